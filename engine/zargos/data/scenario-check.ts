/** A scenario from outside: of this board and of this box, or one French sentence on the first thing that is not. */
import { isRecord, misfit, type Report, readFields, readInteger, readOneOf } from '../../core/input.ts';
import { MAX_PAWNS, PEOPLES } from '../types.ts';
import { type Board, KINGDOM_IDS, type TerritoryId } from './board-types.ts';
import { CARD_IDS, CARDS, type CardId } from './cards.ts';
import { PRIZES, type Scenario } from './scenario.ts';

const [LONGEST_NAME, MOST_ROUNDS, MOST_BOATS, MOST_HELD] = [60, 60, 15, 3] as const;

/** A list whose entries are among `taken`; `words` say what these are. */
function readList<Id extends string>(value: unknown, path: string, taken: readonly Id[], words: string, report: Report): readonly Id[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (!Array.isArray(value)) misfit(value, path, `une liste de ${words}`, report);
  return list.flatMap((one, at) => {
    const found = taken.find((id) => id === one);
    if (found === undefined) misfit(one, `${path}.${at}`, `un nom parmi les ${words} de cette partie`, report);
    return found ?? [];
  });
}

function distinct(list: readonly string[], path: string, report: Report): void {
  const twice = list.find((one, at) => list.indexOf(one) !== at);
  if (twice !== undefined) report(path, `${path} nomme deux fois « ${twice} ».`);
}

function readPawns(value: unknown, path: string, taken: readonly TerritoryId[], report: Report): Scenario['sides'][number]['pawns'] {
  if (!isRecord(value)) misfit(value, path, 'un objet, des pions par territoire', report);
  const given = Object.entries(isRecord(value) ? value : {});
  if (given.length === 0) report(path, `${path} attend un territoire au moins.`);
  const known = readList(
    given.map(([id]) => id),
    path,
    taken,
    'territoires',
    report,
  );
  const pawns = given.map(([id, count]) => [id, readInteger(count, `${path}.${id}`, 1, MAX_PAWNS, 1, report)] as const);
  const total = pawns.reduce((sum, [, count]) => sum + count, 0);
  // One of the hundred marks the rank.
  if (total >= MAX_PAWNS) report(path, `${path} compte ${total} pions : ${MAX_PAWNS - 1} au plus tiennent sur le plateau.`);
  return Object.fromEntries(pawns.filter(([id]) => known.some((one) => one === id)));
}

/** `seats`: of the table. Whatever is wrong is reported, and then what is answered is of no use. */
export function readScenario(value: unknown, seats: number, board: Board, report: Report): Scenario {
  const path = 'scenario';
  const fields = readFields(value, path, ['name', 'kingdoms', 'seas', 'sides', 'cards', 'rounds', 'prize'], report);
  const { name } = fields;
  if (typeof name !== 'string' || name === '' || name.length > LONGEST_NAME)
    misfit(name, `${path}.name`, `un texte de 1 à ${LONGEST_NAME} signes`, report);
  const kingdoms = readList(fields.kingdoms, `${path}.kingdoms`, KINGDOM_IDS, 'royaumes', report);
  const waters = board.seas.map(({ id }) => id);
  const seas = readList(fields.seas, `${path}.seas`, waters, 'cases mer', report);
  const cards = readList(fields.cards, `${path}.cards`, CARD_IDS, 'cartes', report);
  const homes = board.territories.flatMap(({ id, kingdom }) => (kingdom !== 'zargos' && kingdoms.includes(kingdom) ? [id] : []));
  const given: readonly unknown[] = Array.isArray(fields.sides) ? fields.sides : [];
  if (given.length !== seats) report(`${path}.sides`, `${path}.sides attend ${seats} camps, un par joueur ; en voici ${given.length}.`);
  const sides = given.map((one, seat) => {
    const at = `${path}.sides.${seat}`;
    const side = readFields(one, at, ['people', 'pawns', 'boats', 'hand'], report);
    const hand = readList(side.hand, `${at}.hand`, cards, 'cartes', report);
    if (hand.length > MOST_HELD) report(`${at}.hand`, `${at}.hand attend ${MOST_HELD} cartes au plus ; en voici ${hand.length}.`);
    return {
      people: readOneOf(side.people, `${at}.people`, PEOPLES, PEOPLES[0], report),
      pawns: readPawns(side.pawns, `${at}.pawns`, homes, report),
      boats: readInteger(side.boats, `${at}.boats`, 0, seas.length > 0 ? MOST_BOATS : 0, 0, report),
      hand,
    };
  });
  const peoples = sides.map(({ people }) => people);
  for (const [list, where] of [
    [kingdoms, 'kingdoms'],
    [seas, 'seas'],
    [cards, 'cards'],
    [peoples, 'sides'],
    [sides.flatMap(({ pawns }) => Object.keys(pawns)), 'sides'],
  ] as const)
    distinct(list, `${path}.${where}`, report);
  const boats = sides.reduce((sum, side) => sum + side.boats, 0);
  if (boats > MOST_BOATS) report(`${path}.sides`, `${path}.sides compte ${boats} bateaux : la boîte en a ${MOST_BOATS}.`);
  const held: readonly CardId[] = sides.flatMap(({ hand }) => hand);
  for (const { id, copies, people } of CARDS as readonly { id: CardId; copies: number; people?: string }[]) {
    const count = held.filter((card) => card === id).length;
    if (count > copies) report(`${path}.sides`, `${path}.sides distribue ${count} fois « ${id} » : la boîte en a ${copies}.`);
    if (people && cards.includes(id) && !peoples.some((one) => one === people))
      report(`${path}.cards`, `${path}.cards ne prend pas « ${id} » : elle vise un peuple que personne ne mène.`);
  }
  return {
    name: typeof name === 'string' ? name : '',
    kingdoms,
    seas,
    sides,
    cards,
    rounds: readInteger(fields.rounds, `${path}.rounds`, 1, MOST_ROUNDS, 1, report),
    prize: readOneOf(fields.prize, `${path}.prize`, PRIZES, PRIZES[0], report),
  };
}
