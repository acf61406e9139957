/** What is heard of a game, where somebody has asked for it: what its spec says, a call when it is somebody's turn here, the end. */
import { useEffect, useRef } from 'preact/hooks';
import { type SoundName, sound, wakeAudio } from '#components/kit/sound.ts';
import type { Handle } from './handle.ts';

const HABIT = 'son';

interface Heard<Event> {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
  readonly heard?: (events: readonly Event[]) => SoundName | undefined;
}

export function useSound<View, Move, Event>(
  handle: Handle<View, Move, Event>,
  heard: Heard<Event>['heard'],
  redraw: () => void,
): Pick<Heard<Event>, 'on' | 'set'> {
  const on = handle.habit(HABIT) === 'oui';
  const isAsked = handle.humans.some((seat) => handle.movesOf(seat).length > 0);
  const before = useRef({ at: handle.at, isAsked });
  useEffect(() => {
    const { at, isAsked: wasAsked } = before.current;
    before.current = { at: handle.at, isAsked };
    if (!on || handle.at <= at) return;
    const tone = handle.outcome ? 'end' : (heard?.(handle.told) ?? (isAsked && !wasAsked ? 'call' : undefined));
    if (tone) sound(tone);
  }, [handle.at, isAsked]);
  // Kept from another visit, it still waits for a tap.
  useEffect(() => {
    if (!on) return;
    addEventListener('click', wakeAudio, { once: true });
    return () => removeEventListener('click', wakeAudio);
  }, [on]);
  const set = (wanted: boolean) => {
    if (wanted) wakeAudio();
    handle.keepHabit(HABIT, wanted ? 'oui' : 'non');
    redraw();
  };
  return { on, set };
}
