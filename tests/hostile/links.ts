/**
 * Every kind of link that a tool reads and writes: queries, fragments, and the values of one key. What a link was read as must be a link again, read
 * without a word.
 */
import { startOn as granDeskOn } from '#components/gran/board/desk.ts';
import { formatDesk as formatGranDesk, parseDesk as parseGranDesk } from '#components/gran/board/desk-link.ts';
import { formatRoad, parseRoad } from '#components/gran/duel/road-link.ts';
import { formatBack, parseBack } from '#components/notebook/link.ts';
import { formatMuster, parseMuster } from '#components/orc/army/link.ts';
import { formatOffer } from '#components/our-table/carry.ts';
import { parseOffer } from '#components/our-table/offer.ts';
import { formatPuzzle, parsePuzzle } from '#components/puzzle/link.ts';
import { formatSeries, parseSeries } from '#components/quiz/link.ts';
import { formatSearch, parseSearch } from '#components/site/search/asked.ts';
import { formatExplorer, parseExplorer } from '#components/zargos/board/explorer/explorer-link.ts';
import { OURS } from '#components/zargos/board/ground.ts';
import { formatDesk, parseDesk } from '#components/zargos/cards/desk.ts';
import { formatFilter, parseFilter } from '#components/zargos/cards/filter.ts';
import { ownQuery } from '#components/zargos/combat/address.ts';
import { formatChain, parseChain } from '#components/zargos/combat/campaign/campaign-link.ts';
import { formatFightPage, parseFightPage } from '#components/zargos/combat/fight/page-link.ts';
import { formatFolie, parseFolie } from '#components/zargos/combat/folie/folie-link.ts';
import { playFragment, playIn } from '#components/zargos/combat/throws/play-link.ts';
import { DAMAGED_PLAY, formatPlay, openPlay, parsePlay } from '#components/zargos/combat/throws/play-store.ts';
import { formatScene, parseScene } from '#components/zargos-lords/map-tool/link.ts';
import { formatTurned, parseTurned } from '#components/zargos-lords/wheels/WheelTool.tsx';
import { marked } from '#engine/core/link.ts';
import { tablesOf } from '#engine/gran/board/tables.ts';
import { BOARD as GRAN_MAP } from '#engine/gran/data/board.ts';
import { formatQuestion as formatGran, parseQuestion as parseGran } from '#engine/gran/notation.ts';
import { formatSituation, parseSituation } from '#engine/zargos/fight/notation.ts';
import { DEFAULT_SITUATION } from '#engine/zargos/fight/situation.ts';
import { formatMoment, parseMoment } from '#engine/zargos/magic/link.ts';
import { formatQuestion, parseQuestion } from '#engine/zargos/rules/movement/link.ts';
import { RULINGS } from '#engine/zargos/rulings.ts';
import { formatBox } from '#engine/zargos-lords/notation/box.ts';
import { parseBox } from '#engine/zargos-lords/notation/box-read.ts';
import { formatPosition, parsePosition } from '#engine/zargos-lords/notation/position.ts';
import { formatSituation as formatLords, parseSituation as parseLords } from '#engine/zargos-lords/notation/situation.ts';

interface Read {
  readonly value: unknown;
  /** One sentence for each thing not taken. */
  readonly refused: readonly string[];
}

export interface Link {
  readonly name: string;
  /** Taken whole, without mark: as old links are. */
  readonly samples: readonly string[];
  /** Never throws; what it reads is written and read again. */
  readonly read: (text: string) => Read;
  /** Where this is no link by itself: who reads the link that it stands in, or why it bears no mark. */
  readonly within?: string;
}

function link<Value>(
  name: string,
  samples: readonly string[],
  parse: (text: string) => readonly [Value, readonly string[]],
  format: ((value: Value) => string) | undefined,
  within?: string,
): Link {
  const read = (text: string): Read => {
    const [value, refused] = parse(text);
    const again = format?.(value);
    const [, complaints] = again === undefined ? [value, []] : parse(again);
    if (complaints.length > 0) throw new Error(`${again} is refused: ${complaints.join(' ')}`);
    return { value, refused };
  };
  return { name, samples, read, ...(within !== undefined && { within }) };
}

type Checked<Value> = { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly because: string };

/** A link that is read whole or not at all. */
const whole = <Value>(
  name: string,
  samples: readonly string[],
  parse: (text: string) => Checked<Value>,
  format: (value: Value) => string,
  within?: string,
): Link =>
  link<Value | undefined>(
    name,
    samples,
    (text) => {
      const read = parse(text);
      return read.ok ? [read.value, []] : [undefined, [read.because]];
    },
    (value) => (value === undefined ? (samples[0] ?? '') : format(value)),
    within,
  );

/** A link whose reader tells what it read by a name, beside what it refused. */
const named = <Key extends string, Read extends { readonly [One in Key]: unknown } & { readonly refused: readonly string[] }>(
  name: string,
  samples: readonly string[],
  key: Key,
  parse: (text: string) => Read,
  format: (value: Read[Key]) => string,
  within?: string,
): Link =>
  link(
    name,
    samples,
    (text) => {
      const read = parse(text);
      return [read[key], read.refused] as const;
    },
    format,
    within,
  );

const ZARGOS = OURS.tables;
const GRAN = tablesOf(GRAN_MAP);
const GRAN_GROUND = { tables: GRAN, text: '' };
const PUZZLES = Array.from({ length: 20 }, (_, at) => `gran-${at + 1}`);
const ASKS = { editions: [1, 2], most: 100 } as const;

const chainIn = (text: string) => {
  const read = parseChain(text, RULINGS);
  return read.ok ? ({ ok: true, value: read.chain } as const) : read;
};
const provincesIn = (text: string) => {
  const read = parseFolie(text);
  return read.ok ? ({ ok: true, value: read.provinces } as const) : read;
};

/** The page of the fights as its three tools read it, each its own keys. */
function fightsPage(query: string): readonly [unknown, readonly string[]] {
  const { asked, refused } = parseFightPage(ownQuery(query, 'calculateur'));
  const others = (['campagne', 'folie'] as const).map((owner) => {
    const text = ownQuery(query, owner).slice(owner.length + 1);
    return text === '' ? undefined : owner === 'campagne' ? chainIn(text) : provincesIn(text);
  });
  return [
    [asked, ...others],
    [...refused, ...others.flatMap((read) => (read && !read.ok ? [read.because] : []))],
  ];
}

export const LINKS: readonly Link[] = [
  link(
    'search page',
    ['?q=vent%20de%20guerre&type=carte&jeu=zargos', '?q=com-3'],
    (text) => {
      const { asked, refusals } = parseSearch(text);
      return [asked, refusals];
    },
    formatSearch,
    'a form, which browsers send by themselves: what is left of the words stands in the field',
  ),
  named(
    'moment of a card',
    [
      'v=1&quand=apres-carte&apres=vent-de-glace.autre&moi=moines&tour=dragons&jeu=ailes.dragons.moines&deja=vent-de-folie.moi.meme&ZAR-L-43=avant-le-tir',
    ],
    'moment',
    parseMoment,
    formatMoment,
  ),
  named(
    'filter of the cards',
    ['couleur=rouge&quelle=avant-tour&cible=royaume&cherche=temp%C3%AAte', 'peuple=moines&jouables=1'],
    'filter',
    parseFilter,
    formatFilter,
    'page of the cards',
  ),
  link(
    'page of the cards',
    ['v=1&quand=avant-combat&combat=dragons.amazones.a-venir&couleur=verte&n=7', 'jeu=dragons.moines&n=36&cherche=mer'],
    (text) => {
      const desk = parseDesk(text);
      return [desk, desk.refused];
    },
    formatDesk,
  ),
  named(
    'situation',
    [
      'v=1&attaquant=moines&pions=9&defenseur=araignees&contre=4&site=capital&guerre=attaquant&appel=3&canicule=1&ZAR-L-3=adversaire-d-abord',
      '?defenseur=demons&des=3',
    ],
    'situation',
    parseSituation,
    formatSituation,
  ),
  named(
    'page of the fights',
    ['v=1&attaquant=moines&pions=9&defenseur=dragons&contre=4&site=capital&comparer=1&b-attaquant=ailes&b-pions=12&but=80'],
    'asked',
    parseFightPage,
    formatFightPage,
  ),
  link(
    'page of the fights, all its tools',
    ['v=1&attaquant=moines&pions=19&defenseur=dragons&contre=14&site=capital&campagne=1_8.7_p1.1~ar3p_p2.1~mo12p&folie=3.5.12'],
    fightsPage,
    undefined,
  ),
  whole(
    'our table',
    ['#v=1&jeux=zargos.orc.zargos-lords&ZAR-L-8=plafond-3&boite-orc=troll.6&boite-zargos-lords=1~fec-', '#v=1&jeux=gran'],
    parseOffer,
    formatOffer,
  ),
  whole(
    'campaign',
    ['1_8.7_p1.1~ar3p_p2.1~mo1p_s1.1-s2.1~ar6p_s3.1~am3p', '1_8_p1.1~mo3p_ZAR-L-3.adversaire-d-abord'],
    chainIn,
    formatChain,
    'page of the fights, all its tools',
  ),
  whole('Vent de Folie', ['3.5.2'], provincesIn, formatFolie, 'page of the fights, all its tools'),
  link(
    'a fight as it was played',
    ['jeu=1.club.LLLL'],
    (hash) => {
      const text = playIn(hash);
      const play = text === '' ? openPlay(DEFAULT_SITUATION, 'club') : parsePlay(text, DEFAULT_SITUATION);
      return [play, play ? [] : [DAMAGED_PLAY]];
    },
    (play) => (play ? playFragment(formatPlay(play)) : ''),
  ),
  whole('things to be seen again', ['revoir=GRA-DEP-1,GRA-ANN-3', 'revoir=club-1.2.3,jour-2026-11-22.1.0'], parseBack, formatBack),
  whole('series of questions', ['serie=club-12', 'serie=jour-2026-11-22&v=2&battre=12.3'], (text) => parseSeries(text, ASKS), formatSeries),
  whole(
    'exercise',
    ['exercice=gran-12'],
    (text) => parsePuzzle(text, PUZZLES),
    (at) => formatPuzzle(PUZZLES[at] ?? ''),
  ),
  named(
    'reach of a group',
    [
      'v=1&peuple=dragons&depart=mer-1&phase=reorganisation&pas=1&bateaux=3&cartes=vent-de-terre&glace=oz&tempetes=mer-2.mer-3&effets=typhon&maitre=1&groupe=7.8&tenues=ailes.oz_dragons.ohms-3&ZAR-L-18=non',
    ],
    'question',
    (text) => parseQuestion(ZARGOS, text),
    (question) => formatQuestion(ZARGOS, question),
  ),
  link(
    'board page of Zargos',
    [
      'v=1&lieu=ohms-3&calques=royaumes.noms&vue=2.5,700,1200',
      'v=1&peuple=dragons&depart=mer-1&phase=reorganisation&pas=1&lieu=oz-1&aller=1',
    ],
    (text) => {
      const explorer = parseExplorer(text, OURS);
      const { question, refused } = parseQuestion(ZARGOS, explorer.asked);
      return [{ ...explorer, asked: explorer.asked && formatQuestion(ZARGOS, question) }, [...explorer.refused, ...refused]];
    },
    (explorer) => formatExplorer(explorer, explorer.view),
  ),
  named(
    'page of the armies',
    [
      'v=1&peuple=nains&armee=troupe.2_chef.1_gobelin.1&main=troll.1_commando.1&vues=geant.2&vol=1&face=2.1.3_1.0&but=24&valeurs=nains-troupe.4&ORC-L-12=nulle',
    ],
    'muster',
    parseMuster,
    formatMuster,
  ),
  named(
    'position of Gran',
    [
      'v=1&joue=jaune&jaune=dragon-de-la-herse.2&bleu=dragon-du-lac.1.tirad.carcan&noir=boule-de-galad.3.attend&anneau=tirad-8&pierres=exil-1.urgad-3&but=2&bonus=tirad-9&vers=tirad-13&GRA-L-12=non',
    ],
    'question',
    (text: string) => parseGran(GRAN, text),
    formatGran,
  ),
  link(
    'board page of Gran',
    [
      'v=1&joue=jaune&jaune=pierre-du-col&rouge=galad-9&anneau=borne-du-nord&pierres=tirad-2&vers=col-du-nord&sujet=pierre&vue=2.5,700,300',
      'v=1&joue=jaune&jaune=pierre-du-col&anneau=borne-du-nord&pierres=tirad-2.exil-1&sujet=epee&levee=exil-1',
    ],
    (text) => {
      const { question, subject, selected, stone, refused } = parseGranDesk(text, GRAN_GROUND);
      return [{ ...granDeskOn(GRAN_GROUND), question, subject, selected, stone }, refused];
    },
    (desk) => formatGranDesk(desk, undefined),
  ),
  named('duels of Gran', ['v=1&vues=6.6.5.0&dragons=5&amulettes=1'], 'road', parseRoad, formatRoad),
  named(
    'odds of Zargo’s Lords',
    [
      'v=1&action=combat&attaquants=chevalier.2.front.s1_sorcier&defenseurs=faucon.bois&LOR-L-3=oui',
      'action=siege&attaquants=dragon.4&peuple=moines&pions=1.4&force=4.20',
      'action=siege&attaquants=dragon&garnison=aile_faucon',
      '?action=flames&cible=moine&tirs=1_5.2&terrain=bois',
      'action=vision&distance=3',
    ],
    'situation',
    parseLords,
    formatLords,
  ),
  named(
    'a small map of Zargo’s Lords',
    [
      'v=1&carte=..Ab.._.o1~c._......&bords=1&pions=chevalier.0.0.chevaliers-fantassin_dragon.1.1.p2_moine.5.2.d&villes=ailes.2.0.aile.faucon&allies=chevaliers.moines&LOR-L-42=non',
    ],
    'position',
    parsePosition,
    formatPosition,
  ),
  named(
    'page of the small map of Zargo’s Lords',
    [
      'v=1&carte=..._..._..._...&pions=dragon.1.1_faucon.1.0_aile.2.0&question=recul&pion=1&attaques=2.3&hexagones=5&seul=1&vision=1&ecart=2&vers=1.2&LOR-L-7=toujours',
    ],
    'scene',
    parseScene,
    formatScene,
  ),
  named('discs of Zargo’s Lords', ['v=1&disque=visions&de=6'], 'turned', parseTurned, formatTurned),
  whole(
    'a club’s box of Zargo’s Lords',
    ['1', '1~fec-j-8~c0oajkmrs~a1122335~v5000000~na4~me5p2'],
    parseBox,
    formatBox,
    'the key `boite` of its pages',
  ),
];

export const markedOf = ({ samples }: Link): readonly string[] => samples.map((sample) => marked(sample.replace(/^[?#]/, '')));
