/** What the coach of De l'Orc reads in a position, as his learner sees it: sums, bounds and chances, each a sentence that is true of it. */
import { chanceCalled } from '#components/table/coach/chance.ts';
import type { Order, Tip } from '#components/lesson/coach.ts';
import { counted, percent, plural, together, upperFirst } from '#engine/core/french.ts';
import { chanceNow, raidPrice, raidsOf, sendsOf } from '#engine/orc/bot/battle.ts';
import { bestFlight, bestForce, flightsOf, worthNow } from '#engine/orc/bot/flight.ts';
import { worthsOf } from '#engine/orc/bot/kinds.ts';
import { meterOf } from '#engine/orc/bot/pick.ts';
import { isContested } from '#engine/orc/bot/recruit.ts';
import { PEOPLE_NAMES, peopleOf } from '#engine/orc/data/cards.ts';
import { cardsInWords } from '#engine/orc/explain.ts';
import { BATTLE_POINTS } from '#engine/orc/bot/strength.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import { type Deal, pileOf, pilesOf } from '#engine/orc/rules/piles.ts';
import { type Stripped, strip } from '#engine/orc/rules/stripping.ts';
import {
  type ArmyCardKind,
  type CardId,
  LAST_TICK,
  type Mercenary,
  type Move,
  type MoveOf,
  PEOPLES,
  type People,
  type View,
} from '#engine/orc/types.ts';
import { exposedIn, holdsTold, layBest, promisingPile } from '../play/holds.ts';
import { BACK_TITLES, cardsText, isArmy, isDoubled, LEAST, RECKONED, reckoned, seatName, valuesOf } from '../play/words.ts';

const NOTHING: Told = { now: '' };

/** Evaluations of what is read: as many as the adviser's. */
const STEADY = 600;

const forceWith = (view: View, people: People, cards: readonly ArmyCardKind[], flying?: readonly Mercenary[]): number =>
  forceOf({ people, cards, ...(flying && { flying }) }, valuesOf(view), readingsOf(view.options)).value;

export const dealSeen = ({ seen, tick, sorcier, options }: View): Deal => ({
  deck: seen.dealt,
  placed: seen.placed,
  start: seen.start ?? Number.POSITIVE_INFINITY,
  tick,
  sorcier,
  options,
});

/** Each pile as it would be given out now, by its place. */
function pilesNow(view: View): readonly Stripped[] {
  const deal = dealSeen(view);
  return Array.from({ length: pilesOf(deal) }, (_, pile) => strip(pileOf(deal, pile), readingsOf(view.options)));
}

const pileNames = (piles: readonly number[]): string =>
  `${plural(piles.length, 'la pile', 'les piles')} ${together(piles.map((pile) => pile + 1))}`;

/** A line that a phone shows whole, and what stands behind it. */
export type Told = Pick<Tip, 'now' | 'more'>;

/** What is said in a deal, and the order that it gives, or keeps in mind. */
export type Ordered = Told & Pick<Tip<string, Move>, 'order'>;

const pileTold = (view: View, pile: number): string => `${holdsTold(view, pile)}.${giantsTold(view, pile)}`;

/** Once all is dealt: where a shield that is left is best laid, as the adviser finds once the others have laid theirs. */
export function lastShield(view: View, legal: readonly Move[]): Ordered {
  const { shields = 0 } = view.players[view.seat] ?? {};
  const move = layBest(view, legal);
  const best = move?.kind === 'shield' ? move.pile : promisingPile(view);
  const left = `La donne est finie, ${counted(shields, 'bouclier')} à poser`;
  if (isContested(view)) return { now: `${left}. Les autres posent les leurs.` };
  if (best === undefined) return { now: `${left} : chaque pile en a déjà un.` };
  const why = `${left} : la pile ${best + 1} promet le plus, ${holdsTold(view, best)}.`;
  return {
    now: why.length <= LINE ? why : `${left} : la pile ${best + 1} promet le plus.`,
    more: `La pile ${best + 1} : ${pileTold(view, best)}`,
    ...(move?.kind === 'shield' && { order: { moves: [move], at: view.tick, stands: true } }),
  };
}

/** Cards between two orders: half a minute at the usual rhythm. */
const APART = 18;
/** Cards, once shields are allowed, before the first order. */
const FIRST = 9;

/** The order to lay this card, in a sentence with its reason. */
function orderTold(view: View, { kind, pile }: MoveOf<'shield' | 'desertion'>): Told {
  if (kind === 'shield')
    return {
      now: `Un bouclier maintenant, pile ${pile + 1} : plus tard, un autre la prendrait.`,
      more: `La pile ${pile + 1} : ${pileTold(view, pile)}`,
    };
  const { card, owner } = exposedIn(view, pile);
  const gone = card ? cardsInWords([card]) : 'une carte';
  const isLast = view.players[view.seat]?.desertions === 1 && view.tick >= LAST_TICK - APART;
  return {
    now: `${isLast ? 'Dernière désertion' : 'Une désertion maintenant'}, pile ${pile + 1} : ${
      owner === view.seat ? `chez vous, ${gone} est de trop` : `elle prive ${seatName(owner)} d’${gone}${isLast ? ', ou se perd' : ''}`
    }.`,
    more: 'Elle chasse la carte du dessus ; plus tard, une autre la couvrira.',
  };
}

const sameAs =
  (move: MoveOf<'shield' | 'desertion'>) =>
  (one: Move): boolean =>
    one.kind === move.kind && one.pile === move.pile;

/** While nothing is laid: why, and which pile promises most so far. */
function waiting(view: View): Told {
  const { shields = 0, desertions = 0 } = view.players[view.seat] ?? {};
  if (shields === 0) return { now: `Il vous reste ${counted(desertions, 'désertion')}.`, more: ownPiles(view) };
  const best = promisingPile(view);
  const more = best === undefined ? '' : `La pile ${best + 1} vous promet le plus : ${pileTold(view, best)}`;
  if (!isContested(view)) return { now: 'Rien à poser pour l’instant : plus personne ne vous prendra de pile.', more };
  return {
    now: `Vous pouvez poser ${shields > 1 ? 'un' : 'ce'} bouclier ; gardé pour la fin, il ne montre pas votre pile.`,
    more: `Montrée, une pile attire les désertions, et tout ce qui y tombe encore est à vous. ${more}`.trim(),
  };
}

/** What he would do with this card of the deal. Orders are few, and stand until the adviser would do something else. */
export function dealt(view: View, legal: readonly Move[], last: Order<Move> | undefined): Ordered {
  const { tick, seen } = view;
  const past = last && last.at <= tick ? last : undefined;
  const since = tick - (seen.start ?? tick);
  const move = layBest(view, legal);
  if (move?.kind === 'shield' || move?.kind === 'desertion') {
    // The same, at this card.
    if (past?.stands && past.moves.some(sameAs(move))) return { ...orderTold(view, move), order: { ...past, moves: [move] } };
    const isSoon = since < FIRST || (past && tick - past.at < APART);
    // The last cards leave no time to wait.
    if (move.kind === 'shield' || !isSoon) return { ...orderTold(view, move), order: { moves: [move], at: tick, stands: true } };
  }
  return { ...waiting(view), ...(past && { order: { ...past, stands: false } }) };
}

function giantsTold(view: View, pile: number): string {
  const kept = pilesNow(view).flatMap((one, at) => (at === pile || one.owner === view.seat ? one.kept : []));
  const giants = count(kept, 'geant');
  return giants > 1 ? ` Vos ${giants} géants s’y chasseraient : c’est compté.` : '';
}

const count = (cards: readonly CardId[], kind: CardId): number => cards.filter((card) => card === kind).length;

/** What one's own piles hold that ruins itself: both chiefs of a people, giants together. */
function quarrels(cards: readonly CardId[]): string {
  const chiefs = PEOPLES.filter((people) => count(cards, `${people}-chef`) > 1).map((people) => PEOPLE_NAMES[people]);
  const giants = count(cards, 'geant');
  return [
    ...chiefs.map((people) => `Les deux chefs des ${people} y sont : ces ${people} vaudraient 0.`),
    ...(giants > 1 ? [`${giants} géants y sont : ils se chasseraient.`] : []),
  ].join(' ');
}

/** « Vos piles, la 3 et la 7 : 12 cartes. » and what ruins them. */
export function ownPiles(view: View): string {
  const own = pilesNow(view).flatMap(({ owner, kept }, pile) => (owner === view.seat ? [{ pile, kept }] : []));
  if (own.length === 0) return 'Aucune pile n’est à vous.';
  const cards = own.flatMap(({ kept }) => kept);
  return `À vous : ${pileNames(own.map(({ pile }) => pile))}, ${counted(cards.length, 'carte')}. ${quarrels(cards)}`.trim();
}

/** What one's armies would be without a mercenary, the strongest first told. */
export function strongest(view: View): string {
  const armies = PEOPLES.filter((people) => !view.called.includes(people)).flatMap((people) => {
    const cards = view.hand.filter((card): card is ArmyCardKind => peopleOf(card) === people);
    return cards.length > 0 ? [{ people, count: cards.length, force: forceWith(view, people, cards) }] : [];
  });
  const most = Math.max(0, ...armies.map(({ force }) => force));
  const best = armies.filter(({ force }) => force === most).map(({ people }) => PEOPLE_NAMES[people]);
  if (armies.length === 0) return 'Vous n’avez plus de peuple en main.';
  return `Sans mercenaire, ${best.length > 1 ? `vos ${together(best)} valent ${most} chacun` : `vos ${best[0]} valent ${most}`} : vous n’avez pas mieux.`;
}

/** « Jaune mène, 5 points ; vous en avez 3. » */
export function standingTold({ scores, seat }: View): string {
  const most = Math.max(...scores);
  const own = scores[seat] ?? 0;
  const leaders = scores.flatMap((score, one) => (score === most ? [one] : []));
  if (most === 0) return '';
  if (own < most)
    return `${together(leaders.map(seatName))} ${plural(leaders.length, 'mène', 'mènent')}, ${counted(most, 'point')} ; vous en avez ${own}.`;
  const others = leaders.filter((one) => one !== seat);
  return others.length === 0
    ? `Vous menez, ${counted(most, 'point')}.`
    : `Vous menez avec ${together(others.map(seatName))}, ${counted(most, 'point')}.`;
}

/** « 35 % de marquer (plutôt contre vous) »: as the adviser reckons. */
const marks = (chance: number): string => chanceCalled(reckoned(chance), 'de marquer');

/** The most points; the first of equals, as the adviser has it. */
const mostOf = <Made extends { readonly points: number }>(all: readonly Made[]): Made | undefined =>
  all.reduce<Made | undefined>((best, one) => (best && best.points >= one.points ? best : one), undefined);

/** Its force as it is shown, with what doubles it. */
const forceTold = (view: View, people: People, cards: readonly ArmyCardKind[]): string =>
  `${forceWith(view, people, cards)}${isDoubled(view, people, cards) ? ' (chef ×2)' : ''}`;

const raiderTold = (view: View): string =>
  `À égalité, chacun marque tous les points. ${upperFirst(RECKONED)}${view.hand.includes('commando') ? ', sans votre commando' : ''}.`;

/** What the own army is worth as it lies, and how often that marks. */
export function armyTold(view: View): Told {
  const people = view.called.at(-1);
  const now = chanceNow(view, view.seen, worthsOf(view.options), meterOf(STEADY));
  if (!people || now === undefined) return NOTHING;
  return { now: `Votre armée de ${forceTold(view, people, view.engaged)} : ${marks(now)}.`, more: raiderTold(view) };
}

/** A chance from which on nobody is sent to raise it. */
const ENOUGH = 0.5;

/** A chance under which nothing is hoped for. */
const LEAST_HOPE = 0.01;

/** Letters that two lines of a phone hold. */
const LINE = 84;

/** The whole where a phone shows it, or its beginning, what is left standing behind. */
export const fitted = (now: string, rest: string, more: string): Told =>
  now.length + rest.length < LINE ? { now: `${now} ${rest}`, more } : { now, more: `${rest} ${more}` };

/** Whom the adviser would send, what that makes of the army and how often it marks then; and what it is without. */
export function sendTold(view: View, sends: readonly MoveOf<'send'>[]): Ordered {
  const people = view.called.at(-1);
  const told = sendsOf(view, view.seen, sends, worthsOf(view.options), meterOf(STEADY));
  const alone = told.find(({ move }) => move.cards.length === 0);
  const best = mostOf(told);
  if (!people || !alone || !best) return armyTold(view);
  const forceOf = ({ move }: { readonly move: MoveOf<'send'> }): string => forceTold(view, people, [...view.engaged, ...move.cards]);
  const { cards } = best.move;
  if (told.length === 1) {
    const { now, more = '' } = armyTold(view);
    return fitted(now, 'Personne à envoyer.', more);
  }
  if (cards.length > 0) {
    const order = { moves: [best.move] as const, at: view.tick, stands: true };
    const isLost = view.called.length === PEOPLES.length && reckoned(best.chance) < LEAST_HOPE;
    const change = `de ${forceWith(view, people, view.engaged)} à ${forceOf(best)}`;
    const [whom, count] = [cardsText(cards), counted(cards.length, 'mercenaire')].map((one) =>
      isLost ? `Dernière bataille : envoyez ${one}, ils ne serviront plus.` : `Envoyez ${one} : ${change}, ${marks(best.chance)}.`,
    );
    const more = isLost ? `Avec eux, ${marks(best.chance)}.` : `Sans eux, ${marks(alone.chance)}. ${raiderTold(view)}`;
    return {
      ...(whom && whom.length <= LINE ? { now: whom, more } : { now: count ?? '', more: `Lesquels : ${cardsText(cards)}. ${more}` }),
      order,
    };
  }
  const strongest = mostOf(told.map((one) => ({ ...one, points: one.chance })));
  const isVain = !strongest || marks(strongest.chance) === marks(alone.chance);
  const now = `N’envoyez personne : à ${forceOf(alone)}, ${marks(alone.chance)}.`;
  // What would change nothing is kept for what it may change.
  if (isVain)
    return fitted(
      now,
      alone.chance < ENOUGH ? 'Même renforcé.' : 'Cela suffit.',
      `Des renforts n’y changeraient rien. ${raiderTold(view)}`,
    );
  const ahead = BATTLE_POINTS.slice(view.called.length);
  const left = `${counted(ahead.length, 'bataille reste', 'batailles restent')}, pour ${counted(
    ahead.reduce<number>((sum, one) => sum + one, 0),
    'point',
  )}`;
  const more = `Avec ${cardsText(strongest.move.cards)}, ${marks(strongest.chance)}, mais ${left}. ${raiderTold(view)}`;
  return fitted(now, 'Gardés, ils serviront mieux.', more);
}

/** The best strike, as the adviser has it; `isVain`: none would change how often one marks. */
function bestRaid(view: View, strikes: readonly MoveOf<'commando'>[]) {
  const worths = worthsOf(view.options);
  const kept = chanceNow(view, view.seen, worths, meterOf(STEADY)) ?? 0;
  const best = mostOf(raidsOf(view, view.seen, strikes, worths, meterOf(STEADY)));
  return { kept, best, isVain: !best || marks(best.chance) === marks(kept), pays: best && best.points - raidPrice(view) >= LEAST };
}

/** Whom the commando had better strike, if anybody. */
export function aimed(view: View, strikes: readonly MoveOf<'commando'>[]): Told {
  const { kept, best, isVain, pays } = bestRaid(view, strikes);
  const more = `Sans lui, ${marks(kept)} : ${RECKONED}.`;
  if (best && pays)
    return { now: `Commando sur ${seatName(best.move.target)}, dos ${BACK_TITLES[best.move.back]} : ${marks(best.chance)}.`, more };
  if (isVain || !best) return { now: 'Gardez le commando : il n’y changerait rien.', more };
  return {
    now: `Gardez le commando : avec lui, ${marks(best.chance)}, contre ${percent(reckoned(kept), 0)}.`,
    more: `Il servira mieux ensuite. ${more}`,
  };
}

const isAhead = (view: View): boolean => (view.players[view.seat]?.force ?? 0) > bestForce(view);

/** Who is ahead once the armies are turned over. */
export function ahead(view: View): string {
  const forces = fightersOf(view).map((seat) => ({ seat, force: view.players[seat]?.force ?? 0 }));
  const own = forces.find(({ seat }) => seat === view.seat)?.force;
  const others = forces.filter(({ seat }) => seat !== view.seat);
  const most = Math.max(...others.map(({ force }) => force));
  const best = together(others.filter(({ force }) => force === most).map(({ seat }) => seatName(seat)));
  if (own === undefined) return '';
  if (own > most) return `Vous êtes devant, ${own} contre ${most}.`;
  if (own === most) return own === 0 ? 'Tout le monde est à 0.' : `Égalité à ${own} avec ${best} : chacun marque tout.`;
  return `${best} devant, ${most} contre vos ${own}.`;
}

/** What an enemy commando has changed of the army that was told: its card, and the force without it. */
export function struckTold(view: View): string {
  const { commando, seat, lost, engaged, called } = view;
  const [people, card] = [called.at(-1), lost.at(-1)];
  if (commando?.target !== seat || !people || !card || !isArmy(card)) return '';
  const whole = forceWith(view, people, [...engaged, card]);
  return `${seatName(commando.seat)} vous a pris ${cardsInWords([card])} au commando : ${forceWith(view, people, engaged)} au lieu de ${whole}.`;
}

/** What the flying machine had better do, as the adviser has it. */
export function flight(view: View, legal: readonly Move[]): Told {
  const best = bestFlight(view, legal);
  if (!best) {
    const isVain = flightsOf(view, legal).every(({ force }) => force < bestForce(view));
    const why = isVain ? ' : elle n’y suffirait pas' : isAhead(view) ? ' : vous gagnez sans elle' : '';
    return { now: `Gardez la machine volante${why}.` };
  }
  const { cards } = best.move;
  return {
    now: `La machine volante vous porterait à ${best.force}${worthNow(view) > 0 ? ', seul en tête' : ''}.`,
    more: cards.length > 0 ? `À bord : ${cardsText(cards)}.` : 'Elle va seule.',
  };
}

/** What is missing in one's own hand, and who may have it. */
export function wanted(view: View): string {
  const { hand, players, seat, sorcier } = view;
  const chief = PEOPLES.map((people) => ({ people, own: hand.filter((card) => peopleOf(card) === people) }))
    .filter(({ people, own }) => own.length > 1 && !own.includes(`${people}-chef`))
    .sort((a, b) => b.own.length - a.own.length)[0];
  const machine = (['machine-de-guerre', 'machine-volante'] as const).find((card) => hand.includes(card));
  const showing = (back: keyof View['players'][number]['backs']): string => {
    const all = players.flatMap(({ backs }, one) =>
      one === seat || one === sorcier || backs[back] === 0 ? [] : [`${seatName(one)} ${backs[back]}`],
    );
    return all.length > 0 ? together(all) : 'personne';
  };
  const isGoblinless = machine !== undefined && !hand.includes('gobelin');
  if (isGoblinless) return `Votre machine n’a pas de gobelin ; dos de mercenaires : ${showing('mercenaires')}.`;
  if (chief)
    return `Vos ${chief.own.length} ${PEOPLE_NAMES[chief.people]} n’ont pas de chef pour les doubler ; dos de ce peuple : ${showing(chief.people)}.`;
  const giants = count(hand, 'geant');
  if (giants === 1) return 'Vous avez un géant : un second les chasserait tous les deux.';
  return `Dos de mercenaires : ${showing('mercenaires')}.`;
}
