/** A board as what a box lets a table choose. */
import type { Checked } from '#engine/core/input.ts';
import type { OwnBoxSpec } from '../spec.ts';

/** `readGround`: of the text that a table keeps; `page`: where its file is opened. */
export const boardBox = <Ground extends { readonly text: string }>(
  readGround: (text: string) => Checked<Ground>,
  groundInWords: (ground: Ground) => string,
  page: string,
): OwnBoxSpec => ({
  read: (text) => {
    if (text === '') return { ok: true, value: '' };
    const ground = readGround(text);
    return ground.ok ? { ok: true, value: ground.value.text } : ground;
  },
  words: (text) => {
    const ground = readGround(text);
    return ground.ok ? `un plateau de ${groundInWords(ground.value)}` : 'un plateau illisible';
  },
  page,
});
