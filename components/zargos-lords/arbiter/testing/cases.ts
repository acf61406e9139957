/** Positions of random games of every scenario, each with a move that may be anything: what the arbiter is asked in tests. */
import { type Dice, diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { DIRECTIONS, type Hex, isSame } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, hexAt, hexesOf, isNext, neighboursOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { type Counter, cityAt, cityId } from '#engine/zargos-lords/board/position.ts';
import { hasPower, kindsOf, PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';
import {
  emptyOn,
  NO_DICE,
  putDown,
  withAlliance,
  withEscort,
  withGarrison,
  withHostage,
  withLand,
  withLordsReadings,
  withMarched,
  withMoment,
  withOwner,
  withParalysis,
  withShot,
  withTurn,
  withVanished,
} from '#engine/zargos-lords/edit.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { marchesBy } from '#engine/zargos-lords/game/march.ts';
import type { ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';
import { cityNamed, find, kindOf, ownOf, shotOf, withCity } from '#engine/zargos-lords/game/table.ts';
import { eagerly } from '#engine/zargos-lords/game/testing/eager.ts';
import { warOptions, warScene } from '#engine/zargos-lords/game/testing/scenes.ts';
import { type Move, type MoveOf, type Pledge, PREPARATIONS, type State } from '#engine/zargos-lords/game/types.ts';
import type { Options } from '#engine/zargos-lords/options.ts';
import { type Kind, MAX_GARRISON } from '#engine/zargos-lords/types.ts';
import { MAPS, mapIdOf, OWN_MAP } from '../maps.ts';
import { moveFrom } from '../touch.ts';
import { everyCity, everyId, seatOver } from '../words.ts';

export interface LordsCase {
  readonly state: State;
  readonly move: Move;
}

const KINDS = ['march', 'strike', 'shoot', 'attack', 'sally', 'retreat', 'vanish', 'return', 'offer', 'break', 'end', 'touched'] as const;

/** A well-formed move of any kind: of those in play, near where they stand most of the time. */
export function anyLordsMove(state: State, dice: Dice): Move {
  const ids = everyId(state);
  const { counters, map } = state.position;
  const id = ids.length > 0 ? oneOf(ids, dice) : 'a1';
  const other = counters.length > 0 ? oneOf(counters, dice).id : 'b1';
  const seat = dice.roll(8) === 1 ? dice.roll(state.peoples.length) - 1 : Math.max(0, seatOver(state, id));
  const at = counters.find((one) => one.id === id)?.at;
  const around = at ? neighboursOf(map, at).flatMap((hex) => [hex, ...neighboursOf(map, hex)]) : [];
  const hex = around.length > 0 && dice.roll(4) > 1 ? oneOf(around, dice) : oneOf(hexesOf(map), dice);
  const to = { q: hex.q, r: hex.r };
  const city = everyCity(state);
  const maybe = dice.roll(2) === 1 ? { against: city.length > 0 && dice.roll(3) === 1 ? oneOf(city, dice) : other } : {};
  const some = (): readonly string[] => [...new Set([id, ...(dice.roll(2) === 1 ? [oneOf(ids, dice)] : [])])];
  const kind = oneOf(KINDS, dice);
  switch (kind) {
    case 'march':
      return { kind, seat, id, to, ...maybe };
    case 'strike':
      return { kind, seat, id, to, target: other };
    case 'shoot':
      return { kind, seat, shooters: some(), target: other };
    case 'attack':
      return { kind, seat, attackers: some(), targets: [city.length > 0 && dice.roll(3) === 1 ? oneOf(city, dice) : other] };
    case 'sally':
      return { kind, seat, city: city.length > 0 ? oneOf(city, dice) : 'ville@0,0', targets: [other] };
    case 'retreat':
      return { kind, seat, id, direction: oneOf(DIRECTIONS, dice), alone: dice.roll(4) === 1 };
    case 'vanish':
      return { kind, seat, id };
    case 'return':
      return { kind, seat, id, to };
    case 'offer':
      return { kind, seat, to: dice.roll(state.peoples.length) - 1, pledges: [] };
    case 'break':
      return { kind, seat, with: dice.roll(state.peoples.length) - 1 };
    case 'end':
      return { kind, seat: state.turn };
    case 'touched':
      return ids.length > 0 ? moveFrom(state, id, to) : { kind: 'end', seat: state.turn };
  }
}

/** Positions along random games of a scenario, one move in `every` of them. */
export function casesOf(start: ScenarioId, games: number, every: number, seed = 'arbitre'): readonly LordsCase[] {
  const found: LordsCase[] = [];
  for (let game = 0; game < games; game += 1) {
    const dice = diceFrom(seeded(`${seed}/${start}/${game}`));
    let state = LORDS.setup(warOptions(start, dice), `${seed}/${game}`);
    for (let move = 0; move < 1500 && !LORDS.outcome(state); move += 1) {
      const [seat = 0] = LORDS.toMove(state);
      const legal = LORDS.moves(state, seat);
      const settle = legal.find(({ kind }) => kind === 'settle');
      if (state.peoples.length > 0 && !settle && dice.roll(every) === 1)
        found.push({ state: { ...state, random: NO_DICE }, move: dice.roll(3) === 1 ? oneOf(legal, dice) : anyLordsMove(state, dice) });
      const ends = legal.filter(({ kind }) => kind === 'end');
      state = LORDS.step(state, settle ?? (ends[0] && dice.roll(4) === 1 ? ends[0] : oneOf(legal, dice))).state;
    }
  }
  return found;
}

/** So many of each sort. */
const EACH = 8;

/** Refusals that random games do not propose. */
// biome-ignore format: a list
const SELDOM: ReadonlySet<string> = new Set([
  'LOR-ALL-2', 'LOR-ALL-3', 'LOR-ALL-4', 'LOR-BOI-1', 'LOR-DRA-1', 'LOR-ESC-3', 'LOR-IND-1', 'LOR-L-15', 'LOR-L-18', 'LOR-L-27',
  'LOR-L-30', 'LOR-L-31', 'LOR-L-32', 'LOR-L-33', 'LOR-L-35', 'LOR-L-36', 'LOR-L-40', 'LOR-L-42', 'LOR-L-44', 'LOR-L-50', 'LOR-L-53',
  'LOR-L-57', 'LOR-L-58', 'LOR-L-67', 'LOR-L-69', 'LOR-L-75', 'LOR-MER-1', 'LOR-MOU-2', 'LOR-PREP-1', 'LOR-PREP-2', 'LOR-PREP-3',
  'LOR-PREP-4', 'LOR-REV-2', 'LOR-VIL-1', 'LOR-VIL-3', 'LOR-ZDI-2',
]);

/** Moves that are listed seldom. */
const SPARSE: ReadonlySet<string> = new Set(['execute', 'free', 'pick', 'enter']);

/** Moments whose end is no move, or may have to wait. */
const END_ASKED: ReadonlySet<string> = new Set([...PREPARATIONS, 'march', 'spare']);

/** What these refusals are read under. */
const STRICT: Options = {
  'LOR-L-27': 'e-seul',
  'LOR-L-31': 'avant-son-coup',
  'LOR-L-32': 'l-allie',
  'LOR-L-35': 'hexagone-bloque',
  'LOR-L-40': 'oui',
  'LOR-L-42': 'non',
  'LOR-L-58': 'tous',
  'LOR-REV-2': 'terrain-degage',
};

const isShooter = (state: State, id: string): boolean => shotOf(kindOf(state, id) ?? 'chevalier') !== undefined;

const ownIds = (state: State): readonly string[] => everyId(state).filter((id) => seatOver(state, id) === state.turn);

/** The city of a hostage taken back by its people, with room for it and without. */
function takenBack(state: State, { city: name, id }: MoveOf<'free'>): readonly LordsCase[] {
  const city = cityNamed(state, name);
  const people = PEOPLE_OF[kindOf(state, id) ?? 'chevalier'];
  const seat = state.peoples.indexOf(people);
  if (!city || seat < 0) return [];
  const own = ownOf(state, seat).filter((one) => !one.escort && !one.vanished);
  return [MAX_GARRISON - 1, MAX_GARRISON].map((count) => {
    const inside = own.slice(0, count);
    const ids = inside.map((one) => one.id);
    const held = withCity(state.position, name, (one) => ({ ...one, people, garrison: inside.map(({ kind }) => kind), ids, shown: ids }));
    const position = { ...held, counters: held.counters.filter((one) => !ids.includes(one.id)) };
    return { state: withTurn({ ...state, position }, seat), move: { kind: 'free', seat, city: name, id, to: city.at } };
  });
}

/** Questions near a move of a game: one more who shoots, attacks or is attacked, a Moine that is not there, a hostage, an ally or a land that is not to be had. */
function beside(state: State, move: Move): readonly LordsCase[] {
  const also = (moves: readonly Move[], at = state): readonly LordsCase[] => moves.map((one) => ({ state: at, move: one }));
  const gone = (ids: readonly string[]): readonly LordsCase[] =>
    ids.filter((id) => find(state, id)?.kind === 'moine').map((id) => ({ state: withVanished(state, id, true), move }));
  switch (move.kind) {
    case 'shoot': {
      const shot = shotOf(kindOf(state, move.shooters[0] ?? '') ?? 'chevalier');
      const others = ownIds(state).filter((id) => !move.shooters.includes(id) && shotOf(kindOf(state, id) ?? 'chevalier') === shot);
      const more = others.map((id) => ({ ...move, shooters: [...move.shooters, id] }));
      const dragons = more.filter(({ shooters }) => shooters.every((id) => kindOf(state, id) === 'dragon'));
      const before = withLordsReadings(withMoment(state, 'march'), { ...state.options.options, 'LOR-L-46': 'aussitot' });
      return [...also(more), ...also(dragons, { ...before, marched: [] }), ...gone([move.target])];
    }
    case 'attack': {
      const [attacker = ''] = move.attackers;
      const [target = ''] = move.targets;
      const others = ownOf(state, state.turn).filter(({ id }) => !move.attackers.includes(id));
      const foes = state.position.counters.filter((one) => seatOver(state, one.id) !== state.turn && !move.targets.includes(one.id));
      const came = move.attackers.length === 1 && move.targets.length > 1 ? withMarched(state, attacker, true, target) : undefined;
      return [
        ...also(others.map(({ id }) => ({ ...move, attackers: [...move.attackers, id] }))),
        ...also(foes.map(({ id }) => ({ ...move, targets: [...move.targets, id] }))),
        ...gone([...move.attackers, ...move.targets]),
        ...(isShooter(state, attacker) ? also([move], withShot(state, attacker, target)) : []),
        ...(came ? also([move, { ...move, targets: [target] }], came) : []),
      ];
    }
    case 'execute': {
      const kind = kindOf(state, move.id);
      return [
        ...(kind ? also([move], withHostage(state, move.city, kind, false)) : []),
        ...also(everyCity(state).map((city) => ({ ...move, city }))),
      ];
    }
    case 'free': {
      const city = cityNamed(state, move.city);
      const around = city ? [city.at, ...neighboursOf(state.position.map, city.at)] : [];
      return [...takenBack(state, move), ...also(around.map(({ q, r }) => ({ ...move, to: { q, r } })))];
    }
    case 'offer': {
      const own = state.peoples[move.seat];
      const many = (kind: Kind) => [1, 2, 3, 4].map((count) => new Array<Pledge>(count).fill({ from: move.seat, to: move.to, kind }));
      return also((own ? kindsOf(own) : []).flatMap(many).map((pledges) => ({ ...move, pledges })));
    }
    case 'break':
      return state.peoples.flatMap((_, to) => (to === move.seat || to === move.with ? [] : also([move], { ...state, offered: [to] })));
    case 'found':
      // On a small map only the first seat has land, and only the map can be another.
      return move.seat > 0 || mapIdOf(state.position.map) === OWN_MAP
        ? []
        : also(
            hexesOf(MAPS.plaine.map).map(({ q, r }) => ({ ...move, at: { q, r } })),
            withLand(state, 0, 0),
          );
    case 'strike': {
      const own = kindOf(state, move.id);
      const kind = own && kindsOf(PEOPLE_OF[own]).find((one) => hasPower(one, 'escorte'));
      const foot = ownOf(state, state.turn).find((one) => one.kind === kind && !one.escort);
      if (!kind || !foot) return [];
      const counters = state.position.counters.filter((one) => one !== foot);
      return also([move], withEscort({ ...state, position: { ...state.position, counters } }, move.id, kind));
    }
    case 'retreat': {
      const own = state.peoples[move.seat];
      const others = state.peoples.filter((people) => people !== own);
      return others.flatMap((people) => (own ? also([{ ...move, alone: true }], withAlliance(state, [own, people], true)) : []));
    }
    case 'pick':
      return also(state.lands.flat().map((continent) => ({ ...move, continent })));
    default:
      return [];
  }
}

/** Marches that one thing bars which could be otherwise: the sea of a map, an enemy Moine that is there, a chasm that holds somebody, an escort that is slow, a garrison that is full, a city that is another's. */
function barred(state: State): readonly LordsCase[] {
  const { counters, cities, map } = state.position;
  const seat = state.turn;
  const own = ownOf(state, seat);
  const other = state.peoples[seat === 0 ? 1 : 0] ?? 'ailes';
  const near = (hex: Hex): readonly Counter[] => own.filter(({ at }) => distanceOn(map, at, hex) <= 4);
  const onto = (free: State, at: Hex): readonly Move[] =>
    near(at).flatMap(({ id }) => marchesBy(free, seat, id).filter(({ to }) => isSame(to, at)));
  const asked = (moves: readonly Move[], at = state): readonly LordsCase[] => moves.map((move) => ({ state: at, move }));
  const aside = state.options.scenario === 'guerre' ? [] : own;
  return [
    ...aside.flatMap(({ id, at }) => asked(neighboursOf(map, at).map(({ q, r }) => ({ kind: 'march', seat, id, to: { q, r } })))),
    ...counters
      .filter((one) => one.kind === 'moine' && !one.escort && !one.vanished && seatOver(state, one.id) !== seat)
      .flatMap(({ id, at }) => asked(onto(withVanished(state, id, true), at))),
    ...own.filter(({ paralysed }) => paralysed).flatMap(({ id, at }) => asked(onto(withParalysis(state, id, 0), at))),
    ...counters
      .filter((one) => one.paralysed && seatOver(state, one.id) !== seat)
      .flatMap(({ id, at }) => {
        const free = withParalysis(state, id, 0);
        return asked(near(at).flatMap((one) => marchesBy(free, seat, one.id).filter(({ against }) => against === id)));
      }),
    ...own
      .filter(({ escort }) => escort)
      .flatMap(({ id }) => {
        const alone = withEscort(state, id, undefined);
        const apart = (['escort', 'escorted'] as const)
          .flatMap((one) => marchesBy(state, seat, id, one))
          .filter((move) => LORDS.judge(state, move).ok);
        return [...asked(marchesBy(alone, seat, id)), ...asked(apart, alone)];
      }),
    ...cities
      .filter(({ people }) => people === state.peoples[seat])
      .flatMap((city) => {
        const [first] = city.garrison;
        const into = first ? onto(withGarrison(state, cityId(city), first, false), city.at) : [];
        const past = own.filter(({ at }) => isNext(map, at, city.at)).flatMap(({ id }) => marchesBy(state, seat, id));
        return [...asked(into), ...asked(past, withOwner(state, cityId(city), other))];
      }),
  ];
}

/** A march after its own shot, after another that came for the same enemy, into the city of one who is an ally now. */
function spoilt(state: State, move: MoveOf<'march'>): readonly LordsCase[] {
  const { id, to, against } = move;
  const enemy = against === undefined ? undefined : find(state, against);
  const city = cityAt(state.position, to);
  const own = state.peoples[state.turn];
  const others = enemy ? ownOf(state, state.turn).filter((one) => one.id !== id && isNext(state.position.map, one.at, enemy.at)) : [];
  return [
    ...(enemy && isShooter(state, id) ? [withShot(state, id, enemy.id)] : []),
    ...others.map((one) => withMarched(state, one.id, true, against)),
    ...(city && own && city.people !== own ? [withAlliance(state, [own, city.people], true)] : []),
  ].map((spoiled) => ({ state: spoiled, move }));
}

/** What would be done at another moment, while it is to be said who enters a city: by those who have done nothing yet. */
function elsewhen(before: State): readonly LordsCase[] {
  const state: State = { ...before, marched: [], fought: [], shot: [] };
  return (['march', 'combats'] as const).flatMap((phase) => {
    const at = withMoment(state, phase);
    return LORDS.toMove(at).flatMap((seat) => LORDS.moves(at, seat).map((move) => ({ state, move })));
  });
}

/** A Serpent that has won once, before two enemies on its line of whom the first, were he an ally, would let it through (LOR-SER-1). */
export function onItsLine(): readonly LordsCase[] {
  const rows = new Array<string>(11).fill('...........');
  const at = (row: number): Hex => {
    const { q, r } = hexAt(4, row);
    return { q, r };
  };
  return [4, 5, 6].flatMap((row) =>
    (['ailes-fantassin', 'faucon', 'ailes-fantarcher'] as const).map((first): LordsCase => {
      const stood = warScene(
        rows,
        ['dragons', 'ailes', 'moines'],
        [
          ['a1', 'serpent', 4, 2],
          ['b2', first, 4, row],
          ['b3', 'aile', 8, 0],
          ['c1', 'moines-fantassin', 4, row + 2],
        ],
      );
      const state: State = {
        ...stood,
        random: NO_DICE,
        phase: 'onward',
        marched: [{ id: 'a1', path: [at(0), at(1), at(2)] }],
        fought: ['a1'],
        onward: { id: 'a1', left: 7, line: 's', beaten: ['b1'] },
      };
      return { state, move: { kind: 'strike', seat: 0, id: 'a1', to: at(row + 1), target: 'c1' } };
    }),
  );
}

/** A hostage who comes to his allies' shore beside an enemy of theirs (LOR-L-83). */
export function handedOver(): readonly LordsCase[] {
  const rows = new Array<string>(8).fill('...c~~c...');
  const [{ q, r }, pledges] = [hexAt(8, 3), [{ from: 0, to: 1, kind: 'chevalier' }] as const];
  return (['ailes-fantassin', 'faucon', 'aile', 'ailes-fantarcher'] as const).flatMap((enemy) =>
    [1, 2].map((row): LordsCase => {
      const state = warScene(
        rows,
        ['chevaliers', 'dragons', 'ailes'],
        [
          ['a1', 'chevalier', 8, 5],
          ['b1', 'dragons-fantassin', 8, 3],
          ['c1', enemy, row === 2 ? 8 : 9, 2],
        ],
        [],
        { position: { allies: [['chevaliers', 'dragons']] } as unknown as State['position'], turn: 0, pledges },
      );
      return { state: { ...state, random: NO_DICE }, move: { kind: 'march', seat: 0, id: 'a1', to: { q, r }, against: 'c1' } };
    }),
  );
}

/** Arrows and a vision thrown as one (LOR-ARC-2). */
export function thrownTogether(): readonly LordsCase[] {
  const rows = new Array<string>(8).fill('..........');
  return (['dragon', 'dragons-fantassin', 'lance-flammes', 'serpent'] as const).flatMap((enemy) =>
    [1, 2, 3].map((far): LordsCase => {
      const stood = warScene(
        rows,
        ['chevaliers', 'dragons', 'ailes'],
        [
          ['a1', 'chevaliers-fantarcher', 3, 3],
          ['a2', 'sorcier', 2, 3],
          ['b1', enemy, 3, 3 + far],
          ['c1', 'aile', 9, 0],
        ],
      );
      const state: State = { ...stood, random: NO_DICE, phase: 'shots', turn: 0 };
      return { state, move: { kind: 'shoot', seat: 0, shooters: ['a1', 'a2'], target: 'b1' } };
    }),
  );
}

/** Somebody alone on a shore, before a sea that another map has not (LOR-MER-1). */
export function atTheShore(): readonly LordsCase[] {
  const { map } = MAPS.ponts;
  const isSea = (hex: Hex): boolean => terrainAt(map, hex) === 'mer';
  return hexesOf(map).flatMap((at): readonly LordsCase[] => {
    const state = putDown(emptyOn(map), at, 'dragons-fantassin');
    const sea = neighboursOf(map, at).find(isSea);
    const id = typeof state === 'string' ? undefined : everyId(state)[0];
    if (typeof state === 'string' || !sea || id === undefined) return [];
    const seat = seatOver(state, id);
    return [{ state: { ...withTurn(state, seat), random: NO_DICE }, move: { kind: 'march', seat, id, to: { q: sea.q, r: sea.r } } }];
  });
}

/** Moves of games that come to something, so many of each sort at each moment, and questions near them whose refusals are seldom met. */
export function seldomMet(games: number, most: number): readonly LordsCase[] {
  const found: LordsCase[] = [];
  const met = new Map<string, number>();
  const keep = (sort: string, { state, move }: LordsCase): void => {
    const count = met.get(sort) ?? 0;
    if (count >= EACH) return;
    met.set(sort, count + 1);
    found.push({ state: { ...state, random: NO_DICE }, move });
  };
  /** Of each sort one of a position at the most, as its table reads it or else strictly. */
  const propose = (cases: readonly LordsCase[]): void => {
    const sorts = new Set<string>();
    for (const one of cases) {
      const strict = { ...one, state: withLordsReadings(one.state, { ...one.state.options.options, ...STRICT }) };
      for (const asked of [one, strict]) {
        const { state, move } = asked;
        const verdict = LORDS.judge(state, move);
        if (verdict.ok || !SELDOM.has(verdict.rule)) continue;
        const sort = `${verdict.rule} ${move.kind} ${verdict.because.slice(-20)} ${'attackers' in move && move.attackers.length > 1}`;
        if (!sorts.has(sort)) keep(sort, asked);
        sorts.add(sort);
      }
    }
  };
  for (let game = 0; game < games; game += 1) {
    const start = (['guerre', 'guerre', 'ponts', 'siege', 'gouffres'] as const)[game % 5] ?? 'guerre';
    const dice = diceFrom(seeded(`rares/${game}`));
    let state = LORDS.setup(warOptions(start, dice), `rares/${game}`);
    for (let count = 0; count < most && !LORDS.outcome(state); count += 1) {
      const [seat = 0] = LORDS.toMove(state);
      const legal = LORDS.moves(state, seat);
      const asked = legal.filter(({ kind }) => kind !== 'march' && kind !== 'stay' && (SPARSE.has(kind) || dice.roll(4) === 1));
      for (const move of asked) keep(`${move.kind} ${state.phase} ${state.options.scenario}`, { state, move });
      const end: Move = { kind: 'end', seat: Math.max(0, state.turn) };
      propose([
        ...asked.flatMap((move) => [...beside(state, move), { state, move }]),
        ...(END_ASKED.has(state.phase) ? [{ state, move: end }] : []),
        ...(state.phase === 'entry' ? elsewhen(state) : []),
        ...(state.phase === 'onward' ? ownOf(state, seat).map(({ id }) => ({ state, move: { kind: 'stay', seat, id } as const })) : []),
        ...(state.phase === 'march' && dice.roll(8) === 1 ? barred(state) : []),
        ...(state.phase === 'march' ? legal.filter((move) => move.kind === 'march').flatMap((move) => spoilt(state, move)) : []),
      ]);
      state = LORDS.step(state, eagerly(state, legal, dice)).state;
    }
  }
  return found;
}
