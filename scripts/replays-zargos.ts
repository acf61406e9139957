/**
 * `node scripts/replays-zargos.ts`: writes the golden replays of Zargos. For each wish, the shortest of the first games that grant it: whole ones between
 * bots, or the beginning of one played at random by players eager to play their cards. Each has one ruling read otherwise than by default, so that all are.
 * Run it after a change of version only, as `replays.ts`, or with the names of those to write anew.
 */
import type { Dice } from '#engine/core/dice.ts';
import { BOTS, BUDGET } from '#engine/zargos/bot/levels.ts';
import type { CardId } from '#engine/zargos/data/cards.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import type { GameOptions, Move, State } from '#engine/zargos/game/types.ts';
import { OPTION_IDS, type Options, READINGS } from '#engine/zargos/options.ts';
import { writeWishes } from './golden.ts';

/** Games tried for each wish, and those that grant it, of which the shortest is taken. */
const TRIED = 600;
const GRANTED = 2;
/** Moves of a game at most. */
const LONGEST = 2500;
/** Moves that a game goes on for when its wish is granted. */
const AFTER = 6;

type Wish = (told: readonly Event[], all: readonly Event[]) => boolean;
type Kind = Event['kind'];

const told =
  <Of extends Kind>(kind: Of, isWanted: (event: Event & { readonly kind: Of }) => boolean = () => true): Wish =>
  (events) =>
    events.some((event) => event.kind === kind && isWanted(event as Event & { readonly kind: Of }));
const both =
  (one: Wish, other: Wish): Wish =>
  (events, all) =>
    one(events, all) && other(events, all);
const card = (id: CardId): Wish => told('card', (event) => event.card === id);
const struck = (id: CardId): Wish => told('effect', (event) => event.card === id);
const inFight = (kind: string): Wish => told('fight', ({ what }) => what.kind === kind);
const overBy = (by: 'city' | 'last' | 'stopped'): Wish => told('over', (event) => event.by === by);
/** Two Vents d'Illusion upon one red card. */
const illusions: Wish = (events, all) => {
  const cards = all.filter((event) => event.kind === 'card' || event.kind === 'effect').slice(-2);
  return (
    events.some(({ kind }) => kind === 'card') &&
    cards.length === 2 &&
    cards.every((event) => event.kind === 'card' && event.card === 'vent-d-illusion')
  );
};
/** Chevaliers who attack after a fight of theirs in the same turn. */
const chain: Wish = (events, all) => {
  const turn = all.slice(all.map(({ kind }) => kind).lastIndexOf('turn'));
  return told('attacked', ({ people }) => people === 'chevaliers')(events, all) && turn.filter(({ kind }) => kind === 'opened').length > 1;
};

/** `eager`: cards first, one time in two; `idle`: does nothing where it may. */
const POLICIES = ['greedy', 'random', 'eager', 'idle'] as const;
type Policy = (typeof POLICIES)[number];

function chosen(policy: Policy, state: State, seat: number, legal: readonly Move[], dice: Dice): Move {
  const view = () => ZARGOS.view(state, seat);
  if (policy === 'greedy') return BOTS.greedy(view(), legal, dice, BUDGET);
  const idle = legal.find(({ kind }) => kind === 'done' || kind === 'pass');
  if (policy === 'idle' && idle) return idle;
  const cards = legal.filter(
    (move) => move.kind === 'card' || move.kind === 'call' || ('card' in move && move.kind !== 'discard' && move.card !== null),
  );
  const isEager = policy === 'eager' && cards.length > 0 && dice.roll(2) === 1;
  return BOTS.random(view(), isEager ? cards : legal, dice, BUDGET);
}

type Row = readonly [name: string, policy: Policy, asked: Partial<GameOptions>, wish: Wish];

const WHOLE: Wish = overBy('city');
const two = { seats: 2, each: 2 };
const six = { seats: 6 };

// biome-ignore format: a case a row
const WISHES: readonly Row[] = [
  ['deux-joueurs', 'greedy', two, WHOLE],
  ['deux-joueurs-trois-peuples', 'greedy', { seats: 2, each: 3 }, WHOLE],
  ['trois-joueurs', 'greedy', { seats: 3 }, WHOLE],
  ['quatre-joueurs', 'greedy', { seats: 4 }, WHOLE],
  ['cinq-joueurs', 'greedy', { seats: 5 }, WHOLE],
  ['six-joueurs', 'greedy', six, WHOLE],
  ['ouverture-complete-a-six', 'greedy', { ...six, opening: 'complete' }, told('turn')],
  ['ouverture-complete-a-deux', 'random', { ...two, opening: 'complete', offers: 3 }, told('turn')],
  ['echange-accepte', 'random', { seats: 3, opening: 'complete', offers: 12 }, both(told('answered', ({ answer }) => answer === 'accept'), told('traded'))],
  ['echange-refuse', 'random', { seats: 4, opening: 'complete', offers: 3 }, told('answered', ({ answer }) => answer === 'refuse')],
  ['echange-retire', 'random', { seats: 4, opening: 'complete', offers: 3 }, told('answered', ({ answer }) => answer === 'withdraw')],
  ['echange-de-magie', 'random', { seats: 2, each: 3, offers: 6 }, (events, all) => told('answered', ({ answer }) => answer === 'accept')(events, all)],
  ['renforts-a-deux-peuples', 'random', { ...two, opening: 'complete' }, told('granted')],
  ['derniers-debout', 'random', two, overBy('last')],
  ['soixante-tours', 'idle', two, overBy('stopped')],
  ['vent-de-guerre', 'eager', two, card('vent-de-guerre')],
  ['vent-de-terre-a-l-attaque', 'eager', six, told('attacked', (event) => event.card === 'vent-de-terre')],
  ['vent-de-terre-en-reorganisation', 'eager', two, told('marched', (event) => event.card === 'vent-de-terre')],
  ['vent-d-ailleurs-a-l-attaque', 'eager', two, told('attacked', (event) => event.card === 'vent-d-ailleurs')],
  ['vent-d-ailleurs-en-reorganisation', 'eager', two, told('marched', (event) => event.card === 'vent-d-ailleurs')],
  ['vent-de-brume', 'eager', two, card('vent-de-brume')],
  ['vent-d-illusion', 'eager', two, card('vent-d-illusion')],
  ['illusion-sur-illusion', 'eager', { seats: 2, each: 3 }, illusions],
  ['vent-de-glace', 'eager', six, struck('vent-de-glace')],
  ['vent-de-folie', 'eager', two, told('folly')],
  ['vent-de-tempete', 'eager', two, both(struck('vent-de-tempete'), told('fled'))],
  ['dragons-au-choix', 'eager', { seats: 2, each: 3 }, told('fled')],
  ['vent-de-mort', 'eager', two, told('removed', (event) => event.card === 'vent-de-mort')],
  ['vent-demoniaque', 'eager', two, told('removed', (event) => event.card === 'vent-demoniaque')],
  ['tremblement-de-terre', 'eager', { seats: 2, each: 3 }, struck('tremblement-de-terre')],
  ['raz-de-maree', 'eager', { seats: 2, each: 3 }, struck('raz-de-maree')],
  ['eclipse', 'eager', { seats: 2, each: 3 }, struck('eclipse')],
  ['canicule', 'eager', { seats: 2, each: 3 }, struck('canicule')],
  ['typhon', 'eager', { seats: 2, each: 3 }, struck('typhon')],
  ['inondations', 'eager', { seats: 2, each: 3 }, struck('inondations')],
  ['carte-sans-peuple', 'eager', two, told('withdrawn')],
  ['cartes-triees', 'random', two, told('discarded')],
  ['appel-des-araignees', 'eager', { seats: 5 }, told('called')],
  ['tir-des-amazones', 'random', six, inFight('shot')],
  ['main-de-dieu', 'random', six, inFight('reroll')],
  ['vol-des-ailes', 'random', six, told('marched', ({ by }) => by.includes('flight'))],
  ['bras-de-mer', 'random', six, told('attacked', ({ by }) => by.includes('strait'))],
  ['nage-des-dragons', 'random', six, told('attacked', ({ by }) => by.includes('swim'))],
  ['vortex', 'random', six, told('attacked', ({ by }) => by.includes('vortex'))],
  ['chevaliers-en-chaine', 'random', six, chain],
  ['traversee', 'random', two, told('attacked', ({ boats }) => boats > 1)],
  ['ramenes-par-bateau', 'random', two, told('marched', ({ boats }) => boats > 0)],
  ['elimination-mutuelle', 'random', six, told('held', ({ how }) => how === 'nobody')],
  ['victoire-des-demons', 'random', six, told('held', ({ how }) => how === 'demons')],
  ['maitre-des-vents', 'greedy', { seats: 3 }, told('master')],
  ['maitre-chasse', 'greedy', { seats: 4 }, told('master', ({ former }) => former !== null)],
  ['cite-videe', 'eager', two, told('no-master')],
  ['peuple-hors-jeu', 'random', six, told('left-table')],
  ['cartes-de-royaume', 'greedy', { seats: 4 }, told('kingdom', ({ people, before }) => people !== null && before !== null)],
];

/** One ruling read otherwise, another for each row. */
function readingFor(at: number): Options {
  const id = OPTION_IDS[at % OPTION_IDS.length];
  return id === undefined ? {} : { [id]: READINGS[id].at(-1) };
}

writeWishes<Zargos>(
  ZARGOS,
  WISHES.map(([name, policy, asked, wish], at) => ({
    name,
    options: { offers: 0, ...asked, options: readingFor(at) },
    choose: (state, seat, legal, dice) => chosen(policy, state, seat, legal, dice),
    isGranted: wish,
    after: AFTER,
  })),
  { tried: TRIED, granted: GRANTED, longest: LONGEST },
);
