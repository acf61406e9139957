/**
 * A state from outside: every field well-formed, lists by seat of the table's size, then free of contradictions. Whether play can lead there is not looked
 * into. Pages keep games as replays: they read states out of an arbiter's link only.
 */
import * as v from 'valibot';
import { type Checked, shown } from '../core/input.ts';
import { fields, formFault, integer, list, pick, RANDOM, readForm } from '../core/schema.ts';
import { contradictions } from './contradictions.ts';
import { ARMY_CARD_KINDS, CARD_IDS, COPIES } from './data/cards.ts';
import { MAX_TICK } from './moves.ts';
import { BATTLES, checkGameOptions, PILES, START_TICKS } from './setup.ts';
import { BACKS, type CardId, MAX_SEATS, PEOPLES, PHASES, SPIES, type State } from './types.ts';

/** No game lasts so long. */
const MAX_ROUNDS = 1000;
const MAX_FORCE = 10_000;
const CARDS = 80;

const seat = integer(0, MAX_SEATS - 1);
const bySeat = <Item extends v.GenericSchema>(item: Item) => list(item, MAX_SEATS);
const card = pick(CARD_IDS);
const fighter = pick(ARMY_CARD_KINDS);
const people = pick(PEOPLES);
const spy = pick(SPIES);
const count = integer(0, CARDS);
const points = integer(0, 6 * MAX_ROUNDS);
const strike = fields({ seat, target: seat, back: pick(BACKS) });
const crew = pick(['gobelin', 'commando']);

const battle = fields({
  people,
  points,
  armies: bySeat(list(fighter, CARDS)),
  sent: bySeat(count),
  commando: v.optional(strike),
  flying: v.optional(fields({ seat, cards: list(crew, CARDS) })),
  forces: bySeat(integer(0, MAX_FORCE)),
  winners: bySeat(seat),
  scored: bySeat(points),
});

const STATE = fields({
  random: RANDOM,
  options: v.unknown(),
  phase: pick(PHASES),
  round: integer(1, MAX_ROUNDS),
  sorcier: seat,
  scores: bySeat(points),
  won: list(bySeat(seat), BATTLES * MAX_ROUNDS),
  deck: list(card, CARDS),
  start: integer(START_TICKS.first, START_TICKS.last),
  tick: integer(0, MAX_TICK),
  placed: list(
    fields({ kind: pick(['desertion', 'shield']), seat, tick: integer(0, MAX_TICK), pile: integer(0, PILES[7] - 1) }),
    4 * MAX_SEATS,
  ),
  champion: v.nullable(seat),
  hands: bySeat(list(card, CARDS)),
  spy: integer(1, SPIES.length + 1),
  spied: list(
    fields({ spy, seat, asked: v.optional(fields({ target: seat, card, given: v.boolean('attend true ou false') })) }),
    SPIES.length,
  ),
  giants: bySeat(fields({ seat, count })),
  called: list(people, BATTLES),
  engaged: bySeat(list(fighter, CARDS)),
  sent: bySeat(count),
  answered: bySeat(seat),
  commando: v.nullable(strike),
  forces: bySeat(integer(0, MAX_FORCE)),
  discard: list(card, CARDS),
  buried: list(fields({ seat, card }), CARDS),
  battles: list(battle, BATTLES),
});

/** The first kind of which there are more than in the box. */
const tooMany = (cards: readonly CardId[]): CardId | undefined =>
  CARD_IDS.find((kind) => cards.filter((one) => one === kind).length > COPIES[kind]);

/** Reads a state from outside, refused whole at the first fault: every field well-formed, whether or not such a position can be (`contradictions`). */
export function readState(input: unknown): Checked<State> {
  const read = readForm(STATE, input);
  if (!read.ok) return read;
  const options = checkGameOptions(read.value.options);
  if (!options.ok) return { ...options, because: options.because };
  const state: State = { ...read.value, options: options.value };
  const { seats } = state.options;
  const lists = { scores: state.scores, hands: state.hands, engaged: state.engaged, sent: state.sent };
  for (const [field, { length }] of Object.entries(lists)) {
    if (length !== seats) return formFault(field, `${field} attend ${seats} éléments, un par joueur, pas une liste de ${length}.`);
  }
  if (state.sorcier >= seats) return formFault('sorcier', `sorcier attend un joueur de 0 à ${seats - 1}, pas ${shown(state.sorcier)}.`);
  if (state.deck.length !== CARDS || tooMany(state.deck)) return formFault('deck', `deck attend les ${CARDS} cartes de la boîte.`);
  if (state.buried.some((one) => one.seat >= seats) || state.placed.some((one) => one.seat >= seats))
    return formFault('placed', `placed et buried attendent des joueurs de 0 à ${seats - 1}.`);
  const { champion, answered, commando } = state;
  const others = [champion ?? 0, ...answered, commando?.seat ?? 0, commando?.target ?? 0];
  const stranger = others.find((one) => one >= seats);
  if (stranger !== undefined) return formFault('champion', `L’état nomme le joueur ${stranger}, à une table de ${seats}.`);
  return { ok: true, value: state };
}

/** A state from outside that can be played on. */
export function checkState(input: unknown): Checked<State> {
  const read = readState(input);
  if (!read.ok) return read;
  const [first] = contradictions(read.value);
  return first ? formFault('', `${first.text.slice(0, -1)} (${first.rule}).`) : read;
}
