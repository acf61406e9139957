/** What the skirmish lists, against the second judge of the map (`testing/judge.ts`), in positions of random games: moves, shots and retreats. */
import { expect, test } from 'vitest';
import { diceFrom, oneOf } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { DIRECTIONS } from '../board/hex.ts';
import { BOX } from '../data/tables.ts';
import {
  attackedIn,
  cellOfHex,
  Table as Judge,
  mayAim,
  movesOf,
  priceOf,
  retreatOf,
  sentHome,
  shootsAt,
  shotInstead,
  sparedBy,
} from '../testing/judge.ts';
import { LORDS } from './game.ts';
import { START_IDS, STARTS } from './starts.ts';
import { randomOptions, sceneOf } from './testing/scenes.ts';
import type { MoveOf, State } from './types.ts';

const POSITIONS = Number(process.env.POSITIONS ?? (process.env.STRYKER_MUTATOR_WORKER ? 60 : 40));

/** On every map, woods stand in it or beside it. */
const COLUMN = 9;

const SHOTS = ['arrows', 'flames', 'visions'] as const;
const nameOf = (at: { readonly q: number; readonly r: number }): string => `${cellOfHex(at).column}.${cellOfHex(at).row}`;
const isOwn = (state: State, id: string): boolean => id.startsWith(state.turn === 0 ? 'a' : 'b');

/** Free ends of a move: where no enemy zone is left, all of them; in a zone, only those the second judge knows too. */
function checkMarches(state: State): void {
  const { position, marched } = state;
  const attacked = marched.flatMap(({ against }) => against ?? []);
  const judge = new Judge(position);
  const listed = LORDS.moves(state, state.turn).filter((move): move is MoveOf<'march'> => move.kind === 'march');
  for (const counter of position.counters) {
    if (!isOwn(state, counter.id) || marched.some(({ id }) => id === counter.id)) continue;
    const lasting = position.options['LOR-L-38'] === 'au-combat' ? [] : attacked;
    const ends = [...movesOf(position, counter.id, attacked, false, BOX).keys()].filter(
      (end) => !position.counters.some(({ at }) => nameOf(at) === end),
    );
    const zonesAt = (end: string): readonly string[] => {
      const [column = 0, row = 0] = end.split('.').map(Number);
      return judge.zones(judge.people(counter), { column, row }, lasting);
    };
    const own = listed.filter(({ id }) => id === counter.id);
    const free = own.filter(({ against }) => against === undefined).map(({ to }) => nameOf(to));
    expect(free.sort()).toEqual(ends.filter((end) => zonesAt(end).length === 0).sort());
    for (const { to, against } of own)
      if (against !== undefined)
        expect([ends, zonesAt(nameOf(to))]).toEqual([expect.arrayContaining([nameOf(to)]), expect.arrayContaining([against])]);
  }
}

/** What a march tells: a way of neighbours from where it stood to where it goes, at its own price. */
function checkPrices(state: State): void {
  const { position } = state;
  const judge = new Judge(position);
  const marches = LORDS.moves(state, state.turn).filter((move): move is MoveOf<'march'> => move.kind === 'march');
  for (const move of marches) {
    const counter = position.counters.find(({ id }) => id === move.id);
    const told = LORDS.step(state, move).events.find((event) => event.kind === 'marched');
    if (!counter || told?.kind !== 'marched') throw new Error('not marched');
    const cells = told.path.map(cellOfHex);
    for (const [at, cell] of cells.slice(1).entries())
      expect(judge.around(cells[at] ?? cell).map(({ column, row }) => `${column}.${row}`)).toContain(`${cell.column}.${cell.row}`);
    expect([nameOf(told.path[0] ?? move.to), nameOf(told.path.at(-1) ?? counter.at)]).toEqual([nameOf(counter.at), nameOf(move.to)]);
    expect(told.cost).toBe(priceOf(position, move.id, cells.slice(1)));
  }
}

/** Whoever has shot is refused a combat by the rule that the second judge names. */
function checkSpent(state: State): number {
  const { position, shot: done, fought } = state;
  const spent = position.counters.filter(({ id, paralysed }) => done.some((one) => one.id === id) && !fought.includes(id) && !paralysed);
  for (const { id } of spent) {
    const [enemy] = position.counters.filter((one) => !isOwn(state, one.id));
    const verdict = enemy && LORDS.judge(state, { kind: 'attack', seat: state.turn, attackers: [id], targets: [enemy.id] });
    const rule = shotInstead(position, id);
    if (rule) expect(verdict).toMatchObject({ ok: false, rule });
    else expect(verdict).not.toMatchObject({ rule: 'LOR-L-18' });
  }
  return spent.length;
}

function checkShots(state: State): void {
  const { position, shot: done } = state;
  const listed = LORDS.moves(state, state.turn).flatMap((move) =>
    move.kind === 'shoot' && move.shooters.length === 1 ? [`${move.shooters[0]} ${move.target}`] : [],
  );
  const theirs = position.counters
    .filter(({ id }) => isOwn(state, id) && !done.some((one) => one.id === id))
    .flatMap(({ id }) =>
      position.counters
        .filter(
          (target) =>
            !isOwn(state, target.id) && mayAim(state, id, target.id) && SHOTS.some((shot) => shootsAt(position, id, target.id, shot)),
        )
        .map((target) => `${id} ${target.id}`),
    );
  expect(listed.sort()).toEqual(theirs.sort());
}

/** Where everybody stands once the moves are done; how many have gone back. */
function checkReturns(state: State, after: State): number {
  const { position, marched, shot } = state;
  const came = marched.map(({ id, path, against }) => ({
    id,
    way: path.map(cellOfHex),
    against,
    aimed: shot.find((one) => one.id === id)?.target,
  }));
  const theirs = sentHome(
    position,
    came,
    shot.map(({ id }) => id),
    BOX,
  );
  const places = (all: State['position']): readonly string[] => all.counters.map(({ id, at }) => `${id} ${nameOf(at)}`);
  expect(places(after.position), JSON.stringify(state)).toEqual(places(theirs));
  return places(theirs).filter((one) => !places(position).includes(one)).length;
}

function checkRetreats(state: State): void {
  const { position, falling } = state;
  const attacked = attackedIn(state);
  const [seat = 0] = LORDS.toMove(state);
  const listed = LORDS.moves(state, seat).filter((move): move is MoveOf<'retreat'> => move.kind === 'retreat');
  for (const { id, hexes, fought } of falling)
    for (const [way, direction] of DIRECTIONS.entries()) {
      const theirs = retreatOf(position, id, hexes, fought, way, attacked);
      const ours = listed.filter((move) => move.id === id && move.direction === direction);
      expect(ours.map(({ alone }) => alone)).toEqual(theirs.chooser ? [false, true] : [false]);
      const [whole] = ours;
      if (!whole) throw new Error('not listed');
      const after = LORDS.step(state, whole).state;
      const told = [theirs.first, ...theirs.pushed];
      const expected = position.counters.flatMap((one) => {
        const moved = told.find((other) => other.id === one.id);
        return moved?.fate === 'eliminated' ? [] : [`${one.id} ${moved?.at ?? nameOf(one.at)}`];
      });
      expect(after.position.counters.map((one) => `${one.id} ${nameOf(one.at)}`)).toEqual(expected);
    }
}

test(`LOR-MOU-1, LOR-ZDI-1, LOR-ARC-3, LOR-REC-2, LOR-DRA-1, LOR-SOR-2, LOR-L-60 to LOR-L-65: in ${POSITIONS} positions of each phase the lists are the second judge’s, what a march costs, and who goes back`, {
  timeout: 240_000,
}, () => {
  const seen = { march: 0, shots: 0, retreat: 0 };
  let spent = 0;
  let back = 0;
  for (let game = 0; Math.min(...Object.values(seen)) < POSITIONS; game += 1) {
    const dice = diceFrom(seeded(`oracle/${game}`));
    let state = LORDS.setup(randomOptions(dice), `oracle/${game}`);
    while (!LORDS.outcome(state)) {
      const { phase } = state;
      if (phase === 'combats') spent += checkSpent(state);
      else if (
        (phase === 'march' || phase === 'shots' || phase === 'retreat') &&
        seen[phase] < POSITIONS &&
        (phase !== 'march' || dice.roll(4) === 1)
      ) {
        seen[phase] += 1;
        if (phase === 'march') {
          checkMarches(state);
          checkPrices(state);
        } else if (phase === 'shots') checkShots(state);
        else checkRetreats(state);
      }
      const [seat = 0] = LORDS.toMove(state);
      const moves = LORDS.moves(state, seat);
      // Those that come to blows: a walk without an aim shows little.
      const keen = moves.filter((move) => move.kind !== 'march' || move.against !== undefined);
      const move = oneOf(keen.length > 0 && dice.roll(3) > 1 ? keen : moves, dice);
      const after = LORDS.step(state, move).state;
      if (move.kind === 'end' && phase === 'march') back += checkReturns(state, after);
      if (move.kind === 'shoot')
        for (const { fought } of after.falling) expect(fought).toEqual(move.shooters.flatMap((caster) => sparedBy(state.position, caster)));
      state = after;
    }
  }
  expect(spent).toBeGreaterThan(POSITIONS / 5);
  expect(back).toBeGreaterThan(POSITIONS / 5);
});

test.each(START_IDS)(
  'LOR-CHE-1, LOR-BOI-1: %s: what each march of a Chevalier alone costs, from each hex of a column with woods',
  (start) => {
    const { rows } = STARTS[start];
    for (const [row, signs] of rows.entries())
      if (signs[COLUMN] !== '~' && signs[COLUMN] !== 'o') checkPrices(sceneOf(start, rows, [['a1', 'chevalier', COLUMN, row]]));
  },
);
