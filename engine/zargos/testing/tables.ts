/** Tables set by hand, for tests: who leads what, what stands where, who holds which cards, at the beginning of a turn. */
import { type Dice, diceFrom } from '../../core/dice.ts';
import { resume, seeded } from '../../core/random.ts';
import type { PlaceId } from '../data/board-types.ts';
import { CARDS, type CardId } from '../data/cards.ts';
import { AT_REST, NONE_EACH, numberOf, tablesFor } from '../game/table.ts';
import { beginRound } from '../game/turn.ts';
import type { Effect, GameOptions, Phase, State } from '../game/types.ts';
import type { Options } from '../options.ts';
import type { People } from '../types.ts';

type Standing = Readonly<Partial<Record<PlaceId, number>>>;

export interface Setting {
  /** By seat; the first people plays first. Left out: those that stand, in their order, `each` a seat. */
  readonly peoples?: readonly (readonly People[])[];
  /** 1 if left out. */
  readonly each?: number;
  /** Where each people stands, and with how many pawns. */
  readonly stands: Readonly<Partial<Record<People, Standing>>>;
  readonly boats?: Readonly<Partial<Record<People, number>>>;
  /** By seat. */
  readonly hands?: readonly (readonly CardId[])[];
  readonly effects?: readonly Effect[];
  readonly options?: Options;
  readonly offers?: number;
  /** The next dice that fall, six-sided. */
  readonly dice?: readonly number[];
  /** Left out: the window before the first turn, or the attacks where nobody holds a card. */
  readonly phase?: Phase;
}

/** A generator whose next six-sided dice fall so: found by trying seeds, so seven dice at most. */
function randomFalling(faces: readonly number[]): State['random'] {
  for (let seed = 0; seed < 3_000_000; seed += 1) {
    const random = seeded(`des/${seed}`);
    const start = random.state();
    const dice: Dice = diceFrom(random);
    if (faces.every((face) => dice.roll(6) === face)) return start;
  }
  throw new Error(`no seed for ${faces.join(' ')}`);
}

/** Whether exactly the dice of a setting were thrown between two states. */
export function threw(before: State, after: State, count: number): boolean {
  const random = resume(before.random);
  const dice = diceFrom(random);
  for (let die = 0; die < count; die += 1) dice.roll(6);
  return random.state().join() === after.random.join();
}

const seated = (all: readonly People[], each: number): readonly (readonly People[])[] =>
  all.flatMap((_, at) => (at % each === 0 ? [all.slice(at, at + each)] : []));

/** The state in which the first turn of a table begins. Every card that nobody holds lies in the pile. */
export function tableOf(setting: Setting): State {
  const { stands, each = 1, boats, hands, effects, options = {}, offers = 0, dice, phase } = setting;
  const { peoples = seated(Object.keys(stands) as People[], each) } = setting;
  const settings: GameOptions = { seats: peoples.length, each: peoples[0]?.length ?? 1, opening: 'rapide', offers, options, board: null };
  const tables = tablesFor(settings);
  const owners: (People | null)[] = Array.from({ length: tables.territories }, () => null);
  const pawns = tables.ids.map(() => 0);
  for (const [people, places] of Object.entries(stands) as [People, Standing][]) {
    for (const [id, count] of Object.entries(places) as [PlaceId, number][]) {
      const place = numberOf(tables, id);
      pawns[place] = count;
      if (place < tables.territories) owners[place] = people;
    }
  }
  const pile = CARDS.flatMap(({ id, copies }) => Array.from({ length: copies }, (): CardId => id));
  for (const card of [...(hands ?? []).flat(), ...(effects ?? []).map((effect) => effect.card)]) pile.splice(pile.indexOf(card), 1);
  const first = beginRound(
    {
      options: settings,
      phase: 'attacks',
      round: 0,
      choice: peoples.map((_, seat) => seat),
      peoples,
      order: peoples.flat(),
      owners,
      pawns,
      boats: { ...NONE_EACH, ...boats },
      hands: peoples.map((_, seat) => hands?.[seat] ?? []),
      pile,
      removed: [],
      kingdoms: tables.kingdoms.map(() => null),
      master: null,
      effects: effects ?? [],
      positioning: null,
      ...AT_REST,
      random: dice ? randomFalling(dice) : seeded('table').state(),
    },
    () => {},
  );
  return phase ? { ...first, phase, asked: [] } : first;
}
