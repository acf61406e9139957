/** What the coach of De l'Orc reads in a position, as his learner sees it: sums, bounds and chances, each a sentence that is true of it. */
import { chanceCalled } from '#components/table/coach/chance.ts';
import { counted, plural, together } from '#engine/core/french.ts';
import { PEOPLE_NAMES, peopleOf } from '#engine/orc/data/cards.ts';
import { outlookOf } from '#engine/orc/odds/outlook.ts';
import { battleSeen } from '#engine/orc/odds/seen.ts';
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
  PEOPLES,
  type People,
  type Seat,
  type View,
} from '#engine/orc/types.ts';
import { cardsText, seatName, valuesOf } from '../play/words.ts';

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

/** What the cards of a pile are worth one by one, spies nothing. */
const sumOf = (view: View, cards: readonly CardId[]): number => {
  const values: Readonly<Partial<Record<CardId, number>>> = valuesOf(view);
  return cards.reduce((sum, card) => sum + (values[card] ?? 0), 0);
};

const pileNames = (piles: readonly number[]): string =>
  `${plural(piles.length, 'la pile', 'les piles')} ${together(piles.map((pile) => pile + 1))}`;

/** « Carte à carte, la plus riche des piles sans bouclier : la pile 4. », and the giants that it would bring together. */
export function richestFree(view: View): string {
  const piles = pilesNow(view);
  const sums = piles.flatMap(({ owner, kept }, pile) => (owner === null ? [{ pile, kept, sum: sumOf(view, kept) }] : []));
  const most = Math.max(...sums.map(({ sum }) => sum));
  const best = sums.filter(({ sum }) => sum === most);
  if (sums.length === 0) return 'Chaque pile a son bouclier.';
  const own = piles.flatMap(({ owner, kept }) => (owner === view.seat ? kept : []));
  const giants = best.length === 1 ? count([...own, ...best.flatMap(({ kept }) => kept)], 'geant') : 0;
  const names = pileNames(best.map(({ pile }) => pile));
  const quarrel = giants > 1 ? ` Mais ${giants} géants y seraient chez vous, et se chasseraient.` : '';
  return `Carte à carte, ${plural(best.length, 'la plus riche', 'les plus riches')} des piles sans bouclier : ${names}.${quarrel}`;
}

/** « Sans bouclier : les piles 2 et 5. » */
export function freePiles(view: View): string {
  const free = pilesNow(view).flatMap(({ owner }, pile) => (owner === null ? [pile] : []));
  return free.length > 0 ? `Sans bouclier : ${pileNames(free)}.` : 'Chaque pile a déjà un bouclier.';
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

/** The chance to mark if armies were turned over now, one's own with these besides; undefined where no deal fits what is seen. */
function chance(view: View, sent: readonly Mercenary[], struck = false): number | undefined {
  const battle = battleSeen(view, sent);
  const outlook = battle && outlookOf({ battle, flying: undefined, commando: struck });
  return struck ? outlook?.struck[0]?.plain.score : outlook?.plain.all.score;
}

/** « marque 35 % du temps (plutôt contre vous) » */
function marks(chanceOf: number): string {
  if (chanceOf <= 0) return 'ne marque pas';
  return chanceOf >= 1 ? 'marque à coup sûr' : `marque ${chanceCalled(chanceOf, 'du temps')}`;
}

/** Fighters who may still announce mercenaries. */
const toSpeak = (view: View): readonly Seat[] =>
  fightersOf(view).filter((one) => one !== view.seat && !view.answered.includes(one) && (view.players[one]?.backs.mercenaires ?? 0) > 0);

/** What the own army is worth, and how often that marks if armies were turned over now; with the strongest of `sends` too. */
export function armyTold(view: View, sends: readonly Extract<Move, { kind: 'send' }>[] = []): string {
  const people = view.called.at(-1);
  const now = chance(view, []);
  if (!people || now === undefined) return '';
  const others = view.phase === 'mercenaries' ? toSpeak(view) : [];
  const least = forceWith(view, people, view.engaged);
  const best = sends
    .map(({ cards }) => ({ cards, force: forceWith(view, people, [...view.engaged, ...cards]) }))
    .reduce((a, b) => (b.force > a.force || (b.force === a.force && b.cards.length < a.cards.length) ? b : a), {
      cards: [] as readonly Mercenary[],
      force: least,
    });
  const then = best.cards.length > 0 ? chance(view, best.cards) : undefined;
  const given =
    others.length > 0
      ? `si ${together(others.map(seatName))} n’${plural(others.length, 'envoie', 'envoient')} personne et sans coup bas`
      : 'sauf coup bas';
  const more = then === undefined ? '' : ` ; avec ${cardsText(best.cards)}, elle vaut ${best.force} et ${marks(then)}`;
  // What it is worth first: a phone may show no more of it.
  return `Votre armée de ${least} ${marks(now)}${more} : d’après les seuls dos, ${given}.`;
}

/** What the commando would change, well aimed. */
export function aimed(view: View): string {
  const [kept, struck] = [chance(view, []), chance(view, [], true)];
  if (kept === undefined || struck === undefined) return '';
  return `D’après les seuls dos, votre armée ${marks(kept)} sans lui ; bien placé, ${struck > kept ? `elle ${marks(struck)}` : 'il n’y change rien'}.`;
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
export function flight(view: View, flights: readonly Extract<Move, { kind: 'fly' }>[]): string {
  const people = view.called.at(-1);
  const most = Math.max(...fightersOf(view).map((seat) => (seat === view.seat ? 0 : (view.players[seat]?.force ?? 0))));
  const all = people
    ? flights
        .map(({ cards }) => ({ cards, force: forceWith(view, people, view.engaged, cards) }))
        .sort((a, b) => a.cards.length - b.cards.length || a.force - b.force)
    : [];
  const enough = all.find(({ force }) => force >= most) ?? all.at(-1);
  if (!enough) return '';
  const crew = enough.cards.length > 0 ? `avec ${cardsText(enough.cards)} à bord` : 'seule';
  return `La machine volante, ${crew}, vous porterait à ${enough.force}.`;
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
