/** The arbiter of Zargo's Lords: its verdict is the judge's on positions of random games and on those set by hand; each verb of its question by cases counted by hand. */
import { describe, expect, test } from 'vitest';
import { answerOf } from '#components/arbiter/answer.ts';
import { type Desk, type DeskEvent, nextDesk, openDesk } from '#components/arbiter/desk.ts';
import { parseArbiter } from '#components/arbiter/link.ts';
import { disputeText } from '#components/arbiter/quick/quick.ts';
import { sheetOf } from '#components/arbiter/sheet.ts';
import { arbiterLaws } from '#components/arbiter/testing/laws.ts';
import { anyQuestions } from '#components/arbiter/testing/questions.ts';
import { diceFrom } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { hexAt } from '#engine/zargos-lords/board/map.ts';
import { zonesOn } from '#engine/zargos-lords/board/position.ts';
import { peopleOf } from '#engine/zargos-lords/data/counters.ts';
import { BOX } from '#engine/zargos-lords/data/tables.ts';
import { putGround, withAlliance, withEscort, withFought, withParalysis, withRetreat } from '#engine/zargos-lords/edit.ts';
import { contradictions } from '#engine/zargos-lords/game/contradictions.ts';
import { LORDS, type Lords } from '#engine/zargos-lords/game/game.ts';
import type { Move, State } from '#engine/zargos-lords/game/types.ts';
import { fightOdds } from '#engine/zargos-lords/game/odds.ts';
import { formatBox } from '#engine/zargos-lords/notation/box.ts';
import { readingsOf } from '#engine/zargos-lords/options.ts';
import { War } from '#engine/zargos-lords/testing/war.ts';
import { KINDS } from '#engine/zargos-lords/types.ts';
import { lordsArbiter } from './address.ts';
import { MAP_IDS, MAPS } from './maps.ts';
import { boxTextOf, packLords, unpackLords } from './pack.ts';
import { countsOf, DISPUTES, DOINGS, type Doing, FIRST_QUICK, fitting, formatQuick, parseQuick, parts, whatOptions } from './quick.ts';
import { disputeScene, quickScene } from './scenes.ts';
import { LORDS_ARBITER as SPEC } from './spec.ts';
import { anyLordsMove, atTheShore, casesOf, type LordsCase, handedOver, onItsLine, seldomMet, thrownTogether } from './testing/cases.ts';

/** Every question of the lists, at its usual number. */
const QUESTIONS = KINDS.flatMap((who) =>
  DOINGS.flatMap((verb) =>
    (whatOptions(who, verb).length > 0 ? whatOptions(who, verb) : [{ value: '' }]).map(({ value }) =>
      fitting({ who, verb, what: value, count: -1 }),
    ),
  ),
);

const STARTS = ['ponts', 'bois', 'col', 'gouffres', 'siege', 'escorte', 'continent', 'guerre'] as const;

/** By night, so many positions of games of every scenario in turn. */
function nightly(most: number): readonly LordsCase[] {
  const found: LordsCase[] = [];
  for (let game = 0; found.length < most; game += 1) {
    const start = STARTS[game % STARTS.length] ?? 'ponts';
    found.push(...casesOf(start, 1, start === 'guerre' ? 20 : 8, `nuit/${game}`));
  }
  return found.slice(0, most);
}

const CASES: readonly LordsCase[] = [
  ...nightly(Number(process.env.POSITIONS ?? 0)),
  ...(['ponts', 'bois', 'col', 'gouffres', 'siege', 'escorte'] as const).flatMap((start) => casesOf(start, 6, 5)),
  ...casesOf('continent', 1, 12),
  ...casesOf('guerre', 1, 25),
  // Before the questions, whose sea is of a painted map: no list offers another in its place.
  ...atTheShore(),
  ...QUESTIONS.map((question, at) => {
    const { state, move } = quickScene(question);
    return { state, move: at % 3 === 0 ? anyLordsMove(state, diceFrom(seeded(`${at}`))) : move };
  }),
];

/** Where all whose zones are entered are attacked (LOR-L-58), nobody comes into those of a city and another at once: who stands there has come by no game. */
const isStray = ({ position, marched }: State): boolean =>
  readingsOf(position)['LOR-L-58'] === 'tous' &&
  marched.some(({ id, against }) => {
    const one = position.counters.find((other) => other.id === id || other.escortId === id);
    const zones = one && against !== undefined ? zonesOn(position, one.at, peopleOf(one)) : [];
    return zones.length > 1 && zones.some((zone) => zone.startsWith('ville'));
  });

/** The second referee's opinion; that no attack at all will be possible is foreseen at the march by the game alone. */
function second(state: State, move: Move): boolean | undefined {
  if (isStray(state)) return undefined;
  const verdict = LORDS.judge(state, move);
  if (move.kind === 'march' && !verdict.ok && (verdict.rule === 'LOR-COM-4' || verdict.rule === 'LOR-L-58')) return undefined;
  return new War(state, state.position.box ?? BOX).refusal(move) === undefined;
}

/** Why no refusal of these codes has a twin that is confirmed. */
const TWINLESS: Readonly<Record<string, string>> = {
  'LOR-L-28': 'which people is picked is the question, and who has which is not set by hand',
  'LOR-L-45': 'an ally who may not join is first refused as not of those whose turn it is (LOR-TOUR-3)',
  'LOR-L-56': 'at a table that reads it so no garrison attacks from its walls',
  'LOR-L-83': 'whom he comes to attack and where are the question: without that enemy he attacks nobody',
  'LOR-MAT-2': 'nobody is asked about step by step, and a place off the map is only too far',
  'LOR-VIL-4': 'which target is the question, and nobody stands in the open in a city but while those driven out retreat',
};

const LISTED = anyQuestions({ first: FIRST_QUICK, parts, format: formatQuick }, 200);

arbiterLaws(SPEC, CASES, {
  referee: second,
  more: 150,
  twinless: TWINLESS,
  near: () => [
    ...seldomMet(10, 600),
    ...onItsLine(),
    ...handedOver(),
    ...thrownTogether(),
    ...LISTED.flatMap((question) => SPEC.asked?.(question, SPEC.example.state) ?? []),
  ],
  rare: [],
  link: 12_000,
  questions: LISTED,
  turned: 24,
  also(answer) {
    if (answer.kind === 'legal' && answer.lead.chance) expect(answer.lead.next).toBeUndefined();
  },
});

test('LOR-COM-5: the faces of a fight are the table’s, each its sixth', () => {
  let fights = 0;
  for (const { state, move } of CASES) {
    if (move.kind !== 'attack' || move.targets[0]?.startsWith('ville')) continue;
    const answer = answerOf(SPEC, state, move, undefined);
    if (answer.kind !== 'legal') continue;
    const odds = fightOdds(state, move);
    if (!odds.allowed) throw new Error(odds.because);
    const { branches = [] } = answer.lead.chance ?? {};
    const chanceOf = (word: string): number =>
      branches.filter(({ title }) => title.startsWith(word)).reduce((sum, { chance }) => sum + chance, 0);
    expect(chanceOf('rien ne se passe')).toBeCloseTo(odds.chances.nothing, 12);
    expect(chanceOf('le défenseur est éliminé')).toBeCloseTo(odds.chances.defenderEliminated, 12);
    expect(chanceOf('les attaquants reculent')).toBeCloseTo(odds.chances.attackerRetreats, 12);
    fights += 1;
  }
  expect(fights).toBeGreaterThan(20);
});

test.each(['position=', 'position=1d.', 'position=1d.abc', 'position=2j.e30', 'position=1j.e30', `position=1j.${'A'.repeat(70_000)}`])(
  'a bad link says one sentence: %.30s',
  async (link) => {
    const read = await parseArbiter(SPEC, link);
    expect(read.ok ? '' : read.because).toMatch(/^Ce lien d’arbitre [^.]*\.$/);
  },
);

test('a link keeps a map by its name, a painted one whole, and a club’s box', async () => {
  const { state } = quickScene(FIRST_QUICK);
  for (const id of MAP_IDS) {
    const on = { ...state, position: { ...state.position, map: MAPS[id].map, counters: [] } };
    const read = await unpackLords(JSON.parse(JSON.stringify(packLords(on))));
    expect(read.ok && read.value.position.map).toBe(MAPS[id].map);
  }
  const box = { ...BOX, factors: { ...BOX.factors, dragon: { combat: 12, movement: 7 } } };
  const own = await SPEC.box?.with(state, formatBox(box));
  if (!own) throw new Error('no box');
  const read = await unpackLords(JSON.parse(JSON.stringify(packLords(own))));
  expect(read.ok && boxTextOf(read.value)).toBe(formatBox(box));
  expect((await SPEC.box?.with(own, ''))?.position.box).toBeUndefined();
});

test('LOR-MAT-1: a dispute may be laid on the map of a club’s box, and its link carries that map', async () => {
  const { state } = quickScene(FIRST_QUICK);
  const land = ['~cccccc~', '~c....c~', '~c....c~', '~cccccc~', '~~~1~~~~', '~cccccc~', '~c....c~', '~c....c~', '~cccccc~', '~~~~~~~~'];
  const box = { ...BOX, map: { rows: land, wraps: false, names: ['Nord', 'Sud'] } };
  const kept = await SPEC.box?.with(state, formatBox(box));
  if (!kept) throw new Error('no box');
  const choices = SPEC.groups(kept).flatMap(({ fields: all }) => all);
  const map = choices.find(({ id }) => id === 'carte');
  if (map?.kind !== 'choice') throw new Error('no maps to choose from');
  expect(map.options).toContainEqual({ value: 'boite', label: 'la carte de votre boîte' });
  const on = map.set('boite');
  expect(on.position.map).toEqual(box.map);
  const read = await unpackLords(JSON.parse(JSON.stringify(packLords(on))));
  expect(read.ok && read.value.position.map).toEqual(box.map);
  expect(read.ok && boxTextOf(read.value)).toBe(formatBox(box));
});

test('a question is a text and back; what does not fit is put right', () => {
  for (const question of QUESTIONS) expect(parseQuick(formatQuick(question))).toEqual(question);
  expect(parseQuick('vite dragon passer dragon 99')).toEqual({ who: 'dragon', verb: 'passer', what: 'chevalier', count: 1 });
  expect(parseQuick('vite licorne passer dragon 1')).toBeUndefined();
  for (const verb of DOINGS) {
    const bounds = countsOf(FIRST_QUICK.who, verb);
    if (bounds) expect(fitting({ ...FIRST_QUICK, verb, count: -1 }).count).toBe(bounds.usual);
  }
  // The box has three Sorciers.
  expect(fitting({ who: 'sorcier', verb: 'attaquer', what: 'dragon', count: 4 }).count).toBe(1);
  expect(fitting({ who: 'sorcier', verb: 'attaquer', what: 'dragon', count: 3 }).count).toBe(3);
});

const verdictOf = (text: string) => sheetOf(SPEC, nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question: text })).answer;

type Row = readonly [who: (typeof KINDS)[number], verb: Doing, what: string, count: number, rule: string, words: RegExp];

/** Counted by hand out of the booklet and our box: Fantassin 3, Chevalier 8, Dragon 10, Fantassin of the Dragons 2, Faucon 5, Serpent 6. `légal`, or the rule that refuses. */
const ROWS: readonly Row[] = [
  ['chevaliers-fantassin', 'passer', 'dragon', 1, 'LOR-ZDI-1', /on n’y passe pas/],
  ['faucon', 'passer', 'dragon', 1, 'légal', /4 points/],
  ['chevaliers-fantassin', 'venir', 'dragons-fantassin', 1, 'légal', /3 contre 2, différence 1/],
  ['chevaliers-fantassin', 'venir', 'dragon', 1, 'LOR-COM-4', /3 contre 10/],
  ['chevalier', 'attaquer', 'dragon', 1, 'LOR-COM-4', /8 contre 10 : la différence, −2/],
  ['chevalier', 'attaquer', 'dragon', 2, 'légal', /16 contre 10, différence 6 \(bande 4 à 7\)/],
  ['chevalier', 'charger', 'dragon', 3, 'légal', /11 contre 10, différence 1/],
  ['moines-chevalier', 'charger', 'chevaliers-fantassin', 3, 'légal', /5 contre 3, différence 2/],
  ['chevaliers-fantarcher', 'tirer', 'dragon', 8, 'légal', /il faut 6 flèches/],
  ['chevaliers-fantarcher', 'tirer', 'dragon', 9, 'LOR-ARC-1', /à 9 hexagones, la portée est de 8/],
  ['lance-flammes', 'tirer', 'chevalier', 6, 'LOR-LAN-1', /la portée est de 5/],
  ['sorcier', 'tirer', 'dragon', 5, 'légal', /vision/],
  ['sorcier', 'tirer', 'dragon', 6, 'LOR-SOR-2', /./],
  ['chevalier', 'tirer', 'dragon', 3, 'LOR-ARC-1', /./],
  ['lance-flammes', 'tirer-avant', 'chevalier', 3, 'LOR-LAN-1', /à la fin du mouvement seulement/],
  ['chevaliers-fantarcher', 'tirer-avant', 'dragon', 3, 'LOR-ARC-1', /une fois les mouvements finis/],
  ['sorcier', 'tirer-avant', 'dragon', 3, 'LOR-COM-7', /quand tous les pions sont en place/],
  ['dragon', 'tirer-avant', 'chevalier', 3, 'légal', /il faut 2 flammes/],
  ['dragon', 'tirer-avant', 'chevalier', 8, 'LOR-DRA-1', /la portée est de 5/],
  ['serpent', 'seul', 'chevaliers-fantassin', 1, 'légal', /6 contre 3/],
  ['dragon', 'seul', 'chevalier', 1, 'LOR-IND-1', /./],
  ['chevaliers-fantassin', 'entrer', 'mer', 1, 'LOR-MER-1', /./],
  ['chevaliers-fantassin', 'entrer', 'mont', 1, 'légal', /./],
  ['chevaliers-fantassin', 'entrer', 'mont', 2, 'LOR-MON-1', /au pied du mont/],
  // The booklet: with one point left nobody enters a wood.
  ['chevaliers-fantassin', 'entrer', 'bois', 1, 'LOR-BOI-1', /Un bois demande 2 points de mouvement, il en reste 1/],
  ['chevaliers-fantassin', 'entrer', 'bois', 2, 'légal', /^Un bois demande 2 points/],
  ['chevalier', 'entrer', 'bois', 1, 'LOR-BOI-1', /il en reste 1/],
  ['serpent', 'entrer', 'bois', 9, 'légal', /^Un bois demande 2 points/],
  ['faucon', 'entrer', 'bois', 1, 'légal', /^Il vole/],
  // The booklet: arrows, flames and visions do nothing to a city.
  ['dragon', 'tirer', 'gardee', 3, 'LOR-VIL-4', /n’agissent pas sur une ville/],
  ['dragon', 'tirer-avant', 'gardee', 3, 'LOR-VIL-4', /n’agissent pas sur une ville/],
  ['lance-flammes', 'tirer', 'gardee', 3, 'LOR-VIL-4', /n’agissent pas sur une ville/],
  ['ailes-fantarcher', 'tirer', 'gardee', 3, 'LOR-VIL-4', /n’agissent pas sur une ville/],
  ['sorcier', 'tirer', 'gardee', 3, 'LOR-VIL-4', /n’agissent pas sur une ville/],
  ['chevalier', 'tirer', 'gardee', 3, 'LOR-ARC-1', /./],
  ['chevaliers-fantassin', 'entrer', 'gouffre', 1, 'légal', /paralysé/],
  ['chevaliers-fantassin', 'entrer', 'gardee', 1, 'LOR-VIL-6', /./],
  ['chevaliers-fantassin', 'entrer', 'vide', 1, 'légal', /prend la ville/],
  ['chevalier', 'entrer', 'sienne', 1, 'légal', /entre dans sa ville/],
  ['chevalier', 'reculer', 'plaine', 3, 'légal', /^Vers le nord : sauf/],
  ['chevalier', 'reculer', 'mont', 3, 'légal', /^Vers le nord : éliminé/],
  ['chevalier', 'reculer', 'mer', 3, 'légal', /^Vers le nord : éliminé/],
  ['chevalier', 'reculer', 'mer', 1, 'légal', /^Vers le nord : sauf/],
  ['chevalier', 'reculer', 'gouffre', 3, 'légal', /^Vers le nord : paralysé/],
  ['chevalier', 'reculer', 'ami', 3, 'légal', /^Vers le nord : sauf.* Pousse/],
  ['chevalier', 'reculer', 'ennemi', 3, 'légal', /^Vers le nord : éliminé/],
  ['chevalier', 'assieger', 'dragons', 1, 'légal', /8.*valant 2/],
  ['chevalier', 'assieger', 'dragons', 2, 'légal', /trop peu/],
  ['chevalier', 'assieger', 'dragons', 0, 'LOR-VIL-6', /./],
  ['chevaliers-fantassin', 'escorter', 'sorcier', 1, 'légal', /a une escorte/],
  ['chevalier', 'escorter', 'sorcier', 1, 'LOR-ESC-1', /aucun des deux n’escorte/],
  ['chevaliers-fantassin', 'escorter', 'chevaliers-fantassin', 1, 'LOR-ESC-1', /un fantassin ne s’escorte pas/],
  ['moine', 'disparaitre', 'immobile', 1, 'légal', /./],
  ['moine', 'disparaitre', 'deplace', 1, 'LOR-MOI-1', /s’est déjà déplacé/],
  ['moines-fantassin', 'disparaitre', 'immobile', 1, 'LOR-MOI-1', /./],
];

describe('the question on top, by the booklet', () => {
  test.each(ROWS)('%s, %s %s (%i): %s', (who, verb, what, count, rule, words) => {
    const answer = verdictOf(formatQuick({ who, verb, what, count }));
    if (answer.kind !== 'legal' && answer.kind !== 'refused') throw new Error(answer.kind);
    expect(answer.kind === 'legal' ? 'légal' : answer.refusal.rule).toBe(rule);
    const told =
      answer.kind === 'legal'
        ? [
            ...answer.lines.map(({ text }) => text),
            answer.chance?.sentence ?? '',
            ...(answer.chance?.branches ?? []).map(({ title }) => title),
          ].join(' ')
        : answer.refusal.because;
    expect(told).toMatch(words);
  });
});

const told = (question: Parameters<typeof formatQuick>[0]) =>
  sheetOf(SPEC, nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question: formatQuick(question) }));
const headOf = ({ answer }: ReturnType<typeof told>): string | undefined =>
  answer.kind === 'legal' ? answer.lines[0]?.rules[0] : answer.kind === 'refused' ? answer.refusal.rule : undefined;

/** By hand: Chevalier 8, Moine 7; a wood adds 1 to who is attacked, a mount 3. */
test.each([
  ['chevalier', 'attaquer', 'moine', 2, 'plaine', /16 contre 7/],
  ['chevalier', 'attaquer', 'moine', 2, 'bois', /16 contre 8/],
  ['chevalier', 'attaquer', 'moine', 2, 'mont', /16 contre 10/],
  ['chevalier', 'attaquer', 'moine', 2, 'gouffre', /LOR-GOU-1/],
  ['chevaliers-fantarcher', 'tirer', 'moine', 6, 'pion', /^Légal/],
  ['chevaliers-fantarcher', 'tirer', 'moine', 6, 'ville', /LOR-ARC-3/],
  ['chevaliers-fantarcher', 'tirer', 'moine', 2, 'bois', /LOR-ARC-3/],
  ['chevaliers-fantarcher', 'tirer', 'moine', 2, 'mont', /LOR-ARC-3/],
  ['chevaliers-fantarcher', 'tirer', 'moine', 2, 'gouffre', /LOR-ARC-3/],
  ['ailes-fantarcher', 'tirer', 'gardee', 6, 'ville', /LOR-VIL-4|LOR-ARC-3/],
  ['sorcier', 'tirer', 'moine', 4, 'bois', /^Légal/],
] as const)('LOR-COM-6, LOR-GOU-1, LOR-ARC-3: %s, %s %s (%i), %s', (who, verb, what, count, ground, words) => {
  expect(told({ who, verb, what, count, ground }).verdict).toMatch(words);
  // Nothing is between neighbours.
  expect(fitting({ who, verb: 'tirer', what, count: 1, ground: 'bois' }).ground).toBeUndefined();
});

/** The booklet: a Serpent that has won charges on, straight on the same line; of others a combat of their own is the only one of the turn. */
test.each([
  ['serpent', 'chevaliers-fantassin', 'devant', /^Légal/],
  ['serpent', 'chevaliers-fantassin', 'cote', /^Refusé \(LOR-SER-1\)/],
  ['aile', 'chevaliers-fantassin', 'devant', /^Refusé \(LOR-IND-1\).*seul de son coup/],
  ['chevalier', 'dragons-fantassin', 'devant', /^Refusé \(LOR-IND-1\).*ne livre pas de combat individuel/],
] as const)('LOR-SER-1, LOR-IND-1: %s, another enemy, %s %s', (who, what, ground, words) => {
  expect(told({ who, verb: 'continuer', what, count: 1, ground }).verdict).toMatch(words);
});

/** The booklet: nobody is bound; who changes sides offers his new alliance before he plays. */
test.each([
  ['offrir', 'avant', 'non', /^Légal/],
  ['offrir', 'pendant', 'non', /^Refusé \(LOR-ALL-1\).*avant de jouer/],
  ['rompre', 'avant', 'non', /^Légal/],
  ['rompre', 'pendant', 'non', /^Légal.*notre lecture \(L-31\)/],
  ['rompre', 'pendant', 'strict', /^Refusé \(LOR-L-31\)/],
] as const)('LOR-ALL-1, LOR-L-31: %s an alliance %s (%s)', (verb, ground, table, words) => {
  const question = formatQuick({ who: 'chevalier', verb, what: 'dragons', count: 1, ground });
  const state = table === 'strict' ? SPEC.readings.with(SPEC.example.state, { 'LOR-L-31': 'avant-son-coup' }) : SPEC.example.state;
  expect(sheetOf(SPEC, nextDesk(SPEC, { ...openDesk(SPEC), state }, { kind: 'ask', question })).verdict).toMatch(words);
});

test('LOR-BOI-1: whoever does not fly is refused a wood with one point left, and enters it with two', () => {
  for (const who of KINDS) {
    const flies = who === 'aile' || who === 'faucon';
    const verdicts = [1, 2].map((count) => headOf(told({ who, verb: 'entrer', what: 'bois', count })));
    expect([who, verdicts]).toEqual([who, flies ? ['LOR-VOL-1', 'LOR-VOL-1'] : ['LOR-BOI-1', 'LOR-BOI-1']]);
    expect(told({ who, verb: 'entrer', what: 'bois', count: 1 }).verdict).toMatch(flies ? /^Légal/ : /^Refusé/);
    expect(told({ who, verb: 'entrer', what: 'bois', count: 2 }).verdict).toMatch(/^Légal/);
  }
  // The number of another place is none of a wood.
  const list = parts(fitting({ who: 'dragon', verb: 'entrer', what: 'mont', count: 4 })).find(
    (part) => typeof part !== 'string' && part.label === 'Quoi, ou qui',
  );
  if (typeof list !== 'object') throw new Error('no list');
  expect(list.set('bois')).toEqual({ who: 'dragon', verb: 'entrer', what: 'bois', count: 1 });
});

test('LOR-BOI-1: woods that make a hex too far are named, in a whole position too', () => {
  const wood = (state: State, row: number): State => {
    const { q, r } = hexAt(5, row);
    return nextDesk(SPEC, { ...openDesk(SPEC), state }, { kind: 'touch', hand: 'paint b', at: `${q},${r}` }).state;
  };
  const { state, move } = quickScene({ who: 'chevaliers-fantassin', verb: 'entrer', what: 'mer', count: 4 });
  if (move.kind !== 'march') throw new Error(move.kind);
  const { q, r } = hexAt(5, 3);
  // Five points, five hexes: three of plain and a wood of two, so that the second wood is one step too many.
  const verdict = LORDS.judge(wood(wood(state, 4), 3), { ...move, to: { q, r } });
  expect(verdict).toMatchObject({ ok: false, rule: 'LOR-BOI-1', because: expect.stringMatching(/bois.* 5 en tout/) });
});

test('LOR-ESC-1, LOR-MOI-2: what an answer is about heads it, and the sentence of a vision is a whole one', () => {
  const escort = told({ who: 'chevaliers-fantassin', verb: 'escorter', what: 'sorcier', count: 1 });
  expect(headOf(escort)).toBe('LOR-ESC-1');
  expect(escort.answer.kind === 'legal' && escort.answer.lines.flatMap(({ rules }) => rules)).toContain('LOR-ESC-3');
  expect(headOf(told({ who: 'moines-chevalier', verb: 'charger', what: 'chevaliers-fantassin', count: 3 }))).toBe('LOR-MOI-2');
  const refused = told({ who: 'moines-chevalier', verb: 'charger', what: 'dragon', count: 3 }).answer;
  expect(refused).toMatchObject({ kind: 'refused', refusal: { rule: 'LOR-COM-4' }, besides: { rules: ['LOR-MOI-2'] } });
  expect(told({ who: 'chevalier', verb: 'charger', what: 'dragon', count: 3 }).verdict).not.toMatch(/Moine-chevalier/);
  const vision = told({ who: 'sorcier', verb: 'tirer', what: 'dragon', count: 5 }).answer;
  expect(vision.kind === 'legal' && vision.chance?.sentence).toMatch(/^À 5 hexagones, la vision fait fuir de .*\.$/);
});

test('LOR-LAN-1: a range is the booklet’s, of a Dragon as of a Lance-flammes', () => {
  const grounds = (who: 'dragon' | 'lance-flammes' | 'sorcier' | 'chevaliers-fantarcher') => {
    const { answer } = told({ who, verb: 'tirer', what: who === 'dragon' || who === 'lance-flammes' ? 'chevalier' : 'dragon', count: 9 });
    return answer.kind === 'refused' && answer.grounds;
  };
  for (const who of ['dragon', 'lance-flammes', 'sorcier', 'chevaliers-fantarcher'] as const)
    expect(grounds(who)).toEqual([{ text: 'le livret' }]);
});

test.each([
  ['dragon', 'tirer', 'chevalier', 8, 'Combien : à 5 hexagones'],
  ['chevaliers-fantassin', 'entrer', 'bois', 1, 'Points restants : s’il lui reste 2 points'],
  ['chevalier', 'attaquer', 'dragon', 1, 'Combien : à 2 comme lui'],
  ['moine', 'disparaitre', 'deplace', 1, 'Comment : sans bouger'],
  ['chevaliers-fantassin', 'entrer', 'mont', 2, 'Combien : depuis l’hexagone d’à côté'],
] as const)('what would permit « %s %s %s %i » is first sought in its own number', (who, verb, what, count, text) => {
  const answer = verdictOf(formatQuick({ who, verb, what, count }));
  expect(answer.kind === 'refused' && answer.twins?.[0]?.text).toBe(text);
});

test('LOR-L-21: a siege of too few may be declared, and is said to be for nothing; one of enough is not', () => {
  const said = (count: number) =>
    sheetOf(
      SPEC,
      nextDesk(SPEC, openDesk(SPEC), {
        kind: 'ask',
        question: formatQuick({ who: 'chevalier', verb: 'assieger', what: 'dragons', count }),
      }),
    ).verdict;
  expect(said(2)).toMatch(/^Légal, mais nul\. .*trop peu/);
  expect(said(1)).toMatch(/^Légal\. /);
});

test('LOR-REC-2: a line that kills may be chosen, and is said to kill; one that does not is legal alone', () => {
  const said = (what: string, count: number) =>
    sheetOf(
      SPEC,
      nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question: formatQuick({ who: 'chevalier', verb: 'reculer', what, count }) }),
    ).verdict;
  expect(said('mont', 3)).toMatch(/^Légal, mais mortel\. Vers le nord : éliminé/);
  expect(said('plaine', 3)).toMatch(/^Légal\. Vers le nord : sauf/);
});

test('each dispute that is ready answers what friends ask', () => {
  const told = Object.fromEntries(
    DISPUTES.map(({ id }) => [id, sheetOf(SPEC, nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question: disputeText(id) })).verdict]),
  );
  expect(told.devant).toMatch(/^Refusé \(LOR-ZDI-1\)/);
  expect(told.mont).toMatch(/^Refusé \(LOR-MON-1\)/);
  expect(told.bois).toMatch(/^Refusé \(LOR-ARC-3\)/);
  // Eight and two of one Sorcier, the other adds nothing (LOR-SOR-1, LOR-L-3).
  expect(told.sorciers).toMatch(/^Légal.*10 contre 2/);
  expect(told.gouffre).toMatch(/Vers le nord : paralysé/);
  expect(told.ami).toMatch(/Vers le nord : sauf.*Pousse le Fantassin/);
  expect(told.garnison).toMatch(/l’attaque est nulle/);
  expect(told.escorte).toMatch(/L’escorte du Sorcier .* est éliminée\. Le Sorcier .* choisit sa ligne/);
  expect(told.moine).toMatch(/^Légal/);
  expect(told.flammes).toMatch(/^Légal.*notre lecture \(L-46\)/);
});

const acting = (...events: readonly DeskEvent<Lords>[]): Desk<Lords> =>
  events.reduce((desk, event) => nextDesk(SPEC, desk, event), openDesk(SPEC));
const touching = (hand: string, column: number, row: number): DeskEvent<Lords> => {
  const { q, r } = hexAt(column, row);
  return { kind: 'touch', hand, at: `${q},${r}` };
};

test('the first touch is where from, the second where to; a third begins again', () => {
  const picked = acting(touching('look', 2, 2));
  expect(picked.move).toMatchObject({ kind: 'stay', id: 'a11' });
  expect(acting(touching('look', 2, 2), touching('look', 1, 2)).move).toMatchObject({ kind: 'march', to: hexAt(1, 2) });
  // Upon an enemy out of reach of his sword: he comes, to attack him.
  expect(acting(touching('look', 2, 2), touching('look', 4, 2)).move).toMatchObject({ kind: 'march', against: 'b1' });
  // The other way round, it is the Dragons' turn, and he throws his flames.
  const dragon = acting(touching('look', 4, 2), touching('look', 2, 2));
  expect([dragon.move.kind, dragon.state.turn, dragon.state.phase]).toEqual(['shoot', 1, 'shots']);
  expect(acting(touching('look', 2, 2), touching('look', 1, 2), touching('look', 4, 2)).move).toMatchObject({ kind: 'stay', id: 'b1' });
});

test('what cannot be put down says why in a sentence, and changes nothing', () => {
  const before = openDesk(SPEC);
  const drowned = acting(touching('place chevalier', 2, 0));
  expect([drowned.refused, drowned.state]).toEqual(['En mer, rien ne se tient (LOR-MER-1).', before.state]);
  expect(acting(touching('found dragons', 2, 0)).refused).toMatch(/LOR-PREP-2/);
  const cells = [1, 2, 3].flatMap((row) => [0, 5, 7].map((column) => [column, row] as const));
  const many = acting(...cells.map(([column, row]) => touching('place dragon', column, row)));
  expect(many.refused).toBe('La boîte n’a que 6 Dragons.');
  expect(many.state.position.counters.filter(({ kind }) => kind === 'dragon')).toHaveLength(6);
});

test('LOR-GOU-1: who is free again misses no turn, whatever it was freed by', () => {
  const start = LORDS.setup({ seats: 2, scenario: 'gouffres', months: 12, options: {} }, 'libre');
  const [one] = start.position.counters.filter(({ id }) => id.startsWith('b'));
  if (!one) throw new Error('nobody');
  const held = { ...withParalysis(start, one.id, 1), held: [one.id] };
  expect(held.position.counters.find(({ id }) => id === one.id)).toMatchObject({ paralysed: 1 });
  for (const freed of [withParalysis(held, one.id, 0), withRetreat(held, one.id), putGround(held, one.at, 'A')])
    expect(freed.held).toEqual([]);
  expect(withParalysis(held, one.id, 2).held).toEqual([one.id]);
});

test('LOR-IND-2: among the marches, who is said to have fought goes nowhere', () => {
  const start = LORDS.setup({ seats: 2, scenario: 'gouffres', months: 12, options: {} }, 'combattu');
  const march = LORDS.moves(start, 0).find(({ kind }) => kind === 'march');
  if (march?.kind !== 'march') throw new Error('nobody marches');
  expect(LORDS.judge(start, march).ok).toBe(true);
  const fought = withFought(start, march.id, true);
  expect(LORDS.judge(fought, march)).toMatchObject({ ok: false, rule: 'LOR-IND-2' });
  expect(LORDS.moves(fought, 0).some((move) => move.kind === 'march' && move.id === march.id)).toBe(false);
});

test('LOR-GOU-1: a chasm painted under who is attacked, or who attacks, holds him at once', () => {
  const { state, move } = quickScene({ who: 'chevalier', verb: 'attaquer', what: 'moine', count: 2 });
  const desk = { ...openDesk(SPEC), state, move };
  expect(sheetOf(SPEC, desk).verdict).toMatch(/^Légal\. /);
  for (const kind of ['moine', 'chevalier']) {
    const at = state.position.counters.find((one) => one.kind === kind)?.at;
    if (!at) throw new Error(kind);
    const sheet = sheetOf(SPEC, nextDesk(SPEC, desk, { kind: 'touch', hand: 'paint o', at: `${at.q},${at.r}` }));
    expect(sheet.verdict).toMatch(/^Refusé \(LOR-GOU-1\)/);
  }
  // Whoever is put down into a chasm that is there as well.
  const there = acting(touching('paint o', 6, 2), touching('place chevalier', 6, 2)).state.position.counters;
  expect(there.find(({ kind }) => kind === 'chevalier')).toMatchObject({ paralysed: 3 });
});

test('LOR-VIL-4: a shot is at the city that is founded on its target, or that was besieged, never at nobody nor at oneself', () => {
  const { state, move } = quickScene({ who: 'dragon', verb: 'tirer', what: 'chevalier', count: 3 });
  const target = state.position.counters.find(({ kind }) => kind === 'chevalier');
  if (!target) throw new Error('no target');
  const desk = { ...openDesk(SPEC), state, move };
  const built = sheetOf(SPEC, nextDesk(SPEC, desk, { kind: 'touch', hand: 'found chevaliers', at: `${target.at.q},${target.at.r}` }));
  expect([built.said, built.verdict]).toEqual([
    expect.stringMatching(/^Le Dragon .* tire sur la ville des Chevaliers/),
    expect.stringMatching(/^Refusé \(LOR-VIL-4\)/),
  ]);
  const siege = quickScene({ who: 'dragon', verb: 'assieger', what: 'chevaliers', count: 1 });
  const changed = sheetOf(
    SPEC,
    nextDesk(SPEC, { ...openDesk(SPEC), ...siege }, { kind: 'field', group: undefined, id: 'quoi', set: { value: 'shoot' } }),
  );
  expect([changed.said, changed.verdict]).toEqual([
    expect.stringMatching(/^Le Dragon .* tire sur la ville des Chevaliers/),
    expect.stringMatching(/^Refusé \(LOR-VIL-4\)/),
  ]);
});

test('put down by hand: an escort on a lord, a garrison in its city, the sea that takes a counter', () => {
  const pair = acting(touching('place sorcier', 6, 2), touching('place chevaliers-fantassin', 6, 2)).state;
  expect(pair.position.counters.find(({ kind }) => kind === 'sorcier')).toMatchObject({ escort: 'chevaliers-fantassin' });
  const town = acting(touching('found dragons', 7, 2), touching('place dragons-fantassin', 7, 2)).state;
  expect(town.position.cities[0]).toMatchObject({ people: 'dragons', garrison: ['dragons-fantassin'] });
  expect(acting(touching('found dragons', 7, 2), touching('place chevalier', 7, 2)).refused).toMatch(/n’est pas de sa garnison/);
  expect(acting(touching('paint ~', 4, 2)).state.position.counters.map(({ kind }) => kind)).toEqual(['chevaliers-fantassin']);
});

test('LOR-ESC-1: an escort is of one’s own or of an ally’s; another’s is left by an alliance that is broken, where there were any', () => {
  const { state, move } = quickScene(FIRST_QUICK);
  const dragon = state.position.counters.find(({ kind }) => kind === 'dragon')?.id ?? '';
  const guards = (of: State): readonly string[] =>
    SPEC.groups(of)
      .flatMap(({ fields }) => fields)
      .flatMap((field) => (field.id === 'escortes' && field.kind === 'bag' ? field.options : []))
      .flatMap(({ value }) => (value.startsWith(`${dragon} `) ? [value.slice(dragon.length + 1)] : []));
  expect(guards(state)).toEqual(['dragons-fantassin']);
  const allied = withAlliance(state, ['chevaliers', 'dragons'], true);
  expect(guards(allied)).toEqual(['chevaliers-fantassin', 'dragons-fantassin']);
  const verdict = sheetOf(SPEC, { ...openDesk(SPEC), state, move }).answer;
  expect(verdict.kind === 'refused' && verdict.twins?.filter(({ text }) => /Chevaliers$/.test(text))).toEqual([]);
  // The Moines have no continent on which an ally could have been handed to them.
  expect(contradictions(withEscort(state, dragon, 'chevaliers-fantassin'))).toEqual([]);
  expect(contradictions(withEscort(state, dragon, 'moines-fantassin')).map(({ rule }) => rule)).toEqual(['LOR-ESC-1']);
  const two: State = { ...allied, peoples: ['chevaliers', 'dragons'], lands: [[0], []], options: { ...state.options, seats: 2 } };
  expect(contradictions(withEscort(two, dragon, 'chevaliers-fantassin')).map(({ rule }) => rule)).toEqual(['LOR-ESC-1']);
  const taken = acting(touching('place dragon', 6, 2), touching('place chevaliers-fantassin', 6, 2)).state.position.counters;
  expect(taken.find(({ at }) => at.q === hexAt(6, 2).q && at.r === hexAt(6, 2).r)).toMatchObject({ kind: 'chevaliers-fantassin' });
});

test('« à votre table », « ma boîte »: what a verdict stands on is said', async () => {
  const groundsOf = (state: Lords['state'], move: Lords['move']) => {
    const { answer } = sheetOf(SPEC, { ...openDesk(SPEC), state, move });
    return answer.kind === 'legal' || answer.kind === 'refused' ? answer.grounds?.map(({ text }) => text) : [];
  };
  const { state, move } = quickScene({ who: 'chevalier', verb: 'attaquer', what: 'dragon', count: 2 });
  expect(groundsOf(state, move)).toEqual(['le livret', 'des nombres reconstitués']);
  const box = await SPEC.box?.with(state, formatBox({ ...BOX, factors: { ...BOX.factors, dragon: { combat: 18, movement: 7 } } }));
  if (!box) throw new Error('no box');
  expect(groundsOf(box, move)).toEqual(['le livret', 'les nombres de la boîte que vous avez relevée']);
  // Sixteen against eighteen: forbidden by the club's own numbers.
  expect(LORDS.judge(box, move)).toMatchObject({ ok: false, rule: 'LOR-COM-4' });
  const early = disputeScene('flammes');
  expect(groundsOf(early.state, early.move)).toContain('notre lecture');
  const table = SPEC.readings.with(early.state, { 'LOR-L-46': 'phase-trois' });
  expect(groundsOf(table, early.move)).toContain('à votre table');
});

test('setting any field of a position to what it is changes nothing that is judged', () => {
  for (const { state, move } of [...DISPUTES.map(({ id }) => disputeScene(id)), quickScene(FIRST_QUICK)]) {
    for (const group of SPEC.groups(state))
      for (const field of group.fields)
        if (field.kind === 'choice' || field.kind === 'count')
          expect(packLords(field.set(field.value as never)), `${group.id} ${field.id}`).toEqual(packLords(state));
    for (const field of SPEC.form(state, move))
      if (field.kind === 'choice' && field.id !== 'quoi') expect(field.set(field.value)).toEqual(move);
  }
});

test('LOR-CHE-1: a Chevalier who is shown an enemy ahead of him charges him, where a way of his is straight', () => {
  const { state } = quickScene({ who: 'chevalier', verb: 'venir', what: 'dragon', count: 1 });
  const [chevalier, dragon] = ['chevalier', 'dragon'].map((kind) => state.position.counters.find((one) => one.kind === kind));
  if (!chevalier || !dragon) throw new Error('nobody');
  const at = ({ q, r }: { readonly q: number; readonly r: number }): string => `${q},${r}`;
  const desk = [chevalier, dragon].reduce<Desk<Lords>>(
    (one, { at: hex }) => nextDesk(SPEC, one, { kind: 'touch', hand: 'look', at: at(hex) }),
    { ...openDesk(SPEC), state },
  );
  expect(sheetOf(SPEC, desk).verdict).toMatch(/^Légal.*11 contre 10/);
});

test('a table with hidden garrisons leads to the arbiter with what its player sees whole, and to the page alone where he does not', () => {
  const state = LORDS.setup({ seats: 2, scenario: 'siege', months: 10, options: {} }, 'arbitre');
  expect(lordsArbiter(state, undefined, 0)).toContain('arbitre/#');
  for (const eyes of [1, undefined]) expect(lordsArbiter(state, undefined, eyes)).toMatch(/arbitre\/$/);
});
