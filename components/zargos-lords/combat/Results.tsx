/** What the engine answers, by kind of answer: the die face by face, a distribution, the cases of a hidden garrison. */

import { french } from '#components/base/typography.ts';
import { shortPercent } from '#components/kit/numbers.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { TableScroll } from '#components/kit/TableScroll.tsx';
import { BigNumber } from '#components/our-table/Reckoner.tsx';
import { decimal } from '#engine/core/french.ts';
import { resultInWords } from '#engine/zargos-lords/data/counter-words.ts';
import type { CombatOdds } from '#engine/zargos-lords/odds/combat.ts';
import type { VisionOdds, VolleyOdds } from '#engine/zargos-lords/odds/shots.ts';
import type { SiegeOdds } from '#engine/zargos-lords/odds/siege.ts';
import type { Odds } from '#engine/zargos-lords/odds.ts';

interface Row {
  readonly label: string;
  readonly chance: number;
  readonly ways: string;
  /** Counts towards what was wanted. */
  readonly good?: boolean;
}

const Bars = ({ caption, rows }: { caption: string; rows: readonly Row[] }) => (
  <table class="lords-bars">
    <caption>{french(caption)}</caption>
    <tbody>
      {rows.map(({ label, chance, ways, good }) => (
        <tr key={label}>
          <th scope="row">{french(label)}</th>
          <td>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class={good ? 'is-good' : ''} width={chance * 100} height="10" />
            </svg>
          </td>
          <td>{ways}</td>
          <td>{shortPercent(chance)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

const Faces = ({ faces }: { faces: readonly string[] }) => (
  <ol class="bare lords-dice">
    {faces.map((text, at) => (
      <li key={at}>
        <small>dé {at + 1}</small> <b>{text === '-' ? '–' : text}</b>
      </li>
    ))}
  </ol>
);

/** What may come of it, one row each. */
function rowsOf(odds: CombatOdds | VolleyOdds | VisionOdds): readonly [caption: string, rows: readonly Row[]] {
  if ('hits' in odds)
    return [
      'Au but, tous les tirs ensemble',
      odds.hits.map(({ hits, ways, chance }) => ({ label: `${hits}`, chance, ways: `${ways} / ${odds.total}`, good: hits >= odds.needed })),
    ];
  if ('flight' in odds)
    return [
      'La fuite, en hexagones',
      odds.flight.map(({ hexes, ways, chance }) => ({ label: `${hexes}`, chance, ways: `${ways} sur 6`, good: hexes > 0 })),
    ];
  return [
    'Ce qui peut arriver',
    odds.results.map(({ result, ways, chance }) => ({
      label: `${result === '-' ? '–' : result} : ${resultInWords(result)}`,
      chance,
      ways: `${ways} sur 6`,
      good: result.startsWith('D'),
    })),
  ];
}

const OUTCOMES = {
  open: 'ville ouverte',
  combat: 'combat',
  void: 'attaque nulle',
  eliminated: 'assiégeants éliminés',
} as const;

const SiegeResult = ({ odds }: { odds: SiegeOdds }) => (
  <TableScroll class="lords-cases">
    <table>
      <caption>{french('Selon la garnison : personne ne sait laquelle')}</caption>
      <thead>
        <tr>
          <th scope="col">Pions</th>
          <th scope="col">Force</th>
          <th scope="col">S’ouvre</th>
          <th scope="col">Différence</th>
          <th scope="col">Issue</th>
        </tr>
      </thead>
      <tbody>
        {odds.cases.map(({ pawns, force, difference, outcome, opens }) => (
          <tr key={`${pawns} ${force}`}>
            <td>{pawns}</td>
            <td>{force}</td>
            <td>{outcome === 'open' ? 'toujours' : `${opens} sur 6`}</td>
            <td>{`${difference}`.replace('-', '−')}</td>
            <td>{OUTCOMES[outcome]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </TableScroll>
);

/** The sentence to copy. */
export const sentenceOf = (odds: Odds): string => (odds.allowed ? odds.sentence : `Interdit : ${odds.because} (${odds.rule})`);

/** The number that answers, and of what. */
function figureOf(odds: Odds & { allowed: true }): readonly [value: string | number, of: string] {
  if ('cases' in odds) {
    const [least, most] = odds.fall.map((share) => shortPercent(share));
    return [least === most ? `${least}` : `${least} à ${most}`, 'de chances d’ouvrir la ville, selon ce qui s’y cache'];
  }
  if ('hits' in odds) return [shortPercent(odds.kill), `de chances de l’éliminer : il en faut ${odds.needed}`];
  if ('flight' in odds) return [decimal(odds.mean), 'hexagones de fuite en moyenne'];
  return [odds.difference, `différence : ${odds.attack} contre ${odds.defence}`];
}

/** The answer in a line, with the die face by face where one die decides. */
export function ResultBar({ odds }: { odds: Odds }) {
  if (!odds.allowed)
    return (
      <p class="control-refused">
        <b>Interdit.</b> {french(odds.because)} <RuleLink id={odds.rule} />
      </p>
    );
  const [value, of] = figureOf(odds);
  return (
    <>
      <BigNumber value={value}>{french(of)}</BigNumber>
      {'byDie' in odds && <Faces faces={odds.byDie.map(String)} />}
    </>
  );
}

/** The answer in full. */
export function ResultView({ odds }: { odds: Odds }) {
  if (!odds.allowed) return null;
  if ('cases' in odds) return <SiegeResult odds={odds} />;
  const [caption, rows] = rowsOf(odds);
  return <Bars caption={caption} rows={rows} />;
}
