/**
 * A question as a query string, to be sent as a link: versioned, ASCII, defaults left out, French words since readers see them.
 * `v=1&peuple=dragons&depart=mer-8&phase=reorganisation&pas=1&bateaux=2&cartes=vent-de-terre&glace=ohms.oz&tempetes=mer-1.mer-2&effets=typhon
 * &maitre=1&combattu=1&groupe=7.8&tenues=ailes.oz.oz-1_moines.ohms&ZAR-L-18=non`
 */
import { either } from '../../../core/french.ts';
import { misfit, type Report, sentenceNaming, shown } from '../../../core/input.ts';
import { unreadable } from '../../../core/link.ts';
import type { BoardTables } from '../../board/tables.ts';
import { OPTION_IDS, readOptions } from '../../options.ts';
import { PEOPLES } from '../../types.ts';
import { defaultQuestion, MOVE_PHASES, type MovePhase, type Owners, type ReachQuestion } from './question.ts';
import { readQuestion } from './reading.ts';

/** Raised when the same link would ask something else. */
export const QUESTION_VERSION = '1';

/** Links longer than this are not read. */
export const MAX_QUESTION = 2000;

/** Sentences about one link at most. */
const MAX_REFUSED = 10;

const PHASE_WORDS = { attacks: 'attaques', reorganisation: 'reorganisation' } as const satisfies Record<MovePhase, string>;

/** Names of the fields in a link. */
const KEYS = {
  people: 'peuple',
  from: 'depart',
  phase: 'phase',
  stride: 'pas',
  boats: 'bateaux',
  cards: 'cartes',
  frozen: 'glace',
  storms: 'tempetes',
  effects: 'effets',
  master: 'maitre',
  fought: 'combattu',
  group: 'groupe',
  owners: 'tenues',
} as const satisfies Record<Exclude<keyof ReachQuestion, 'options'>, string>;

/** The keys a question may take in an address, version included. */
export const QUESTION_KEYS: readonly string[] = ['v', ...Object.values(KEYS), ...OPTION_IDS];

/** `ailes.oz.oz-1_moines.ohms`: each people and what it holds. */
const ownersIn = (owners: Owners): string =>
  PEOPLES.map((people) => [people, ...Object.entries(owners).flatMap(([id, owner]) => (owner === people ? [id] : []))])
    .filter(({ length }) => length > 1)
    .map((words) => words.join('.'))
    .join('_');

/** A query string without `?`; `prefix` (ASCII) begins every key, so that an address may hold other things too. */
export function formatQuestion(tables: BoardTables, question: ReachQuestion, prefix = ''): string {
  const { group, owners } = question;
  const fallback = defaultQuestion(tables);
  const pairs: readonly (readonly [key: string, value: string | number | undefined, usual: string | number])[] = [
    ['v', QUESTION_VERSION, ''],
    [KEYS.people, question.people, fallback.people],
    [KEYS.from, question.from, fallback.from],
    [KEYS.phase, PHASE_WORDS[question.phase], PHASE_WORDS[fallback.phase]],
    [KEYS.stride, question.stride, fallback.stride],
    [KEYS.boats, question.boats, fallback.boats],
    [KEYS.cards, question.cards.join('.'), ''],
    [KEYS.frozen, question.frozen.join('.'), ''],
    [KEYS.storms, question.storms.map((cells) => cells.join('.')).join('_'), ''],
    [KEYS.effects, question.effects.join('.'), ''],
    [KEYS.master, Number(question.master), 0],
    [KEYS.fought, Number(question.fought), 0],
    [KEYS.group, group && `${group.moves}.${group.stands}`, ''],
    [KEYS.owners, owners && (ownersIn(owners) || 'personne'), ''],
    ...OPTION_IDS.map((id) => [id, question.options[id], ''] as const),
  ];
  return pairs.flatMap(([key, value, usual]) => (value === undefined || value === usual ? [] : [`${prefix}${key}=${value}`])).join('&');
}

/** A number written with digits; anything else stays as it is, for its reader to refuse. */
const numberIn = (text: string | undefined): unknown => (text !== undefined && /^\d{1,3}$/.test(text) ? Number(text) : text);

const words = (text: string | undefined, joint: string): readonly string[] | undefined => (text === '' ? [] : text?.split(joint));

function ownersOf(text: string, report: Report): unknown {
  const owners: [string, string][] = [];
  for (const part of text === 'personne' ? [] : text.split('_')) {
    const [people = '', ...ids] = part.split('.');
    for (const id of ids) {
      if (owners.some(([known]) => known === id)) report(`owners.${id}`, `tenues donne deux peuples à ${shown(id)}.`);
      else owners.push([id, people]);
    }
    if (ids.length === 0) report('owners', `tenues attend un peuple puis ses territoires, comme ailes.oz, pas ${shown(part)}.`);
  }
  return Object.fromEntries(owners);
}

/** `1` is true, absent is false. */
function flagIn(text: string | undefined, key: string, report: Report): boolean {
  if (text !== undefined && text !== '1' && text !== '0') misfit(text, key, '1 ou 0', report);
  return text === '1';
}

/** The unchecked question that a query writes. */
function rawOf(get: (key: string) => string | undefined, fallback: ReachQuestion, report: Report): unknown {
  const phase = get(KEYS.phase);
  const known = MOVE_PHASES.find((one) => PHASE_WORDS[one] === phase);
  if (phase !== undefined && !known) misfit(phase, 'phase', either(Object.values(PHASE_WORDS)), report);
  const group = get(KEYS.group)?.split('.');
  const owners = get(KEYS.owners);
  return {
    people: get(KEYS.people) ?? fallback.people,
    phase: known ?? fallback.phase,
    from: get(KEYS.from) ?? fallback.from,
    stride: numberIn(get(KEYS.stride)),
    boats: numberIn(get(KEYS.boats)),
    cards: words(get(KEYS.cards), '.'),
    frozen: words(get(KEYS.frozen), '.'),
    storms: words(get(KEYS.storms), '_')?.map((cells) => cells.split('.')),
    effects: words(get(KEYS.effects), '.'),
    master: flagIn(get(KEYS.master), KEYS.master, report),
    fought: flagIn(get(KEYS.fought), KEYS.fought, report),
    ...(group && { group: { moves: numberIn(group[0]), stands: numberIn(group.slice(1).join('.')) } }),
    ...(owners !== undefined && { owners: ownersOf(owners, report) }),
    options: readOptions(Object.fromEntries(OPTION_IDS.flatMap((id) => (get(id) === undefined ? [] : [[id, get(id)]]))), '', report),
  };
}

export interface QuestionLink {
  readonly question: ReachQuestion;
  /** One French sentence for each value not taken; its default stands. */
  readonly refused: readonly string[];
}

/** Reads what `formatQuestion` wrote; a leading `?` is taken, keys of others are passed over. Never throws. */
export function parseQuestion(tables: BoardTables, query: string, prefix = ''): QuestionLink {
  const fallback = defaultQuestion(tables);
  const parameters = new URLSearchParams(query);
  const get = (key: string) => parameters.get(`${prefix}${key}`) ?? undefined;
  const bad = unreadable(query, get('v'), {
    version: QUESTION_VERSION,
    most: MAX_QUESTION,
    instead: 'La question par défaut le remplace.',
  });
  if (bad) return { question: fallback, refused: [bad] };
  const refused: string[] = [];
  const report: Report = (field, because) => {
    const [path = ''] = field.split(/[.[]/);
    const key = Object.entries(KEYS).find(([name]) => name === path)?.[1];
    if (refused.length < MAX_REFUSED) refused.push(key ? sentenceNaming({ field: path, because }, key) : because);
  };
  return { question: readQuestion(tables, rawOf(get, fallback, report), report), refused };
}
