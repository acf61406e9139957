/** Every function that reads what a stranger may write: a link, a query, a document for the command line. */

import { startOn as granDeskOn } from '#components/gran/board/desk.ts';
import { formatDesk as formatGranDesk, parseDesk as parseGranDesk } from '#components/gran/board/desk-link.ts';
import { formatRoad, parseRoad } from '#components/gran/duel/road-link.ts';
import { formatMuster, parseMuster } from '#components/orc/army/link.ts';
import { parseKept, UNREADABLE } from '#components/orc/companion/kept.ts';
import { formatOffer } from '#components/our-table/carry.ts';
import { parseKept as parseOurTable } from '#components/our-table/kept.ts';
import { parseOffer, parseOfferFile } from '#components/our-table/offer.ts';
import { formatAsked, parseAsked } from '#components/site/search/asked.ts';
import { formatDesk, parseDesk } from '#components/zargos/cards/desk.ts';
import { formatFilter, parseFilter } from '#components/zargos/cards/filter.ts';
import { formatScene, parseScene } from '#components/zargos-lords/map-tool/link.ts';
import { formatTurned, parseTurned } from '#components/zargos-lords/wheels/link.ts';
import { GAMES } from '#engine/cli-games.ts';
import { answer } from '#engine/core/command.ts';
import type { Bot, Game, GameTypes } from '#engine/core/game.ts';
import { playOut } from '#engine/core/playout.ts';
import { checkReplay, statesOf } from '#engine/core/replay.ts';
import { tablesOf } from '#engine/gran/board/tables.ts';
import { BOARD as GRAN_MAP } from '#engine/gran/data/board.ts';
import { checkBoard as checkGranBoard } from '#engine/gran/data/board-check.ts';
import { formatQuestion as formatGran, parseQuestion as parseGran } from '#engine/gran/notation.ts';
import { BOTS } from '#engine/orc/bot/levels.ts';
import { ORC } from '#engine/orc/game.ts';
import { checkOdds } from '#engine/orc/odds.ts';
import { checkArmy } from '#engine/orc/situation.ts';
import { boardOf } from '#engine/zargos/board/tables.ts';
import { checkCampaign } from '#engine/zargos/campaign.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import { CAMPAIGN_EXAMPLE } from '#engine/zargos/examples.ts';
import { formatMoment, parseMoment } from '#engine/zargos/magic/link.ts';
import { checkMoment } from '#engine/zargos/magic/moment.ts';
import { formatSituation, parseSituation } from '#engine/zargos/notation.ts';
import { checkOptions } from '#engine/zargos/options.ts';
import { formatQuestion, parseQuestion } from '#engine/zargos/rules/movement/link.ts';
import { checkQuestion } from '#engine/zargos/rules/movement/reading.ts';
import { RULINGS as ZARGOS_RULINGS } from '#engine/zargos/rulings.ts';
import { checkSituation, DEFAULT_SITUATION } from '#engine/zargos/situation.ts';
import { VERBS } from '#engine/zargos/verbs.ts';
import { boxProblems } from '#engine/zargos-lords/data/box.ts';
import { BOX as LORDS_BOX } from '#engine/zargos-lords/data/tables.ts';
import { formatBox, parseBox } from '#engine/zargos-lords/notation/box.ts';
import { parseBoxFile } from '#engine/zargos-lords/notation/box-file.ts';
import { checkPosition, formatPosition, parsePosition } from '#engine/zargos-lords/notation/position.ts';
import { formatSituation as formatLords, parseSituation as parseLords } from '#engine/zargos-lords/notation/situation.ts';
import { BOTS as SKIRMISH_BOTS } from '#engine/zargos-lords/skirmish/bot/levels.ts';
import { SKIRMISH } from '#engine/zargos-lords/skirmish/game.ts';
import { formatChain, parseChain } from '../../components/zargos/combat/campaign/campaign-link.ts';
import { formatAsked as formatFights, parseAsked as parseFights } from '../../components/zargos/combat/fight/page-link.ts';
import { formatFolie, parseFolie } from '../../components/zargos/combat/folie/folie-link.ts';
import { parsePlay } from '../../components/zargos/combat/throws/play-store.ts';

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
const ofJson =
  (check: (value: unknown) => Checked) =>
  (text: string): readonly string[] => {
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return [];
    }
    return sentences(check(value));
  };

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
  const checked = game.checkOptions(options);
  if (!checked.ok) throw new Error(checked.because);
  const { moves } = playOut(game, checked.value, 'hostile', new Array(seats).fill(bot), 0);
  const replay = { version: game.version, game: game.id, options, seed: 'hostile', moves: moves.slice(0, count) };
  const read = checkReplay(game, replay);
  const states = read.ok ? statesOf(game, read.value) : read;
  if (!states.ok) throw new Error(states.because);
  return { replay, state: states.value.at(-1) };
}
/** A deal, a war and the deal after it. */
const { replay: REPLAY, state: STATE } = begun(ORC, ORC_OPTIONS, 4, BOTS.greedy, 60);
const ORC_MOVES = [
  { kind: 'shield', seat: 1, tick: 40, pile: 3 },
  { kind: 'spy', seat: 2, target: 1, card: 'machine-volante' },
  { kind: 'send', seat: 0, cards: ['gobelin', 'machine-de-guerre'] },
  { kind: 'commando', seat: 3, target: 1, back: 'nains' },
  { kind: 'fly', seat: 1, cards: ['gobelin'] },
];

const SKIRMISH_OPTIONS = { seats: 2, start: 'gouffres', months: 6, options: { 'LOR-L-7': 'toujours' } };
const { replay: SKIRMISH_REPLAY, state: SKIRMISH_STATE } = begun(SKIRMISH, SKIRMISH_OPTIONS, 2, SKIRMISH_BOTS.greedy, 12);
const SKIRMISH_MOVES = [
  { kind: 'march', seat: 0, id: 'a1', to: { q: 3, r: -1 }, against: 'b2' },
  { kind: 'shoot', seat: 1, shooters: ['b2', 'b3'], target: 'a4' },
  { kind: 'attack', seat: 0, attackers: ['a1'], targets: ['b5', 'b6'] },
  { kind: 'retreat', seat: 0, id: 'a3', direction: 'so', alone: true },
  { kind: 'end', seat: 1 },
];

const COMMANDS = new Map(await Promise.all(Object.entries(GAMES).map(async ([game, load]) => [game, (await load()).verbs] as const)));

/** A verb of the command line, fed the text that reaches it. */
const ofVerb =
  (game: string, verb: string) =>
  (text: string): readonly string[] => {
    const found = COMMANDS.get(game)?.[verb];
    if (!found) throw new Error(`no verb ${game} ${verb}`);
    return sentences(answer(found, text));
  };

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

const GRAN_TABLES = tablesOf(GRAN_MAP);
const GRAN_GROUND = { tables: GRAN_TABLES, text: '' };

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
const LORDS = [
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

/** What a link was read as must be a link again, read without a word. */
function again<Value>(
  query: string,
  parse: (query: string) => readonly [Value, readonly string[]],
  format: (value: Value) => string,
): readonly string[] {
  const [value, refused] = parse(query);
  const link = format(value);
  const [, complaints] = parse(link);
  if (complaints.length > 0) throw new Error(`${link} is refused: ${complaints.join(' ')}`);
  return refused;
}

export const READERS: readonly Reader[] = [
  {
    name: 'search page',
    samples: ['?q=vent%20de%20guerre&type=carte&jeu=zargos', '?q=com-3'],
    read: (text) =>
      again(
        text,
        (query) => {
          const { asked, refusals } = parseAsked(query);
          return [asked, refusals];
        },
        formatAsked,
      ),
  },
  {
    name: 'moment of a card, link',
    samples: [
      'v=1&quand=apres-carte&apres=vent-de-glace.autre&moi=moines&tour=dragons&jeu=ailes.dragons.moines&deja=vent-de-folie.moi.meme&ZAR-L-43=avant-le-tir',
    ],
    read: (text) =>
      again(
        text,
        (query) => {
          const { moment, refused } = parseMoment(query);
          return [moment, refused];
        },
        formatMoment,
      ),
  },
  {
    name: 'filter of the cards, link',
    samples: ['couleur=rouge&quelle=avant-tour&cible=royaume&cherche=temp%C3%AAte', 'peuple=moines&jouables=1'],
    read: (text) =>
      again(
        text,
        (query) => {
          const { filter, refused } = parseFilter(query);
          return [filter, refused];
        },
        formatFilter,
      ),
  },
  {
    name: 'page of the cards, link',
    samples: ['v=1&quand=avant-combat&combat=dragons.amazones.a-venir&couleur=verte&n=7', 'jeu=dragons.moines&n=36&cherche=mer'],
    read: (text) =>
      again(
        text,
        (query) => {
          const desk = parseDesk(query);
          return [desk, desk.refused];
        },
        formatDesk,
      ),
  },
  {
    name: 'situation, link',
    samples: [
      'v=1&attaquant=moines&pions=9&defenseur=araignees&contre=4&site=capital&guerre=attaquant&appel=3&canicule=1&ZAR-L-3=adversaire-d-abord',
      '?defenseur=demons&des=3',
    ],
    read: (text) =>
      again(
        text,
        (query) => {
          const { situation, refused } = parseSituation(query);
          return [situation, refused];
        },
        formatSituation,
      ),
  },
  {
    name: 'page of the fights, link',
    samples: ['v=1&attaquant=moines&pions=9&defenseur=dragons&contre=4&site=capital&comparer=1&b-attaquant=ailes&b-pions=12&but=80'],
    read: (text) =>
      again(
        text,
        (query) => {
          const { asked, refused } = parseFights(query);
          return [asked, refused];
        },
        formatFights,
      ),
  },
  {
    name: 'our table, link',
    samples: ['#v=1&jeux=zargos.orc.zargos-lords&ZAR-L-8=plafond-3&boite-orc=troll.6&boite-zargos-lords=1~fec-', '#v=1&jeux=gran'],
    read: (text) => {
      const read = parseOffer(text);
      return read.ok ? again(text, (link) => [read.value, sentences(parseOffer(link))], formatOffer) : [read.because];
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
    name: 'campaign, link',
    samples: ['1_8.7_p1.1~ar3p_p2.1~mo1p_s1.1-s2.1~ar6p_s3.1~am3p', '1_8_p1.1~mo3p_ZAR-L-3.adversaire-d-abord'],
    read: (text) => {
      const read = parseChain(text, ZARGOS_RULINGS);
      return read.ok ? again(text, (link) => [read.chain, sentences(parseChain(link, ZARGOS_RULINGS))], formatChain) : [read.because];
    },
  },
  {
    name: 'Vent de Folie, link',
    samples: ['3.5.2'],
    read: (text) => {
      const read = parseFolie(text);
      return read.ok ? again(text, (link) => [read.provinces, sentences(parseFolie(link))], formatFolie) : [read.because];
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
  {
    name: 'reach of a group, link',
    samples: [
      'v=1&peuple=dragons&depart=mer-1&phase=reorganisation&pas=1&bateaux=3&cartes=vent-de-terre&glace=oz&tempetes=mer-2.mer-3&effets=typhon&maitre=1&groupe=7.8&tenues=ailes.oz_dragons.ohms-3&ZAR-L-18=non',
    ],
    read: (text) =>
      again(
        text,
        (query) => {
          const { question, refused } = parseQuestion(TABLES, query);
          return [question, refused];
        },
        (question) => formatQuestion(TABLES, question),
      ),
  },
  { name: 'reach of a group', samples: [JSON.stringify(QUESTION)], read: ofJson((value) => checkQuestion(TABLES, value)) },
  { name: 'situation', samples: [JSON.stringify(FIGHT), JSON.stringify(DEMONS)], read: ofJson(checkSituation) },
  { name: 'campaign', samples: [JSON.stringify(CAMPAIGN_EXAMPLE)], read: ofJson(checkCampaign) },
  {
    name: 'command line: zargos odds',
    samples: [JSON.stringify(FIGHT), `[${JSON.stringify(DEMONS)}]`],
    read: (text) => sentences(answer(VERBS.odds, text)),
  },
  {
    name: 'page of the armies, link',
    samples: [
      'v=1&peuple=nains&armee=troupe.2_chef.1_gobelin.1&main=troll.1_commando.1&vues=geant.2&vol=1&face=2.1.3_1.0&but=24&valeurs=nains-troupe.4&ORC-L-12=nulle',
    ],
    read: (text) =>
      again(
        text,
        (query) => {
          const { muster, refused } = parseMuster(query);
          return [muster, refused];
        },
        formatMuster,
      ),
  },
  { name: 'army', samples: [JSON.stringify(ARMY)], read: ofJson(checkArmy) },
  { name: 'battle before the reveal', samples: [JSON.stringify(BATTLE)], read: ofJson(checkOdds) },
  {
    name: 'command line: orc value',
    samples: [JSON.stringify(ARMY), `[${JSON.stringify(ARMY)}]`],
    read: ofVerb('orc', 'value'),
  },
  {
    name: 'command line: orc odds',
    samples: [JSON.stringify(BATTLE)],
    read: ofVerb('orc', 'odds'),
  },
  {
    name: 'command line: gran odds',
    samples: ['{"seen":[6,6,5],"options":{"GRA-L-1":"sous-la-pile"}}', '{"force":4}'],
    read: ofVerb('gran', 'odds'),
  },
  {
    name: 'command line: gran road',
    samples: ['{"dragons":3,"amulets":2,"legs":[1,2,4,2],"seen":[0,0]}', '[{"dragons":1}]'],
    read: ofVerb('gran', 'road'),
  },
  {
    name: 'command line: gran moves',
    samples: [JSON.stringify(GRAN_QUESTION), JSON.stringify({ ...GRAN_QUESTION, to: 'tirad-8' })],
    read: ofVerb('gran', 'moves'),
  },
  {
    name: 'position of Gran, link',
    samples: [
      'v=1&joue=jaune&jaune=dragon-de-la-herse.2&bleu=dragon-du-lac.1.tirad.carcan&noir=boule-de-galad.3.attend&anneau=tirad-8&pierres=exil-1.urgad-3&but=2&bonus=tirad-9&vers=tirad-13&GRA-L-12=non',
    ],
    read: (text) =>
      again(
        text,
        (query) => {
          const { question, refused } = parseGran(GRAN_TABLES, query);
          return [question, refused];
        },
        formatGran,
      ),
  },
  {
    name: 'board page of Gran, link',
    samples: [
      'v=1&joue=jaune&jaune=pierre-du-col&rouge=galad-9&anneau=borne-du-nord&pierres=tirad-2&vers=col-du-nord&sujet=pierre&vue=2.5,700,300',
      'v=1&joue=jaune&jaune=pierre-du-col&anneau=borne-du-nord&pierres=tirad-2.exil-1&sujet=epee&levee=exil-1',
    ],
    read: (text) =>
      again(
        text,
        (query) => {
          const { question, subject, selected, stone, refused } = parseGranDesk(query, GRAN_GROUND);
          return [{ ...granDeskOn(GRAN_GROUND), question, subject, selected, stone }, refused];
        },
        (desk) => formatGranDesk(desk, undefined),
      ),
  },
  {
    name: 'duels of Gran, link',
    samples: ['v=1&vues=6.6.5.0&dragons=5&amulettes=1'],
    read: (text) =>
      again(
        text,
        (query) => {
          const { road, refused } = parseRoad(query);
          return [road, refused];
        },
        formatRoad,
      ),
  },
  {
    name: 'a board of Gran',
    samples: [JSON.stringify(GRAN_BOARD)],
    read: ofJson((value) => {
      const checked = checkGranBoard(value);
      return checked.ok ? checked : { ok: false, because: checked.problems[0].because };
    }),
  },
  { name: 'command line: zargos-lords odds', samples: LORDS.map((one) => JSON.stringify(one)), read: ofVerb('zargos-lords', 'odds') },
  {
    name: 'odds of Zargo’s Lords, link',
    samples: [
      'v=1&action=combat&attaquants=chevalier.2.front.s1_sorcier&defenseurs=faucon.bois&LOR-L-3=oui',
      'action=siege&attaquants=dragon.4&peuple=moines&pions=1.4&force=4.20',
      'action=siege&attaquants=dragon&garnison=aile_faucon',
      '?action=flames&cible=moine&tirs=1_5.2&terrain=bois',
      'action=vision&distance=3',
    ],
    read: (text) =>
      again(
        text,
        (query) => {
          const { situation, refused } = parseLords(query);
          return [situation, refused];
        },
        formatLords,
      ),
  },
  {
    name: 'a small map of Zargo’s Lords, link',
    samples: [
      'v=1&carte=..Ab.._.o1~c._......&bords=1&pions=chevalier.0.0.chevaliers-fantassin_dragon.1.1.p2_moine.5.2.d&villes=ailes.2.0.aile.faucon&allies=chevaliers.moines&LOR-L-42=non',
    ],
    read: (text) =>
      again(
        text,
        (query) => {
          const { position, refused } = parsePosition(query);
          return [position, refused];
        },
        formatPosition,
      ),
  },
  {
    name: 'page of the small map of Zargo’s Lords, link',
    samples: [
      'v=1&carte=..._..._..._...&pions=dragon.1.1_faucon.1.0_aile.2.0&question=recul&pion=1&attaques=2.3&hexagones=5&seul=1&vision=1&ecart=2&vers=1.2&LOR-L-7=toujours',
    ],
    read: (text) =>
      again(
        text,
        (query) => {
          const { scene, refused } = parseScene(query);
          return [scene, refused];
        },
        formatScene,
      ),
  },
  {
    name: 'discs of Zargo’s Lords, link',
    samples: ['v=1&disque=visions&de=6'],
    read: (text) =>
      again(
        text,
        (query) => {
          const { turned, refused } = parseTurned(query);
          return [turned, refused];
        },
        formatTurned,
      ),
  },
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
    read: (text) => {
      let value: unknown;
      try {
        value = JSON.parse(text);
      } catch {
        return [];
      }
      return boxProblems(value).map(({ because }) => because);
    },
  },
  {
    name: 'a club’s box of Zargo’s Lords, link',
    samples: ['1', '1~fec-j-8~c0oajkmrs~a1122335~v5000000~na4~me5p2'],
    read: (text) => {
      const box = parseBox(text);
      return box.ok ? again(text, (link) => [box.value, sentences(parseBox(link))], formatBox) : [box.because];
    },
  },
  {
    name: 'a club’s box of Zargo’s Lords, file',
    samples: ['{"format":"boite-zargos-lords","version":1,"box":{"factors":{"dragon":{"combat":12}},"needs":{"flames":{"dragon":5}}}}'],
    read: (text) => sentences(parseBoxFile(text)),
  },
  { name: 'options', samples: [JSON.stringify(FIGHT.options)], read: ofJson(checkOptions) },
  { name: 'a move of De l’Orc', samples: ORC_MOVES.map((move) => JSON.stringify(move)), read: ofJson(ORC.checkMove) },
  { name: 'options of a game of De l’Orc', samples: [JSON.stringify(ORC_OPTIONS)], read: ofJson(ORC.checkOptions) },
  { name: 'a game of De l’Orc', samples: [JSON.stringify(REPLAY)], read: ofJson((value) => checkReplay(ORC, value)) },
  { name: 'command line: orc replay', samples: [JSON.stringify(REPLAY)], read: ofVerb('orc', 'replay') },
  {
    name: 'command line: orc judge',
    samples: [
      JSON.stringify({ replay: { ...REPLAY, moves: [] }, move: { kind: 'wait', seat: 1 } }),
      JSON.stringify({ state: STATE, move: { kind: 'pass', seat: 1 } }),
    ],
    read: ofVerb('orc', 'judge'),
  },
  {
    name: 'command line: orc simulate',
    samples: [
      JSON.stringify({ seats: 4, bots: ['greedy', 'random'], games: 1000, seed: 'abc', shard: '2/8', options: { 'ORC-L-1': 'atteint' } }),
    ],
    read: ofVerb('orc', 'simulate'),
  },
  { name: 'a move of the skirmish', samples: SKIRMISH_MOVES.map((move) => JSON.stringify(move)), read: ofJson(SKIRMISH.checkMove) },
  { name: 'options of a skirmish', samples: [JSON.stringify(SKIRMISH_OPTIONS)], read: ofJson(SKIRMISH.checkOptions) },
  { name: 'a skirmish', samples: [JSON.stringify(SKIRMISH_REPLAY)], read: ofJson((value) => checkReplay(SKIRMISH, value)) },
  { name: 'command line: zargos-lords replay', samples: [JSON.stringify(SKIRMISH_REPLAY)], read: ofVerb('zargos-lords', 'replay') },
  {
    name: 'command line: zargos-lords judge',
    samples: [
      JSON.stringify({ replay: { ...SKIRMISH_REPLAY, moves: [] }, move: { kind: 'end', seat: 0 } }),
      JSON.stringify({ state: SKIRMISH_STATE, move: { kind: 'end', seat: 1 } }),
    ],
    read: ofVerb('zargos-lords', 'judge'),
  },
  {
    name: 'command line: zargos-lords simulate',
    samples: [
      JSON.stringify({
        seats: 2,
        bots: ['greedy', 'random'],
        games: 1000,
        seed: 'abc',
        shard: '2/8',
        options: { 'LOR-L-7': 'toujours' },
        own: { start: 'col', months: 12 },
      }),
    ],
    read: ofVerb('zargos-lords', 'simulate'),
  },
  {
    name: 'sheet of the companion, kept',
    samples: [
      '{"format":1,"sheet":{"players":[{"name":"Anna","color":"vert"},{"name":"","color":"rouge"},{"name":"","color":"noir"},{"name":"","color":"bleu"}],"options":{"ORC-L-1":"atteint"},"entries":[{"kind":"sorcier","seat":2},{"kind":"champion","seat":0},{"kind":"battle","winners":[0,1]},{"kind":"points","seat":3,"by":2}]},"deal":{"dealt":41,"begun":40},"pace":12}',
    ],
    read: (text) => (parseKept(text) ? [] : [UNREADABLE]),
  },
];
