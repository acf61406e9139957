/** What is heard of a game, where somebody has asked for it: what its spec says, a call when it is somebody's turn here, the end. */
import { useEffect, useRef } from 'preact/hooks';
import { type SoundName, sound, wakeAudio } from '#components/kit/sound.ts';
import type { SeenPart, StoryPart } from './handle.ts';
import type { Switch } from './use-switch.ts';

/** `isAsked`: somebody at this screen may move. */
export function useSound<Event>(
  { at, told, outcome }: SeenPart<unknown> & StoryPart<Event>,
  { on, set }: Switch,
  isAsked: boolean,
  heard: ((events: readonly Event[]) => SoundName | undefined) | undefined,
): Switch {
  const before = useRef({ at, isAsked });
  useEffect(() => {
    const was = before.current;
    before.current = { at, isAsked };
    if (!on || at <= was.at) return;
    const tone = outcome ? 'end' : (heard?.(told) ?? (isAsked && !was.isAsked ? 'call' : undefined));
    if (tone) sound(tone);
  }, [at, isAsked]);
  // Kept from another visit, it still waits for a tap.
  useEffect(() => {
    if (!on) return;
    addEventListener('click', wakeAudio, { once: true });
    return () => removeEventListener('click', wakeAudio);
  }, [on]);
  return {
    on,
    set(wanted) {
      if (wanted) wakeAudio();
      set(wanted);
    },
  };
}
