/**
 * The coach of the two games that teach Zargos (`firsts.ts`): what the adviser would play, step by step, as what to touch and what for; and one idea a round, to
 * the end. What a game has not (sea, magic) it does not speak of.
 */

import { h } from 'preact';
import { coachWith } from '#components/lesson/Coach.tsx';
import type { CoachMoment, CoachSpec, Tip } from '#components/lesson/coach.ts';
import type { CoachProps } from '#components/table/props.ts';
import { FIRSTS } from './firsts.ts';
import { counted, upperFirst } from '#engine/core/french.ts';
import { isLastTurn } from '#engine/zargos/game/situation.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Zargos } from '#engine/zargos/game/game.ts';
import type { Phase, View } from '#engine/zargos/game/types.ts';
import type { RuleId } from '#engine/zargos/ids.ts';
import { isByHand } from '#components/zargos/play/answers.ts';
import { exposedText, isSettled } from '#components/zargos/play/turn/why.ts';
import { OURS_TOLD } from './ours.ts';
import { paid } from './paid.ts';
import { attacksAmong, attackText, marchText, planText, purchasesAmong, purchaseText } from './steps.ts';

type ZargosTip = Tip<RuleId>;
type Idea = Omit<ZargosTip, 'now'>;
type Moment = CoachMoment<Zargos>;

/** Which of the two games a view is of; the first where it is of neither. */
const whichOf = ({ options }: View): number =>
  Math.max(
    0,
    FIRSTS.findIndex(({ title }) => title === options.scenario?.name),
  );

/** One idea a round, where groups are sent to attack; the last one stays. */
const ATTACKING: readonly (readonly [Idea, ...Idea[]])[] = [
  [
    {
      idea: 'Une capitale a des murs : la somme de vos dés y est divisée par trois, et non par deux. Près du château, ce que vaut le royaume entier.',
      lesson: 'la-capitale',
      rule: 'ZAR-CAP-1',
    },
    {
      idea: 'Un pion au moins reste dans la province que l’on quitte ; plus il en part, plus vous lancez de dés.',
      lesson: 'attaquer',
      rule: 'ZAR-ATT-1',
    },
    {
      idea: 'Deux de vos provinces peuvent attaquer ensemble la même cible : leurs pions s’ajoutent.',
      lesson: 'attaquer',
      rule: 'ZAR-ATT-2',
    },
    {
      idea: 'Un pion seul est une invitation : à la frontière, laissez-en deux ou trois.',
      lesson: 'le-bon-endroit',
      rule: 'ZAR-ATT-1',
    },
    {
      idea: 'Toutes les attaques d’abord, les combats ensuite : le premier livré, on ne bouge plus.',
      lesson: 'le-bon-endroit',
      rule: 'ZAR-COM-1',
    },
    {
      idea: 'Dernier tour : le décompte qui vient désigne le vainqueur, et rien ne s’achète plus.',
      lesson: 'terres-vides',
      rule: 'ZAR-L-70',
    },
  ],
  [
    {
      idea: 'Un bateau par case de mer traversée, et il est perdu ; le groupe, lui, est aussi nombreux que l’on veut. Près d’un château, ce que vaut le royaume entier.',
      lesson: 'la-mer',
      rule: 'ZAR-MER-1',
    },
    {
      idea: 'Les Dragons nagent sans bateau : vos côtes sont à leur portée.',
      lesson: 'quatre-chemins',
      rule: 'ZAR-DRA-1',
    },
    {
      idea: 'Chaque royaume complet donne une carte de magie par tour, et sa valeur au décompte.',
      lesson: 'les-points',
      rule: 'ZAR-ROY-1',
    },
    {
      idea: 'Le Vent de Terre porte un groupe par la mer sans bateau : gardez-le pour une côte que l’on croit hors d’atteinte.',
      lesson: 'la-magie',
      rule: 'ZAR-TERRE',
    },
    {
      idea: 'Défaire un royaume adverse vaut plus que ses provinces : il perd sa valeur, et sa carte avec la capitale.',
      lesson: 'les-points',
      rule: 'ZAR-ROY-2',
    },
    { idea: 'Dernier tour : seuls les points du décompte comptent, royaumes complets d’abord.', lesson: 'les-points', rule: 'ZAR-L-70' },
  ],
];

/** The same, where points are spent. */
const BUYING: readonly (readonly [Idea, ...Idea[]])[] = [
  [
    {
      idea: 'Un royaume que l’on tient en entier compte la valeur de sa capitale, au lieu de ses provinces une à une.',
      lesson: 'les-points',
      rule: 'ZAR-PTS-2',
    },
    { idea: 'Ce qui n’est pas dépensé est perdu : achetez jusqu’au dernier pion.', lesson: 'acheter', rule: 'ZAR-REN-1' },
    { idea: 'Posez là d’où vous attaquerez au tour suivant, ou là où l’on viendra.', lesson: 'acheter', rule: 'ZAR-REN-2' },
  ],
  [
    {
      idea: 'Un bateau coûte cinq points, deux pions et demi : il vous faut en garder un pour la prochaine traversée.',
      lesson: 'la-mer',
      rule: 'ZAR-REN-1',
    },
    { idea: 'Ce qui n’est pas dépensé est perdu : achetez jusqu’au dernier pion.', lesson: 'acheter', rule: 'ZAR-REN-1' },
  ],
];

const REORGANISING: Idea = {
  idea: 'Un groupe de deux pas, ou deux groupes d’un pas, d’une de vos provinces à l’autre : vers la frontière où l’on viendra.',
  lesson: 'se-regrouper',
  rule: 'ZAR-REO-1',
  readings: ['ZAR-L-51'],
};

const ideaOf = (ideas: readonly (readonly [Idea, ...Idea[]])[], view: View): Idea => {
  const own = ideas[whichOf(view)] ?? ideas[0];
  if (!own) throw new Error('no idea');
  return own[Math.min(own.length, Math.max(1, view.round)) - 1] ?? own[0];
};

/** What the adviser would attack next, then the fights, then what comes. */
function attacking({ view: { turn, owners }, view, legal, counsel }: Moment): string {
  const [only, ...others] = turn?.attacks ?? [];
  // The fights of a row begin by themselves.
  if (turn?.engaged && only) return others.length > 0 ? `Encore ${others.length + 1} attaques.` : 'Encore une attaque.';
  const groups = attacksAmong(counsel?.moves ?? []);
  if (groups) return !isByHand(view) && groups.some(({ to }) => to !== groups[0].to) ? planText(view, groups) : attackText(view, groups);
  if (only && others.length > 0) return `Menez vos ${others.length + 1} attaques : « à la suite » les enchaîne.`;
  if (only) return owners[only.at] ? 'Livrez ce combat : « Combattre ».' : 'Prenez cette province vide : « Prendre ».';
  if (legal.some(({ kind }) => kind === 'attack') && !counsel) return 'Touchez une de vos provinces, puis ce que vous attaquez.';
  return 'Plus rien ne vaut une attaque : passez à la suite.';
}

function reorganising({ view, legal, counsel }: Moment): string {
  const [move, ...onward] = counsel?.moves ?? [];
  if (counsel && move?.kind === 'march') return marchText(view, move, onward, counsel.grounds.line);
  if (isSettled(view)) return 'Les pions ne serviront plus : finissez votre dernier tour.';
  const exposed = counsel && exposedText(view);
  if (exposed) return `Rien ne se place mieux, mais ${exposed} Finissez votre tour.`;
  if (counsel) return 'Vos pions sont bien placés : finissez votre tour.';
  if (!legal.some(({ kind }) => kind === 'march')) return 'Vos pas sont faits : finissez votre tour.';
  return 'Déplacez des pions entre vos provinces, ou finissez votre tour.';
}

/** What one tap lays out, and the one that pays it. */
const LAID = '« Répartir pour moi » les pose ainsi, puis « Acheter ».';

function buying({ view, legal, counsel }: Moment): string {
  const [purse] = view.purses;
  if (!purse) return 'Vos achats sont finis.';
  const pawns = Math.floor(purse.points / 2);
  const moves = purchasesAmong(counsel?.moves ?? []);
  const have = `${upperFirst(counted(purse.points, 'point'))}, donc ${counted(pawns, 'pion')}`;
  if (!legal.some(({ kind }) => kind === 'reinforce')) return 'Tous vos pions sont sur le plateau : finissez vos achats.';
  if (moves) return `${have} : ${purchaseText(view, moves)}. ${LAID}`;
  return counsel
    ? `${upperFirst(counted(purse.points, 'point'))} : ${counsel.text}${counsel.moves[0]?.kind === 'boats' ? ` ${LAID}` : ''}`
    : `${have} : touchez une de vos provinces, puis « Acheter ».`;
}

const MAGIC: Readonly<Partial<Record<Phase, ZargosTip>>> = {
  red: {
    now: 'Touchez une carte pour lire ce qu’elle fait, ou ne jouez rien.',
    idea: 'Une rouge nuit : elle se joue avant un tour, le sien compris, jamais pendant.',
    lesson: 'la-magie',
    rule: 'ZAR-MAG-4',
    readings: ['ZAR-L-48'],
  },
  winds: {
    now: 'Ce combat compte-t-il ? La carte s’en va avec lui.',
    idea: 'Gardez-la pour le combat que vous ne voulez pas perdre.',
    lesson: 'la-magie',
    rule: 'ZAR-GUERRE',
    readings: ['ZAR-L-43'],
  },
  sorting: {
    now: 'Trois cartes au plus : remettez celles qui serviront le moins.',
    idea: 'Gardez ce qui servira au prochain tour.',
    lesson: 'la-magie',
    rule: 'ZAR-MAG-1',
  },
};

/** Where it says what the adviser would play. */
const ASKED: readonly Phase[] = ['attacks', 'reorganisation', 'reinforcements', 'red', 'winds', 'sorting'];

function tip(moment: Moment): ZargosTip {
  const { view } = moment;
  switch (view.phase) {
    case 'attacks':
      return {
        now: `${isLastTurn(view) && !view.turn?.attacks.length && !view.turn?.engaged ? 'C’est votre dernier tour. ' : ''}${attacking(moment)}`,
        ...ideaOf(ATTACKING, view),
      };
    case 'reorganisation':
      return { now: reorganising(moment), ...REORGANISING };
    case 'reinforcements':
      return { now: buying(moment), ...ideaOf(BUYING, view) };
    default: {
      const told = MAGIC[view.phase] ?? { now: 'À vous de jouer.', ...REORGANISING };
      const { counsel } = moment;
      return counsel ? { ...told, now: upperFirst(`${counsel.text} ${counsel.grounds.line}`.trim()) } : told;
    }
  }
}

/** Whom one leads, before anything else is done; what for is asked with the first attacks. */
function seen({ view }: Moment): string | undefined {
  if (view.round > 1) return undefined;
  const names = view.peoples.map(([people]) => (people ? PEOPLE_NAMES[people] : ''));
  return `Vous menez les ${names[view.seat]} ; en face, les ${names[1 - view.seat]}.`;
}

export const COACH: CoachSpec<Zargos> = {
  game: 'zargos',
  tip,
  asks: ({ phase }) => ASKED.includes(phase),
  seen,
  paid,
  turns: 6,
  whole: true,
  which: whichOf,
  step: ({ round }) => Math.max(1, round),
  ours: { text: OURS_TOLD, readings: ['ZAR-L-70', 'ZAR-L-12'] },
  lessons: {
    attaquer: 'Attaquer',
    'terres-vides': 'Terres vides',
    'le-bon-endroit': 'Le bon endroit',
    'la-capitale': 'La capitale',
    'quatre-chemins': 'Quatre chemins',
    'se-regrouper': 'Se regrouper',
    'la-mer': 'La mer',
    'la-magie': 'La magie',
    'les-points': 'Les points',
    acheter: 'Acheter',
  },
};

const Coach = coachWith(COACH);

/** Nobody is led through a whole planet: a game kept from before these goes on alone. */
export const TABLE_COACH = (props: CoachProps<Zargos>) => (props.handle.view.options.scenario ? h(Coach, props) : null);
