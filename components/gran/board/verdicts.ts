/** What the explorer answers about the point chosen, and how that is said aloud. */
import { kindOf, nameOf } from '#engine/gran/board/tables.ts';
import { tellCut } from '#engine/gran/rules/cut-words.ts';
import { judgeMove, movesOf } from '#engine/gran/rules/destinations.ts';
import { judgeStone, ringCut } from '#engine/gran/rules/stones.ts';
import type { PointId } from '#engine/gran/types.ts';
import type { MoveVerdict, StoneVerdict } from './Answer.tsx';
import type { Desk } from './desk.ts';
import type { Places } from './places.ts';

export function moveVerdict({ ground: { tables }, question: { position, mover, bonus }, selected }: Desk): MoveVerdict | undefined {
  const from = position.pieces.find(({ color }) => color === mover)?.at;
  if (selected === undefined || selected === from) return undefined;
  const access = judgeMove(tables, position, mover, selected, bonus);
  if (!access.ok) return { to: selected, refusal: access };
  const destination = movesOf(tables, position, mover, bonus).destinations.find(({ to }) => to === selected);
  return { to: selected, destination };
}

/** Nothing but the ways to the ring is in question there. */
const isOpenTo = ({ ground: { tables }, question: { position } }: Desk, at: PointId): boolean =>
  ['black', 'exile'].includes(kindOf(tables, at)) &&
  !position.stones.includes(at) &&
  position.pieces.every((piece) => piece.at !== at) &&
  !('at' in position.ring && position.ring.at === at);

export function stoneVerdict(desk: Desk): StoneVerdict | undefined {
  const { ground, question, selected } = desk;
  if (selected === undefined) return undefined;
  const cut = isOpenTo(desk, selected) ? ringCut(ground.tables, question.position, selected) : undefined;
  return { at: selected, verdict: judgeStone(ground.tables, question.position, selected), cut };
}

export function saidOf(desk: Desk, move: MoveVerdict | undefined, stone: StoneVerdict | undefined, places: Places | undefined): string {
  const { tables } = desk.ground;
  const nameAt = (id: PointId): string => nameOf(tables, id);
  if (desk.told) return desk.told;
  if (places) {
    const { verdict: asked, sentence } = places;
    if (!asked) return sentence;
    return `${nameAt(asked.at)}, ${asked.verdict.ok ? 'permis' : `refusé : ${asked.verdict.because} ${asked.verdict.rule}`}.`;
  }
  if (stone) return stone.cut ? tellCut(tables, stone.at, stone.cut) : stone.verdict.ok ? '' : stone.verdict.because;
  if (!move) return desk.selected === undefined ? '' : nameAt(desk.selected);
  if (move.refusal) return `${nameAt(move.to)}, refusé : ${move.refusal.because} ${move.refusal.rule}.`;
  const events = move.destination?.routes[0].events.map(({ text }) => text).join(' ') ?? '';
  return `${nameAt(move.to)}, permis. ${events}`;
}
