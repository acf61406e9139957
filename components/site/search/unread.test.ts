import { expect, test } from 'vitest';
import { chancesAsked as gran } from '#components/gran/chances-asked.ts';
import { chancesAsked as orc } from '#components/orc/chances-asked.ts';
import { chancesAsked as zargos } from '#components/zargos/chances-asked.ts';
import { chancesAsked as lords } from '#components/zargos-lords/chances-asked.ts';
import { unreadOf } from './unread.ts';

const READERS = { gran, orc, zargos, lords };

test.each([
  ['zargos', '7 Ailés attaquent trois Amazones dans une capitale, combien de chances', []],
  ['zargos', '8 dragons contre 5 ailés dans une capitale, le vent de guerre change quoi', []],
  ['lords', '8 dragons contre 5 ailés dans une capitale, le vent de guerre change quoi', ['capitale', 'vent', 'guerre']],
  ['zargos', 'combien de chances à deux Chevaliers contre un Dragon sur un Mont ?', ['mont']],
  ['lords', 'combien de chances à deux Chevaliers contre un Dragon sur un Mont ?', []],
  ['zargos', '6 pions contre les démons autour de la cité interdite, quelles chances', []],
  ['zargos', '6 pions contre les démons autour de la cité interdite un mardi, quelles chances', ['mardi']],
  // What is said as the calculator has it at first is read.
  ['gran', 'un dragon avec trois amulettes, quelles chances ?', []],
  ['gran', 'battre le dragon avec le collier, quelles chances ?', ['collier']],
  ['orc', 'combien de chances de battre quatre dos si j’ai trois Nains et un chef ?', []],
] as const)('%s: « %s »', (game, question, unread) => {
  expect(unreadOf(question, READERS[game])).toEqual(unread);
});
