/** The dealer's clock on the page: beats at a steady pace while it runs, clicks, shakes, keeps the screen awake. Stops when the page is hidden. */
import { useEffect, useRef } from 'preact/hooks';
import { sound } from '#components/kit/sound.ts';

export interface Beat {
  readonly sound: boolean;
  readonly shake: boolean;
}

export function mark(beat: Beat, last: boolean): void {
  if (beat.sound) sound(last ? 'end' : 'click');
  if (beat.shake) navigator.vibrate?.(last ? 200 : 25);
}

/** Keeps the screen awake while `wanted`, where the browser can. */
function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | undefined;
    let done = false;
    navigator.wakeLock.request('screen').then(
      (held) => {
        if (done) void held.release();
        else lock = held;
      },
      () => undefined,
    );
    return () => {
      done = true;
      void lock?.release();
    };
  }, [wanted]);
}

/** Calls `beat` every `seconds` while `running`, without drifting; `stop` when the page is hidden. */
export function useClock(running: boolean, seconds: number, beat: () => void, stop: () => void): void {
  const calls = useRef({ beat, stop });
  calls.current = { beat, stop };
  useWakeLock(running);
  useEffect(() => {
    if (!running) return;
    let due = performance.now() + seconds * 1000;
    let timer = setTimeout(tick, seconds * 1000);
    function tick() {
      calls.current.beat();
      due += seconds * 1000;
      timer = setTimeout(tick, Math.max(0, due - performance.now()));
    }
    const hidden = () => {
      if (document.hidden) calls.current.stop();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', hidden);
    };
  }, [running, seconds]);
}
