/** What the coach of De l'Orc reads in a position, as his learner sees it: sums, bounds and chances, each a sentence that is true of it. */
import { chanceCalled } from '#components/table/coach/chance.ts';
import type { Tip } from '#components/lesson/coach.ts';
import { counted, plural, together, upperFirst } from '#engine/core/french.ts';
import { chanceNow, raidsOf, sendsOf } from '#engine/orc/bot/battle.ts';
import { worthsOf } from '#engine/orc/bot/kinds.ts';
import { meterOf } from '#engine/orc/bot/pick.ts';
import { bestPile, isContested, recruit } from '#engine/orc/bot/recruit.ts';
import { PEOPLE_NAMES, peopleOf } from '#engine/orc/data/cards.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import { type Deal, pileOf, pilesOf } from '#engine/orc/rules/piles.ts';
import { type Stripped, strip } from '#engine/orc/rules/stripping.ts';
import {
  type ArmyCardKind,
  type CardId,
  type Mercenary,
  type Move,
  type MoveOf,
  PEOPLES,
  type People,
  type View,
} from '#engine/orc/types.ts';
import { exposedTold, holdsTold } from '../play/holds.ts';
import { cardsText, RECKONED, reckoned, seatName, valuesOf } from '../play/words.ts';

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

const pileTold = (view: View, pile: number): string => `${holdsTold(view, pile)}.${giantsTold(view, pile)}`;

/** « Mieux : pile 3. », with its cards, and the giants that it would bring together: what the adviser finds. */
export function bestFree(view: View): Told {
  const best = bestPile(view, view.seen, worthsOf(view.options), meterOf(STEADY));
  if (best === undefined) return { now: 'Chaque pile a son bouclier.' };
  return { now: `Mieux : pile ${best + 1}.`, more: `La pile ${best + 1} vous promet le plus : ${pileTold(view, best)}` };
}

/** What he would do with this card of the deal. */
export function dealt(view: View, legal: readonly Move[]): Told {
  const move = legal.length > 0 ? recruit(view, view.seen, legal, worthsOf(view.options), meterOf(STEADY)) : undefined;
  switch (move?.kind) {
    case 'shield':
      return { now: `Un bouclier maintenant, pile ${move.pile + 1}.`, more: `La pile ${move.pile + 1} : ${pileTold(view, move.pile)}` };
    case 'desertion':
      return {
        now: `Une désertion maintenant, pile ${move.pile + 1}.`,
        more: `Elle chasse ${exposedTold(view, move.pile) ?? 'la carte du dessus'}.`,
      };
    default: {
      const { now, more = '' } = bestFree(view);
      return isContested(view)
        ? { now: `Attendez. ${now}`, more }
        : { now: `Attendez la fin. ${now}`, more: `Plus personne ne vous prendra de pile. ${more}`.trimEnd() };
    }
  }
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

/** What the own army is worth, and how often that marks; with the strongest of `sends` too. */
export function armyTold(view: View, sends: readonly MoveOf<'send'>[] = []): Told {
  const people = view.called.at(-1);
  if (!people) return NOTHING;
  const worths = worthsOf(view.options);
  const least = forceWith(view, people, view.engaged);
  const [alone] = sends;
  const best = sends
    .map((move) => ({ move, force: forceWith(view, people, [...view.engaged, ...move.cards]) }))
    .reduce<{ readonly move?: MoveOf<'send'>; readonly force: number }>(
      (a, b) => (b.force > a.force || (b.force === a.force && b.move.cards.length < (a.move?.cards.length ?? 0)) ? b : a),
      { force: least },
    );
  const asked = [...(alone ? [{ ...alone, cards: [] }] : []), ...(best.move ? [best.move] : [])];
  const told = sendsOf(view, view.seen, asked, worths, meterOf(STEADY));
  const now = alone ? told.find(({ move }) => move.cards.length === 0)?.chance : chanceNow(view, view.seen, worths, meterOf(STEADY));
  if (now === undefined) return NOTHING;
  const then = best.move && told.find(({ move }) => move === best.move)?.chance;
  const more = best.move && then !== undefined ? `De ${best.force}, ${marks(then)}, avec ${cardsText(best.move.cards)}. ` : '';
  const raider = view.hand.includes('commando') ? ', sans votre commando' : '';
  return { now: `Votre armée de ${least} : ${marks(now)}.`, more: `${more}${upperFirst(RECKONED)}${raider}.` };
}

/** What the commando would change, well aimed. */
export function aimed(view: View, strikes: readonly MoveOf<'commando'>[]): string {
  const worths = worthsOf(view.options);
  const kept = chanceNow(view, view.seen, worths, meterOf(STEADY));
  if (kept === undefined) return '';
  const struck = Math.max(...raidsOf(view, view.seen, strikes, worths, meterOf(STEADY)).map(({ chance }) => chance));
  const well = struck > kept ? marks(struck) : 'il n’y change rien';
  return `Sans lui, ${marks(kept)} ; bien placé, ${well} : ${RECKONED}.`;
}

/** Who is ahead once the armies are turned over. */
export function ahead(view: View): string {
  const forces = fightersOf(view).map((seat) => ({ seat, force: view.players[seat]?.force ?? 0 }));
  const own = forces.find(({ seat }) => seat === view.seat)?.force;
  const others = forces.filter(({ seat }) => seat !== view.seat);
  const most = Math.max(...others.map(({ force }) => force));
  const best = together(others.filter(({ force }) => force === most).map(({ seat }) => seatName(seat)));
  if (own === undefined) return '';
  if (own > most) return `Vous êtes devant, ${own} contre ${most}.`;
  if (own === most) return own === 0 ? 'Tout le monde est à 0.' : `Égalité à ${own} avec ${best}.`;
  return `${best} devant, ${most} contre vos ${own}.`;
}

/** The smallest crew that catches up, or the fullest where none does. */
export function flight(view: View, flights: readonly Extract<Move, { kind: 'fly' }>[]): Told {
  const people = view.called.at(-1);
  const most = Math.max(...fightersOf(view).map((seat) => (seat === view.seat ? 0 : (view.players[seat]?.force ?? 0))));
  const all = people
    ? flights
        .map(({ cards }) => ({ cards, force: forceWith(view, people, view.engaged, cards) }))
        .sort((a, b) => a.cards.length - b.cards.length || a.force - b.force)
    : [];
  const enough = all.find(({ force }) => force >= most) ?? all.at(-1);
  if (!enough) return NOTHING;
  const { cards, force } = enough;
  return {
    now: `La machine volante vous porterait à ${force}.`,
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
