/** A position of Zargo's Lords as fields to be set by hand: what the map cannot be touched for. */
import type { Field, FieldGroup, Option } from '#components/arbiter/spec.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { continentsOf } from '#engine/zargos-lords/board/continents.ts';
import { DIRECTION_NAMES, DIRECTIONS, type Direction } from '#engine/zargos-lords/board/hex.ts';
import { isNext, nameOf, ray, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { areFriends, type City, cityId, isManned } from '#engine/zargos-lords/board/position.ts';
import { fighterOf, hasPower, KIND_NAMES, kindsOf, PEOPLE_NAMES, PEOPLE_OF } from '#engine/zargos-lords/data/counters.ts';
import {
  BY_HAND,
  canBeEscorted,
  withAlliance,
  withEscort,
  withFought,
  withGarrison,
  withHostage,
  withLand,
  withMap,
  withMarched,
  withMoment,
  withMonth,
  withOwner,
  withParalysis,
  withPledge,
  withRetreat,
  withShot,
  withTurn,
  withVanished,
} from '#engine/zargos-lords/edit.ts';
import { enemiesOf, ownOf, shotOf } from '#engine/zargos-lords/game/table.ts';
import type { State } from '#engine/zargos-lords/game/types.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { mayEscort, paralysisOf } from '#engine/zargos-lords/rules/movement.ts';
import { KINDS, type Kind, MAX_GARRISON, PEOPLES } from '#engine/zargos-lords/types.ts';
import { seatOptions } from './form.ts';
import { BOX_MAP, MAP_IDS, MAPS, mapIdOf, OWN_MAP } from './maps.ts';
import { citySaid, idSaid, MOMENT_NAMES, moment } from './words.ts';

type Fields = readonly Field<State>[];
type StateField = Field<State>;

const bag = (
  id: string,
  label: string,
  items: readonly Option[],
  options: readonly Option[],
  put: (value: string, is: boolean) => State,
): StateField => ({
  kind: 'bag',
  id,
  label,
  items: items.map(({ value, label: text }) => ({ id: value, label: text, count: 1 })),
  options: options.filter(({ value }) => !items.some((item) => item.value === value)),
  add: (value) => put(value, true),
  drop: (value) => put(value, false),
});

const named = (state: State, ids: readonly string[]): readonly Option[] => ids.map((id) => ({ value: id, label: idSaid(state, id) }));

function turnFields(state: State): Fields {
  const moments = BY_HAND.some((one) => one === state.phase) ? BY_HAND : [state.phase, ...BY_HAND];
  const { map, box } = state.position;
  const own = map.names ? map : box?.map;
  return [
    {
      kind: 'choice',
      id: 'carte',
      label: 'Carte',
      value: mapIdOf(state.position.map),
      options: [
        ...MAP_IDS.map((id) => ({ value: id, label: MAPS[id].name })),
        ...(own ? [{ value: BOX_MAP, label: 'la carte de votre boîte' }] : []),
        ...(mapIdOf(state.position.map) === OWN_MAP ? [{ value: OWN_MAP, label: 'la vôtre, peinte' }] : []),
      ],
      set: (id) => {
        const known = MAP_IDS.find((one) => one === id);
        if (id === BOX_MAP && own) return withMap(state, own);
        return known ? withMap(state, MAPS[known].map) : state;
      },
    },
    {
      kind: 'choice',
      id: 'tour',
      label: 'Au coup de qui',
      value: String(state.turn),
      options: seatOptions(state),
      set: (seat) => withTurn(state, Number(seat)),
    },
    {
      kind: 'choice',
      id: 'moment',
      label: 'Moment',
      value: state.phase,
      options: moments.map((one) => ({ value: one, label: MOMENT_NAMES[one] })),
      set: (one) => withMoment(state, moments.find((known) => known === one) ?? 'march'),
    },
    {
      kind: 'count',
      id: 'mois',
      label: 'Mois',
      unit: 'Un mois',
      value: state.month,
      least: 1,
      most: 25,
      set: (month) => withMonth(state, month),
    },
  ];
}

/** « a1 n 3 »: came straight, from so many hexes away. */
function chargeOptions(state: State): readonly Option[] {
  const { map } = state.position;
  return ownOf(state, state.turn).flatMap((counter) => {
    if (!hasPower(fighterOf(counter), 'charge')) return [];
    return DIRECTIONS.flatMap((direction): readonly Option[] => {
      const back = ray(map, counter.at, direction, 3).filter((hex) => terrainAt(map, hex) === 'plaine');
      return back.length === 3
        ? [
            {
              value: `${counter.id} ${direction}`,
              label: `${idSaid(state, counter.id)}, venu tout droit depuis ${DIRECTION_NAMES[direction]}`,
            },
          ]
        : [];
    });
  });
}

function doneFields(state: State): Fields {
  const own = ownOf(state, state.turn).map(({ id }) => id);
  const foes = enemiesOf(state, state.turn);
  const cameFor = ownOf(state, state.turn).flatMap((one) => [
    ...foes
      .filter(({ at }) => isNext(state.position.map, one.at, at))
      .map((foe) => ({ value: `${one.id} ${foe.id}`, label: `${idSaid(state, one.id)}, pour ${idSaid(state, foe.id)}` })),
    ...state.position.cities
      .filter((city) => city.people !== state.peoples[state.turn] && isManned(city) && isNext(state.position.map, one.at, city.at))
      .map((city) => ({ value: `${one.id} ${cityId(city)}`, label: `${idSaid(state, one.id)}, pour ${citySaid(state, cityId(city))}` })),
  ]);
  const shooters = own.filter((id) => {
    const counter = state.position.counters.find((one) => one.id === id);
    return counter && !counter.escort && shotOf(counter.kind) !== undefined;
  });
  const aims = shooters.flatMap((id) =>
    foes.map((foe) => ({ value: `${id} ${foe.id}`, label: `${idSaid(state, id)} → ${idSaid(state, foe.id)}` })),
  );
  const first = (value: string): string => value.split(' ')[0] ?? '';
  const second = (value: string): string => value.split(' ')[1] ?? '';
  const came = state.marched.flatMap(({ id, against }) => (against === undefined ? [] : [`${id} ${against}`]));
  const charges = chargeOptions(state);
  const charged = state.marched.filter(({ path }) => path.length > 1).map(({ id }) => id);
  return [
    bag(
      'bouge',
      'Ont déjà bougé',
      named(
        state,
        state.marched.map(({ id }) => id),
      ),
      named(state, own),
      (id, is) => withMarched(state, id, is),
    ),
    bag(
      'venus',
      'Venus attaquer',
      cameFor.filter(({ value }) => came.includes(value)),
      cameFor,
      (value, is) => withMarched(state, first(value), is, second(value)),
    ),
    ...(charges.length > 0
      ? [
          bag(
            'elan',
            'Venus en charge',
            named(state, charged),
            charges.filter(({ value }) => !charged.includes(first(value))),
            (value, is) => {
              const counter = state.position.counters.find(({ id }) => id === first(value));
              const direction = DIRECTIONS.find((one) => one === second(value)) as Direction | undefined;
              const back = counter && direction ? ray(state.position.map, counter.at, direction, 3) : [];
              const before = state.marched.find(({ id }) => id === first(value))?.against;
              return withMarched(state, first(value), is, before, counter && [...back.toReversed(), counter.at]);
            },
          ),
        ]
      : []),
    bag(
      'tire',
      'Ont déjà tiré',
      aims.filter(({ value }) => state.shot.some((one) => `${one.id} ${one.target}` === value)),
      aims,
      (value, is) => withShot(state, first(value), is ? second(value) : undefined),
    ),
    bag(
      'combattu',
      'Ont déjà combattu',
      named(
        state,
        state.fought.filter((id) => own.includes(id)),
      ),
      named(state, own),
      (id, is) => withFought(state, id, is),
    ),
  ];
}

function conditionFields(state: State): Fields {
  const { counters, map } = state.position;
  const readings = readingsOf(state.options);
  const guards = KINDS.filter((kind) => mayEscort(kind, readings) && state.peoples.some((people) => kindsOf(people).includes(kind)));
  const alone = counters.filter((one) => canBeEscorted(state, one));
  const pairs = counters.filter(({ escort }) => escort);
  const turns = paralysisOf(readings);
  const inChasm = counters.filter(({ at }) => terrainAt(map, at) === 'gouffre');
  const held = Array.from({ length: turns }, (_, at) => turns - at);
  const moines = counters.filter(({ kind, escort }) => hasPower(kind, 'disparition') && !escort);
  return [
    bag(
      'escortes',
      'Escortés',
      pairs.map(({ id, escort }) => ({ value: id, label: `${idSaid(state, id)} : ${escort ? KIND_NAMES[escort].one : ''}` })),
      alone.flatMap(({ id, kind: own }) =>
        guards
          .filter((kind) => areFriends(state.position, PEOPLE_OF[kind], PEOPLE_OF[own]))
          .map((kind) => ({ value: `${id} ${kind}`, label: `${idSaid(state, id)}, par un ${KIND_NAMES[kind].one}` })),
      ),
      (value, is) => withEscort(state, value.split(' ')[0] ?? '', is ? KINDS.find((one) => one === value.split(' ')[1]) : undefined),
    ),
    bag(
      'paralyses',
      'Paralysés dans un gouffre',
      inChasm.flatMap(({ id, paralysed }) =>
        paralysed ? [{ value: id, label: `${idSaid(state, id)}, ${counted(paralysed, 'coup')}` }] : [],
      ),
      inChasm
        .filter(({ paralysed }) => !paralysed)
        .flatMap(({ id }) =>
          held.map((count) => ({ value: `${id} ${count}`, label: `${idSaid(state, id)}, encore ${counted(count, 'coup')}` })),
        ),
      (value, is) => withParalysis(state, value.split(' ')[0] ?? '', is ? Number(value.split(' ')[1] ?? turns) : 0),
    ),
    ...(moines.length > 0
      ? [
          bag(
            'disparus',
            'Moines disparus',
            named(
              state,
              moines.filter(({ vanished }) => vanished).map(({ id }) => id),
            ),
            named(
              state,
              moines.map(({ id }) => id),
            ),
            (id, is) => withVanished(state, id, is),
          ),
        ]
      : []),
  ];
}

const counts = (kinds: readonly Kind[]) =>
  [...new Set(kinds)].map((kind) => ({ id: kind, label: KIND_NAMES[kind].one, count: kinds.filter((one) => one === kind).length }));

const kindOptions = (kinds: readonly Kind[]): readonly Option[] => kinds.map((kind) => ({ value: kind, label: KIND_NAMES[kind].one }));
const kindIn = (value: string): Kind => KINDS.find((one) => one === value) ?? 'chevalier';

function cityFields(state: State, city: City): Fields {
  const id = cityId(city);
  const kept = city.hostages ?? [];
  return [
    {
      kind: 'choice',
      id: 'peuple',
      label: 'À qui',
      value: city.people,
      options: state.peoples.map((people) => ({ value: people, label: PEOPLE_NAMES[people] })),
      set: (people) => withOwner(state, id, PEOPLES.find((one) => one === people) ?? city.people),
    },
    {
      kind: 'bag',
      id: 'garnison',
      label: 'Garnison',
      items: counts(city.garrison),
      options: city.garrison.length < MAX_GARRISON ? kindOptions(kindsOf(city.people)) : [],
      add: (kind) => withGarrison(state, id, kindIn(kind), true),
      drop: (kind) => withGarrison(state, id, kindIn(kind), false),
    },
    {
      kind: 'bag',
      id: 'otages',
      label: 'Otages',
      items: counts(kept.map(({ kind }) => kind)),
      options: kept.length < 2 ? kindOptions(state.peoples.filter((people) => people !== city.people).flatMap(kindsOf)) : [],
      add: (kind) => withHostage(state, id, kindIn(kind), true),
      drop: (kind) => withHostage(state, id, kindIn(kind), false),
    },
  ];
}

/** Continents above which nobody sets whose each is. */
const MOST_LANDS = 6;

function pactFields(state: State): Fields {
  const pairs = state.peoples.flatMap((one, at) => state.peoples.slice(at + 1).map((other) => [one, other] as const));
  const options = pairs.map(([one, other]) => ({ value: `${one} ${other}`, label: `${PEOPLE_NAMES[one]} et ${PEOPLE_NAMES[other]}` }));
  const isAllied = (value: string): boolean =>
    state.position.allies.some((pair) => value.split(' ').every((one) => pair.some((people) => people === one)));
  const pledges = state.peoples.flatMap((people, from) =>
    state.peoples.flatMap((keeper, to) =>
      from === to
        ? []
        : kindsOf(people).map((kind) => ({
            value: `${from} ${to} ${kind}`,
            label: `${KIND_NAMES[kind].one}, aux ${PEOPLE_NAMES[keeper]}`,
          })),
    ),
  );
  const due = state.pledges.map(({ from, to, kind }) => `${from} ${to} ${kind}`);
  const lands = continentsOf(state.position.map);
  return [
    bag(
      'allies',
      'Alliés',
      options.filter(({ value }) => isAllied(value)),
      options,
      (value, is) => {
        const pair = pairs.find(([one, other]) => `${one} ${other}` === value);
        return pair ? withAlliance(state, pair, is) : state;
      },
    ),
    bag(
      'promis',
      'Otages promis, à livrer',
      pledges.filter(({ value }) => due.includes(value)),
      pledges,
      (value, is) => {
        const [from, to, kind] = value.split(' ');
        return withPledge(state, { from: Number(from), to: Number(to), kind: kindIn(kind ?? '') }, is);
      },
    ),
    ...(lands.length <= MOST_LANDS
      ? lands.map(
          (hexes, land): StateField => ({
            kind: 'choice',
            id: `terre-${land}`,
            label: `Continent de ${hexes[0] ? nameOf(hexes[0]) : land + 1}`,
            value: String(state.lands.findIndex((own) => own.includes(land))),
            options: [{ value: '-1', label: 'à personne' }, ...seatOptions(state)],
            set: (seat) => withLand(state, land, Number(seat) < 0 ? undefined : Number(seat)),
          }),
        )
      : []),
  ];
}

const MOST_HEXES = 8;

function retreatFields(state: State): Fields {
  const [falling] = state.falling;
  const options = named(
    state,
    state.position.counters.filter(({ vanished }) => !vanished).map(({ id }) => id),
  );
  const who: StateField = {
    kind: 'choice',
    id: 'recule',
    label: 'Qui recule',
    value: falling?.id ?? '',
    options: [...(falling ? [] : [{ value: '', label: 'personne' }]), ...options],
    set: (id) => (id === '' ? state : withRetreat(state, id)),
  };
  if (!falling) return [who];
  return [
    who,
    {
      kind: 'count',
      id: 'hexagones',
      label: 'De combien d’hexagones',
      unit: 'Un hexagone',
      value: falling.hexes,
      least: 1,
      most: MOST_HEXES,
      set: (hexes) => withRetreat(state, falling.id, { hexes }),
    },
    bag(
      'combattu-par',
      'Après un combat contre',
      options.filter(({ value }) => falling.fought.includes(value)),
      options.filter(({ value }) => value !== falling.id),
      (id, is) => withRetreat(state, falling.id, { fought: is ? [...falling.fought, id] : falling.fought.filter((one) => one !== id) }),
    ),
  ];
}

export function groups(state: State): readonly FieldGroup<State>[] {
  const { cities, counters, allies } = state.position;
  const [falling] = state.falling;
  const conditions = counters.filter(({ escort, paralysed, vanished }) => escort || paralysed || vanished).length;
  const done = new Set([...state.marched, ...state.shot].map(({ id }) => id).concat(state.fought)).size;
  return [
    { id: 'tour', title: 'La carte et le moment', note: moment(state), fields: turnFields(state) },
    { id: 'fait', title: 'Ce qui est fait ce coup', note: done > 0 ? counted(done, 'pion') : 'rien encore', fields: doneFields(state) },
    {
      id: 'etats',
      title: 'Escortes, gouffres, disparus',
      note: conditions > 0 ? counted(conditions, 'pion') : 'aucun',
      fields: conditionFields(state),
    },
    {
      id: 'recul',
      title: 'Un recul',
      note: falling ? `${idSaid(state, falling.id)}, de ${counted(falling.hexes, 'hexagone')}` : 'personne',
      fields: retreatFields(state),
    },
    {
      id: 'pactes',
      title: 'Alliances, otages promis, continents',
      note: allies.length > 0 ? counted(allies.length, 'alliance') : 'aucune',
      fields: pactFields(state),
    },
    ...cities.map((city) => ({
      id: cityId(city).replace(/\W/g, '-'),
      title: upperFirst(citySaid(state, cityId(city))),
      note: city.garrison.length > 0 ? counted(city.garrison.length, 'pion') : 'sans garnison',
      fields: cityFields(state, city),
    })),
  ];
}
