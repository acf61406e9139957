/** How the table puts its questions, and what it says of who stops on his way. */
import type { Asked } from '#components/table/stage/Question.tsx';
import { counted, either, plural, together, upperFirst } from '#engine/core/french.ts';
import { nameOf } from '#engine/zargos-lords/board/map.ts';
import { counterOf } from '#engine/zargos-lords/board/position.ts';
import { seatName, whoIn } from '#engine/zargos-lords/game/explain.ts';
import { linesOf } from '#engine/zargos-lords/game/retreats.ts';
import { reserveOf } from '#engine/zargos-lords/game/prepare.ts';
import { citiesHeld, cityNamed, ownOf } from '#engine/zargos-lords/game/table.ts';
import { judgeEnd } from '#engine/zargos-lords/game/turn.ts';
import type { Move, MoveOf, View } from '#engine/zargos-lords/game/types.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import type { RetreatLine } from '#engine/zargos-lords/rules/retreat.ts';
import { citiesOf } from '#engine/zargos-lords/setup.ts';
import { isDoomed, isHopeless } from '../skirmish/ways.ts';
import { cityTold, hostageNamed, idleOf, proposedIn, standingFor } from './acts.ts';
import { breakingTold, type Cost, pactTold } from './pacts/pledges.ts';
import type { Halt } from './orders.ts';

function marchAsked(view: View, legal: readonly Move[], seat: number): Asked {
  const left = idleOf(view, seat).length;
  const isDue = legal.length > 0 && legal.every(({ kind }) => kind === 'return');
  const verdict = isDue ? judgeEnd(view) : undefined;
  if (verdict?.ok === false) return { title: 'Mouvements', text: verdict.because, rule: verdict.rule };
  if (legal.some(({ kind }) => kind === 'strike') && view.marched.length === 0)
    return {
      title: 'Mouvements',
      text:
        left === 0
          ? 'Les combats individuels viennent d’abord : touchez un ennemi, ou finissez.'
          : `Les combats individuels viennent d’abord ; puis ${counted(left, 'pion')} à déplacer. Touchez-en un, ou un ennemi.`,
      rule: 'LOR-IND-2',
    };
  const text =
    left === 0
      ? `${ownOf(view, seat).length === 0 ? 'Vous n’avez personne à découvert' : 'Tous vos pions à découvert ont joué'}${view.position.cities.length > 0 ? ' ; ceux des villes peuvent sortir' : ''}.`
      : view.marched.length > 0
        ? `${counted(left, 'pion')} ${plural(left, 'n’a pas bougé', 'n’ont pas bougé')}.`
        : `${counted(left, 'pion')} à déplacer : touchez-en un, puis un hexagone marqué ; ou un ennemi${view.position.cities.length > 0 ? ', une ville,' : ''} pour voir qui peut y venir.`;
  return { title: 'Mouvements', text, rule: 'LOR-MOU-1' };
}

const MEETS = 'rencontre ';

/** « : il rencontre un bois ou la mer, ou sort de la carte » */
export function barsTold(lines: readonly Pick<RetreatLine, 'first'>[]): string {
  const bars = [...new Set(lines.flatMap(({ first }) => /^Le recul (.+?)(?: :.*)?\.$/.exec(first.because ?? '')?.[1] ?? []))];
  const met = bars.flatMap((bar) => (bar.startsWith(MEETS) ? bar.slice(MEETS.length) : []));
  const told = [...(met.length > 0 ? [`${MEETS}${either(met)}`] : []), ...bars.filter((bar) => !bar.startsWith(MEETS))];
  return told.length > 0 ? ` : il ${told.join(', ou ')}` : '';
}

/** What is asked once more before it is done: it strikes who is no enemy. */
export type Grave = MoveOf<'break'> | MoveOf<'execute'>;
export const isGrave = (move: Move): move is Grave => move.kind === 'break' || move.kind === 'execute';

/** Before an alliance is broken, or a hostage eliminated: what it costs, and both answers. */
export function graveAsked(view: View, move: Grave): { asked: Asked; more: readonly Cost[]; yes: string; no: string } {
  if (move.kind === 'execute') {
    const whom = hostageNamed(view, move);
    const text = 'Otage, il est sans défense, et perdu pour les siens ; un par ville et par coup.';
    return { asked: { title: `Éliminer ${whom} ?`, text, rule: 'LOR-ALL-3' }, more: [], yes: `Éliminer ${whom}`, no: 'L’épargner' };
  }
  const them = seatName(view, move.with);
  const [first, ...more] = breakingTold(view, move);
  return { asked: { title: `Rompre avec les ${them} ?`, ...first }, more, yes: `Rompre avec les ${them}`, no: 'Garder l’alliance' };
}

/** Undefined once the game is over. `hasLostEscort`: of who retreats, this turn. */
export function askedOf(
  view: View,
  legal: readonly Move[],
  seat: number,
  hasLostEscort: (id: string) => boolean = () => false,
): Asked | undefined {
  switch (view.phase) {
    case 'cards':
      return {
        title: 'Votre continent',
        text: 'Prenez un continent : la carte d’un peuple y est posée, face cachée. Ce sera le vôtre.',
        rule: 'LOR-PREP-1',
      };
    case 'cities': {
      const left = citiesOf(readingsOf(view.options)) - citiesHeld(view, seat).length;
      return {
        title: 'Villes',
        text: `Vous menez les ${seatName(view, seat)}. ${counted(left, 'ville')} à fonder sur votre continent : touchez un hexagone marqué, ou laissez un capitaine tout mettre en place.`,
        rule: 'LOR-PREP-2',
      };
    }
    case 'garrisons': {
      const city = citiesHeld(view, seat).find(({ ids }) => ids === undefined);
      return {
        title: 'Garnisons',
        text: `Qui se cache dans ${city ? cityTold(city) : 'la ville'} ? Quatre pions au plus ; personne d’autre ne les voit.`,
        rule: 'LOR-PREP-3',
      };
    }
    case 'deployment': {
      const left = reserveOf(view, seat);
      return {
        title: 'Déploiement',
        text: `${counted(left.length, 'pion')} à placer : choisissez-en un, puis un hexagone marqué.`,
        rule: 'LOR-PREP-4',
      };
    }
    case 'alliances':
      return { title: 'Alliances', text: 'Offrez-en une, rompez-en une, ou passez aux mouvements.', rule: 'LOR-ALL-1' };
    case 'answer':
      return {
        title: 'Alliance offerte',
        text: `Les ${seatName(view, view.turn)} vous l’offrent, ${pactTold(view.offer?.pledges ?? [], seat, view.turn)}.`,
        rule: 'LOR-ALL-1',
      };
    case 'spare':
      return { title: 'Recul', text: 'Un allié recule sur un de vos pions et le perdrait : lequel est éliminé ?', rule: 'LOR-L-32' };
    case 'shots':
    case 'combats': {
      const verdict = judgeEnd(view);
      const isShots = view.phase === 'shots';
      const title = isShots ? 'Tirs' : 'Combats';
      if (!verdict.ok) return { title, text: verdict.because, rule: verdict.rule };
      const count = new Set(
        legal.flatMap((move) =>
          move.kind === 'shoot' ? [move.target] : move.kind === 'attack' || move.kind === 'sally' ? move.targets : [],
        ),
      ).size;
      const isHopeless = isShots && proposedIn(view, legal).length === 0;
      const what = isShots ? counted(count, 'cible') : counted(count, 'ennemi à attaquer', 'ennemis à attaquer');
      return {
        title,
        text: isHopeless
          ? `${upperFirst(what)}, mais aucun tir n’y éliminerait personne : finissez, ou touchez-en une.`
          : `${upperFirst(what)}, au mieux dans la liste ; touchez-en ${isShots ? 'une' : 'un'} sur la carte pour d’autres façons.`,
        rule: isShots ? 'LOR-COM-7' : 'LOR-COM-1',
      };
    }
    case 'march':
      return marchAsked(view, legal, seat);
    case 'onward': {
      const { onward } = view;
      const who = onward ? upperFirst(whoIn(counterOf(view.position, onward.id))) : '';
      const more = legal.some(({ kind }) => kind === 'strike') ? ', ou charge encore sur sa ligne' : '';
      return {
        title: 'Combat gagné',
        text: `${who} finit son mouvement (${counted(onward?.left ?? 0, 'point')})${more}, ou s’arrête là.`,
        rule: 'LOR-IND-1',
      };
    }
    case 'entry': {
      const city = view.entry ? cityNamed(view, view.entry.city) : undefined;
      return {
        title: 'La ville est ouverte',
        text: `${city ? upperFirst(cityTold(city)) : 'Elle'} n’a plus de garnison : qui y entre ?`,
        rule: 'LOR-L-57',
      };
    }
    case 'retreat': {
      const [first, ...others] = view.falling;
      const who = first ? whoIn(counterOf(view.position, first.id)) : '';
      const lines = first ? linesOf(view, first) : [];
      const isLost = first !== undefined && isDoomed(view, first);
      const more = others.length > 0 ? ` (puis ${counted(others.length, 'autre pion', 'autres pions')})` : '';
      const does = isLost ? '' : ' Reste à choisir qui il pousse.';
      const isAlone = first !== undefined && hasLostEscort(first.id);
      const how = isAlone ? ', sans plus d’escorte, recule de tout son mouvement,' : ' recule de';
      return {
        title: 'Recul',
        text: `${upperFirst(who)}${how} ${counted(first?.hexes ?? 1, 'hexagone')}${more} : ${first && isHopeless(view, first) ? `aucune des six lignes ne le sauve${barsTold(lines)}.${does}` : 'touchez une ligne pour la voir, puis confirmez.'}`,
        rule: isAlone ? 'LOR-ESC-4' : isLost ? 'LOR-REC-2' : 'LOR-REC-1',
      };
    }
    case 'over':
      return undefined;
  }
}

/** « Le Chevalier (E3) s’arrête : le Dragon (F5) vient tout près. », « 4 pions s’arrêtent : le Dragon (F5) leur barre le chemin. » */
function haltTold(view: View, why: Halt['why'], halts: readonly Halt[]): string {
  const [first] = halts;
  const counter = first && standingFor(view, first.order.id);
  const many = halts.length > 1;
  const who = !many && counter ? upperFirst(whoIn(counter)) : counted(halts.length, 'pion');
  if (why === 'there') return `${who} ${many ? 'sont arrivés' : 'est arrivé'}.`;
  const stops = `${who} ${many ? 's’arrêtent' : 's’arrête'}`;
  const foes = [...new Set(halts.flatMap(({ foe }) => foe ?? []))].flatMap((foe) => {
    const [city, near] = [cityNamed(view, foe), standingFor(view, foe)];
    return city ? [cityTold(city)] : near ? [whoIn(near)] : [];
  });
  const named = foes.length > 3 ? `${foes.slice(0, 2).join(', ')} et ${foes.length - 2} autres` : together(foes);
  if (foes.length === 0 && why === 'shut') {
    const goals = [...new Set(halts.map(({ order }) => nameOf(order.goal)))];
    return `${stops} : aucun chemin ne ${many ? 'les' : 'le'} mène plus près ${goals.length > 1 ? 'de leurs places' : `de ${goals[0]}`}.`;
  }
  if (foes.length === 0) return `${stops} : un ennemi vient tout près.`;
  const does = plural(foes.length, 'vient tout près', 'viennent tout près');
  const bars = `${many ? 'leur' : 'lui'} ${plural(foes.length, 'barre', 'barrent')} le chemin`;
  return `${stops} : ${named} ${why === 'near' ? does : bars}.`;
}

/** Why some march no more, those who stop first. */
export const haltsTold = (view: View, halts: readonly Halt[]): readonly string[] =>
  (['near', 'shut', 'there'] as const).flatMap((why) => {
    const those = halts.filter((halt) => halt.why === why);
    return those.length > 0 ? [haltTold(view, why, those)] : [];
  });
