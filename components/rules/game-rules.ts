/** The rules of every written game, for the build: apart from the games' names, so that a page's script that names a game does not carry its rules. */
import type { Ruling } from '#engine/core/ruling.ts';
import { ATOM_IDS as GRAN_ATOMS, IDS as GRAN_IDS } from '#engine/gran/ids.ts';
import { RULINGS as GRAN_RULINGS } from '#engine/gran/options.ts';
import { UNTESTED as GRAN_UNTESTED } from '#engine/gran/untested.ts';
import { ATOM_IDS as ORC_ATOMS, IDS as ORC_IDS } from '#engine/orc/ids.ts';
import { RULINGS as ORC_RULINGS } from '#engine/orc/options.ts';
import { UNTESTED as ORC_UNTESTED } from '#engine/orc/untested.ts';
import { CARDS } from '#engine/zargos/data/cards.ts';
import { ATOM_IDS, IDS } from '#engine/zargos/ids.ts';
import { RULINGS } from '#engine/zargos/options.ts';
import { UNTESTED } from '#engine/zargos/untested.ts';
import { ATOM_IDS as LORDS_ATOMS, IDS as LORDS_IDS } from '#engine/zargos-lords/ids.ts';
import { RULINGS as LORDS_RULINGS } from '#engine/zargos-lords/options.ts';
import { UNTESTED as LORDS_UNTESTED } from '#engine/zargos-lords/untested.ts';
import type { GameId } from '../games.ts';
import { ORC_CARDS } from '../orc/card-records.ts';
import type { Reason } from './coverage.ts';

/** A card as search and `/regles.json` tell it. */
export interface CardRecord {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  /** Page and anchor without base. */
  readonly url: string;
  /** Of magic cards: green or red. */
  readonly color?: string;
  readonly copies: number;
  readonly rule: string;
  readonly questions: readonly string[];
}

export interface GameRules {
  /** Atoms and rulings alike: every one has its paragraph. */
  readonly ids: readonly string[];
  readonly atoms: readonly string[];
  readonly rulings: readonly Ruling[];
  readonly cards: readonly CardRecord[];
  /** Why an id has no test. */
  readonly untested: readonly Reason[];
}

const ZARGOS_CARDS: readonly CardRecord[] = CARDS.map(({ id, name, effect, when, color, copies, rule, questions }) => ({
  id,
  title: name,
  text: `${effect} ${when}.`,
  url: `zargos/cartes/#${id}`,
  color,
  copies,
  rule,
  questions,
}));

/** What every written game brings to the book. */
export const RULES: Readonly<Partial<Record<GameId, GameRules>>> = {
  zargos: { ids: IDS, atoms: ATOM_IDS, rulings: RULINGS, cards: ZARGOS_CARDS, untested: UNTESTED },
  'zargos-lords': { ids: LORDS_IDS, atoms: LORDS_ATOMS, rulings: LORDS_RULINGS, cards: [], untested: LORDS_UNTESTED },
  orc: { ids: ORC_IDS, atoms: ORC_ATOMS, rulings: ORC_RULINGS, cards: ORC_CARDS, untested: ORC_UNTESTED },
  gran: { ids: GRAN_IDS, atoms: GRAN_ATOMS, rulings: GRAN_RULINGS, cards: [], untested: GRAN_UNTESTED },
};
