/** What the table asks for now, in one sentence spoken to whoever plays, with the rule that asks it. */
import type { Asked } from '#components/table/stage/Question.tsx';
import { counted, either, of, percent, upperFirst } from '#engine/core/french.ts';
import { kindOf, nameOf } from '#engine/gran/board/tables.ts';
import { COLOR_NAMES, KINGDOM_NAMES, STONES } from '#engine/gran/data/box.ts';
import type { Event } from '#engine/gran/events.ts';
import type { DuelOdds } from '#engine/gran/odds/duel.ts';
import { readingsOf } from '#engine/gran/options.ts';
import { endOf } from '#engine/gran/rules/arrival.ts';
import { isBearer, otherAt, pieceOf } from '#engine/gran/rules/pieces.ts';
import { colorOf, tablesFor } from '#engine/gran/rules/table.ts';
import {
  type Color,
  KINGDOMS,
  type Move,
  type Phase,
  type Piece,
  type PointId,
  type Position,
  type View,
  type Walk,
} from '#engine/gran/types.ts';
import { moverIn } from './choices.ts';
import type { GranHandle } from './handle.ts';

/** What everybody is after: in the first round the whole quest in a sentence, then where the ring is. */
function questTold(view: View): string {
  const { options, position, turns } = view;
  const { ring } = position;
  if (!('at' in ring)) return `Le chevalier ${COLOR_NAMES[ring.bearer]} porte l’anneau : qui l’attaque, au prix d’une amulette, le prend.`;
  const where = `« ${nameOf(tablesFor(options), ring.at)} »`;
  if (turns > options.seats) return `L’anneau est sur ${where}.`;
  const many = options.goal === 2 ? 'deux' : 'trois';
  return `Le but : ${many} sceaux, en portant l’anneau dans ${many} cités différentes. Il attend sur ${where}.`;
}

function walkAsked(view: View, legal: readonly Move[], isTask: boolean, drawn: number): Asked {
  const { piece, bearer } = moverIn(view);
  if (piece.held) {
    return { title: 'Sous le carcan noir', text: 'Un dragon vous a vaincu : ce tour ne sert qu’à retirer le carcan.', rule: 'GRA-DRA-2' };
  }
  if (!legal.some(({ kind }) => kind === 'walk')) {
    return { title: 'Bloqué', text: 'Aucun point ne vous est ouvert : vous passez.', rule: 'GRA-L-14' };
  }
  if (bearer) {
    const missing = KINGDOMS.filter((kingdom) => !piece.seals.includes(kingdom)).map((kingdom) => KINGDOM_NAMES[kingdom]);
    return {
      title: 'Vous portez l’anneau : passez par-dessus tout',
      text: `Avancez d’un ou deux points, par-dessus dragons, pierres et chevaliers, vers une cité dont le sceau vous manque : ${either(missing)}.`,
      rule: 'GRA-ANN-3',
    };
  }
  const text = `Un ou deux points le long des lignes, jusqu’à l’un des points entourés${['', ' ; celui du conseil, au bout du trait', ' ; le détour, au bout du trait'][drawn]}.${isTask ? '' : ` ${questTold(view)}`}`;
  return { title: 'À vous d’avancer', text, rule: 'GRA-DEP-1' };
}

function bonusAsked(view: View): Asked {
  const stay = readingsOf(view.position)['GRA-L-2'] === 'obligatoire' ? '' : ', ou restez sur place';
  return {
    title: 'Dragon vaincu',
    text: `Jouez ${bonusLength(view.position)}, par-dessus dragons, pierres et chevaliers${stay}.`,
    rule: 'GRA-DRA-3',
  };
}

function exileAsked({ options, position, pending, turn }: View): Asked {
  const victim = otherAt(position, endOf(pending as Walk), colorOf(options, turn));
  const who = victim ? `le chevalier ${COLOR_NAMES[victim.color]}` : 'la pièce attaquée';
  return { title: 'L’exil', text: `Sur quel point blanc envoyez-vous ${who} ?`, rule: 'GRA-ATT-1' };
}

function depositAsked(view: View): Asked {
  const { piece, tables } = moverIn(view);
  const isDragon = kindOf(tables, piece.at) === 'dragon';
  const home = tables.board.points.find(({ id }) => id === piece.at)?.kingdom;
  const where = home ? `hors ${of(KINGDOM_NAMES[home])}` : 'dans un autre royaume';
  return isDragon
    ? { title: 'L’anneau vous échappe', text: `Déposez-le ${where}, sur l’un des points entourés.`, rule: 'GRA-ANN-4' }
    : { title: 'L’anneau repart', text: `Déposez-le ${where}, sur l’un des points entourés.`, rule: 'GRA-CIT-1' };
}

/** `legal`: the moves of whoever plays; `isTask`: what it is all for is said elsewhere; `drawn`: of the ways advised, or of those to choose between, the first. Undefined once the game is over. */
export function askedOf(view: View, legal: readonly Move[], isTask = false, drawn = 0): Asked | undefined {
  const { phase, position } = view;
  switch (phase) {
    case 'walk':
      return walkAsked(view, legal, isTask, view.turns > view.options.seats ? drawn : 0);
    case 'bonus':
      return bonusAsked(view);
    case 'exile':
      return exileAsked(view);
    case 'stone':
      return {
        title: 'Pierre magique',
        text: `Posez une pierre-obstacle sur un point noir ou blanc libre (${counted(STONES - position.stones.length, 'pierre')} en réserve).`,
        rule: 'GRA-PIE-1',
      };
    case 'lift':
      return { title: 'Pierre à l’épée', text: 'Touchez la pierre-obstacle que vous déplacez.', rule: 'GRA-PIE-4' };
    case 'sword':
      return { title: 'Pierre à l’épée', text: 'La pierre est levée : sur quel point libre la reposez-vous ?', rule: 'GRA-PIE-4' };
    case 'deposit':
      return depositAsked(view);
    case 'over':
      return undefined;
  }
}

/** Points that the question, or what is advised, calls by name: they are named on the board. What is advised comes first, its end before its way; `other`: what one chooses it or. */
export function calledIn(view: View, legal: readonly Move[], advised: Move | undefined, other?: PointId): readonly PointId[] {
  const { ring } = view.position;
  const isAsked = view.phase === 'walk' && legal.some(({ kind }) => kind === 'walk');
  return [
    ...(other ? [other] : []),
    ...(advised ? (advised.kind === 'walk' ? advised.path.toReversed() : 'at' in advised ? [advised.at] : []) : []),
    ...(isAsked && 'at' in ring ? [ring.at] : []),
  ];
}

/** What the next duel promises, for ears: « 58,3 % de battre le dragon, à confirmer ». Undefined before chances are taught. */
export const duelTold = (odds: Pick<DuelOdds, 'win'> | undefined): string =>
  `${odds ? `${percent(odds.win)} de battre le dragon` : 'un duel'}, à confirmer`;

const DOES: Readonly<Record<Exclude<Phase, 'over'>, string>> = {
  walk: 'réfléchit',
  bonus: 'a vaincu un dragon et réfléchit',
  exile: 'choisit un exil',
  stone: 'choisit où poser une pierre',
  lift: 'choisit une pierre à déplacer',
  sword: 'choisit où reposer la pierre',
  deposit: 'choisit où déposer l’anneau',
};

/** « Bleu choisit un exil… » */
export const waitedFor = (name: string, phase: Phase): string => (phase === 'over' ? '' : `${name} ${DOES[phase]}…`);

/** Rounds without a seal after which the table is asked whether it stops (GRA-L-31): the first seal takes longest, for the ring is far. */
const [QUIET_ROUNDS, QUIET_START] = [10, 20] as const;

const gaveSeal = (event: Event): boolean =>
  event.kind === 'city' && (event.seal === 'first' || event.seal === 'again' || event.seal === 'returned');

/** Whole rounds since the last seal, or since the game began, once they are many; 0 before. */
export function quietRounds({ options: { seats } }: View, since: GranHandle['since']): number {
  const events = since(gaveSeal);
  const isStart = events.length === 0;
  const turns = (isStart ? since() : events).filter(({ kind }) => kind === 'turn').length;
  const rounds = Math.floor(turns / seats);
  return rounds >= (isStart ? QUIET_START : QUIET_ROUNDS) ? rounds : 0;
}

/** What a move is called on its button, where it is made on the spot. */
export const stayLabel = (view: View, { kind }: Move): string => {
  if (kind === 'release') return 'Retirer le carcan noir';
  return view.bonus ? 'Rester ici' : 'Passer';
};

/** What is done on a point, on its button. */
export const layLabel = ({ kind }: Move): string => {
  switch (kind) {
    case 'exile':
      return 'L’exiler ici';
    case 'stone':
      return 'Poser la pierre ici';
    case 'lift':
      return 'Lever cette pierre';
    case 'deposit':
      return 'Déposer l’anneau ici';
    default:
      return 'Y aller';
  }
};

/** How far a dragon that is beaten lets one go on (GRA-DRA-3). */
const bonusLength = (position: Position): string =>
  readingsOf(position)['GRA-L-2'] === 'un-ou-deux' ? 'un ou deux points de plus' : 'deux points de plus';

/** What a duel brings who wins it. */
export const duelWon = (after: Position): string => `gagné, il donne ${bonusLength(after)}, par-dessus dragons, pierres et chevaliers`;

/** What the next duel is worth, before it is fought: its chance, what it brings and what it costs. */
export const duelWorth = ({ win, ways, total }: DuelOdds, after: Position, color: Color): string =>
  `${percent(win)} de le vaincre (${ways} sur ${total}). ${upperFirst(duelWon(after))} ; ${duelLost(after, color)}.`;

/** What a duel costs who loses it (GRA-DRA-2, GRA-ANN-4): said wherever its chances are. */
export function duelLost(after: Position, color: Color): string {
  const { amulets } = pieceOf(after, color);
  const amulet = amulets === 1 ? 'votre dernière amulette' : `une amulette sur ${amulets}`;
  return `perdu, ${amulet}${isBearer(after, color) ? ', l’anneau' : ''} et un tour`;
}

/** Whom a walk that ends there attacks (GRA-ATT-1): nobody in a city. */
const rivalAt = ({ options, position, turn }: View, at: PointId): Piece | undefined =>
  kindOf(tablesFor(options), at) === 'city' ? undefined : otherAt(position, at, colorOf(options, turn));

/** A move as advice: « Allez à Galad 7, par Galad 5. » */
export function sayMove(move: Move, view: View): string {
  const tables = tablesFor(view.options);
  const at = (id: PointId): string => `« ${nameOf(tables, id)} »`;
  switch (move.kind) {
    case 'walk': {
      const [first, second] = move.path;
      const by = second === undefined ? '' : `, par ${at(first)}`;
      const rival = rivalAt(view, second ?? first);
      return `${rival ? `attaquez le chevalier ${COLOR_NAMES[rival.color]} sur` : 'allez à'} ${at(second ?? first)}${by}.`;
    }
    case 'exile':
      return `envoyez-le sur ${at(move.at)}.`;
    case 'stone':
      return `posez la pierre sur ${at(move.at)}.`;
    case 'lift':
      return `levez la pierre de ${at(move.at)}.`;
    case 'deposit':
      return `déposez l’anneau sur ${at(move.at)}.`;
    case 'release':
      return 'retirez le carcan, il n’y a rien d’autre à faire.';
    case 'pass':
      return view.bonus ? 'restez où vous êtes.' : 'passez, il n’y a rien d’autre à faire.';
    case 'stop':
      return 'arrêtez là.';
  }
}
