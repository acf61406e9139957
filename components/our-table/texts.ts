/** At build: rulings with their texts, as plain data for the tools that let the table choose. */
import { french } from '#components/base/typography.ts';
import type { Ruling } from '#engine/core/ruling.ts';
import type { RulingText } from './Readings.tsx';

/** Those of `ids`, in their order. */
export const rulingTexts = <Id extends string>(rulings: readonly Ruling[], ids: readonly Id[]): readonly RulingText<Id>[] =>
  ids.flatMap((id) =>
    rulings
      .filter((ruling) => ruling.id === id)
      .map(({ question, readings }) => ({
        id,
        question: french(question),
        readings: readings.map((reading) => ({ id: reading.id, text: french(reading.text) })),
      })),
  );
