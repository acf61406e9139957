/** « Une manche » : from the last cards of the deal to the fourth battle, the others playing too. Each task begins where the one before ended. */

import { ORC, type Orc } from '#engine/orc/game.ts';
import { battlesIn, chanceAsking, hasWon, sentIn } from '#engine/orc/lessons/measures.ts';
import { BLEU, calls, deals, flies, JAUNE, passes, replies, ROUGE, sends, shields, spies, VERT } from '#engine/orc/lessons/moves.ts';
import { dealOf, played } from '#engine/orc/lessons/position.ts';
import type { Move, State } from '#engine/orc/types.ts';
import { attempted, type Lesson, nowIn, type PlayTask, prepared, type Run } from '#engine/practice/lesson.ts';

const after = (task: PlayTask<Orc>): State => nowIn(attempted(ORC, task, task.solution).run);
/** Blue has sent or flown something. */
const hasSpent = (run: Run<Orc>): boolean => sentIn(run, BLEU).length > 0 || run.moves.some(({ kind }) => kind === 'fly');

/** Blue keeps the flying machine, and a goblin for it. */
const mayFly = ({ hands }: State): boolean => {
  const hand = hands[BLEU] ?? [];
  return hand.includes('machine-volante') && hand.includes('gobelin');
};

const hasWonGame = (run: Run<Orc>): boolean => ORC.outcome(nowIn(run))?.winners.includes(BLEU) ?? false;

const DEAL: PlayTask<Orc> = {
  kind: 'play',
  id: 'donne',
  task: 'La machine volante vient de tomber, trois cartes restent, et vous avez un bouclier. Prenez sa pile.',
  state: dealOf({
    tick: 78,
    scores: [4, 6, 6, 5],
    piles: {
      1: 'nains-chef nains-elite orcs-troupe barbares-elite squelettes-troupe troll orcs-chef desertion:3 bouclier:2 barbares-troupe commando',
      2: 'orcs-elite nains-troupe squelettes-troupe gobelin geant desertion:2 bouclier:1 orcs-troupe barbares-troupe machine-de-guerre espion-2',
      4: 'barbares-chef nains-troupe orcs-elite nains-elite troll bouclier:3 gobelin nains-troupe geant barbares-troupe',
      5: 'orcs-chef squelettes-elite nains-troupe orcs-troupe gobelin troll desertion:3 barbares-troupe squelettes-troupe machine-volante',
      7: 'barbares-elite squelettes-elite orcs-elite geant desertion:1 machine-de-guerre bouclier:3 nains-troupe barbares-elite gobelin squelettes-troupe',
      8: 'nains-elite nains-troupe orcs-troupe squelettes-troupe geant bouclier:2 machine-de-guerre desertion:1 barbares-troupe gobelin squelettes-troupe',
    },
    spare: 'espion-1 espion-3 espion-4',
  }),
  seat: BLEU,
  isDone: (run) => (nowIn(run).hands[BLEU] ?? []).includes('machine-volante'),
  solution: [shields(BLEU, 78, 4)],
  replies: replies(1, deals(ROUGE, 81), { kind: 'champion', seat: ROUGE, champion: VERT }),
  hints: ['C’est la carte que le Sorcier vient de poser.', 'Votre bouclier, sur la pile 5.'],
  learnt: {
    text: 'La donne s’achève, Rouge nomme Vert champion, les piles s’ouvrent : voici votre armée, avec un chef orc et une machine volante. Un géant et un troll vous ont lâché.',
    rules: ['ORC-REC-6', 'ORC-REC-7', 'ORC-DEP-3'],
  },
  isPrepared: true,
  refused: [],
  missed: [{ move: shields(BLEU, 78, 2) }],
  miss: () => 'Les piles sont ouvertes, et la machine volante part à la défausse, sans pilote.',
};

const SPY: PlayTask<Orc> = {
  kind: 'play',
  id: 'espion',
  task: 'Vous avez l’espion n° 2. Réclamez un géant, là où il a le plus de chances d’être.',
  state: after(DEAL),
  seat: BLEU,
  isDone: (run) => (nowIn(run).hands[BLEU] ?? []).includes('geant'),
  solution: [spies(BLEU, JAUNE, 'geant')],
  worth: (state, move) => (move.kind === 'spy' && move.card === 'geant' ? chanceAsking(state, move) : undefined),
  hints: ['Vert montre quatre dos de mercenaires. Et Jaune ?', 'Cinq : demandez à Jaune.'],
  learnt: {
    text: 'Un géant de plus chez vous, un de moins en face. Plus aucun espion : la guerre commence.',
    rules: ['ORC-ESP-1', 'ORC-GEA-1'],
  },
  isPrepared: true,
  refused: [{ move: spies(BLEU, ROUGE, 'geant'), rule: 'ORC-ESP-1' }],
  missed: [{ move: spies(BLEU, VERT, 'geant') }, { move: passes(BLEU) }],
  miss: (run) =>
    run.moves.at(-1)?.kind === 'pass'
      ? 'L’espion est montré, et n’a rien rapporté. Un géant vous aurait bien servi.'
      : 'Ce n’est pas un géant. Vous en auriez pourtant l’usage.',
};

const FIRST: PlayTask<Orc> = {
  kind: 'play',
  id: 'nains',
  task: 'Rouge appelle les Nains : Vert, son champion, en a quatre, et vous deux. N’y perdez rien d’autre que la bataille.',
  state: played(after(SPY), calls(ROUGE, 'nains')),
  seat: BLEU,
  isDone: (run) => battlesIn(run).length > 0 && !hasSpent(run),
  isLost: hasSpent,
  replies: [...replies(1, sends(VERT), sends(JAUNE), passes(VERT), passes(JAUNE)), ...replies(2, passes(VERT), passes(JAUNE))],
  solution: [sends(BLEU), passes(BLEU), passes(BLEU)],
  onward: ['Vos mercenaires restent au chaud.', 'Un chef et deux élites chez Vert : 38. Rien ne l’aurait rattrapé.'],
  hints: ['Deux troupes de Nains font 6. Que feraient vos mercenaires contre quatre dos ?', 'N’envoyez personne.'],
  learnt: { text: 'Perdre sans payer est un art : vos mercenaires sont tous là.', rules: ['ORC-BAT-10'] },
  refused: [],
  missed: [{ move: sends(BLEU, 'geant') }],
  miss: (run) =>
    sentIn(run, BLEU).length > 0
      ? 'Vert montre quatre Nains, et vous deux : ce que vous y envoyez n’en reviendra pas.'
      : 'Même avec elle, vous étiez loin de 38, et la machine volante ne volera plus.',
};

const SECOND: PlayTask<Orc> = {
  kind: 'play',
  id: 'squelettes',
  task: 'Les Squelettes, pour 1 point : Jaune a renforcé les siens. Marquez, en gardant la machine volante et un gobelin pour la fin.',
  state: played(after(FIRST), calls(ROUGE, 'squelettes'), sends(VERT), sends(JAUNE, 'troll')),
  seat: BLEU,
  withoutOdds: true,
  isDone: (run) => hasWon(run, BLEU) && mayFly(nowIn(run)),
  replies: [...replies(1, passes(VERT), passes(JAUNE)), ...replies(2, passes(VERT), passes(JAUNE))],
  solution: [sends(BLEU, 'gobelin', 'machine-de-guerre'), passes(BLEU), passes(BLEU)],
  onward: ['La machine est partie, son gobelin avec elle.', '12 + 9 + 1 : 22, et personne n’a mieux.'],
  hints: ['Vous avez 12. Une machine servie ajoute 10, le géant 8.', 'Envoyez la machine de guerre et un gobelin : 22.'],
  learnt: {
    text: 'Vous aviez 12 ; une machine et son gobelin en ajoutent 10. Un point de plus : vous voilà à 7, et il reste de quoi finir.',
    rules: ['ORC-BAT-6', 'ORC-BAT-9'],
  },
  isLost: (run) => !mayFly(nowIn(run)),
  isPrepared: true,
  refused: [{ move: sends(BLEU, 'troll'), rule: 'ORC-BAT-2' }],
  missed: [{ move: sends(BLEU) }, { move: sends(BLEU, 'gobelin', 'gobelin', 'machine-de-guerre', 'geant') }],
  miss: (run) =>
    mayFly(nowIn(run))
      ? 'Jaune passe devant. Il fallait un peu plus de monde, et du solide.'
      : 'Il vous fallait garder la machine volante, et un gobelin pour la piloter : vous n’avez plus les deux.',
};

/** The third battle goes by: everybody lets Yellow have it. */
function withoutUs(from: State): State {
  let state = played(from, calls(ROUGE, 'barbares'));
  while (state.phase !== 'call') {
    const seat = ORC.toMove(state)[0] ?? ROUGE;
    state = played(state, state.phase === 'mercenaries' ? sends(seat) : passes(seat));
  }
  return played(state, calls(ROUGE, 'orcs'));
}

const ANSWERS = [
  sends(VERT),
  sends(JAUNE, 'gobelin', 'gobelin', 'machine-de-guerre'),
  { kind: 'commando', seat: VERT, target: BLEU, back: 'orcs' },
] as const satisfies readonly Move[];

const LAST: PlayTask<Orc> = {
  kind: 'play',
  id: 'orcs',
  task: 'Jaune a pris les Barbares. Dernière bataille, vos Orcs, et 2 points pour gagner la partie : n’abattez pas tout de suite votre dernière carte.',
  state: prepared(ORC, withoutUs(after(SECOND)), [sends(BLEU, 'geant'), ...ANSWERS], (run) =>
    run.events.flat().some((event) => event.kind === 'lost-card' && event.card === 'orcs-chef'),
  ),
  seat: BLEU,
  withoutOdds: true,
  isDone: (run) => hasWonGame(run) && nowIn(run).battles.at(-1)?.flying?.seat === BLEU,
  replies: replies(1, ...ANSWERS),
  others: (state) => passes(ORC.toMove(state)[0] ?? VERT),
  solution: [sends(BLEU, 'geant'), flies(BLEU, 'gobelin')],
  onward: ['Vert et Jaune répondent, et Vert a un commando : gare à vos Orcs.'],
  hints: [
    'La machine volante ne part pas sans gobelin : qui doit rester en main ?',
    'Envoyez le géant seul ; puis la machine volante et son gobelin.',
  ],
  learnt: {
    text: 'Votre chef enlevé, 20 contre 23, et la machine volante atterrit : 25. Neuf points, la partie est à vous. À la vraie table, maintenant.',
    rules: ['ORC-BAT-3', 'ORC-BAT-8', 'ORC-FIN-2'],
  },
  isPrepared: true,
  refused: [{ move: sends(BLEU, 'machine-de-guerre'), rule: 'ORC-BAT-2' }],
  missed: [{ move: sends(BLEU, 'gobelin', 'geant') }, { move: sends(BLEU) }],
  miss: (run) =>
    hasWonGame(run)
      ? 'Gagné, mais tout était sur la table avant que Jaune ne parle : il aurait pu répondre. Gardez la machine volante pour après la révélation.'
      : 'Le commando de Vert a emporté votre chef, et Jaune passe devant. Il fallait garder de quoi répondre, et de quoi peser.',
};

export const LESSON: Lesson<Orc> = {
  tasks: [DEAL, SPY, FIRST, SECOND, LAST],
  readings: ['ORC-L-12', 'ORC-L-16', 'ORC-L-21', 'ORC-L-32'],
};
