/** A move of Zargo's Lords as fields: who, what, where and on whom. */
import type { Field, Option } from '#components/arbiter/spec.ts';
import { upperFirst } from '#engine/core/french.ts';
import { DIRECTION_NAMES, DIRECTIONS, type Hex, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, hexesOf, nameOf, neighboursOf } from '#engine/zargos-lords/board/map.ts';
import { cityId } from '#engine/zargos-lords/board/position.ts';
import { hasPower, KIND_NAMES, kindsOf, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { fallingOf, linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { cityNamed, find, shotOf } from '#engine/zargos-lords/game/table.ts';
import { MOST_PLEDGES, type Move, type MoveKind, type MoveOf, type State } from '#engine/zargos-lords/game/types.ts';
import type { Kind } from '#engine/zargos-lords/types.ts';
import { actorOf } from './touch.ts';
import { citySaid, everyCity, everyId, idSaid, seatOver, theSeat } from './words.ts';

type MoveField = Field<Move>;

const KIND_SAID = {
  march: 'se déplace',
  attack: 'attaque, ou assiège',
  shoot: 'tire, ou lance une vision',
  strike: 'attaque seul, aussitôt (combat individuel)',
  retreat: 'recule',
  sally: 'attaque de ses murs',
  stay: 'reste où il est',
  vanish: 'disparaît',
  return: 'reparaît',
  enter: 'entre dans la ville ouverte',
  offer: 'offre une alliance',
  break: 'rompt une alliance',
  execute: 'élimine un otage',
  free: 'libère un otage',
  end: 'finit ce moment',
} as const satisfies Partial<Record<MoveKind, string>>;
type Said = keyof typeof KIND_SAID;
const SAID = Object.keys(KIND_SAID) as readonly Said[];

/** Kinds that only a game's own moment has: said where a game proposes one. */
const OTHER = 'cela';

/** Hexes farther than this from whoever goes are not listed: a world has a thousand. */
const FAR = 12;
const MANY = 200;

const hexOptions = (state: State, from: Hex | undefined, chosen: Hex): readonly Option[] => {
  const all = hexesOf(state.position.map);
  const near = all.length > MANY && from ? all.filter((hex) => distanceOn(state.position.map, from, hex) <= FAR) : all;
  const keys = [...new Map([chosen, ...near].map((hex) => [keyOf(hex), hex])).values()];
  return keys.map((hex) => ({ value: keyOf(hex), label: nameOf(hex) }));
};

const hexOf = (value: string): Hex => {
  const [q = 0, r = 0] = value.split(',').map(Number);
  return { q, r };
};

const idOptions = (state: State, ids: readonly string[], chosen: string): readonly Option[] =>
  [...new Set([...ids, chosen])].map((id) => ({ value: id, label: idSaid(state, id) }));

const choice = (id: string, label: string, value: string, options: readonly Option[], set: (value: string) => Move): MoveField => ({
  kind: 'choice',
  id,
  label,
  value,
  options,
  set,
});

const NOBODY = '';

const isFoe = (state: State, id: string, seat: number): boolean => {
  const city = cityNamed(state, id);
  if (city) return city.people !== state.peoples[seat];
  return seatOver(state, id) !== seat && seatOver(state, id) >= 0;
};

const foesOf = (state: State, seat: number): readonly string[] =>
  state.position.counters.map(({ id }) => id).filter((id) => isFoe(state, id, seat));

const targetsOf = (state: State, seat: number): readonly Option[] => [
  ...foesOf(state, seat).map((id) => ({ value: id, label: idSaid(state, id) })),
  ...state.position.cities
    .filter(({ people }) => people !== state.peoples[seat])
    .map((city) => ({ value: cityId(city), label: citySaid(state, cityId(city)) })),
];

/** Of a shot, cities too: whoever asks is told that it may not be. */
function aimsOf(state: State, { seat, target }: MoveOf<'shoot'>): readonly Option[] {
  const known = targetsOf(state, seat);
  return known.some(({ value }) => value === target) ? known : [...known, { value: target, label: idSaid(state, target) }];
}

/** Whom a move began with: kept when another kind is asked. */
const someone = (state: State, move: Move): string => actorOf(move) ?? everyId(state)[0] ?? 'a1';

const someFoe = (state: State, move: Move, seat: number): string => {
  const before = move.kind === 'shoot' || move.kind === 'strike' ? move.target : move.kind === 'attack' ? move.targets[0] : undefined;
  if (before !== undefined && isFoe(state, before, seat)) return before;
  const at = walkerIn(state.position, someone(state, move))?.counter.at;
  const far = (id: string): number => {
    const there = find(state, id)?.at;
    return at && there ? distanceOn(state.position.map, at, there) : 0;
  };
  const [nearest = everyCity(state).find((id) => isFoe(state, id, seat))] = [...foesOf(state, seat)].sort((a, b) => far(a) - far(b));
  // Nobody's, where there is no enemy at all.
  return nearest ?? (seat === 1 ? 'a1' : 'b1');
};

/** The same people doing another thing, to whom or where it was done before where that may do. */
function doingThis(state: State, move: Move, kind: Said): Move {
  const id = someone(state, move);
  const seat = Math.max(0, seatOver(state, id));
  const at = walkerIn(state.position, id)?.counter.at ?? { q: 0, r: 0 };
  const to = 'to' in move && typeof move.to === 'object' ? move.to : at;
  const city = everyCity(state)[0] ?? 'ville@0,0';
  const own = state.position.cities.find(({ people }) => people === state.peoples[seat]);
  const other = state.peoples.findIndex((_, one) => one !== seat);
  switch (kind) {
    case 'march':
      return { kind, seat, id, to };
    case 'stay':
    case 'vanish':
    case 'enter':
      return { kind, seat, id };
    case 'return':
      return { kind, seat, id, to };
    case 'strike': {
      const target = someFoe(state, move, seat);
      const there = find(state, target)?.at;
      const far = (hex: Hex) => distanceOn(state.position.map, at, hex);
      const [near = at] = there ? [...neighboursOf(state.position.map, there)].sort((a, b) => far(a) - far(b)) : [];
      return { kind, seat, id, to: { q: near.q, r: near.r }, target };
    }
    case 'shoot':
      return { kind, seat, shooters: [id], target: someFoe(state, move, seat) };
    case 'attack':
      return { kind, seat, attackers: move.kind === 'attack' ? move.attackers : [id], targets: [someFoe(state, move, seat)] };
    case 'sally':
      return { kind, seat, city: own ? cityId(own) : city, targets: [someFoe(state, move, seat)] };
    case 'retreat':
      return { kind, seat, id, direction: 'n', alone: false };
    case 'offer':
      return { kind, seat, to: other, pledges: [] };
    case 'break':
      return { kind, seat, with: other };
    case 'execute':
    case 'free': {
      const kept = state.position.cities.find(({ hostages = [] }) => hostages.length > 0);
      const hostage = kept?.hostages?.[0]?.id ?? id;
      const name = kept ? cityId(kept) : city;
      return kind === 'free'
        ? { kind, seat, city: name, id: hostage, to: kept ? (neighboursOf(state.position.map, kept.at)[0] ?? at) : at }
        : { kind, seat, city: name, id: hostage };
    }
    case 'end':
      return { kind, seat: state.turn };
  }
}

const who = (state: State, id: string, set: (id: string, seat: number) => Move): MoveField =>
  choice('qui', 'Qui', id, idOptions(state, everyId(state), id), (value) => set(value, Math.max(0, seatOver(state, value))));

function bag(
  id: string,
  label: string,
  chosen: readonly string[],
  options: readonly Option[],
  set: (ids: readonly string[]) => Move,
): MoveField {
  const named = (value: string): string => options.find((one) => one.value === value)?.label ?? value;
  return {
    kind: 'bag',
    id,
    label,
    items: chosen.map((one) => ({ id: one, label: named(one), count: 1 })),
    options: options.filter(({ value }) => !chosen.includes(value)),
    add: (value) => set([...chosen, value]),
    drop: (value) => set(chosen.length > 1 ? chosen.filter((one) => one !== value) : chosen),
  };
}

function marchFields(state: State, move: MoveOf<'march'>): readonly MoveField[] {
  const standing = find(state, move.id);
  const at = walkerIn(state.position, move.id)?.counter.at;
  const rest = ({ against: _, ...one }: MoveOf<'march'>): MoveOf<'march'> => one;
  return [
    who(state, move.id, (id, seat) => {
      const { apart: _, ...whole } = move;
      return { ...whole, id, seat };
    }),
    choice('vers', 'Vers', keyOf(move.to), hexOptions(state, at, move.to), (value) => ({ ...move, to: hexOf(value) })),
    choice(
      'contre',
      'Pour attaquer',
      move.against ?? NOBODY,
      [{ value: NOBODY, label: 'personne' }, ...targetsOf(state, move.seat)],
      (value) => (value === NOBODY ? rest(move) : { ...move, against: value }),
    ),
    ...(standing?.escort
      ? [
          choice(
            'part',
            'Qui part',
            move.apart ?? NOBODY,
            [
              { value: NOBODY, label: 'les deux' },
              { value: 'escort', label: 'l’escorte seule' },
              { value: 'escorted', label: 'l’escorté seul' },
            ],
            (value) => {
              const { apart: _, ...whole } = move;
              return value === 'escort' || value === 'escorted' ? { ...whole, apart: value } : whole;
            },
          ),
        ]
      : []),
  ];
}

/** « Chevalier, aux Dragons » */
function pledgeFields(state: State, move: MoveOf<'offer'>): readonly MoveField[] {
  const sides = [
    [move.seat, move.to],
    [move.to, move.seat],
  ] as const;
  const options = sides.flatMap(([from, to]) => {
    const people = state.peoples[from];
    return (people ? kindsOf(people) : []).map((kind) => ({
      value: `${from} ${to} ${kind}`,
      label: `${KIND_NAMES[kind].one}, gardé par ${theSeat(state, to)}`,
    }));
  });
  const keys = move.pledges.map(({ from, to, kind }) => `${from} ${to} ${kind}`);
  return [
    choice('avec', 'Avec', String(move.to), seatOptions(state), (value) => ({ ...move, to: Number(value), pledges: [] })),
    {
      kind: 'bag',
      id: 'otages',
      label: 'Otages promis',
      items: options.flatMap(({ value, label }) => {
        const count = keys.filter((one) => one === value).length;
        return count > 0 ? [{ id: value, label, count }] : [];
      }),
      options: move.pledges.length < MOST_PLEDGES ? options : [],
      add: (value) => {
        const [from, to, kind] = value.split(' ');
        return { ...move, pledges: [...move.pledges, { from: Number(from), to: Number(to), kind: kind as Kind }] };
      },
      drop: (value) => {
        const at = keys.lastIndexOf(value);
        return { ...move, pledges: move.pledges.filter((_, index) => index !== at) };
      },
    },
  ];
}

export const seatOptions = (state: State): readonly Option[] =>
  state.peoples.map((people, seat) => ({ value: String(seat), label: PEOPLE_NAMES[people] }));

const bySeat = (state: State, move: Move): MoveField =>
  choice('qui', 'Qui', String(move.seat), seatOptions(state), (value) => ({ ...move, seat: Number(value) }));

const cityOptions = (state: State, chosen: string): readonly Option[] =>
  [...new Set([...everyCity(state), chosen])].map((id) => ({ value: id, label: citySaid(state, id) }));

function hostageFields(state: State, move: MoveOf<'execute' | 'free'>): readonly MoveField[] {
  const kept = cityNamed(state, move.city)?.hostages ?? [];
  const options = kept.map(({ id, kind }) => ({ value: id, label: KIND_NAMES[kind].one }));
  const known = options.some(({ value }) => value === move.id) ? options : [{ value: move.id, label: 'personne' }, ...options];
  return [
    choice('ville', 'Ville', move.city, cityOptions(state, move.city), (value) => ({ ...move, city: value })),
    choice('otage', 'Otage', move.id, known, (value) => ({ ...move, id: value })),
    ...(move.kind === 'free'
      ? [
          choice('vers', 'Vers', keyOf(move.to), hexOptions(state, cityNamed(state, move.city)?.at, move.to), (value) => ({
            ...move,
            to: hexOf(value),
          })),
        ]
      : []),
  ];
}

function retreatFields(state: State, move: MoveOf<'retreat'>): readonly MoveField[] {
  const falling = fallingOf(state, move.id);
  const isChoice = falling && linesOf(state, falling).some(({ direction, instead }) => direction === move.direction && instead);
  return [
    who(state, move.id, (id, seat) => ({ ...move, id, seat })),
    choice(
      'direction',
      'Vers',
      move.direction,
      DIRECTIONS.map((one) => ({ value: one, label: DIRECTION_NAMES[one] })),
      (value) => ({ ...move, direction: DIRECTIONS.find((one) => one === value) ?? 'n' }),
    ),
    ...(isChoice || move.alone
      ? [
          {
            kind: 'flag',
            id: 'seul',
            label: 'lui seul est éliminé',
            on: move.alone,
            set: (alone: boolean) => ({ ...move, alone }),
          } as const,
        ]
      : []),
  ];
}

function own(state: State, move: Move): readonly MoveField[] {
  const at = (id: string) => walkerIn(state.position, id)?.counter.at;
  switch (move.kind) {
    case 'march':
      return marchFields(state, move);
    case 'stay':
    case 'vanish':
    case 'enter':
      return [who(state, move.id, (id, seat) => ({ ...move, id, seat }))];
    case 'return':
      return [
        who(state, move.id, (id, seat) => ({ ...move, id, seat })),
        choice('vers', 'Vers', keyOf(move.to), hexOptions(state, at(move.id), move.to), (value) => ({ ...move, to: hexOf(value) })),
      ];
    case 'strike':
      return [
        who(state, move.id, (id, seat) => ({ ...move, id, seat })),
        choice('vers', 'D’où il combat', keyOf(move.to), hexOptions(state, at(move.id), move.to), (value) => ({
          ...move,
          to: hexOf(value),
        })),
        choice('cible', 'Contre', move.target, idOptions(state, foesOf(state, move.seat), move.target), (target) => ({ ...move, target })),
      ];
    case 'shoot':
      return [
        bag(
          'tireurs',
          'Tireurs',
          move.shooters,
          idOptions(
            state,
            everyId(state).filter((id) => {
              const kind = walkerIn(state.position, id)?.counter.kind;
              return kind !== undefined && shotOf(kind) !== undefined;
            }),
            move.shooters[0] ?? '',
          ),
          (shooters) => ({ ...move, shooters, seat: Math.max(0, seatOver(state, shooters[0] ?? '')) }),
        ),
        choice('cible', 'Sur', move.target, aimsOf(state, move), (target) => ({ ...move, target })),
      ];
    case 'attack':
      return [
        bag(
          'attaquants',
          'Attaquants',
          move.attackers,
          state.position.counters.map(({ id }) => ({ value: id, label: idSaid(state, id) })),
          (attackers) => ({ ...move, attackers, seat: Math.max(0, seatOver(state, attackers[0] ?? '')) }),
        ),
        bag('cibles', 'Cibles', move.targets, targetsOf(state, move.seat), (targets) => ({ ...move, targets })),
      ];
    case 'sally':
      return [
        choice('ville', 'De quelle ville', move.city, cityOptions(state, move.city), (city) => ({ ...move, city })),
        bag('cibles', 'Cibles', move.targets, idOptions(state, foesOf(state, move.seat), move.targets[0] ?? ''), (targets) => ({
          ...move,
          targets,
        })),
      ];
    case 'retreat':
      return retreatFields(state, move);
    case 'offer':
      return [bySeat(state, move), ...pledgeFields(state, move)];
    case 'break':
      return [
        bySeat(state, move),
        choice('avec', 'Avec', String(move.with), seatOptions(state), (value) => ({ ...move, with: Number(value) })),
      ];
    case 'execute':
    case 'free':
      return hostageFields(state, move);
    default:
      return [];
  }
}

const isIdle = (kind: Said, state: State, move: Move): boolean => {
  const counter = walkerIn(state.position, actorOf(move) ?? '')?.counter;
  if (!counter) return false;
  if (kind === 'vanish') return !hasPower(counter.kind, 'disparition') || counter.vanished === true;
  return kind === 'return' ? counter.vanished !== true : false;
};

export function form(state: State, move: Move): readonly MoveField[] {
  const isSaid = SAID.some((kind) => kind === move.kind);
  const kinds = SAID.filter((kind) => kind === move.kind || !isIdle(kind, state, move));
  return [
    choice(
      'quoi',
      'Fait quoi',
      isSaid ? move.kind : OTHER,
      [
        ...(isSaid ? [] : [{ value: OTHER, label: 'ce que la partie propose' }]),
        ...kinds.map((kind) => ({ value: kind, label: KIND_SAID[kind] })),
      ],
      (value) => {
        const kind = SAID.find((one) => one === value);
        return kind ? doingThis(state, move, kind) : move;
      },
    ),
    ...own(state, move),
  ].map((field) => ({ ...field, label: upperFirst(field.label) }));
}
