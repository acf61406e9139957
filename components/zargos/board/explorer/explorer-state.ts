/** What the explorer shows, and what each act of the visitor does to it. The question is kept as the text of its link: only who asks reads it. */
import type { Framing } from '#components/kit/board/framing.ts';
import type { PlaceId } from '#engine/zargos/data/board-types.ts';
import type { Ground } from '../ground.ts';
import { type LayerId, USUAL_LAYERS, withLayer } from './layers.ts';

export const TABS = ['lieu', 'aller', 'liste'] as const;
export type Tab = (typeof TABS)[number];

export interface ExplorerState {
  readonly ground: Ground;
  readonly selected: PlaceId | undefined;
  /** `aller` asks « Jusqu’où puis-je aller ? » and has the map answer. */
  readonly tab: Tab;
  readonly layers: readonly LayerId[];
  /** The question as `formatQuestion` writes it, or as a link has it; empty for the default one. */
  readonly asked: string;
  /** The view a link asks for. */
  readonly view: Framing | undefined;
  /** What a link said that was not taken, one sentence each. */
  readonly refused: readonly string[];
  /** The link speaks of the table's own board, which is still being read. */
  readonly isAwaited?: true;
}

export type ExplorerEvent =
  | { readonly kind: 'select'; readonly place: PlaceId | undefined; readonly tab?: Tab }
  | { readonly kind: 'tab'; readonly tab: Tab }
  | { readonly kind: 'layer'; readonly id: LayerId; readonly on: boolean }
  | { readonly kind: 'ask'; readonly asked: string }
  | { readonly kind: 'depart'; readonly place: PlaceId }
  | { readonly kind: 'ground'; readonly ground: Ground }
  | { readonly kind: 'load'; readonly explorer: ExplorerState };

/** What the page begins with on a board. */
export const startOn = (ground: Ground): ExplorerState => ({
  ground,
  selected: undefined,
  tab: 'lieu',
  layers: USUAL_LAYERS,
  asked: '',
  view: undefined,
  refused: [],
});

/** The question asked from this place; only the Dragons leave from a sea cell (ZAR-DRA-1). */
function askedFrom(asked: string, place: PlaceId): string {
  const keys = new URLSearchParams(asked || 'v=1');
  keys.set('depart', place);
  if (/^(mer-|lac$)/.test(place)) keys.set('peuple', 'dragons');
  return `${keys}`;
}

/** The same on another board. What the question names that the board has not is refused by who reads it, and asked again on a board that has it. */
function moved({ selected, tab, layers, asked }: ExplorerState, ground: Ground): ExplorerState {
  const isThere = selected !== undefined && ground.tables.places.has(selected);
  return { ...startOn(ground), selected: isThere ? selected : undefined, tab, layers, asked };
}

export function nextExplorer(explorer: ExplorerState, event: ExplorerEvent): ExplorerState {
  switch (event.kind) {
    case 'select':
      return { ...explorer, selected: event.place, tab: event.tab ?? explorer.tab };
    case 'tab':
      // The place in hand is where one leaves from, unless the question already says.
      return event.tab === 'aller' && explorer.selected && !explorer.asked
        ? nextExplorer(explorer, { kind: 'depart', place: explorer.selected })
        : { ...explorer, tab: event.tab };
    case 'layer':
      return { ...explorer, layers: withLayer(explorer.layers, event.id, event.on) };
    case 'ask':
      return { ...explorer, tab: 'aller', asked: event.asked };
    case 'depart':
      return { ...explorer, tab: 'aller', asked: askedFrom(explorer.asked, event.place), selected: undefined };
    case 'ground':
      return moved(explorer, event.ground);
    case 'load':
      return event.explorer;
  }
}
