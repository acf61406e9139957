/** Ways into questions: those of the day, ten of a word that nobody chose, without end; and the word of a link. */
import { useEffect } from 'preact/hooks';
import { wakesAfter } from '#components/kit/waking.ts';
import { isBack, parseBack } from '#components/notebook/link.ts';
import { type Asks, dayWord, isSeries, parseSeries, type Series } from './link.ts';

/** A word that nobody chose. */
export const anyWord = (): string => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '0';

interface Props {
  /** One has just ended: going on is no longer the first thing to do. */
  isAgain: boolean;
  /** With the word of a series; undefined for questions without end. */
  begin: (word: string | undefined) => void;
}

export const Begin = ({ isAgain, begin }: Props) => (
  <div class="control-actions">
    <button
      type="button"
      class={isAgain ? 'control-button' : 'control-button control-button-main'}
      onClick={() => begin(dayWord(new Date()))}
    >
      L’exercice du jour
    </button>
    <button type="button" class="control-button" onClick={() => begin(anyWord())}>
      Dix au hasard
    </button>
    <button type="button" class="control-button" onClick={() => begin(undefined)}>
      Sans fin
    </button>
  </div>
);

/** What a page does with its address. */
interface Acts<Edition extends number> {
  readonly begin: (series: Series<Edition>) => Promise<void>;
  /** Things to be seen again. */
  readonly again: (keys: readonly string[]) => Promise<void>;
  /** Why the address names nothing. */
  readonly refuse: (because: string) => void;
}

/** Begins what the address names, at once and whenever it changes. */
export function useSeries<Edition extends number>(asks: Asks<Edition>, { begin, again, refuse }: Acts<Edition>): void {
  useEffect(() => {
    const read = async () => {
      if (isBack(location.hash)) {
        const keys = parseBack(location.hash);
        return keys.ok ? await again(keys.value) : refuse(keys.because);
      }
      if (!isSeries(location.hash)) return;
      const series = parseSeries(location.hash, asks);
      if (series.ok) await begin(series.value);
      else refuse(series.because);
    };
    wakesAfter(read());
    const now = () => void read();
    addEventListener('hashchange', now);
    return () => removeEventListener('hashchange', now);
  }, []);
}
