/** How lessons speak of Zargo's Lords: its skirmish is what they play, under the game's own name. */
import type { LessonSpec } from '#components/lesson/spec.ts';
import { counted, together, upperFirst } from '#engine/core/french.ts';
import type { Game } from '#engine/core/game.ts';
import { DIRECTION_NAMES } from '#engine/zargos-lords/board/hex.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import { type City, type Counter, cityId } from '#engine/zargos-lords/board/position.ts';
import { KIND_NAMES, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { whoIn as counterTold, seatName } from '#engine/zargos-lords/game/explain.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import { marchesOf } from '#engine/zargos-lords/game/march.ts';
import { plays } from '#engine/zargos-lords/game/scenarios.ts';
import { ownOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, Phase, State } from '#engine/zargos-lords/game/types.ts';
import { OURS_TOLD } from './ours.ts';

const cityTold = ({ at, people }: City): string => `la ville des ${PEOPLE_NAMES[people]} (${nameOf(at)})`;

/** Who somebody is, in the open, on top of another or in a city; « la ville des Dragons (D5) » of a city. */
function whoIn({ position }: State, id: string): string {
  const counter = position.counters.find((one) => one.id === id);
  if (counter) return counterTold(counter);
  const escorted = position.counters.find(({ escortId }) => escortId === id);
  if (escorted?.escort) return counterTold({ id, kind: escorted.escort, at: escorted.at });
  const city = position.cities.find((one) => cityId(one) === id);
  if (city) return cityTold(city);
  const home = position.cities.find(({ ids }) => ids?.includes(id));
  const kind = home?.garrison[home.ids?.indexOf(id) ?? -1];
  return home && kind ? counterTold({ id, kind, at: home.at }) : id;
}

const ENDS: Partial<Record<Phase, string>> = {
  alliances: 'L’alliance est laissée de côté',
  march: 'Les mouvements sont finis',
  onward: 'Il s’arrête là',
  shots: 'Les tirs sont finis',
  combats: 'Le coup est fini',
};

function said(move: Move, state: State): string {
  const { position, phase } = state;
  const who = (id: string): string => whoIn(state, id);
  const all = (ids: readonly string[]): string => together(ids.map(who));
  const verb = (ids: readonly string[], one: string, many: string): string => (ids.length > 1 ? many : one);
  switch (move.kind) {
    case 'march': {
      const escort = position.counters.find(({ id }) => id === move.id)?.escortId;
      const walker = move.apart === 'escort' && escort !== undefined ? `l’escorte, ${who(escort)},` : who(move.id);
      const alone = move.apart === 'escorted' ? ' sans son escorte' : '';
      return `${walker} va en ${nameOf(move.to)}${alone}${move.against ? `, pour attaquer ${who(move.against)}` : ''}`;
    }
    case 'stay':
      return `${who(move.id)} reste là`;
    case 'strike':
      return `${who(move.id)} attaque seul ${who(move.target)}, depuis ${nameOf(move.to)}`;
    case 'onward':
      return `${who(state.onward?.id ?? '')} finit son mouvement en ${nameOf(move.to)}`;
    case 'vanish':
      return `${who(move.id)} disparaît`;
    case 'return':
      return `${who(move.id)} reparaît en ${nameOf(move.to)}`;
    case 'shoot':
      return `${all(move.shooters)} ${verb(move.shooters, 'vise', 'visent')} ${who(move.target)}`;
    case 'attack':
      return `${all(move.attackers)} ${verb(move.attackers, 'attaque', 'attaquent')} ${all(move.targets)}`;
    case 'sally':
      return `de ses murs, la garnison attaque ${all(move.targets)}`;
    case 'retreat':
      return move.alone
        ? `${who(move.id)} est éliminé plutôt que les siens`
        : `${who(move.id)} recule vers ${DIRECTION_NAMES[move.direction]}`;
    default:
      return ENDS[phase] ?? 'C’est fini';
  }
}

const say = (move: Move, state: State): string => upperFirst(said(move, state));

const NOW = {
  alliances: 'C’est le moment des alliances',
  march: 'C’est le moment des mouvements',
  shots: 'C’est le moment des tirs',
  combats: 'C’est le moment des combats',
  retreat: 'Un pion doit reculer',
  over: 'La partie est finie',
} as const satisfies Partial<Record<Phase, string>>;

/** « le Sorcier (E3), sous l’escorte d’un Fantassin des Chevaliers » */
const standingTold = (counter: Counter): string =>
  counter.escort
    ? `${counterTold({ ...counter, escort: undefined })}, sous l’escorte d’un ${KIND_NAMES[counter.escort].one}`
    : `${counterTold(counter)}${counter.vanished ? ', disparu' : ''}`;

/** Who is in a city, as far as a seat knows. */
function insideTold({ garrison, counted: isCounted }: City, isOwn: boolean): string {
  if (garrison.length === 0) return 'vide';
  if (isOwn) return `avec ${together(garrison.map((kind) => KIND_NAMES[kind].one))}`;
  return isCounted ? `${counted(garrison.length, 'pion')} dedans` : 'garnison inconnue';
}

const summary = (state: State, seat: number): string => {
  const { peoples, phase, position } = state;
  const listed = (one: number): string =>
    together([
      ...ownOf(state, one).map(standingTold),
      ...position.cities
        .filter(({ people }) => people === peoples[one])
        .map((city) => `une ville en ${nameOf(city.at)} (${insideTold(city, one === seat)})`),
    ]);
  const others = peoples.map((_, one) => one).filter((one) => one !== seat);
  const [only, ...more] = others;
  const facing =
    only !== undefined && more.length === 0
      ? `En face : ${listed(only)}.`
      : others.map((one) => `Les ${seatName(state, one)} : ${listed(one)}.`).join(' ');
  return `Vos pions : ${listed(seat)}. ${facing} ${(NOW as Partial<Record<Phase, string>>)[phase] ?? ''}.`;
};

/** Whatever may be played: of a war, the marches of all, and not of the next alone. */
const moves: Game<Lords>['moves'] = (table, seat) => {
  const listed = LORDS.moves(table, seat);
  return table.phase === 'march' && listed.length > 0 && plays(table.options.scenario, 'strikes')
    ? [...listed.filter(({ kind }) => kind !== 'march'), ...marchesOf(table, seat)]
    : listed;
};

export const LESSON_SPEC: LessonSpec<Lords> = {
  // No lesson has four counters around one enemy: of fewer, every attack is listed.
  game: { ...LORDS, id: 'zargos-lords', moves, listsAll: true },
  // Of whom the learner leads: the table says « Chevaliers » alone.
  nameOf: (seat, state) => `les ${seatName(state, seat)}`,
  say,
  summary,
  ours: OURS_TOLD,
  taught: { tableau: 'combattre' },
};
