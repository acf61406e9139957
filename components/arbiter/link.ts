/**
 * A position and a move as the fragment of an address: `position=1d.…`, where 1 is the format and the rest is packed (`kit/packed.ts`): the JSON
 * of `{ s: position, m: move, v: whose hand alone is seen, q: the question on top, w: the words it was read from, then those left }`.
 */
import { valueIn } from '#components/kit/json.ts';
import { packText, type Streams, unpackText } from '#components/kit/packed.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { type Checked, isRecord } from '#engine/core/input.ts';
import { marked, unmarked } from '#engine/core/link.ts';
import type { PositionAsked, Worded } from './desk.ts';
import { FORMAT, KEY, LONGEST } from './fragment.ts';
import { linkText } from './plain.ts';
import type { ArbiterSpec } from './spec.ts';

/** Signs of a link, and of what it unpacks to: a position on a board of a club's own takes the most. */
const MOST_LINK = 60_000;
const MOST_TEXT = 200_000;

const INSTEAD = 'Voici l’exemple de départ.';
const DAMAGED = 'Ce lien d’arbitre est abîmé, ou d’une autre version du site : voici l’exemple de départ.';
const LONG = 'Ce lien d’arbitre est trop long pour être lu : voici l’exemple de départ.';
const OLD = 'Ce navigateur ne sait pas ouvrir les liens d’arbitre : voici l’exemple de départ.';

export type Linked<G extends GameTypes> = Pick<ArbiterSpec<G>, 'game' | 'pack' | 'unpack' | 'seats' | 'asked'>;

/** The fragment without its `#`; undefined where it would be too long to send. */
export async function formatArbiter<G extends GameTypes>(
  spec: Linked<G>,
  asked: PositionAsked<G>,
  streams?: Streams,
): Promise<string | undefined> {
  const packed = await packText(linkText(spec.pack(asked.state), asked.move, asked.eyes, asked.question, asked.worded), MOST_LINK, streams);
  return packed && marked(`${KEY}${FORMAT}${packed}`);
}

/** Whether a question is the one that this position and this move answer: its words are not taken on trust. */
async function isQuestionOf<G extends GameTypes>(
  spec: Linked<G>,
  question: string,
  { state, move }: Pick<PositionAsked<G>, 'state' | 'move'>,
): Promise<boolean> {
  const asked = spec.asked?.(question, state);
  const read = asked && (await spec.unpack(spec.pack(asked.state)));
  const text = (one: G['state'], what: G['move']) => JSON.stringify([spec.pack(one), sorted(what)]);
  return asked !== undefined && read?.ok === true && text(read.value, asked.move) === text(state, move);
}

/** Words that a question was read from, and those of them that were left; undefined where they are no such thing. */
function wordedIn(value: unknown): Worded | undefined {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string' && one !== '' && one.length <= LONGEST)) return undefined;
  const [brought, ...left]: readonly string[] = value;
  return brought !== undefined && left.length > 0 && left.every((one) => brought.toLowerCase().includes(one))
    ? { brought, left }
    : undefined;
}

/** Its fields in one order. */
const sorted = (value: object): unknown => Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));

/** Reads what was formatted: a refusal is one sentence. Never throws. */
export async function parseArbiter<G extends GameTypes>(
  spec: Linked<G>,
  fragment: string,
  streams?: Streams,
): Promise<Checked<PositionAsked<G>>> {
  const no = (because: string) => ({ ok: false, field: '', because }) as const;
  if (fragment.length > MOST_LINK + 50) return no(LONG);
  const link = unmarked(fragment);
  if (!link.ok) return no(`${link.because} ${INSTEAD}`);
  if (!link.text.startsWith(`${KEY}${FORMAT}`)) return no(DAMAGED);
  const text = await unpackText(link.text.slice(KEY.length + FORMAT.length), MOST_TEXT, streams);
  if (!text.ok) return no(text.why === 'old browser' ? OLD : text.why === 'long' ? LONG : DAMAGED);
  const value = valueIn(text.text);
  if (!isRecord(value)) return no(DAMAGED);
  const state = await spec.unpack(value.s);
  const move = spec.game.checkMove(value.m);
  if (!state.ok || !move.ok) return no(DAMAGED);
  const eyes = spec.seats(state.value).findIndex((_, seat) => seat === value.v);
  const asked = { state: state.value, move: move.value, eyes: eyes < 0 ? undefined : eyes };
  const isIts = typeof value.q === 'string' && (await isQuestionOf(spec, value.q, asked));
  return { ok: true, value: isIts ? { ...asked, question: String(value.q), worded: wordedIn(value.w) } : asked };
}
