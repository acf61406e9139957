/**
 * `node scripts/replays-gran.ts`: writes the golden replays of Gran. For each wish, the shortest of the first games that grant it: whole ones between bots,
 * or the beginning of one played at random, which goes where bots do not. Run it after a change of version only, as `replays.ts`, or
 * with the names of those to write anew.
 */
import { BOTS, type BotId } from '#engine/gran/bot/levels.ts';
import type { Event } from '#engine/gran/events.ts';
import { GRAN, type Gran } from '#engine/gran/game.ts';
import { TEN_POINTS } from '#engine/gran/testing/positions.ts';
import type { GameOptions, Options } from '#engine/gran/types.ts';
import { writeWishes } from './golden.ts';

/** Games tried for each wish. */
const TRIED = 4000;
/** Games that grant the wish, of which the shortest is taken. */
const GRANTED = 4;
/** Moves of a game at most. */
const LONGEST = 400;
/** Moves that a random game goes on for when its wish is granted. */
const AFTER = 12;
/** Evaluations of the bots that search. */
const BUDGET = 40;

type Wish = (told: readonly Event[]) => boolean;
type Kind = Event['kind'];

const any: Wish = () => true;
const told =
  <Of extends Kind>(kind: Of, isWanted: (event: Extract<Event, { kind: Of }>) => boolean = () => true): Wish =>
  (events) =>
    events.some((event) => event.kind === kind && isWanted(event as Extract<Event, { kind: Of }>));
const times =
  (kind: Kind, count: number): Wish =>
  (events) =>
    events.filter((event) => event.kind === kind).length >= count;
const twoDuels: Wish = (events) => {
  const last = events.map(({ kind }) => kind).lastIndexOf('turn');
  return times('card', 2)(events.slice(last + 1));
};
const stopsOnDragons: Wish = (events) =>
  events.some((event) => event.kind === 'walked' && event.bonus && /^dragon/.test(event.path.at(-1) ?? ''));

type Row = readonly [name: string, bot: BotId, asked: Partial<GameOptions>, readings: Options, wish: Wish];

// biome-ignore format: a case a row
const WISHES: readonly Row[] = [
  ['deux-chevaliers', 'greedy', { seats: 2 }, {}, any],
  ['trois-chevaliers', 'greedy', { seats: 3, colors: ['noir', 'vert', 'jaune'] }, {}, any],
  ['quatre-chevaliers', 'greedy', { seats: 4, goal: 2 }, {}, any],
  ['cinq-chevaliers', 'greedy', { seats: 5, goal: 2 }, {}, any],
  ['six-chevaliers', 'greedy', { seats: 6, goal: 2 }, {}, any],
  ['deux-experts', 'expert', { seats: 2 }, {}, any],
  ['trois-distraits', 'distrait', { seats: 3, goal: 2 }, {}, any],
  ['anneau-au-passage', 'greedy', { seats: 2, goal: 2 }, {}, told('took-ring', ({ passing }) => passing)],
  ['anneau-conquis', 'greedy', { seats: 3, goal: 2 }, {}, told('attacked', ({ ring }) => ring)],
  ['carcan-retire', 'greedy', { seats: 4, goal: 2 }, {}, told('attacked', ({ collar }) => collar)],
  ['tour-du', 'random', { seats: 6 }, { 'GRA-L-13': 'reste-du' }, told('attacked', ({ collar }) => collar)],
  ['porteur-battu', 'random', { seats: 3 }, {}, told('beaten', ({ ring }) => ring)],
  ['pile-remelangee', 'greedy', { seats: 6, goal: 2 }, {}, told('shuffled')],
  ['pile-qui-tourne', 'greedy', { seats: 6, goal: 2 }, { 'GRA-L-1': 'sous-la-pile' }, times('card', 25)],
  ['deux-duels-d-un-coup', 'random', { seats: 4 }, {}, twoDuels],
  ['bonus-sans-duel', 'random', { seats: 4 }, { 'GRA-L-3': 'non' }, stopsOnDragons],
  ['bonus-obligatoire', 'random', { seats: 3 }, { 'GRA-L-2': 'obligatoire' }, told('walked', ({ bonus }) => bonus)],
  ['bonus-d-un-point', 'random', { seats: 3 }, { 'GRA-L-2': 'un-ou-deux' }, told('walked', ({ bonus, path }) => bonus && path.length === 1)],
  ['bonus-laisse', 'random', { seats: 2 }, {}, told('passed', ({ bonus }) => bonus)],
  ['second-sceau', 'random', { seats: 2 }, {}, told('city', ({ seal }) => seal === 'again')],
  ['sceau-deja-la', 'random', { seats: 2 }, { 'GRA-L-7': 'un-seul', 'GRA-L-28': 'rien' }, told('city', ({ seal }) => seal === 'owned')],
  ['anneau-sur-une-piece', 'random', { seats: 6 }, { 'GRA-L-11': 'sur-une-piece' }, told('deposited', ({ taker }) => taker !== null)],
  ['cites-partagees', 'greedy', { seats: 5, goal: 2 }, { 'GRA-L-24': 'partage' }, any],
  ['pierres-sages', 'random', { seats: 6 }, { 'GRA-L-16': 'non', 'GRA-L-26': 'non' }, told('moved')],
  ['boules-symboliques', 'greedy', { seats: 2, goal: 2 }, { 'GRA-L-21': 'non', 'GRA-L-22': 'non', 'GRA-L-25': 'oui' }, told('deposited')],
  ['arret-en-cite', 'greedy', { seats: 3, goal: 2 }, { 'GRA-L-19': 'non', 'GRA-L-23': 'si-le-sceau-manque' }, told('city')],
  ['anneau-sans-saut', 'greedy', { seats: 4, goal: 2 }, { 'GRA-L-12': 'non', 'GRA-L-9': 'non' }, any],
  ['bonus-sans-retour', 'random', { seats: 5 }, { 'GRA-L-20': 'oui' }, told('walked', ({ bonus }) => bonus)],
  ['reserve-vide', 'greedy', { seats: 6, goal: 2 }, {}, told('nothing', ({ why }) => why === 'reserve')],
  ['epee-sans-pierre', 'random', { seats: 2 }, {}, told('nothing', ({ why }) => why === 'board')],
  ['dix-points', 'greedy', { seats: 2, goal: 2, board: TEN_POINTS }, {}, told('nothing')],
];

writeWishes<Gran>(
  GRAN,
  WISHES.map(([name, bot, asked, readings, wish]) => ({
    name,
    options: { ...asked, options: readings },
    choose: (state, seat, legal, dice) => BOTS[bot](GRAN.view(state, seat), legal, dice, BUDGET),
    isGranted: (_told, all) => wish(all),
    ...(bot === 'random' && { after: AFTER }),
  })),
  { tried: TRIED, granted: GRANTED, longest: LONGEST },
);
