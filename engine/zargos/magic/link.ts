/**
 * A moment as a query string: versioned, ASCII, defaults left out, French words since readers see them.
 * `v=1&quand=apres-carte&apres=vent-de-glace.autre&moi=moines&tour=dragons&jeu=ailes.dragons.moines&deja=vent-de-folie.moi.meme&ZAR-L-43=avant-le-tir`
 */
import { either } from '../../core/french.ts';
import { shown } from '../../core/input.ts';
import { unreadable } from '../../core/link.ts';
import { OPTION_IDS } from '../options.ts';
import {
  CARD_PLAYERS,
  type CardPlayer,
  DEFAULT_MOMENT,
  FIGHT_OPENINGS,
  type FightOpening,
  MOMENT_PHASES,
  type Moment,
  type MomentPhase,
  readMoment,
} from './moment.ts';

const VERSION = '1';
export const MAX_LINK = 1000;

const PHASE_WORDS = {
  'before-turn': 'avant-tour',
  'after-card': 'apres-carte',
  attacks: 'attaques',
  'before-fight': 'avant-combat',
  'in-fight': 'combat',
  reorganisation: 'reorganisation',
  count: 'decompte',
} as const satisfies Record<MomentPhase, string>;

const PLAYER_WORDS = { me: 'moi', other: 'autre' } as const satisfies Record<CardPlayer, string>;
const OPENING_WORDS = { none: 'sans', pending: 'a-venir', done: 'fait' } as const satisfies Record<FightOpening, string>;
const SAME = 'meme';

/** The keys a moment may take in an address, version included. */
export const MOMENT_KEYS = ['v', 'quand', 'apres', 'combat', 'moi', 'tour', 'jeu', 'deja', ...OPTION_IDS] as const;

function detailOf(moment: Moment): readonly string[] {
  switch (moment.phase) {
    case 'after-card':
      return [`apres=${moment.last.card}.${PLAYER_WORDS[moment.last.by]}`];
    case 'before-fight':
    case 'in-fight':
      return [`combat=${moment.fight.attacker}.${moment.fight.defender}.${OPENING_WORDS[moment.fight.opening]}`];
    case 'before-turn':
    case 'attacks':
    case 'reorganisation':
    case 'count':
      return [];
  }
}

/** A query string without `?`; empty for the default moment. */
export function formatMoment(moment: Moment): string {
  const { phase, inPlay, mine, turn, played, options } = moment;
  const list = (key: string, words: readonly string[], fallback: readonly string[], joint = '.') =>
    words.join() === fallback.join() ? [] : [`${key}=${words.join(joint)}`];
  const pairs = [
    ...list('quand', [PHASE_WORDS[phase]], [PHASE_WORDS[DEFAULT_MOMENT.phase]]),
    ...detailOf(moment),
    ...list('moi', mine, DEFAULT_MOMENT.mine),
    ...list('tour', turn, DEFAULT_MOMENT.turn),
    ...list('jeu', inPlay, DEFAULT_MOMENT.inPlay),
    ...list(
      'deja',
      played.map(({ card, by, same }) => [card, PLAYER_WORDS[by], ...(same ? [SAME] : [])].join('.')),
      [],
      '_',
    ),
    ...OPTION_IDS.flatMap((id) => (options[id] === undefined ? [] : [`${id}=${options[id]}`])),
  ];
  return pairs.length === 0 ? '' : [`v=${VERSION}`, ...pairs].join('&');
}

export interface MomentLink {
  readonly moment: Moment;
  /** One French sentence for each value not taken; its default stands. */
  readonly refused: readonly string[];
}

const idOf = <Id extends string>(ids: readonly Id[], words: Record<Id, string>, word: string | undefined): Id | undefined =>
  ids.find((id) => words[id] === word);

/** Reads what `formatMoment` wrote (a leading `?` and other keys are taken). A bad value is said and leaves its default. */
export function parseMoment(query: string): MomentLink {
  const params = new URLSearchParams(query);
  const bad = unreadable(query, params.get('v'), { version: VERSION, most: MAX_LINK });
  if (bad) return { moment: DEFAULT_MOMENT, refused: [bad] };
  const refused: string[] = [];
  const words = (key: string, joint: string) => params.get(key)?.split(joint);

  const readWord = <Id extends string>(
    key: string,
    ids: readonly Id[],
    table: Record<Id, string>,
    word: string | undefined,
    fallback: Id,
  ): Id => {
    const id = idOf(ids, table, word);
    if (id === undefined) refused.push(`${key} attend ${either(ids.map((known) => table[known]))}, pas ${shown(word)}.`);
    return id ?? fallback;
  };
  const readPlayed = (text: string) => {
    const [card, by, same, ...rest] = text.split('.');
    if (rest.length > 0 || (same !== undefined && same !== SAME))
      refused.push(`deja attend carte.joueur ou carte.joueur.${SAME}, pas ${shown(text)}.`);
    return { card, by: readWord('deja', CARD_PLAYERS, PLAYER_WORDS, by, 'other'), same: same === SAME };
  };
  const phase = params.has('quand')
    ? readWord('quand', MOMENT_PHASES, PHASE_WORDS, params.get('quand') ?? '', 'before-turn')
    : 'before-turn';
  const [card, by] = words('apres', '.') ?? [];
  const [attacker, defender, opening] = words('combat', '.') ?? [];
  const draft = {
    phase,
    inPlay: words('jeu', '.') ?? DEFAULT_MOMENT.inPlay,
    mine: words('moi', '.') ?? DEFAULT_MOMENT.mine,
    turn: words('tour', '.') ?? DEFAULT_MOMENT.turn,
    played: words('deja', '_')?.map(readPlayed) ?? [],
    options: Object.fromEntries(OPTION_IDS.flatMap((id) => (params.has(id) ? [[id, params.get(id)]] : []))),
    ...(phase === 'after-card' && { last: { card, by: readWord('apres', CARD_PLAYERS, PLAYER_WORDS, by, 'other') } }),
    ...((phase === 'before-fight' || phase === 'in-fight') && {
      fight: { attacker, defender, opening: readWord('combat', FIGHT_OPENINGS, OPENING_WORDS, opening, 'none') },
    }),
  };
  const moment = readMoment(draft, (_field, because) => refused.push(because));
  return { moment, refused };
}
