/** The command line as its users run it; what it answers, where the process matters to nothing, without the cost of one. */
import { spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { CLI_GAMES } from './cli-games.ts';
import { accepted } from './core/accepted.ts';
import { reply } from './core/command.ts';
import { odds } from './zargos/odds.ts';
import { LORDS } from './zargos-lords/game/game.ts';

const CLI = fileURLToPath(new URL('./cli.ts', import.meta.url));

const run = (input: string | Buffer, ...line: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, ...line], { input, encoding: 'utf8', maxBuffer: 1 << 26 });
  return { status, stdout, stderr };
};

/** What is written of an input that is taken. */
async function answered(input: unknown, ...line: readonly string[]): Promise<string> {
  return JSON.stringify(accepted(await reply(CLI_GAMES, line, async () => JSON.stringify(input))));
}

/** What is said of an input that is not taken. */
async function refusal(input: string, line: readonly string[]): Promise<string> {
  const found = await reply(CLI_GAMES, line, async () => input);
  if (found.ok) throw new Error('taken');
  return found.because;
}

const fight = { attacker: { people: 'chevaliers', pawns: 7 }, defender: { people: 'amazones', pawns: 4 }, site: 'province' } as const;

test('zargos odds answers a situation with one line of JSON', () => {
  const { status, stdout, stderr } = run(JSON.stringify(fight), 'zargos', 'odds');
  expect([status, stderr]).toEqual([0, '']);
  expect(stdout).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(stdout)).toEqual(odds(fight));
});

test('orc value answers an army, orc odds a battle', async () => {
  expect(await answered({ people: 'orcs', cards: ['orcs-troupe', 'orcs-chef'] }, 'orc', 'value')).toBe(
    '{"value":14,"lines":[{"card":"orcs-troupe","value":6,"rule":"ORC-BAT-5"},{"card":"orcs-chef","value":8,"rule":"ORC-BAT-5"}]}',
  );
  const battle = { people: 'nains', mine: ['troll'], seen: ['gobelin'], opponents: [{ people: 0, mercenaries: 0 }] };
  expect(await answered([battle], 'orc', 'odds')).toBe('[{"value":[[[0,1]]],"beatEach":[1],"beatAll":1}]');
});

test('zargos-lords odds answers the booklet’s combat', async () => {
  const asked = { action: 'combat', attackers: [{ kind: 'moines-fantassin', count: 3 }], defenders: [{ kind: 'faucon' }] };
  expect(JSON.parse(await answered(asked, 'zargos-lords', 'odds'))).toMatchObject({ difference: 7, byDie: expect.arrayContaining(['D3']) });
  expect(await refusal('{"action":"vision","distance":6}', ['zargos-lords', 'odds'])).toBe(
    'distance attend un nombre entier de 1 à 5, pas « 6 ».',
  );
});

test('gran odds answers a duel with one line of JSON, gran moves a position', async () => {
  const { status, stdout, stderr } = run('[{"seen":[6,6,5]},{"force":4}]', 'gran', 'odds');
  expect([status, stderr]).toEqual([0, '']);
  expect(JSON.parse(stdout)).toMatchObject([{ win: 40 / 63 }, { win: 1 / 2 }]);
  const asked = { pieces: [{ color: 'jaune', at: 'tirad-13' }], mover: 'jaune', to: 'exil-1' };
  expect(await answered(asked, 'gran', 'moves')).toMatch(/^\{"ok":false,"rule":"GRA-DEP-5","because":"[^"]*"\}$/);
});

// Only Linux has a disk that is always full.
test.runIf(existsSync('/dev/full'))('an answer that cannot be written is one sentence and a failure', () => {
  const full = openSync('/dev/full', 'w');
  const games = { seats: 4, bots: ['random', 'random', 'random', 'random'], games: 3, seed: 'club' };
  for (const [asked, ...line] of [
    [fight, 'zargos', 'odds'],
    [games, 'orc', 'simulate'],
  ] as const) {
    const { status, stderr } = spawnSync(process.execPath, [CLI, ...line], {
      input: JSON.stringify(asked),
      stdio: ['pipe', full, 'pipe'],
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr.split('\n').filter((text) => text.includes('écrite'))).toHaveLength(1);
  }
  closeSync(full);
});

test('a list of situations is answered in order', async () => {
  const list = [fight, { ...fight, site: 'capital' }, { ...fight, defender: { people: 'demons', dice: 2 } }] as const;
  expect(JSON.parse(await answered(list, 'zargos', 'odds'))).toEqual(list.map(odds));
});

// biome-ignore format: a case a row
const rows: [name: string, input: string, line: string[], sentence: RegExp][] = [
  ['an unknown game', '{}', ['echecs', 'odds'], /^Le jeu attendu est zargos, zargos-lords, orc ou gran : engine <jeu> <verbe>\.$/],
  ['an unknown verb', '{}', ['zargos', 'win'], /^Le verbe attendu pour zargos est odds, judge, replay ou simulate : engine zargos <verbe>\.$/],
  ['a verb of another game', '{}', ['zargos-lords', 'road'], /^Le verbe attendu pour zargos-lords est odds, judge, replay ou simulate : /],
  ['no verb', '{}', ['zargos'], /^Le verbe attendu pour zargos est odds/],
  ['one argument too many', '{}', ['zargos', 'odds', 'x'], /^engine zargos odds ne prend pas d’autre argument/],
  ['nothing', '', ['zargos', 'odds'], /^L’entrée n’est pas du JSON/],
  ['no JSON', '{attacker}', ['zargos', 'odds'], /^L’entrée n’est pas du JSON[^\n]*$/],
  ['a bad field', JSON.stringify({ ...fight, attacker: { people: 'ailes', pawns: 0 } }), ['zargos', 'odds'], /^attacker\.pawns attend un nombre entier de 1 à 100, pas « 0 »\.$/],
  ['a bad input in a list', JSON.stringify([fight, { ...fight, turn: 1 }]), ['zargos', 'odds'], /^Élément 1 : Le champ « turn » de l’entrée est inconnu[^\n]*$/],
  ['a card the box has not', '{"people":"orcs","cards":["orcs-roi"]}', ['orc', 'value'], /^cards\[0\] attend une carte \([^\n]*\), pas « orcs-roi »\.$/],
  ['an army without cards said', '{"people":"orcs"}', ['orc', 'value'], /^cards attend la liste des cartes engagées\.$/],
  ['a battle without opponents', '{"people":"orcs","mine":[]}', ['orc', 'odds'], /^opponents attend une liste de 1 à 5 adversaires, pas rien/],
  ['a name of the prototype', '{"__proto__":1}', ['zargos', 'odds'], /^Le champ « __proto__ » de l’entrée est inconnu/],
  ['a huge number', '{"attacker":{"people":"ailes","pawns":1e999}}', ['zargos', 'odds'], /^attacker\.pawns attend un nombre entier/],
  ['lone surrogates and line breaks', '{"\\ud800\\n":1}', ['zargos', 'odds'], /^Le champ «[^\n]*» de l’entrée est inconnu[^\n]*$/],
  ['lists in lists', `${'['.repeat(100_000)}${']'.repeat(100_000)}`, ['zargos', 'odds'], /^Élément 0 : L’entrée attend un objet/],
];

test.each(rows)('%s: one sentence', async (_name, input, line, sentence) => {
  expect(await refusal(input, line)).toMatch(sentence);
});

test.each<[name: string, input: string, line: string[], sentence: string]>([
  ['no verb', '{}', ['zargos', 'win'], 'Le verbe attendu pour zargos est odds, judge, replay ou simulate : engine zargos <verbe>.\n'],
  ['a bad field', '{"people":"orcs"}', ['orc', 'value'], 'cards attend la liste des cartes engagées.\n'],
  ['a million bytes and one', ' '.repeat(1_000_001), ['zargos', 'odds'], 'L’entrée est trop longue : 1000000 octets au plus.\n'],
])('%s: the sentence on standard error, nothing on standard output, exit 2', (_name, input, line, sentence) => {
  expect(run(input, ...line)).toEqual({ status: 2, stdout: '', stderr: sentence });
});

test('a million bytes are read', () => {
  const text = JSON.stringify(fight);
  expect(run(text.padEnd(1_000_000), 'zargos', 'odds').status).toBe(0);
});

const README = ['../README.md', './README.md'].map((file) => readFileSync(new URL(file, import.meta.url), 'utf8')).join('\n');
const EXAMPLES = [...README.matchAll(/^echo '(.*)' \| npm run -s engine -- ([\w-]+) (\w+)$/gm)].map(
  ([, input = '', ...line]) => [line, input] as const,
);

/** What an example of two whole games of two tells, in the words of its input. */
const WHOLE_GAMES: Readonly<
  Record<string, (input: { readonly bots: readonly [string, string]; readonly seed: string }) => readonly object[]>
> = {
  'zargos-lords simulate': ({ bots: [first, second], seed }) => [
    { game: 0, seed: `${seed}/0`, bots: [first, second] },
    { game: 1, seed: `${seed}/1`, bots: [second, first] },
    { summary: { games: 2, bots: [{ bot: first, seats: 2 }, { bot: second }] } },
  ],
};

test('the engine’s README shows the verbs of whole games', () => {
  const shown = ['orc judge', 'orc replay', 'orc simulate', ...Object.keys(WHOLE_GAMES)];
  expect(EXAMPLES.map(([line]) => line.join(' '))).toEqual(expect.arrayContaining(shown));
});

const linesOf = (stdout: string) =>
  stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

test.each(EXAMPLES)('the README’s example of %j answers', async (line, input) => {
  // Games are played by processes of their own.
  const played = line.includes('simulate') ? run(input, ...line) : undefined;
  if (played) expect(played.status).toBe(0);
  const lines = played ? linesOf(played.stdout) : [JSON.parse(await answered(JSON.parse(input), ...line))];
  for (const answer of lines) expect(answer).toBeTypeOf('object');
  const told = WHOLE_GAMES[line.join(' ')];
  if (told) expect(lines).toMatchObject(told(JSON.parse(input)));
});

describe('the skirmish of Zargo’s Lords', () => {
  const asked = { seats: 2, bots: ['greedy', 'random'], games: 2, seed: 'cli', own: { scenario: 'ponts', months: 6 } };
  const replay = {
    version: LORDS.version,
    game: 'escarmouche',
    options: { seats: 2, scenario: 'col', months: 6, options: { 'LOR-L-7': 'toujours' } },
    seed: 'cli',
    moves: [
      { kind: 'end', seat: 0 },
      { kind: 'end', seat: 1 },
    ],
  };

  test('replay gives every hash and no end yet, judge its rule, after a replay and in a state', async () => {
    expect(JSON.parse(await answered(replay, 'zargos-lords', 'replay'))).toMatchObject({
      hashes: [expect.stringMatching(/^[0-9a-f]{16}$/), expect.anything(), expect.anything()],
      outcome: null,
    });
    const state = LORDS.setup({ seats: 2, scenario: 'col', months: 6, options: {} }, 'cli');
    const move = { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b1'] };
    const asked = [
      { replay, move },
      { state, move },
      { state, move: { kind: 'end', seat: 0 } },
    ];
    expect(JSON.parse(await answered(asked, 'zargos-lords', 'judge'))).toMatchObject([
      { ok: false, rule: 'LOR-TOUR-2' },
      { ok: false, rule: 'LOR-TOUR-2' },
      { ok: true },
    ]);
  });

  test('replay takes a war that a table has kept, with who sat there', async () => {
    const kept = JSON.parse(readFileSync('tests/replays/escarmouche/guerre-a-deux.json', 'utf8'));
    const players = ['vous', 'greedy'];
    const { hashes } = JSON.parse(await answered({ ...kept.replay, players }, 'zargos-lords', 'replay'));
    expect(hashes).toEqual(kept.hashes);
  });

  test.each<[verb: string, input: unknown, sentence: RegExp]>([
    ['replay', { ...replay, game: 'zargos-lords' }, /^game attend escarmouche, pas « zargos-lords »\.$/],
    [
      'replay',
      { ...replay, options: { seats: 2, scenario: 'lac' } },
      /^scenario attend ponts, bois, col, gouffres, siege, escorte, continent ou guerre, pas « lac »\.$/,
    ],
    ['replay', { ...replay, moves: [{ kind: 'end', seat: 1 }] }, /^Le coup 1 n’est pas permis \(LOR-TOUR-3\) : [^\n]*$/],
    [
      'judge',
      { replay, move: { kind: 'march', seat: 0, id: 'e1', to: { q: 0, r: 0 } } },
      /^Dans move : id attend un pion : une lettre, a, b, c ou d, puis un numéro \(a1\), pas « e1 »\.$/,
    ],
    ['judge', { state: {}, move: { kind: 'end', seat: 0 } }, /^Dans state : [^\n]+ manque\.$/],
    ['simulate', { ...asked, seats: 3 }, /^seats attend 2, pas « 3 »\.$/],
    ['simulate', { ...asked, bots: ['expert'] }, /^bots\.0 attend un nom parmi random, etourdi, greedy, search, pas « expert »\.$/],
    ['simulate', { ...asked, own: { months: 7 } }, /^Dans own : months attend 8, 6 ou 12, pas « 7 »\.$/],
    ['simulate', { ...asked, options: { 'LOR-L-32': 'x' } }, /^Dans options, [^\n]*« LOR-L-32 »[^\n]*$/],
  ])('%s %j: one sentence', async (verb, input, sentence) => {
    expect(await refusal(JSON.stringify(input), ['zargos-lords', verb])).toMatch(sentence);
  });
});

describe('whole games', () => {
  const asked = { seats: 4, bots: ['greedy', 'random', 'random'], games: 12, seed: 'cli' };
  const simulate = (input: unknown, workers: number) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [CLI, 'orc', 'simulate'], {
      input: JSON.stringify(input),
      encoding: 'utf8',
      env: { ...process.env, WORKERS: String(workers) },
    });
    return { status, stderr, lines: stdout.trimEnd().split('\n') };
  };
  const one = simulate(asked, 1);

  test('one line a game, in order, then the summary; speed on standard error', () => {
    expect(one.status).toBe(0);
    expect(one.stderr).toMatch(/^12 parties, \d+ par seconde$/m);
    expect(one.lines).toHaveLength(13);
    const lines = one.lines.map((line) => JSON.parse(line));
    expect(lines.slice(0, 12).map(({ game }) => game)).toEqual(Array.from({ length: 12 }, (_, game) => game));
    expect(Object.keys(lines[4])).toEqual(['game', 'seed', 'bots', 'moves', 'outcome']);
    expect(lines[4]).toMatchObject({ seed: 'cli/4', bots: ['random', 'random', 'greedy', 'random'] });
    const { summary } = lines[12];
    expect(summary).toMatchObject({ shard: '1/1', games: 12, bots: [{ bot: 'greedy', seats: 16 }, { bot: 'random' }] });
    expect(summary.bots[0].wins + summary.bots[1].wins).toBeCloseTo(12, 3);
  }, 60_000);

  test('the same lines with two workers', () => {
    expect(simulate(asked, 2).lines).toEqual(one.lines);
  }, 60_000);

  test('the same lines in three shards, each with its summary', () => {
    const shards = ['1/3', '2/3', '3/3'].map((shard) => ({ ...asked, shard }));
    const lines = simulate(shards, 2).lines.map((line) => JSON.parse(line));
    const games = one.lines.slice(0, -1).map((line) => JSON.parse(line));
    expect(lines.filter(({ summary }) => !summary)).toEqual(games);
    expect(lines.flatMap(({ summary }) => (summary ? [[summary.shard, summary.games]] : []))).toEqual([
      ['1/3', 4],
      ['2/3', 4],
      ['3/3', 4],
    ]);
  }, 60_000);

  const replay = { version: 1, game: 'orc', options: { seats: 4 }, seed: 'cli', moves: [{ kind: 'deal', seat: 2, tick: 3 }] };

  test('a replay gives every hash, a verdict its rule', async () => {
    const { hashes, outcome } = JSON.parse(await answered(replay, 'orc', 'replay'));
    expect([hashes.length, outcome]).toEqual([2, null]);
    expect(hashes[0]).toMatch(/^[0-9a-f]{16}$/);
    const move = { kind: 'shield', seat: 1, tick: 3, pile: 0 };
    expect(JSON.parse(await answered({ replay, move }, 'orc', 'judge'))).toMatchObject({ ok: false, rule: expect.stringMatching(/^ORC-/) });
  });

  test.each<[verb: string, input: unknown, sentence: RegExp]>([
    ['replay', { ...replay, version: 99 }, /^version attend 2[^\n]*$/],
    ['judge', { replay, move: { kind: 'sing', seat: 0 } }, /^Dans move : kind attend [^\n]*« sing »\.$/],
    ['judge', { replay }, /^move attend un objet[^\n]*, pas rien\.$/],
    ['judge', { replay: 7, move: { kind: 'pass', seat: 0 } }, /^replay attend un objet[^\n]*, pas « 7 »\.$/],
    ['judge', { replay: { ...replay, version: 99 }, move: { kind: 'pass', seat: 0 } }, /^Dans replay : version attend 2[^\n]*$/],
    ['simulate', { ...asked, seats: 3 }, /^seats attend un nombre entier de 4 à 7, pas « 3 »\.$/],
    ['simulate', { ...asked, bots: ['deep'] }, /^bots\.0 attend un nom parmi random, greedy[^\n]*, pas « deep »\.$/],
    ['simulate', [asked, { ...asked, shard: '4/3' }], /^Élément 1 : shard attend « k\/n »[^\n]*$/],
    ['simulate', { ...asked, options: { 'ORC-L-99': 'oui' } }, /^Dans options, le litige « ORC-L-99 » est inconnu[^\n]*$/],
  ])('%s %j: one sentence', async (verb, input, sentence) => {
    expect(await refusal(JSON.stringify(input), ['orc', verb])).toMatch(sentence);
  });
});
