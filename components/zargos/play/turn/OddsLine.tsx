/** What a fight promises, exactly, before it is opened. */
import { useContext, useEffect } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Aloud } from '#components/table/keys/Aloud.tsx';
import { Taught } from '#components/table/taught.ts';
import { useOddsOf } from '#components/zargos/combat/use-odds.ts';
import { freedByCity } from '#engine/zargos/game/foreseen.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { View } from '#engine/zargos/game/types.ts';
import type { People } from '#engine/zargos/types.ts';
import { placeLabel } from '../words.ts';
import { chanceText, diceText, foreseenAt, foreseenText, isIdleWind, leftOut, taughtIn, windsOf, windsText } from './foresee.ts';

/** What a Vent de Guerre would change, before it is played. `pass`: nobody is asked about one that would change nothing. */
export function WindOdds({ view, pass }: { view: View; pass: (() => void) | undefined }) {
  const winds = windsOf(view);
  const [without, played] = [useOddsOf(winds?.without), useOddsOf(winds?.played)];
  const combat = view.turn?.combat;
  const isIdle = winds !== undefined && without !== undefined && played !== undefined && isIdleWind(without, played, winds.camp);
  useEffect(() => {
    if (isIdle) pass?.();
  }, [isIdle]);
  if (!winds || !combat) return null;
  const told = windsText(view, combat, without, played);
  return (
    <>
      <p class="zt-odds">{french(told)}</p>
      <Aloud text={told} />
    </>
  );
}

interface Props {
  view: View;
  at: number;
  people: People;
  /** Attackers in all. */
  pawns: number;
  /** The bare figure, where there is little room. */
  short?: boolean;
}

export function OddsLine({ view, at, people, pawns, short = false }: Props) {
  const situation = foreseenAt(view, at, people, pawns);
  const odds = useOddsOf(situation);
  const isTaught = taughtIn(view, useContext(Taught));
  if (!situation)
    return short ? <span> · vide</span> : <p>{french(`Personne ne garde ${placeLabel(view, at)} : elle est prise sans combat.`)}</p>;
  if (!isTaught('chances')) return null;
  if (!odds) return short ? <span> · …</span> : <p class="zt-odds">On compte…</p>;
  const volcano = tablesFor(view.options).board.territories[at]?.volcano ?? false;
  if (short) return <span>{french(` · ${chanceText(odds, freedByCity(view, at))}`)}</span>;
  const more = `${diceText(situation, isTaught)} ${leftOut(situation, volcano, isTaught)}`.trim();
  return (
    <div class="zt-odds">
      <span aria-hidden="true">
        <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
          <rect class="is-win" width={100 * odds.win.attacker} height="6" />
          <rect class="is-none" x={100 * odds.win.attacker} width={100 * odds.win.nobody} height="6" />
        </svg>
      </span>
      <p>{french(foreseenText(view, at, odds))}</p>
      <Aloud text={foreseenText(view, at, odds)} />
      {more && <p class="table-quiet">{french(more)}</p>}
    </div>
  );
}
