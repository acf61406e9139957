/** « Compter une armée » : sums, the chief who doubles, machines that want a goblin, two chiefs who want each other's head. */

import { boxOf } from '#engine/orc/data/cards.ts';
import type { Orc } from '#engine/orc/game.ts';
import { battlesIn, hasWon } from '#engine/orc/lessons/measures.ts';
import { BLEU, flies, JAUNE, passes, ROUGE, sends, VERT } from '#engine/orc/lessons/moves.ts';
import { battleOf } from '#engine/orc/lessons/position.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { peopleNow } from '#engine/orc/rules/battle.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import type { Seat, State } from '#engine/orc/types.ts';
import { type Lesson, nowIn, type Run } from '#engine/practice/lesson.ts';

/** What the army on the table is worth. */
const forceNow = (state: State, seat: Seat): number =>
  forceOf({ people: peopleNow(state), cards: state.engaged[seat] ?? [] }, boxOf({}).values, readingsOf({ options: {} })).value;

/** What Blue's army came to, whether it still lies there or was counted since. */
function forceSent(run: Run<Orc>): number {
  const battle = battlesIn(run).at(-1);
  return battle ? (battle.forces[BLEU] ?? 0) : forceNow(nowIn(run), BLEU);
}

/** What keeps the army of the machines from 26. */
function whyNotMachines(run: Run<Orc>): string {
  const sent = run.moves.flatMap((move) => (move.kind === 'send' ? move.cards : []));
  const machines = sent.filter((card) => card === 'machine-de-guerre').length;
  const goblins = sent.filter((card) => card === 'gobelin').length;
  if (machines < 2) return machines === 0 ? 'vos machines sont restées au hangar' : 'une machine est restée au hangar';
  return goblins < machines ? 'une machine sans gobelin n’est qu’un meuble' : 'quelqu’un est venu pour rien, et compte quand même';
}

const NAINS = battleOf({
  sorcier: VERT,
  champion: JAUNE,
  people: 'nains',
  phase: 'commando',
  hands: ['nains-elite x2 gobelin', 'nains-chef nains-troupe nains-elite', '', 'nains-troupe x3 orcs-troupe'],
  sent: ['', 'geant'],
});

const BARBARES = battleOf({
  sorcier: VERT,
  champion: JAUNE,
  people: 'barbares',
  phase: 'commando',
  hands: ['barbares-troupe', 'barbares-chef x2 barbares-elite x2 barbares-troupe', '', 'barbares-troupe x2 gobelin'],
  sent: ['', 'geant'],
});

export const LESSON: Lesson<Orc> = {
  tasks: [
    {
      kind: 'play',
      id: 'somme',
      task: 'Rouge parie que vous ne savez pas compter. Faites une armée d’exactement 21.',
      state: battleOf({
        sorcier: VERT,
        champion: ROUGE,
        people: 'barbares',
        hands: [
          'barbares-elite x2 orcs-troupe squelettes-elite',
          'barbares-elite barbares-troupe x2 nains-troupe gobelin x2 troll geant',
          '',
          'barbares-troupe x3 squelettes-troupe',
        ],
      }),
      seat: BLEU,
      withoutOdds: true,
      isDone: (run) => run.moves.length > 0 && forceNow(nowIn(run), BLEU) === 21,
      solution: [sends(BLEU, 'gobelin', 'geant')],
      hints: ['L’élite vaut 6, chaque troupe 3 : vous partez de 12.', 'Il manque 9 : un géant (8) et un gobelin (1).'],
      learnt: {
        text: 'La force d’une armée est la somme de ses cartes, peuple et mercenaires : ici 6 + 3 + 3 + 8 + 1.',
        rules: ['ORC-BAT-4'],
      },
      refused: [],
      missed: [{ move: sends(BLEU, 'troll') }, { move: sends(BLEU, 'troll', 'geant') }],
      miss: (run) => `Votre armée vaut ${forceSent(run)}, et Rouge ricane. Il disait 21.`,
    },
    {
      kind: 'ask',
      id: 'chef',
      task: 'Votre chef des Nains mène une troupe, une élite et un géant de louage. Combien vaut cette armée ?',
      state: NAINS,
      seat: BLEU,
      answers: [
        { text: '21', reply: 'C’est la somme sans le chef. Il n’est pas venu pour rien : il double les siens.' },
        { text: '34', reply: '' },
        { text: '42', reply: 'Vous doublez aussi le géant ; mais un géant n’obéit pas à un chef nain.' },
      ],
      right: 1,
      truth: () => [21, 34, 42].indexOf(forceNow(NAINS, BLEU)),
      learnt: {
        text: 'Un chef double toutes les cartes de son peuple, la sienne comprise : (4 + 3 + 6) × 2 = 26. Les mercenaires n’écoutent pas : le géant reste à 8.',
        rules: ['ORC-BAT-5', 'ORC-L-12'],
      },
    },
    {
      kind: 'play',
      id: 'machines',
      task: 'Vous avez deux machines de guerre, et des gobelins qui cherchent du travail. Atteignez 26, pas un point de plus.',
      state: battleOf({
        sorcier: VERT,
        champion: JAUNE,
        people: 'orcs',
        hands: [
          'orcs-elite orcs-troupe x2 nains-elite',
          'orcs-elite nains-troupe gobelin x3 troll machine-de-guerre x2',
          '',
          'orcs-troupe x3 squelettes-elite',
        ],
      }),
      seat: BLEU,
      withoutOdds: true,
      isDone: (run) => run.moves.length > 0 && forceNow(nowIn(run), BLEU) === 26,
      solution: [sends(BLEU, 'gobelin', 'gobelin', 'machine-de-guerre', 'machine-de-guerre')],
      hints: [
        'Une machine que personne ne sert vaut 0 ; servie, 9, et son gobelin compte encore.',
        'Chaque machine veut son gobelin : deux machines, deux gobelins.',
      ],
      learnt: {
        text: 'Une machine de guerre vaut 9 si un gobelin la sert, 0 sinon ; un gobelin n’en sert qu’une, et compte encore pour 1. Ici 6 + 9 + 9 + 1 + 1.',
        rules: ['ORC-BAT-6'],
      },
      refused: [],
      missed: [
        { move: sends(BLEU, 'gobelin', 'machine-de-guerre', 'machine-de-guerre') },
        { move: sends(BLEU, 'machine-de-guerre', 'machine-de-guerre') },
        { move: sends(BLEU, 'gobelin', 'gobelin', 'gobelin', 'machine-de-guerre', 'machine-de-guerre') },
      ],
      miss: (run) => `Votre armée vaut ${forceSent(run)} : ${whyNotMachines(run)}.`,
    },
    {
      kind: 'ask',
      id: 'deux-chefs',
      task: 'Quelle chance ! Vous avez les deux chefs des Barbares, deux élites, une troupe, et un géant en renfort. Combien vaut cette armée ?',
      state: BARBARES,
      seat: BLEU,
      answers: [
        { text: '54', reply: 'Si chacun doublait… Mais deux chefs ont autre chose à faire : se battre entre eux.' },
        { text: '8', reply: 'Même le géant, qui n’a rien demandé, est pris dans la bagarre.' },
        { text: '0', reply: '' },
      ],
      right: 2,
      truth: () => [54, 8, 0].indexOf(forceNow(BARBARES, BLEU)),
      learnt: {
        text: 'Deux chefs dans une armée, et elle vaut 0, mercenaires compris. Le jour où vous en aurez deux, il faudra perdre l’un d’eux.',
        rules: ['ORC-BAT-7'],
      },
    },
    {
      kind: 'play',
      id: 'volante',
      task: 'Tout est révélé : 18 pour Rouge, 15 pour vous. Gagnez quand même, et gardez un gobelin pour plus tard.',
      state: battleOf({
        sorcier: VERT,
        champion: JAUNE,
        people: 'squelettes',
        phase: 'flying',
        hands: [
          'squelettes-elite squelettes-troupe x4 orcs-elite',
          'squelettes-elite x2 squelettes-troupe barbares-elite gobelin x2 machine-volante',
          '',
          'squelettes-elite squelettes-troupe nains-elite',
        ],
      }),
      seat: BLEU,
      withoutOdds: true,
      isDone: (run) => hasWon(run, BLEU) && (nowIn(run).hands[BLEU] ?? []).includes('gobelin'),
      solution: [flies(BLEU, 'gobelin')],
      hints: [
        'La machine volante vaut 4 dès qu’un gobelin est à bord, et il ajoute son point.',
        '15 + 4 + 1 = 20 : un seul passager suffit.',
      ],
      learnt: {
        text: 'Après la révélation, la machine volante peut encore partir : 4, plus 1 par gobelin embarqué ; ici 15 + 4 + 1 = 20, contre 18. C’est le dernier mot, et personne ne peut répondre.',
        rules: ['ORC-BAT-8', 'ORC-L-4', 'ORC-L-33'],
      },
      refused: [{ move: flies(BLEU), rule: 'ORC-BAT-8' }],
      missed: [{ move: passes(BLEU) }, { move: flies(BLEU, 'gobelin', 'gobelin') }],
      miss: (run) =>
        hasWon(run, BLEU)
          ? 'Gagné ! Mais le second gobelin n’a fait que regarder le paysage, et il ne resservira plus.'
          : 'Rouge l’emporte, 18 à 15, et votre machine volante n’a pas quitté le hangar.',
    },
  ],
};
