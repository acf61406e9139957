/** What a visitor may do to the page of the small map. Pure; an edit that the reader of links would refuse changes nothing and is told. */
import { withChoice } from '#components/our-table/kept.ts';
import { type Problem, sentenceNaming } from '#engine/core/input.ts';
import type { Choices } from '#engine/core/ruling.ts';
import { type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, painted, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { type Counter, cityAt, type Position } from '#engine/zargos-lords/board/position.ts';
import { hasPower } from '#engine/zargos-lords/data/counters.ts';
import { checkPosition } from '#engine/zargos-lords/notation/position.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { mayEscort } from '#engine/zargos-lords/rules/movement.ts';
import type { Kind } from '#engine/zargos-lords/types.ts';
import { formatScene, parseScene } from './link.ts';
import { type Act, MOST_RETREAT, type Page, type Scene, type Tool } from './scene.ts';

type Told = Omit<Page, 'query' | 'unread'>;

/** The counter drawn on a hex, a vanished one too. */
export const counterDrawn = ({ counters }: Position, at: Hex): Counter | undefined => counters.find((counter) => isSame(counter.at, at));

/** As the reader of positions takes it. */
const inputOf = ({ map, counters, cities, allies, options }: Position) => ({
  rows: map.rows,
  wraps: map.wraps,
  counters: counters.map(({ id: _id, at, ...counter }) => ({ ...counter, ...cellOf(at) })),
  cities: cities.map(({ at, ...city }) => ({ ...city, ...cellOf(at) })),
  allies,
  options,
});

/** As the reader takes it, on the map that it is on. */
const checked = (position: Position, options = position.options) => checkPosition({ ...inputOf(position), options }, position.map);

/** What the reader says of an entry, said of what was just put down. */
const inWords = (problem: Problem): string =>
  sentenceNaming(problem, { counters: 'Ce pion', cities: 'Cette ville' }[problem.field.replace(/\W.*/, '')] ?? problem.field);

const without = (position: Position, at: Hex): Position => ({
  ...position,
  counters: position.counters.filter((counter) => !isSame(counter.at, at)),
  cities: position.cities.filter((city) => !isSame(city.at, at)),
});

/** On a counter that may be escorted infantry becomes its escort (LOR-ESC-1); on any other it takes its place. */
function placed(position: Position, at: Hex, kind: Kind): Position {
  const there = counterDrawn(position, at);
  const isEscort = there && !there.escort && !there.vanished && mayEscort(kind, readingsOf(position)) && !hasPower(there.kind, 'escorte');
  if (isEscort) return { ...position, counters: position.counters.map((one) => (one === there ? { ...one, escort: kind } : one)) };
  const kept = position.counters.filter((one) => one !== there);
  return { ...position, counters: [...kept, { id: 'new', kind, at }] };
}

/** Paralysis ends with the chasm that held it. */
const freed = (position: Position): Position => ({
  ...position,
  counters: position.counters.map((counter) => {
    const { paralysed, ...free } = counter;
    return paralysed && terrainAt(position.map, counter.at) !== 'gouffre' ? free : counter;
  }),
});

function edited(position: Position, at: Hex, tool: Exclude<Tool, { kind: 'look' }>): Position {
  switch (tool.kind) {
    case 'paint':
      return freed({ ...position, map: painted(position.map, at, tool.sign) });
    case 'place':
      return placed(position, at, tool.pawn);
    case 'found':
      return {
        ...position,
        cities: [...position.cities.filter((city) => !isSame(city.at, at)), { at, people: tool.people, garrison: [] }],
      };
    case 'clear':
      return without(position, at);
  }
}

/** The page with an edited position; the counter asked about stays, wherever it now is in the order. */
function withPosition(page: Told, next: Position, at: Hex): Told {
  const read = checked(next);
  if (!read.ok) return { ...page, told: inWords(read) };
  const { scene } = page;
  const rank = next.counters.findIndex(({ id }) => id === scene.asked);
  const added = next.counters.some(({ id }) => id === 'new') ? counterDrawn(read.value, at)?.id : undefined;
  const asked = rank < 0 ? added : read.value.counters[rank]?.id;
  return { ...page, told: undefined, scene: { ...scene, position: read.value, asked, attacked: [], aside: [], target: undefined } };
}

function tapped(page: Told, at: Hex, tool: Tool): Told {
  const { scene } = page;
  if (tool.kind !== 'look') return withPosition(page, edited(scene.position, at, tool), at);
  const there = counterDrawn(scene.position, at);
  if (there && there.id !== scene.asked && !cityAt(scene.position, at))
    return { ...page, told: undefined, scene: { ...scene, asked: there.id, attacked: [], aside: [], target: undefined } };
  const isAgain = there || (scene.target && isSame(scene.target, at));
  return { ...page, told: undefined, scene: { ...scene, target: isAgain ? undefined : at } };
}

const toggled = (ids: readonly string[], id: string, on: boolean): readonly string[] => [
  ...ids.filter((one) => one !== id),
  ...(on ? [id] : []),
];

/** The same position under other readings of the table, unless the position would not stand under them. */
function readAs(page: Told, options: Choices): Told {
  const { scene } = page;
  const read = checked(scene.position, options);
  return read.ok ? { ...page, told: undefined, scene: { ...scene, position: read.value } } : { ...page, told: inWords(read) };
}

function after(page: Told, act: Act): Told {
  const scene = (change: Partial<Scene>): Told => ({ ...page, told: undefined, scene: { ...page.scene, ...change } });
  switch (act.kind) {
    case 'tap':
      return tapped(page, act.at, act.tool);
    case 'question':
      return scene({ question: act.question, target: undefined });
    case 'hexes':
      return scene({ hexes: Math.min(MOST_RETREAT, Math.max(1, Math.round(act.hexes))) });
    case 'alone':
      return scene({ isAlone: act.on });
    case 'attacked':
      return scene({ attacked: toggled(page.scene.attacked, act.id, act.on) });
    case 'aside':
      return scene({ aside: toggled(page.scene.aside, act.id, act.on) });
    case 'reading':
      return readAs(page, withChoice(page.scene.position.options, act.id, act.reading));
    case 'readings':
      return readAs(page, act.choices);
    case 'vision':
      return scene({ isVision: act.on });
    case 'load':
      return { ...parseScene(act.query, act.own), told: undefined };
  }
}

function whole({ scene, refused, told }: Told): Page {
  const unread = { ...scene, position: { ...scene.position, options: {} } };
  return { scene, refused, told, query: formatScene(scene), unread: formatScene(unread) };
}

/** What a link opens with. */
export const pageOf = (query: string): Page => whole({ scene: parseScene(query).scene, refused: [], told: undefined });

/** The page after one act. */
export const nextPage = (page: Page, act: Act): Page => whole(after(page, act));
