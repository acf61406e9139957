/** The quest told in « Apprendre », played turn by turn by the engine: every move, duel and stone is judged, every picture of the page is a position of it. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { kindOf, neighboursOf } from '#engine/gran/board/tables.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import { arrive } from '#engine/gran/rules/arrival.ts';
import { hasWon } from '#engine/gran/rules/cities.ts';
import { judgeWalk, moverOf } from '#engine/gran/rules/movement.ts';
import { pieceOf } from '#engine/gran/rules/pieces.ts';
import { deposited, judgeDeposit } from '#engine/gran/rules/ring.ts';
import { judgeStone } from '#engine/gran/rules/stones.ts';
import { duel, released } from '#engine/gran/rules/turn.ts';
import { openingOf } from '#engine/gran/setup.ts';
import type { Bonus, Color, Force, PointId, Position, Walk } from '#engine/gran/types.ts';
import { sceneOf, TABLES } from './examples/written.ts';

const TEXT = readFileSync(new URL('../../content/gran/raconte.mdx', import.meta.url), 'utf8');

interface Turn {
  readonly walk?: Walk;
  readonly duel?: readonly [card: Force, die: number];
  readonly bonus?: Walk;
  readonly stone?: PointId;
  readonly deposit?: PointId;
}

/** Ana (bleu) and Malik (jaune) in turn. No walk: the turn takes the collar off. */
const TURNS: readonly (readonly [ana: Turn, malik?: Turn])[] = [
  [
    { walk: ['galad-12', 'dragon-du-lac'], duel: [4, 5], bonus: ['galad-10', 'galad-7'] },
    { walk: ['galad-12', 'pierre-du-moulin'], stone: 'tirad-14' },
  ],
  [{ walk: ['exil-5', 'exil-4'] }, { walk: ['galad-13', 'galad-10'] }],
  [{ walk: ['exil-3', 'exil-2'] }, { walk: ['galad-7', 'exil-5'] }],
  [{ walk: ['exil-1'] }, { walk: ['exil-6', 'exil-7'] }],
  [{ walk: ['dragon-du-pont-levis'], duel: [5, 2] }, { walk: ['urgad-15'] }],
  [{}, { walk: ['pierre-du-filon', 'urgad-13'] }],
  [{ walk: ['tirad-13', 'tirad-8'] }, { walk: ['cite-d-urgad', 'urgad-8'] }],
  [{ walk: ['tirad-9', 'dragon-du-donjon'], duel: [3, 4], bonus: ['boule-de-tirad', 'tirad-12'] }, { walk: ['urgad-5', 'urgad-3'] }],
  [{ walk: ['tirad-14', 'tirad-9'] }, { walk: ['urgad-1'] }],
  [{ walk: ['tirad-8', 'tirad-3'] }, { walk: ['pierre-du-col', 'col-du-nord'] }],
  [{ walk: ['tirad-2', 'tirad-1'] }, { walk: ['borne-du-nord', 'tirad-2'] }],
  [{ walk: ['dragon-du-chemin-de-ronde', 'tirad-4'] }, { walk: ['tirad-1', 'dragon-du-chemin-de-ronde'], duel: [6, 3] }],
  [{ walk: ['cite-de-tirad'], deposit: 'elgad-16' }],
];

function walked(position: Position, color: Color, walk: Walk, bonus?: Bonus) {
  const mover = moverOf(TABLES, position, color, bonus);
  expect(judgeWalk(mover, walk), `${color} ${walk.join(' ')}`).toEqual({ ok: true });
  return arrive(mover, walk);
}

function played(before: Position, color: Color, { walk, duel: fight, bonus, stone, deposit }: Turn): Position {
  const { at, held } = pieceOf(before, color);
  expect(walk === undefined, `${color} on ${at}`).toBe(held);
  if (!walk) return released(before, color);
  const arrival = walked(before, color, walk);
  expect([arrival.duel, arrival.deposit], `${color} ${walk.join(' ')}`).toEqual([fight !== undefined, deposit !== undefined]);
  let { position } = arrival;
  if (fight) {
    const end = duel(position, color, ...fight);
    position = end.position;
    expect(end.bonus).toBe(bonus !== undefined);
    if (bonus) {
      const leap = walked(position, color, bonus, { left: [at, ...walk.slice(0, -1)] });
      expect([leap.duel, leap.deposit]).toEqual([false, false]);
      position = leap.position;
    }
  }
  if (stone) {
    expect(judgeStone(TABLES, position, stone)).toEqual({ ok: true });
    position = { ...position, stones: [...position.stones, stone] };
  }
  expect(arrival.events.some(({ kind }) => kind === 'stone')).toBe(stone !== undefined);
  if (!deposit) return position;
  expect(judgeDeposit(TABLES, position, pieceOf(position, color).at, deposit)).toEqual({ ok: true });
  return deposited(position, deposit);
}

const attribute = (tag: string, name: string): string => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1] ?? '';

/** The pictures of the page, in order. */
const PICTURES = [...TEXT.matchAll(/<Coup [^>]*\/>/g)].map(([tag]) => {
  const [trait, vers, pose] = ['trait', 'vers', 'pose'].map((name) => attribute(tag, name) || undefined);
  return sceneOf({
    pieces: attribute(tag, 'pieces'),
    anneau: attribute(tag, 'anneau'),
    pierres: attribute(tag, 'pierres'),
    ...(trait && { trait }),
    ...(vers && { vers }),
    ...(pose && { pose }),
  });
});

test('the told quest is played by the rules, picture by picture, to its first seal', () => {
  const [start, stone, ambush, entry] = PICTURES;
  let position = openingOf(BOARD, ['bleu', 'jaune']);
  const shows = (scene: (typeof PICTURES)[number] | undefined, mover: Color) => {
    expect(scene?.position).toEqual(position);
    expect(scene?.mover).toBe(mover);
  };
  shows(start, 'bleu');
  for (const [round, [ana, malik]] of TURNS.entries()) {
    if (round === TURNS.length - 1) shows(entry, 'bleu');
    position = played(position, 'bleu', ana);
    if (round === 7) expect(position.ring).toEqual({ bearer: 'bleu' });
    if (round === TURNS.length - 2) shows(ambush, 'jaune');
    if (malik) position = played(position, 'jaune', malik);
    if (round === 0) {
      expect(stone?.stones).toEqual(position.stones);
      expect({ ...stone?.position, stones: position.stones }).toEqual(position);
    }
  }
  const ana = pieceOf(position, 'bleu');
  expect([ana.seals, ana.amulets, position.ring, hasWon(position, ana)]).toEqual([['tirad'], 3, { at: 'elgad-16' }, false]);
});

test('what is told of the quest is what is played', () => {
  expect(TEXT).toContain('La carte : force 4. Le dé : 5.');
  expect(TEXT).toContain('au huitième tour elle bat le Dragon du Donjon');
  expect(TEXT).toContain('puis Galad 7, à un pas du milieu du plateau');
  expect(neighboursOf(TABLES, 'galad-7').some((at) => kindOf(TABLES, at) === 'exile')).toBe(true);
  expect(TEXT).toContain('il ferme Tirad 14');
  expect(TEXT).toContain('sur Elgad 16');
});
