/** What holds for the arbiter of every game: for their tests, over positions of random games, each with a move that may be anything. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from '#components/games.ts';
import { combined, leastOf, setsText, waysOf } from '#components/our-table/turning/testing/combined.ts';
import { diceFrom, oneOf } from '#engine/core/dice.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { rulingNumber } from '#engine/core/origin.ts';
import { seeded } from '#engine/core/random.ts';
import { type Choices, openIdsOf, type ReadingIds } from '#engine/core/ruling.ts';
import type { Verdict } from '#engine/core/verdict.ts';
import { type ArbiterAnswer, answerOf } from '../answer.ts';
import { nextDesk, openDesk } from '../desk.ts';
import { formatArbiter, parseArbiter } from '../link.ts';
import { formatPlainly } from '../plain.ts';
import { sheetOf } from '../sheet.ts';
import type { ArbiterSpec } from '../spec.ts';
import { isSameVerdict, judgedUnder, turningIn } from '../turning/judged.ts';
import { factsAway, twinsOf } from '../twins.ts';
import { twinsNear } from './near.ts';

/** Twins of one refusal that are tried. */
const MOST_TWINS = 4;

/** Combinations of one position. */
const MOST_COMBINED = 3000;

interface Bounds<G extends GameTypes> {
  /** Of moves that are legal, and of those that are refused, more than so many. */
  readonly more: number;
  /** A link is shorter, in characters. */
  readonly link: number;
  /** Positions whose verdict is asked under every combination of readings by day; 60 where left out. */
  readonly turned?: number;
  /** A second opinion on a move, of a referee that does not know the judge; undefined where it has none. */
  readonly referee?: (state: G['state'], move: G['move']) => boolean | undefined;
  /** Codes no refusal of which has a twin that the second referee confirms, and why. */
  readonly twinless: Readonly<Record<string, string>>;
  /** More positions that a night begins from, of moments that random games seldom meet. */
  readonly near?: () => readonly { readonly state: G['state']; readonly move: G['move'] }[];
  /** Codes of which a night finds fewer than twenty; left out: no night has counted them. */
  readonly rare?: readonly string[];
  /** Questions of the lists on top. */
  readonly questions: readonly string[];
  /** What holds beside for this game's answers. */
  readonly also?: (answer: ArbiterAnswer<G>) => void;
}

/** What a refusal by a ruling says of whose reading it is, and must not: « à votre table » where it is ours, « selon nous » where it is the table's. */
function missaid(ids: ReadingIds, choices: Choices, verdict: Verdict): string | undefined {
  if (verdict.ok || rulingNumber(verdict.rule) === undefined) return undefined;
  const ours = ids[verdict.rule]?.[0];
  const isOwn = (choices[verdict.rule] ?? ours) !== ours;
  const isWrong = isOwn ? /selon nous/i.test(verdict.because) : /à votre (?:table|lecture)|votre table|sous votre/i.test(verdict.because);
  return isWrong ? `${verdict.rule} ${isOwn ? 'as the table reads it' : 'as we read it'}: ${verdict.because}` : undefined;
}

/** Codes that a refusal of the engine names in its text; a game's folder is its profile's, whatever the engine calls the game. */
function codesIn({ name }: { readonly name: string }): readonly string[] {
  const folder = GAMES.find((game) => game.name === name)?.id;
  const codes = globSync(`engine/${folder}/**/*.ts`, { exclude: ['**/*.test.ts', '**/testing/**'] })
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(?:no|refuse)\(\s*'([A-Z]+(?:-[A-Z]+)?-[A-Z0-9]+)'/g)])
    .map(([, code = '']) => code);
  if (codes.length === 0) throw new Error(`${name}: no refusal of its engine is read`);
  return codes;
}

export function arbiterLaws<G extends GameTypes, Seen>(
  spec: ArbiterSpec<G, Seen>,
  cases: readonly { readonly state: G['state']; readonly move: G['move'] }[],
  { more, link: most, turned: asked = 60, referee, twinless, near, rare, questions, also }: Bounds<G>,
): void {
  type PositionAsked = { readonly state: G['state']; readonly move: G['move'] };
  const { game } = spec;
  /** By night all. */
  const turnedCases = process.env.POSITIONS === undefined ? cases.slice(0, asked) : cases;

  const twinCases = process.env.POSITIONS === undefined ? cases.slice(0, asked) : cases;
  const auditedCases = process.env.POSITIONS === undefined ? cases.slice(0, asked / 2) : cases;

  test(`${cases.length} positions: the usual form contradicts nothing, the verdict is the judge’s, and a refusal offers moves that the judge allows`, {
    timeout: 60_000,
  }, () => {
    const kinds = { legal: 0, refused: 0 };
    for (const { state, move } of cases) {
      const answer = answerOf(spec, state, move, undefined);
      if (answer.kind === 'impossible') throw new Error(answer.clashes[0]?.text);
      if (answer.kind === 'pending') continue;
      kinds[answer.kind] += 1;
      const verdict = game.judge(state, move);
      if (verdict.ok !== (answer.kind === 'legal')) throw new Error(`${spec.say(move, state)}: ${answer.kind}`);
      if (answer.kind === 'refused') {
        expect(answer.refusal).toEqual(verdict);
        for (const one of answer.nearest) if (!game.judge(state, one).ok) throw new Error(`${spec.say(one, state)} is offered`);
      } else if (answer.lead.chance) {
        expect(answer.lead.chance.branches.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1, 12);
      }
      also?.(answer);
    }
    expect(Math.min(kinds.legal, kinds.refused)).toBeGreaterThan(more);
  });

  test('links come back as they were, long or short, and are short enough to be sent', async () => {
    for (const { state, move } of cases.slice(0, 80)) {
      const asked = { state, move, eyes: undefined };
      const link = (await formatArbiter(spec, asked)) ?? '';
      expect(link.length).toBeLessThan(most);
      for (const one of [link, `#${formatPlainly(spec.pack(state), move)}`])
        expect(await parseArbiter(spec, one)).toEqual({ ok: true, value: asked });
    }
  });

  test('audit: a verdict names every ruling of ours whose other reading, chosen alone, would change it, and a refusal says whose reading it is', {
    timeout: 60_000 + 100 * cases.length,
  }, () => {
    const { readings } = spec;
    const open = openIdsOf(readings.ids).filter((id) => rulingNumber(id) !== undefined);
    const faults = new Set<string>();
    const counts = { verdicts: 0, refusals: 0, leaning: 0, byBook: new Map<string, number>() };
    for (const asked of auditedCases) {
      const { answer } = sheetOf(spec, { ...openDesk(spec), ...asked });
      if (answer.kind !== 'legal' && answer.kind !== 'refused') continue;
      const now = readings.of(asked.state);
      const base = judgedUnder(spec, asked, now);
      if (!base) continue;
      const whose = (choices: Choices, verdict: Verdict): void => {
        const said = missaid(readings.ids, choices, verdict);
        if (said !== undefined) faults.add(said);
      };
      whose(now, base);
      const turns = open.filter((id) =>
        (readings.ids[id] ?? []).some((reading) => {
          const choices = { ...now, [id]: reading };
          const other = judgedUnder(spec, asked, choices);
          if (other) whose(choices, other);
          return other !== undefined && !isSameVerdict(base, other);
        }),
      );
      const rule = answer.kind === 'refused' ? answer.refusal.rule : undefined;
      const named = new Set([
        ...answer.rests,
        ...(answer.grounds ?? []).flatMap((one) => one.rule ?? []),
        ...(rule === undefined ? [] : [rule]),
      ]);
      const unnamed = turns.filter((id) => !named.has(id));
      if (unnamed.length > 0)
        throw new Error(`${spec.say(asked.move, asked.state)}: ${rule ?? 'légal'} leans on ${unnamed}, and does not say it`);
      counts.verdicts += 1;
      if (rule !== undefined) counts.refusals += 1;
      if (turns.length > 0) counts.leaning += 1;
      if (rule !== undefined && rulingNumber(rule) === undefined)
        for (const id of turns) counts.byBook.set(`${rule} ${id}`, (counts.byBook.get(`${rule} ${id}`) ?? 0) + 1);
    }
    const pairs = [...counts.byBook].map(([pair, count]) => `${pair} ${count}`).join(', ');
    console.log(
      `${spec.name}: ${counts.verdicts} verdicts read, ${counts.refusals} refusals, ${counts.leaning} lean on a ruling; by the booklet and a ruling: ${pairs || 'none'}`,
    );
    expect([...faults], 'whose reading it is').toEqual([]);
    expect(counts.verdicts).toBeGreaterThan(auditedCases.length * 0.8);
  });

  test('« ce qui le rendrait permis »: one fact apart, refused here and permitted there, by the second referee too', {
    timeout: 60_000 + 200 * cases.length,
  }, () => {
    const pairs = new Map<string, number>();
    const dice = diceFrom(seeded('jumeaux'));
    let confirmed = 0;
    /** Two questions one fact apart, this one refused, that one permitted. */
    const compare = (refused: PositionAsked, permitted: PositionAsked, told: string) => {
      const verdict = game.judge(refused.state, refused.move);
      if (verdict.ok || !game.judge(permitted.state, permitted.move).ok) throw new Error(`${told}: not one refused and one permitted`);
      pairs.set(verdict.rule, (pairs.get(verdict.rule) ?? 0) + 1);
      const [here, there] = [referee?.(refused.state, refused.move), referee?.(permitted.state, permitted.move)];
      if (here === undefined || there === undefined) return;
      if (here || !there) throw new Error(`${told}: the second referee says ${here} and ${there}`);
      confirmed += 1;
    };
    for (const { state, move } of twinCases) {
      if (!game.judge(state, move).ok) {
        for (const twin of twinsOf(spec, state, move, MOST_TWINS))
          compare({ state, move }, twin, `${spec.say(move, state)} ; ${twin.text}`);
        continue;
      }
      // What is permitted, with one fact changed so that it is not: its twin is found again.
      const away = [...factsAway(spec, state, move)].filter(
        (one) => spec.contradictions(one.state).length === 0 && !game.judge(one.state, one.move).ok,
      );
      for (const one of Array.from({ length: Math.min(MOST_TWINS, away.length) }, () => oneOf(away, dice)))
        compare(one, { state, move }, `${spec.say(move, state)} ; ${one.text}`);
    }
    const counts = [...pairs].sort((a, b) => b[1] - a[1]).map(([rule, count]) => `${rule} ${count}`);
    console.log(`${spec.name}: twins of ${counts.join(', ')}; ${confirmed} confirmed by the second referee`);
    expect(pairs.size).toBeGreaterThan(2);
  });

  test('« ce qui le rendrait permis » of a question of the lists: another choice in one list, which the page then asks, permitted by the second referee too', {
    timeout: 60_000 + 200 * questions.length,
  }, () => {
    const said = (question: string): ReadonlyMap<string, string> =>
      new Map((spec.lists?.of(question, spec.example.state) ?? []).map(({ label, value }) => [label, value]));
    const counts = { refused: 0, listed: 0, alone: 0, confirmed: 0 };
    for (const question of questions) {
      const desk = nextDesk(spec, openDesk(spec), { kind: 'ask', question });
      const { state, move } = desk;
      if (spec.contradictions(state).length > 0 || game.judge(state, move).ok) continue;
      counts.refused += 1;
      const twins = twinsOf(spec, state, move, MOST_TWINS, question);
      if (twins.length === 0) counts.alone += 1;
      for (const twin of twins) {
        const told = `${question} ; ${twin.text}`;
        const next = nextDesk(spec, desk, { kind: 'twin', ...twin });
        if (!game.judge(next.state, next.move).ok) throw new Error(`${told}: refused still`);
        const [here, there] = [referee?.(state, move), referee?.(next.state, next.move)];
        if (here === true || there === false) throw new Error(`${told}: the second referee says ${here} and ${there}`);
        if (here === false && there === true) counts.confirmed += 1;
        if (!('ask' in twin.set)) continue;
        counts.listed += 1;
        const [before, after] = [said(question), said(twin.set.ask)];
        expect(next.question, told).toBe(twin.set.ask);
        expect([...after.keys()], told).toEqual([...before.keys()]);
        expect(
          [...after].flatMap(([label, value]) => (before.get(label) === value ? [] : [label])),
          told,
        ).toEqual([twin.id]);
      }
    }
    console.log(
      `${spec.name}: ${counts.refused} questions refused, ${counts.alone} without a twin; ${counts.listed} twins of their lists, ${counts.confirmed} twins confirmed by the second referee`,
    );
    expect(Math.min(counts.listed, counts.confirmed)).toBeGreaterThan(5);
  });

  /** By night twenty of each code; by day, that no code said to have no twin has one. */
  const night = process.env.TWINS;
  test('« ce qui le rendrait permis », les codes rares: twins found near them, confirmed by the second referee, or why there are none', {
    timeout: night ? 3_600_000 : 60_000,
  }, () => {
    const found = twinsNear(spec, night ? [...(near?.() ?? []), ...cases] : cases.slice(0, 30), {
      wanted: night ? 20 : 1,
      steps: Number(night ?? 200),
      dice: diceFrom(seeded('jumeaux')),
      sort: ({ state, move }) => (near ? `${move.kind} ${spec.moment(state)}` : move.kind),
      counts(refused, twin) {
        const [here, there] = [referee?.(refused.state, refused.move), referee?.(twin.state, twin.move)];
        if (here === undefined || there === undefined) return false;
        if (here || !there)
          throw new Error(
            `${spec.say(refused.move, refused.state)} ; ${twin.text}: the second referee says ${here} and ${there}, of ${JSON.stringify([refused.move, spec.pack(refused.state), twin.move, spec.pack(twin.state)])}`,
          );
        return true;
      },
    });
    const told = [...found].sort(([a], [b]) => a.localeCompare(b)).map(([rule, count]) => `${rule} ${count}`);
    console.log(`${spec.name}: near ${told.join(', ')}`);
    const codes = new Set([...found.keys(), ...codesIn(spec)]);
    const has = (rule: string, least: number): boolean => (found.get(rule) ?? 0) >= least;
    expect(
      Object.keys(twinless).filter((rule) => has(rule, 1)),
      'said to have no twin',
    ).toEqual([]);
    if (!night) return;
    expect([...codes].filter((rule) => !(rule in twinless) && !has(rule, 20)).sort(), 'fewer than twenty').toEqual(rare);
  });

  test('« toutes les lectures »: the smallest sets that turn a verdict over are those of every combination, asked one by one', {
    timeout: 60_000 + 2_000 * turnedCases.length,
  }, () => {
    const { readings, contradictions } = spec;
    const dice = diceFrom(seeded('lectures'));
    let compared = 0;
    let combinations = 0;
    for (const { state, move } of turnedCases) {
      const now = readings.of(state);
      const { turns, read, isWhole } = turningIn(spec, { state, move });
      // Beside what it says that it reads, three rulings that it says to have nothing to do with it.
      const others = [0, 1, 2].map(() => oneOf(openIdsOf(readings.ids), dice));
      const ids = [...new Set([...read, ...others])].filter((id) => (readings.ids[id]?.length ?? 0) > 1);
      const ways = waysOf(ids, readings.ids);
      if (!isWhole || ways > MOST_COMBINED) continue;
      const judge = spec.weigh ?? game.judge;
      const base = judge(state, move);
      const turned = combined(ids, readings.ids, now).filter((changed) => {
        const other = readings.with(state, { ...now, ...changed });
        return contradictions(other).length === 0 && !isSameVerdict(base, judge(other, move));
      });
      const [found, least] = [setsText(turns.map(({ choices }) => choices)), setsText(leastOf(turned))];
      if (found !== least) throw new Error(`${spec.say(move, state)} : ${found}, but ${least}`);
      compared += 1;
      combinations += ways;
    }
    console.log(`${spec.name}: ${compared} verdicts under ${combinations} combinations of readings`);
    expect(compared).toBeGreaterThan(turnedCases.length * 0.8);
  });
}
