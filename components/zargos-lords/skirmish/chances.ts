/** The exact chances of a fight and of a shot in words: the panel, the coach and whoever advises say them in these and no others. */
import { counted, percent } from '#engine/core/french.ts';
import { distanceOn } from '#engine/zargos-lords/board/map.ts';
import { boxIn, type Counter, counterOf } from '#engine/zargos-lords/board/position.ts';
import { resultInWords } from '#engine/zargos-lords/data/counter-words.ts';
import { lossesOf, shotOdds } from '#engine/zargos-lords/game/odds.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { flightOf, linesOf } from '#engine/zargos-lords/game/retreats.ts';
import type { MoveOf, Table } from '#engine/zargos-lords/game/types.ts';
import { type CombatOdds as Odds, endsInWords, sumInWords } from '#engine/zargos-lords/odds/combat.ts';
import { flightAt } from '#engine/zargos-lords/rules/volley.ts';

type Fight = Pick<MoveOf<'attack'>, 'attackers' | 'targets'>;
type CombatOdds = Pick<Odds, 'attack' | 'defence' | 'difference' | 'byDie'>;

/** What the faces do not say: a side that no line of retreat saves is lost wherever it must retreat. */
function unsavedTold(table: Table, fight: Fight, byDie: Odds['byDie']): string {
  const { target, attacker } = lossesOf(table, fight, byDie);
  const told = (who: string, { faces, unsaved }: typeof target): string =>
    unsaved > 0 ? ` Faute de ligne pour reculer, ${who} est éliminé ${faces} fois sur 6 en tout.` : '';
  return `${told('le défenseur', target)}${told('l’attaquant', attacker)}`;
}

/** « 11 contre 10, charge comprise, différence 1 (bande 0 à 3) : les attaquants sont éliminés 2 fois sur 6, dont 1 faute de ligne pour reculer, … »: where the sum says it alone, nobody sees whence three more come. */
export function fightTold(table: Table, fight: Fight, odds: Odds): string {
  const { target, attacker, ends } = lossesOf(table, fight, odds.byDie);
  const noted = ({ unsaved }: typeof target): string => (unsaved > 0 ? `, dont ${unsaved} faute de ligne pour reculer` : '');
  const isCharge = odds.reasons.some(({ rule }) => rule === 'LOR-CHE-1');
  return sumInWords(odds, endsInWords(ends, { DE: noted(target), AE: noted(attacker) }), isCharge);
}

/** « 11 contre 8, différence 3. Au mieux, le défenseur recule de 2 hexagones ; au pire, les attaquants sont éliminés. » */
export function oddsTold(table: Table, fight: Fight, { attack, defence, difference, byDie }: CombatOdds): string {
  const [worst, , , , , best] = byDie.map(resultInWords);
  return `${attack} contre ${defence}, différence ${difference}. Au mieux, ${best} ; au pire, ${worst}.${unsavedTold(table, fight, byDie)}`;
}

/** What a shot promises, exactly. */
export function shotTold(view: Table, { shooters, target: aimed }: Pick<MoveOf<'shoot'>, 'shooters' | 'target'>): string {
  const odds = shotOdds(view, { shooters, target: aimed });
  if ('kill' in odds) return `${percent(odds.kill)} de chances de l’éliminer`;
  const [first = ''] = shooters;
  const shooter = walkerIn(view.position, first)?.counter ?? counterOf(view.position, first);
  const target = counterOf(view.position, aimed);
  const flights = flightAt(boxIn(view.position), distanceOn(view.position.map, shooter.at, target.at));
  const lost = drowningFaces(view, shooter, target);
  if (target.paralysed) return 'le gouffre le retient, une vision n’y peut rien';
  const fled = `la vision le fait fuir de ${Math.min(...flights)} à ${counted(Math.max(...flights), 'hexagone')}`;
  if (lost === flights.length) return `${fled}, et l’élimine à coup sûr`;
  return lost > 0 ? `${fled}, et l’élimine ${lost} fois sur ${flights.length}` : fled;
}

/** The faces of the die, 0 to 6, whose flight leaves whom a vision strikes no line but to death. */
function drowningFaces(view: Table, shooter: Counter, target: Counter): number {
  const isLost = (hexes: number): boolean =>
    hexes > 0 && linesOf(view, flightOf(view, shooter.id, target.id, hexes)).every(({ first }) => first.fate === 'eliminated');
  return flightAt(boxIn(view.position), distanceOn(view.position.map, shooter.at, target.at)).filter(isLost).length;
}
