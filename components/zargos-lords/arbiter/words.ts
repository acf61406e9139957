/** How the arbiter speaks of Zargo's Lords: who is where, whose moment it is, what a move is called. */
import { counted, together, upperFirst } from '#engine/core/french.ts';
import { DIRECTION_NAMES } from '#engine/zargos-lords/board/hex.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import { type City, type Counter, cityId } from '#engine/zargos-lords/board/position.ts';
import { theKind, troop } from '#engine/zargos-lords/data/counter-words.ts';
import { KIND_NAMES, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { seatName, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { walkerIn } from '#engine/zargos-lords/game/places.ts';
import { seatFalling } from '#engine/zargos-lords/game/retreats.ts';
import { cityNamed, find, leaderOf, ownOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, Phase, State } from '#engine/zargos-lords/game/types.ts';
import { toMove } from '#engine/zargos-lords/game/view.ts';
import type { Kind } from '#engine/zargos-lords/types.ts';

export const MOMENT_NAMES = {
  cards: 'le tirage des peuples',
  cities: 'la fondation des villes',
  garrisons: 'les garnisons',
  deployment: 'le placement',
  alliances: 'les alliances',
  answer: 'la réponse à une alliance',
  march: 'les mouvements',
  onward: 'la fin d’un mouvement gagné',
  shots: 'les tirs',
  combats: 'les combats',
  retreat: 'un recul',
  spare: 'la parole d’un allié poussé',
  entry: 'l’entrée dans une ville ouverte',
  over: 'la partie est finie',
} as const satisfies Record<Phase, string>;

/** « les Dragons » */
export const theSeat = (state: Pick<State, 'peoples'>, seat: number): string => `les ${seatName(state, seat)}`;

/** « le Dragon (C4) »; in a garrison, where its city is. */
function whoIsIt(state: State, id: string): string {
  const counter = walkerIn(state.position, id)?.counter;
  if (counter) return whoIn(counter);
  const pair = state.position.counters.find(({ escortId }) => escortId === id);
  return pair ? `l’escorte en ${nameOf(pair.at)}` : 'un pion absent';
}

const cityIn = ({ people, at }: Pick<City, 'people' | 'at'>): string => `la ville des ${PEOPLE_NAMES[people]} (${nameOf(at)})`;

/** A counter or a city. */
function whatIs(state: State, id: string): string {
  const city = cityNamed(state, id);
  return city ? cityIn(city) : whoIsIt(state, id);
}

const list = (state: State, ids: readonly string[]): string => together(ids.map((id) => whatIs(state, id)));

/** « Au coup des Dragons, mois 3 : les combats. » */
export function moment(state: State): string {
  const { phase, month } = state;
  if (phase === 'over') return 'La partie est finie.';
  const falling = phase === 'retreat' ? seatFalling(state) : undefined;
  const at = `${upperFirst(counted(month, 'mois', 'mois')).replace(/^(\d+) mois$/, 'mois $1')}`;
  if (falling !== undefined)
    return `Au coup des ${seatName(state, state.turn)}, ${at} : ${theSeat(state, falling)} choisissent une ligne de recul.`;
  const [seat = state.turn] = toMove(state);
  return `Au coup des ${seatName(state, seat)}, ${at} : ${MOMENT_NAMES[phase]}.`;
}

function marchSaid(state: State, { id, to, against, apart }: Extract<Move, { kind: 'march' }>): string {
  const pair = find(state, id);
  const who = apart === 'escort' && pair?.escort ? `${theKind(pair.escort)}, l’escorte,` : whoIsIt(state, id);
  const alone = apart === undefined ? '' : ' seul';
  const city = against === undefined ? undefined : cityNamed(state, against);
  const why = against === undefined ? '' : city ? ` assiéger ${cityIn(city)}` : ` attaquer ${whoIsIt(state, against)}`;
  return `${who} va${alone} en ${nameOf(to)}${why}`;
}

const s = (ids: readonly string[], one: string, many: string): string => (ids.length > 1 ? many : one);

function said(move: Move, state: State): string {
  const seat = theSeat(state, move.seat);
  switch (move.kind) {
    case 'march':
      return marchSaid(state, move);
    case 'stay':
      return `${whoIsIt(state, move.id)} reste où il est`;
    case 'strike':
      return `${whoIsIt(state, move.id)} attaque seul ${whoIsIt(state, move.target)}, depuis ${nameOf(move.to)}`;
    case 'onward':
      return `le pion qui a gagné finit son mouvement en ${nameOf(move.to)}`;
    case 'vanish':
      return `${whoIsIt(state, move.id)} disparaît`;
    case 'return':
      return `${whoIsIt(state, move.id)} reparaît en ${nameOf(move.to)}`;
    case 'shoot':
      return `${list(state, move.shooters)} ${s(move.shooters, 'tire', 'tirent')} sur ${whatIs(state, move.target)}`;
    case 'attack':
      return `${list(state, move.attackers)} ${cityNamed(state, move.targets[0] ?? '') ? s(move.attackers, 'assiège', 'assiègent') : s(move.attackers, 'attaque', 'attaquent')} ${list(state, move.targets)}`;
    case 'sally':
      return `de ses murs, la garnison de ${whatIs(state, move.city)} attaque ${list(state, move.targets)}`;
    case 'retreat':
      return `${whoIsIt(state, move.id)} ${move.alone ? 'est éliminé plutôt que de pousser les siens' : 'recule'} vers ${DIRECTION_NAMES[move.direction]}`;
    case 'spare':
      return `l’allié poussé ${move.alone ? 'sauve les siens' : 'se laisse pousser'}`;
    case 'enter':
      return `${whoIsIt(state, move.id)} entre dans la ville ouverte`;
    case 'offer':
      return `${seat} offrent une alliance ${upperFirst(theSeat(state, move.to)).replace(/^Les/, 'aux')}${move.pledges.length > 0 ? `, otages : ${together(move.pledges.map(({ kind }) => theKind(kind)))}` : ''}`;
    case 'answer':
      return `${seat} ${move.accepts ? 'acceptent' : 'refusent'} l’alliance`;
    case 'break':
      return `${seat} rompent avec ${theSeat(state, move.with)}`;
    case 'execute':
      return `${seat} éliminent un otage de ${whatIs(state, move.city)}`;
    case 'free':
      return `${seat} libèrent un otage de ${whatIs(state, move.city)} en ${nameOf(move.to)}`;
    case 'pick':
      return `${seat} tirent le continent ${move.continent + 1}`;
    case 'found':
      return `${seat} fondent une ville en ${nameOf(move.at)}`;
    case 'garrison':
      return `${seat} cachent ${counted(move.ids.length, 'pion')} dans ${whatIs(state, move.city)}`;
    case 'place':
      return `${seat} placent un pion en ${nameOf(move.at)}`;
    case 'settle':
      return `${seat} laissent un capitaine finir`;
    case 'end':
      return `${seat} finissent : ${MOMENT_NAMES[state.phase]}`;
  }
}

export const say = (move: Move, state: State): string => upperFirst(said(move, state));

/** « Dragon escorté en C4, paralysé (2) » */
function standing(counter: Counter, done: (id: string) => string): string {
  const { kind, at, escort, paralysed, vanished, id } = counter;
  const notes = [
    ...(escort ? [`escorté par un ${KIND_NAMES[escort].one}`] : []),
    ...(paralysed ? [`paralysé pour ${counted(paralysed, 'coup')}`] : []),
    ...(vanished ? ['disparu'] : []),
    ...(done(id) ? [done(id)] : []),
  ];
  return `${KIND_NAMES[kind].one} en ${nameOf(at)}${notes.length > 0 ? ` (${notes.join(', ')})` : ''}`;
}

/** « 2 Fantassins et 1 Dragon » */
const troopsIn = (kinds: readonly Kind[]): string =>
  together([...new Set(kinds)].map((kind) => troop(kinds.filter((one) => one === kind).length, kind)));

function cityStands({ at, garrison, hostages = [] }: City): string {
  const kept = hostages.length > 0 ? `, otages : ${troopsIn(hostages.map(({ kind }) => kind))}` : '';
  return `ville en ${nameOf(at)} (${garrison.length > 0 ? troopsIn(garrison) : 'vide'}${kept})`;
}

/** Counters of a people beyond which they are counted. */
const MOST_NAMED = 8;

/** Where all stand, people by people, and what is done already. */
function position(state: State): string {
  const { cities, allies } = state.position;
  const done = (id: string): string =>
    [
      ...(state.marched.some((one) => one.id === id) ? ['a bougé'] : []),
      ...(state.shot.some((one) => one.id === id) ? ['a tiré'] : []),
      ...(state.fought.includes(id) ? ['a combattu'] : []),
    ].join(', ');
  const peoples = state.peoples.flatMap((people, seat) => {
    const own = ownOf(state, seat);
    const towns = cities.filter((city) => city.people === people);
    const open = own.length > MOST_NAMED ? [troopsIn(own.map(({ kind }) => kind))] : own.map((counter) => standing(counter, done));
    const all = [...open, ...towns.map(cityStands)];
    return all.length > 0 ? [`${PEOPLE_NAMES[people]} : ${all.join(', ')}.`] : [];
  });
  const pacts = allies.map(([a, b]) => `${PEOPLE_NAMES[a]} et ${PEOPLE_NAMES[b]} alliés.`);
  return [...peoples, ...pacts].join(' ') || 'Personne sur la carte.';
}

export const summary = (state: State): string => `${position(state)} ${moment(state)}`;

/** Of a list: « Dragon, C4 »; a garrison's says so. */
export function idSaid(state: State, id: string): string {
  const counter = walkerIn(state.position, id)?.counter;
  if (!counter) return id;
  const inside = state.position.cities.some(({ ids }) => ids?.includes(id));
  return `${KIND_NAMES[counter.kind].one}${counter.escort ? ' escorté' : ''}, ${nameOf(counter.at)}${inside ? ' (garnison)' : ''}`;
}

export const citySaid = (state: State, id: string): string => {
  const city = cityNamed(state, id);
  return city ? `Ville des ${PEOPLE_NAMES[city.people]}, ${nameOf(city.at)}` : id;
};

/** The seat that a counter is moved by; -1 where it is nowhere. */
export function seatOver(state: State, id: string): number {
  const counter = walkerIn(state.position, id)?.counter;
  return counter ? leaderOf(state, counter) : -1;
}

/** All that a list of counters may name: those in the open, then garrisons. */
export const everyId = ({ position: { counters, cities } }: State): readonly string[] => [
  ...counters.map(({ id }) => id),
  ...cities.flatMap(({ ids = [] }) => ids),
];

export const everyCity = ({ position: { cities } }: State): readonly string[] => cities.map(cityId);
