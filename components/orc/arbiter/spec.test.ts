/** The arbiter of De l'Orc over random games: its verdict is the judge's, its links come back as they were, what it offers in place of a refusal is legal. */
import { expect, test } from 'vitest';
import { answerOf } from '#components/arbiter/answer.ts';
import { nextDesk, openDesk } from '#components/arbiter/desk.ts';
import { disputeText } from '#components/arbiter/quick/quick.ts';
import { sheetOf } from '#components/arbiter/sheet.ts';
import { arbiterLaws } from '#components/arbiter/testing/laws.ts';
import { anyQuestions } from '#components/arbiter/testing/questions.ts';
import { type Dice, diceFrom, oneOf } from '#engine/core/dice.ts';
import { seeded } from '#engine/core/random.ts';
import { contradictions } from '#engine/orc/contradictions.ts';
import { sortCards } from '#engine/orc/data/cards.ts';
import { normal, withHand, withPhase, withValues } from '#engine/orc/edit.ts';
import { ORC } from '#engine/orc/game.ts';
import { outlookOf } from '#engine/orc/odds/outlook.ts';
import { battleSeen } from '#engine/orc/odds/seen.ts';
import { setup } from '#engine/orc/setup.ts';
import { isDealt, isStarted } from '#engine/orc/rules/piles.ts';
import { brokenBy } from '#engine/orc/testing/referee.ts';
import { randomOptions, wander } from '#engine/orc/testing/wander.ts';
import { type Move, PHASES, type State } from '#engine/orc/types.ts';
import { DISPUTES, FIRST_QUICK, fitting, formatQuick, type OrcQuick, parseQuick, parts } from './quick.ts';
import { quickScene } from './scenes.ts';
import { ORC_ARBITER as SPEC } from './spec.ts';

const anyOf = (seat: number, dice: Dice): Move =>
  oneOf<Move>(
    [
      { kind: 'desertion', seat, tick: 30, pile: 2 },
      { kind: 'shield', seat, tick: 60, pile: 12 },
      { kind: 'champion', seat, champion: 1 },
      { kind: 'spy', seat, target: 2, card: 'troll' },
      { kind: 'call', seat, people: 'orcs' },
      { kind: 'send', seat, cards: ['gobelin', 'troll'] },
      { kind: 'commando', seat, target: 1, back: 'mercenaires' },
      { kind: 'fly', seat, cards: ['gobelin'] },
      { kind: 'pass', seat },
    ],
    dice,
  );

/** Positions of random games in the arbiter's form, each with a move that may be anything. */
function positions(most: number): readonly { readonly state: State; readonly move: Move }[] {
  const found: { state: State; move: Move }[] = [];
  for (let game = 0; found.length < most; game++) {
    wander(randomOptions(diceFrom(seeded(`arbitre/${game}`))), `arbitre/${game}`, (state, move, _after, dice) => {
      if (found.length >= most || dice.roll(12) > 1 || ORC.silent?.(move)) return;
      found.push({ state: normal(state), move: dice.roll(2) === 1 ? move : anyOf(dice.roll(state.options.seats) - 1, dice) });
    });
  }
  return found;
}

const CASES = positions(Number(process.env.POSITIONS ?? 300));

/** Why no refusal of these codes has a twin that is confirmed. */
const TWINLESS: Readonly<Record<string, string>> = {
  'ORC-FIN-2': 'a game that is over is not set by hand',
  'ORC-L-15': 'another card is another question, and a spy whose turn is over is in no hand',
};

/** Questions of the lists. */
const QUESTIONS = anyQuestions({ first: FIRST_QUICK, parts, format: formatQuick }, 300);

/** What random games seldom have: a goblin left in hand beside one that is engaged; a champion named by another than the Sorcier; a pile that « début des recrutements » has kept empty. */
function seldomMet(): readonly { readonly state: State; readonly move: Move }[] {
  const flown = quickScene({ verb: 'voler', first: 'personne', second: 'gobelin' });
  const { state } = quickScene({ verb: 'desertion', first: 'vide', second: 'avant' });
  const { tick } = state;
  return [
    { state: withHand(flown.state, 1, sortCards(['machine-volante', 'gobelin'])), move: flown.move },
    { state: quickScene({ verb: 'nommer', first: 'autre', second: '' }).state, move: { kind: 'champion', seat: 1, champion: 2 } },
    { state: normal({ ...state, start: tick }), move: { kind: 'desertion', seat: 1, tick, pile: tick - 1 } },
  ];
}

arbiterLaws(SPEC, CASES, {
  more: 60,
  twinless: TWINLESS,
  rare: [],
  link: 2500,
  questions: QUESTIONS,
  near: () => [...seldomMet(), ...QUESTIONS.flatMap((question) => SPEC.asked?.(question, SPEC.example.state) ?? [])],
  referee: (state, move) => brokenBy(state, move).length === 0,
});

/** The first battle: the Orcs are called, Blue announces first. */
const example: { readonly state: State; readonly move: Move } = {
  state: normal({
    ...setup({ seats: 4, options: {}, values: {} }, 'arbitre'),
    phase: 'mercenaries',
    sorcier: 0,
    champion: 2,
    called: ['orcs'],
    hands: [
      [],
      sortCards(['gobelin', 'machine-de-guerre', 'nains-troupe', 'nains-troupe']),
      sortCards(['troll', 'squelettes-chef', 'squelettes-troupe']),
      sortCards(['gobelin', 'gobelin', 'commando', 'barbares-elite']),
    ],
    engaged: [[], ['orcs-troupe', 'orcs-troupe', 'orcs-elite'], ['orcs-troupe', 'orcs-chef'], ['orcs-elite']],
  }),
  move: { kind: 'send', seat: 2, cards: ['troll'] },
};

test('ORC-BAT-2: nothing is legal out of turn, and the nearest move is of who is asked', () => {
  const answer = answerOf(SPEC, example.state, example.move, undefined);
  if (answer.kind !== 'refused') throw new Error(answer.kind);
  expect(answer.refusal.rule).toBe('ORC-BAT-2');
  expect(answer.nearest.every(({ seat }) => seat === 1)).toBe(true);
});

test('ORC-BAT-3: the commando’s draw is told card by card', () => {
  const state = { ...withPhase(example.state, 'commando') };
  const answer = answerOf(SPEC, state, { kind: 'commando', seat: 3, target: 1, back: 'orcs' }, undefined);
  if (answer.kind !== 'legal') throw new Error(answer.kind);
  expect(answer.lead.chance?.branches.map(({ ways }) => ways)).toEqual(['2 sur 3', '1 sur 3']);
});

test('what a seat does not see is not told: neither another’s card nor a reveal', () => {
  for (const { state, move } of CASES) {
    if (!ORC.judge(state, move).ok || state.phase === 'flying') continue;
    const lead = SPEC.leads(state, move, move.seat);
    expect(lead.lines.map(({ text }) => text).join(' ')).not.toMatch(/On révèle|remporte/);
  }
});

test('ORC-MAT-2: two hands with more goblins than the box', () => {
  const desk = { ...openDesk(SPEC), ...example };
  const many = nextDesk(SPEC, desk, { kind: 'edit', state: withHand(desk.state, 2, new Array(8).fill('gobelin')) });
  expect(sheetOf(SPEC, many).verdict).toMatch(/^Position impossible : La boîte n’a que 8 gobelins, et il y en a 11 : /);
});

test('every moment may be chosen by hand; what a moment wants and does not find is told, never thrown', () => {
  for (const phase of PHASES) {
    if (phase === 'over') continue;
    const state = withPhase(example.state, phase);
    const sheet = sheetOf(SPEC, { ...openDesk(SPEC), state });
    expect(sheet.moment).not.toBe('');
    if (phase !== 'spies') expect([phase, contradictions(state)]).toEqual([phase, []]);
  }
});

test('a battle as one seat sees it is one that the odds can count', () => {
  const battle = battleSeen(ORC.view(example.state, 1), []);
  const outlook = battle && outlookOf({ battle, flying: undefined, commando: false });
  expect(outlook?.plain.all.beat).toBeGreaterThan(0);
  expect(outlook?.plain.all.beat).toBeLessThan(1);
});

const verdictOf = (question: string) => sheetOf(SPEC, nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question }));

test('a question that could not be read has no verdict, of the example neither, until something is asked', () => {
  const unread = nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question: undefined });
  const said = 'Pas de verdict : la question n’a pas pu être lue en entier.';
  expect(sheetOf(SPEC, openDesk(SPEC)).answer.kind).not.toBe('pending');
  expect(sheetOf(SPEC, unread)).toMatchObject({ answer: { kind: 'pending', text: said }, verdict: said });
  expect(sheetOf(SPEC, unread).sentence).toBe(`${SPEC.name}. ${said}`);
  const turned = nextDesk(SPEC, unread, { kind: 'readings', choices: {} });
  expect(sheetOf(SPEC, turned).verdict).toBe(said);
  const events = [{ kind: 'ask', question: formatQuick(FIRST_QUICK) }, { kind: 'propose', move: unread.move }, { kind: 'reset' }] as const;
  for (const event of events) expect(sheetOf(SPEC, nextDesk(SPEC, unread, event)).answer.kind, event.kind).not.toBe('pending');
});

/** Every question that the lists can make. */
function questions(): readonly OrcQuick[] {
  const found = new Map<string, OrcQuick>();
  const grow = (asked: OrcQuick): void => {
    if (found.has(formatQuick(asked))) return;
    found.set(formatQuick(asked), asked);
    for (const part of parts(asked)) {
      if (typeof part === 'string') continue;
      for (const { value } of part.groups.flatMap(({ options }) => options)) grow(part.set(value));
    }
  };
  grow(FIRST_QUICK);
  return [...found.values()];
}

test('every question that its lists can make is a text and back, and asked of a table that may be judged', () => {
  const said = new Set<string>();
  const all = questions();
  for (const asked of all) {
    expect(parseQuick(formatQuick(asked))).toEqual(asked);
    const { answer } = verdictOf(formatQuick(asked));
    if (answer.kind === 'impossible') throw new Error(`${formatQuick(asked)}: ${answer.clashes[0]?.text}`);
    said.add(answer.kind === 'refused' ? answer.refusal.rule : answer.kind);
  }
  expect(all.length).toBeGreaterThan(150);
  expect(said.size).toBeGreaterThan(11);
});

test('ORC-BAT-2: mercenaries are announced in turn', () => {
  const { answer } = verdictOf(formatQuick({ verb: 'envoyer', first: 'troll', second: 'tour' }));
  expect(answer.kind === 'refused' && answer.refusal.rule).toBe('ORC-BAT-2');
});

test.each([
  ['son-bouclier', 'Légal', /vise la carte armée qui est sous le bouclier ; lui reste/, 'ORC-DEP-2'],
  ['sa-desertion', 'Légal, mais nul', /n’emportera rien/, 'ORC-DEP-2'],
  ['rien', 'Légal', /emportera la carte qu’elle recouvre\./, 'ORC-DEP-1'],
])('a desertion laid on « %s » says what it will take away', (first, head, told, rule) => {
  const { answer, verdict } = verdictOf(formatQuick({ verb: 'desertion', first, second: 'apres' }));
  expect(verdict).toMatch(new RegExp(`^${head}\\.`));
  expect(answer.kind === 'legal' && answer.lines[0]).toEqual({ text: expect.stringMatching(told), rules: [rule] });
});

test('ORC-MAT-2: a verdict that counts armies says whose values it counts them by, and no other does', () => {
  let [counted, others] = [0, 0];
  for (const asked of questions()) {
    const sheet = verdictOf(formatQuick(asked));
    if (sheet.answer.kind !== 'legal') continue;
    const isCounted = /force/.test(sheet.verdict);
    expect(/des valeurs de cartes reconstituées\./.test(sheet.verdict), sheet.verdict).toBe(isCounted);
    if (isCounted) counted += 1;
    else others += 1;
  }
  expect(Math.min(counted, others)).toBeGreaterThan(5);
  // Who does not see the others' cards is told no force.
  const { state: asked, move } = quickScene({ verb: 'envoyer', first: 'troll', second: 'seul' });
  const state = withHand(asked, 2, ['squelettes-troupe']);
  const grounds = (eyes: 0 | 1 | undefined, of: State = state) => {
    const { answer } = sheetOf(SPEC, { ...openDesk(SPEC), state: of, move, eyes });
    return answer.kind === 'legal' && answer.grounds?.map(({ text }) => text).at(-1);
  };
  expect(grounds(undefined)).toBe('des valeurs de cartes reconstituées');
  expect(grounds(1)).toBe('le livret');
  expect(grounds(undefined, withValues(state, { troll: 6 }))).toBe('les valeurs de la boîte que vous avez relevée');
});

const said = (verb: OrcQuick['verb'], first: string, second: string) => {
  const { answer, verdict } = verdictOf(formatQuick({ verb, first, second }));
  if (answer.kind !== 'legal' && answer.kind !== 'refused') throw new Error(answer.kind);
  const head = answer.kind === 'refused' ? answer.refusal.rule : answer.lines[0]?.rules[0];
  return { verdict, head, grounds: answer.grounds ?? [], turning: answer.turning };
};

test.each(['troll', 'gobelin', 'geant', 'machine-de-guerre'])(
  'ORC-L-14: « envoyer un %s sans carte du peuple » stands on our reading, and the other turns it over',
  (card) => {
    const { verdict, grounds, turning } = said('envoyer', card, 'seul');
    expect(verdict).toMatch(/^Légal/);
    expect(grounds).toContainEqual({ text: 'notre lecture', rule: 'ORC-L-14' });
    expect(turning?.turns).toContainEqual({ choices: { 'ORC-L-14': 'non' }, answer: { text: 'Refusé', rule: 'ORC-L-14' } });
    const table = { ...openDesk(SPEC), state: SPEC.readings.with(SPEC.example.state, { 'ORC-L-14': 'non' }) };
    const other = nextDesk(SPEC, table, { kind: 'ask', question: formatQuick({ verb: 'envoyer', first: card, second: 'seul' }) });
    expect(sheetOf(SPEC, other).verdict).toMatch(/^Refusé \(ORC-L-14\)/);
  },
);

test('ORC-BAT-6: a war machine sent without a goblin is said to be worth 0; who wins is not told by armies that nobody told', () => {
  expect(said('envoyer', 'machine-de-guerre', 'siens')).toMatchObject({
    head: 'ORC-BAT-6',
    verdict: expect.stringMatching(/^Légal\. La machine de guerre vaut 0 sans gobelin/),
  });
  const { state } = quickScene({ verb: 'envoyer', first: 'machine-de-guerre', second: 'siens' });
  const move: Move = { kind: 'send', seat: 1, cards: ['gobelin', 'machine-de-guerre'] };
  const lines = SPEC.leads(withHand(state, 1, ['gobelin', 'machine-de-guerre']), move, undefined).lines.map(({ text }) => text);
  expect(lines).toContain('Un gobelin de cette armée sert la machine de guerre : elle vaut 9.');
  for (const asked of questions()) expect(verdictOf(formatQuick(asked)).verdict).not.toMatch(/remporte|On révèle|Égalité/);
  // A whole position tells the armies, and who wins with them.
  const whole = quickScene({ verb: 'voler', first: 'gobelin', second: 'armee' });
  expect(sheetOf(SPEC, { ...openDesk(SPEC), ...whole }).verdict).toMatch(/remporte la bataille/);
});

test('ORC-BAT-8: a machine that flies with a goblin adds 4 and his point, to whatever army; no force nobody told, no chance on backs nobody told', async () => {
  const { verdict } = said('voler', 'gobelin', 'armee');
  expect(verdict).toMatch(/^Légal\. La machine volante et ses passagers ajoutent 5 à la force de l’armée\./);
  expect(said('voler', 'deux', 'armee').verdict).toMatch(/ajoutent 6 à la force/);
  for (const asked of questions().filter(({ verb }) => verb === 'voler'))
    expect(verdictOf(formatQuick(asked)).verdict).not.toMatch(/passe de/);
  const { state, move } = quickScene({ verb: 'envoyer', first: 'troll', second: 'siens' });
  expect(await SPEC.odds?.(state, move, 1, formatQuick({ verb: 'envoyer', first: 'troll', second: 'siens' }))).toBeUndefined();
});

test('no card, hand or army of the example answers a question that tells none', () => {
  for (const asked of questions())
    expect(verdictOf(formatQuick(asked)).verdict).not.toMatch(
      /Cartes engagées|la carte tirée|recouvre :|à Vert, qui en donne|de cette armée/,
    );
  expect(said('desertion', 'rien', 'apres').verdict).toMatch(/^Légal\. Au dépouillement, elle emportera la carte qu’elle recouvre\./);
  expect(said('reclamer', 'troll', 'autre').verdict).toMatch(/^Légal\. Si l’adversaire a cette carte, il en donne une ; sinon,/);
  expect(said('appeler', 'nains', 'jamais').verdict).toMatch(/^Légal\. Le Sorcier appelle les Nains : chacun engage, face cachée,/);
  expect(said('commando', 'mercenaires', 'autre').verdict).toMatch(/^Légal\. Une carte au dos de mercenaires est tirée, sans être vue\./);
  // 9 with a goblin, 0 without: the booklet.
  expect(said('envoyer', 'machine-de-guerre', 'siens').verdict).toMatch(/vaut 0 sans gobelin, 9 si un gobelin la sert/);
});

/** The booklet: a round's end is the game's once somebody has more than 8 points at 4 or 5 players, 7 at 6, 6 at 7; of equals, who won a battle last. */
test.each([
  ['8-4', 'seul', /dépasse 8 points : ici une nouvelle manche/],
  ['9-4', 'seul', /finie : Bleu l’emporte, à 9 points/],
  ['8-5', 'seul', /dépasse 8 points : ici une nouvelle manche/],
  ['9-5', 'seul', /finie : Bleu l’emporte/],
  ['7-6', 'seul', /dépasse 7 points : ici une nouvelle manche/],
  ['8-6', 'seul', /finie : Bleu l’emporte/],
  ['6-7', 'seul', /dépasse 6 points : ici une nouvelle manche/],
  ['7-7', 'seul', /finie : Bleu l’emporte/],
  ['9-4', 'dernier', /finie : Bleu l’emporte/],
  ['9-4', 'avant', /finie : Vert l’emporte/],
  ['9-4', 'ensemble', /victoire partagée entre Bleu et Vert.*L-11/],
])('ORC-FIN-2: %s, %s', (first, second, words) => {
  expect(verdictOf(formatQuick({ verb: 'finir', first, second })).verdict).toMatch(words);
});

test('ORC-L-1: at a table where 8 points are enough, the game ends with them', () => {
  const state = SPEC.readings.with(SPEC.example.state, { 'ORC-L-1': 'atteint' });
  const ask = (first: string) =>
    sheetOf(
      SPEC,
      nextDesk(SPEC, { ...openDesk(SPEC), state }, { kind: 'ask', question: formatQuick({ verb: 'finir', first, second: 'seul' }) }),
    );
  expect([ask('8-4').verdict, ask('7-6').verdict]).toEqual([expect.stringMatching(/finie : Bleu/), expect.stringMatching(/finie : Bleu/)]);
});

test('ORC-GEA-1: who asks for a giant is told first that two are lost', () => {
  expect(said('reclamer', 'geant', 'autre')).toMatchObject({ head: 'ORC-GEA-1', grounds: [{ text: 'le livret' }] });
  expect(said('reclamer', 'troll', 'autre').head).toBe('ORC-ESP-1');
});

test('ORC-ESP-2: what a spy took no other spy takes', () => {
  for (const card of ['troll', 'gobelin', 'orcs-chef'])
    expect(said('reclamer', card, 'prise')).toMatchObject({ head: 'ORC-ESP-2', verdict: expect.stringMatching(/^Légal, mais nul/) });
  // He has it, and does not give it.
  expect(said('reclamer', 'geant', 'prise').verdict).toMatch(/^Légal, mais nul.*qui n’en donne pas/);
  // A spy is played before it can be asked of who took it.
  expect(fitting({ verb: 'reclamer', first: 'espion-3', second: 'prise' }).second).toBe('autre');
});

test('ORC-DEP-3: a shield on a pile that has one is for nothing, as a desertion on a desertion is', () => {
  for (const first of ['mon-bouclier', 'son-bouclier'])
    for (const second of ['apres', 'fini']) {
      const { verdict, head } = said('bouclier', first, second);
      expect(verdict).toMatch(/^Légal, mais nul\. .*défaussé sans faire effet/);
      expect(head).toBe('ORC-DEP-3');
    }
  expect(said('desertion', 'sa-desertion', 'apres')).toMatchObject({
    verdict: expect.stringMatching(/^Légal, mais nul/),
    head: 'ORC-DEP-2',
  });
  expect(said('bouclier', 'rien', 'apres').verdict).toMatch(/^Légal\./);
});

test('ORC-REC-6: a verdict never says another moment than its sentence; after the last card no desertion is laid, on any pile', () => {
  expect(said('desertion', 'vide', 'fini')).toMatchObject({ head: 'ORC-REC-6', grounds: [{ text: 'le livret' }] });
  expect(said('desertion', 'vide', 'avant').head).toBe('ORC-L-26');
  for (const asked of questions()) {
    if (asked.verb !== 'bouclier' && asked.verb !== 'desertion') continue;
    const { state } = quickScene(asked);
    expect([asked.second, isStarted(state), isDealt(state)]).toEqual([asked.second, asked.second !== 'avant', asked.second === 'fini']);
    expect(state.placed.map(({ kind }) => kind)).toEqual(
      asked.first.endsWith('bouclier') ? ['shield'] : asked.first.endsWith('desertion') ? ['desertion'] : [],
    );
  }
});

test.each([
  ['bouclier', 'rien', 'avant', 'Quand : après « début des recrutements »'],
  ['desertion', 'rien', 'fini', 'Quand : après « début des recrutements »'],
  ['voler', 'personne', 'armee', 'Avec qui : avec un gobelin de ma main'],
  ['reclamer', 'troll', 'moi', 'À qui : à un adversaire'],
  ['envoyer', 'troll', 'absent', 'Avec qui : avec des cartes du peuple appelé'],
] as const)('what would permit « %s %s %s » is first sought in its own lists', (verb, first, second, text) => {
  const desk = nextDesk(SPEC, openDesk(SPEC), { kind: 'ask', question: formatQuick({ verb, first, second }) });
  const { answer } = sheetOf(SPEC, desk);
  const [twin] = (answer.kind === 'refused' && answer.twins) || [];
  if (!twin) throw new Error(answer.kind);
  expect(twin.text).toBe(text);
  const next = nextDesk(SPEC, desk, { kind: 'twin', ...twin });
  expect(sheetOf(SPEC, next).answer.kind).toBe('legal');
  expect(next.question).not.toBe(desk.question);
  expect(nextDesk(SPEC, next, { kind: 'undo' })).toMatchObject({ question: desk.question, move: desk.move });
});

test('each dispute that is ready answers what friends ask', () => {
  const rules = Object.fromEntries(
    DISPUTES.map(({ id }) => {
      const { answer } = verdictOf(disputeText(id));
      return [id, answer.kind === 'refused' ? answer.refusal.rule : answer.kind];
    }),
  );
  expect(rules).toEqual({
    desertion: 'legal',
    'deux-boucliers': 'legal',
    tot: 'ORC-REC-5',
    seul: 'legal',
    volante: 'ORC-L-4',
    commando: 'ORC-L-30',
    espion: 'legal',
    peuple: 'ORC-BAT-1',
  });
});
