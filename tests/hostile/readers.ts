import { expect } from 'vitest';
import { readProgress } from '#components/lesson/progress.ts';
import { settled } from '#components/notebook/cards.ts';
import { todayOf } from '#components/notebook/due.ts';
import { readNotebook } from '#components/notebook/kept.ts';
import { parseKept, UNREADABLE } from '#components/orc/companion/kept.ts';
import { parseKept as parseOurTable } from '#components/our-table/kept.ts';
import { parseOfferFile } from '#components/our-table/offer.ts';
import { titleOf } from '#components/table/chooser/title.ts';
import { parseFile } from '#components/table/replay/link.ts';
import { parseHead } from '#components/table/session/store.ts';
import { CLI_GAMES } from '#engine/cli-games.ts';
import { accepted } from '#engine/core/accepted.ts';
import { answerText } from '#engine/core/command.ts';
import type { Bot, Game, GameTypes } from '#engine/core/game.ts';
import { firstProblem } from '#engine/core/input.ts';
import { playOut } from '#engine/core/playout.ts';
import { checkReplay, statesOf } from '#engine/core/replay.ts';
import { checkBoard as checkGranBoard } from '#engine/gran/data/board-check.ts';
import { BOTS } from '#engine/orc/bot/levels.ts';
import { ORC } from '#engine/orc/game.ts';
import { checkOdds } from '#engine/orc/odds.ts';
import { checkArmy } from '#engine/orc/situation.ts';
import { boardOf } from '#engine/zargos/board/tables.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import { CAMPAIGN_EXAMPLE } from '#engine/zargos/examples.ts';
import { checkCampaign } from '#engine/zargos/fight/campaign.ts';
import { checkSituation, DEFAULT_SITUATION } from '#engine/zargos/fight/situation.ts';
import { checkMoment } from '#engine/zargos/magic/moment.ts';
import { readOptions } from '#engine/zargos/options.ts';
import { checkQuestion } from '#engine/zargos/rules/movement/reading.ts';
import { boxProblems } from '#engine/zargos-lords/data/box.ts';
import { BOX as LORDS_BOX } from '#engine/zargos-lords/data/tables.ts';
import { BOTS as SKIRMISH_BOTS } from '#engine/zargos-lords/game/bot/levels.ts';
import { LORDS } from '#engine/zargos-lords/game/game.ts';
import { parseBoxFile } from '#engine/zargos-lords/notation/box-file.ts';
import { checkPosition } from '#engine/zargos-lords/notation/position.ts';
import { parsePlay } from '../../components/zargos/combat/throws/play-store.ts';
import { LINKS, markedOf } from './links.ts';

export interface Reader {
  readonly name: string;
  /** Texts it takes whole: hostile ones are made by spoiling them. */
  readonly samples: readonly string[];
  /** The sentences it answers with; none when it took everything. Must neither throw nor hang, whatever the text. */
  readonly read: (text: string) => readonly string[];
}

type Checked = { readonly ok: true } | { readonly ok: false; readonly because: string };

const sentences = (answer: Checked): readonly string[] => (answer.ok ? [] : [answer.because]);

/** A reader of values, fed through JSON; text that is no JSON never reaches it. */
const withJson =
  (read: (value: unknown) => readonly string[]) =>
  (text: string): readonly string[] => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [];
    }
    return read(value);
  };
const ofJson = (check: (value: unknown) => Checked) => withJson((value) => sentences(check(value)));

const FIGHT = {
  attacker: { people: 'chevaliers', pawns: 7, warWind: true },
  defender: { people: 'araignees', pawns: 4, warWind: false, called: 3 },
  site: 'province',
  eclipse: false,
  heatwave: true,
  options: { 'ZAR-L-3': 'adversaire-d-abord' },
};
const DEMONS = { attacker: { people: 'moines', pawns: 12 }, defender: { people: 'demons', dice: 3 }, site: 'zargos' };

const MOMENT = {
  phase: 'after-card',
  inPlay: ['ailes', 'dragons', 'moines'],
  mine: ['ailes', 'moines'],
  turn: ['dragons'],
  last: { card: 'vent-de-glace', by: 'other' },
  played: [{ card: 'vent-de-folie', by: 'me', same: true }],
  options: { 'ZAR-L-43': 'avant-le-tir' },
};

const TABLES = boardOf(BOARD);
const QUESTION = {
  people: 'dragons',
  phase: 'reorganisation',
  from: 'mer-1',
  stride: 1,
  boats: 3,
  cards: ['vent-de-terre'],
  frozen: ['oz'],
  storms: [['mer-2', 'mer-3']],
  effects: ['raz-de-maree'],
  master: true,
  fought: false,
  group: { stands: 8, moves: 7 },
  owners: { oz: 'dragons', 'ohms-3': 'moines' },
  options: { 'ZAR-L-18': 'non' },
};

const ARMY = {
  people: 'orcs',
  cards: ['orcs-troupe', 'orcs-chef', 'gobelin', 'machine-de-guerre'],
  flying: ['gobelin'],
  values: { 'orcs-troupe': 4 },
  options: { 'ORC-L-12': 'nulle' },
};
const BATTLE = {
  people: 'nains',
  mine: ['nains-elite', 'troll'],
  seen: ['geant', 'espion-1'],
  opponents: [
    { people: 2, mercenaries: 1 },
    { people: 1, mercenaries: 0, held: 2 },
  ],
  values: { geant: 9 },
  options: { 'ORC-L-29': 'interdit' },
};

const ORC_OPTIONS = { seats: 4, options: { 'ORC-L-12': 'nulle', 'ORC-L-1': 'atteint' }, values: { 'orcs-troupe': 4, troll: 7 } };

/** The first `count` moves of a game between bots that are all alike, and the state where they lead. */
function begun<G extends GameTypes>(game: Game<G>, options: unknown, seats: number, bot: Bot<G['view'], G['move']>, count: number) {
  const { moves } = playOut(game, accepted(game.checkOptions(options)), 'hostile', new Array(seats).fill(bot), 0);
  const replay = { version: game.version, game: game.id, options, seed: 'hostile', moves: moves.slice(0, count) };
  const read = checkReplay(game, replay);
  return { replay, state: accepted(read.ok ? statesOf(game, read.value) : read).at(-1) };
}
/** A deal, a war and the deal after it. */
const WAR = begun(ORC, ORC_OPTIONS, 4, BOTS.greedy, 60);
const ORC_MOVES = [
  { kind: 'shield', seat: 1, tick: 40, pile: 3 },
  { kind: 'spy', seat: 2, target: 1, card: 'machine-volante' },
  { kind: 'send', seat: 0, cards: ['gobelin', 'machine-de-guerre'] },
  { kind: 'commando', seat: 3, target: 1, back: 'nains' },
  { kind: 'fly', seat: 1, cards: ['gobelin'] },
];

const SKIRMISH_OPTIONS = { seats: 2, scenario: 'gouffres', months: 6, options: { 'LOR-L-7': 'toujours' } };
const SKIRMISH_MOVES = [
  { kind: 'march', seat: 0, id: 'a1', to: { q: 3, r: -1 }, against: 'b2' },
  { kind: 'shoot', seat: 1, shooters: ['b2', 'b3'], target: 'a4' },
  { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b5', 'b6'] },
  { kind: 'retreat', seat: 0, id: 'a3', direction: 'so', alone: true },
  { kind: 'end', seat: 1 },
];

const COMMANDS = new Map(await Promise.all(Object.entries(CLI_GAMES).map(async ([game, load]) => [game, (await load()).verbs] as const)));

/** A verb of the command line, fed the text that reaches it. */
const ofVerb =
  (game: string, verb: string) =>
  (text: string): readonly string[] => {
    const found = COMMANDS.get(game)?.[verb];
    if (!found) throw new Error(`no verb ${game} ${verb}`);
    return sentences(answerText(found, text));
  };

/** The same on samples that are values. */
const commandLine = (game: string, verb: string, ...samples: readonly unknown[]): Reader => ({
  name: `command line: ${game} ${verb}`,
  samples: samples.map((one) => JSON.stringify(one)),
  read: ofVerb(game, verb),
});

/** What reads a whole game: its moves, its options, a game under way, and the command line's. `pass`: a move of the first position and of the one reached. */
const wholeGame = <G extends GameTypes>(
  told: readonly [move: string, options: string, game: string],
  name: string,
  game: Game<G>,
  moves: readonly unknown[],
  options: unknown,
  { replay, state }: ReturnType<typeof begun>,
  pass: readonly [unknown, unknown],
  simulated: unknown,
): readonly Reader[] => [
  { name: told[0], samples: moves.map((move) => JSON.stringify(move)), read: ofJson(game.checkMove) },
  { name: told[1], samples: [JSON.stringify(options)], read: ofJson(game.checkOptions) },
  { name: told[2], samples: [JSON.stringify(replay)], read: ofJson((value) => checkReplay(game, value)) },
  commandLine(name, 'replay', replay),
  commandLine(name, 'judge', { replay: { ...replay, moves: [] }, move: pass[0] }, { state, move: pass[1] }),
  commandLine(name, 'simulate', simulated),
];

const GRAN_QUESTION = {
  pieces: [
    { color: 'jaune', at: 'dragon-de-la-herse', amulets: 2, seals: ['tirad'] },
    { color: 'noir', at: 'boule-de-galad', waiting: true },
  ],
  ring: { at: 'tirad-8' },
  stones: ['tirad-13', 'exil-1'],
  goal: 2,
  options: { 'GRA-L-2': 'obligatoire' },
  mover: 'jaune',
  bonus: { left: ['pierre-des-douves'] },
};

/** The smallest board that can be played on: a row of points. */
const GRAN_ROW = [
  ['boule-bleue', 'crystal', 'galad'],
  ['cite-de-galad', 'city', 'galad'],
  ['magie', 'magic', 'galad'],
  ['cite-d-urgad', 'city', 'urgad'],
  ['epee', 'sword', 'urgad'],
  ['exil', 'exile', undefined],
  ['cite-d-elgad', 'city', 'elgad'],
  ['cite-de-tirad', 'city', 'tirad'],
  ['boule', 'crystal', 'tirad'],
  ['dragon', 'dragon', 'tirad'],
] as const;
const GRAN_BOARD = {
  points: GRAN_ROW.map(([id, kind, kingdom], at) => ({ id, name: id, kind, ...(kingdom && { kingdom }), x: 50 + 90 * at, y: 500 })),
  lines: GRAN_ROW.slice(1).map(([b], at) => ({ a: GRAN_ROW[at]?.[0], b, ...(at === 0 && { bend: [95, 480] }) })),
  start: 'boule-bleue',
  ring: 'boule',
  seals: { tirad: 'rouge', urgad: 'vert', galad: 'bleu', elgad: 'jaune' },
};

/** What Zargo’s Lords is asked: each action, whole. */
const LORDS_ASKED = [
  {
    action: 'combat',
    attackers: [{ kind: 'chevalier', count: 2, charge: 'side', wizards: 1 }],
    defenders: [{ kind: 'faucon', terrain: 'bois' }],
    individual: false,
    options: { 'LOR-L-3': 'oui' },
    box: { factors: { chevalier: { combat: 7 } } },
  },
  { action: 'siege', attackers: [{ kind: 'dragon', count: 4 }], garrison: { people: 'moines', pawns: [1, 4], force: [4, 20] } },
  { action: 'siege', attackers: [{ kind: 'dragon' }], garrison: ['aile', 'faucon'] },
  { action: 'arrows', target: 'dragon', shots: [{ distance: 5, count: 3 }], terrain: 'plaine' },
  { action: 'flames', target: 'moine', shots: [{ distance: 1 }, { distance: 5 }], terrain: 'bois', options: { 'LOR-REV-5': 'plus-deux' } },
  { action: 'vision', distance: 3 },
];

export const READERS: readonly Reader[] = [
  ...LINKS.map((link) => ({
    name: `${link.name}, link`,
    samples: link.within === undefined ? [...link.samples, ...markedOf(link)] : link.samples,
    read: (text: string) => link.read(text).refused,
  })),
  {
    name: 'stars of the lessons, file',
    samples: ['{"format":1,"stars":{"gran":{"le-but":{"un":3,"deux":2}},"orc":{"la-donne":{"a":1}}}}'],
    read: (text) => (readProgress(text) ? [] : ['Ce n’est pas un avancement de leçons.']),
  },
  {
    name: 'notebook of what comes back',
    samples: [
      '{"format":1,"since":20000,"cards":{"regle/gran/GRA-DEP-1":{"stability":2.3065,"difficulty":2.1,"seen":20001,"due":20003,"grade":3,"before":{"stability":0.212,"difficulty":6.4,"seen":20000}}},"log":[["coup/gran/gran-1",1,20002],["chance/gran/club-1.2.3",3,20002]]}',
    ],
    read: (text) => {
      const notebook = readNotebook(text);
      if (notebook) todayOf(settled(notebook), {}, [], 20_010);
      return notebook ? [] : ['Ce fichier n’est pas un carnet.'];
    },
  },
  {
    name: 'a game, file',
    samples: [JSON.stringify(WAR.replay)],
    read: (text) => {
      const read = parseFile(text);
      return sentences(read.ok ? checkReplay(ORC, read.value) : read);
    },
  },
  {
    name: 'a game kept, head',
    samples: [
      '{"format":2,"writer":"a","count":3,"saved":1764000000000,"moves":12,"over":false,"names":["Rouge","Bleu"],"players":[{"kind":"human"}],"version":2}',
    ],
    read: (text) => {
      const head = parseHead(text);
      if (!head) return ['Ce n’est pas une partie gardée.'];
      new Intl.DateTimeFormat('fr').format(head.saved);
      expect(titleOf({ ...head, players: head.players }, []).length).toBeLessThan(1000);
      return [];
    },
  },
  {
    name: 'our table, file',
    samples: ['{"format":"notre-table","version":1,"games":["orc"],"readings":{"ORC-L-1":"atteint"},"boxes":{"orc":"troll.6"}}'],
    read: (text) => sentences(parseOfferFile(text)),
  },
  {
    name: 'our table, kept',
    samples: ['{"format":1,"readings":{"ZAR-L-8":"plafond-3"},"boxes":{}}'],
    read: (text) => {
      parseOurTable(text);
      return [];
    },
  },
  {
    name: 'a fight as it was played, link',
    samples: ['1.abc.LLLL', '1.z9.L'],
    read: (text) => {
      parsePlay(text, DEFAULT_SITUATION);
      return [];
    },
  },
  { name: 'moment of a card', samples: [JSON.stringify(MOMENT)], read: ofJson(checkMoment) },
  { name: 'reach of a group', samples: [JSON.stringify(QUESTION)], read: ofJson((value) => checkQuestion(TABLES, value)) },
  { name: 'situation', samples: [JSON.stringify(FIGHT), JSON.stringify(DEMONS)], read: ofJson(checkSituation) },
  { name: 'campaign', samples: [JSON.stringify(CAMPAIGN_EXAMPLE)], read: ofJson(checkCampaign) },
  commandLine('zargos', 'odds', FIGHT, [DEMONS]),
  { name: 'army', samples: [JSON.stringify(ARMY)], read: ofJson(checkArmy) },
  { name: 'battle before the reveal', samples: [JSON.stringify(BATTLE)], read: ofJson(checkOdds) },
  commandLine('orc', 'value', ARMY, [ARMY]),
  commandLine('orc', 'odds', BATTLE),
  commandLine('gran', 'odds', { seen: [6, 6, 5], options: { 'GRA-L-1': 'sous-la-pile' } }, { force: 4 }),
  commandLine('gran', 'road', { dragons: 3, amulets: 2, legs: [1, 2, 4, 2], seen: [0, 0] }, [{ dragons: 1 }]),
  commandLine('gran', 'moves', GRAN_QUESTION, { ...GRAN_QUESTION, to: 'tirad-8' }),
  {
    name: 'a board of Gran',
    samples: [JSON.stringify(GRAN_BOARD)],
    read: ofJson((value) => {
      const checked = checkGranBoard(value);
      return checked.ok ? checked : { ok: false, because: checked.problems[0].because };
    }),
  },
  commandLine('zargos-lords', 'odds', ...LORDS_ASKED),
  {
    name: 'a small map of Zargo’s Lords',
    samples: [
      JSON.stringify({
        rows: ['..Ab..', '.o1~c.'],
        wraps: true,
        counters: [{ kind: 'dragon', column: 1, row: 1, paralysed: 2 }],
        cities: [{ people: 'ailes', column: 2, row: 0, garrison: ['aile'] }],
        allies: [['chevaliers', 'moines']],
        options: { 'LOR-L-42': 'non' },
      }),
    ],
    read: ofJson(checkPosition),
  },
  {
    name: 'a club’s box of Zargo’s Lords',
    samples: [JSON.stringify(LORDS_BOX)],
    read: withJson((value) => boxProblems(value).map(({ because }) => because)),
  },
  {
    name: 'a club’s box of Zargo’s Lords, file',
    samples: ['{"format":"boite-zargos-lords","version":1,"box":{"factors":{"dragon":{"combat":12}},"needs":{"flames":{"dragon":5}}}}'],
    read: (text) => sentences(parseBoxFile(text)),
  },
  {
    name: 'options',
    samples: [JSON.stringify(FIGHT.options)],
    read: ofJson((input) => firstProblem((report) => readOptions(input, 'options', report))),
  },
  ...wholeGame(
    ['a move of De l’Orc', 'options of a game of De l’Orc', 'a game of De l’Orc'],
    'orc',
    ORC,
    ORC_MOVES,
    ORC_OPTIONS,
    WAR,
    [
      { kind: 'wait', seat: 1 },
      { kind: 'pass', seat: 1 },
    ],
    { seats: 4, bots: ['greedy', 'random'], games: 1000, seed: 'abc', shard: '2/8', options: { 'ORC-L-1': 'atteint' } },
  ),
  ...wholeGame(
    ['a move of the skirmish', 'options of a skirmish', 'a skirmish'],
    'zargos-lords',
    LORDS,
    SKIRMISH_MOVES,
    SKIRMISH_OPTIONS,
    begun(LORDS, SKIRMISH_OPTIONS, 2, SKIRMISH_BOTS.greedy, 12),
    [
      { kind: 'end', seat: 0 },
      { kind: 'end', seat: 1 },
    ],
    {
      seats: 2,
      bots: ['greedy', 'random'],
      games: 1000,
      seed: 'abc',
      shard: '2/8',
      options: { 'LOR-L-7': 'toujours' },
      own: { scenario: 'col', months: 12 },
    },
  ),
  {
    name: 'sheet of the companion, kept',
    samples: [
      '{"format":1,"sheet":{"players":[{"name":"Anna","color":"vert"},{"name":"","color":"rouge"},{"name":"","color":"noir"},{"name":"","color":"bleu"}],"options":{"ORC-L-1":"atteint"},"entries":[{"kind":"sorcier","seat":2},{"kind":"champion","seat":0},{"kind":"battle","winners":[0,1]},{"kind":"points","seat":3,"by":2}]},"deal":{"dealt":41,"begun":40},"pace":12}',
    ],
    read: (text) => (parseKept(text) ? [] : [UNREADABLE]),
  },
];
