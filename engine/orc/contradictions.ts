/**
 * What makes a position impossible, however well it is written: a card more often than in the box, a Sorcier with an army, a moment that is over. A position of
 * a game never has any; one without any can be judged and played on.
 */
import { counted, plural, together } from '../core/french.ts';
import type { Reason } from '../core/verdict.ts';
import { boxOf, CARD_IDS, CARD_NAMES, COPIES, isMercenary, PEOPLE_NAMES, peopleOf, SEAT_NAMES } from './data/cards.ts';
import type { RuleId } from './ids.ts';
import { readingsOf } from './options.ts';
import { announcer, unanswered } from './rules/battle.ts';
import { forceOf } from './rules/force.ts';
import { at, countIn, fightersOf } from './rules/hands.ts';
import { isDealt, shieldsLeft } from './rules/piles.ts';
import { judgePlacing } from './rules/recruitment.ts';
import { BATTLES, DESERTIONS, SHIELDS } from './setup.ts';
import { type ArmyCardKind, type CardId, type People, type Phase, type Placed, type Seat, SPIES, type State } from './types.ts';

type Clash = Reason<RuleId>;

const clash = (rule: RuleId, text: string): Clash => ({ rule, text });
const nameOf = (seat: Seat): string => SEAT_NAMES[seat] ?? `Le joueur ${seat + 1}`;
const cardsOf = (count: number, card: CardId): string => `${count} ${count > 1 ? CARD_NAMES[card].many : CARD_NAMES[card].one}`;

const DEAL: readonly Phase[] = ['recruit', 'champion'];
const FIGHT: readonly Phase[] = ['mercenaries', 'commando', 'flying'];

/** Where the copies of a card are, by who has them: « Rouge 5 en main, Bleu 4 posés ». */
function holdersOf({ hands, engaged, discard, buried }: State, card: CardId): readonly string[] {
  const places = hands.flatMap((hand, seat) => [
    [countIn(hand, card), `${nameOf(seat)} {} en main`] as const,
    [countIn(at(engaged, seat), card), `${nameOf(seat)} {} sur la table`] as const,
  ]);
  const out = countIn(discard, card) + buried.filter((one) => one.card === card).length;
  return [...places, [out, 'la défausse {}'] as const].flatMap(([count, words]) => (count > 0 ? [words.replace('{}', String(count))] : []));
}

/** Cards that are there more often than in the box (ORC-MAT-1, ORC-MAT-2). */
function boxClashes(state: State): readonly Clash[] {
  const shown = [...state.hands.flat(), ...state.engaged.flat(), ...state.discard, ...state.buried.map(({ card }) => card)];
  return CARD_IDS.flatMap((card) => {
    const count = countIn(shown, card);
    if (count <= COPIES[card]) return [];
    const text = `La boîte n’a que ${cardsOf(COPIES[card], card)}, et il y en a ${count} : ${together(holdersOf(state, card))}.`;
    return [clash(isMercenary(card) ? 'ORC-MAT-2' : 'ORC-MAT-1', text)];
  });
}

function sorcierClashes({ sorcier, hands, engaged, champion, phase, answered }: State): readonly Clash[] {
  const name = nameOf(sorcier);
  const hasArmy = at(hands, sorcier).length > 0 || at(engaged, sorcier).length > 0 || answered.includes(sorcier);
  return [
    ...(hasArmy ? [clash('ORC-MAN-1', `${name} est Sorcier et tient des cartes : dans cette manche il n’a pas d’armée.`)] : []),
    ...(champion === sorcier ? [clash('ORC-REC-7', `${name} est Sorcier et son propre champion : il en nomme un autre.`)] : []),
    ...(champion === null && !DEAL.includes(phase) && phase !== 'over'
      ? [clash('ORC-REC-7', `La guerre a commencé, et le Sorcier, ${name}, n’a pas nommé de champion.`)]
      : []),
  ];
}

const LAID = { desertion: 'une désertion', shield: 'un bouclier' } as const satisfies Record<Placed['kind'], string>;

/** What was laid on the piles, laid again in order: the first that the rules refuse. */
function placedClash(state: State): Clash | undefined {
  const { placed, sorcier, options } = state;
  for (const [index, one] of placed.entries()) {
    if (one.tick > state.tick)
      return clash(
        'ORC-REC-4',
        `${nameOf(one.seat)} a posé ${LAID[one.kind]} après ${one.tick} cartes, et ${state.tick} seulement sont tournées.`,
      );
    if (one.seat === sorcier) return clash('ORC-MAN-1', `${nameOf(one.seat)} est Sorcier et a posé ${LAID[one.kind]} : il ne pose rien.`);
    const before: State = { ...state, tick: one.tick, placed: placed.slice(0, index) };
    const has = one.kind === 'shield' ? SHIELDS : DESERTIONS[options.seats];
    const laid = before.placed.filter(({ kind, seat }) => kind === one.kind && seat === one.seat).length + 1;
    if (laid > has)
      return clash(
        'ORC-REC-1',
        `${nameOf(one.seat)} a posé ${laid} ${one.kind === 'shield' ? 'boucliers' : 'désertions'} : chacun n’en a que ${has}.`,
      );
    const verdict = judgePlacing(before, one);
    if (!verdict.ok)
      return clash(verdict.rule, `${nameOf(one.seat)} n’a pas pu poser ${LAID[one.kind]} sur la pile ${one.pile + 1}. ${verdict.because}`);
  }
  return undefined;
}

function dealClashes(state: State): readonly (Clash | undefined)[] {
  const { phase, hands, engaged, champion } = state;
  const left = fightersOf(state).filter((seat) => shieldsLeft(state, seat) > 0);
  const isOver = isDealt(state) && left.length === 0;
  const early = hands.some(({ length }) => length > 0) || engaged.some(({ length }) => length > 0);
  return [
    placedClash(state),
    early ? clash('ORC-DEP-1', 'Quelqu’un tient des cartes, et les piles ne sont pas encore dépouillées.') : undefined,
    champion !== null ? clash('ORC-REC-7', 'Un champion est nommé, et les piles sont encore dans le cercle.') : undefined,
    phase === 'recruit' && isOver
      ? clash(
          'ORC-REC-7',
          'Les 80 cartes sont tournées et tous les boucliers posés : le recrutement est fini, le Sorcier nomme son champion.',
        )
      : undefined,
    phase === 'champion' && !isOver
      ? clash(
          'ORC-REC-6',
          isDealt(state)
            ? `Le Sorcier nomme son champion, et ${together(left.map(nameOf))} ${plural(left.length, 'a', 'ont')} encore des boucliers à poser.`
            : 'Le Sorcier nomme son champion, et toutes les cartes ne sont pas tournées.',
        )
      : undefined,
  ];
}

/** Spies whose turn has passed and who stay in a hand (ORC-L-16). */
function lateSpy({ hands, spy, options, phase }: State): Clash | undefined {
  if (readingsOf(options)['ORC-L-16'] === 'garde') return undefined;
  const last = phase === 'spies' ? spy - 1 : SPIES.length;
  const late = SPIES.slice(0, last).find((card) => hands.some((hand) => hand.includes(card)));
  if (!late) return undefined;
  const holder = hands.findIndex((hand) => hand.includes(late));
  return clash('ORC-ESP-1', `${nameOf(holder)} tient encore l’${CARD_NAMES[late].one}, dont le tour est passé : il est défaussé.`);
}

function spyClash({ hands, spy }: State): Clash | undefined {
  const card = SPIES[spy - 1];
  if (!card) return clash('ORC-ESP-1', 'C’est le tour d’un espion, et les quatre ont eu le leur.');
  return hands.some((hand) => hand.includes(card))
    ? undefined
    : clash('ORC-ESP-1', `C’est le tour de l’${CARD_NAMES[card].one}, et personne ne le tient.`);
}

function giantsClash({ hands }: State): Clash | undefined {
  const seat = hands.findIndex((hand) => countIn(hand, 'geant') > 1);
  if (seat < 0) return undefined;
  return clash(
    'ORC-GEA-1',
    `${nameOf(seat)} tient ${countIn(at(hands, seat), 'geant')} géants après les espions : qui en a deux les défausse tous.`,
  );
}

/** Cards of a people that was called stay in no hand: all of them are laid. */
function keptClash({ hands, called }: State): Clash | undefined {
  for (const [seat, hand] of hands.entries()) {
    const kept = hand.find((card) => called.some((people) => people === peopleOf(card)));
    const people = kept && peopleOf(kept);
    if (people)
      return clash(
        'ORC-BAT-1',
        `${nameOf(seat)} tient encore ${cardsOf(countIn(hand, kept), kept)}, et les ${PEOPLE_NAMES[people]} ont été appelés : on les pose tous.`,
      );
  }
  return undefined;
}

function calledClash({ called, battles, phase }: State): Clash | undefined {
  const twice = called.find((people, index) => called.indexOf(people) !== index);
  if (twice) return clash('ORC-BAT-1', `Les ${PEOPLE_NAMES[twice]} sont appelés deux fois dans la manche.`);
  const fought = phase === 'call' ? called.length : Math.max(0, called.length - 1);
  if (phase !== 'spies' && battles.length !== fought)
    return clash(
      'ORC-MAN-2',
      `${counted(called.length, 'peuple appelé', 'peuples appelés')} et ${counted(battles.length, 'bataille livrée', 'batailles livrées')} ne vont pas ensemble.`,
    );
  if (phase === 'spies' && called.length > 0) return clash('ORC-BAT-1', 'Un peuple est appelé, et les espions n’ont pas fini.');
  return phase === 'call' && called.length >= BATTLES
    ? clash('ORC-MAN-2', 'Les quatre peuples ont été appelés : la manche est finie.')
    : undefined;
}

function armyClash(state: State, people: People, seat: Seat): Clash | undefined {
  const army = at(state.engaged, seat);
  const other = army.find((card) => peopleOf(card) !== undefined && peopleOf(card) !== people);
  if (other)
    return clash(
      'ORC-BAT-1',
      `${nameOf(seat)} a posé ${cardsOf(countIn(army, other), other)}, et ce sont les ${PEOPLE_NAMES[people]} qui se battent.`,
    );
  const hidden = army.find((card) => card === 'commando' || card === 'machine-volante');
  if (hidden && readingsOf(state.options)['ORC-L-29'] === 'interdit')
    return clash('ORC-L-29', `${nameOf(seat)} a posé face cachée ${cardsOf(1, hidden)}, ce que votre table interdit.`);
  const struck = state.commando?.target === seat && state.commando.back === 'mercenaires' ? 1 : 0;
  const shown = army.filter(isMercenary).length + struck;
  if (shown === at(state.sent, seat)) return undefined;
  return clash('ORC-BAT-2', `${nameOf(seat)} a annoncé ${counted(at(state.sent, seat), 'mercenaire')} et en a posé ${shown}.`);
}

function forcesClash({ engaged, options, forces }: State, people: People): Clash | undefined {
  const { values } = boxOf(options.values);
  const counts = engaged.map((cards: readonly ArmyCardKind[]) => forceOf({ people, cards }, values, readingsOf(options)).value);
  const seat = counts.findIndex((value, index) => value !== forces[index]);
  return seat < 0 ? undefined : clash('ORC-BAT-4', `L’armée de ${nameOf(seat)} vaut ${counts[seat]}, et non ${forces[seat] ?? 'rien'}.`);
}

const DONE = {
  mercenaries: clash('ORC-BAT-2', 'Personne n’a plus de mercenaire à annoncer : ce moment est passé.'),
  commando: clash('ORC-BAT-3', 'Personne ne montre plus de dos de mercenaire : le moment du commando est passé.'),
  flying: clash('ORC-BAT-8', 'Personne ne montre plus de dos de mercenaire : le moment de la machine volante est passé.'),
} as const satisfies Partial<Record<Phase, Clash>>;

function battleClashes(state: State): readonly (Clash | undefined)[] {
  const { phase, called, answered } = state;
  const people = called.at(-1);
  if (!people) return [clash('ORC-BAT-1', 'On se bat, et aucun peuple n’est appelé.')];
  const isDone = phase === 'mercenaries' ? announcer(state) === undefined : unanswered(state).length === 0;
  const stranger = answered.find((seat) => !fightersOf(state).includes(seat));
  const early = state.commando && phase === 'mercenaries';
  return [
    ...fightersOf(state).map((seat) => armyClash(state, people, seat)),
    phase === 'flying' ? forcesClash(state, people) : undefined,
    early ? clash('ORC-BAT-3', 'Le commando a frappé, et l’on annonce encore les mercenaires.') : undefined,
    stranger === undefined ? undefined : clash('ORC-BAT-2', `${nameOf(stranger)} a répondu, et n’est pas de cette bataille.`),
    isDone && (phase === 'mercenaries' || phase === 'commando' || phase === 'flying') ? DONE[phase] : undefined,
  ];
}

function warClashes(state: State): readonly (Clash | undefined)[] {
  const { phase, engaged } = state;
  if (phase === 'over') return [];
  const isFight = FIGHT.includes(phase);
  const laid = engaged.findIndex(({ length }) => length > 0);
  return [
    calledClash(state),
    phase === 'spies' ? spyClash(state) : giantsClash(state),
    lateSpy(state),
    keptClash(state),
    !isFight && laid >= 0 ? clash('ORC-BAT-1', `${nameOf(laid)} a des cartes sur la table, et aucune bataille n’est en cours.`) : undefined,
    ...(isFight ? battleClashes(state) : []),
  ];
}

/**
 * Each thing that contradicts another, with the rule that says so, as one French sentence; empty for every position of a game. The state is well-formed: lists
 * by seat have the table's size.
 */
export function contradictions(state: State): readonly Reason<RuleId>[] {
  const rest = DEAL.includes(state.phase) ? dealClashes(state) : warClashes(state);
  return [...boxClashes(state), ...sorcierClashes(state), ...rest].filter((one) => one !== undefined);
}
