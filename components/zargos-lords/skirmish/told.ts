/** What a move opens and what waits for it, told: the coach and whoever advises say it in these words and no others. */
import { counted, plural, several, together, upperFirst } from '#engine/core/french.ts';
import { DIRECTION_NAMES, isSame } from '#engine/zargos-lords/board/hex.ts';
import { distanceOn, nameOf } from '#engine/zargos-lords/board/map.ts';
import { type Counter, counterOf } from '#engine/zargos-lords/board/position.ts';
import { lineEnd, type RetreatLine } from '#engine/zargos-lords/rules/retreat.ts';
import { whoIn } from '#engine/zargos-lords/skirmish/explain.ts';
import { march } from '#engine/zargos-lords/skirmish/march.ts';
import { campOf } from '#engine/zargos-lords/skirmish/starts.ts';
import { ownOf } from '#engine/zargos-lords/skirmish/table.ts';
import type { Move, MoveOf, View } from '#engine/zargos-lords/skirmish/types.ts';
import { oddsTold, shotTold } from './chances.ts';
import { aimAfter, comersTo, type Danger, dangerIn, helpersOf, openedBy } from './counsel.ts';

export const namesOf = (counters: readonly Counter[]): string => together(counters.map(whoIn));

/** What waits for whoever goes there. */
const riskTold = (danger: Danger | undefined): readonly string[] =>
  danger
    ? [
        `Mais à leur coup, ${counted(danger.enemies.length, 'pion pourrait', 'pions pourraient')} venir sur lui, ${danger.force} contre ${danger.defence}.`,
      ]
    : [];

/** A march that opens nothing: where to, and how near the enemy that is. */
function wayTold(view: View, { id, to }: MoveOf<'march'>, after: View, danger: Danger | undefined): readonly string[] {
  const who = counterOf(view.position, id);
  const { start } = view.options;
  const go = `${upperFirst(whoIn(who))} peut aller en ${nameOf(to)}`;
  if (isSame(to, campOf(start, 1 - view.turn))) return [`${go}, sur le drapeau d’en face.`, ...riskTold(danger)];
  if (isSame(to, campOf(start, view.turn))) return [`${go}, garder votre drapeau.`, ...riskTold(danger)];
  const foes = ownOf(view, 1 - view.turn);
  const near = Math.min(...foes.map(({ at }) => distanceOn(view.position.map, at, to)));
  const before = Math.min(...foes.map(({ at }) => distanceOn(view.position.map, at, who.at)));
  const how = near < before ? 's’approcher' : near > before ? 's’éloigner' : 'se poster';
  const isSafe = comersTo(after, counterOf(after.position, id)).length === 0;
  const told = isSafe ? ', et personne ne peut venir l’y attaquer à leur coup' : '';
  return [`${go}, pour ${how} : l’ennemi le plus proche y est à ${counted(near, 'hexagone')}${told}.`, ...riskTold(danger)];
}

/** The one march that is advised, and what it opens: an attack, a shot, a way. */
export function marchTold(view: View, legal: readonly Move[], move: MoveOf<'march'>): readonly string[] {
  const after = march(view, move, () => {});
  const [who, danger] = [upperFirst(whoIn(counterOf(view.position, move.id))), dangerIn(after, move.id)];
  const opened = openedBy(view, move, after);
  const aim = aimAfter(view, move, after);
  if (aim && !(opened && opened.gain > 0)) {
    const told = shotTold(after, { shooters: [move.id], target: aim.id });
    return [`${who} peut aller en ${nameOf(move.to)} et viser ${whoIn(aim)} : ${told}.`, ...riskTold(danger)];
  }
  if (opened) {
    const { target, group, odds } = opened;
    const where = `${who} peut aller en ${nameOf(move.to)} attaquer ${whoIn(target)}${group.length > 1 ? ' avec les vôtres' : ''}`;
    return [`${where} : ${oddsTold(after, { attackers: group.map(({ id }) => id), targets: [target.id] }, odds)}`, ...riskTold(danger)];
  }
  const helpers = helpersOf(view, legal, move);
  if (!helpers || move.against === undefined) return wayTold(view, move, after, danger);
  const target = whoIn(counterOf(view.position, move.against));
  return [
    `${who} peut aller en ${nameOf(move.to)} contre ${target}, trop fort pour lui seul : ${namesOf(helpers)} ${plural(helpers.length, 'peut', 'peuvent')} l’y rejoindre.`,
  ];
}

/** The best of the six lines, and how many leave him safe. */
export function lineTold(view: View, lines: readonly RetreatLine[], best: MoveOf<'retreat'> | undefined): string {
  const line = lines.find(({ direction }) => direction === best?.direction);
  if (!best || !line) return 'choisissez sa ligne.';
  const way = `vers ${DIRECTION_NAMES[best.direction]}`;
  const { first, pushed } = line;
  if (best.alone) return `${way}, il peut se perdre seul, et les vôtres restent.`;
  if (first.fate === 'eliminated') return 'aucune des six lignes ne le sauve.';
  const lost = pushed.filter(({ fate }) => fate === 'eliminated').map(({ id }) => counterOf(view.position, id));
  if (lost.length > 0) return `${way}, il vit, mais pousse ${namesOf(lost)} à sa perte.`;
  const isSafe = (one: RetreatLine): boolean => lineEnd(one) === 'safe';
  if (first.fate === 'paralysed') return `au mieux, ${way}, un gouffre le retient en ${nameOf(first.at)}.`;
  const safe = lines.filter(isSafe).length;
  const pushing = pushed.length > 0 ? `, en poussant ${several(pushed.length, 'un des vôtres', 'des vôtres')}` : '';
  if (!isSafe(line)) return `au mieux, ${way}, il reste sauf en ${nameOf(first.at)}, mais un gouffre retient qui il pousse.`;
  if (safe === 1) return `une seule ligne sur six le laisse sauf : ${way}, jusqu’en ${nameOf(first.at)}${pushing}.`;
  return `${counted(safe, 'ligne')} sur six ${plural(safe, 'le laisse', 'le laissent')} sauf ; par exemple ${way}, jusqu’en ${nameOf(first.at)}${pushing}.`;
}
