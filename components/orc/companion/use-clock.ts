/** The dealer's clock on the page: beats at a steady pace while it runs, clicks, shakes, keeps the screen awake. Stops when the page is hidden. */
import { useEffect, useRef } from 'preact/hooks';

export interface Beat {
  readonly sound: boolean;
  readonly shake: boolean;
}

let audio: AudioContext | undefined;

/** To be called from a tap: browsers let no page make noise before one. */
export function wakeAudio(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    audio = undefined;
  }
}

/** A dry click; `last` is lower and longer. */
function click(last: boolean): void {
  if (audio?.state !== 'running') return;
  const [now, length] = [audio.currentTime, last ? 0.5 : 0.05];
  const [tone, volume] = [audio.createOscillator(), audio.createGain()];
  tone.type = 'triangle';
  tone.frequency.value = last ? 330 : 1100;
  volume.gain.setValueAtTime(0.4, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + length);
  tone.connect(volume).connect(audio.destination);
  tone.start(now);
  tone.stop(now + length);
}

export function mark({ sound, shake }: Beat, last: boolean): void {
  if (sound) click(last);
  if (shake) navigator.vibrate?.(last ? 200 : 25);
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
