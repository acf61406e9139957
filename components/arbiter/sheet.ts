/** What the page shows of a desk: plain data, made by the bench, at build for what the page opens with. */
import type { TurningTold } from '#components/our-table/turning/told.ts';
import { of, percent, together as listed } from '#engine/core/french.ts';
import type { GameTypes, LogLine } from '#engine/core/game.ts';
import { rulingNumber } from '#engine/core/origin.ts';
import type { Choices } from '#engine/core/ruling.ts';
import { ALLOWED, type Verdict } from '#engine/core/verdict.ts';
import { judgementOf, nearestTo } from './answer.ts';
import { atOnce } from './at-once.ts';
import type { Desk } from './desk.ts';
import { type ShownAnswer, legalHead } from './shown.ts';
import type { ArbiterSpec, Field, GroundSaid } from './spec.ts';
import { restsOf, toldVerdict, turningStepsIn } from './turning/judged.ts';
import { twinSteps } from './twins.ts';

/** « Tient à la lecture de L-35. »; empty where the booklet answers alone. */
function restsTold(rests: readonly string[]): string {
  const numbers = listed(rests.flatMap((id) => rulingNumber(id) ?? []));
  return numbers && `Le livret seul ne le dit pas : la réponse tient ${rests.length > 1 ? 'aux lectures' : 'à la lecture'} de ${numbers}.`;
}

const texts = (lines: readonly { readonly text: string }[]): string => lines.map(({ text }) => text).join(' ');

/** « Sur quoi : le livret ; reconstitué. » */
const groundsTold = (grounds: readonly GroundSaid[]): string =>
  `Sur quoi : ${listed(grounds.map(({ text, rule }) => (rule ? `${text} (${rulingNumber(rule) ?? rule})` : text)))}.`;

const standsOn = ({ rests, grounds }: { readonly rests: readonly string[]; readonly grounds?: readonly GroundSaid[] }): string =>
  grounds ? groundsTold(grounds) : restsTold(rests);

/** « Légal. Jaune va… », « Refusé (GRA-DEP-5) : On ne passe pas… »; `odds`: what chance makes of it, where that was counted. */
function verdictIn(answer: ShownAnswer<unknown>, odds: readonly LogLine[] = []): string {
  switch (answer.kind) {
    case 'pending':
      return answer.text;
    case 'impossible':
      return `Position impossible : ${answer.clashes.map(({ rule, text }) => `${text.replace(/\.$/, '')} (${rule}).`).join(' ')}`;
    case 'refused':
      return [
        ...(answer.besides ? [`Refusé (${answer.besides.rules}) : ${answer.besides.text}`] : []),
        `${answer.besides ? 'Aussi' : 'Refusé'} (${answer.refusal.rule}) : ${answer.refusal.because}`,
        texts(odds),
        standsOn(answer),
      ]
        .filter(Boolean)
        .join(' ');
    case 'legal': {
      const { but, lines, chance, unknown } = answer;
      const ends =
        chance?.branches.map((one) => `${percent(one.chance)}, ${one.title}${one.lines.length > 0 ? ` : ${texts(one.lines)}` : '.'}`) ?? [];
      return [
        `${legalHead(but)}.`,
        texts(odds),
        texts(lines),
        ...(chance ? [chance.sentence] : []),
        ...ends,
        ...(unknown ? [unknown.text] : []),
        standsOn(answer),
      ]
        .filter(Boolean)
        .join(' ');
    }
  }
}

/** The whole case in one text to be sent or read aloud: the question in its words where it has some, else the position and the move; then the verdict. */
function sentenceOf<G extends GameTypes>(
  spec: ArbiterSpec<G>,
  { state, move, question, worded, isUnread }: Desk<G>,
  verdict: string,
): string {
  if (isUnread) return `${spec.name}. ${UNREAD}`;
  const asked = question === undefined ? undefined : spec.question?.(question, state);
  const posed = asked?.isWhole ? '' : `${spec.summary(state)} Coup proposé : ${spec.say(move, state)}. `;
  const without = asked && worded ? `De « ${worded.brought} », jugé sans ${listed(worded.left.map((word) => `« ${word} »`))}. ` : '';
  return `${spec.name}. ${asked ? `${asked.words} ` : ''}${without}${posed}${verdict}`;
}

/** A field without what setting it makes. */
export type ShownField = Field<never> extends infer One ? (One extends unknown ? Omit<One, 'set' | 'add' | 'drop'> : never) : never;

export interface ShownGroup {
  readonly id: string;
  readonly title: string;
  readonly note: string;
  /** Of a group that was unfolded. */
  readonly fields?: readonly ShownField[];
}

export interface Sheet<G extends GameTypes, Seen> {
  readonly said: string;
  readonly moment: string;
  readonly summary: string;
  readonly verdict: string;
  readonly sentence: string;
  readonly answer: ShownAnswer<G['move']>;
  /** What dice, or what one seat's eyes, may bring: exactly, of what the verdict does not count itself. */
  readonly odds?: readonly LogLine[];
  /** Nothing of the answer is still being sought: what it stands on, other readings, what would permit it, its odds. */
  readonly isWhole: boolean;
  readonly form: readonly ShownField[];
  readonly groups: readonly ShownGroup[];
  /** Whose hand alone may be known, by seat. */
  readonly seats: readonly string[];
  readonly choices: Choices;
  /** The box, as the table keeps it. */
  readonly box: string;
  readonly seen: Seen;
}

/** Told of a refusal. */
const MOST_TWINS = 3;

function shownField<Made>(field: Field<Made>): ShownField {
  const { set: _set, add: _add, drop: _drop, ...shown } = { set: 0, add: 0, drop: 0, ...field };
  return shown as ShownField;
}

/** How the verdict does under other readings, and the rulings that it rests on. */
function* turnedIn<G extends GameTypes>(
  spec: ArbiterSpec<G>,
  asked: Desk<G>,
  verdict: Verdict,
): Generator<undefined, { readonly rests: readonly string[]; readonly turning: TurningTold }, undefined> {
  const { together } = spec;
  const turning = yield* turningStepsIn(spec, asked, together === undefined ? {} : { together });
  return {
    rests: restsOf(spec.readings.ids, turning, verdict.ok ? undefined : verdict.rule),
    turning: {
      turns: turning.turns.map(({ choices, answer }) => ({ choices, answer: toldVerdict(answer) })),
      isWhole: turning.isWhole,
    },
  };
}

/** What the verdict stands on, where the game says it. */
function groundsOf<G extends GameTypes>(
  { grounds }: ArbiterSpec<G>,
  desk: Desk<G>,
  rests: readonly string[],
  cited: readonly string[],
  refusal?: string,
): { readonly grounds?: readonly GroundSaid[] } {
  return grounds ? { grounds: grounds(desk, { refusal, cited, rests }) } : {};
}

const UNREAD = 'Pas de verdict : la question n’a pas pu être lue en entier.';

const told = (besides: LogLine | undefined) => besides && { besides };

/** What is known at once. */
function judgedIn<G extends GameTypes>(spec: ArbiterSpec<G>, { state, move, eyes, question, isUnread }: Desk<G>): ShownAnswer<G['move']> {
  if (isUnread) return { kind: 'pending', text: UNREAD };
  const answer = judgementOf(spec, state, move, eyes, question);
  switch (answer.kind) {
    case 'pending':
    case 'impossible':
      return answer;
    case 'refused':
      return { ...answer, ...told(spec.besides?.(state, move)), nearest: [], rests: [] };
    case 'legal': {
      const { next, ...lead } = answer.lead;
      return { kind: 'legal', ...lead, rests: [], ...(next && { follows: spec.moment(next) }) };
    }
  }
}

/** What takes longer. */
function* soughtIn<G extends GameTypes>(
  spec: ArbiterSpec<G>,
  desk: Desk<G>,
  answer: ShownAnswer<G['move']>,
): Generator<undefined, ShownAnswer<G['move']>, undefined> {
  const { state, move } = desk;
  if (answer.kind === 'legal') {
    const turned = yield* turnedIn(spec, desk, ALLOWED);
    return { ...answer, ...turned, ...groundsOf(spec, desk, turned.rests, answer.lines[0]?.rules ?? []) };
  }
  if (answer.kind !== 'refused') return answer;
  const turned = yield* turnedIn(spec, desk, answer.refusal);
  const nearest = nearestTo(spec, state, move);
  yield;
  const twins = yield* twinSteps(spec, state, move, MOST_TWINS, desk.question);
  return {
    ...answer,
    twins: twins.map(({ group, id, set, text }) => ({ group, id, set, text })),
    nearest: nearest.map((one) => ({ move: one, text: `${spec.say(one, state)}.` })),
    ...turned,
    ...groundsOf(spec, desk, turned.rests, [], answer.besides?.rules[0] ?? answer.refusal.rule),
  };
}

/** All of a sheet that the answer alone decides. */
function answered<G extends GameTypes, Seen>(
  spec: ArbiterSpec<G, Seen>,
  desk: Desk<G>,
  answer: ShownAnswer<G['move']>,
  odds?: readonly LogLine[],
): Pick<Sheet<G, Seen>, 'answer' | 'odds' | 'verdict' | 'sentence'> {
  const verdict = verdictIn(answer, odds);
  return { answer, verdict, sentence: sentenceOf(spec, desk, verdict), ...(odds && { odds }) };
}

/** The sheet as it is known at once. `before`: of the same question, whose answer is kept. */
export function sheetAtOnce<G extends GameTypes, Seen>(spec: ArbiterSpec<G, Seen>, desk: Desk<G>, before?: Sheet<G, Seen>): Sheet<G, Seen> {
  const { state, move, eyes, opened } = desk;
  const answer = before?.answer ?? judgedIn(spec, desk);
  return {
    said: spec.say(move, state),
    moment: spec.moment(state),
    summary: spec.summary(state),
    ...answered(spec, desk, answer, before?.odds),
    isWhole: before?.isWhole ?? (answer.kind === 'pending' || answer.kind === 'impossible'),
    form: spec.form(state, move).map(shownField),
    groups: spec.groups(state).map(({ fields, ...group }) => ({
      ...group,
      ...(opened.includes(group.id) && { fields: fields.map(shownField) }),
    })),
    seats: spec.seats(state).map((name) => `celle ${of(name)} seulement`),
    choices: spec.readings.of(state),
    box: spec.box?.of(state) ?? '',
    seen: before?.seen ?? spec.seen(state, move, answer.kind !== 'impossible', eyes),
  };
}

/** The rest of it, a step at a time. */
export function* sheetSteps<G extends GameTypes, Seen>(
  spec: ArbiterSpec<G, Seen>,
  desk: Desk<G>,
  sheet: Sheet<G, Seen>,
): Generator<undefined, Sheet<G, Seen>, undefined> {
  return { ...sheet, ...answered(spec, desk, yield* soughtIn(spec, desk, sheet.answer)), isWhole: true };
}

/** With what was counted beside the verdict. */
export const withOdds = <G extends GameTypes, Seen>(
  spec: ArbiterSpec<G, Seen>,
  desk: Desk<G>,
  sheet: Sheet<G, Seen>,
  odds: readonly LogLine[] | undefined,
): Sheet<G, Seen> => ({ ...sheet, ...answered(spec, desk, sheet.answer, odds), isWhole: true });

/** All of it. */
export const sheetOf = <G extends GameTypes, Seen>(spec: ArbiterSpec<G, Seen>, desk: Desk<G>): Sheet<G, Seen> =>
  atOnce(sheetSteps(spec, desk, sheetAtOnce(spec, desk)));
