/**
 * The page of the small map as a query: the position as `notation/position.ts` writes it, then what is asked of it:
 * `…&pion=1&question=recul&hexagones=3&vision=1`, `&attaques=2.5` for enemies already attacked, `&ecart=2` for adjacent ones that had no part in the combat, `&seul=1` for a combat of its own, `&vers=4.2` for the hex looked at.
 */
import { either } from '#engine/core/french.ts';
import { shown } from '#engine/core/input.ts';
import { isWhole } from '#engine/core/link.ts';
import type { Hex } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, fold, type HexMap, hexAt } from '#engine/zargos-lords/board/map.ts';
import type { Position } from '#engine/zargos-lords/board/position.ts';
import { EMPTY_POSITION, formatPosition, parsePosition } from '#engine/zargos-lords/notation/position.ts';
import { MOST_RETREAT, QUESTIONS, type Scene } from './scene.ts';

/** A retreat of the one result that the booklet prints, D3. */
const HEXES = 3;

export function formatScene({ position, question, asked, attacked, aside, hexes, isAlone, isVision, target }: Scene): string {
  const rank = position.counters.findIndex(({ id }) => id === asked) + 1;
  const ranksOf = (ids: readonly string[]): string =>
    position.counters.flatMap(({ id }, at) => (ids.includes(id) ? [at + 1] : [])).join('.');
  return [
    formatPosition(position),
    `question=${question}`,
    ...(rank > 0 ? [`pion=${rank}`] : []),
    ...(attacked.length > 0 ? [`attaques=${ranksOf(attacked)}`] : []),
    ...(hexes === HEXES ? [] : [`hexagones=${hexes}`]),
    ...(isAlone ? ['seul=1'] : []),
    ...(isVision ? ['vision=1'] : []),
    ...(aside.length > 0 ? [`ecart=${ranksOf(aside)}`] : []),
    ...(target ? [`vers=${cellOf(target).column}.${cellOf(target).row}`] : []),
  ].join('&');
}

export interface ParsedScene {
  readonly scene: Scene;
  /** One French sentence for each part refused. */
  readonly refused: readonly string[];
}

function readTarget(text: string, position: Position): Hex | undefined {
  const [, column, row] = /^(\d{1,2})\.(\d{1,2})$/.exec(text) ?? [];
  const hex = column === undefined ? undefined : hexAt(Number(column), Number(row));
  return hex && fold({ ...position.map, wraps: false }, hex);
}

/** Reads what `formatScene` wrote, `own` being the map of the box; a query without a map is an empty meadow. Never throws. */
export function parseScene(query: string, own?: HexMap): ParsedScene {
  const { position, refused } = parsePosition(query, EMPTY_POSITION, own);
  const told = [...refused];
  const parameters = new URLSearchParams(isWhole(query) ? query : '');
  const flag = (key: string): boolean => {
    const text = parameters.get(key);
    if (text !== null && text !== '0' && text !== '1') told.push(`${key} attend 0 ou 1, pas ${shown(text)}.`);
    return text === '1';
  };
  const number = (key: string, most: number, without: number): number => {
    const text = parameters.get(key);
    if (text === null) return without;
    const value = /^\d{1,2}$/.test(text) ? Number(text) : 0;
    if (value >= 1 && value <= most) return value;
    told.push(
      most === 0 ? `${key} ne désigne rien : la carte n’a pas de pion.` : `${key} attend un nombre de 1 à ${most}, pas ${shown(text)}.`,
    );
    return without;
  };
  const asked = parameters.get('question');
  const question = QUESTIONS.find((one) => one === asked);
  if (asked !== null && !question) told.push(`question attend ${either(QUESTIONS)}, pas ${shown(asked)}.`);
  const rank = number('pion', position.counters.length, 1);
  const to = parameters.get('vers');
  const target = to === null ? undefined : readTarget(to, position);
  if (to !== null && !target) told.push(`vers attend une colonne et une ligne de la carte, comme 4.2, pas ${shown(to)}.`);
  const counters = (key: string): readonly string[] => [
    ...new Set(
      (parameters.get(key)?.split('.') ?? []).flatMap((text) => {
        const counter = /^\d{1,2}$/.test(text) ? position.counters[Number(text) - 1] : undefined;
        if (!counter) told.push(`${key} attend des numéros de pions de la carte, comme 2.5, pas ${shown(text)}.`);
        return counter ? [counter.id] : [];
      }),
    ),
  ];
  const scene: Scene = {
    position,
    question: question ?? 'mouvement',
    asked: position.counters[rank - 1]?.id,
    hexes: number('hexagones', MOST_RETREAT, HEXES),
    attacked: counters('attaques'),
    isAlone: flag('seul'),
    isVision: flag('vision'),
    aside: counters('ecart'),
    target,
  };
  return { scene, refused: told.slice(0, 10) };
}
