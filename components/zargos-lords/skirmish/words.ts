/** How the table speaks: whose a counter is, what a move is called, what somebody else is doing, what wins. */
import { counted, together, upperFirst } from '#engine/core/french.ts';
import { DIRECTION_NAMES } from '#engine/zargos-lords/board/hex.ts';
import { columnsOf, nameOf } from '#engine/zargos-lords/board/map.ts';
import { boxIn, type Counter } from '#engine/zargos-lords/board/position.ts';
import { fighterOf, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { whoIn } from '#engine/zargos-lords/game/explain.ts';
import { SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { seatOf, shotOf } from '#engine/zargos-lords/game/table.ts';
import { CAMP_WORTH, EXTRA_MONTHS, type Move, type Phase, type View } from '#engine/zargos-lords/game/types.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { factorsTold } from '../drawings/CounterPicture.tsx';
import type { Option } from './choices.ts';
import type { LordsHandle } from '../war/handle.ts';

/** « combat 8 et mouvement 8, reconstitués, à vous »; « aux Dragons », to several at one screen too. */
export function whose({ view, humans, nameOf: seatNamed }: Pick<LordsHandle, 'view' | 'humans' | 'nameOf'>, counter: Counter): string {
  const seat = seatOf(view, counter.kind);
  const fighter = fighterOf(counter);
  return `${factorsTold(fighter, boxIn(view.position).factors[fighter])}, ${humans.length === 1 && humans[0] === seat ? 'à vous' : `aux ${seatNamed(seat)}`}`;
}

/** What was chosen on the map, for ears: « Le Chevalier (E3) : 11 possibles. », or what may be done there and must be confirmed. */
export function choiceTold(view: View, chosen: Counter | undefined, open: number, options: readonly Option[]): string {
  const [first, ...others] = options;
  if (!first) return chosen && view.phase === 'march' && open > 0 ? `${upperFirst(whoIn(chosen))} : ${counted(open, 'possible')}.` : '';
  const { label, act = label, sentence } = first;
  const more = others.length > 0 ? `${counted(others.length, 'autre façon', 'autres façons')}.` : '';
  return [`${act}.`, upperFirst(sentence), more, 'À confirmer.'].filter(Boolean).join(' ');
}

/** The button that leaves a phase. */
export const END_LABELS: Partial<Record<Phase, string>> = {
  alliances: 'Passer aux mouvements',
  march: 'Fin des mouvements',
  onward: 'Rester là',
  shots: 'Fin des tirs',
  combats: 'Fin du coup',
  entry: 'Personne n’y entre',
};

const DOES: Partial<Record<Phase, string>> = {
  cities: 'fondent leurs villes',
  garrisons: 'cachent leurs garnisons',
  deployment: 'se déploient',
  alliances: 'parlent d’alliance',
  answer: 'pèsent l’alliance offerte',
  spare: 'disent qui est perdu',
  march: 'déplacent leurs pions',
  onward: 'finissent un mouvement',
  shots: 'tirent',
  combats: 'attaquent',
  retreat: 'choisissent une ligne de recul',
  entry: 'entrent dans la ville',
};

/** « Les Dragons attaquent… » */
export function waitedFor(name: string, phase: Phase): string {
  if (phase === 'over') return '';
  // A seat has no people yet.
  return phase === 'cards' ? `${name} tire son peuple…` : `Les ${name} ${DOES[phase] ?? 'jouent'}…`;
}

/** A tie of cities is played on (LOR-L-4); of a single one there is none. */
export const mayGoOn = ({ options }: Pick<View, 'options'>): boolean =>
  SCENARIOS[options.scenario].wins === 'cities' && options.scenario !== 'siege' && readingsOf(options)['LOR-L-4'] !== 'partagee';

/** What wins, and by which rule. */
export function goalOf(view: View): { readonly text: string; readonly rule: string } {
  const { options, peoples, month } = view;
  const { scenario, months } = options;
  const [one, other] = peoples.map((people) => `les ${PEOPLE_NAMES[people]}`);
  switch (SCENARIOS[scenario].wins) {
    case 'camp':
      return {
        text: `Prendre le plus de points de combat en ${counted(months, 'mois', 'mois')}, ou tous les pions d’en face ; être dans leur camp à la fin en vaut ${CAMP_WORTH}.`,
        rule: 'LOR-L-59',
      };
    case 'cities':
      return month > months
        ? {
            text: `Tenir plus de villes que les autres : à égalité, on joue de mois en mois, jusqu’au ${months + EXTRA_MONTHS}e au plus.`,
            rule: 'LOR-L-4',
          }
        : {
            text: `Tenir le plus de villes quand ${counted(months, 'mois sera passé', 'mois seront passés')}${mayGoOn(view) ? `, ou jusqu’à ${EXTRA_MONTHS} de plus si plusieurs peuples mènent ensemble` : ''}.`,
            rule: 'LOR-TOUR-4',
          };
    case 'arrival':
      return {
        text: `${upperFirst(one ?? '')} font entrer leur Sorcier dans leur ville en ${counted(months, 'mois', 'mois')} ; ${other} l’en empêchent.`,
        rule: 'LOR-L-59',
      };
  }
}

/** The same as advice. */
export const END_SAID: Partial<Record<Phase, string>> = {
  alliances: 'passez aux mouvements.',
  march: 'finissez vos mouvements.',
  onward: 'restez là.',
  shots: 'finissez vos tirs.',
  combats: 'finissez votre coup.',
  entry: 'laissez la ville vide.',
};

/** They stand at both edges of a round map, of which no picture shows the two. */
function isAcross({ position }: View, ids: readonly string[]): boolean {
  const columns = position.counters.filter(({ id }) => ids.includes(id)).map(({ at }) => at.q);
  return position.map.wraps && Math.max(...columns) - Math.min(...columns) > columnsOf(position.map) / 2;
}

/** A move as advice: « envoyez le Chevalier (E3) en E6. » */
export function sayMove(
  move: Move,
  view: View,
  who = (id: string): string => {
    const counter = view.position.counters.find((one) => one.id === id);
    return counter ? whoIn(counter) : id;
  },
): string {
  switch (move.kind) {
    case 'march':
      return `envoyez ${who(move.id)} en ${nameOf(move.to)}${move.against ? `, pour attaquer ${who(move.against)}` : ''}.`;
    case 'shoot': {
      const kind = view.position.counters.find(({ id }) => id === move.shooters[0])?.kind;
      const does = kind && shotOf(kind) === 'visions' ? 'lancez une vision' : 'tirez';
      return `${does} sur ${who(move.target)} avec ${together(move.shooters.map(who))}${isAcross(view, [move.target, ...move.shooters]) ? ', par-delà le bord : la carte est ronde' : ''}.`;
    }
    case 'attack':
      return `attaquez ${together(move.targets.map(who))} avec ${together(move.attackers.map(who))}.`;
    case 'retreat':
      return move.alone ? `éliminez ${who(move.id)} plutôt que les siens.` : `reculez vers ${DIRECTION_NAMES[move.direction]}.`;
    default:
      return END_SAID[view.phase] ?? 'finissez votre coup.';
  }
}
