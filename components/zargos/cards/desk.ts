/**
 * What the page of the cards holds: a moment at the table, a choice of cards, a number of draws; and that as an address. Pure: the
 * page's islands share one desk through `desk-store.ts`.
 */
import { shown } from '#engine/core/input.ts';
import { isWhole } from '#engine/core/link.ts';
import type { Choices } from '#engine/core/ruling.ts';
import { CARD_IDS, type CardId, pileSize } from '#engine/zargos/data/cards.ts';
import { formatMoment, MAX_LINK, parseMoment } from '#engine/zargos/magic/link.ts';
import {
  type CardPlayer,
  DEFAULT_MOMENT,
  type FightOpening,
  type Moment,
  type MomentFight,
  type PlayedCard,
  settledMoment,
} from '#engine/zargos/magic/moment.ts';
import { judgeCard } from '#engine/zargos/magic.ts';
import type { Options } from '#engine/zargos/options.ts';
import type { People } from '#engine/zargos/types.ts';
import { type Filter, formatFilter, NO_FILTER, parseFilter } from './filter.ts';

/** What was last said of a card just played and of a fight is kept while the moment does not ask for it. */
export interface Desk {
  readonly moment: Moment;
  readonly last: { readonly card: CardId; readonly by: CardPlayer };
  readonly fight: MomentFight;
  readonly filter: Filter;
  /** Cards drawn, 1 to the size of the pile. */
  readonly draws: number;
  /** What the address held that was not taken. */
  readonly refused: readonly string[];
}

const DEFAULT_DRAWS = 3;

export const DEFAULT_DESK: Desk = {
  moment: DEFAULT_MOMENT,
  last: { card: 'vent-de-glace', by: 'other' },
  fight: { attacker: 'dragons', defender: 'moines', opening: 'none' },
  filter: NO_FILTER,
  draws: DEFAULT_DRAWS,
  refused: [],
};

const withinPile = (draws: number, moment: Moment): number => Math.min(Math.max(1, draws), pileSize(moment.inPlay));

/** The desk with a moment nearest to `change`, which may contradict the rest. */
function withMoment(desk: Desk, change: Readonly<Record<string, unknown>>): Desk {
  const moment = settledMoment({ last: desk.last, fight: desk.fight, ...desk.moment, ...change });
  const { last, fight } = { last: desk.last, fight: desk.fight, ...moment };
  return { ...desk, moment, last, fight, draws: withinPile(desk.draws, moment) };
}

/** What a visitor may do to the desk. */
export type Act =
  | { readonly kind: 'phase'; readonly phase: Moment['phase'] }
  | { readonly kind: 'mine'; readonly people: People }
  | { readonly kind: 'turn'; readonly people: People }
  | { readonly kind: 'also-mine' | 'also-turn' | 'in-play'; readonly people: People; readonly on: boolean }
  | { readonly kind: 'last'; readonly card: CardId; readonly by: CardPlayer }
  | { readonly kind: 'defender'; readonly people: MomentFight['defender'] }
  | { readonly kind: 'attacker'; readonly people: People }
  | { readonly kind: 'opening'; readonly opening: FightOpening }
  | { readonly kind: 'add-played'; readonly played: PlayedCard }
  | { readonly kind: 'drop-played'; readonly at: number }
  | { readonly kind: 'reading'; readonly id: keyof Options; readonly reading: string | undefined }
  | { readonly kind: 'readings'; readonly choices: Choices }
  | { readonly kind: 'filter'; readonly filter: Partial<Filter> }
  | { readonly kind: 'no-filter' }
  | { readonly kind: 'draws'; readonly draws: number };

const toggled = (list: readonly People[], people: People, on: boolean): readonly People[] =>
  on ? [...list, people] : list.filter((other) => other !== people);

/** The shot of the Amazones is to come unless somebody says otherwise; the Araignées call only from a volcano. */
const openingOf = (defender: MomentFight['defender']): FightOpening => (defender === 'amazones' ? 'pending' : 'none');

function mineAct(desk: Desk, people: People): Desk {
  const { mine, turn } = desk.moment;
  const myTurn = turn.some((one) => mine.includes(one));
  return withMoment(desk, { mine: [people], turn: myTurn ? [people] : turn.filter((one) => one !== people) });
}

function turnAct(desk: Desk, people: People): Desk {
  const { mine } = desk.moment;
  return withMoment(desk, { turn: mine.includes(people) ? mine : [people] });
}

function readingAct(desk: Desk, id: string, reading: string | undefined): Desk {
  const { [id as keyof Options]: _before, ...others } = desk.moment.options;
  return withMoment(desk, { options: reading === undefined ? others : { ...others, [id]: reading } });
}

export function nextDesk(desk: Desk, act: Act): Desk {
  const { mine, turn, inPlay, played } = desk.moment;
  switch (act.kind) {
    case 'phase':
      return withMoment(desk, { phase: act.phase });
    case 'mine':
      return mineAct(desk, act.people);
    case 'turn':
      return turnAct(desk, act.people);
    case 'also-mine': {
      const now = toggled(mine, act.people, act.on);
      const ours = turn.some((people) => mine.includes(people));
      return withMoment(desk, { mine: now, turn: ours ? now : turn.filter((people) => !now.includes(people)) });
    }
    case 'also-turn':
      return withMoment(desk, { turn: toggled(turn, act.people, act.on) });
    case 'in-play': {
      const now = toggled(inPlay, act.people, act.on);
      const left = (list: readonly People[]) => list.filter((people) => now.includes(people));
      return now.length < 2 ? desk : withMoment(desk, { inPlay: now, mine: left(mine), turn: left(turn) });
    }
    case 'last':
      return withMoment(desk, { last: { card: act.card, by: act.by } });
    case 'attacker':
      return withMoment(desk, { fight: { ...desk.fight, attacker: act.people } });
    case 'defender':
      return withMoment(desk, { fight: { ...desk.fight, defender: act.people, opening: openingOf(act.people) } });
    case 'opening':
      return withMoment(desk, { fight: { ...desk.fight, opening: act.opening } });
    case 'add-played':
      return withMoment(desk, { played: [...played, act.played] });
    case 'drop-played':
      return withMoment(desk, { played: played.filter((_, i) => i !== act.at) });
    case 'reading':
      return readingAct(desk, act.id, act.reading);
    case 'readings':
      return withMoment(desk, { options: act.choices });
    case 'filter':
      return { ...desk, filter: { ...desk.filter, ...act.filter } };
    case 'no-filter':
      return { ...desk, filter: NO_FILTER };
    case 'draws':
      return { ...desk, draws: withinPile(Math.round(act.draws) || 1, desk.moment) };
  }
}

/** The cards that may be played now, in the booklet's order. */
export const playableCards = (moment: Moment): readonly CardId[] => CARD_IDS.filter((id) => judgeCard(id, moment).ok);

/** The desk as a query without `?`; empty for the default one. */
export const formatDesk = ({ moment, filter, draws }: Desk): string =>
  [formatMoment(moment), formatFilter(filter), draws === DEFAULT_DRAWS ? '' : `n=${draws}`].filter(Boolean).join('&');

/** Reads what `formatDesk` wrote; bad values are said in `refused` and leave their defaults. */
export function parseDesk(query: string): Desk {
  const { moment, refused } = parseMoment(query);
  if (query.length > MAX_LINK || !isWhole(query)) return { ...DEFAULT_DESK, refused };
  const { filter, refused: badFilter } = parseFilter(query);
  const desk = withMoment({ ...DEFAULT_DESK, filter }, moment as unknown as Record<string, unknown>);
  const n = new URLSearchParams(query).get('n');
  const draws = n === null ? DEFAULT_DRAWS : /^\d{1,2}$/.test(n) ? Number(n) : 0;
  const pile = pileSize(moment.inPlay);
  const bad = draws < 1 || draws > pile ? [`n attend un nombre de 1 à ${pile}, pas ${shown(n)}.`] : [];
  return { ...desk, draws: bad.length > 0 ? DEFAULT_DRAWS : draws, refused: [...refused, ...badFilter, ...bad] };
}
