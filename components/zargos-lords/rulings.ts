/** At build: rulings with their texts, for the tools that let the table choose. */
import { french } from '#components/site/typography.ts';
import { type OptionId, RULINGS } from '#engine/zargos-lords/options.ts';
import type { RulingText } from './Readings.tsx';

/** Those of `ids`, in their order. */
export const rulingTexts = (ids: readonly OptionId[]): readonly RulingText[] =>
  ids.flatMap((id) =>
    RULINGS.filter((ruling) => ruling.id === id).map(({ question, readings }) => ({
      id,
      question: french(question),
      readings: readings.map((reading) => ({ id: reading.id, text: french(reading.text) })),
    })),
  );
