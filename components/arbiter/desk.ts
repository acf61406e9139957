/** What lies before the arbiter, and what each act does to it. */
import type { Seat } from '#engine/core/events.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Choices } from '#engine/core/ruling.ts';
import { answerOf, movesNow } from './answer.ts';
import type { ArbiterSpec, Field, Touched } from './spec.ts';

/** A question as somebody wrote it, and what of it the lists did not take: judged without those words. */
export interface Worded {
  readonly brought: string;
  readonly left: readonly string[];
}

/** A position, the move proposed in it, and whose hand alone is seen; undefined: everybody's. */
export interface PositionAsked<G extends GameTypes> {
  readonly state: G['state'];
  readonly move: G['move'];
  readonly eyes: Seat | undefined;
  /** The question on top that it came of, as a text, as long as nothing else is set. */
  readonly question?: string | undefined;
  /** What that question was read from, where it was not read whole. */
  readonly worded?: Worded | undefined;
  /** What was changed of the question before, that this one may be permitted. */
  readonly changed?: string | undefined;
}

export interface Desk<G extends GameTypes> extends PositionAsked<G> {
  /** What was before, the newest last. */
  readonly past: readonly PositionAsked<G>[];
  /** Why a link was not taken; empty when it was. */
  readonly refused: string;
  /** Something was set by hand or taken from a game: the address says it. */
  readonly isTouched: boolean;
  /** The question on top could not be read: what lies there answers nothing. */
  readonly isUnread: boolean;
  /** Groups of fields that were unfolded. */
  readonly opened: readonly string[];
  /** The game that the position was taken from, as an address of the table: as long as the position is that one. */
  readonly from: string;
}

export type DeskEvent<G extends GameTypes> =
  | { readonly kind: 'edit'; readonly state: G['state'] }
  | { readonly kind: 'propose'; readonly move: G['move'] }
  | { readonly kind: 'eyes'; readonly eyes: Seat | undefined }
  /** The readings or the box of the table: nothing that the visitor did. */
  | { readonly kind: 'begin'; readonly state: G['state'] }
  | { readonly kind: 'undo' | 'reset' | 'go' }
  | { readonly kind: 'open'; readonly group: string }
  /** A field of the move, or of a group of the position. */
  | { readonly kind: 'field'; readonly group: string | undefined; readonly id: string; readonly set: FieldSet }
  /** What would permit the move: one fact changed, and the same move. */
  | { readonly kind: 'twin'; readonly group: string | undefined; readonly id: string; readonly set: TwinSet; readonly text?: string }
  | { readonly kind: 'touch'; readonly hand: string; readonly at: string }
  /** A question of the page's own; undefined: one that could not be read. */
  | { readonly kind: 'ask'; readonly question: string | undefined; readonly worded?: Worded | undefined }
  | { readonly kind: 'readings'; readonly choices: Choices; readonly isBegun?: true }
  /** Out of a link. */
  | { readonly kind: 'load'; readonly asked: PositionAsked<G> }
  | { readonly kind: 'refuse'; readonly because: string }
  /** Out of a game, with the move that was made in it. */
  | { readonly kind: 'take'; readonly state: G['state']; readonly move: G['move'] | undefined; readonly from: string };

/** What is done to a field: a value set, a thing added to a bag or taken out of it. */
export type FieldSet = { readonly value: string | number | boolean } | { readonly add: string } | { readonly drop: string };

/** The same, or the question on top with another choice in one of its lists. */
export type TwinSet = FieldSet | { readonly ask: string };

/** Acts that can be taken back. */
const MOST_PAST = 100;

export const openDesk = <G extends GameTypes>({ example }: ArbiterSpec<G>): Desk<G> => ({
  ...example,
  eyes: undefined,
  question: undefined,
  worded: undefined,
  past: [],
  refused: '',
  isTouched: false,
  isUnread: false,
  opened: [],
  from: '',
});

/** With the question on top that its example is. */
export const firstDesk = <G extends GameTypes>(spec: ArbiterSpec<G>): Desk<G> => ({ ...openDesk(spec), question: spec.lists?.first });

/** A move to begin with: the first that may be played, else the one before. */
function firstMove<G extends GameTypes>(spec: ArbiterSpec<G>, state: G['state'], before: G['move']): G['move'] {
  return spec.contradictions(state).length > 0 ? before : (movesNow(spec, state)[0] ?? before);
}

/** The move proposed stays as long as somebody is asked for the same. */
const kept = <G extends GameTypes>(spec: ArbiterSpec<G>, { state, move }: PositionAsked<G>, next: G['state']): G['move'] =>
  spec.moment(state) === spec.moment(next) ? move : firstMove(spec, next, move);

const askedIn = <G extends GameTypes>({ state, move, eyes, question, worded, changed }: Desk<G>): PositionAsked<G> => ({
  state,
  move,
  eyes,
  question,
  worded,
  changed,
});

/** The field with this done to it; undefined where it takes no such thing. */
export function fieldSet<Made>(fields: readonly Field<Made>[], id: string, set: FieldSet): Made | undefined {
  const field = fields.find((one) => one.id === id);
  if (!field) return undefined;
  if (field.kind === 'bag') return 'add' in set ? field.add(set.add) : 'drop' in set ? field.drop(set.drop) : undefined;
  if (!('value' in set)) return undefined;
  if (field.kind === 'flag') return field.set(set.value === true);
  return field.kind === 'count' ? field.set(Number(set.value)) : field.set(String(set.value));
}

/** What an act sets of the position or of the move; undefined for acts that set neither. */
function setBy<G extends GameTypes>(spec: ArbiterSpec<G>, { state, move, eyes }: Desk<G>, event: DeskEvent<G>): Touched<G> | undefined {
  switch (event.kind) {
    case 'edit':
      return { state: event.state };
    case 'propose':
      return { move: event.move };
    case 'touch':
      return spec.touch(state, move, event.hand, event.at);
    case 'ask':
      return event.question === undefined ? undefined : spec.asked?.(event.question, state);
    case 'readings':
      return { state: spec.readings.with(state, event.choices) };
    case 'go': {
      const answer = answerOf(spec, state, move, eyes);
      return answer.kind === 'legal' && answer.lead.next ? { state: answer.lead.next } : undefined;
    }
    case 'twin': {
      if ('ask' in event.set) return undefined;
      const group = spec.groups(state).find(({ id }) => id === event.group);
      const next = group && fieldSet(group.fields, event.id, event.set);
      return next ? { state: next, move } : setBy(spec, { state, move, eyes } as Desk<G>, { ...event, set: event.set, kind: 'field' });
    }
    case 'field': {
      if (event.group === undefined) {
        const next = fieldSet(spec.form(state, move), event.id, event.set);
        return next && (spec.follow ? { state: spec.follow(state, next), move: next } : { move: next });
      }
      const group = spec.groups(state).find(({ id }) => id === event.group);
      const next = group && fieldSet(group.fields, event.id, event.set);
      return next && { state: next };
    }
    default:
      return undefined;
  }
}

/** The desk with something set, that can be taken back. */
function withSet<G extends GameTypes>(
  spec: ArbiterSpec<G>,
  desk: Desk<G>,
  set: Touched<G>,
  { question, worded, changed }: Pick<PositionAsked<G>, 'question' | 'worded' | 'changed'>,
): Desk<G> {
  if ('refused' in set) return { ...desk, refused: set.refused };
  const before = {
    ...desk,
    question,
    worded,
    changed,
    past: [...desk.past, askedIn(desk)].slice(-MOST_PAST),
    refused: '',
    isTouched: true,
    isUnread: false,
  };
  if (!('state' in set)) return { ...before, move: set.move };
  const eyes = desk.eyes !== undefined && desk.eyes < spec.seats(set.state).length ? desk.eyes : undefined;
  return { ...before, state: set.state, move: set.move ?? kept(spec, desk, set.state), eyes, from: '' };
}

export function nextDesk<G extends GameTypes>(spec: ArbiterSpec<G>, desk: Desk<G>, event: DeskEvent<G>): Desk<G> {
  if (event.kind === 'twin' && 'ask' in event.set) return nextDesk(spec, desk, { kind: 'ask', question: event.set.ask });
  const past = [...desk.past, askedIn(desk)].slice(-MOST_PAST);
  switch (event.kind) {
    case 'open':
      return { ...desk, opened: desk.opened.includes(event.group) ? desk.opened : [...desk.opened, event.group] };
    case 'begin':
      return { ...desk, state: event.state, move: kept(spec, desk, event.state), from: '' };
    case 'eyes':
      return { ...desk, past, eyes: event.eyes, isTouched: true };
    case 'undo': {
      const last = desk.past.at(-1);
      return last ? { ...desk, ...last, past: desk.past.slice(0, -1), refused: '', isUnread: false, from: '' } : desk;
    }
    case 'reset':
      return { ...firstDesk(spec), past, opened: desk.opened, isTouched: true };
    case 'load':
      return { ...openDesk(spec), ...event.asked, past: desk.past, opened: desk.opened };
    case 'refuse':
      return { ...desk, refused: event.because };
    case 'take': {
      const move = event.move ?? firstMove(spec, event.state, desk.move);
      return {
        ...desk,
        past,
        state: event.state,
        move,
        eyes: undefined,
        question: undefined,
        worded: undefined,
        changed: undefined,
        refused: '',
        isTouched: true,
        isUnread: false,
        from: event.from,
      };
    }
    default: {
      if (event.kind === 'ask' && event.question === undefined) return { ...desk, isUnread: true };
      const set = setBy(spec, desk, event);
      if (!set) return desk;
      if (event.kind !== 'readings')
        return withSet(spec, desk, set, event.kind === 'ask' ? event : event.kind === 'twin' ? { changed: event.text } : {});
      return event.isBegun && 'state' in set
        ? nextDesk(spec, desk, { kind: 'begin', state: set.state })
        : { ...withSet(spec, desk, set, desk), isUnread: desk.isUnread };
    }
  }
}
