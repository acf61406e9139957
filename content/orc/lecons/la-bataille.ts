/** « Coups bas » : the commando before the reveal, the flying machine after it, and what each is worth. */

import { ORC, type Orc } from '#engine/orc/game.ts';
import { chanceStriking, hasWon } from '#engine/orc/lessons/measures.ts';
import { BLEU, flies, JAUNE, passes, ROUGE, sends, VERT } from '#engine/orc/lessons/moves.ts';
import { battleOf, foughtOver, played } from '#engine/orc/lessons/position.ts';
import type { Move } from '#engine/orc/types.ts';
import { type Lesson, nowIn, prepared } from '#engine/practice/lesson.ts';

const strikes = (target: number, back: 'squelettes' | 'barbares' | 'mercenaires'): Move => ({ kind: 'commando', seat: BLEU, target, back });

/** Red and Blue have 18 each in the last battle; Red won the one before. */
const LEVEL = played(
  foughtOver(
    {
      sorcier: VERT,
      champion: JAUNE,
      scores: [7, 7, 4, 5],
      hands: [
        'orcs-troupe barbares-elite squelettes-elite nains-elite x2 nains-troupe x2',
        'orcs-elite barbares-troupe squelettes-troupe nains-elite x2 nains-troupe x2 gobelin machine-volante',
        '',
        'orcs-troupe barbares-troupe squelettes-troupe nains-troupe x2',
      ],
    },
    ['orcs', 'barbares', 'squelettes'],
    'nains',
  ),
  sends(BLEU),
  passes(BLEU),
);

export const LESSON: Lesson<Orc> = {
  tasks: [
    {
      kind: 'play',
      id: 'commando',
      task: 'Votre commando gobelin peut tirer une carte, d’après son dos. Frappez où cela vous donne le plus de chances de marquer.',
      state: prepared(
        ORC,
        battleOf({
          sorcier: VERT,
          champion: JAUNE,
          people: 'squelettes',
          phase: 'commando',
          hands: [
            'squelettes-chef squelettes-troupe x3 orcs-troupe x2',
            'squelettes-elite x2 squelettes-troupe commando nains-elite',
            '',
            'squelettes-troupe barbares-elite',
          ],
          sent: ['', 'troll', '', 'geant gobelin'],
        }),
        [strikes(ROUGE, 'squelettes')],
        (run) => run.events.flat().some((event) => event.kind === 'lost-card' && event.card === 'squelettes-chef'),
      ),
      seat: BLEU,
      isDone: (run) => hasWon(run, BLEU),
      solution: [{ kind: 'commando', seat: BLEU, target: ROUGE, back: 'squelettes' }],
      worth: (state, move) => chanceStriking(state, move),
      hints: [
        'Les mercenaires de Jaune font peur, mais comptez : un dos et deux mercenaires, contre quatre dos chez Rouge.',
        'Un dos de Squelette chez Rouge : si c’est le chef, tout s’écroule.',
      ],
      learnt: {
        text: 'Tout posé, rien révélé : le commando retire au hasard une carte du dos qu’on lui montre, et s’en va avec elle. Visez l’armée qui peut vous battre ; ici, le chef y est passé.',
        rules: ['ORC-BAT-3'],
      },
      isPrepared: true,
      refused: [
        { move: strikes(ROUGE, 'mercenaires'), rule: 'ORC-BAT-3' },
        { move: strikes(BLEU, 'squelettes'), rule: 'ORC-BAT-3' },
      ],
      missed: [{ move: strikes(JAUNE, 'mercenaires') }, { move: passes(BLEU) }],
    },
    {
      kind: 'play',
      id: 'seul',
      task: 'Dernière bataille : 18 partout avec Rouge, qui a déjà gagné la précédente, et vous avez 7 points tous les deux. Gagnez la partie.',
      state: LEVEL,
      seat: BLEU,
      isDone: (run) => ORC.outcome(nowIn(run))?.winners.join() === `${BLEU}`,
      solution: [flies(BLEU, 'gobelin')],
      hints: [
        'À égalité, vous marqueriez tous les deux : 9 partout, et l’on départage par les batailles d’avant.',
        'Passez devant : la machine volante, avec son gobelin.',
      ],
      learnt: {
        text: 'Une égalité vous fait marquer, et l’autre aussi. Quand il ne doit pas marquer, il faut un point de plus que lui.',
        rules: ['ORC-BAT-8', 'ORC-BAT-9', 'ORC-FIN-2', 'ORC-L-11', 'ORC-L-33'],
      },
      refused: [{ move: flies(BLEU), rule: 'ORC-BAT-8' }],
      missed: [{ move: passes(BLEU) }],
      miss: () => '9 partout : Rouge, qui a gagné la bataille d’avant, gagne la partie. La machine volante était pourtant pleine.',
    },
    {
      kind: 'play',
      id: 'coup-double',
      task: 'Commando dans une manche, machine volante dans l’autre. Frappez au mieux, sachant qu’elle partira ensuite, et gagnez.',
      state: prepared(
        ORC,
        battleOf({
          sorcier: VERT,
          champion: JAUNE,
          people: 'barbares',
          phase: 'commando',
          hands: [
            'barbares-elite barbares-troupe x2 orcs-troupe x2',
            'barbares-elite x2 barbares-troupe nains-elite commando gobelin machine-volante',
            '',
            'barbares-elite barbares-troupe squelettes-elite',
          ],
          sent: ['troll geant', '', '', 'gobelin'],
        }),
        [strikes(ROUGE, 'barbares'), flies(BLEU, 'gobelin')],
        (run) => hasWon(run, BLEU),
      ),
      seat: BLEU,
      isDone: (run) => hasWon(run, BLEU),
      solution: [strikes(ROUGE, 'barbares'), flies(BLEU, 'gobelin')],
      worth: (state, move) => (state.phase === 'commando' ? chanceStriking(state, move, ['gobelin']) : undefined),
      onward: ['Une carte de moins pour Rouge, et tout est révélé. À la machine volante, maintenant.'],
      hints: [
        'Vous ferez 15, plus 5 par les airs. Lequel des deux peut dépasser 20, et grâce à quoi ?',
        'Un Barbare de Rouge : trois dos, peut-être un chef, et un chef double les deux autres.',
      ],
      learnt: {
        text: 'D’abord le commando, puis la révélation, puis la machine volante : trois moments, dans cet ordre, à chaque bataille.',
        rules: ['ORC-BAT-3', 'ORC-BAT-4', 'ORC-BAT-8'],
      },
      isPrepared: true,
      refused: [{ move: flies(BLEU, 'gobelin'), rule: 'ORC-BAT-8' }],
      missed: [{ move: strikes(ROUGE, 'mercenaires') }, { move: strikes(JAUNE, 'barbares') }],
      miss: () => 'La machine volante est restée au sol, et Rouge passe devant.',
    },
  ],
  readings: ['ORC-L-12', 'ORC-L-29'],
};
