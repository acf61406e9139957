/** What of the cards a visitor asks for, as a query. */
import { shown } from '#engine/core/input.ts';
import { CARD_COLORS, CARD_MOMENTS, CARD_TARGETS, type CardColor, type CardMoment, type CardTarget } from '#engine/zargos/data/cards.ts';
import { PEOPLES, type People } from '#engine/zargos/types.ts';

/** What is not chosen lets everything through. */
export interface Filter {
  readonly color?: CardColor | undefined;
  readonly moment?: CardMoment | undefined;
  readonly target?: CardTarget | undefined;
  readonly people?: People | undefined;
  /** Words as typed, at most `MAX_TEXT` signs. */
  readonly text: string;
  /** Only those that may be played at the moment asked. */
  readonly playable: boolean;
}

export const NO_FILTER: Filter = { text: '', playable: false };
export const MAX_TEXT = 80;

const COLOR_WORDS = { green: 'verte', red: 'rouge' } as const satisfies Record<CardColor, string>;

const MOMENT_WORDS = {
  'before-any-turn': 'avant-tour',
  'before-own-turn': 'avant-son-tour',
  'after-red-card': 'apres-rouge',
  attacks: 'attaques',
  'before-fight': 'avant-combat',
  reorganisation: 'reorganisation',
} as const satisfies Record<CardMoment, string>;

const TARGET_WORDS = {
  'own-fight': 'mon-combat',
  'own-group': 'mon-groupe',
  'own-pawns': 'mes-pions',
  'red-card': 'carte-rouge',
  kingdom: 'royaume',
  'sea-pair': 'mer',
  place: 'lieu',
  world: 'monde',
  people: 'peuple',
} as const satisfies Record<CardTarget, string>;

const PEOPLE_WORDS = Object.fromEntries(PEOPLES.map((people) => [people, people])) as Record<People, string>;

/** A query without `?`; empty when nothing is chosen. */
export function formatFilter({ color, moment, target, people, text, playable }: Filter): string {
  const pairs: [string, string | undefined][] = [
    ['couleur', color && COLOR_WORDS[color]],
    ['quelle', moment && MOMENT_WORDS[moment]],
    ['cible', target && TARGET_WORDS[target]],
    ['peuple', people],
    ['cherche', text && encodeURIComponent(text)],
    ['jouables', playable ? '1' : undefined],
  ];
  return pairs.flatMap(([key, value]) => (value ? [`${key}=${value}`] : [])).join('&');
}

/** Reads what `formatFilter` wrote; each bad value is left out and said in one French sentence. */
export function parseFilter(query: string): { readonly filter: Filter; readonly refused: readonly string[] } {
  const params = new URLSearchParams(query);
  const refused: string[] = [];
  const read = <Id extends string>(key: string, ids: readonly Id[], words: Record<Id, string>): Id | undefined => {
    const word = params.get(key);
    if (word === null) return undefined;
    const found = ids.find((id) => words[id] === word);
    if (!found) refused.push(`${key} attend ${ids.map((id) => words[id]).join(', ')}, pas ${shown(word)}.`);
    return found;
  };
  const playable = params.get('jouables');
  if (playable !== null && playable !== '1') refused.push(`jouables attend 1, pas ${shown(playable)}.`);
  const text = params.get('cherche') ?? '';
  if (text.length > MAX_TEXT) refused.push(`cherche prend ${MAX_TEXT} signes au plus, pas ${text.length}.`);
  const filter = {
    color: read('couleur', CARD_COLORS, COLOR_WORDS),
    moment: read('quelle', CARD_MOMENTS, MOMENT_WORDS),
    target: read('cible', CARD_TARGETS, TARGET_WORDS),
    people: read('peuple', PEOPLES, PEOPLE_WORDS),
    text: text.length > MAX_TEXT ? '' : text,
    playable: playable === '1',
  };
  return { filter, refused };
}
