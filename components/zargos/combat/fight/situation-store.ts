/**
 * What the visitor has set, and what each control does to it. The form remembers more than a fight needs (the people that stood
 * where demons now are, a group called before the fight moved to Zargos), so that a change of mind loses nothing; `situationOf` tells the fight.
 */
import type { Choices } from '#engine/core/ruling.ts';
import type { Situation } from '#engine/zargos/fight/types.ts';
import type { Options } from '#engine/zargos/options.ts';
import { otherSide, type Side } from '#engine/zargos/rules/combat.ts';
import { type DemonDice, MAX_PAWNS, MIN_PAWNS, PEOPLES, type People, type Site } from '#engine/zargos/types.ts';
import type { Fighter } from '../fight-words.ts';

interface Army {
  readonly people: People;
  readonly pawns: number;
  readonly warWind: boolean;
}

export interface Form {
  readonly attacker: Army;
  readonly defender: Army;
  /** Points of pawns of the Araignées' called group; plays only where they may call. */
  readonly called: number;
  /** Demons defend, with so many dice; their place follows from them. */
  readonly demons: DemonDice | undefined;
  readonly site: Site;
  readonly eclipse: boolean;
  readonly heatwave: boolean;
  readonly options: Options;
  /** The side for which the other side's people was asked last: nobody attacks his own (ZAR-ATT-6). */
  readonly clash: Side | undefined;
}

export type FormEvent =
  | { readonly kind: 'people'; readonly side: Side; readonly people: Fighter }
  | { readonly kind: 'pawns'; readonly side: Side; readonly pawns: number }
  | { readonly kind: 'war-wind'; readonly side: Side; readonly on: boolean }
  | { readonly kind: 'called'; readonly pawns: number }
  | { readonly kind: 'dice'; readonly dice: DemonDice }
  | { readonly kind: 'site'; readonly site: Site }
  | { readonly kind: 'eclipse' | 'heatwave'; readonly on: boolean }
  | { readonly kind: 'readings'; readonly choices: Choices }
  | { readonly kind: 'swap' }
  | { readonly kind: 'load'; readonly situation: Situation };

const clamp = (value: number, least: number, most: number): number => Math.min(most, Math.max(least, Math.round(value)));

const isZargos = (site: Site): boolean => site === 'zargos' || site === 'forbidden-city';

const otherThan = (people: People): People => PEOPLES.find((one) => one !== people) ?? people;

/** The most that can be called: pawns there and called are 100 at most together. */
export const mostCalled = (form: Form): number => MAX_PAWNS - form.defender.pawns;

/** Whether the Araignées defend where their power works (ZAR-ARA-2, ZAR-ZRG-4). */
export const canCall = (form: Form): boolean => form.demons === undefined && form.defender.people === 'araignees' && !isZargos(form.site);

export function formOf(situation: Situation): Form {
  const { attacker, defender, site, eclipse, heatwave, options } = situation;
  const common = { attacker, site, eclipse, heatwave, options, clash: undefined };
  if (defender.people === 'demons') {
    const stands = { people: otherThan(attacker.people), pawns: 4, warWind: false };
    return { ...common, defender: stands, called: 0, demons: defender.dice };
  }
  const { people, pawns, warWind, called } = defender;
  return { ...common, defender: { people, pawns, warWind }, called, demons: undefined };
}

export function situationIn(form: Form): Situation {
  const { attacker, defender, demons, eclipse, heatwave, options } = form;
  const common = { attacker, eclipse, heatwave, options };
  if (demons !== undefined) {
    return { ...common, defender: { people: 'demons', dice: demons }, site: demons === 4 ? 'forbidden-city' : 'zargos' };
  }
  const called = canCall(form) ? clamp(form.called, 0, mostCalled(form)) : 0;
  return { ...common, defender: { ...defender, called }, site: form.site };
}

/** A people fights another: that of the other side is not taken. Demons stand before a people that makes way unseen. */
function withPeople(form: Form, side: Side, people: Fighter): Form {
  if (people === 'demons') return { ...form, demons: form.demons ?? (form.site === 'forbidden-city' ? 4 : 2) };
  const other = otherSide(side);
  const isAlike = form[other].people === people;
  if (isAlike && (form.demons === undefined || side === 'defender')) return { ...form, clash: side };
  return {
    ...form,
    demons: side === 'defender' ? undefined : form.demons,
    [side]: { ...form[side], people },
    [other]: { ...form[other], people: isAlike ? form[side].people : form[other].people },
  };
}

/** Moving to a place: demons keep to theirs, so a place outside Zargos sends them away. */
function withSite(form: Form, site: Site): Form {
  if (form.demons === undefined || !isZargos(site)) return { ...form, site, demons: undefined };
  const dice = site === 'forbidden-city' ? 4 : 2;
  return { ...form, site, demons: dice };
}

/** The form after one act of the visitor. */
export function nextForm(before: Form, event: FormEvent): Form {
  const form = before.clash ? { ...before, clash: undefined } : before;
  switch (event.kind) {
    case 'people':
      return withPeople(form, event.side, event.people);
    case 'pawns':
      return { ...form, [event.side]: { ...form[event.side], pawns: clamp(event.pawns, MIN_PAWNS, MAX_PAWNS) } };
    case 'war-wind':
      return { ...form, [event.side]: { ...form[event.side], warWind: event.on } };
    case 'called':
      return { ...form, called: clamp(event.pawns, 0, mostCalled(form)) };
    case 'dice':
      return { ...form, demons: event.dice, site: event.dice === 4 ? 'forbidden-city' : 'zargos' };
    case 'site':
      return withSite(form, event.site);
    case 'eclipse':
      return { ...form, eclipse: event.on };
    case 'heatwave':
      return { ...form, heatwave: event.on };
    case 'readings':
      return { ...form, options: event.choices };
    case 'swap':
      return form.demons === undefined ? { ...form, attacker: form.defender, defender: form.attacker } : form;
    case 'load':
      return formOf(event.situation);
  }
}
