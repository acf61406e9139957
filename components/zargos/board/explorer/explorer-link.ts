/**
 * The explorer as a query: the question's own keys, and `lieu=ohms-3`, `aller=1` while the question is asked, `calques=royaumes.noms` (`aucun`
 * for none) when not the usual ones, `vue=2.5,700,1200` when not whole, `plateau=9c0f…` on a box's board. The question's keys are carried as they are: who asks it reads them.
 */
import { type Framing, formatFraming, parseFraming, showsWhole } from '#components/kit/board/framing.ts';
import { BOARD_KEY, boardKeys, ELSEWHERE, isNamed, namesBoard } from '#components/our-table/box/board-link.ts';
import { shown } from '#engine/core/input.ts';
import { MARK, unreadable } from '#engine/core/link.ts';
import type { Ground } from '../ground.ts';
import { type ExplorerState, startOn } from './explorer-state.ts';
import { LAYER_IDS, type LayerId, USUAL_LAYERS } from './layers.ts';

/** Units a side of the map. */
export const MAP_UNITS = 2000;

/** Raised when the same link would show something else; the question has the same key and the same number (a test holds them together). */
export const LINK_VERSION = '1';

/** Longer links are not read. */
const MAX_LINK = 2000;

export const OWN_KEYS = ['lieu', 'aller', 'calques', 'vue', BOARD_KEY] as const;

/** Empty where all is as the page opens. */
export function formatExplorer({ ground, selected, tab, layers, asked }: ExplorerState, view: Framing | undefined): string {
  const asks = tab === 'aller';
  const parts = [
    ...(selected ? [`lieu=${selected}`] : []),
    ...(asks ? ['aller=1'] : []),
    ...(layers.join() === USUAL_LAYERS.join() ? [] : [`calques=${layers.join('.') || 'aucun'}`]),
    ...(view && !showsWhole(view, MAP_UNITS) ? [`vue=${formatFraming(view, MAP_UNITS)}`] : []),
  ];
  const version = `v=${LINK_VERSION}`;
  return parts.length > 0 ? [(asks && asked) || version, ...parts, ...boardKeys(ground.text)].join('&') : '';
}

interface Read<Value> {
  readonly value: Value;
  readonly refused?: string;
}

function readPlace({ tables }: Ground, text: string | null): Read<ExplorerState['selected']> {
  const place = text === null ? undefined : tables.places.get(text);
  const value = place === undefined ? undefined : tables.ids[place];
  if (text === null || value) return { value };
  return { value: undefined, refused: `lieu attend un lieu du plateau, comme « ohms-3 » ou « mer-8 », pas ${shown(text)}.` };
}

function readLayers(text: string | null): Read<readonly LayerId[]> {
  if (text === null) return { value: USUAL_LAYERS };
  if (text === 'aucun') return { value: [] };
  const words = text.split('.');
  const wrong = words.find((word) => !LAYER_IDS.some((id) => id === word));
  const value = LAYER_IDS.filter((id) => words.includes(id));
  if (wrong === undefined) return { value };
  return { value: USUAL_LAYERS, refused: `calques attend ${LAYER_IDS.join(', ')} ou aucun, pas ${shown(wrong)}.` };
}

function readView(text: string | null): Read<Framing | undefined> {
  const value = text === null ? undefined : parseFraming(text, MAP_UNITS);
  if (text === null || value) return { value };
  return {
    value: undefined,
    refused: `vue attend un grossissement de 1 à 8 et un point de la carte, comme 2.5,700,1200, pas ${shown(text)}.`,
  };
}

/** Reads what `formatExplorer` wrote, on the board that it names, ours without a name; each bad value leaves its default and one sentence. The question stays unread. Never throws. */
export function parseExplorer(query: string, ours: Ground, own?: Ground): ExplorerState {
  const ground = own && isNamed(query, own.text) ? own : ours;
  const start = startOn(ground);
  const keys = new URLSearchParams(query);
  const bad = unreadable(query, keys.get('v'), { version: LINK_VERSION, most: MAX_LINK });
  if (bad) return { ...start, refused: [bad] };
  if (ground === ours && namesBoard(query)) return { ...start, refused: [ELSEWHERE] };
  const [selected, layers, view] = [readPlace(ground, keys.get('lieu')), readLayers(keys.get('calques')), readView(keys.get('vue'))];
  const asks = keys.get('aller');
  const flag = asks === null || asks === '1' ? [] : [`aller attend 1, pas ${shown(asks)}.`];
  for (const key of [...OWN_KEYS, MARK]) keys.delete(key);
  return {
    ground,
    selected: selected.value,
    tab: asks === '1' ? 'aller' : 'lieu',
    layers: layers.value,
    asked: asks === '1' ? `${keys}` : '',
    view: view.value,
    refused: [...flag, ...[selected, layers, view].flatMap(({ refused }) => (refused ? [refused] : []))],
  };
}
