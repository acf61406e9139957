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
          <td class="lords-bar">
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect class={good ? 'lords-bar-good' : 'lords-bar-other'} width={chance * 100} height="10" />
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

const CombatResult = ({ odds }: { odds: CombatOdds }) => (
  <Bars
    caption="Ce qui peut arriver"
    rows={odds.results.map(({ result, ways, chance }) => ({
      label: `${result === '-' ? '–' : result} : ${resultInWords(result)}`,
      chance,
      ways: `${ways} sur 6`,
      good: result.startsWith('D'),
    }))}
  />
);

const VolleyResult = ({ odds }: { odds: VolleyOdds }) => (
  <Bars
    caption="Au but, tous les tirs ensemble"
    rows={odds.hits.map(({ hits, ways, chance }) => ({
      label: `${hits}`,
      chance,
      ways: `${ways} / ${odds.total}`,
      good: hits >= odds.needed,
    }))}
  />
);

const VisionResult = ({ odds }: { odds: VisionOdds }) => (
  <Bars
    caption="La fuite, en hexagones"
    rows={odds.flight.map(({ hexes, ways, chance }) => ({ label: `${hexes}`, chance, ways: `${ways} sur 6`, good: hexes > 0 }))}
  />
);

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

/** The answer in a line, with the die face by face where one die decides. */
export function ResultBar({ odds }: { odds: Odds }) {
  if (!odds.allowed)
    return (
      <p class="control-refused">
        <b>Interdit.</b> {french(odds.because)} <RuleLink id={odds.rule} />
      </p>
    );
  if ('cases' in odds) {
    const [least, most] = odds.fall;
    return (
      <BigNumber value={least === most ? shortPercent(least) : `${shortPercent(least)} à ${shortPercent(most)}`}>
        {french('de chances d’ouvrir la ville, selon ce qui s’y cache')}
      </BigNumber>
    );
  }
  if ('hits' in odds)
    return <BigNumber value={shortPercent(odds.kill)}>{french(`de chances de l’éliminer : il en faut ${odds.needed}`)}</BigNumber>;
  return (
    <>
      {'flight' in odds ? (
        <BigNumber value={decimal(odds.mean)}>hexagones de fuite en moyenne</BigNumber>
      ) : (
        <BigNumber value={odds.difference}>{french(`différence : ${odds.attack} contre ${odds.defence}`)}</BigNumber>
      )}
      <Faces faces={odds.byDie.map(String)} />
    </>
  );
}

/** The answer in full. */
export function ResultView({ odds }: { odds: Odds }) {
  if (!odds.allowed) return null;
  if ('cases' in odds) return <SiegeResult odds={odds} />;
  if ('hits' in odds) return <VolleyResult odds={odds} />;
  return 'flight' in odds ? <VisionResult odds={odds} /> : <CombatResult odds={odds} />;
}
