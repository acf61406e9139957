/** « La mer » : a boat for each cell, whatever the number of pawns; landings that join a march; the lake. */

import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import {
  AMPLE,
  attack,
  DONE,
  foughtWith,
  holderAt,
  isBeyond,
  luckyTaking,
  march,
  mostGathered,
  onceSent,
  pawnsAt,
  sentFrom,
  sentTo,
  startsAgainst,
  throughout,
  untaken,
} from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';

const PEOPLES = ['amazones', 'ailes', 'dragons', 'araignees'] as const;

const crossing = positionOf({
  peoples: PEOPLES,
  boats: { amazones: 1 },
  stands: { amazones: { 'ohms-1': 8 }, ailes: { itak: 2, ohms: 7 }, dragons: { 'itak-2': 6, 'ohms-2': 6, 'akilon-1': 1 } },
});

const farther = positionOf({
  peoples: PEOPLES,
  boats: { amazones: 2 },
  stands: {
    amazones: { 'ohms-1': 8 },
    dragons: { 'akilon-1': 2, 'itak-1': 6, 'itak-2': 7, 'ohms-2': 7, 'palmyr-1': 1 },
    ailes: { itak: 6 },
  },
});

const pincer = positionOf({
  peoples: PEOPLES,
  boats: { amazones: 1 },
  stands: { amazones: { 'ohms-2': 6, 'itak-2': 6 }, ailes: { 'ohms-1': 6, ohms: 5 }, dragons: { itak: 5, 'ohms-3': 4, 'ohms-4': 6 } },
});
/** From where the pincer closes. */
const JAWS = ['ohms-2', 'itak-2'] as const;
/** Of the two, those that have not come and cannot any more. */
const gone = (run: Run<Zargos>) =>
  JAWS.filter((start) => !sentFrom(run, 'ohms-1').has(start) && !startsAgainst(nowIn(run), 'ohms-1').includes(start));

const shores = positionOf({
  peoples: PEOPLES,
  phase: 'reorganisation',
  boats: { amazones: 1 },
  stands: { amazones: { 'kori-1': 7, 'ludos-3': 1, kori: 2 }, araignees: { 'ludos-4': 8 }, dragons: { 'kori-2': 7, ludos: 9 } },
});

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      ...luckyTaking(crossing, 'itak', [attack('amazones', 'ohms-1', 'itak', 7)]),
      id: 'une-traversee',
      task: 'Vous avez un bateau. En face d’Ohms sud-est, Itak-est mal gardée : prenez-la.',
      places: ['ohms-1', 'itak', 'mer-7'],
      onward: onceSent('itak', 'Le bateau est payé, vos Amazones sont sur la plage. Au combat !'),
      hints: ['Une seule case mer touche Ohms sud-est et Itak.', 'Depuis Ohms sud-est, attaquez Itak avec sept Amazones.'],
      learnt: {
        text: 'Un bateau par case mer traversée, pour tout le groupe : un pion ou vingt, c’est le même prix.',
        rules: ['ZAR-MER-1'],
      },
      refused: [
        { move: attack('amazones', 'ohms-1', 'akilon-1', 7), rule: 'ZAR-MER-1' },
        { move: attack('amazones', 'ohms-1', 'itak', 8), rule: 'ZAR-ATT-1' },
      ],
      missed: [{ move: attack('amazones', 'ohms-1', 'itak-2', 7) }, { move: DONE }],
      miss: (run) =>
        untaken(run, 'itak', {
          most: 7,
          unfought:
            nowIn(run).boats.amazones > 0
              ? 'Itak attend toujours, et votre bateau aussi.'
              : 'Votre bateau est parti ailleurs, et Itak attend toujours.',
        }),
    },
    {
      ...luckyTaking(farther, 'akilon-1', [attack('amazones', 'ohms-1', 'akilon-1', 7)]),
      id: 'deux-cases',
      task: 'Deux bateaux, cette fois. Deux Dragons somnolent à Akilon-est : surprenez-les.',
      places: ['ohms-1', 'akilon-1', 'mer-7', 'mer-21'],
      onward: onceSent('akilon-1', 'Deux cases, deux bateaux. Au combat !'),
      hints: [
        'Comptez les cases d’une côte à l’autre, par le sud d’Ohms et la passe.',
        'Depuis Ohms sud-est, attaquez Akilon-est : la table compte les bateaux.',
      ],
      learnt: {
        text: 'La première case touche le départ, la dernière l’arrivée, et chacune coûte un bateau.',
        rules: ['ZAR-MER-3', 'ZAR-MER-5'],
      },
      refused: [{ move: attack('amazones', 'ohms-1', 'palmyr-1', 7), rule: 'ZAR-MER-1' }],
      missed: [{ move: attack('amazones', 'ohms-1', 'itak', 7) }],
      miss: (run) => untaken(run, 'akilon-1', { most: 7, unfought: 'Permis ; mais les deux Dragons d’Akilon-est dorment encore.' }),
    },
    {
      ...luckyTaking(pincer, 'ohms-1', [attack('amazones', 'ohms-2', 'ohms-1', 5), attack('amazones', 'itak-2', 'ohms-1', 5)]),
      id: 'en-tenaille',
      task: 'Six Ailés à Ohms sud-est : prenez-les en tenaille, par la terre et par la mer.',
      places: ['ohms-1', 'ohms-2', 'itak-2'],
      isDone: (run) => holderAt(nowIn(run), 'ohms-1') === 'amazones' && sentFrom(run, 'ohms-1').size === 2,
      isLost: (run) => gone(run).length > 0 || isBeyond('ohms-1')(run),
      onward: throughout((run) => {
        const sent = sentTo(nowIn(run), 'ohms-1');
        if (sent === 0 || gone(run).length > 0) return undefined;
        return sentFrom(run, 'ohms-1').size < 2 ? 'D’un côté, c’est fait. De l’autre ?' : `${sent}, des deux côtés : fermez la tenaille.`;
      }),
      hints: ['Ohms sud-ouest y touche ; Itak-est n’en est qu’à une case mer.', 'Cinq par la terre, cinq par la mer, puis un seul combat.'],
      learnt: { text: 'Un débarquement et une marche qui visent la même province ne font qu’un combat.', rules: ['ZAR-ATT-2', 'ZAR-L-35'] },
      refused: [{ move: attack('amazones', 'itak-2', 'ohms', 5), rule: 'ZAR-MER-1' }],
      missed: [{ move: attack('amazones', 'ohms-2', 'ohms-3', 5) }],
      miss: (run) => {
        if (gone(run).length === 0) return untaken(run, 'ohms-1', { most: 10 });
        return foughtWith(run, 'ohms-1') > 0
          ? 'Il manquait une mâchoire à la tenaille.'
          : 'Il manquera une mâchoire à la tenaille : l’un de vos groupes ne peut plus aller à Ohms sud-est.';
      },
    },
    {
      kind: 'play',
      id: 'le-lac',
      task: 'Une Amazone tient seule Ludos ouest. Réorganisez-vous : envoyez-lui trois pions au moins, par le lac.',
      state: shores,
      places: ['kori-1', 'ludos-3', 'ludos-4', 'kori-2'],
      seat: 0,
      most: AMPLE,
      isDone: (run) => pawnsAt(nowIn(run), 'ludos-3') >= 4,
      isLost: (run) => mostGathered(nowIn(run), 'ludos-3') < 4,
      solution: [march('amazones', 'kori-1', 'ludos-3', 6)],
      hints: [
        'Le lac est entre Kori et Ludos : une case mer comme une autre.',
        'De Kori sud à Ludos ouest, trois Amazones au moins, et votre bateau.',
      ],
      learnt: {
        text: 'Les bateaux servent aussi à la réorganisation, entre deux côtes à soi ; le lac se traverse comme la mer.',
        rules: ['ZAR-MER-4', 'ZAR-REO-4'],
      },
      refused: [
        { move: march('amazones', 'kori-1', 'ludos-4', 6), rule: 'ZAR-REO-2' },
        { move: march('amazones', 'kori-1', 'ludos-3', 7), rule: 'ZAR-REO-2' },
      ],
      missed: [{ move: march('amazones', 'kori-1', 'kori', 6) }, { move: DONE }],
      miss: () => 'Il n’arrivera pas trois Amazones à Ludos ouest, ce tour-ci.',
    },
  ],
};
