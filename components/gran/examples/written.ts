/** Reading what a chapter writes in the attributes of `<Coup>` and `<Coupe>`. A fault stops the build and names what is taken. */
import { isPoint, tablesOf } from '#engine/gran/board/tables.ts';
import { BOARD } from '#engine/gran/data/board.ts';
import type { Scene } from '#engine/gran/examples.ts';
import { judgeMove } from '#engine/gran/rules/destinations.ts';
import { type DrawnKnights, drawn } from '#engine/gran/rules/drawn.ts';
import { COLORS, type Color, FORCES, type Force, type Piece, type PointId, type Position } from '#engine/gran/types.ts';

export const TABLES = tablesOf(BOARD);

const wordsOf = (text = ''): readonly string[] => text.split(/\s+/).filter(Boolean);

function color(word: string): Color {
  const found = COLORS.find((one) => one === word);
  if (!found) throw new Error(`« ${word} » n’est pas un chevalier ; sont admis ${COLORS.join(', ')}.`);
  return found;
}

function point(word: string): PointId {
  if (!isPoint(TABLES, word)) throw new Error(`« ${word} » n’est pas un point du plateau.`);
  return word;
}

const points = (text: string | undefined): readonly PointId[] => wordsOf(text).map(point);

/** `bleu@tirad-13:2:carcan`: colour, point, then amulets, `carcan` or `attend`. */
function knight(word: string): readonly [Color, readonly [PointId, Partial<Piece>]] {
  const [, who = '', at = '', rest = ''] = /^([a-z]+)@([a-z0-9-]+)((?::[a-z0-9]+)*)$/.exec(word) ?? [];
  const marks = rest.split(':').filter(Boolean);
  const amulets = marks.find((mark) => /^[0-3]$/.test(mark));
  const unknown = marks.find((mark) => mark !== amulets && mark !== 'carcan' && mark !== 'attend');
  if (unknown) throw new Error(`« ${word} » : après le point viennent un nombre d’amulettes, carcan ou attend, pas ${unknown}.`);
  const change = { held: marks.includes('carcan'), waiting: marks.includes('attend'), ...(amulets && { amulets: Number(amulets) }) };
  return [color(who), [point(at), change]];
}

/** What `<Coup>` and `<Coupe>` take. */
export interface WrittenScene {
  readonly pieces: string;
  /** A point, or the bearer's colour. */
  readonly anneau: string;
  readonly pierres?: string;
  /** Who moves; left out, the first of the pieces. */
  readonly trait?: string;
  /** Points asked, allowed or not. */
  readonly vers?: string;
  /** A duel won: the points left earlier in the turn. */
  readonly bonus?: string;
  /** Stones asked. */
  readonly pose?: string;
}

export function sceneOf({ pieces, anneau, pierres, trait, vers, bonus, pose }: WrittenScene): Scene {
  const knights = wordsOf(pieces).map(knight);
  const ring = COLORS.some((one) => one === anneau) ? { bearer: color(anneau) } : { at: point(anneau) };
  const position: Position = drawn(Object.fromEntries(knights) as DrawnKnights, { ring, stones: points(pierres) });
  const mover = trait ? color(trait) : knights[0]?.[0];
  if (!mover) throw new Error('Un exemple demande au moins un chevalier.');
  const won = bonus === undefined ? undefined : { left: points(bonus) };
  const asked = points(vers).map((to) => ({ to, access: judgeMove(TABLES, position, mover, to, won) }));
  return {
    title: '',
    position,
    mover,
    ...(won && { bonus: won }),
    goes: asked.flatMap(({ access }) => (access.ok ? [access.walks[0]] : [])),
    limits: asked.flatMap(({ to, access }) => (access.ok ? [] : [to])),
    stones: points(pose),
  };
}

export const forces = (text: string | undefined): readonly Force[] =>
  wordsOf(text).map((word) => {
    const force = FORCES.find((one) => `${one}` === word);
    if (force === undefined) throw new Error(`« ${word} » n’est pas une force de dragon ; sont admises ${FORCES.join(', ')}.`);
    return force;
  });
