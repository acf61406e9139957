/** The arbiter of Zargos over random games: its verdict is the judge's, its links come back as they were, what it offers in place of a refusal is legal. */
import { expect, test } from 'vitest';
import { answerOf } from '#components/arbiter/answer.ts';
import { benchOf, firstShown } from '#components/arbiter/bench.ts';
import { type Desk, type DeskEvent, nextDesk, openDesk } from '#components/arbiter/desk.ts';
import { formatArbiter, parseArbiter } from '#components/arbiter/link.ts';
import { disputeText } from '#components/arbiter/quick/quick.ts';
import { sheetOf } from '#components/arbiter/sheet.ts';
import { arbiterLaws } from '#components/arbiter/testing/laws.ts';
import { anyQuestions } from '#components/arbiter/testing/questions.ts';
import { isHeavy } from '#components/zargos/combat/heavy.ts';
import type { PlaceId } from '#engine/zargos/data/board-types.ts';
import type { CardId } from '#engine/zargos/data/cards.ts';
import { MOMENTS, standing, withActor, withBoats, withHand, withHolder, withPawns, withPhase, withSeats } from '#engine/zargos/edit.ts';
import { foreseen } from '#engine/zargos/game/foreseen.ts';
import { ZARGOS, type Zargos } from '#engine/zargos/game/game.ts';
import { contradictions } from '#engine/zargos/game/state/contradictions.ts';
import { numberOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, MoveOf, State } from '#engine/zargos/game/types.ts';
import { normal } from '#engine/zargos/normal.ts';
import { oddsOf } from '#engine/zargos/odds/fight.ts';
import { Tales } from '#engine/zargos/testing/referee/tales.ts';
import { isLegal } from '#engine/zargos/testing/referee/verdicts.ts';
import { PEOPLES } from '#engine/zargos/types.ts';
import { DISPUTES, FIRST_QUICK, formatQuick, parseQuick, parts, type ZargosQuick } from './quick.ts';
import { quickScene } from './scenes.ts';
import { oddsFor, ZARGOS_ARBITER as SPEC } from './spec.ts';
import { everyMoment, seldomMet, zargosCases } from './testing/cases.ts';

const CASES = zargosCases(Number(process.env.POSITIONS ?? 240));

/** The moments that the second referee knows: neither the opening nor the exchange of cards. */
const REFEREED: readonly State['phase'][] = [...MOMENTS, 'illusion', 'call', 'winds', 'hand', 'flight', 'sorting'];

const SETTING = 'asked while the game is set up, which the second referee does not know';
const EXCHANGE = 'asked while cards are exchanged, which the second referee does not know';
const PLACE = 'another place is another question';
const MOMENT = 'whose turn comes is another moment, and another card another question';

/** Why no refusal of these codes has a twin that is confirmed. */
const TWINLESS: Readonly<Record<string, string>> = {
  'ZAR-ATT-4': 'met where pawns that have fought attack a case of sea: two facts are wrong',
  'ZAR-BUT-1': 'a game that is over is not set by hand',
  'ZAR-CHE-1': 'while that combat waits no card of this sort may be played',
  'ZAR-DRA-2': PLACE,
  'ZAR-INONDATIONS': MOMENT,
  'ZAR-L-18': PLACE,
  'ZAR-L-21': PLACE,
  'ZAR-L-22': SETTING,
  'ZAR-L-31': 'another target is another question',
  'ZAR-L-41': EXCHANGE,
  'ZAR-L-42': PLACE,
  'ZAR-L-48': 'another target is another question',
  'ZAR-L-54': PLACE,
  'ZAR-L-55': SETTING,
  'ZAR-L-56': EXCHANGE,
  'ZAR-L-6': PLACE,
  'ZAR-L-69': 'another target is another question',
  'ZAR-L-70': 'which scenario is played is not set by hand',
  'ZAR-MAG-10': 'which peoples play is not set by hand',
  'ZAR-MAG-11': MOMENT,
  'ZAR-MAG-6': 'another target is another question',
  'ZAR-MAG-7': EXCHANGE,
  'ZAR-MAG-9': 'another card is another question',
  'ZAR-MAT-1': EXCHANGE,
  'ZAR-MAT-6': SETTING,
  'ZAR-POS-1': SETTING,
  'ZAR-POS-2': SETTING,
  'ZAR-POS-3': EXCHANGE,
  'ZAR-POS-4': SETTING,
  'ZAR-POS-5': SETTING,
  'ZAR-POS-7': SETTING,
  'ZAR-PREP-2': SETTING,
  'ZAR-PREP-4': SETTING,
  'ZAR-REN-3': MOMENT,
  'ZAR-ZRG-1': 'a fight with the demons asks nothing of anybody',
};

const TABLES = tablesFor(SPEC.example.state.options);

/** Questions of the lists. */
const QUESTIONS = anyQuestions({ first: FIRST_QUICK, parts: (asked: ZargosQuick) => parts(TABLES, asked), format: formatQuick }, 150);

/** Of marches of the Ailés the referee hears one telling; with a step left another may permit what that one does not (`Tales` hears them all). */
const isRetold = ({ turn }: State, move: Move): boolean =>
  move.kind === 'march' && move.people === 'ailes' && turn?.trips !== undefined && turn.steps.ailes < 2;

arbiterLaws(SPEC, CASES, {
  more: 60,
  twinless: TWINLESS,
  near: () => [...everyMoment(40), ...seldomMet(120), ...QUESTIONS.flatMap((question) => SPEC.asked?.(question, SPEC.example.state) ?? [])],
  rare: [],
  link: 3500,
  questions: QUESTIONS,
  referee: (state, move) =>
    REFEREED.some((phase) => phase === state.phase) ? isLegal(state, move) || (isRetold(state, move) ? undefined : false) : undefined,
  also: (answer) => answer.kind === 'legal' && answer.lead.next && expect(contradictions(answer.lead.next)).toEqual([]),
});

test('ZAR-REO-1, ZAR-REO-3: Ailés that went to a neighbour go on with those that were there, as one group of two provinces', () => {
  const puts = {
    'kahil-4': { people: 'ailes', pawns: 6 },
    'kahil-3': { people: 'ailes', pawns: 2 },
    'kahil-1': { people: 'ailes', pawns: 1 },
  } as const;
  const state = withPhase(standing(['ailes', 'moines'], { ...puts, itak: { people: 'moines', pawns: 3 } }), 'reorganisation');
  const march = (from: PlaceId, to: PlaceId, pawns: number): MoveOf<'march'> => ({
    kind: 'march',
    seat: 0,
    people: 'ailes',
    from,
    to,
    pawns,
    card: null,
  });
  const [first, on] = [march('kahil-4', 'kahil-3', 5), march('kahil-3', 'kahil-1', 6)];
  const tales = new Tales(state);
  const after = normal(ZARGOS.play(state, first).state);
  tales.take(state, first, 0);
  expect(contradictions(state)).toEqual([]);
  expect(answerOf(SPEC, after, on, undefined).kind).toBe('legal');
  // One telling has those five fly, all of them a referee's who follows them from the first.
  expect([isLegal(after, on), isRetold(after, on), tales.told(after).some((told) => isLegal(told, on))]).toEqual([false, true, true]);
  const two = normal(ZARGOS.play(after, on).state);
  expect([isRetold(two, on), answerOf(SPEC, two, march('kahil-1', 'kahil-3', 7), undefined).kind]).toEqual([false, 'refused']);
});

test('what chance makes of a move is never told: no throw, no card drawn (those of an exchange change hands)', () => {
  for (const { state, move } of CASES) {
    if (!ZARGOS.judge(state, move).ok) continue;
    const { lines, next } = SPEC.leads(state, move, undefined);
    expect(lines.map(({ text }) => text).join(' ')).not.toMatch(
      move.kind === 'accept' ? /lancent \d|perdent \d/ : /lancent \d|perdent \d|reçoi/,
    );
    if (next) expect(normal(ZARGOS.play({ ...state, random: [5, 6, 7, 8] }, move).state)).toEqual(next);
  }
});

test('every position shows its fields, and setting one as it is changes nothing that is seen', { timeout: 60_000 }, () => {
  for (const { state, move } of CASES.slice(0, 60)) {
    for (const { fields } of SPEC.groups(state)) expect(new Set(fields.map(({ id }) => id)).size).toBe(fields.length);
    for (const field of SPEC.form(state, move)) {
      if (field.kind === 'choice' && field.id !== 'quoi' && field.id !== 'carte') expect(field.set(field.value)).toEqual(move);
    }
    expect(SPEC.seen(state, move, true, undefined).open.every((at) => at < state.pawns.length)).toBe(true);
  }
});

/** Four peoples in the first rounds: Chevaliers at the border of the Amazones, and nobody holds a card. */
const example: { readonly state: State; readonly move: MoveOf<'attack'> } = {
  state: withBoats(
    withBoats(
      standing(['chevaliers', 'amazones', 'dragons', 'araignees'], {
        kori: { people: 'chevaliers', pawns: 9 },
        'kori-1': { people: 'chevaliers', pawns: 8 },
        'kori-3': { people: 'chevaliers', pawns: 6 },
        'ludos-4': { people: 'amazones', pawns: 4 },
        ludos: { people: 'amazones', pawns: 7 },
        'ludos-3': { people: 'amazones', pawns: 5 },
        ohms: { people: 'dragons', pawns: 8 },
        'ohms-1': { people: 'dragons', pawns: 5 },
        'mer-17': { people: 'dragons', pawns: 3 },
        oz: { people: 'araignees', pawns: 6 },
        'oz-1': { people: 'araignees', pawns: 7 },
      }),
      'chevaliers',
      1,
    ),
    'amazones',
    1,
  ),
  move: { kind: 'attack', seat: 0, people: 'chevaliers', from: 'kori-1', to: 'ludos-4', pawns: 8, card: null },
};
const deskOf = (): Desk<Zargos> => ({ ...openDesk(SPEC), ...example });
const place = (id: Parameters<typeof numberOf>[1]): number => numberOf(tablesFor(example.state.options), id);

test('ZAR-ATT-1: the example leaves nobody behind, and one pawn fewer is offered first', () => {
  const answer = answerOf(SPEC, example.state, example.move, undefined);
  if (answer.kind !== 'refused') throw new Error(answer.kind);
  expect(answer.refusal.rule).toBe('ZAR-ATT-1');
  expect(answer.nearest[0]).toEqual({ ...example.move, pawns: 7 });
});

test('a group of a people that nobody leads is refused, and what would permit it is sought', () => {
  const { answer } = sheetOf(SPEC, { ...deskOf(), move: { ...example.move, people: 'moines' } });
  expect(answer.kind).toBe('refused');
  expect(SPEC.follow?.(example.state, { kind: 'boats', seat: 0, people: 'moines', count: 1 })).toBe(example.state);
});

/** Seven Chevaliers before four Amazones, about to fight. */
function before(): { state: State; move: Move } {
  const attack = { ...example.move, pawns: 7 } as Move;
  return { state: normal(ZARGOS.play(example.state, attack).state), move: { kind: 'fight', seat: 0, at: 'ludos-4' } };
}

test('ZAR-AMA-1, ZAR-COM-3: a fight is told by the exact chances of the calculator, the shot among them', () => {
  const { state, move } = before();
  const lead = SPEC.leads(state, move, undefined);
  const exact = oddsOf({
    attacker: { people: 'chevaliers', pawns: 7, warWind: false },
    defender: { people: 'amazones', pawns: 4, warWind: false, called: 0 },
    site: 'province',
    eclipse: false,
    heatwave: false,
    options: {},
  });
  expect(lead.chance?.branches.map(({ chance }) => chance)).toEqual([
    exact.win.attacker,
    1 - exact.win.attacker - exact.win.nobody,
    exact.win.nobody,
  ]);
  expect(lead.next).toBeUndefined();
});

test('ZAR-ZRG-1, ZAR-ZRG-2: two pawns on a coast of Zargos face two dice of demons: taken where they total 3 at most, 3 throws of 36', () => {
  const at = place('zargos-1');
  const near = tablesFor(example.state.options).land[at]?.find((one) => one < example.state.owners.length) ?? -1;
  const from = tablesFor(example.state.options).ids[near];
  if (!from) throw new Error('no neighbour');
  const state = withPawns(withHolder(example.state, near, 'chevaliers'), near, 3);
  const attack: Move = { kind: 'attack', seat: 0, people: 'chevaliers', from, to: 'zargos-1', pawns: 2, card: null };
  const after = normal(ZARGOS.play(state, attack).state);
  const lead = SPEC.leads(after, { kind: 'fight', seat: 0, at: 'zargos-1' }, undefined);
  expect(lead.chance?.branches[0]?.chance).toBeCloseTo(3 / 36, 12);
});

test('an attack promises what its fight would, counted beside the verdict', async () => {
  const attack = { ...example.move, pawns: 7 } as Move;
  const [line] = (await oddsFor(example.state, attack)) ?? [];
  expect(line?.text).toMatch(/% de prendre Ludos .* \(sans Vent de Guerre\) ; il y reste alors/);
  const fight = foreseen(example.state, attack, true);
  expect(fight?.isLast).toBe(false);
  expect(fight?.situations.some(isHeavy)).toBe(false);
  const { state, move } = before();
  expect(await oddsFor(state, move)).toBeUndefined();
});

test('ZAR-MAT-1, ZAR-MAT-2, ZAR-MAT-3: more boats, pawns or cards than the box is told, never thrown', () => {
  const desk = deskOf();
  const { state } = desk;
  const rows: readonly (readonly [State, RegExp])[] = [
    [withBoats(state, 'dragons', 15), /17 bateaux/],
    [withPawns(state, place('kori'), 99), /ont 113 points de pions/],
    [withHand(state, 0, ['canicule', 'canicule']), /« Canicule », et il y en a 2/],
  ];
  for (const [edited, text] of rows) {
    const sheet = sheetOf(SPEC, nextDesk(SPEC, desk, { kind: 'edit', state: edited }));
    expect(sheet.verdict).toMatch(/^Position impossible : /);
    expect(sheet.verdict).toMatch(text);
  }
});

test('every moment, every table may be set by hand, and contradicts nothing', () => {
  for (const phase of MOMENTS) {
    const state = withPhase(example.state, phase);
    expect([phase, contradictions(state)]).toEqual([phase, []]);
    expect(ZARGOS.toMove(state)).toHaveLength(1);
  }
  const fewer = withSeats(example.state, 2, 2);
  expect(contradictions(fewer)).toEqual([]);
  expect(sheetOf(SPEC, { ...deskOf(), state: fewer }).seats).toEqual([
    'celle des Chevaliers et des Amazones seulement',
    'celle des Dragons et des Araignées seulement',
  ]);
});

const acting = (...events: readonly DeskEvent<Zargos>[]): Desk<Zargos> =>
  events.reduce((desk, event) => nextDesk(SPEC, desk, event), deskOf());
const touching = (at: string, hand = 'coup'): DeskEvent<Zargos> => ({ kind: 'touch', hand, at });

test('touching the map with pawns in hand: one more, one less, a people that joins the table', () => {
  expect(acting(touching('ludos-4', 'amazones')).state.pawns[place('ludos-4')]).toBe(5);
  expect(acting(touching('ludos-4', 'oter')).state.pawns[place('ludos-4')]).toBe(3);
  const joined = acting(touching('akilon', 'moines')).state;
  expect([joined.options.seats, joined.owners[place('akilon')], contradictions(joined)]).toEqual([5, 'moines', []]);
  expect([joined.phase, joined.turn?.peoples]).toEqual(['attacks', ['chevaliers']]);
  expect(acting(touching('nulle-part')).move).toEqual(example.move);
});

test('the first touch is where from, with the most that may go; the second where to; a third begins again', () => {
  const picked = acting(touching('kori'));
  expect(picked.move).toMatchObject({ kind: 'attack', from: 'kori', to: 'kori', pawns: 8 });
  expect(sheetOf(SPEC, picked).verdict).toBe('De Kori, vers où ? Touchez maintenant où va le groupe.');
  expect(acting(touching('kori-1'), touching('ludos-4')).move).toEqual({ ...example.move, pawns: 7 });
  expect(acting(touching('kori'), touching('kori-1'), touching('kori-3')).move).toMatchObject({ from: 'kori-3', to: 'kori-3', pawns: 5 });
  // At sea the last Dragon may leave (ZAR-DRA-2).
  const swimming = acting({ kind: 'edit', state: withActor(example.state, 'dragons') }, touching('mer-17'), touching('ludos-3'));
  expect(swimming.move).toMatchObject({ people: 'dragons', from: 'mer-17', to: 'ludos-3', pawns: 3 });
});

test('of a reorganisation too: whose turn it is follows who moves', () => {
  const resting = { kind: 'edit', state: withPhase(example.state, 'reorganisation') } as const;
  const marched = acting(resting, touching('kori-1'), touching('kori-3'));
  expect(marched.move).toMatchObject({ kind: 'march', people: 'chevaliers', from: 'kori-1', to: 'kori-3', pawns: 7 });
  const other = acting(resting, touching('ludos'), touching('ludos-4'));
  expect([other.move.seat, other.state.turn?.peoples, other.state.phase]).toEqual([1, ['amazones'], 'reorganisation']);
});

test('a province of somebody else first asks who attacks it', () => {
  const aimed = acting(touching('ludos-4'));
  expect(sheetOf(SPEC, aimed).answer).toEqual({
    kind: 'pending',
    text: 'Ludos nord : qui y va ? Touchez maintenant la province d’où part le groupe.',
  });
  expect(acting(touching('ludos-4'), touching('kori-1')).move).toEqual({ ...example.move, pawns: 7 });
  // By another people than that whose turn it was: it is theirs.
  const dragons = acting(touching('ludos-3'), touching('mer-17'));
  expect([dragons.move.seat, dragons.state.turn?.peoples]).toEqual([2, ['dragons']]);
  expect(dragons.move).toMatchObject({ people: 'dragons', from: 'mer-17', to: 'ludos-3', pawns: 3 });
});

const verdictOf = (question: string) => sheetOf(SPEC, nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question }));

test('a question is a text and back; what does not fit is put right', () => {
  const asked = { ...FIRST_QUICK, people: 'dragons', from: 'mer-1', pawns: 4 } as const;
  expect(parseQuick(formatQuick(asked))).toEqual(asked);
  expect(parseQuick('vite people=licornes&pawns=99&holder=eux')).toMatchObject({ people: PEOPLES[0], pawns: 1 });
  expect(parseQuick('litige bateaux')).toBeUndefined();
});

type Row = readonly [change: Partial<ZargosQuick>, rule: string, words: RegExp];

/** Two of our volcanoes. */
const [HERE = '', THERE = ''] = TABLES.ids.filter((_, place) => (TABLES.vortices[place] ?? []).length > 0);
const CALLED: Partial<ZargosQuick> = { people: 'araignees', verb: 'appeler', to: HERE, from: THERE, pawns: 3 };

const MOVED_ON: Partial<ZargosQuick> = { people: 'amazones', verb: 'rejoindre', to: 'ludos-4', from: 'kori-1', pawns: 3, holder: 'eux' };

/** Counted by hand on our map and out of the booklet: Banzol est and Kahil nord-est are five sea cells apart. */
const ROWS: readonly Row[] = [
  [{ people: 'moines', to: 'kahil-5', from: 'banzol-5', pawns: 6, by: '2' }, 'ZAR-MER-1', /5 bateaux, vous en avez 2/],
  [{ people: 'moines', to: 'kahil-5', from: 'banzol-5', pawns: 6, by: '5' }, 'légal', /6 pions/],
  [{ people: 'moines', to: 'kahil-5', from: 'banzol-5', pawns: 6, by: 'vent-de-terre' }, 'ZAR-MER-1', /2 bateaux en plus du Vent de Terre/],
  [{ pawns: 0 }, 'ZAR-ATT-1', /sur 8, 7 peuvent partir\. Sur quoi/],
  [
    { people: 'moines', to: 'kahil-5', from: 'banzol-5', pawns: 0, by: '2' },
    'ZAR-ATT-1',
    /^Refusé \(ZAR-MER-1\) : .*5 bateaux, vous en avez 2\. Aussi \(ZAR-ATT-1\) : .*7 peuvent partir/,
  ],
  [{ people: 'moines', verb: 'regrouper', to: 'banzol-5', from: 'banzol', pawns: 3 }, 'ZAR-MER-2', /avant d’embarquer/],
  [{ verb: 'regrouper', to: 'banzol-5', from: 'banzol', pawns: 3 }, 'ZAR-L-32', /après tous les combats/],
  // One rule for all of them is said once.
  [{ verb: 'regrouper', to: 'banzol-5', from: 'banzol', pawns: 0 }, 'ZAR-L-32', /^(?!.*tous les combats.*tous les combats)/],
  // « dans le royaume de Zargos, tous les pouvoirs spéciaux des différents peuples sont neutralisés » before a pawn that stays.
  [{ people: 'ailes', to: 'zargos', from: 'zargos-1', pawns: 0, holder: 'personne' }, 'ZAR-ATT-1', /^Refusé \(ZAR-ZRG-4\)/],
  // « 1 groupe de pions de 2 provinces » (réorganisation), between « les provinces qu’il contrôle ».
  [{ people: 'amazones', verb: 'rejoindre', to: 'ludos', from: 'kori-1', pawns: 6, holder: 'eux' }, 'légal', /./],
  [
    { people: 'amazones', verb: 'rejoindre', to: 'ludos', from: 'kori-1', pawns: 6, holder: 'eux', via: 'rien' },
    'ZAR-REO-2',
    /passer par Ludos nord/,
  ],
  // Two steps in all, by one group or by two.
  [{ ...MOVED_ON, after: '1' }, 'légal', /./],
  [{ ...MOVED_ON, after: '2' }, 'ZAR-REO-1', /2 pas sur 2/],
  [{ ...MOVED_ON, to: 'ludos', after: '1' }, 'ZAR-REO-1', /1 pas sur 2 ; ce mouvement en demande 2/],
  [{ ...MOVED_ON, to: 'ludos', after: '2' }, 'ZAR-REO-1', /2 pas sur 2 ; ce mouvement en demande 2/],
  [{ pawns: 3 }, 'légal', /./],
  [{ verb: 'rejoindre', to: 'kori', from: 'kori-1', pawns: 3, holder: 'eux' }, 'légal', /./],
  [{ verb: 'rejoindre', to: 'kori', from: 'kori-1', pawns: 3, holder: 'personne' }, 'ZAR-ATT-5', /vide/],
  [{ verb: 'poser', to: 'kori', holder: 'eux' }, 'légal', /./],
  [{ verb: 'poser', to: 'kori', holder: 'amazones' }, 'ZAR-REN-2', /./],
  // One group of one other province that has a volcano, where a pawn stays, just before the fight.
  [CALLED, 'légal', /./],
  [{ ...CALLED, pawns: 0 }, 'ZAR-ARA-2', /pion au moins reste/],
  [{ ...CALLED, after: '1' }, 'ZAR-ARA-2', /Un groupe au plus/],
  [{ ...CALLED, from: 'kori-1' }, 'ZAR-ARA-2', /à volcan/],
  [{ ...CALLED, to: 'kori-1' }, 'ZAR-ARA-2', /à volcan/],
  [{ ...CALLED, from: HERE }, 'ZAR-ARA-2', /à volcan/],
  [{ ...CALLED, to: 'zargos' }, 'ZAR-ARA-2', /à volcan/],
  [{ verb: 'jouer', when: 'avant' }, 'légal', /./],
  [{ verb: 'jouer', when: 'autre' }, 'ZAR-MAG-4', /./],
];

/** What the booklet prints under each card: when it is played. */
const PLAYED: Readonly<Record<string, readonly string[]>> = {
  // The booklet: by who attacks or defends, before their fight begins.
  'vent-de-guerre': ['combat', 'defense'],
  // « (A jouer lors des attaques ou de la réorganisation) »
  'vent-de-terre': ['attaques', 'reorganisation'],
  'vent-d-ailleurs': ['attaques', 'reorganisation'],
  // « (A jouer au moment de réorganiser ses pions) »
  'vent-de-brume': ['reorganisation'],
  // The booklet: at once after a Tempête, a Glace, a Folie or a Démoniaque.
  'vent-d-illusion': ['reponse'],
  // « (A jouer avant le tour d’un joueur) »
  'vent-de-glace': ['avant', 'avant-autre'],
};

const MOMENTS_ASKED = ['avant', 'avant-autre', 'reponse', 'attaques', 'combat', 'reorganisation', 'autre', 'defense'] as const;

test.each(Object.entries(PLAYED))('a card is played at the moments that the booklet gives it, by every people: %s', (card, moments) => {
  for (const people of PEOPLES) {
    const played = MOMENTS_ASKED.filter((when) => {
      const { state, move } = quickScene({ ...FIRST_QUICK, people, verb: 'jouer', card: card as CardId, when }, null);
      expect(contradictions(state)).toEqual([]);
      const verdict = ZARGOS.judge(state, move);
      if (!verdict.ok) expect([when, verdict.rule]).not.toContain('ZAR-TOUR-1');
      return verdict.ok;
    });
    expect([people, played]).toEqual([people, moments]);
  }
});

test('ZAR-L-43: of arrows that have fallen before a Vent de Guerre, no Éclipse is told', () => {
  const { state, move } = quickScene({ ...FIRST_QUICK, people: 'amazones', verb: 'jouer', card: 'vent-de-guerre', when: 'defense' }, null);
  const told = SPEC.leads(state, move, undefined).lines.map(({ text }) => text);
  expect(told.join(' ')).toContain('Vent de Guerre pour le défenseur');
  expect(told.join(' ')).not.toContain('Éclipse');
});

test('ZAR-REO-4: by boats that are not there is never all there is, where a way by land is somebody else’s', () => {
  const tables = tablesFor({ board: null });
  const { land, ids, territories } = tables;
  for (const [at, near] of land.slice(0, territories).entries())
    for (const to of new Set(near.flatMap((one) => land[one] ?? []))) {
      if (to === at || near.includes(to)) continue;
      const asked = { ...FIRST_QUICK, people: 'moines', verb: 'rejoindre', holder: 'eux', from: ids[at] ?? '', to: ids[to] ?? '' } as const;
      const { state, move } = quickScene(asked, null);
      expect([asked.from, asked.to, ZARGOS.judge(state, move)]).toEqual([asked.from, asked.to, { ok: true }]);
      const strange = quickScene({ ...asked, via: 'rien' }, null);
      const verdict = ZARGOS.judge(strange.state, strange.move);
      expect(verdict.ok ? '' : verdict.because).toMatch(/Il faudrait passer par/);
    }
});

test('of whom one attacks, how many they are is asked and said', async () => {
  const asked = { ...FIRST_QUICK, pawns: 7, against: 6 };
  expect(parts(TABLES, asked).flatMap((part) => (typeof part === 'string' ? [] : [part.label]))).toContain('Combien en face');
  const { state, move } = quickScene(asked, null);
  const [line] = (await oddsFor(state, move)) ?? [];
  expect(line?.text).toMatch(/% de prendre Ludos nord, 7 contre 6,/);
  expect(parseQuick(formatQuick(asked))).toEqual(asked);
});

test.each(ROWS)('the question on top: %o is answered by %s', (change, rule, words) => {
  const { answer, verdict } = verdictOf(formatQuick({ ...FIRST_QUICK, ...change }));
  expect([answer.kind === 'refused' ? answer.refusal.rule : answer.kind === 'legal' ? 'légal' : answer, verdict]).toEqual([
    rule,
    expect.stringMatching(words),
  ]);
});

const KAHIL = formatQuick({ ...FIRST_QUICK, people: 'moines', to: 'kahil-5', from: 'banzol-5', pawns: 6, by: '2' });

test.each<readonly [change: Partial<ZargosQuick>, rule: string, twin: string]>([
  [
    { people: 'chevaliers', to: 'palmyr-2', from: 'kori-1', pawns: 8, by: '4', holder: 'moines' },
    'ZAR-MER-3',
    'Comment : par un Vent d’Ailleurs',
  ],
  [{ people: 'moines', to: 'kahil-5', from: 'banzol-5', pawns: 6, by: '2' }, 'ZAR-MER-1', 'Comment : avec 5 bateaux'],
  [{ pawns: 0 }, 'ZAR-ATT-1', 'Combien : 7'],
  [{ verb: 'jouer', when: 'autre' }, 'ZAR-MAG-4', 'Quand : avant le tour d’un autre'],
  [{ verb: 'poser', to: 'zargos-3', holder: 'ailes' }, 'ZAR-REN-2', 'Qui tient le lieu : qu’ils tiennent'],
])('what would permit %o is first sought in its own lists', (change, rule, text) => {
  const { answer } = verdictOf(formatQuick({ ...FIRST_QUICK, ...change }));
  if (answer.kind !== 'refused') throw new Error(answer.kind);
  expect([answer.refusal.rule, answer.twins?.[0]?.text]).toEqual([rule, text]);
});

test('what is copied says the question in its words, and so does its link; once something else is set, the position', async () => {
  const asked = nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question: KAHIL });
  expect(sheetOf(SPEC, asked).sentence).toMatch(
    /^Zargos\. Les Moines peuvent-ils attaquer Kahil nord-est depuis Banzol.est à 6 avec 2 bateaux contre des Amazones au nombre de 4 \? Refusé \(ZAR-MER-1\)/,
  );
  const link = await formatArbiter(SPEC, asked);
  const read = await parseArbiter(SPEC, link ?? '');
  expect(read.ok && read.value.question).toBe(KAHIL);
  expect(sheetOf(SPEC, nextDesk(SPEC, asked, { kind: 'readings', choices: { 'ZAR-L-4': 'de-plus' } })).sentence).toMatch(
    /^Zargos\. Les Moines/,
  );
  const other = nextDesk(SPEC, asked, { kind: 'field', group: undefined, id: 'pions', set: { value: 3 } });
  expect([other.question, sheetOf(SPEC, other).sentence]).toEqual([undefined, expect.stringMatching(/Coup proposé : /)]);
});

test('once counted, what an attack is worth stands in its verdict and in what is copied; another act leaves it uncounted', async () => {
  const bench = benchOf(SPEC);
  const shown = await bench.next(firstShown(SPEC), { kind: 'ask', question: KAHIL.replace('by=2', 'by=5') });
  expect(shown.sheet).toMatchObject({ isWhole: false, answer: { kind: 'legal', rests: [] } });
  const sheets: (typeof shown.sheet)[] = [];
  await bench.rest(
    shown,
    (sheet) => sheets.push(sheet),
    () => false,
  );
  expect(sheets.map(({ isWhole, odds }) => [isWhole, odds?.length])).toEqual([
    [false, undefined],
    [true, 1],
  ]);
  const { verdict = '', sentence = '', answer } = sheets[1] ?? {};
  expect(verdict).toMatch(/^Légal\. [\d,]+ % de prendre Kahil nord-est, 6 contre 4, .* par 5 cases mer, pour 5 bateaux\. .*Sur quoi : /);
  expect(sentence.endsWith(verdict)).toBe(true);
  expect(answer).toEqual(sheetOf(SPEC, shown.desk).answer);
  const late = bench.rest(
    shown,
    (sheet) => sheets.push(sheet),
    () => true,
  );
  await expect(late).rejects.toThrow('another act');
  expect(sheets).toHaveLength(2);
});

test('what is asked is the question on top as long as nothing else is set, and what was changed of it is told', () => {
  const { desk } = firstShown(SPEC);
  expect(desk.question).toBe(formatQuick(FIRST_QUICK));
  const twin = nextDesk(SPEC, desk, { kind: 'twin', group: undefined, id: 'pions', set: { value: 3 }, text: 'Pions : 3' });
  expect([twin.question, twin.changed]).toEqual([undefined, 'Pions : 3']);
  const touched = nextDesk(SPEC, twin, { kind: 'field', group: undefined, id: 'pions', set: { value: 2 } });
  expect([touched.question, touched.changed]).toEqual([undefined, undefined]);
  const back = nextDesk(SPEC, touched, { kind: 'undo' });
  expect([back.changed, nextDesk(SPEC, back, { kind: 'undo' }).question]).toEqual(['Pions : 3', desk.question]);
  expect(nextDesk(SPEC, touched, { kind: 'reset' }).question).toBe(desk.question);
});

test('a question judged without some of its words says so in its sentence and its link, until something else is set', async () => {
  const worded = { brought: 'Puis-je attaquer Kahil de nuit avec un canon ?', left: ['nuit', 'canon'] };
  const asked = nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question: KAHIL, worded });
  expect(sheetOf(SPEC, asked).sentence).toContain(
    'De « Puis-je attaquer Kahil de nuit avec un canon ? », jugé sans « nuit » et « canon ». Refusé',
  );
  const read = await parseArbiter(SPEC, (await formatArbiter(SPEC, asked)) ?? '');
  expect(read.ok && read.value.worded).toEqual(worded);
  expect(nextDesk(SPEC, asked, { kind: 'field', group: undefined, id: 'pions', set: { value: 3 } }).worded).toBeUndefined();
  // Words that the question does not have were not left of it.
  const other = await parseArbiter(SPEC, (await formatArbiter(SPEC, { ...asked, worded: { ...worded, left: ['bateau'] } })) ?? '');
  expect(other.ok && [other.value.question, other.value.worded]).toEqual([KAHIL, undefined]);
});

test('a link whose question is not that of its position has none', async () => {
  const link = await formatArbiter(SPEC, {
    ...nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question: disputeText('vide') }),
    question: KAHIL,
  });
  const read = await parseArbiter(SPEC, link ?? '');
  expect(read).toMatchObject({ ok: true });
  expect(read.ok && read.value.question).toBeUndefined();
});

test('each dispute that is ready answers what friends ask', () => {
  const rules = Object.fromEntries(
    DISPUTES.map(({ id }) => {
      const { answer } = verdictOf(disputeText(id));
      return [id, answer.kind === 'refused' ? answer.refusal.rule : answer.kind];
    }),
  );
  expect(rules).toEqual({
    bateaux: 'ZAR-MER-1',
    encore: 'ZAR-ATT-4',
    rouge: 'ZAR-MAG-4',
    survol: 'ZAR-L-15',
    marche: 'ZAR-L-32',
    rembarquer: 'ZAR-L-36',
    vide: 'legal',
    convoi: 'legal',
  });
});
