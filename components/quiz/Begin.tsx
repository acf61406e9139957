/** Ways into questions: those of the day, with which the page opens; ten of a word that nobody chose, without end; and the word of a link. */
import { useEffect, useState } from 'preact/hooks';
import { wakesAfter } from '#components/kit/waking.ts';
import { isBack, parseBack } from '#components/notebook/link.ts';
import { type Asks, dayWord, isSeries, parseSeries, type Series } from './link.ts';

/** A word that nobody chose. */
export const anyWord = (): string => crypto.getRandomValues(new Uint32Array(1))[0]?.toString(36) ?? '0';

interface Props {
  /** Those of the day can be asked for, before all else: nothing is asked. */
  isFirst: boolean;
  /** Those of the day are open. */
  isDay: boolean;
  /** With the word of a series; undefined for questions without end. */
  begin: (word: string | undefined) => void;
}

export const Begin = ({ isFirst, isDay, begin }: Props) => (
  <div class="control-actions">
    {!isDay && (
      <button
        type="button"
        class={isFirst ? 'control-button control-button-main' : 'control-button'}
        onClick={() => begin(dayWord(new Date()))}
      >
        L’exercice du jour
      </button>
    )}
    <button type="button" class="control-button" onClick={() => begin(anyWord())}>
      Dix au hasard
    </button>
    <button type="button" class="control-button" onClick={() => begin(undefined)}>
      Sans fin
    </button>
  </div>
);

/** Where the first question is to come: its room is kept, so that what is told below stands still. */
export const Coming = () => <p class="quiz-coming">La question du jour arrive…</p>;

/** What a page does with its address. */
interface Acts<Edition extends number> {
  readonly begin: (series: Series<Edition>) => Promise<void>;
  /** The questions of the day, where the address names nothing as the page opens. */
  readonly today: (word: string) => Promise<void>;
  /** Things to be seen again. */
  readonly again: (keys: readonly string[]) => Promise<void>;
  /** Why the address names nothing. */
  readonly refuse: (because: string) => void;
}

/** Begins what the address names, at once and whenever it changes. Answers whether the first question is still to come. */
export function useSeries<Edition extends number>(asks: Asks<Edition>, { begin, today, again, refuse }: Acts<Edition>): boolean {
  const [isComing, come] = useState(true);
  useEffect(() => {
    const named = async () => {
      if (isBack(location.hash)) {
        const keys = parseBack(location.hash);
        return keys.ok ? await again(keys.value) : refuse(keys.because);
      }
      const series = parseSeries(location.hash, asks);
      if (series.ok) await begin(series.value);
      else refuse(series.because);
    };
    const isNamed = () => isBack(location.hash) || isSeries(location.hash);
    const first = isNamed() ? named() : today(dayWord(new Date()));
    wakesAfter(first.finally(() => come(false)));
    const now = () => void (isNamed() && named());
    addEventListener('hashchange', now);
    return () => removeEventListener('hashchange', now);
  }, []);
  return isComing;
}
