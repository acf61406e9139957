/** Small positions drawn at random, crowded on purpose: two or three peoples, escorts, cities, chasms, bridges, some readings of the table. */
import { diceFrom } from '../../core/dice.ts';
import { seeded } from '../../core/random.ts';
import { hexAt } from '../board/map.ts';
import type { City, Counter, Position } from '../board/position.ts';
import { checkBox, MAX_COMBAT, MAX_HITS, MAX_NEED } from '../data/box.ts';
import { OPTION_IDS, READINGS } from '../options.ts';
import { type Box, KINDS, type Kind, type Options, PEOPLES, type People, RANGES, RESULTS } from '../types.ts';
import { KINDS_OF } from './judge.ts';

export interface Draw {
  /** 0 to `count` - 1. */
  below(count: number): number;
  oneOf<One>(list: readonly One[]): One;
}

export function gameOf(seed: string): Draw {
  const dice = diceFrom(seeded(seed));
  const below = (count: number): number => dice.roll(count) - 1;
  return {
    below,
    oneOf: (list) => {
      const one = list[below(list.length)];
      if (one === undefined) throw new Error('nothing to draw from');
      return one;
    },
  };
}

const LAND = '......cccbbAo~1123';
const COLUMNS = 8;
const ROWS = 6;

/** Mostly the usual readings: a fifth of the others. */
function drawnOptions({ below, oneOf }: Draw): Options {
  const options: Record<string, string> = {};
  for (const id of OPTION_IDS) if (id !== 'LOR-REV-6' && below(5) === 0) options[id] = oneOf<string>(READINGS[id]);
  return options as Options;
}

/** `isOpen`: few obstacles, for shots. */
export function drawnPosition(draw: Draw, isOpen = false): Position {
  const { below, oneOf } = draw;
  const land = isOpen ? `..........${LAND}` : LAND;
  const rows = Array.from({ length: ROWS }, () => Array.from({ length: COLUMNS }, () => oneOf([...land])).join(''));
  const cells = rows.flatMap((signs, row) => [...signs].map((sign, column) => ({ sign, column, row })));
  const taken = new Set<string>();
  const place = (signs: string) => {
    const free = cells.filter(({ sign, column, row }) => signs.includes(sign) && !taken.has(`${column}.${row}`));
    const cell = oneOf(free);
    taken.add(`${cell.column}.${cell.row}`);
    return cell;
  };
  const peoples = PEOPLES.filter(() => below(4) > 0).concat('moines');
  const counters = Array.from({ length: 7 + below(8) }, (_, at): Counter => {
    const people: People = oneOf(peoples);
    const [first, infantry, ...others] = KINDS_OF[people];
    const kind = oneOf([first, infantry, ...others]);
    const { column, row, sign } = place('.cbAo1');
    const escort = kind !== infantry && below(5) === 0;
    return {
      id: `${kind}-${at}`,
      kind,
      at: hexAt(column, row),
      ...(escort && { escort: infantry }),
      ...(sign === 'o' && below(3) > 0 && { paralysed: 1 + below(3) }),
      ...(kind === 'moine' && !escort && sign !== 'o' && below(4) === 0 && { vanished: true }),
    };
  });
  const cities = Array.from({ length: below(3) }, (): City => {
    const people: People = oneOf(peoples);
    const { column, row } = place('.bA');
    return { at: hexAt(column, row), people, garrison: Array.from({ length: below(5) }, () => oneOf(KINDS_OF[people])) };
  });
  const allies = below(3) === 0 ? [[oneOf(PEOPLES), oneOf(PEOPLES)] as const] : [];
  return { map: { rows, wraps: below(4) === 0 }, counters, cities, allies, options: below(2) === 0 ? {} : drawnOptions(draw) };
}

/** Any box that a club may hold: factors, bands and tables anyhow, but for what the booklet prints of them. */
export function drawnBox({ below, oneOf }: Draw): Box {
  const factor = (kind: Kind): Partial<Box['factors'][Kind]> => ({
    ...(kind !== 'faucon' && kind !== 'moines-fantassin' && { combat: below(MAX_COMBAT + 1) }),
    movement: 1 + below(oneOf([4, 12])),
  });
  const results = () => Array.from({ length: 6 }, () => oneOf(RESULTS));
  const known = ['A1', ...results().slice(1, 3), 'D3', ...results().slice(4)];
  const lower = [-9, -4, 0, 2].filter(() => below(2) === 0).map((from) => ({ from, results: results() }));
  const higher = below(2) === 0 ? [] : [{ from: 8, results: results() }];
  const needs = { arrows: Object.fromEntries(KINDS.map((kind) => [kind, kind === 'dragon' ? 6 : 1 + below(MAX_NEED)])) };
  const checked = checkBox({
    factors: Object.fromEntries(KINDS.map((kind) => [kind, factor(kind)])),
    combat: [...lower, { from: 4, results: known }, ...higher],
    flames: Array.from({ length: RANGES.flames }, () => Array.from({ length: 6 }, () => below(MAX_HITS + 1))),
    needs,
  });
  if (!checked.ok) throw new Error(checked.because);
  return checked.value;
}
