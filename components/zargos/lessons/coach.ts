/** The coach of a first game of Zargos: three rounds, from the first attack to what the points buy. */
import { coachWith } from '#components/lesson/Coach.tsx';
import type { CoachMoment, CoachSpec, Tip } from '#components/lesson/coach.ts';
import { ownAgainst } from '#components/zargos/play/turn/groups.ts';
import { throneTold } from '#components/zargos/play/turn/news.ts';
import { counted, inLetters, together } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Driven, Phase } from '#engine/zargos/game/types.ts';
import type { RuleId } from '#engine/zargos/ids.ts';
import type { People } from '#engine/zargos/types.ts';
import { OURS_TOLD } from './ours.ts';

type ZargosTip = Tip<RuleId>;

type Idea = Omit<ZargosTip, 'now'>;

/** Of the second round, by the peoples whose turn it is: Chevaliers attack between fights (ZAR-CHE-1). */
function inOrder(peoples: readonly People[]): Idea {
  if (!peoples.includes('chevaliers'))
    return {
      idea: 'D’abord toutes les attaques, ensuite les combats : le premier engagé, on ne bouge plus.',
      lesson: 'le-bon-endroit',
      rule: 'ZAR-COM-1',
    };
  const others = peoples.filter((people) => people !== 'chevaliers').map((people) => `les ${PEOPLE_NAMES[people]}`);
  return {
    idea: `Vos Chevaliers se battent, puis repartent attaquer ailleurs${others.length > 0 ? ` ; ${together(others)}, eux, déclarent tout avant le premier combat` : ''}.`,
    lesson: 'quatre-chemins',
    rule: 'ZAR-CHE-1',
  };
}

/** One idea a round, where groups are sent to attack. */
const ideasOf = (peoples: readonly People[]): readonly [Idea, Idea, Idea] => [
  {
    idea: 'Un pion au moins garde la province que l’on quitte ; ceux qui partent décident du nombre de vos dés.',
    lesson: 'attaquer',
    rule: 'ZAR-ATT-1',
  },
  inOrder(peoples),
  {
    idea: 'Tenir un royaume sans qu’une province y manque, c’est recevoir sa carte : visez celui qui est presque à vous.',
    lesson: 'les-points',
    rule: 'ZAR-ROY-1',
  },
];

/** One idea a round, where points are spent. */
const BUYING: readonly [Idea, Idea, Idea] = [
  { idea: 'Chaque peuple dépense ses propres points : ce qui reste est perdu.', lesson: 'acheter', rule: 'ZAR-REN-1' },
  {
    idea: 'Le chemin de la Cité Interdite passe par une côte du royaume de Zargos : un groupe nombreux, et un bateau par case de mer à qui ne nage pas.',
    lesson: 'la-mer',
    rule: 'ZAR-MER-1',
  },
  {
    idea: 'Au royaume de Zargos, des démons gardent ce que personne ne tient : prévoyez des pions pour eux, puis pour la Cité.',
    lesson: 'le-royaume-de-zargos',
    rule: 'ZAR-ZRG-1',
    readings: ['ZAR-L-23'],
  },
];

const atRound = ([first, second, third]: readonly [Idea, Idea, Idea], round: number): Idea =>
  round <= 1 ? first : round === 2 ? second : third;

const GOAL = 'tient à la fois la Cité Interdite et les trois provinces qui l’entourent';

/** Whom the learner leads, and what for. */
function led(peoples: readonly People[]): string {
  const names = together(peoples.map((people) => `les ${PEOPLE_NAMES[people]}`));
  return peoples.length > 1
    ? `Vous menez ${inLetters(peoples.length)} peuples, ${names} : celui d’entre eux qui ${GOAL} vous donne la partie.`
    : `Vous menez ${names} : un peuple qui ${GOAL} gagne la partie.`;
}

/** Who has set foot where the game is won; nothing while nobody has. */
const near = (view: Zargos['view']): readonly string[] => throneTold(view, view.seat).slice(0, 1);

function attacking({ legal, turn, view }: CoachMoment<Zargos>): ZargosTip {
  const aims = new Set(legal.flatMap((move) => (move.kind === 'attack' ? [move.to] : [])));
  const { places } = tablesFor(view.options);
  const foes = [...aims].filter((id) => !ownAgainst(view, places.get(id) ?? -1)).length;
  const declared = view.turn?.attacks.length ?? 0;
  const isBegun = declared > 0 || (view.turn?.engaged ?? false);
  const isFirst = turn <= 1 && !isBegun;
  const reach = `${counted(foes, 'lieu', 'lieux')} à votre portée, sans compter les vôtres`;
  const aim =
    foes > 0
      ? isFirst
        ? `${reach}.`
        : `${reach} : touchez une de vos provinces, puis ce que vous attaquez.`
      : declared > 0
        ? 'Vos attaques sont déclarées : choisissez un combat.'
        : isBegun
          ? 'Vos combats sont livrés : passez à la suite.'
          : 'Rien à attaquer : passez à la suite.';
  const first = isBegun ? [] : isFirst ? [led(view.peoples[view.seat] ?? [])] : near(view);
  return { now: [...first, aim].join(' '), ...atRound(ideasOf(view.turn?.peoples ?? []), turn) };
}

/** Dragons driven from a sea cell, by the card that drives them. */
const FLIGHTS = {
  'vent-de-tempete': {
    now: 'La tempête ferme la mer sous vos Dragons : dites dans quelle case mer voisine ils vont.',
    idea: 'Au large de ce qu’ils attaqueront : chassés d’une case, ils restent en mer.',
    lesson: 'la-magie',
    rule: 'ZAR-TEMPETE',
  },
  'raz-de-maree': {
    now: 'Le raz-de-marée ramène vos Dragons à terre. Deux de vos provinces sont aussi proches : selon nous, vous choisissez.',
    idea: 'Ils ne reprendront pas la mer avant la fin de ce tour : posez-les où ils serviront à pied.',
    lesson: 'la-magie',
    rule: 'ZAR-L-24',
  },
} as const satisfies Record<Driven['by'], ZargosTip>;

/** The same at every round. */
const SETTING: Readonly<Record<Exclude<Phase, 'attacks' | 'flight' | 'reinforcements'>, ZargosTip>> = {
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
    readings: ['ZAR-L-48'],
  },
  illusion: {
    now: 'Une carte rouge vient de tomber : un Vent d’Illusion la détourne, si vous en jouez un.',
    idea: 'Qui détourne choisit la nouvelle cible.',
    lesson: 'la-magie',
    rule: 'ZAR-ILLUSION',
  },
  call: {
    now: 'Vos Araignées peuvent faire venir un groupe avant le combat.',
    idea: 'Un vortex, et des renforts que personne n’attendait.',
    lesson: 'quatre-chemins',
    rule: 'ZAR-ARA-2',
    readings: ['ZAR-L-16'],
  },
  winds: {
    now: 'Avant ce combat, vous pouvez jouer un Vent de Guerre, ou passer.',
    idea: 'Un dé de plus à chaque round : gardez-le pour un combat qui compte.',
    lesson: 'la-magie',
    rule: 'ZAR-GUERRE',
    readings: ['ZAR-L-43'],
  },
  hand: {
    now: 'La main de Dieu peut faire relancer un dé, ou laisser le jet.',
    idea: 'Regardez ce que le dé change avant de le toucher.',
    lesson: 'la-main-de-dieu',
    rule: 'ZAR-MOI-1',
    readings: ['ZAR-L-3'],
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
    readings: ['ZAR-L-51'],
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
    readings: ['ZAR-L-29'],
  },
};

/** Who flies is not held to two steps. */
const FLYING: ZargosTip = {
  ...SETTING.reorganisation,
  idea: 'Vos Ailés bougent tous, chacun d’une ou deux provinces, même par-dessus les autres : ramenez-les où l’on viendra.',
  rule: 'ZAR-AIL-3',
};

function tip(moment: CoachMoment<Zargos>): ZargosTip {
  const { view, turn } = moment;
  const { phase } = view;
  if (phase === 'attacks') return attacking(moment);
  if (phase === 'flight') return FLIGHTS[view.driven?.by ?? 'vent-de-tempete'];
  if (phase === 'reorganisation' && view.turn?.peoples.includes('ailes')) return FLYING;
  if (phase !== 'reinforcements') return SETTING[phase];
  const [purse] = view.purses;
  return {
    now: purse
      ? `Le décompte donne ${counted(purse.points, 'point')} aux ${PEOPLE_NAMES[purse.people]} : renforcez la province d’où vous attaquerez, ou celle que l’on menace.`
      : 'Vos achats sont finis.',
    ...atRound(BUYING, turn),
  };
}

export const COACH: CoachSpec<Zargos> = {
  game: 'zargos',
  tip,
  step: { name: 'tour', of: ({ round }) => Math.max(1, round) },
  onward: 'Le but reste le même : un seul peuple à la Cité Interdite et dans les trois provinces qui l’entourent.',
  ours: { text: OURS_TOLD, readings: ['ZAR-L-12'] },
  lessons: {
    'le-but': 'Le but',
    attaquer: 'Attaquer',
    'le-bon-endroit': 'Le bon endroit',
    'la-capitale': 'La capitale',
    'quatre-chemins': 'Quatre chemins',
    'la-main-de-dieu': 'La main de Dieu',
    'se-regrouper': 'Se regrouper',
    'la-mer': 'La mer',
    'le-royaume-de-zargos': 'Le royaume de Zargos',
    'la-magie': 'La magie',
    'les-points': 'Les points',
    acheter: 'Acheter',
  },
};

export const TABLE_COACH = coachWith(COACH);
