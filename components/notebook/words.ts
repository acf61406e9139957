/** How the notebook speaks: why a thing comes back, and when. */
import { counted, inLetters, percent } from '#engine/core/french.ts';
import type { Card } from './kept.ts';
import type { Day, Kind } from './note.ts';

/** Days in a month, near enough for « il y a 3 mois ». */
const MONTH = 30;

/** « aujourd’hui », « hier », « il y a 3 jours » */
export function agoText(days: number): string {
  if (days < 1) return 'aujourd’hui';
  if (days === 1) return 'hier';
  return `il y a ${days < 2 * MONTH ? counted(days, 'jour') : counted(Math.floor(days / MONTH), 'mois', 'mois')}`;
}

/** « demain », « dans 3 jours » */
export const laterText = (days: number): string => (days === 1 ? 'demain' : `dans ${counted(days, 'jour')}`);

const MISSED = {
  regle: 'vous l’aviez manquée',
  chance: 'vous étiez loin du compte',
  coup: 'vous l’aviez manqué',
  lecon: 'vous l’aviez manquée',
} as const satisfies Record<Kind, string>;

const HARD = {
  regle: 'refus juste, autre règle nommée',
  chance: 'à quelques points près',
  coup: 'trouvé avec peine',
  lecon: 'une étoile sur trois',
} as const satisfies Record<Kind, string>;

const SEEN = { regle: 'vue', chance: 'vue', coup: 'trouvé', lecon: 'faite' } as const satisfies Record<Kind, string>;

/** Below it, one has waited longer than it is wise to. */
const LATE = 0.8;

const BEFORE = 'avant que ce carnet soit ouvert';

/** Why a card that is due comes back. `chance`: that it is known still; `since`: when the notebook was opened, before which nobody wrote the day. */
export function seenAgo(kind: Kind, { grade, seen }: Card, day: Day, chance: number, since: Day): string {
  const when = seen < since ? BEFORE : agoText(day - seen);
  if (grade === 1) return `${MISSED[kind]} ${when}`;
  if (grade === 2) return `${HARD[kind]} ${when}`;
  const last = `${SEEN[kind]} ${when}`;
  return chance < LATE
    ? `${last} ; il reste environ ${percent(chance, 0)} de chances que vous ${kind === 'coup' ? 'le' : 'la'} sachiez`
    : `${last} ; on l’oublie d’ordinaire vers maintenant`;
}

/** Why a lesson that was left comes back. `ago`: days since it was last opened, where they are known. */
export const unfinished = (done: number, all: number, ago: number | undefined): string =>
  `commencée${ago === undefined ? '' : ` ${agoText(ago)}`}, ${counted(done, 'exercice')} sur ${all} ${done === 1 ? 'fait' : 'faits'}`;

/** « 1 minute », « 5 minutes » */
export const minutesText = (minutes: number): string => counted(Math.max(1, Math.round(minutes)), 'minute');

/** « une chose », « quatre choses » */
export const thingsText = (count: number): string => (count === 1 ? 'une chose' : `${inLetters(count)} choses`);

/** « 26 novembre 2026 » */
export const dateText = (day: Day): string =>
  new Date(day * 86_400_000).toLocaleDateString('fr', { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' });
