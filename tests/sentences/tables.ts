/** Every sentence of the tables of refusals: each function called with every value that its parameters take, by their names. */
import { BOARD as GRAN_BOARD } from '#engine/gran/data/board.ts';
import { REFUSALS as GRAN } from '#engine/gran/refusals.ts';
import { COLORS, KINGDOMS } from '#engine/gran/types.ts';
import { CARD_IDS as ORC_CARDS } from '#engine/orc/data/cards.ts';
import { REFUSALS as ORC } from '#engine/orc/refusals.ts';
import { BACKS, LAST_TICK, PEOPLES as ORC_PEOPLES, PHASES, SPIES } from '#engine/orc/types.ts';
import { BOARD as ZARGOS_BOARD } from '#engine/zargos/data/board.ts';
import { CARD_IDS as ZARGOS_CARDS } from '#engine/zargos/data/cards.ts';
import { OPENING_REFUSALS } from '#engine/zargos/game/opening/refusals.ts';
import { checkMoment, MOMENT_PHASES as MAGIC_PHASES, type Moment } from '#engine/zargos/magic/moment.ts';
import { cardRemarks, judgeCard, momentName } from '#engine/zargos/magic.ts';
import { PEOPLES as ZARGOS_PEOPLES } from '#engine/zargos/types.ts';
import { ATTACKS } from '#engine/zargos-lords/fight-refusals.ts';
import { MOVES, SHOTS } from '#engine/zargos-lords/refusals.ts';
import { KINDS, PEOPLES as LORDS_PEOPLES, TERRAINS } from '#engine/zargos-lords/types.ts';
import type { Keep } from './harvest.ts';

/** By a parameter's name; `function parameter` where that function takes fewer. */
type Samples = Readonly<Record<string, readonly unknown[]>>;
type Table = Readonly<Record<string, (...values: never[]) => { readonly because: string } | (() => unknown)>>;

/** Points of Gran by their names: one of each kind. */
const POINTS = [...new Map(GRAN_BOARD.points.map(({ kind, name }) => [kind, name])).values()];
const PLACES = [
  ...new Map(ZARGOS_BOARD.territories.map(({ kind, kingdom, name }) => [`${kind} ${kingdom}`, name])).values(),
  'lac',
  'mer du nord-est',
];
const ORC_SEATS = [0, 1, 2, 3, 4, 5, 6];

const TABLES: readonly (readonly [name: string, table: Table, samples: Samples])[] = [
  [
    'gran',
    GRAN as unknown as Table,
    {
      color: COLORS,
      at: POINTS,
      from: POINTS,
      to: POINTS,
      city: POINTS,
      losers: [['bleu'], ['bleu', 'vert'], COLORS],
      walls: [[], ['Tirad 13'], ['Tirad 13', 'Col du Nord'], POINTS],
      'ringWalled walls': [['Tirad 13'], ['Tirad 13', 'Col du Nord']],
      count: [1, 2, 8],
      kingdom: KINGDOMS,
      rule: ['GRA-CIT-1', 'GRA-ANN-4'],
      who: ['bearer', 'winner'],
    },
  ],
  [
    'orc',
    ORC as unknown as Table,
    {
      ...Object.fromEntries(['seat', 'sorcier', 'next', 'target', 'holder'].map((name) => [name, ORC_SEATS])),
      ...Object.fromEntries(['tick', 'now', 'pile', 'spy', 'had', 'left', 'has', 'wanted', 'idle'].map((name) => [name, [1, 2, 3]])),
      seats: [4, 7],
      piles: [4, 7],
      last: [LAST_TICK],
      kind: ['deal', 'desertion', 'shield', 'wait', 'champion', 'spy', 'call', 'send', 'commando', 'fly', 'pass'],
      phase: PHASES,
      card: ORC_CARDS,
      'noSpyOfSpies card': SPIES,
      'askingSpy card': SPIES,
      'usedSpy card': SPIES,
      people: ORC_PEOPLES,
      called: [['orcs'], ['orcs', 'nains'], ORC_PEOPLES],
      back: BACKS,
    },
  ],
  [
    'zargos',
    OPENING_REFUSALS as unknown as Table,
    {
      people: ZARGOS_PEOPLES,
      without: ZARGOS_PEOPLES,
      holder: [...ZARGOS_PEOPLES, null],
      place: PLACES,
      id: ['nulle-part'],
      pile: ['green', 'blue'],
      card: ['renfort', 'bateau'],
      pawns: [1, 2, 12],
      left: [1, 2, 12],
    },
  ],
  ...([MOVES, SHOTS, ATTACKS] as unknown as Table[]).map(
    (table) =>
      [
        'zargos-lords',
        table,
        {
          kind: KINDS,
          attacker: KINDS,
          target: KINDS,
          people: LORDS_PEOPLES,
          turns: [1, 2, 3],
          left: [1, 2],
          factor: [1, 2, 6],
          inside: [1, 2, 3],
          distance: [1, 2, 9],
          range: [5, 8],
          isPair: [true, false],
          obstacle: [...TERRAINS, 'ville'],
          out: ['A1', 'E5'],
          into: ['A1', 'O8'],
          rule: ['LOR-ARC-1'],
        },
      ] as const,
  ),
];

/** Every answer on a magic card, at every time of a turn, whoever holds it and whoever plays. */
function ofMagic(keep: Keep): void {
  const moments: readonly Moment[] = product([ZARGOS_PEOPLES, ZARGOS_PEOPLES, MAGIC_PHASES, ['demons', ...ZARGOS_PEOPLES]]).flatMap(
    ([mine, turn, phase, defender]) => {
      const checked = checkMoment({
        phase,
        inPlay: ZARGOS_PEOPLES,
        mine: [mine],
        turn: [turn],
        played: [],
        options: {},
        ...(phase === 'after-card' && { last: { card: 'vent-de-folie', by: 'other' } }),
        ...((phase === 'before-fight' || phase === 'in-fight') && { fight: { attacker: turn, defender, opening: 'none' } }),
      });
      return checked.ok ? [checked.value] : [];
    },
  );
  for (const moment of moments) {
    keep(`${momentName(moment)}.`, 'moment of magic');
    for (const { text } of cardRemarks(moment)) keep(text, 'remark on magic');
    for (const card of ZARGOS_CARDS) keep(judgeCard(card, moment).because, `magic ${card}`);
  }
}

const paramsOf = (make: (...values: never[]) => unknown): readonly string[] =>
  (/^(?:async )?\(?([^)=]*)\)? ?=>/u.exec(String(make))?.[1] ?? '')
    .split(',')
    .map((name) => name.replace(/[=:].*$/u, '').trim())
    .filter(Boolean);

const product = (lists: readonly (readonly unknown[])[]): readonly (readonly unknown[])[] =>
  lists.reduce<readonly (readonly unknown[])[]>((made, list) => made.flatMap((one) => list.map((value) => [...one, value])), [[]]);

export function ofTables(keep: Keep): void {
  ofMagic(keep);
  for (const [game, table, samples] of TABLES)
    for (const [name, make] of Object.entries(table)) {
      const params = paramsOf(make);
      const lists = params.map((param) => {
        const values = samples[`${name} ${param}`] ?? samples[param];
        if (!values) throw new Error(`${game}: no values for « ${param} » of the refusal « ${name} »`);
        return values;
      });
      for (const values of product(lists))
        keep((make as (...values: unknown[]) => { because: string })(...values).because, `${game} ${name}`);
    }
}
