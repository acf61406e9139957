import { gzipSync } from 'node:zlib';
import { render } from 'preact-render-to-string';
import { describe, expect, test } from 'vitest';
import { BOARD } from '#engine/zargos/data/board.ts';
import { BoardMap, LAYERS } from './BoardMap.tsx';

const LABEL = 'Le plateau de Zargos';
const printed = render(<BoardMap id="plateau" label={LABEL} />);
const full = render(<BoardMap id="plateau" label={LABEL} layers={LAYERS} />);
const bare = render(<BoardMap id="plateau" label="" layers={[]} />);
const count = (html: string, pattern: RegExp): number => html.match(pattern)?.length ?? 0;

describe('the picture of the board', () => {
  test('draws every place once, by its id', () => {
    const ids = [...printed.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual([...BOARD.seas, ...BOARD.territories].map(({ id }) => id));
  });

  test('is one picture with a name, or none for who names it', () => {
    expect(printed).toMatch(/^<svg [^>]*role="img" aria-label="Le plateau de Zargos"/);
    expect(bare).not.toMatch(/role=|aria-label/);
  });

  test('its ids are prefixed and said once, its references found, and it needs no style', () => {
    const ids = [...full.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => id.startsWith('plateau-'))).toBe(true);
    for (const [, id = ''] of full.matchAll(/(?:url\(|href="?)#([^)"]+)/g)) expect(ids).toContain(id);
    expect(full).not.toMatch(/style=|NaN|undefined/);
  });

  test('ZAR-PTS-2: the value of each of the ten kingdoms is on its capital', () => {
    const values = [...printed.matchAll(/board-value"[^>]*>(\d+)</g)].map(([, value]) => Number(value));
    expect(values).toEqual(BOARD.kingdoms.filter(({ id }) => id !== 'zargos').map(({ value }) => value));
  });

  test('six places for the turn order', () => {
    expect([...printed.matchAll(/board-rank"[^>]*>(\d)</g)].map(([, rank]) => rank)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('ZAR-AIL-2: three straits; every pair of volcanoes is joined on demand', () => {
    expect(count(printed, /class="board-strait"/g)).toBe(3);
    expect(count(printed, /class="board-vortex"/g)).toBe(0);
    expect(count(full, /class="board-vortex"/g)).toBe((8 * 7) / 2);
    expect(count(full, /class="board-doubt"/g)).toBe(1);
  });

  test('says every name', () => {
    const text = printed.replace(/<[^>]+>/g, ' ');
    for (const { name, kind } of BOARD.territories) if (kind === 'capital') expect(text).toContain(name);
    expect(count(printed, /board-text-bearing/g)).toBe(
      BOARD.territories.filter(({ kind }) => kind === 'province' || kind === 'inner').length,
    );
  });

  test('layers can be left out', () => {
    expect(bare).not.toMatch(/<text|board-strait|board-red|board-ornaments|board-line-sea/);
    expect(bare).not.toMatch(/fill="url\(#plateau-(?!waves)/);
  });

  test('places can be marked', () => {
    const marked = render(<BoardMap id="b" label="" states={{ 'ohms-3': 'selected', 'mer-4': 'closed' }} />);
    expect(marked).toContain('data-id="ohms-3" class="board-land board-is-selected"');
    expect(marked).toContain('data-id="mer-4" class="board-sea board-is-closed"');
    expect(count(marked, /board-is-/g)).toBe(2);
  });

  test('weighs 24 kB at most on the wire', () => {
    expect(gzipSync(printed).length).toBeLessThan(24_000);
  });
});
