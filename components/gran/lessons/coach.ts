/** The coach of a first game of Gran: what the board offers now, and one idea a turn, the moment's own before the turn's. */
import { coachWith } from '#components/lesson/Coach.tsx';
import type { CoachMoment, CoachSpec, Tip } from '#components/lesson/coach.ts';
import type { Counsel } from '#components/table/advice/adviser.ts';
import { chanceCalled } from '#components/table/coach/chance.ts';
import type { Seat } from '#engine/core/events.ts';
import { counted, of, plural, upperFirst } from '#engine/core/french.ts';
import { idsOfKind, kindOf, kingdomOf, nameOf } from '#engine/gran/board/tables.ts';
import { homeFrom } from '#engine/gran/bot/treks.ts';
import { KINGDOM_NAMES } from '#engine/gran/data/box.ts';
import { seatName } from '#engine/gran/explain.ts';
import type { Gran } from '#engine/gran/game.ts';
import type { RuleId } from '#engine/gran/ids.ts';
import { duelOdds } from '#engine/gran/odds/duel.ts';
import { moverOf } from '#engine/gran/rules/movement.ts';
import { isBearer, pieceOf, replaced, ringPoint } from '#engine/gran/rules/pieces.ts';
import { wayTo } from '#engine/gran/rules/reach.ts';
import { colorOf, tablesFor } from '#engine/gran/rules/table.ts';
import type { Move, Piece, PointId, View } from '#engine/gran/types.ts';
import { forkIn } from './fork.ts';
import { OURS_TOLD } from './ours.ts';
import { paid, turnsTo } from './paid.ts';

type GranTip = Tip<RuleId, Move>;

const endOf = (move: Move): PointId | undefined => (move.kind === 'walk' ? move.path.at(-1) : undefined);

function ringTold(view: View, { at, color }: Piece): string {
  const far = turnsTo(view, view.position, color);
  if (far) return `L’anneau est à ${far.told} de vous.`;
  const tables = tablesFor(view.options);
  // Nobody stops on a dragon without an amulet (GRA-L-4).
  return wayTo(tables, view.position.stones, at, ringPoint(view.position))
    ? 'Sans amulette, un dragon vous sépare de l’anneau.'
    : 'Des pierres vous séparent de l’anneau.';
}

const openTold = (legal: readonly Move[]): string => {
  const count = new Set(legal.flatMap((move) => endOf(move) ?? [])).size;
  return `${counted(count, 'point')} du plateau ${plural(count, 'vous est ouvert, entouré', 'vous sont ouverts, entourés')}.`;
};

type Idea = Omit<GranTip, 'now'>;

/** How far the first rival is from the ring. */
function rivalTold(view: View, seat: Seat): string {
  const { options, position } = view;
  const rival = (seat + 1) % options.seats;
  const [name, far] = [seatName(options, rival), turnsTo(view, position, colorOf(options, rival))];
  return far ? `${name} est à ${far.told} de l’anneau.` : `${name} n’a plus de route vers l’anneau.`;
}

/** The way home from the ring: its bearer passes over everything. */
function homeTold(view: View, piece: Piece): string {
  const tables = tablesFor(view.options);
  const { color } = piece;
  const there = { ...replaced(view.position, { ...piece, at: ringPoint(view.position), held: false }), ring: { bearer: color } };
  const [home, far] = [homeFrom(moverOf(tables, there, color)), turnsTo(view, there, color)];
  if (!home || !far) return 'Vous avez le sceau de chaque cité.';
  return `Pensez au retour : de l’anneau, « ${nameOf(tables, home)} » est à ${far.told}, et son porteur saute tout.`;
}

/** Of a turn that only walks: one idea each, the same for all who are at it. */
function ofTurn({ view, seat, turn }: CoachMoment<Gran>): Idea {
  const { options, position, seen } = view;
  const piece = pieceOf(position, colorOf(options, seat));
  const ideas: readonly Idea[] = [
    {
      idea: 'Deux points par tour au plus : ils mènent plus vite à l’anneau, mais une pierre posée en chemin peut retarder l’autre davantage.',
      lesson: 'marcher',
      rule: 'GRA-DEP-1',
    },
    {
      idea: `Un dragon sur la route ? ${chanceCalled(duelOdds({ seen, options: options.options }).win, 'de chances de le vaincre', 1)}, et deux points de plus si vous gagnez ; sinon, une amulette et un tour perdus.`,
      lesson: 'le-dragon',
      rule: 'GRA-DRA-3',
    },
    {
      idea: `Regardez aussi l’autre : ${rivalTold(view, seat)} Une pierre magique, et sa route s’allonge.`,
      lesson: 'les-pierres',
      rule: 'GRA-PIE-1',
    },
    {
      idea: `${piece.amulets === 0 ? 'Plus une amulette' : `${upperFirst(counted(piece.amulets, 'amulette'))} sur trois`} : une attaque en coûte une, un duel perdu aussi ; une cité en rend.`,
      lesson: 'les-amulettes',
      rule: 'GRA-AMU-1',
    },
    { idea: homeTold(view, piece), lesson: 'les-cites', rule: 'GRA-CIT-1' },
    {
      idea: 'Un dragon vaincu fait sauter par-dessus tout : bien placé, c’est un raccourci autant qu’un danger.',
      lesson: 'le-bonus',
      rule: 'GRA-DRA-3',
    },
    {
      idea: `Si ${seatName(options, (seat + 1) % options.seats)} prend l’anneau avant vous, rien n’est perdu : qui attaque le porteur le lui prend.`,
      lesson: 'attaquer',
      rule: 'GRA-ANN-2',
    },
    {
      idea: `La course se compte : ${rivalTold(view, seat)}`,
      lesson: 'la-course',
      rule: 'GRA-BUT-1',
    },
  ];
  return ideas[Math.min(Math.max(turn, 1), ideas.length) - 1] as Idea;
}

function walking(moment: CoachMoment<Gran>): GranTip {
  const { view, seat, legal, counsel } = moment;
  /** What may be done, or what is advised of it: he asks for nothing else. */
  const offered = counsel ? counsel.moves.slice(0, 1) : legal;
  const { options, position } = view;
  const tables = tablesFor(options);
  const color = colorOf(options, seat);
  const piece = pieceOf(position, color);
  const { ring } = position;
  const fork = counsel ? undefined : forkIn(view);
  if (fork)
    return {
      now: fork.text,
      order: { moves: fork.moves, at: view.turns, stands: true },
      more: 'À vous de choisir ; « Un conseil ? » dit ce que jouerait un bon joueur.',
      idea: 'Un dragon vaincu fait sauter par-dessus tout : bien placé, c’est un raccourci autant qu’un danger.',
      lesson: 'le-bonus',
      rule: 'GRA-DRA-3',
    };
  if (piece.held)
    return {
      now: 'Un dragon vous a mis un carcan noir : ce tour ne sert qu’à le retirer.',
      idea: 'Au tour suivant, vous repartirez sans vous battre.',
      lesson: 'le-dragon',
      rule: 'GRA-DRA-2',
    };
  if (isBearer(position, color)) {
    const wanted = idsOfKind(tables, 'city').filter((id) => !piece.seals.some((kingdom) => kingdom === kingdomOf(tables, id)));
    const home = wanted.find((id) => offered.some((move) => endOf(move) === id));
    if (home)
      return {
        now: `Vous portez l’anneau, et « ${nameOf(tables, home)} » est à portée : entrez-y.`,
        idea: 'Une cité vous donne son sceau, et l’anneau repart où vous voulez.',
        lesson: 'les-cites',
        rule: 'GRA-CIT-1',
      };
    return {
      now: `Vous portez l’anneau. ${openTold(legal)}`,
      idea: 'Passez par-dessus les dragons et les pierres : ceux qui vous suivent ne le peuvent pas.',
      lesson: 'l-anneau',
      rule: 'GRA-ANN-3',
    };
  }
  const at = 'at' in ring ? ring.at : undefined;
  if (at !== undefined && offered.some((move) => move.kind === 'walk' && move.path.includes(at)))
    return {
      now: 'L’anneau est à votre portée : prenez-le.',
      idea: 'Pris au premier point, il vous en laisse un second à faire.',
      lesson: 'l-anneau',
      rule: 'GRA-ANN-1',
    };
  if ('bearer' in ring) {
    const bearer = pieceOf(position, ring.bearer).at;
    const isNear = legal.some((move) => endOf(move) === bearer);
    return {
      now: isNear ? 'Le porteur de l’anneau est à portée : l’attaquer coûte une amulette.' : openTold(legal),
      idea: 'Attaquer le porteur, c’est lui prendre l’anneau et l’exiler, au prix d’une amulette.',
      lesson: 'attaquer',
      rule: 'GRA-ANN-2',
    };
  }
  return { now: ringTold(view, piece), ...ofTurn(moment) };
}

function tip(moment: CoachMoment<Gran>): GranTip {
  const { view } = moment;
  switch (view.phase) {
    case 'exile':
      return {
        now: 'Exilez-le loin de l’anneau : plus il est loin, plus l’attaque lui coûte.',
        idea: 'Il garde ses amulettes ; c’est vous qui en rendez une.',
        lesson: 'attaquer',
        rule: 'GRA-ATT-1',
      };
    case 'stone':
    case 'sword':
      return {
        now: 'Posez la pierre sur la route de l’autre, pas sur la vôtre.',
        idea: 'Jamais en travers de la dernière route vers l’anneau : la règle la garde ouverte.',
        lesson: 'les-pierres',
        rule: 'GRA-PIE-3',
        readings: ['GRA-L-22'],
      };
    case 'lift':
      return {
        now:
          moment.legal.length === 1
            ? 'Une seule pierre peut changer de place : levez-la.'
            : 'Levez la pierre qui vous gêne, ou celle qui ne gêne plus personne.',
        idea: 'Vous la reposez aussitôt, sur un autre point libre.',
        lesson: 'les-pierres',
        rule: 'GRA-PIE-4',
      };
    case 'deposit': {
      const tables = tablesFor(view.options);
      const { at } = pieceOf(view.position, colorOf(view.options, moment.seat));
      const home = kingdomOf(tables, at);
      const isLost = kindOf(tables, at) === 'dragon';
      return {
        now: `Déposez l’anneau hors ${home ? of(KINGDOM_NAMES[home]) : 'de ce royaume'}, près de vous et loin des autres.`,
        idea: 'Comptez les tours de chacun jusqu’à lui, puis de lui à votre prochaine cité.',
        lesson: isLost ? 'l-anneau' : 'les-cites',
        rule: isLost ? 'GRA-ANN-4' : 'GRA-CIT-1',
        readings: ['GRA-L-11'],
      };
    }
    case 'bonus':
      return {
        now: 'Vos deux points de plus peuvent tout atteindre : un dragon, un rival, l’anneau.',
        idea: 'Ils passent par-dessus dragons, pierres et chevaliers.',
        lesson: 'le-bonus',
        rule: 'GRA-DRA-3',
        readings: ['GRA-L-2', 'GRA-L-3', 'GRA-L-9'],
      };
    case 'walk':
    case 'over':
      return walking(moment);
  }
}

/** Letters that two lines of a phone hold, and three of the narrowest one. */
const [LINE, MOST] = [84, 114];

/** What is told of a rival who may undo it. */
const DANGER = / dès son tour| s’il bat /;

/** The move and as much of its reasons as two lines hold, the first one always, a danger or a price on the third: the way is drawn on the board, and gives its place. The rest stands behind. */
function advisedTip(told: GranTip, { text, grounds }: Counsel<Move>): GranTip {
  const move = upperFirst(text);
  const [first = told.now, ...others] = grounds.line.split(/(?<=\.) (?=\p{Lu})/u).filter(Boolean);
  const whole = `${move} ${first}`;
  let now = whole.length <= LINE ? whole : `${move.replace(/, par « [^»]* »\.$/u, '.')} ${first}`;
  let shown = 0;
  for (const one of others) {
    if (now.length + 1 + one.length > (shown === 0 && DANGER.test(one) ? MOST : LINE)) break;
    now = `${now} ${one}`;
    shown += 1;
  }
  const behind = [...others.slice(shown), ...(first === told.now ? [] : [told.more ?? told.now])];
  return { ...told, now, more: behind.join(' ') || told.more };
}

export const COACH: CoachSpec<Gran> = {
  whole: true,
  game: 'gran',
  tip: (moment) => {
    const told = tip(moment);
    return moment.counsel ? advisedTip(told, moment.counsel) : told;
  },
  asks: (view) => view.phase !== 'over' && forkIn(view) === undefined,
  // A choice is read whole.
  paid: (moment) => (forkIn(moment.view) === undefined ? paid(moment) : undefined),
  ours: { text: OURS_TOLD, readings: ['GRA-L-1', 'GRA-L-12', 'GRA-L-24'] },
  lessons: {
    marcher: 'Marcher',
    'l-anneau': 'L’anneau',
    'le-dragon': 'Le dragon',
    'le-bonus': 'Le bonus du vainqueur',
    'les-amulettes': 'Les amulettes',
    attaquer: 'Attaquer',
    'les-cites': 'Les cités',
    'les-pierres': 'Les pierres',
    'la-course': 'La course',
  },
};

export const TABLE_COACH = coachWith(COACH);
