/** What is chosen before a game: how many sit down, who is who, the readings of the table, the seed. */
import { botNow } from '#engine/core/game.ts';
import { isRecord } from '#engine/core/input.ts';
import type { Choices } from '#engine/core/ruling.ts';
import { type BoxFileChosen, HUMAN, type Level, type Player } from '../spec.ts';

export interface Chosen {
  readonly players: readonly Player[];
  readonly rulings: Choices;
  /** Values of the table's own box, where they differ from ours. */
  readonly box: Readonly<Record<string, number>>;
  /** What the game's own form holds. */
  readonly own: unknown;
  /** A part of the box out of a file; undefined for ours. */
  readonly file: BoxFileChosen | undefined;
  /** Empty: drawn when the game starts. */
  readonly seed: string;
}

export type ChoiceEvent =
  | { readonly kind: 'seats'; readonly count: number }
  /** What was chosen last time, but for readings and the box, which the table keeps for all its games. */
  | { readonly kind: 'usual'; readonly usual: Chosen }
  | { readonly kind: 'player'; readonly seat: number; readonly player: Player }
  | { readonly kind: 'all-bots'; readonly level: string }
  | { readonly kind: 'ruling'; readonly id: string; readonly reading: string | undefined }
  | { readonly kind: 'rulings'; readonly rulings: Choices }
  | { readonly kind: 'whole-box'; readonly box: Chosen['box'] }
  | { readonly kind: 'box'; readonly id: string; readonly value: number | undefined }
  | { readonly kind: 'own'; readonly own: unknown }
  | { readonly kind: 'file'; readonly file: BoxFileChosen | undefined }
  | { readonly kind: 'seed'; readonly seed: string };

export const botOf = (level: string): Player => ({ kind: 'bot', level });

/** One person against bots. */
export const firstChoice = (seats: number, level: string): Chosen => ({
  players: Array.from({ length: seats }, (_, seat) => (seat === 0 ? HUMAN : botOf(level))),
  rulings: {},
  box: {},
  own: undefined,
  file: undefined,
  seed: '',
});

/** `record` with `value` at `id`, or without. */
function changed<Value>(record: Readonly<Record<string, Value>>, id: string, value: Value | undefined): Readonly<Record<string, Value>> {
  const { [id]: _dropped, ...others } = record;
  return value === undefined ? others : { ...others, [id]: value };
}

/** `level`: of the bots that sit down. */
export function nextChoice(chosen: Chosen, event: ChoiceEvent, level: string): Chosen {
  const { players, rulings } = chosen;
  switch (event.kind) {
    case 'seats':
      return { ...chosen, players: Array.from({ length: event.count }, (_, seat) => players[seat] ?? botOf(level)) };
    case 'usual': {
      const { players: usual, own } = event.usual;
      return { ...chosen, players: usual, own };
    }
    case 'player':
      return { ...chosen, players: players.map((player, seat) => (seat === event.seat ? event.player : player)) };
    case 'all-bots':
      return { ...chosen, players: players.map((player) => (player.kind === 'bot' ? player : botOf(event.level))) };
    case 'ruling':
      return { ...chosen, rulings: changed(rulings, event.id, event.reading) };
    case 'rulings':
      return { ...chosen, rulings: event.rulings };
    case 'whole-box':
      return { ...chosen, box: event.box };
    case 'box':
      return { ...chosen, box: changed(chosen.box, event.id, event.value) };
    case 'own':
      return { ...chosen, own: event.own };
    case 'file':
      return { ...chosen, file: event.file };
    case 'seed':
      return { ...chosen, seed: event.seed };
  }
}

/** Players from outside (a kept game): as many as there are seats, bots of known levels. Anything else sits a bot down, or the person of the first seat. */
export function readPlayers(input: unknown, seats: number, levels: readonly Level[], level: string): readonly Player[] {
  const list: readonly unknown[] = Array.isArray(input) ? input : [];
  return Array.from({ length: seats }, (_, seat) => {
    const one = list[seat];
    if (!isRecord(one)) return seat === 0 && !Array.isArray(input) ? HUMAN : botOf(level);
    if (one.kind === 'human') return HUMAN;
    return botOf(botNow(levels, one.level) ?? level);
  });
}

/** A seed short enough to be read out. `word`: 32 random bits. */
export const seedOf = (word: number): string => (word >>> 0).toString(36);

export const drawnSeed = (): string => seedOf(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
