/** Words for « attaque »: who may go where, and what protects the places. */
import type { Placed } from '#components/puzzle/spec.ts';
import { counted, together } from '#engine/core/french.ts';
import type { Reason } from '#engine/core/verdict.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import { foreseen } from '#engine/zargos/game/foreseen.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf } from '#engine/zargos/game/types.ts';
import { fromPlace, placeIn } from '#engine/zargos/game/words.ts';
import type { RuleId } from '#engine/zargos/ids.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { attacksOf } from '#engine/zargos/puzzles/clash.ts';
import { hasWalls } from '#engine/zargos/rules/combat.ts';
import { defendingPawns, monkSide, shotOf } from '#engine/zargos/rules/powers.ts';

type Attack = MoveOf<'attack'>;

const situationOf = ({ state }: Placed<Zargos>, move: Move): Situation | undefined => foreseen(state, move, true)?.situations[0];

const nameOf = ({ state }: Placed<Zargos>, id: Attack['to']): string => placeIn(tablesFor(state.options), id);

/** What protects a place beside the pawns that stand there. */
const SHIELDS: readonly (readonly [words: string, acts: (situation: Situation) => boolean])[] = [
  ['des remparts', ({ site }) => hasWalls(site)],
  ['le tir des Amazones', (situation) => shotOf(situation) !== undefined],
  ['la main de Dieu', (situation) => monkSide(situation) === 'defender'],
];

/** « Outre les pions, regardez ce qui protège ces lieux : des remparts à Ohms et Itak ; partout, le tir des Amazones. » */
function shields(placed: Placed<Zargos>, attacks: readonly Attack[]): string {
  const targets = new Map(attacks.map((move) => [move.to, situationOf(placed, move)]));
  const told = SHIELDS.flatMap(([words, acts]) => {
    const places = [...targets].flatMap(([to, situation]) => (situation && acts(situation) ? nameOf(placed, to) : []));
    if (places.length === 0) return [];
    return [places.length === targets.size ? `partout, ${words}` : `${words} à ${together(places)}`];
  });
  return told.length > 0
    ? `Outre les pions, regardez ce qui protège ces lieux : ${told.join(' ; ')}.`
    : 'Rien ne protège ces lieux que leurs pions : comptez les dés des deux camps.';
}

function hints(placed: Placed<Zargos>): readonly [string, string] {
  const { state, puzzle } = placed;
  const { move } = puzzle.best;
  if (move.kind !== 'attack') throw new Error(`not an attack: ${move.kind}`);
  const all = attacksOf(state, puzzle.seat);
  const alike = all.filter(({ from }) => from === move.from);
  const where = `Regardez qui peut partir ${fromPlace(tablesFor(state.options), move.from)}.`;
  // Where all start there, it says nothing; where one alone does, it says all.
  if (alike.length > 1 && alike.length < all.length) return [where, shields(placed, alike)];
  if (alike.length < all.length) return [shields(placed, all), where];
  const defender = situationOf(placed, move)?.defender;
  const held = counted(defender ? defendingPawns(defender) : 0, 'pion');
  return [shields(placed, all), `Le bon lieu est tenu par ${held} ; ${move.pawns} peuvent l’attaquer.`];
}

/** « Palmyr nord-ouest → Palmyr sud, 2 pions » */
const say = (placed: Placed<Zargos>, move: Move): string | undefined =>
  move.kind === 'attack' ? `${nameOf(placed, move.from)} → ${nameOf(placed, move.to)}, ${counted(move.pawns, 'pion')}` : undefined;

function why(placed: Placed<Zargos>): readonly Reason<RuleId>[] {
  const situation = situationOf(placed, placed.puzzle.best.move);
  const reasons = situation ? oddsOf(situation).reasons : [];
  return reasons.length > 0 ? reasons : [{ rule: 'ZAR-COM-3', text: 'Les dés décident : chances exactes du combat.' }];
}

export const ATTACK_THEME = { hints, say, why };
