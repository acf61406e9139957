/** The coach of a first game of Zargos: three rounds, from the first attack to what the points buy. */
import type { CoachWords, Moment, Tip } from '#components/lesson/coach.ts';
import { counted } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import type { Phase } from '#engine/zargos/game/types.ts';
import type { RuleId } from '#engine/zargos/ids.ts';

type ZargosTip = Tip<RuleId>;

/** One idea a round, where groups are sent to attack. */
const IDEAS: readonly [Omit<ZargosTip, 'now'>, Omit<ZargosTip, 'now'>, Omit<ZargosTip, 'now'>] = [
  {
    idea: 'Un pion au moins garde la province que l’on quitte ; ceux qui partent décident du nombre de vos dés.',
    lesson: 'attaquer',
    rule: 'ZAR-ATT-1',
  },
  {
    idea: 'D’abord toutes les attaques, ensuite les combats : le premier engagé, on ne bouge plus.',
    lesson: 'le-bon-endroit',
    rule: 'ZAR-COM-1',
  },
  {
    idea: 'Tenir un royaume sans qu’une province y manque, c’est recevoir sa carte : visez celui qui est presque à vous.',
    lesson: 'les-points',
    rule: 'ZAR-ROY-1',
  },
];

function attacking({ legal, turn, view }: Moment<Zargos>): ZargosTip {
  const aims = new Set(legal.flatMap((move) => (move.kind === 'attack' ? [move.to] : []))).size;
  const [first, second, third] = IDEAS;
  const idea = turn <= 1 ? first : turn === 2 ? second : third;
  const declared = view.turn?.attacks.length ?? 0;
  const now =
    aims > 0
      ? `${counted(aims, 'lieu', 'lieux')} à votre portée : touchez une de vos provinces, puis ce que vous attaquez.`
      : declared > 0
        ? 'Vos attaques sont déclarées : choisissez un combat.'
        : 'Plus rien à attaquer : passez à la suite.';
  return { now, ...idea };
}

/** The same at every round. */
const SETTING: Readonly<Record<Exclude<Phase, 'attacks' | 'reinforcements'>, ZargosTip>> = {
  peoples: {
    now: 'Choisissez votre peuple : chacun a un pouvoir.',
    idea: 'Un peuple que l’on comprend vaut mieux qu’un peuple fort.',
    lesson: 'quatre-chemins',
    rule: 'ZAR-PREP-2',
  },
  takings: {
    now: 'Prenez une carte verte, ou deux bleues.',
    idea: 'Les vertes sont des capitales et des renforts, les bleues des provinces et quelques bateaux.',
    lesson: 'la-capitale',
    rule: 'ZAR-POS-1',
  },
  planting: {
    now: 'Chacun de vos territoires reçoit un pion.',
    idea: 'Des provinces qui se touchent se défendent mieux.',
    lesson: 'le-bon-endroit',
    rule: 'ZAR-POS-2',
  },
  granting: {
    now: 'Donnez cette carte à l’un de vos peuples.',
    idea: 'Un bateau ouvre une mer, un renfort tient une frontière.',
    lesson: 'la-mer',
    rule: 'ZAR-POS-4',
  },
  placement: {
    now: 'Répartissez vos pions sur vos territoires.',
    idea: 'Nombreux là où vous attaquerez : un pion seul est une invitation.',
    lesson: 'le-bon-endroit',
    rule: 'ZAR-POS-5',
  },
  red: {
    now: 'Un tour va commencer : jouez une carte rouge, ou passez.',
    idea: 'Une rouge se joue avant un tour, jamais pendant ; elle peut viser n’importe qui.',
    lesson: 'la-magie',
    rule: 'ZAR-MAG-4',
  },
  illusion: {
    now: 'Une carte rouge vient de tomber : un Vent d’Illusion la détourne, si vous en jouez un.',
    idea: 'Qui détourne choisit la nouvelle cible.',
    lesson: 'la-magie',
    rule: 'ZAR-ILLUSION',
  },
  flight: {
    now: 'Vos Dragons sont chassés de la mer : dites où ils vont.',
    idea: 'Une terre à vous, où ils serviront au prochain tour.',
    lesson: 'la-magie',
    rule: 'ZAR-TEMPETE',
  },
  call: {
    now: 'Vos Araignées peuvent faire venir un groupe avant le combat.',
    idea: 'Un vortex, et des renforts que personne n’attendait.',
    lesson: 'quatre-chemins',
    rule: 'ZAR-ARA-2',
  },
  winds: {
    now: 'Avant ce combat, vous pouvez jouer un Vent de Guerre, ou passer.',
    idea: 'Un dé de plus à chaque round : gardez-le pour un combat qui compte.',
    lesson: 'la-magie',
    rule: 'ZAR-GUERRE',
  },
  hand: {
    now: 'La main de Dieu peut faire relancer un dé, ou laisser le jet.',
    idea: 'Regardez ce que le dé change avant de le toucher.',
    lesson: 'la-main-de-dieu',
    rule: 'ZAR-MOI-1',
  },
  sorting: {
    now: 'Votre main est trop pleine : remettez une carte sous la pile.',
    idea: 'Gardez ce qui servira au prochain tour.',
    lesson: 'la-magie',
    rule: 'ZAR-MAG-1',
  },
  reorganisation: {
    now: 'Déplacez des pions entre vos provinces, ou finissez votre tour.',
    idea: 'Un groupe de deux pas, ou deux groupes d’un pas : tenez la frontière où l’on viendra.',
    lesson: 'se-regrouper',
    rule: 'ZAR-REO-1',
  },
  trade: {
    now: 'Le temps des échanges : proposez, acceptez, ou dites que vous avez fini.',
    idea: 'Ce qui vous manque ne manque pas toujours aux autres.',
    lesson: 'la-magie',
    rule: 'ZAR-MAG-7',
  },
  over: {
    now: 'La partie est finie.',
    idea: 'La Cité Interdite et ses trois provinces décident de tout.',
    lesson: 'le-but',
    rule: 'ZAR-BUT-1',
  },
};

function tip(moment: Moment<Zargos>): ZargosTip {
  const { view } = moment;
  const { phase } = view;
  if (phase === 'attacks') return attacking(moment);
  if (phase !== 'reinforcements') return SETTING[phase];
  const [purse] = view.purses;
  return {
    now: purse
      ? `${counted(purse.points, 'point')} pour les ${PEOPLE_NAMES[purse.people]} : un pion en coûte 2, un bateau 5.`
      : 'Vos achats sont finis.',
    idea: 'Ce qui n’est pas dépensé est perdu.',
    lesson: 'acheter',
    rule: 'ZAR-REN-1',
  };
}

export const COACH: CoachWords<Zargos> = {
  game: 'zargos',
  tip,
  step: { name: 'tour', of: ({ round }) => Math.max(1, round) },
  lessons: {
    'le-but': 'Le but',
    attaquer: 'Attaquer',
    'le-bon-endroit': 'Le bon endroit',
    'la-capitale': 'La capitale',
    'quatre-chemins': 'Quatre chemins',
    'la-main-de-dieu': 'La main de Dieu',
    'se-regrouper': 'Se regrouper',
    'la-mer': 'La mer',
    'la-magie': 'La magie',
    'les-points': 'Les points',
    acheter: 'Acheter',
  },
};
