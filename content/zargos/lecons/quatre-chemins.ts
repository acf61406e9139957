/** « Quatre chemins » : Ailés fly, Araignées go from volcano to volcano, Dragons come out of the sea, Chevaliers go on. */

import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { State } from '#engine/zargos/game/types.ts';
import {
  attack,
  fight,
  holderAt,
  luckyTaking,
  luckyTurn,
  mostAgainst,
  onceSent,
  pawnsAt,
  sentFrom,
  sentTo,
  startsAgainst,
  throughout,
  untaken,
} from '#engine/zargos/lessons/moves.ts';
import { positionOf } from '#engine/zargos/lessons/position.ts';
import { troop } from '#engine/zargos/odds/fight-words.ts';

const flight = positionOf({
  peoples: ['ailes', 'chevaliers', 'araignees', 'dragons'],
  stands: {
    ailes: { 'tairo-4': 8 },
    chevaliers: { 'tairo-3': 9, tairo: 7, 'banzol-4': 6 },
    araignees: { 'tairo-1': 2 },
    dragons: { 'tairo-2': 7 },
  },
});

const vortex = positionOf({
  peoples: ['araignees', 'ailes', 'chevaliers', 'dragons'],
  stands: {
    araignees: { 'itak-1': 6, itak: 3, 'itak-2': 2, 'palmyr-3': 5 },
    chevaliers: { 'palmyr-2': 6, 'palmyr-4': 5, tairo: 7, akilon: 5, 'palmyr-1': 4 },
    dragons: { palmyr: 5, 'tairo-2': 5 },
    ailes: { 'akilon-2': 4 },
  },
});

const raid = positionOf({
  peoples: ['dragons', 'chevaliers', 'ailes', 'araignees'],
  stands: {
    dragons: { 'mer-5': 7, 'banzol-5': 4 },
    chevaliers: { 'kahil-1': 3, kahil: 2 },
    ailes: { 'kahil-3': 7 },
    araignees: { 'ohms-6': 8 },
  },
});

const ride = positionOf({
  peoples: ['chevaliers', 'ailes', 'dragons', 'araignees'],
  stands: { chevaliers: { 'ohms-1': 9 }, araignees: { 'ohms-2': 1 }, dragons: { 'ohms-3': 2 }, ailes: { 'ohms-4': 9, ohms: 8 } },
});
const riding = [
  attack('chevaliers', 'ohms-1', 'ohms-2', 8),
  fight('ohms-2'),
  attack('chevaliers', 'ohms-2', 'ohms-3', 7),
  fight('ohms-3'),
] as const;
const isAtTheEnd = (state: State) => holderAt(state, 'ohms-3') === 'chevaliers';

/** Ohms ouest was attacked in vain, or no Chevalier goes anywhere any more. */
function isStopped(run: Run<Zargos>): boolean {
  const now = nowIn(run);
  const { turn, phase, options } = now;
  if (phase !== 'attacks' || !turn || turn.attacks.length > 0) return phase !== 'attacks';
  return turn.struck.includes(numberOf(tablesFor(options), 'ohms-3')) || !ZARGOS.moves(now, 0).some(({ kind }) => kind === 'attack');
}

export const LESSON: Lesson<Zargos> = {
  tasks: [
    {
      ...luckyTaking(flight, 'tairo-1', [attack('ailes', 'tairo-4', 'tairo-1', 7)]),
      id: 'par-dessus',
      task: 'Vos Ailés sont cernés de Chevaliers. Prenez quand même Taïro sud-est, aux deux Araignées.',
      places: ['tairo-4', 'tairo-1', 'tairo-3'],
      onward: onceSent('tairo-1', 'Ils planent au-dessus des Chevaliers. Piquez !'),
      hints: ['Un Ailé va à une ou deux provinces.', 'De Taïro nord à Taïro sud-est, par-dessus Taïro nord-est ; puis le combat.'],
      learnt: {
        text: 'Les Ailés vont à une ou deux provinces et survolent qui ils veulent ; au-dessus des bras de mer en pointillé aussi.',
        rules: ['ZAR-AIL-1', 'ZAR-AIL-2'],
      },
      refused: [
        { move: attack('ailes', 'tairo-4', 'akilon-3', 7), rule: 'ZAR-AIL-1' },
        { move: attack('ailes', 'tairo-4', 'tairo-1', 8), rule: 'ZAR-ATT-1' },
      ],
      missed: [{ move: attack('ailes', 'tairo-4', 'tairo-3', 7) }],
      miss: (run) =>
        untaken(run, 'tairo-1', { most: 7, unfought: 'Permis ; mais les deux Araignées de Taïro sud-est dorment tranquilles.' }),
    },
    {
      ...luckyTaking(vortex, 'akilon-2', [attack('araignees', 'itak-1', 'akilon-2', 5), attack('araignees', 'palmyr-3', 'akilon-2', 4)]),
      id: 'de-volcan-en-volcan',
      task: 'Quatre Ailés campent sur le volcan d’Akilon. Délogez-les : vos Araignées tiennent ceux d’Itak et de Palmyr.',
      places: ['itak-1', 'akilon-2', 'palmyr-3'],
      onward: throughout((run) => {
        const sent = sentTo(nowIn(run), 'akilon-2');
        if (sent === 0) return undefined;
        const other = startsAgainst(nowIn(run), 'akilon-2').find((start) => !sentFrom(run, 'akilon-2').has(start));
        return other
          ? `Le premier groupe est passé. Un vortex s’ouvre aussi à ${other === 'itak-1' ? 'Itak' : 'Palmyr'}.`
          : `${sent} au fond du cratère : au combat !`;
      }),
      hints: [
        'Un volcan touche tous les autres, pour les Araignées.',
        'Cinq depuis Itak nord-ouest, quatre depuis Palmyr nord ; puis le combat.',
      ],
      learnt: {
        text: 'Pour les Araignées, deux volcans sont voisins, où qu’ils soient : pour attaquer, pour se réorganiser, pour s’appeler à l’aide.',
        rules: ['ZAR-ARA-1'],
      },
      refused: [
        { move: attack('araignees', 'itak-1', 'palmyr-1', 5), rule: 'ZAR-MER-1' },
        { move: attack('araignees', 'itak', 'akilon-2', 2), rule: 'ZAR-MER-1' },
      ],
      missed: [{ move: attack('araignees', 'palmyr-3', 'tairo', 4) }],
      miss: (run) => untaken(run, 'akilon-2', { most: 9 }),
    },
    {
      ...luckyTaking(raid, 'kahil-1', [attack('dragons', 'mer-5', 'kahil-1', 7)]),
      id: 'sortis-de-l-eau',
      task: 'Sept Dragons croisent au large de Kahil, sans un bateau. Prenez Kahil sud-est.',
      places: ['mer-5', 'kahil-1', 'kahil'],
      onward: throughout((run) => {
        const sent = sentTo(nowIn(run), 'kahil-1');
        if (sent === 0) return undefined;
        return sent === 7 ? 'Toute la bande sort de l’eau. Au combat !' : `${troop(sent, 'dragons')} hors de l’eau, sur sept. Au combat !`;
      }),
      hints: [
        'Les Dragons attaquent de la mer comme de la terre.',
        'De la case mer, les sept peuvent partir : Kahil sud-est, puis le combat.',
      ],
      learnt: {
        text: 'Les Dragons vivent en mer sans bateau, attaquent toute côte qui touche leur case, et n’y laissent personne s’ils veulent.',
        rules: ['ZAR-DRA-1', 'ZAR-DRA-2'],
      },
      refused: [{ move: attack('dragons', 'mer-5', 'kahil', 7), rule: 'ZAR-DRA-2' }],
      missed: [{ move: attack('dragons', 'mer-5', 'kahil-3', 7) }],
      miss: (run) => untaken(run, 'kahil-1', { most: 7 }),
    },
    {
      ...luckyTurn(ride, riding, (state) => isAtTheEnd(state) && pawnsAt(state, 'ohms-2') === 1),
      id: 'au-galop',
      task: 'Vos Chevaliers sont à Ohms sud-est. Prenez Ohms ouest, deux provinces plus loin, dans ce tour.',
      places: ['ohms-1', 'ohms-2', 'ohms-3'],
      isDone: (run) => isAtTheEnd(nowIn(run)),
      isLost: isStopped,
      onward: throughout((run) => {
        const now = nowIn(run);
        if (sentTo(now, 'ohms-3') > 0) return 'Chargez !';
        return holderAt(now, 'ohms-2') === 'chevaliers' && mostAgainst(now, 'ohms-3') > 0
          ? 'Ohms sud-ouest est prise, et vos Chevaliers ont encore soif : repartez.'
          : undefined;
      }),
      hints: ['Un seul peuple repart après un combat.', 'Prenez d’abord Ohms sud-ouest avec huit Chevaliers, puis attaquez de là.'],
      learnt: {
        text: 'Les Chevaliers alternent attaques et combats autant qu’ils veulent ; mais jamais deux fois la même province dans un tour.',
        rules: ['ZAR-CHE-1'],
      },
      refused: [{ move: attack('chevaliers', 'ohms-1', 'ohms-3', 8), rule: 'ZAR-ATT-3' }],
      missed: [{ move: attack('chevaliers', 'ohms-1', 'ohms', 8) }],
      miss: () => 'Ohms ouest n’est pas à vous. Tous ceux qui peuvent partir, deux fois : voilà ce qu’il faut.',
    },
  ],
};
