/**
 * `node scripts/replays.ts`: writes the golden replays of De l'Orc pour les braves. For each wish, the shortest of the first random games that grant it.
 * Run it after a change of version only: the replays are there to hold the states of every version still.
 */
import { type Replay, statesOf } from '#engine/core/replay.ts';
import type { Event } from '#engine/orc/events.ts';
import { ORC } from '#engine/orc/game.ts';
import { type Options, readingsOf } from '#engine/orc/options.ts';
import { pileOf } from '#engine/orc/rules/piles.ts';
import { strip } from '#engine/orc/rules/stripping.ts';
import { wander } from '#engine/orc/testing/wander.ts';
import type { Battle, GameOptions, Move, State } from '#engine/orc/types.ts';
import { writeGolden } from './golden.ts';

/** Random games tried for each wish. */
const TRIED = 20_000;
/** Games that grant the wish, of which the shortest is taken. */
const GRANTED = 8;

type Wish = (states: readonly State[], moves: readonly Move[], events: readonly Event[]) => boolean;

const inBattle =
  (isWanted: (battle: Battle) => boolean): Wish =>
  (_states, _moves, events) =>
    events.some((event) => event.kind === 'counted' && isWanted(event.battle));
const chiefsOf = ({ people, armies }: Battle, seat: number) => armies[seat]?.filter((card) => card === `${people}-chef`).length ?? 0;
const played =
  (kind: Move['kind']): Wish =>
  (_states, moves) =>
    moves.some((move) => move.kind === kind);
const both =
  (...wishes: readonly Wish[]): Wish =>
  (states, moves, events) =>
    wishes.every((wish) => wish(states, moves, events));
const any: Wish = () => true;
const stripped =
  (rule: string): Wish =>
  (states) =>
    states.some(
      (state) =>
        state.phase === 'champion' &&
        Array.from({ length: 9 }, (_, pile) => strip(pileOf(state, pile), readingsOf(state.options))).some(({ fates }) =>
          fates.some((fate) => fate.kind === 'desertion' && fate.rule === rule),
        ),
    );
const tiedEnd: Wish = (states) => {
  const scores = states.at(-1)?.scores ?? [];
  return scores.filter((score) => score === Math.max(...scores)).length > 1;
};
const shared: Wish = (states) => {
  const last = states.at(-1);
  return last !== undefined && (ORC.outcome(last)?.winners.length ?? 0) > 1;
};
const sameInstant: Wish = (states) =>
  states.some(({ placed, phase }) => {
    const isSame = (at: number) => placed[at]?.tick === placed[at - 1]?.tick && placed[at]?.pile === placed[at - 1]?.pile;
    return phase === 'champion' && placed.some((_, at) => at > 0 && isSame(at));
  });

// biome-ignore format: a case a row
const WISHES: readonly [name: string, seats: GameOptions['seats'], options: Options, wish: Wish, values?: GameOptions['values']][] = [
  ['quatre-joueurs', 4, {}, any],
  ['cinq-joueurs', 5, {}, any],
  ['six-joueurs', 6, {}, any],
  ['sept-joueurs', 7, {}, any],
  ['bataille-a-egalite', 4, {}, inBattle(({ winners }) => winners.length > 1)],
  ['deux-chefs', 4, {}, inBattle((battle) => battle.armies.some((_, seat) => chiefsOf(battle, seat) === 2))],
  ['machine-volante', 5, {}, inBattle(({ flying }) => (flying?.cards.length ?? 0) > 1)],
  ['commando', 5, {}, inBattle(({ commando }) => commando !== undefined)],
  ['commando-cache', 4, {}, inBattle(({ armies }) => armies.some((army) => army.includes('commando')))],
  ['machine-volante-cachee', 4, {}, inBattle(({ armies }) => armies.some((army) => army.includes('machine-volante')))],
  ['espion-pris-par-un-espion', 5, {}, (states) => states.some(({ spied }) => spied.some(({ asked }) => asked?.given && asked.card.startsWith('espion')))],
  ['espions-gardes', 6, { 'ORC-L-15': 'non', 'ORC-L-16': 'garde' }, both(played('spy'), (states) => states.some(({ spied }) => spied.length === 4))],
  ['geants-chasses', 6, {}, (states) => states.some(({ giants }) => giants.length > 1)],
  ['personne-ne-marque', 4, {}, inBattle(({ winners }) => winners.length === 0)],
  ['tous-a-zero-marquent', 4, { 'ORC-L-20': 'tous' }, inBattle(({ winners, forces }) => winners.length > 1 && Math.max(...forces) === 0)],
  ['egalite-finale', 4, {}, both(tiedEnd, (states, moves, events) => !shared(states, moves, events))],
  ['victoire-partagee', 4, { 'ORC-L-11': 'victoire-partagee', 'ORC-L-32': 'oui' }, shared],
  ['meme-instant', 6, {}, sameInstant],
  ['boucliers-a-tour-de-role', 5, { 'ORC-L-23': 'a-tour-de-role', 'ORC-L-24': 'interdit-si-vu' }, any],
  ['desertions-perdues', 4, { 'ORC-L-26': 'perdue' }, stripped('ORC-L-26')],
  ['desertion-bouclier-desertion', 4, { 'ORC-L-18': 'carte-suivante' }, stripped('ORC-L-18')],
  ['deux-boucliers-sous-desertion', 5, { 'ORC-L-25': 'sans-effet' }, stripped('ORC-L-25')],
  ['renforts-stricts', 5, { 'ORC-L-14': 'non', 'ORC-L-29': 'interdit', 'ORC-L-27': 'oui' }, played('send')],
  [
    'machine-volante-large',
    4,
    { 'ORC-L-4': 'oui', 'ORC-L-13': 's-ajoute', 'ORC-L-30': 'oui', 'ORC-L-31': 'oui' },
    inBattle(({ flying }) => flying?.cards.includes('commando') ?? false),
  ],
  ['ouverture-fixe', 5, { 'ORC-L-22': 'voisin-de-gauche', 'ORC-L-12': 'nulle' }, played('send')],
  ['dernier-combattant', 4, { 'ORC-L-21': 'dernier-combattant', 'ORC-L-1': 'atteint', 'ORC-L-12': 'compte-sans-doubler' }, played('send')],
  ['autre-boite', 4, {}, any, { 'orcs-troupe': 2, 'nains-elite': 7, troll: 6, geant: 10 }],
];

function golden(name: string, options: GameOptions, wish: Wish): void {
  const found: Replay<GameOptions, Move>[] = [];
  for (let at = 0; at < TRIED && found.length < GRANTED; at++) {
    const seed = `${name}/${at}`;
    const events: Event[] = [];
    const { moves } = wander(options, seed, (_before, _move, _after, _dice, told) => events.push(...told));
    const replay = { version: ORC.version, game: ORC.id, options, seed, moves };
    const states = statesOf(ORC, replay);
    if (states.ok && wish(states.value, moves, events)) found.push(replay);
  }
  const [replay] = found.sort((a, b) => a.moves.length - b.moves.length);
  if (!replay) throw new Error(`no game in ${TRIED} grants ${name}`);
  writeGolden(ORC, name, replay);
  console.log(`${name}: ${replay.moves.length} moves, ${found.length} games found`);
}

for (const [name, seats, options, wish, values = {}] of WISHES) golden(name, { seats, options, values }, wish);
