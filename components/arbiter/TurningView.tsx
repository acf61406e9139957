/** « Toutes les lectures »: whether the verdict holds however the open questions are read, or which readings turn it over. */
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import type { RulingText } from '#components/our-table/Readings.tsx';
import { counted } from '#engine/core/french.ts';
import type { Choices } from '#engine/core/ruling.ts';
import type { Verdict } from '#engine/core/verdict.ts';
import type { ShownTurning } from './shown.ts';

/** Ways to turn it over that are told; the smallest come first. */
const MOST_TOLD = 8;

const Said = ({ verdict }: { verdict: Verdict }) =>
  verdict.ok ? (
    <b>Légal</b>
  ) : (
    <>
      <b>Refusé</b> <RuleLink id={verdict.rule} />
    </>
  );

interface Props {
  turning: ShownTurning;
  rulings: readonly RulingText[];
  /** Judges under these readings too. */
  read: (choices: Choices) => void;
}

export function TurningView({ turning: { turns, isWhole, ours }, rulings, read }: Props) {
  const textOf = (id: string, reading: string) =>
    rulings.find((ruling) => ruling.id === id)?.readings.find((one) => one.id === reading)?.text ?? '';
  const note =
    turns.length > 0 ? `${counted(turns.length, 'façon', 'façons')} de le renverser` : isWhole ? 'il tient sous toutes' : 'il tient';
  return (
    <details class="readings arbiter-turning">
      <summary>
        Toutes les lectures <small>{french(note)}</small>
      </summary>
      {ours && (
        <p>
          {french('Avec nos lectures : ')}
          <Said verdict={ours} />.
        </p>
      )}
      {turns.length === 0 && (
        <p>
          {french(
            isWhole
              ? 'Quelle que soit la lecture de chaque litige, seule ou avec d’autres, la réponse est la même.'
              : 'Aucune des lectures essayées, seules ou ensemble, ne change la réponse ; il en reste trop pour toutes les essayer ici.',
          )}
        </p>
      )}
      <ul class="arbiter-lines">
        {turns.slice(0, MOST_TOLD).map(({ choices, verdict }) => (
          <li key={JSON.stringify(choices)}>
            {Object.entries(choices).map(([id, reading], at) => [
              at > 0 && french(' et, avec cela : '),
              <RuleLink key={id} id={id} />,
              ` ${french(textOf(id, reading))}`,
            ])}{' '}
            → <Said verdict={verdict} />{' '}
            <button type="button" class="control-button" onClick={() => read(choices)}>
              Juger ainsi
            </button>
          </li>
        ))}
      </ul>
      {turns.length > MOST_TOLD && <p>{french(`Et ${turns.length - MOST_TOLD} autres, qui demandent davantage de changements.`)}</p>}
    </details>
  );
}
