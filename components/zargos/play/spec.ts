/** Zargos, for the table of any game. */
import type { SoundName } from '#components/kit/sound.ts';
import { botOf } from '#components/table/chooser/seats.ts';
import { asOptionsForm, type FirstGame, HUMAN, type TableSpec, type WindowQuestion } from '#components/table/spec.ts';
import { together } from '#engine/core/french.ts';
import { LEVELS } from '#engine/zargos/bot/names.ts';
import { checkBoard } from '#engine/zargos/data/board-check.ts';
import { formatBoard } from '#engine/zargos/data/board-form.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Event } from '#engine/zargos/game/events.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { nameAt, seatOf, tablesFor } from '#engine/zargos/game/table.ts';
import { MAX_SEATS, MIN_SEATS, type Move, type MoveKind, type Seat, type State } from '#engine/zargos/game/types.ts';
import { FIRSTS } from '../lessons/firsts.ts';
import { GAME_FORM } from './GameForm.tsx';
import { seatLabel } from './seat-label.ts';

/** Milliseconds before a bot's move, so that the eye can follow. What it does is shown after it, and windows let go by tell nothing. */
const PAUSES = {
  choose: 700,
  take: 250,
  plant: 250,
  grant: 200,
  reinforce: 60,
  boats: 60,
  offer: 900,
  accept: 900,
  refuse: 400,
  withdraw: 300,
  card: 600,
  pass: 40,
  flee: 300,
  attack: 150,
  march: 100,
  fight: 400,
  call: 300,
  reroll: 700,
  discard: 200,
  done: 200,
} as const satisfies Record<MoveKind, number>;

/** What is heard: cards and turns call, a province taken or the end rings low, groups and purchases click. */
const TONES = [
  ['end', ['over', 'master', 'kingdom']],
  ['call', ['card', 'turn', 'opened']],
  ['click', ['attacked', 'marched', 'reinforced', 'planted', 'took']],
] as const satisfies readonly (readonly [SoundName, readonly Event['kind'][]])[];

/** Names the turn under way. */
const turnOf = ({ round, turn }: State): string => `${round} ${turn?.peoples.join('+') ?? ''}`;

const holding = ({ hands }: State, seats: readonly Seat[]): readonly Seat[] =>
  [...new Set(seats)].filter((seat) => (hands[seat]?.length ?? 0) > 0);

/** Red cards before a turn, Illusions, Vents de Guerre: what is put to every hand that holds cards. */
export function windowQuestion(state: State): WindowQuestion | undefined {
  const { phase, asked, turn, played, laid } = state;
  const name = turnOf(state);
  if (phase === 'red' && turn) {
    const who = together(turn.peoples.map((people) => `des ${PEOPLE_NAMES[people]}`));
    return { id: `rouge ${name} ${played.length}`, turn: name, seats: asked, text: `Avant le tour ${who} : qui joue une carte rouge ?` };
  }
  if (phase === 'illusion' && laid) {
    const id = `illusion ${name} ${played.length} ${laid.card} ${laid.illusions}`;
    return { id, turn: name, seats: asked, text: `${cardOf(laid.card).name} : qui la détourne par un Vent d’Illusion ?` };
  }
  const combat = turn?.combat;
  if (phase !== 'winds' || !turn || !combat) return undefined;
  const { before, winds, at, people, defender } = combat;
  const seats = before.flatMap((step): readonly Seat[] => {
    if (step === 'wind-attacker') return [seatOf(state, people)];
    return step === 'wind-defender' && defender !== 'demons' ? [seatOf(state, defender)] : [];
  });
  const where = nameAt(tablesFor(state.options), at);
  return {
    id: `guerre ${name} ${at} ${winds.attacker} ${winds.defender} ${turn.struck.length}`,
    turn: name,
    seats: holding(state, seats),
    text: `Combat à ${where} : qui joue un Vent de Guerre ?`,
  };
}

/** Before a turn: a kingdom where none of the others stands, or that is frozen for one's own turn alone. */
export function harmsNobody({ phase, turn, owners, options, peoples }: State, move: Move): boolean {
  if (phase !== 'red' || move.kind !== 'card' || !('kingdom' in move.target)) return false;
  if (move.card === 'vent-de-glace' && turn?.seat === move.seat) return true;
  const { members, kingdoms } = tablesFor(options);
  const own = peoples[move.seat] ?? [];
  return (members[kingdoms.indexOf(move.target.kingdom)] ?? []).every((place) => {
    const owner = owners[place];
    return !owner || own.includes(owner);
  });
}

/** The gentlest level that still plays with sense; the scenario comes with the game that wants it. */
const firstGame = (at: 0 | 1): FirstGame<State> => ({
  players: [HUMAN, botOf('etourdi')],
  own: async () => {
    const { SCENARIOS } = await import('#engine/zargos/data/scenarios.ts');
    return { scenario: SCENARIOS[FIRSTS[at].scenario] };
  },
  offer: FIRSTS[at],
});

export const ZARGOS_SPEC: TableSpec<Zargos> = {
  game: ZARGOS,
  seats: { least: MIN_SEATS, most: MAX_SEATS, usual: 3 },
  firsts: [firstGame(0), firstGame(1)],
  nameOf: seatLabel,
  levels: LEVELS,
  level: 'capitaine',
  optionsForm: asOptionsForm(GAME_FORM),
  boxFile: {
    game: 'zargos',
    what: 'plateau',
    note: 'Le plateau imprimé est perdu, le nôtre reconstitué. Si vous avez relevé celui de votre boîte, prenez son fichier : territoires, frontières, mers, volcans, valeurs. La partie et son lien le gardent.',
    read(input) {
      const checked = checkBoard(input);
      return checked.ok ? { ok: true, value: formatBoard(checked.value) } : { ok: false, because: checked.problems[0].because };
    },
  },
  optionsOf: ({ seats, rulings, own, file }) => {
    const { opening, each, offers, scenario } = GAME_FORM.read(own, seats);
    if (scenario) return { seats, options: rulings, scenario };
    return { seats, each, opening, offers, options: rulings, board: file ?? null };
  },
  chosenOf: ({ seats, options }) => ({ seats, rulings: options }),
  // Dice and cards turned up stay; so does what another has answered. One's own card only lies under the pile.
  mayUndo: (before, move, after, taken) =>
    before.random.join() === after.random.join() &&
    before.pile.every((card, one) => card === after.pile[one]) &&
    (move === taken || before.trade === null) &&
    move.seat === taken.seat,
  // Who has nothing more to offer still answers offers.
  waits: ({ trade }, move, humans) => move.kind === 'done' && trade !== null && humans.some((seat) => !trade.done[seat]),
  advice: { name: 'Stratège', goesOn: true },
  question: windowQuestion,
  takes: (move) => (move.kind === 'card' ? move.card : undefined),
  harmsNobody,
  turnOf: (state) => (state.options.scenario?.cards.length === 0 ? undefined : turnOf(state)),
  pause: (_before, { kind }) => PAUSES[kind],
  heard: (events) => TONES.find(([, kinds]) => events.some(({ kind }) => (kinds as readonly string[]).includes(kind)))?.[0],
};
