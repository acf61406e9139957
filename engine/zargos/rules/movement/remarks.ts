/** What a question holds in vain: cards and effects that change nothing for this group. */
import type { Reason } from '../../../core/verdict.ts';
import { isSea } from '../../board/tables.ts';
import type { AtomId, RuleId } from '../../ids.ts';
import type { People } from '../../types.ts';
import type { MoveEffect, ReachQuestion } from './question.ts';
import { people as named } from './words.ts';
import type { Journey } from './world.ts';

interface Strike {
  readonly name: string;
  readonly people: People;
  readonly rule: AtomId;
}

/** Whom each effect strikes. */
export const STRIKES = {
  'tremblement-de-terre': { name: 'Tremblement de terre', people: 'araignees', rule: 'ZAR-TREMBLEMENT' },
  'raz-de-maree': { name: 'Raz-de-marée', people: 'dragons', rule: 'ZAR-RAZ' },
  typhon: { name: 'Typhon', people: 'ailes', rule: 'ZAR-TYPHON' },
  inondations: { name: 'Inondations', people: 'chevaliers', rule: 'ZAR-INONDATIONS' },
} as const satisfies Record<MoveEffect, Strike>;

/** In the order of the question's fields. */
export function remarksOn(journey: Journey, { people, phase, cards, effects, boats, fought }: ReachQuestion): readonly Reason<RuleId>[] {
  const remarks: Reason<RuleId>[] = [];
  const fromSea = isSea(journey.tables, journey.from);
  if (fromSea && boats > 0) remarks.push({ rule: 'ZAR-MER-1', text: 'Un bateau part d’une province côtière, pas d’une case mer.' });
  if (journey.ashore && !fromSea && (boats > 0 || cards.includes('vent-de-terre')))
    remarks.push({ rule: 'ZAR-L-52', text: 'Sous le Raz-de-marée, les Dragons ne prennent pas la mer en bateau non plus.' });
  for (const card of cards) {
    if (card === 'vent-de-brume' && phase === 'attacks')
      remarks.push({ rule: 'ZAR-BRUME', text: 'Le Vent de Brume ne sert qu’à se réorganiser.' });
    if (card === 'vent-de-terre' && fromSea)
      remarks.push({ rule: 'ZAR-TERRE', text: 'Le Vent de Terre part d’une côte, comme un bateau.' });
    if (card === 'vent-d-ailleurs' && fromSea)
      remarks.push({ rule: 'ZAR-AILLEURS', text: 'Le Vent d’Ailleurs part d’une province, pas d’une case mer.' });
  }
  for (const effect of effects) {
    const struck = STRIKES[effect];
    if (struck.people !== people)
      remarks.push({ rule: struck.rule, text: `${struck.name} : seuls les ${named(struck.people)} sont touchés.` });
  }
  if (phase === 'reorganisation' && fought && journey.boards !== 'never') {
    remarks.push({ rule: 'ZAR-REO-5', text: 'Avoir combattu n’empêche pas de se réorganiser.' });
  }
  return remarks;
}
