/**
 * A moment at the table, as far as magic cards ask about it: who plays what, whose turn it is, where that turn stands, what was
 * just played. One set of readers serves the strict check (`checkMoment`), links and the page's own changes (`settledMoment`).
 */
import { type Checked, firstProblem, isRecord, type Report, readFields, readFlag, readOneOf, shown } from '../../core/input.ts';
import { CARD_IDS, type CardId, cardOf } from '../data/cards.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import { type OptionId, type Options, readOptions } from '../options.ts';
import { PEOPLES, type People } from '../types.ts';

/**
 * Where the turn stands. `before-turn`: nobody has moved a pawn yet; `after-card`: the same, just after a card; `attacks`: pawns are moving;
 * `before-fight`: moves are made, this fight comes next; `in-fight`: its first throw is made; `count`: phases b and c (ZAR-TOUR-1).
 */
export const MOMENT_PHASES = ['before-turn', 'after-card', 'attacks', 'before-fight', 'in-fight', 'reorganisation', 'count'] as const;
export type MomentPhase = (typeof MOMENT_PHASES)[number];

export const CARD_PLAYERS = ['me', 'other'] as const;
export type CardPlayer = (typeof CARD_PLAYERS)[number];

/** What precedes the fight itself, the Amazones' shot (ZAR-AMA-1) or the Araignées' call (ZAR-ARA-2): none, still to come, done. */
export const FIGHT_OPENINGS = ['none', 'pending', 'done'] as const;
export type FightOpening = (typeof FIGHT_OPENINGS)[number];

/** The peoples whose fights may have an opening. */
const OPENERS = ['amazones', 'araignees'] as const satisfies readonly People[];

/** Cards that may have just been played before a turn. */
export const LAST_CARDS: readonly CardId[] = CARD_IDS.filter((id) => cardOf(id).color === 'red' || id === 'vent-d-illusion');

/** The rulings that decide whether a card may be played. */
export const MAGIC_RULINGS = ['ZAR-L-4', 'ZAR-L-34', 'ZAR-L-43', 'ZAR-L-48'] as const satisfies readonly OptionId[];

/** A player leads one people, two at two or three players, three in the variant for two (ZAR-PREP-2, ZAR-PREP-3). */
export const MAX_PEOPLES = 3;
export const MAX_PLAYED = 12;

/** A card that counts at this moment: red before this turn, green in this fight or for this movement. */
export interface PlayedCard {
  readonly card: CardId;
  readonly by: CardPlayer;
  /** It has the target, fight or group that I would give to mine. */
  readonly same: boolean;
}

export interface MomentFight {
  readonly attacker: People;
  readonly defender: People | 'demons';
  readonly opening: FightOpening;
}

/** Lists of peoples are in the order of `PEOPLES`, without repeats. */
interface Table {
  /** Peoples that still have pawns (ZAR-L-13), 2 to 6. */
  readonly inPlay: readonly People[];
  /** Mine, 1 to 3 of them. */
  readonly mine: readonly People[];
  /** Those of the player whose turn it is or who plays next: all mine or none of them. Not read in `count`. */
  readonly turn: readonly People[];
  readonly played: readonly PlayedCard[];
  readonly options: Options;
}

/** A checked moment: `checkMoment`, `parseMoment` and `settledMoment` make them. */
export type Moment = Table &
  (
    | { readonly phase: 'before-turn' | 'attacks' | 'reorganisation' | 'count' }
    | { readonly phase: 'after-card'; readonly last: { readonly card: CardId; readonly by: CardPlayer } }
    | { readonly phase: 'before-fight' | 'in-fight'; readonly fight: MomentFight }
  );

/** The Moines look on; it is the Dragons' turn next. */
export const DEFAULT_MOMENT: Moment = {
  phase: 'before-turn',
  inPlay: PEOPLES,
  mine: ['moines'],
  turn: ['dragons'],
  played: [],
  options: {},
};

const namesOf = (peoples: readonly People[]) => peoples.map((people) => PEOPLE_NAMES[people]).join(', ');

interface Some {
  readonly path: string;
  /** « Vous jouez » */
  readonly who: string;
  readonly taken: readonly People[];
  readonly least: number;
  readonly most: number;
}

/** What is wrong in a list of peoples: one not taken, else too few or too many, else a repeat. */
function faultOf(list: readonly unknown[], taken: readonly People[], most: number): string {
  const wrong = list.filter((one) => !taken.some((people) => people === one));
  if (wrong.length > 0) return shown(wrong[0]);
  return list.length > most || new Set(list).size === list.length ? String(list.length) : 'deux fois le même';
}

/** Some of the peoples `taken`, in the order of `PEOPLES`. What is wrong in the list is left out. */
function readPeoples(value: unknown, { path, who, taken, least, most }: Some, report: Report): readonly People[] {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  const found = PEOPLES.filter((people) => taken.includes(people) && list.includes(people)).slice(0, most);
  if (!Array.isArray(value) || found.length < least || found.length < list.length) {
    const count = least === most ? least : `de ${least} à ${most}`;
    report(
      path,
      `${who} ${count} des peuples ${taken.join(', ')}, pas ${Array.isArray(value) ? faultOf(list, taken, most) : shown(value)}.`,
    );
  }
  return found;
}

function readTurn(value: unknown, inPlay: readonly People[], mine: readonly People[], report: Report): readonly People[] {
  const others = inPlay.filter((people) => !mine.includes(people));
  const most = Math.min(MAX_PEOPLES, inPlay.length);
  const turn = readPeoples(value, { path: 'turn', who: 'Le tour est celui d’un joueur qui mène', taken: inPlay, least: 1, most }, report);
  const ours = turn.filter((people) => mine.includes(people));
  if (turn.length === 0) return others.includes('dragons') ? ['dragons'] : others.slice(0, 1);
  if (ours.length > 0 && ours.length < turn.length) {
    report('turn', `Un tour est celui d’un seul joueur : ${namesOf(turn)} mêle vos peuples à ceux d’un autre.`);
    return ours;
  }
  return turn;
}

function readFight(
  value: unknown,
  inPlay: readonly People[],
  turn: readonly People[],
  mine: readonly People[],
  report: Report,
): MomentFight {
  const fields = readFields(value, 'fight', ['attacker', 'defender', 'opening'], report);
  const attacker = readOneOf(fields.attacker, 'fight.attacker', turn, turn[0] ?? 'dragons', report);
  const foes = inPlay.filter((people) => people !== attacker);
  const foe = foes.find((people) => mine.includes(people)) ?? foes[0] ?? 'demons';
  const defender = readOneOf(fields.defender, 'fight.defender', [...foes, 'demons'] as const, foe, report);
  const opening = readOneOf(fields.opening ?? 'none', 'fight.opening', FIGHT_OPENINGS, 'none', report);
  if (opening !== 'none' && !OPENERS.some((people) => people === defender)) {
    report('fight.opening', 'Seules les Amazones (tir) et les Araignées (appel) agissent avant un combat : « none » pour les autres.');
    return { attacker, defender, opening: 'none' };
  }
  return { attacker, defender, opening };
}

function readLast(value: unknown, inPlay: readonly People[], report: Report): { card: CardId; by: CardPlayer } {
  const fields = readFields(value, 'last', ['card', 'by'], report);
  const fit = LAST_CARDS.filter((id) => !isAbsent(id, inPlay));
  return {
    card: readOneOf(fields.card, 'last.card', fit, 'vent-de-glace', report),
    by: readOneOf(fields.by, 'last.by', CARD_PLAYERS, 'other', report),
  };
}

const isAbsent = (id: CardId, inPlay: readonly People[]): boolean => {
  const { people } = cardOf(id);
  return people !== undefined && !inPlay.includes(people);
};

function readPlayed(value: unknown, inPlay: readonly People[], last: CardId | undefined, report: Report): readonly PlayedCard[] {
  if (!Array.isArray(value) || value.length > MAX_PLAYED) {
    report(
      'played',
      `On attend la liste des cartes déjà jouées, ${MAX_PLAYED} au plus, pas ${shown(Array.isArray(value) ? value.length : value)}.`,
    );
  }
  const kept: PlayedCard[] = [];
  for (const [i, one] of (Array.isArray(value) ? value.slice(0, MAX_PLAYED) : []).entries()) {
    const path = `played[${i}]`;
    const fields = readFields(one, path, ['card', 'by', 'same'], report);
    const card = CARD_IDS.find((id) => id === fields.card);
    if (card === undefined) {
      report(`${path}.card`, `${shown(fields.card)} n’est pas une carte de magie ; on attend ${CARD_IDS.join(', ')}.`);
      continue;
    }
    const { name, copies } = cardOf(card);
    const before = kept.filter((played) => played.card === card).length + (last === card ? 1 : 0);
    if (isAbsent(card, inPlay)) report(`${path}.card`, `${name} vise un peuple absent : cette carte est retirée du jeu.`);
    else if (before >= copies) report(`${path}.card`, `${name} : la boîte n’en contient que ${copies}.`);
    else
      kept.push({
        card,
        by: readOneOf(fields.by, `${path}.by`, CARD_PLAYERS, 'other', report),
        same: readFlag(fields.same, `${path}.same`, report),
      });
  }
  return kept;
}

/** All of them, or none where one is at fault. */
function readRulings(value: unknown, report: Report): Options {
  const checked = firstProblem((told) => readOptions(value, 'options', told));
  if (checked.ok) return checked.value;
  report(checked.field, checked.because);
  return {};
}

/** The fields of every moment; `last` goes with a card just played, `fight` with a fight. */
const FIELDS = ['phase', 'inPlay', 'mine', 'turn', 'played', 'options'] as const;
const EXTRA = {
  'before-turn': FIELDS,
  'after-card': [...FIELDS, 'last'],
  attacks: FIELDS,
  'before-fight': [...FIELDS, 'fight'],
  'in-fight': [...FIELDS, 'fight'],
  reorganisation: FIELDS,
  count: FIELDS,
} as const satisfies Record<MomentPhase, readonly string[]>;

/** Reads a moment, reports each fault and goes on with what stands or with the default. */
export function readMoment(value: unknown, report: Report): Moment {
  const phase = readOneOf(isRecord(value) ? value.phase : undefined, 'phase', MOMENT_PHASES, 'before-turn', report);
  const fields: Readonly<Record<string, unknown>> = readFields<string>(value, '', EXTRA[phase], report);
  const all = { path: 'inPlay', who: 'La partie réunit', taken: PEOPLES, least: 2, most: 6 };
  const some = readPeoples(fields.inPlay ?? PEOPLES, all, report);
  const inPlay = some.length < 2 ? PEOPLES : some;
  const most = Math.min(MAX_PEOPLES, inPlay.length - 1);
  const own = readPeoples(fields.mine, { path: 'mine', who: 'Vous menez', taken: inPlay, least: 1, most }, report);
  const mine = own.length > 0 ? own : (inPlay.includes('moines') ? (['moines'] as const) : inPlay).slice(0, 1);
  const turn = readTurn(fields.turn ?? (phase === 'count' ? inPlay.slice(0, 1) : undefined), inPlay, mine, report);
  const last = phase === 'after-card' ? readLast(fields.last, inPlay, report) : undefined;
  const played = readPlayed(fields.played ?? [], inPlay, last?.card, report);
  const table = { inPlay, mine, turn, played, options: readRulings(fields.options, report) };
  switch (phase) {
    case 'after-card':
      return { ...table, phase, last: last ?? { card: 'vent-de-glace', by: 'other' } };
    case 'before-fight':
    case 'in-fight':
      return { ...table, phase, fight: readFight(fields.fight, inPlay, turn, mine, report) };
    case 'before-turn':
    case 'attacks':
    case 'reorganisation':
    case 'count':
      return { ...table, phase };
  }
}

/** A moment from outside. `inPlay` (six peoples), `played` (none), `options` and, in `count`, `turn` may be left out; unknown fields are refused. */
export const checkMoment = (input: unknown): Checked<Moment> => firstProblem((report) => readMoment(input, report));

/** The moment nearest to a draft that may contradict itself: what the page shows after a change. */
export const settledMoment = (draft: unknown): Moment => readMoment(draft, () => {});
