/** Who advises in De l'Orc: the expert, in points that he expects of the round, out of what every player has seen. */
import type { Adviser, Grounds, Rated } from '#components/table/advice/adviser.ts';
import { counted, of, percent, upperFirst } from '#engine/core/french.ts';
import { callsOf, raidPrice, raidsOf, sendsOf } from '#engine/orc/bot/battle.ts';
import { asksOf, expert } from '#engine/orc/bot/expert.ts';
import { bestForce, flightsOf, worthNow } from '#engine/orc/bot/flight.ts';
import { kindOf, worthsOf } from '#engine/orc/bot/kinds.ts';
import { holdingsOf, rememberedPiles } from '#engine/orc/bot/memory.ts';
import { meterOf } from '#engine/orc/bot/pick.ts';
import { isContested, promiseAfter, promisesOf } from '#engine/orc/bot/recruit.ts';
import { BATTLE_POINTS } from '#engine/orc/bot/strength.ts';
import { CARD_NAMES, PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import { type Move, type MoveOf, PEOPLES, type View } from '#engine/orc/types.ts';
import { exposedTold, holdsTold, layBest, promisingPile } from './holds.ts';
import { BACK_TITLES, cardsText, LEAST, RECKONED, reckoned, seatName } from './words.ts';

/** A move as advice: « envoyez 2 gobelins. » */
function sayMove(move: Move, { phase }: View): string {
  switch (move.kind) {
    case 'deal':
      return 'distribuez.';
    case 'wait':
      return 'ne posez rien pour l’instant.';
    case 'desertion':
      return `posez une désertion sur la pile ${move.pile + 1}.`;
    case 'shield':
      return `posez un bouclier sur la pile ${move.pile + 1}.`;
    case 'champion':
      return `nommez ${seatName(move.champion)}.`;
    case 'spy':
      return `réclamez à ${seatName(move.target)} : ${CARD_NAMES[move.card].one}.`;
    case 'call':
      return `appelez les ${PEOPLE_NAMES[move.people]}.`;
    case 'send':
      return move.cards.length === 0 ? 'n’envoyez personne.' : `envoyez ${cardsText(move.cards)}.`;
    case 'commando':
      return `tirez une carte de ${seatName(move.target)}, dos ${BACK_TITLES[move.back]}.`;
    case 'fly':
      return move.cards.length === 0 ? 'ajoutez la machine volante, seule.' : `ajoutez la machine volante avec ${cardsText(move.cards)}.`;
    case 'pass':
      if (phase === 'spies') return 'ne réclamez rien.';
      return phase === 'commando' ? 'gardez le commando.' : 'gardez la machine volante.';
  }
}

const rated = (move: Move, value: number): Rated<Move> => ({ moves: [move], value });
const sorted = (all: readonly Rated<Move>[]): readonly Rated<Move>[] => all.toSorted((a, b) => (b.value ?? 0) - (a.value ?? 0));

/** Evaluations of a decision after the game: as many as the expert's own. */
const STEADY = 600;

const ownOf = ({ players, seat }: View) => players[seat];

function ofShield(view: View, { pile }: MoveOf<'shield'>): Grounds {
  const isLast = ownOf(view)?.shields === 1;
  return {
    line: `Elle tient ${holdsTold(view, pile)}${isLast ? ' ; c’est votre dernier bouclier' : ''}.`,
    more: ['Ce qui tombe encore dessus sera à vous, bon ou mauvais : un bouclier dit à tous ce que vous voulez.'],
  };
}

function ofDesertion(view: View, { pile }: MoveOf<'desertion'>): Grounds {
  const there = rememberedPiles(view, view.seen)[pile];
  const isLast = ownOf(view)?.desertions === 1;
  const whose = there && there.owner >= 0 ? ` de la pile ${of(seatName(there.owner))}` : '';
  return {
    line: `Elle renvoie ${exposedTold(view, pile) ?? 'la carte du dessus'}${whose}${isLast ? ' ; c’est votre dernière désertion' : ''}.`,
    more: [],
  };
}

const pointsTold = (points: number): string => counted(points, 'point', 'points', 1);

/** « À l’estime, pour qui a retenu les piles, 43 % de chances de marquer à cette bataille » */
const chanceTold = (chance: number): string =>
  `${upperFirst(RECKONED)}, ${percent(reckoned(chance), 0)} de chances de marquer à cette bataille`;

function ofSend(view: View, move: MoveOf<'send'>): Grounds {
  const sends = sendsOf(view, view.seen, [move, { ...move, cards: [] }], worthsOf(view.options), meterOf(STEADY));
  const [chance, alone] = [sends.find((one) => one.move === move)?.chance, sends.find((one) => one.move.cards.length === 0)?.chance];
  const left = view.hand.length - move.cards.length - view.hand.filter((card) => PEOPLES.some((people) => card.startsWith(people))).length;
  const ahead = PEOPLES.length - view.called.length;
  const isVain = percent(reckoned(chance ?? 0), 0) === percent(reckoned(alone ?? 0), 0);
  const beside =
    move.cards.length === 0 || alone === undefined
      ? ''
      : !isVain
        ? `, contre ${percent(reckoned(alone), 0)} sans renfort`
        : ahead === 0
          ? ', avec renfort ou sans ; gardés, vos mercenaires ne serviraient plus'
          : ', avec renfort ou sans : tout se vaut';
  const raider = view.hand.includes('commando') ? ', sans compter votre commando' : '';
  const kept =
    ahead > 0
      ? [`Il vous reste alors ${counted(left, 'carte')} hors des peuples pour ${counted(ahead, 'autre bataille', 'autres batailles')}.`]
      : [];
  return { line: chance === undefined ? '' : `${chanceTold(chance)}${raider}${beside}.`, more: kept };
}

function ofRaid(view: View, move: MoveOf<'commando'>): Grounds {
  const [raid] = raidsOf(view, view.seen, [move], worthsOf(view.options), meterOf(STEADY));
  return { line: raid ? `${chanceTold(raid.chance)}, ${pointsTold(raid.points)} de mieux.` : '', more: [] };
}

/** What the machine does to forces that everybody knows. */
function ofFlight(view: View, move: MoveOf<'fly'>): Grounds {
  const [flight] = flightsOf(view, [move]);
  if (!flight) return { line: '', more: [] };
  const [own, best] = [ownOf(view)?.force ?? 0, bestForce(view)];
  const alone = own === best && own > 0 && flight.force > best ? ' : à égalité, tous marqueraient autant que vous' : '';
  return {
    line: `Votre armée passe de ${own} à ${flight.force}, quand la plus forte des autres est à ${best}${alone}.`,
    more: [],
  };
}

function ofAsk(view: View, { target, card }: MoveOf<'spy'>): Grounds {
  const held = holdingsOf(view, view.seen)[target]?.cards[kindOf(card)] ?? 0;
  const [ask] = asksOf(view, view.seen, [{ kind: 'spy', seat: view.seat, target, card }], worthsOf(view.options), meterOf(STEADY));
  const gain = ask ? ` : ${pointsTold(ask.points)} de plus à attendre de la manche` : '';
  return { line: `On sait qu’il en tient ${held}${gain}.`, more: [] };
}

function ofPass(view: View): Grounds {
  switch (view.phase) {
    case 'spies':
      return { line: 'Aucune carte que l’on sait aux autres ne vous rapporterait.', more: [] };
    case 'commando':
      return { line: 'Une carte de moins en face ne changerait pas assez cette bataille.', more: [] };
    case 'flying': {
      const [own, best] = [ownOf(view)?.force ?? 0, bestForce(view)];
      return {
        line:
          own > best
            ? `Votre armée est déjà à ${own}, contre ${best}.`
            : own === best && own > 0
              ? `À égalité, ${own} partout, vous marquez déjà.`
              : `Même avec elle, votre armée resterait sous les ${best} d’en face.`,
        more: [],
      };
    }
    default:
      return { line: '', more: [] };
  }
}

/** The free pile that promises most, and why it is left where it is. */
function ofWait(view: View, legal: readonly Move[]): Grounds {
  const best = legal.some(({ kind }) => kind === 'shield') ? promisingPile(view) : undefined;
  if (best === undefined)
    return {
      line: `Aucune désertion ne rapporterait assez${view.seen.start === null ? ' ; les boucliers attendent « début des recrutements »' : ''}.`,
      more: [],
    };
  const why = isContested(view)
    ? ', mais un bouclier le dirait à tous, et il reste des cartes à venir'
    : ', et plus personne d’autre n’a de bouclier : elle vous attend jusqu’à la fin de la donne';
  return { line: `La pile ${best + 1} promet le plus (${holdsTold(view, best)})${why}.`, more: [] };
}

function groundsOf(view: View, move: Move, legal: readonly Move[]): Grounds {
  switch (move.kind) {
    case 'shield':
      return ofShield(view, move);
    case 'desertion':
      return ofDesertion(view, move);
    case 'wait':
      return ofWait(view, legal);
    case 'champion':
      return {
        line: `Ses piles promettent ${pointsTold(promisesOf(view, view.seen, worthsOf(view.options))[move.champion] ?? 0)} sur ${BATTLE_POINTS.reduce<number>((sum, one) => sum + one, 0)}, et vous marquez ce qu’il marque.`,
        more: [],
      };
    case 'spy':
      return ofAsk(view, move);
    case 'call': {
      const calls = callsOf(view, view.seen, worthsOf(view.options));
      const chance = calls.find(({ people }) => people === move.people)?.chance ?? 0;
      const [points = 0, ...later] = BATTLE_POINTS.slice(view.called.length);
      const isKept = later.some((one) => one > points) && calls.some((one) => one.chance > chance);
      return {
        line: `Votre champion y gagne ${percent(reckoned(chance), 0)} du temps, pour ${pointsTold(points)}.`,
        more: [...(isKept ? ['Le peuple où il domine attend une bataille qui rapporte plus.'] : []), `${upperFirst(RECKONED)}.`],
      };
    }
    case 'send':
      return ofSend(view, move);
    case 'commando':
      return ofRaid(view, move);
    case 'fly':
      return ofFlight(view, move);
    case 'pass':
      return ofPass(view);
    case 'deal':
      return { line: '', more: [] };
  }
}

/** What a people called now brings the Sorcier, those that are left coming in their best order. */
function callWorth(view: View, move: MoveOf<'call'>): number {
  const calls = callsOf(view, view.seen, worthsOf(view.options));
  const [now = 0, ...later] = BATTLE_POINTS.slice(view.called.length);
  const rest = calls.filter(({ people }) => people !== move.people).map(({ chance }) => chance);
  const points = later.toSorted((a, b) => b - a);
  return (
    now * (calls.find(({ people }) => people === move.people)?.chance ?? 0) +
    rest.reduce((sum, chance, at) => sum + chance * (points[at] ?? 0), 0)
  );
}

/** Beside doing nothing: what brings next to nothing comes after it. */
const beside = (points: number): number => (points < LEAST ? points - LEAST : points);

/** What all that may be done is worth, in points of the round; undefined where only a rule of thumb chooses. */
function ratedOf(view: View, legal: readonly Move[], budget: number): readonly Rated<Move>[] | undefined {
  const worths = worthsOf(view.options);
  const meter = meterOf(budget);
  const pass = legal.flatMap((move) => (move.kind === 'pass' ? [rated(move, 0)] : []));
  switch (view.phase) {
    case 'champion': {
      const promises = promisesOf(view, view.seen, worths);
      return legal.flatMap((move) => (move.kind === 'champion' ? [rated(move, promises[move.champion] ?? 0)] : []));
    }
    case 'spies':
      return [...asksOf(view, view.seen, legal, worths, meter).map(({ move, points }) => rated(move, beside(points))), ...pass];
    case 'call':
      return legal.flatMap((move) => (move.kind === 'call' ? [rated(move, callWorth(view, move))] : []));
    case 'mercenaries':
      return sendsOf(view, view.seen, legal, worths, meter).map(({ move, points }) => rated(move, points));
    case 'commando':
      return [
        ...raidsOf(view, view.seen, legal, worths, meter).map(({ move, points }) => rated(move, beside(points - raidPrice(view)))),
        ...pass,
      ];
    case 'flying':
      return [
        ...pass.map((one) => ({ ...one, value: worthNow(view) })),
        ...flightsOf(view, legal).map(({ move, points }) => rated(move, points)),
      ];
    case 'recruit':
    case 'over':
      return undefined;
  }
}

export const ORC_ADVISER: Adviser<View, Move> = {
  weigh: (view, legal, dice, budget) => {
    const all = ratedOf(view, legal, budget);
    if (all && all.length > 0) return sorted(all);
    const laid = view.phase === 'recruit' ? layBest(view, legal) : undefined;
    return [{ moves: [laid ?? expert(view, legal, dice, budget)] }];
  },
  isDeepened: true,
  say: ([move], view) => sayMove(move, view),
  grounds: ({ moves: [move] }, view, legal) => groundsOf(view, move, legal),
  compare: (view, legal, [played]) => {
    const isSame = (one: Move): boolean => JSON.stringify(one) === JSON.stringify(played);
    if (view.phase === 'recruit') {
      // Laid after cards that the record has dealt at once: what was seen then is not in this view.
      if (!('tick' in played) || played.tick !== view.tick) return undefined;
      const promise = (move: Move) => promiseAfter(view, view.seen, worthsOf(view.options), move);
      const best = layBest(view, legal) ?? played;
      return { best: rated(best, promise(best)), played: promise(played) };
    }
    const all = ratedOf(view, legal, STEADY);
    const own = all?.find(({ moves: [move] }) => isSame(move))?.value ?? (played.kind === 'spy' ? 0 : undefined);
    const [best] = sorted(all ?? []);
    return best && own !== undefined ? { best, played: own } : undefined;
  },
  priced: pointsTold,
  least: LEAST,
};
