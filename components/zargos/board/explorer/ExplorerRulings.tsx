/** The readings of the table that may change this answer. */

import { french } from '#components/base/typography.ts';
import { withChoice } from '#components/our-table/kept.ts';
import { Readings } from '#components/our-table/Readings.tsx';
import { counted } from '#engine/core/french.ts';
import type { QuestionProps } from './question.ts';
import { weighing } from './rulings.ts';

export function ExplorerRulings({ question, ask }: QuestionProps) {
  const rulings = weighing(question).map(({ id, question: text, readings }) => ({
    id,
    question: french(text),
    readings: readings.map((reading) => ({ id: reading.id, text: french(reading.text) })),
  }));
  return (
    <Readings
      name="plateau"
      rulings={rulings}
      options={question.options}
      choose={(id, reading) => ask({ options: withChoice(question.options, id, reading) })}
      note={`${counted(rulings.length, 'litige')} en jeu`}
    />
  );
}
