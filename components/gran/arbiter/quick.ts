/** The question on top: which knight, doing what, where, from where, and what is in the way; the position that asks it is in `scenes.ts`. */
import { amongst, type Dispute, formatFields, parseFields, type QuickPart, type QuickSelect } from '#components/arbiter/quick/quick.ts';
import { type BoardTables, idsOfKind, isPoint, kindOf, kingdomOf, nameOf, neighboursOf } from '#engine/gran/board/tables.ts';
import { KINGDOM_NAMES } from '#engine/gran/data/box.ts';
import { KINGDOMS, type PointId } from '#engine/gran/types.ts';

const DOINGS = ['aller', 'pierre', 'anneau'] as const;
type Doing = (typeof DOINGS)[number];

const VERBS = {
  aller: 'aller sur',
  pierre: 'poser une pierre sur',
  anneau: 'déposer l’anneau sur',
} as const satisfies Record<Doing, string>;

const KNIGHTS = ['simple', 'une', 'sans', 'porteur', 'vainqueur'] as const;
export type KnightAsked = (typeof KNIGHTS)[number];

const KNIGHT_NAMES = {
  simple: 'chevalier',
  une: 'chevalier à une amulette',
  sans: 'chevalier sans amulette',
  porteur: 'porteur de l’anneau',
  vainqueur: 'vainqueur d’un duel',
} as const satisfies Record<KnightAsked, string>;

const THINGS = ['rien', 'chevalier', 'carcan', 'pierre', 'anneau'] as const;
export type Thing = (typeof THINGS)[number];

const THING_NAMES = {
  rien: 'libre',
  chevalier: 'où se tient un chevalier',
  carcan: 'où un chevalier est sous carcan',
  pierre: 'sous une pierre-obstacle',
  anneau: 'où est l’anneau',
} as const satisfies Record<Thing, string>;

export interface GranQuick {
  readonly who: KnightAsked;
  readonly verb: Doing;
  readonly to: PointId;
  /** Empty: from wherever it may be done. */
  readonly from: PointId | '';
  /** The point passed over; empty: the way that the board gives. */
  readonly via: PointId | '';
  /** What is at the end, and on the way. */
  readonly there: Thing;
  readonly over: Thing;
}

export const FIRST_QUICK: GranQuick = {
  who: 'simple',
  verb: 'aller',
  to: 'dragon-de-la-herse',
  from: '',
  via: '',
  there: 'rien',
  over: 'rien',
};

/** Points at two steps at most, the nearest first. */
function within(tables: BoardTables, from: PointId): readonly PointId[] {
  const near = neighboursOf(tables, from);
  const far = near.flatMap((one) => neighboursOf(tables, one)).filter((one) => one !== from && !near.includes(one));
  return [...near, ...new Set(far)];
}

/** A point beside this one, from which one walks to it: no dragon, where there is another. */
export function beside(tables: BoardTables, to: PointId): PointId {
  const near = neighboursOf(tables, to);
  return near.find((at) => kindOf(tables, at) === 'black') ?? near.find((at) => kindOf(tables, at) !== 'dragon') ?? near[0] ?? to;
}

/** First points of a walk from here to there. */
const waysTo = (tables: BoardTables, from: PointId, to: PointId): readonly PointId[] =>
  neighboursOf(tables, from).filter((one) => one !== to && neighboursOf(tables, one).includes(to));

/** Whence, where it is not said: a winner has two points before him, a ring goes to another kingdom, all others come from beside. */
export function startOf(tables: BoardTables, { who, verb, from, to }: Pick<GranQuick, 'who' | 'verb' | 'from' | 'to'>): PointId {
  if (from !== '') return from;
  const starts = startsOf(tables, { who, verb });
  if (!starts) return beside(tables, to);
  const fits = (at: PointId) =>
    who === 'vainqueur' ? at !== to && waysTo(tables, at, to).length > 0 : kingdomOf(tables, at) !== kingdomOf(tables, to);
  return starts.find(fits) ?? starts[0] ?? to;
}

/** First points of a walk of two. */
export const waysIn = (tables: BoardTables, asked: Pick<GranQuick, 'who' | 'verb' | 'from' | 'to'>): readonly PointId[] =>
  waysTo(tables, startOf(tables, asked), asked.to);

/** Where who is there alone does it; undefined: anywhere. */
function startsOf(tables: BoardTables, { who, verb }: Pick<GranQuick, 'who' | 'verb'>): readonly PointId[] | undefined {
  if (who === 'vainqueur') return idsOfKind(tables, 'dragon');
  return verb === 'anneau' ? idsOfKind(tables, 'city') : undefined;
}

const ANYWHERE = { aller: 'un point voisin', pierre: 'un point voisin', anneau: 'une cité d’un autre royaume' } as const satisfies Record<
  Doing,
  string
>;

/** What may lie on a point. */
function thingsAt(tables: BoardTables, at: PointId, verb: Doing): readonly Thing[] {
  const kind = isPoint(tables, at) ? kindOf(tables, at) : undefined;
  return THINGS.filter((thing) => {
    if (thing === 'carcan') return kind === 'dragon';
    if (thing === 'pierre') return kind === 'black' || kind === 'exile';
    return thing !== 'anneau' || (kind === 'black' && verb !== 'anneau');
  });
}

const kept = (things: readonly Thing[], thing: Thing): Thing => (things.includes(thing) ? thing : 'rien');

/** The same question with what does not fit put right. */
export function fitting(tables: BoardTables, asked: GranQuick): GranQuick {
  const { board } = tables;
  const isStart = startsOf(tables, asked)?.includes(asked.from) ?? isPoint(tables, asked.from);
  const from = isStart ? asked.from : '';
  const to = isPoint(tables, asked.to) ? asked.to : board.ring;
  const ways = waysIn(tables, { ...asked, from, to });
  const via = ways.includes(asked.via) ? asked.via : '';
  const over = kept(thingsAt(tables, via || (ways[0] ?? ''), asked.verb), asked.over);
  return { ...asked, from, to, via, there: kept(thingsAt(tables, to, asked.verb), asked.there), over };
}

export const formatQuick = (asked: GranQuick): string => formatFields({ ...asked });

/** Undefined for what is no question of this kind. */
export function parseQuick(tables: BoardTables, text: string): GranQuick | undefined {
  const fields = parseFields(text);
  return (
    fields &&
    fitting(tables, {
      who: amongst(KNIGHTS, fields.who),
      verb: amongst(DOINGS, fields.verb),
      to: fields.to ?? '',
      from: fields.from ?? '',
      via: fields.via ?? '',
      there: amongst(THINGS, fields.there),
      over: amongst(THINGS, fields.over),
    })
  );
}

type Groups = QuickSelect<GranQuick>['groups'];

export function parts(tables: BoardTables, question: GranQuick): readonly QuickPart<GranQuick>[] {
  const asked = fitting(tables, question);
  const { who, verb, to, from, via, there, over } = asked;
  const wants = (change: Partial<GranQuick>): GranQuick => fitting(tables, { ...asked, ...change });
  const named = (ids: readonly PointId[]) => ids.map((value) => ({ value, label: nameOf(tables, value) }));
  const kingdoms: Groups = [
    ...KINGDOMS.map((kingdom) => ({
      title: KINGDOM_NAMES[kingdom],
      options: named(tables.board.points.filter((point) => point.kingdom === kingdom).map(({ id }) => id)),
    })),
    { title: 'Exil', options: named(idsOfKind(tables, 'exile')) },
  ];
  const one = (label: string, value: string, groups: Groups, set: (value: string) => GranQuick): QuickPart<GranQuick> => ({
    label,
    value,
    groups,
    set,
  });
  const place = (label: string, value: string, groups: Groups, set: (value: string) => GranQuick): QuickPart<GranQuick> => ({
    label,
    value,
    groups,
    set,
    isName: true,
  });
  const things = (at: PointId): Groups => [{ options: thingsAt(tables, at, verb).map((value) => ({ value, label: THING_NAMES[value] })) }];
  const near = from === '' ? [] : within(tables, from);
  const where: Groups =
    verb === 'aller' && near.length > 0
      ? [
          { title: 'À un ou deux points', options: named(near) },
          ...kingdoms.map((group) => ({ ...group, options: group.options.filter(({ value }) => !near.includes(value)) })),
        ]
      : kingdoms;
  const head: readonly QuickPart<GranQuick>[] = [
    'Mon',
    one('Quel chevalier', who, [{ options: KNIGHTS.map((value) => ({ value, label: KNIGHT_NAMES[value] })) }], (value) =>
      wants({ who: amongst(KNIGHTS, value) }),
    ),
    'peut-il',
    one('Fait quoi', verb, [{ options: DOINGS.map((value) => ({ value, label: VERBS[value] })) }], (value) =>
      wants({ verb: amongst(DOINGS, value) }),
    ),
    place('Où', to, where, (value) => wants({ to: value, via: '' })),
    one('Ce qui s’y trouve', there, things(to), (value) => wants({ there: amongst(THINGS, value) })),
  ];
  if (verb === 'pierre') return head;
  const starts = startsOf(tables, asked);
  const anywhere = { options: [{ value: '', label: who === 'vainqueur' ? 'son dragon' : ANYWHERE[verb] }] };
  const start = place('D’où', from, [anywhere, ...(starts ? [{ options: named(starts) }] : kingdoms)], (value) =>
    wants({ from: value, via: '' }),
  );
  if (verb === 'anneau') return [...head, 'depuis', start];
  const ways = waysIn(tables, asked);
  const isLong = ways.length > 0 && !neighboursOf(tables, startOf(tables, asked)).includes(to);
  const shown = isLong || via !== '';
  return [
    ...head,
    'depuis',
    start,
    ...(shown
      ? [
          'par',
          place('Par où', via === '' ? (ways[0] ?? '') : via, [{ options: named(ways) }], (value) => wants({ via: value })),
          one('Ce qui est sur le chemin', over, things(via || (ways[0] ?? '')), (value) => wants({ over: amongst(THINGS, value) })),
        ]
      : []),
  ];
}

/** Disputes ready to be opened, as friends word them; the position of each is in `scenes.ts`. */
export const DISPUTES = [
  { id: 'dessus', title: 'Puis-je passer par-dessus un chevalier ?' },
  { id: 'porteur', title: 'Et si je porte l’anneau ?' },
  { id: 'pierre', title: 'Le porteur s’arrête-t-il sur une pierre ?' },
  { id: 'acces', title: 'Une pierre sur le dernier accès à l’anneau ?' },
  { id: 'dragon', title: 'Sans amulette, sur un dragon ?' },
  { id: 'retour', title: 'Aller et revenir dans le même coup ?' },
  { id: 'cite', title: 'Attaquer un chevalier dans une cité ?' },
  { id: 'bonus', title: 'Le bonus d’un duel : un point suffit ?' },
  { id: 'depart', title: 'Attaquer qui n’a pas quitté le départ ?' },
] as const satisfies readonly Dispute[];
export type DisputeId = (typeof DISPUTES)[number]['id'];
