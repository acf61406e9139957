/** What the table asks for now, in one line spoken to whoever plays, with the rule that asks it; and what others are waited for. */
import type { Asked } from '#components/table/stage/Question.tsx';
import { counted, lowerFirst, of, together, upperFirst } from '#engine/core/french.ts';
import { CARD_EFFECTS } from '#engine/zargos/data/card-effects.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { pawnsOf, tablesFor } from '#engine/zargos/game/table.ts';
import type { Phase, State, Target, View } from '#engine/zargos/game/types.ts';
import { targetName } from '#engine/zargos/game/words.ts';
import { handLimit, surplus } from '#engine/zargos/rules/mastery.ts';
import { troop } from '#engine/zargos/odds/fight-words.ts';
import { placeName } from '#engine/zargos/rules/movement/words.ts';
import { MAX_PAWNS } from '#engine/zargos/types.ts';
import { goalText, hasSea, seatWith } from './words.ts';

const turnName = (view: Pick<State, 'turn' | 'peoples'>): string =>
  view.turn ? together(view.turn.peoples.map((people) => `des ${PEOPLE_NAMES[people]}`)) : '';

/** « sur le royaume d’Ohms »; nothing for a card that aims at nothing. */
export function aimedText({ options }: View, target: Target): string {
  const name = targetName(tablesFor(options), target);
  return name === '' ? '' : ` sur ${name}`;
}

const sum = (pawns: object = {}): number => Object.values(pawns).reduce((all: number, one) => all + one, 0);

/** « Les Dragons ont 48 pions, vous 30 : mais vous commencez, et l’on vous conseille. »: where a scenario begins with fewer; else how one begins. */
function startText({ options: { scenario }, seat }: View): string {
  const [own, other] = [scenario?.sides[seat], scenario?.sides[1 - seat]];
  const [ours, theirs] = [sum(own?.pawns), sum(other?.pawns)];
  if (!other || ours >= theirs) return START;
  return `Les ${PEOPLE_NAMES[other.people]} ont ${theirs} pions, vous ${ours} : mais vous commencez, et l’on vous conseille.`;
}

const START = 'Touchez une de vos provinces, puis ce que vous attaquez.';

function attacksAsked(view: View): Asked {
  const { turn, round, options } = view;
  const count = turn?.attacks.length ?? 0;
  if (count === 0 && turn?.engaged) {
    const isOn = turn.peoples.includes('chevaliers');
    const text = isOn
      ? 'Vos Chevaliers peuvent attaquer encore ; sinon, passez à la suite.'
      : 'On n’attaque plus : passez à la réorganisation.';
    return { title: 'Combats livrés', text, rule: isOn ? 'ZAR-CHE-1' : 'ZAR-COM-1' };
  }
  if (count === 0) {
    // What wins a scenario is said as it begins, and when it is about to be counted.
    const goal = options.scenario && (round === 1 || round === options.scenario.rounds) ? `${goalText(view)} ` : '';
    return { title: 'Vos attaques', text: `${goal}${round === 1 ? startText(view) : START}`, rule: 'ZAR-ATT-1' };
  }
  const text = turn?.engaged
    ? 'Choisissez le combat suivant.'
    : `Ajoutez d’autres groupes, ou commencez un combat : ensuite on ne bouge plus${turn?.peoples.includes('chevaliers') ? ', mais vos Chevaliers peuvent attaquer encore' : ''}.`;
  return { title: counted(count, 'attaque déclarée', 'attaques déclarées'), text, rule: 'ZAR-COM-1' };
}

function marchAsked(view: View): Asked {
  const { turn } = view;
  const left = turn?.peoples.map((people) => ({ people, left: 2 - turn.steps[people] })) ?? [];
  const steps =
    left.length === 1
      ? counted(left[0]?.left ?? 0, 'pas', 'pas')
      : together(left.map((one) => `${counted(one.left, 'pas', 'pas')} aux ${PEOPLE_NAMES[one.people]}`));
  const text = turn?.mist
    ? 'La brume vous couvre : allez où vous voulez, chez vous.'
    : left.every((one) => one.left === 0)
      ? 'Tous les pas sont faits.'
      : `Un pas mène un groupe d’une de vos provinces à l’autre ; il reste ${steps}.`;
  return { title: 'Réorganisation', text, rule: 'ZAR-REO-1' };
}

function setupAsked({ phase, positioning, seat, peoples, options }: View): Asked | undefined {
  switch (phase) {
    case 'peoples':
      return options.each > 1
        ? { title: 'Un peuple', text: `Vous en mènerez ${options.each} : lequel prenez-vous ?`, rule: 'ZAR-PREP-2' }
        : { title: 'Votre peuple', text: 'Chacun a un pouvoir. Lequel menez-vous ?', rule: 'ZAR-PREP-2' };
    case 'takings':
      return {
        title: 'Vos cartes',
        text: 'Prenez une verte (une capitale ou un renfort) ou deux bleues (des provinces, rarement un bateau).',
        rule: 'ZAR-POS-1',
      };
    case 'planting':
      return { title: 'Vos territoires', text: 'Chacun reçoit un pion d’un de vos peuples : lequel s’y installe ?', rule: 'ZAR-POS-2' };
    case 'granting':
      return { title: 'Renforts et bateaux', text: 'Auquel de vos peuples va cette carte ?', rule: 'ZAR-POS-4' };
    case 'placement': {
      const lots = (peoples[seat] ?? []).flatMap((people) => {
        const left = positioning?.left[people] ?? 0;
        return left > 0 ? [troop(left, people)] : [];
      });
      if (lots.length === 0) return { title: 'Vos pions', text: 'Tous sont posés : reprenez, ou dites que c’est fini.', rule: 'ZAR-POS-5' };
      return { title: 'Vos pions', text: `Touchez vos territoires pour y répartir ${together(lots)}.`, rule: 'ZAR-POS-5' };
    }
    default:
      return undefined;
  }
}

/** The cards that harm others, each with what it does, before one's own turn or another's. */
function redAsked(view: View): Asked {
  const { played, hand, seat, turn } = view;
  const others = played
    .filter(({ by }) => by !== seat)
    .map(({ card, by }) => `${upperFirst(seatWith(by, view, 'les'))} jouent ${cardOf(card).the}. `);
  const isAgain = played.some(({ by }) => by === seat);
  const cards = [...new Set(hand)].map(cardOf).filter(({ color }) => color === 'red');
  const effects = cards.map(({ id, name }) => `${name} : ${lowerFirst(CARD_EFFECTS[id])}`);
  return {
    title: turn?.seat === seat ? 'Avant votre tour' : `Avant le tour ${turnName(view)}`,
    text: `${others.join('')}${isAgain ? 'Encore' : 'Jouez-vous'} une carte rouge, qui nuit à d’autres ?${isAgain ? '' : ` ${effects.join(' ')}`}`,
    rule: 'ZAR-MAG-4',
  };
}

function sortingText({ hand, master, seat }: View): string {
  const isMaster = master === seat;
  const count = surplus(hand.length, isMaster);
  return `Vous en tenez ${hand.length}, et l’on en garde ${handLimit(isMaster)} au plus : ${counted(count, 'carte retourne', 'cartes retournent')} sous la pile.`;
}

/** Undefined once the game is over. */
export function askedOf(view: View): Asked | undefined {
  const { phase, laid, driven, purses } = view;
  switch (phase) {
    case 'red':
      return redAsked(view);
    case 'illusion':
      return {
        title: laid ? cardOf(laid.card).name : 'Carte rouge',
        text: laid
          ? `${upperFirst(seatWith(laid.by, view, 'les'))} l’ont jouée${aimedText(view, laid.target)} : la détournez-vous par un Vent d’Illusion ?`
          : '',
        rule: 'ZAR-ILLUSION',
      };
    case 'flight':
      return {
        title: 'Vos Dragons sont chassés',
        text: `Où vont ceux ${of(placeName(tablesFor(view.options), driven?.from[0] ?? -1))} ?`,
        rule: driven?.by === 'raz-de-maree' ? 'ZAR-RAZ' : 'ZAR-TEMPETE',
      };
    case 'attacks':
      return attacksAsked(view);
    case 'call':
      return { title: 'L’appel', text: 'Amenez-vous un groupe par le vortex avant le combat ?', rule: 'ZAR-ARA-2' };
    case 'winds':
      return { title: 'Avant le combat', text: 'Un Vent de Guerre : un dé de plus à chaque round ?', rule: 'ZAR-GUERRE' };
    case 'hand':
      return { title: 'La main de Dieu', text: 'Un dé à relancer ?', rule: 'ZAR-MOI-1' };
    case 'sorting':
      return { title: 'Trop de cartes', text: sortingText(view), rule: 'ZAR-MAG-1' };
    case 'reorganisation':
      return marchAsked(view);
    case 'reinforcements': {
      const [purse] = purses;
      const points = counted(purse?.points ?? 0, 'point');
      const isOut = purse !== undefined && pawnsOf(view, purse.people) >= MAX_PAWNS - 1;
      return {
        title: purse ? `Achats des ${PEOPLE_NAMES[purse.people]}` : 'Achats',
        text: isOut
          ? `${points}, mais vos pions sont tous sur le plateau : la boîte n’en a plus à vous${hasSea(view) ? ', et un bateau coûte 5' : ''}.`
          : `${points} : un pion en coûte 2${hasSea(view) ? ', un bateau 5' : ''}. Touchez vos provinces ; ce qui reste est perdu.`,
        rule: 'ZAR-REN-1',
      };
    }
    case 'trade':
      return view.trade?.of === 'magic'
        ? { title: 'Échanges', text: 'Des cartes de magie, si quelqu’un en veut.', rule: 'ZAR-MAG-7' }
        : { title: 'Échanges', text: 'Proposez, acceptez, ou dites que vous avez fini.', rule: 'ZAR-POS-3' };
    default:
      return setupAsked(view);
  }
}

/** The moment in a few words, for the line that stays in sight. */
export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  peoples: 'choix des peuples',
  takings: 'cartes de positionnement',
  planting: 'premiers pions',
  granting: 'renforts et bateaux',
  placement: 'placement',
  red: 'avant le tour',
  illusion: 'carte rouge',
  flight: 'Dragons chassés',
  attacks: 'attaques',
  call: 'appel',
  winds: 'Vents de Guerre',
  hand: 'main de Dieu',
  sorting: 'main trop pleine',
  reorganisation: 'réorganisation',
  reinforcements: 'achats',
  trade: 'échanges',
  over: 'fin',
};

/** « Dragons : attaques… » */
export const waitedFor = (name: string, phase: Phase): string => (phase === 'over' ? '' : `${name} : ${PHASE_NAMES[phase]}…`);
