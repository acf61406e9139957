/** Makes an edition. Its questions come from the exercises « Est-ce légal ? », as many of what may be done as of what may not; each edition asks again those of the one before. */
import { answeredNow } from '#components/arbiter/kept.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { type Practice, series } from '#engine/practice/quiz.ts';
import { RULES_EDITIONS, type RulesEdition, type KeptVerdict } from '#components/rules/editions.ts';
import { ARBITERS, paragraphsNow, verdictsNow } from './today.ts';

/** Of each game, where its exercises give as many. */
const COUNT = 60;
/** Questions of a series. */
const LENGTH = 10;
/** Series tried at most: a position that links do not hold whole may answer otherwise, and is not kept. */
const TRIES = 12;

const PRACTICES: Readonly<Record<string, Readonly<Record<string, unknown>>>> = import.meta.glob('/engine/*/practice.ts', { eager: true });

const isPractice = (value: unknown): value is Practice<GameTypes> => typeof value === 'object' && value !== null && 'kinds' in value;

/** `kept` and others after them, each one's answer that of today's judge in the position as a link holds it. */
async function filled(game: string, kept: readonly KeptVerdict[]): Promise<readonly KeptVerdict[]> {
  const spec = ARBITERS.get(game);
  const practice = Object.values(PRACTICES[`/engine/${game}/practice.ts`] ?? {}).find(isPractice);
  if (!spec || !practice) return kept;
  const verdicts = [...kept];
  for (let at = 0; at < TRIES && verdicts.length < COUNT; at += 1)
    for (const { state, move, verdict } of series(practice, `edition-${kept.length}-${at}`, LENGTH)) {
      if (verdicts.length >= COUNT || !spec.game.checkMove(move).ok) continue;
      const position: unknown = JSON.parse(JSON.stringify(spec.pack(state)));
      const refusal = await answeredNow(spec, position, move);
      if (refusal === undefined || refusal?.rule !== (verdict.ok ? undefined : verdict.rule)) continue;
      verdicts.push({ game, question: spec.say(move, state), position, move, refusal });
    }
  return verdicts;
}

/** The edition of `date`, an ISO day. */
export async function frozen(date: string, version: string): Promise<RulesEdition> {
  const before = RULES_EDITIONS.filter((edition) => edition.date < date).at(-1);
  const again = await verdictsNow(before?.verdicts ?? []);
  const verdicts: KeptVerdict[] = [];
  for (const game of ARBITERS.keys())
    verdicts.push(
      ...(await filled(
        game,
        again.filter((kept) => kept.game === game),
      )),
    );
  return { date, version, paragraphs: paragraphsNow(), verdicts };
}
