/** The readings of the table that may change this answer. */

import { RuleLink } from '#components/shared/RuleLink.tsx';
import { french } from '#components/site/typography.ts';
import type { QuestionProps } from './ExplorerQuestion.tsx';
import { counted } from './explorer-words.ts';
import { weighing } from './rulings.ts';

export function ExplorerRulings({ question, ask }: QuestionProps) {
  const rulings = weighing(question);
  const changed = Object.keys(question.options).length;
  const set = (id: string, reading: string, usual: string | undefined) => {
    const others = Object.entries(question.options).filter(([one]) => one !== id);
    ask({ options: Object.fromEntries(reading === usual ? others : [...others, [id, reading]]) });
  };
  return (
    <details class="plateau-fold">
      <summary>
        Lectures de la table{' '}
        <small>
          {counted(rulings.length, 'litige')} en jeu{changed > 0 ? `, ${changed} hors défaut` : ''}
        </small>
      </summary>
      {rulings.map(({ id, question: text, readings }) => (
        <div key={id} class="plateau-ruling">
          <p id={`plateau-${id}`}>
            <RuleLink id={id} /> {french(text)}
          </p>
          <select aria-labelledby={`plateau-${id}`} onChange={(event) => set(id, event.currentTarget.value, readings[0]?.id)}>
            {readings.map((reading) => (
              <option key={reading.id} value={reading.id} selected={reading.id === (question.options[id] ?? readings[0]?.id)}>
                {french(reading.text)}
              </option>
            ))}
          </select>
        </div>
      ))}
    </details>
  );
}
