/**
 * What makes a position impossible, however well it is written: more pawns, boats or cards than in the box, a province held by nobody's pawns, two moments at
 * once. A position of a game never has any; one without any can be judged and played on.
 */
import { counted, together, upperFirst } from '../../../core/french.ts';
import type { Reason } from '../../../core/verdict.ts';
import { CARDS, type CardId } from '../../data/cards.ts';
import { PEOPLE_NAMES } from '../../data/peoples.ts';
import type { RuleId } from '../../ids.ts';
import { readingsOf } from '../../options.ts';
import { isDecision } from '../../rules/fight.ts';
import { handLimit } from '../../rules/mastery.ts';
import { MAX_BOATS } from '../../rules/movement/question.ts';
import { winnerOf } from '../../rules/points.ts';
import { monkSide } from '../../rules/powers.ts';
import { MAX_PAWNS, PEOPLES, type People } from '../../types.ts';
import { pilesOf } from '../opening/cards.ts';
import { inForce, situationOf } from '../situation.ts';
import { copiesIn, nameAt, pawnsOf, seatOf, tablesFor } from '../table.ts';
import type { Phase, PositionCard, Seat, State } from '../types.ts';
import { seatName } from '../words.ts';

type Clash = Reason<RuleId>;

const clash = (rule: RuleId, text: string): Clash => ({ rule, text: upperFirst(text) });
const the = (people: People): string => `les ${PEOPLE_NAMES[people]}`;

const OPENING: readonly Phase[] = ['peoples', 'takings', 'planting', 'granting', 'placement'];
const FIGHT: readonly Phase[] = ['call', 'winds', 'hand'];
/** Moments before the attacks of a turn. */
const BEFORE: readonly Phase[] = ['red', 'illusion', 'flight'];
/** Moments outside any turn. */
const BETWEEN: readonly Phase[] = [...OPENING, 'reinforcements', 'trade', 'over'];

const isOpening = ({ phase, positioning }: State): boolean => OPENING.includes(phase) || positioning !== null;

/** Who stands where, as far as one place goes. */
function placeClash(state: State, place: number): Clash | undefined {
  const tables = tablesFor(state.options);
  const { owners, pawns, order, turn } = state;
  const count = pawns[place] ?? 0;
  const name = nameAt(tables, place);
  if (place >= tables.territories) {
    return count > 0 && !order.includes('dragons')
      ? clash('ZAR-DRA-1', `${name} porte ${counted(count, 'pion')} : seuls les Dragons restent en mer, et ils ne sont pas de la partie.`)
      : undefined;
  }
  const owner = owners[place] ?? null;
  if (owner === null) {
    return count > 0 ? clash('ZAR-COM-6', `${name} porte ${counted(count, 'pion')} et n’est à personne.`) : undefined;
  }
  if (!order.includes(owner)) {
    return clash('ZAR-PREP-2', `${name} est tenue par ${the(owner)}, qui ne sont pas ou plus de la partie.`);
  }
  const isFought = turn?.combat?.at === place;
  if (isFought && count > 0) {
    return clash('ZAR-COM-2', `On se bat à ${name}, et ${counted(count, 'pion')} y restent hors du combat : tous y prennent part.`);
  }
  return count === 0 && !isFought ? clash('ZAR-COM-6', `${name} est tenue par ${the(owner)}, et aucun de leurs pions n’y est.`) : undefined;
}

const placeClashes = (state: State): readonly (Clash | undefined)[] => state.pawns.map((_, place) => placeClash(state, place));

/** The box: a hundred points a people, fifteen boats (ZAR-MAT-1, ZAR-MAT-2), unless the table has more (ZAR-L-5). */
function boxClashes(state: State): readonly Clash[] {
  if (readingsOf(state.options)['ZAR-L-5'] === 'non') return [];
  const many = PEOPLES.flatMap((people) => {
    const pawns = pawnsOf(state, people) + (state.positioning?.left[people] ?? 0);
    return pawns > MAX_PAWNS
      ? [clash('ZAR-MAT-2', `${the(people)} ont ${pawns} points de pions : la boîte n’en contient que ${MAX_PAWNS} par peuple.`)]
      : [];
  });
  const boats = PEOPLES.reduce((sum, people) => sum + state.boats[people], 0);
  const fleet = boats > MAX_BOATS ? [clash('ZAR-MAT-1', `Il y a ${boats} bateaux : la boîte n’en contient que ${MAX_BOATS}.`)] : [];
  return [...many, ...fleet];
}

const countIn = <Card>(cards: readonly Card[], card: Card): number => cards.filter((one) => one === card).length;

/** Where the copies of a card are: « 2 en main (les Moines), 1 en vigueur ». */
function wheresOf(state: State, card: CardId): string {
  const hands = state.hands.flatMap((hand, seat) => {
    const count = countIn(hand, card);
    return count > 0 ? [`${count} en main pour ${seatName(state, seat)}`] : [];
  });
  const rest: readonly (readonly [number, string])[] = [
    [countIn<CardId>(state.pile, card), 'dans la pile'],
    [countIn<CardId>(state.removed, card), 'hors du jeu'],
    [state.effects.filter((effect) => effect.card === card).length, 'en vigueur'],
    [state.laid?.card === card ? 1 : 0, 'sur la table'],
  ];
  return together([...hands, ...rest.flatMap(([count, where]) => (count > 0 ? [`${count} ${where}`] : []))]);
}

/** Each card of magic is somewhere, as often as the box has it (ZAR-MAT-3). */
function cardClashes(state: State): readonly Clash[] {
  const { hands, pile, removed, effects, laid } = state;
  const all: readonly CardId[] = [...hands.flat(), ...pile, ...removed, ...effects.map(({ card }) => card), ...(laid ? [laid.card] : [])];
  return CARDS.flatMap((card) => {
    const { id, name } = card;
    const copies = copiesIn(state.options, card);
    const count = countIn<CardId>(all, id);
    if (count === copies) return [];
    const says =
      count > copies ? `il y en a ${count} : ${wheresOf(state, id)}` : count === 0 ? 'il n’y en a nulle part' : `il n’y en a que ${count}`;
    return [
      clash('ZAR-MAT-3', `${state.options.scenario ? 'Cette partie' : 'La boîte'} a ${counted(copies, 'carte')} « ${name} », et ${says}.`),
    ];
  });
}

/** Hands and who may have them (ZAR-MAG-1, ZAR-ZRG-6). */
function handClash(state: State, seat: Seat): Clash | undefined {
  const { hands, master, phase, asked, options, peoples, order } = state;
  const hand = hands[seat]?.length ?? 0;
  const name = seatName(state, seat);
  if (hand > 0 && !isOpening(state) && !(peoples[seat] ?? []).some((people) => order.includes(people))) {
    return clash('ZAR-L-57', `${name} tiennent ${counted(hand, 'carte')} et n’ont plus de pion : leur main est allée sous la pile.`);
  }
  if (phase === 'sorting' && asked.includes(seat)) return undefined;
  const most = handLimit(master === seat || readingsOf(options)['ZAR-L-40'] === 'garde-sa-main');
  if (hand <= most) return undefined;
  return clash(
    master === seat ? 'ZAR-ZRG-6' : 'ZAR-MAG-1',
    `${name} tiennent ${counted(hand, 'carte')} : ${master === seat ? 'le Maître des Vents' : 'on'} n’en garde que ${most}.`,
  );
}

const cityOf = (state: State): number => tablesFor(state.options).board.territories.findIndex(({ kind }) => kind === 'city');

/** ZAR-ZRG-5, ZAR-ZRG-8: the Master is who holds the Forbidden City. */
function masterClash(state: State): Clash | undefined {
  const people = state.owners[cityOf(state)] ?? null;
  const holder = people === null ? null : seatOf(state, people);
  if (state.master === holder) return undefined;
  if (people === null)
    return clash('ZAR-ZRG-8', `${seatName(state, state.master ?? 0)} ont la maîtrise des Vents, et personne ne tient la Cité Interdite.`);
  return state.master === null
    ? clash('ZAR-ZRG-5', `${the(people)} tiennent la Cité Interdite, et personne n’est Maître des Vents.`)
    : clash(
        'ZAR-ZRG-5',
        `${seatName(state, state.master)} ont la maîtrise des Vents, et ce sont ${the(people)} qui tiennent la Cité Interdite.`,
      );
}

/** A game that is won goes no further (ZAR-BUT-1, ZAR-L-57). */
function endClash(state: State): Clash | undefined {
  const { board } = tablesFor(state.options);
  const holder = (place: number): People | undefined => state.owners[place] ?? undefined;
  const around = board.territories.flatMap(({ kind }, place) => (kind === 'inner' ? [holder(place)] : []));
  const people = winnerOf(holder(cityOf(state)), around);
  if (people)
    return clash('ZAR-BUT-1', `${the(people)} tiennent la Cité Interdite et les provinces qui l’entourent : la partie est finie.`);
  const seats = new Set(state.order.map((one) => seatOf(state, one)));
  return seats.size < 2 ? clash('ZAR-L-57', 'Il ne reste qu’un joueur avec des pions : la partie est finie.') : undefined;
}

/** Peoples in play have pawns, and those who are still to do something are in play. */
function peopleClashes(state: State): readonly (Clash | undefined)[] {
  const { order, turn, waiting, purses } = state;
  const idle = order.find((people) => pawnsOf(state, people) === 0);
  const out = [...waiting, ...(turn?.peoples ?? []), ...purses.map(({ people }) => people)].find((people) => !order.includes(people));
  const stranger = turn?.peoples.find((people) => seatOf(state, people) !== turn.seat);
  const twice = turn?.peoples.find((people) => waiting.includes(people));
  return [
    idle === undefined ? undefined : clash('ZAR-L-57', `${the(idle)} sont de la partie et n’ont aucun pion.`),
    out === undefined ? undefined : clash('ZAR-TOUR-1', `${the(out)} ont encore à jouer, et ne sont pas ou plus de la partie.`),
    stranger === undefined
      ? undefined
      : clash('ZAR-TOUR-1', `C’est le tour ${seatName(state, turn?.seat ?? 0, 'des')}, et ${the(stranger)} ne sont pas à ce joueur.`),
    twice === undefined ? undefined : clash('ZAR-TOUR-1', `${the(twice)} jouent leur tour, et l’attendent encore dans ce tour de table.`),
  ];
}

function attackClashes(state: State): readonly (Clash | undefined)[] {
  const { phase, turn, owners } = state;
  const tables = tablesFor(state.options);
  const attacks = turn?.attacks ?? [];
  const [first] = attacks;
  const name = first ? nameAt(tables, first.at) : '';
  return [
    first && BEFORE.includes(phase)
      ? clash('ZAR-MAG-4', `Une attaque vise déjà ${name}, et le moment des cartes rouges, avant le tour, n’est pas passé.`)
      : undefined,
    first && phase === 'reorganisation'
      ? clash('ZAR-COM-1', `Il reste un combat à livrer à ${name}, et l’on se réorganise déjà : tous les combats d’abord.`)
      : undefined,
    ...attacks.map(({ at, people, groups }, index) => {
      const where = nameAt(tables, at);
      if (owners[at] === people) return clash('ZAR-ATT-6', `${the(people)} attaquent ${where}, qu’ils tiennent.`);
      if (turn && !turn.peoples.includes(people))
        return clash('ZAR-TOUR-1', `${the(people)} attaquent ${where}, et ce n’est pas leur tour.`);
      if (!groups.some(({ pawns }) => pawns > 0)) return clash('ZAR-ATT-1', `Une attaque vise ${where} sans aucun pion.`);
      return attacks.findIndex((one) => one.at === at) < index
        ? clash('ZAR-ATT-2', `Deux attaques séparées visent ${where} : ces groupes n’en font qu’une.`)
        : undefined;
    }),
  ];
}

/** The Moine is asked what to do with a throw, where he has no hand of God or nothing lies thrown (ZAR-MOI-1, ZAR-CANICULE, ZAR-ZRG-4). */
function handOfGodClash(state: State): Clash | undefined {
  const { turn, phase } = state;
  if (phase !== 'hand' || !turn?.combat) return undefined;
  const { fight, at } = turn.combat;
  if (inForce(state, 'canicule'))
    return clash('ZAR-CANICULE', 'La Canicule prive les Moines de la main de Dieu, et l’on attend ici qu’ils relancent un dé.');
  if (monkSide(situationOf(state)) === undefined)
    return clash(
      tablesFor(state.options).powerless[at] === 1 ? 'ZAR-ZRG-4' : 'ZAR-MOI-1',
      `Personne n’a la main de Dieu à ${nameAt(tablesFor(state.options), at)}, et l’on attend qu’un dé y soit relancé.`,
    );
  return isDecision(fight) ? undefined : clash('ZAR-MOI-1', 'C’est le moment de la main de Dieu, et aucun jet n’attend sur la table.');
}

/** The fight under way, and the moments that are about one. */
function fightClashes(state: State): readonly (Clash | undefined)[] {
  const { phase, turn, owners } = state;
  const combat = turn?.combat;
  if (!combat) return [FIGHT.includes(phase) ? clash('ZAR-COM-1', 'C’est le moment d’un combat, et aucun n’est livré.') : undefined];
  const { at, people, defender, fight } = combat;
  const name = nameAt(tablesFor(state.options), at);
  const owner = owners[at] ?? null;
  const empty = fight.pawns.attacker === 0 || (defender !== 'demons' && fight.pawns.defender === 0);
  return [
    FIGHT.includes(phase) ? undefined : clash('ZAR-COM-2', `On se bat à ${name} : rien d’autre ne se fait avant la fin du combat.`),
    turn.peoples.includes(people) ? undefined : clash('ZAR-TOUR-1', `${the(people)} attaquent ${name}, et ce n’est pas leur tour.`),
    (defender === 'demons' ? null : defender) === owner
      ? undefined
      : clash(
          'ZAR-COM-6',
          `${defender === 'demons' ? 'Les démons défendent' : `${upperFirst(the(defender))} défendent`} ${name}, ${owner ? `tenue par ${the(owner)}` : 'qui n’est à personne'}.`,
        ),
    empty || fight.stage === 'over'
      ? clash('ZAR-COM-2', `On se bat à ${name}, et l’un des camps n’a plus de pion : ce combat est fini.`)
      : undefined,
    handOfGodClash(state),
  ];
}

/** Two moments at once. */
function momentClashes(state: State): readonly (Clash | undefined)[] {
  const { phase, turn, trade, ending, purses, asked, laid, driven, pawns, positioning } = state;
  const sorter = phase === 'sorting' ? asked[0] : undefined;
  const held = sorter === undefined ? 0 : (state.hands[sorter]?.length ?? 0);
  return [
    turn && BETWEEN.includes(phase)
      ? clash('ZAR-TOUR-1', 'Le tour de quelqu’un est en cours, et ce moment vient hors de tout tour.')
      : undefined,
    trade && phase !== 'trade' ? clash('ZAR-TOUR-1', 'Des échanges sont ouverts, et l’on fait autre chose.') : undefined,
    trade && (trade.of === 'position') !== (positioning !== null)
      ? clash('ZAR-POS-1', 'On échange des cartes de positionnement avant le premier tour, de la magie ensuite.')
      : undefined,
    positioning && phase !== 'trade' && !OPENING.includes(phase)
      ? clash('ZAR-TOUR-2', 'La partie a commencé, et le positionnement n’est pas fini.')
      : undefined,
    ending && phase !== 'over' ? clash('ZAR-BUT-1', 'La partie est finie, et l’on joue encore.') : undefined,
    purses.length > 0 && phase !== 'reinforcements'
      ? clash('ZAR-REN-1', 'Des achats restent à faire, et l’on fait autre chose.')
      : undefined,
    purses.length === 0 && phase === 'reinforcements'
      ? clash('ZAR-REN-1', 'C’est le moment des achats, et personne n’a de points à dépenser.')
      : undefined,
    laid && phase !== 'illusion'
      ? clash('ZAR-ILLUSION', 'Une carte rouge vient d’être jouée, et l’on fait autre chose qu’y répondre.')
      : undefined,
    driven && phase !== 'flight' ? clash('ZAR-TEMPETE', 'Des Dragons sont chassés de leur case mer, et l’on fait autre chose.') : undefined,
    driven?.from.some((place) => !pawns[place])
      ? clash('ZAR-TEMPETE', 'Des Dragons sont chassés d’une case mer où il n’y en a pas.')
      : undefined,
    sorter !== undefined && held <= handLimit(state.master === sorter)
      ? clash('ZAR-MAG-1', `${seatName(state, sorter)} trient leur main de ${counted(held, 'carte')}, qui n’est pas trop grande.`)
      : undefined,
  ];
}

/** The sixty cards of positioning, each in one place (ZAR-MAT-4). */
function positionClash(state: State): Clash | undefined {
  const { positioning } = state;
  if (!positioning) return undefined;
  const copies = (card: PositionCard, counts: Readonly<Record<string, number>>): readonly PositionCard[] =>
    Object.values(counts).flatMap((count) => Array.from({ length: count }, () => card));
  const cards = [
    ...positioning.green,
    ...positioning.blue,
    ...positioning.hands.flat(),
    ...copies('renfort', positioning.reinforcements),
    ...copies('bateau', state.boats),
  ];
  const { green, blue } = pilesOf(state.options);
  const sorted = (list: readonly PositionCard[]) => [...list].sort().join();
  if (sorted(cards) === sorted([...green, ...blue])) return undefined;
  const all = green.length + blue.length;
  return clash(
    'ZAR-MAT-4',
    `Les ${all} cartes de positionnement ne sont pas chacune à une place : on en compte ${cards.length}, piles, mains et cartes accordées réunies.`,
  );
}

/**
 * Each thing that contradicts another, with the rule that says so, as one French sentence; empty for every position of a game. The state is well-formed
 * (`readState`): its lists have the sizes of the table and of the board, and whoever it names sits at the table.
 */
export function contradictions(state: State): readonly Reason<RuleId>[] {
  const isSet = isOpening(state);
  return [
    ...(isSet ? [] : placeClashes(state)),
    ...boxClashes(state),
    ...cardClashes(state),
    ...state.hands.map((_, seat) => handClash(state, seat)),
    positionClash(state),
    ...(isSet || state.phase === 'over' ? [] : [masterClash(state), endClash(state), ...peopleClashes(state)]),
    ...attackClashes(state),
    ...fightClashes(state),
    ...momentClashes(state),
  ].flatMap((one) => one ?? []);
}
