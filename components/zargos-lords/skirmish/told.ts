/** What a move opens and what waits for it, told: the coach and whoever advises say it in these words and no others. */
import { counted, plural, several, upperFirst } from '#engine/core/french.ts';
import { DIRECTION_NAMES, isSame } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, nameOf } from '#engine/zargos-lords/board/map.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';
import { allIn, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { march } from '#engine/zargos-lords/game/march.ts';
import { campOf } from '#engine/zargos-lords/game/scenarios.ts';
import { ownOf } from '#engine/zargos-lords/game/table.ts';
import { CAMP_WORTH, type Move, type MoveOf, type View } from '#engine/zargos-lords/game/types.ts';
import { lineEnd, type RetreatLine } from '#engine/zargos-lords/rules/retreat.ts';
import { oddsTold, shotTold } from './chances.ts';
import { aimAfter, comersTo, type Danger, dangerIn, helpersOf, openedBy, shotOn, type Vision, visionOn } from './counsel.ts';
import { campThreat } from './ways.ts';
import { type Peril, shotPeril } from '../war/perils.ts';

/** A march in two parts: what is done, what it opens; and what waits for whoever goes there. */
export interface MarchTold {
  readonly act: string;
  /** Whom it is about, where the move does not name him: « de là, il peut viser le Dragon (D3) ». */
  readonly whom?: string;
  readonly gain: string;
  readonly risk: readonly string[];
}

/** Who may come upon somebody on the others' turn, all together. */
export const comingTold = (count: number, force: number, defence: number): string =>
  `Mais à leur coup, ${counted(count, 'pion pourrait', 'pions pourraient')} venir sur lui, ${force} contre ${defence}.`;

const riskTold = (danger: Danger | undefined): readonly string[] =>
  danger ? [comingTold(danger.enemies.length, danger.force, danger.defence)] : [];

export const shotRiskTold = (shot: Peril['shot'], isMore: boolean): readonly string[] =>
  shot ? [`${isMore ? 'Et il' : 'Mais à leur coup, il'} aurait ${shotPeril(shot)}.`] : [];

/** No line would save it from a vision: told with the chance, the others' to take. */
const visionTold = (vision: Vision | undefined): readonly string[] =>
  vision ? [`Mais ${whoIn(vision.by)} pourrait l’y éliminer d’une vision, ${vision.faces} fois sur 6, faute de ligne pour reculer.`] : [];

/** Nobody is left near one's own camp. */
function bareTold(view: View, after: View): readonly string[] {
  const by = campThreat(after, view.turn);
  return by && !campThreat(view, view.turn)
    ? [`Mais votre camp (${nameOf(campOf(view.options.scenario, view.turn))}) serait ouvert : ${whoIn(by)} peut y entrer.`]
    : [];
}

/** A march that opens nothing: where to, and how near the enemy that is. */
function wayTold(view: View, { id, to }: MoveOf<'march'>, after: View): Omit<MarchTold, 'risk'> {
  const who = counterOf(view.position, id);
  const { scenario } = view.options;
  const go = `${upperFirst(whoIn(who))} peut aller en ${nameOf(to)}`;
  if (isSame(to, campOf(scenario, 1 - view.turn)))
    return { act: `${go}, sur le drapeau d’en face`, gain: `tenu à la fin, il vaut ${counted(CAMP_WORTH, 'point')}` };
  if (isSame(to, campOf(scenario, view.turn)))
    return { act: `${go}, garder votre drapeau`, gain: `pris à la fin, il leur vaudrait ${counted(CAMP_WORTH, 'point')}` };
  const foes = ownOf(view, 1 - view.turn);
  const near = Math.min(...foes.map(({ at }) => distanceOn(view.position.map, at, to)));
  const before = Math.min(...foes.map(({ at }) => distanceOn(view.position.map, at, who.at)));
  const how = near < before ? 's’approcher' : near > before ? 's’éloigner' : 'se poster';
  const isSafe = comersTo(after, counterOf(after.position, id)).length === 0;
  const told = isSafe ? ', et personne ne peut venir l’y attaquer à leur coup' : '';
  return { act: `${go}, pour ${how}`, gain: `l’ennemi le plus proche y est à ${counted(near, 'hexagone')}${told}` };
}

/** The attack, the shot, or the way that a march opens. */
function openedTold(view: View, legal: readonly Move[], move: MoveOf<'march'>, after: View): Omit<MarchTold, 'risk'> {
  const go = `${upperFirst(whoIn(counterOf(view.position, move.id)))} peut aller en ${nameOf(move.to)}`;
  const opened = openedBy(view, move, after);
  const aim = aimAfter(view, move, after);
  if (aim && !(opened && opened.gain > 0)) {
    return {
      act: `${go} et viser ${whoIn(aim)}`,
      whom: `de là, il peut viser ${whoIn(aim)}`,
      gain: shotTold(after, { shooters: [move.id], target: aim.id }),
    };
  }
  if (opened) {
    const { target, group, odds } = opened;
    const fight = { attackers: group.map(({ id }) => id), targets: [target.id] };
    return {
      act: `${go} attaquer ${whoIn(target)}${group.length > 1 ? ' avec les vôtres' : ''}`,
      ...(move.against === undefined && { whom: `de là, il peut attaquer ${whoIn(target)}` }),
      gain: oddsTold(after, fight, odds).replace(/\.$/u, ''),
    };
  }
  const helpers = helpersOf(view, legal, move);
  if (!helpers || move.against === undefined) return wayTold(view, move, after);
  return {
    act: `${go} contre ${whoIn(counterOf(view.position, move.against))}, trop fort pour lui seul`,
    gain: `${allIn(helpers)} ${plural(helpers.length, 'peut', 'peuvent')} l’y rejoindre`,
  };
}

/** What a march opens: an attack, a shot, a way; whoever waits for others is in no danger yet. */
export function marchTold(view: View, legal: readonly Move[], move: MoveOf<'march'>): MarchTold {
  const after = march(view, move, () => {});
  const isAwaited = !openedBy(view, move, after) && !aimAfter(view, move, after) && helpersOf(view, legal, move) !== undefined;
  const coming = riskTold(dangerIn(after, move.id));
  const risk = isAwaited ? [] : [...coming, ...shotRiskTold(shotOn(after, move.id), coming.length > 0)];
  return { ...openedTold(view, legal, move, after), risk: [...risk, ...visionTold(visionOn(after, move.id)), ...bareTold(view, after)] };
}

/** The best of the six lines, and how many leave him safe. */
export function lineTold(view: View, lines: readonly RetreatLine[], best: MoveOf<'retreat'> | undefined): string {
  const line = lines.find(({ direction }) => direction === best?.direction);
  if (!best || !line) return 'choisissez sa ligne.';
  const way = `vers ${DIRECTION_NAMES[best.direction]}`;
  const { first, pushed } = line;
  const lost = pushed.filter(({ fate }) => fate === 'eliminated').map(({ id }) => counterOf(view.position, id));
  if (best.alone)
    return `${way}, mais seul : il se perd, et ${lost.length > 0 ? allIn(lost) : 'qui serait poussé'} ${plural(lost.length, 'reste', 'restent')}.`;
  const saving = lines.filter((one) => one.first.fate !== 'eliminated');
  if (first.fate === 'eliminated') return `aucune des six lignes ne le sauve${saving.length > 0 ? ' sans coûter autant ou plus' : ''}.`;
  if (lost.length > 0) return `${way}, il vit, mais pousse ${allIn(lost)} à ${lost.length > 1 ? 'leur' : 'sa'} perte.`;
  const isSafe = (one: RetreatLine): boolean => lineEnd(one) === 'safe';
  if (first.fate === 'paralysed') return `au mieux, ${way}, un gouffre le retient en ${nameOf(first.at)}.`;
  const safe = lines.filter(isSafe).length;
  const pushing = pushed.length > 0 ? `, en poussant ${several(pushed.length, 'un des vôtres', 'des vôtres')}` : '';
  if (!isSafe(line)) return `au mieux, ${way}, il reste sauf en ${nameOf(first.at)}, mais un gouffre retient qui il pousse.`;
  if (safe === 1) return `une seule ligne sur six le laisse sauf sans perdre personne : ${way}, jusqu’en ${nameOf(first.at)}${pushing}.`;
  return `${counted(safe, 'ligne')} sur six ${plural(safe, 'le laisse', 'le laissent')} sauf ; par exemple ${way}, jusqu’en ${nameOf(first.at)}${pushing}.`;
}
