/** Why something is refused: the rule, and one French sentence with the values of the case. Every sentence that a judge says is here. */
import { of, together } from '../core/french.ts';
import { ALLOWED, type Refusal, refuse, type Verdict } from '../core/verdict.ts';
import { COLOR_NAMES, KINGDOM_NAMES, STONES } from './data/box.ts';
import type { RuleId } from './ids.ts';
import type { Color, Kingdom } from './types.ts';

/** The ring is put down after a city took it, or after a dragon beat its bearer. */
export type DepositRule = Extract<RuleId, 'GRA-CIT-1' | 'GRA-ANN-4'>;

export const no = refuse<RuleId>;

/** A refusal whose sentence is written only when somebody reads it: listing moves asks for none. */
export type LazyRefusal = () => Refusal<RuleId>;

/** The verdict of a rule that found a fault, or none. */
export const verdictOf = (fault: LazyRefusal | undefined): Verdict<RuleId> => (fault ? fault() : ALLOWED);

export const quoted = (name: string): string => `« ${name} »`;

/** « au chevalier bleu », « aux chevaliers bleu et vert » */
export const toKnights = (colors: readonly Color[]): string =>
  `${colors.length > 1 ? 'aux chevaliers' : 'au chevalier'} ${together(colors.map((color) => COLOR_NAMES[color]))}`;

const knight = (color: Color): string => `le chevalier ${COLOR_NAMES[color]}`;

const LEAPERS = { bearer: 'le porteur de l’anneau', winner: 'le vainqueur d’un duel' } as const;

/** Points are given by their names. */
export const REFUSALS = {
  held: (color: Color) =>
    no('GRA-DRA-2', `Le chevalier ${COLOR_NAMES[color]} a été vaincu par un dragon : ce tour ne sert qu’à retirer son carcan noir.`),
  tooFar: (from: string, to: string) =>
    no('GRA-DEP-1', `${quoted(to)} est à plus de deux points de ${quoted(from)} : un déplacement en fait un ou deux.`),
  noLine: (from: string, to: string) => no('GRA-DEP-1', `Aucune ligne ne joint ${quoted(from)} à ${quoted(to)}.`),
  back: (at: string) =>
    no('GRA-DEP-2', `Pas d’aller-retour : ${quoted(at)} est le point d’où part ce déplacement, on n’y revient pas dans le même coup.`),
  backInBonus: (at: string) =>
    no('GRA-L-20', `À votre table le bonus prolonge le déplacement : on ne revient pas sur ${quoted(at)}, quitté dans ce même tour.`),
  overDragon: (at: string) =>
    no('GRA-DEP-5', `On ne passe pas par-dessus ${quoted(at)} : il faudrait porter l’anneau, ou venir de gagner un duel.`),
  overPiece: (at: string, color: Color) =>
    no(
      'GRA-DEP-5',
      `On ne passe pas par-dessus ${knight(color)}, sur ${quoted(at)} : il faudrait porter l’anneau, ou venir de gagner un duel.`,
    ),
  overPieceWithRing: (at: string, color: Color) =>
    no('GRA-L-12', `À votre table l’anneau ne fait pas passer par-dessus les pièces, ici ${knight(color)} sur ${quoted(at)}.`),
  overStone: (at: string) =>
    no(
      'GRA-PIE-2',
      `La pierre-obstacle posée sur ${quoted(at)} interdit le passage : seuls le porteur de l’anneau et le vainqueur d’un duel la franchissent.`,
    ),
  overTaken: (at: string) =>
    no('GRA-L-24', `${quoted(at)} est occupée : seuls le porteur de l’anneau et le vainqueur d’un duel traversent une cité occupée.`),
  throughWithRing: (at: string) => no('GRA-CIT-2', `Le porteur de l’anneau s’arrête dans ${quoted(at)}, même après un seul point.`),
  throughMissing: (at: string) => no('GRA-L-23', `Le sceau de ${quoted(at)} manque encore au porteur de l’anneau : il s’y arrête.`),
  through: (at: string) => no('GRA-L-19', `À votre table toute pièce qui arrive dans ${quoted(at)} s’y arrête, même sans l’anneau.`),
  onStone: (at: string) => no('GRA-PIE-2', `Une pierre-obstacle est posée sur ${quoted(at)} : on ne s’y arrête pas.`),
  leaperOnStone: (at: string, who: 'bearer' | 'winner') =>
    no(
      'GRA-L-29',
      `Une pierre-obstacle est posée sur ${quoted(at)} : ${LEAPERS[who]} passe par-dessus, mais selon nous il ne s’y arrête pas.`,
    ),
  onWaiting: (at: string) =>
    no('GRA-L-8', `Sur ${quoted(at)} des chevaliers attendent leur premier coup : on n’attaque pas la case de départ.`),
  onCity: (at: string, color: Color) =>
    no(
      'GRA-CIT-3',
      `La paix règne dans ${quoted(at)} : on n’y attaque pas ${knight(color)}, et une cité occupée n’est pas un point libre.`,
    ),
  attackInBonus: (color: Color) => no('GRA-L-9', `À votre table le bonus d’un duel gagné ne sert pas à attaquer, ici ${knight(color)}.`),
  attackWithout: (color: Color) => no('GRA-AMU-2', `Attaquer ${knight(color)} coûte une amulette, et vous n’en avez plus.`),
  attackOnDragon: (color: Color, at: string) =>
    no('GRA-AMU-3', `Avec une seule amulette on n’attaque pas ${knight(color)} sur ${quoted(at)} : il n’en resterait aucune pour le duel.`),
  noExile: (color: Color, count: number) =>
    no(
      'GRA-L-10',
      `${count === 1 ? 'Le seul point d’exil est pris' : `Les ${count} points d’exil sont pris`} : ${knight(color)} ne peut être exilé, donc pas attaqué.`,
    ),
  dragonWithout: (at: string) => no('GRA-L-4', `S’arrêter sur ${quoted(at)} oblige au duel, et sans amulette on ne combat pas de dragon.`),
  bonusShort: (to: string) =>
    no('GRA-L-2', `Le bonus d’un duel gagné fait deux points : s’arrêter sur ${quoted(to)} n’en fait qu’un, et deux sont possibles.`),

  noStoneLeft: () => no('GRA-PIE-1', `Les ${STONES} pierres-obstacle sont sur le plateau : la réserve est vide.`),
  stoneOnSymbol: (at: string) => no('GRA-PIE-3', `${quoted(at)} est un point symbolique : aucune pierre-obstacle ne s’y pose.`),
  stoneOnBall: (at: string) => no('GRA-CRI-1', `${quoted(at)} est une boule de cristal : elle ne reçoit jamais de pierre-obstacle.`),
  stoneOnExile: (at: string) =>
    no('GRA-L-22', `À votre table les points d’exil restent ouverts : pas de pierre-obstacle sur ${quoted(at)}.`),
  stoneOnStone: (at: string) => no('GRA-PIE-1', `${quoted(at)} porte déjà une pierre-obstacle : il faut un point libre.`),
  stoneOnPiece: (at: string, color: Color) => no('GRA-PIE-1', `${quoted(at)} n’est pas libre : ${knight(color)} s’y trouve.`),
  stoneOnRing: (at: string) => no('GRA-PIE-3', `L’anneau est sur ${quoted(at)} : aucune pierre-obstacle ne s’y pose.`),
  cuts: (at: string, losers: readonly Color[], walls: readonly string[]) =>
    no(
      'GRA-PIE-3',
      `La pierre sur ${quoted(at)} ôterait ${toKnights(losers)} tout chemin vers l’anneau${
        walls.length === 0 ? '' : `, avec ${walls.length > 1 ? 'celles' : 'celle'} de ${together(walls.map(quoted))}`
      }.`,
    ),
  walls: (at: string, city: string, losers: readonly Color[]) =>
    no(
      'GRA-L-26',
      `À votre table une pierre ne mure personne : celle de ${quoted(at)} ôterait ${toKnights(losers)} tout chemin vers ${quoted(city)}.`,
    ),
  noStoneThere: (at: string) => no('GRA-PIE-4', `Aucune pierre-obstacle n’est posée sur ${quoted(at)} : il n’y a rien à déplacer.`),
  noStoneAtAll: () => no('GRA-L-17', 'Le plateau ne porte aucune pierre-obstacle : la pierre à l’épée ne fait rien.'),

  ringOnSymbol: (rule: DepositRule, at: string) => no(rule, `${quoted(at)} est un point symbolique : l’anneau ne s’y dépose pas.`),
  ringOnBall: (at: string) =>
    no('GRA-L-21', `À votre table une boule de cristal reste symbolique : l’anneau ne se dépose pas sur ${quoted(at)}.`),
  ringOnStone: (rule: DepositRule, at: string) => no(rule, `Une pierre-obstacle est posée sur ${quoted(at)} : l’anneau ne s’y dépose pas.`),
  ringAtHome: (rule: DepositRule, at: string, kingdom: Kingdom) =>
    no(rule, `${quoted(at)} est dans le royaume ${of(KINGDOM_NAMES[kingdom])}, où l’anneau se trouve : il se dépose dans un autre.`),
  ringOnExile: (at: string) => no('GRA-L-15', `${quoted(at)} est un point d’exil, dans aucun royaume : l’anneau ne s’y dépose pas.`),
  ringOnPiece: (at: string, color: Color) =>
    no('GRA-L-11', `${quoted(at)} est occupé par ${knight(color)} : l’anneau se dépose sur un point libre de toute pièce.`),
  ringOnWaiting: (at: string) =>
    no('GRA-L-8', `Des chevaliers attendent leur premier coup sur ${quoted(at)} : l’anneau ne s’y dépose pas.`),
  ringWalled: (at: string, walls: readonly string[]) =>
    no(
      'GRA-L-25',
      `${quoted(at)} est muré par ${walls.length > 1 ? 'les pierres' : 'la pierre'} de ${together(walls.map(quoted))} : aucun chevalier n’y aurait de chemin vers l’anneau.`,
    ),

  notExile: (at: string) => no('GRA-ATT-1', `${quoted(at)} n’est pas un point d’exil : ce sont les points blancs du milieu.`),
  exileTaken: (at: string) => no('GRA-ATT-1', `${quoted(at)} n’est pas libre : l’exil se fait sur un point blanc sans pièce ni pierre.`),
} as const;
