/** What a legal move of De l'Orc leads to: what is sure told by the engine's events, the commando's draw by its exact chances; the rest said to be unknown. */
import type { Branch, Lead } from '#components/arbiter/spec.ts';
import { type Eyes, type Seat, telling } from '#engine/core/events.ts';
import { counted } from '#engine/core/french.ts';
import type { LogLine } from '#engine/core/game.ts';
import { backOf, boxOf, CARD_NAMES, PEOPLE_NAMES } from '#engine/orc/data/cards.ts';
import { normal } from '#engine/orc/edit.ts';
import type { Event } from '#engine/orc/events.ts';
import { explain } from '#engine/orc/explain.ts';
import { ORC, type Orc } from '#engine/orc/game.ts';
import type { RuleId } from '#engine/orc/ids.ts';
import { BACK_NAMES } from '#engine/orc/refusals.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import { pileOf } from '#engine/orc/rules/piles.ts';
import { enoughText } from '../play/words.ts';
import { take } from '#engine/orc/rules/specials.ts';
import type { Move, MoveOf, State } from '#engine/orc/types.ts';

const told = (events: readonly Event[], state: State, eyes: Eyes) => explain(events, state, eyes, true);

/** What follows from cards in the order in which they lie, or in another's hand. */
const isUnseen = ({ kind }: Event): boolean => kind === 'dealt' || kind === 'stripped' || kind === 'round';
const isOthers = (event: Event): boolean =>
  ['giants', 'revealed', 'counted'].includes(event.kind) || (event.kind === 'spied' && event.turn.asked !== undefined);

/** Armies of nobody: the battle of a question about the end. */
const isIdle = (event: Event): boolean =>
  (event.kind === 'revealed' && event.armies.flat().length === 0) || (event.kind === 'counted' && event.battle.armies.flat().length === 0);

/** What armies decide, where a question on top has told none of them. */
const isUntold = ({ kind }: Event): boolean => kind === 'revealed' || kind === 'counted';

const because = (text: string, ...rules: readonly RuleId[]): LogLine<RuleId> => ({ text, rules });

/** Why nothing more is told from this event on. */
function unknownAt({ kind }: Pick<Event, 'kind'>, state: State): LogLine<RuleId> {
  switch (kind) {
    case 'dealt':
      return because('La carte qui se tourne n’est connue de personne : la pile est mélangée.', 'ORC-REC-2');
    case 'stripped':
      return because('Puis on dépouille les piles, dont cette page ne garde pas les cartes.', 'ORC-DEP-1');
    case 'round':
      return because(
        `La partie s’arrête quand quelqu’un ${enoughText(state)} : ici une nouvelle manche commence, où les 80 cartes sont mélangées.`,
        'ORC-FIN-2',
        'ORC-FIN-1',
      );
    case 'revealed':
    case 'counted':
      return because('Qui l’emporte tient aux armées des autres, que cette question ne dit pas.', 'ORC-BAT-9');
    default:
      return because('La suite dépend de cartes que ce joueur ne voit pas.', 'ORC-ESP-3');
  }
}

/** The draw of the commando, card by card of that back. */
function struck(state: State, { seat, target, back }: MoveOf<'commando'>): Lead<Orc> {
  const aimed = (state.engaged[target] ?? []).filter((card) => backOf(card) === back);
  const branches = [...new Set(aimed)].map((card): Branch<RuleId> => {
    const copies = aimed.filter((one) => one === card).length;
    const played = telling<State, Event>((tell) => take(state, { seat, target, back }, card, tell));
    return {
      title: `la carte tirée est : ${CARD_NAMES[card].one}`,
      chance: copies / aimed.length,
      ways: `${copies} sur ${aimed.length}`,
      lines: told(played.events.slice(2), played.state, 'public'),
    };
  });
  const sentence = `Une carte au dos ${BACK_NAMES[back]} est tirée sans être vue, parmi ${aimed.length}.`;
  return { lines: [because(sentence, 'ORC-BAT-3')], chance: { sentence: 'Chacune a la même chance.', branches } };
}

/** A shield that lies above another, whoever's. */
function shielded(before: State, { pile }: MoveOf<'shield'>): Pick<Lead<Orc>, 'but' | 'lines'> {
  return !before.placed.some((one) => one.kind === 'shield' && one.pile === pile)
    ? { lines: [] }
    : {
        but: 'nul',
        lines: [because('Un bouclier est déjà plus bas dans cette pile : celui-ci sera défaussé sans faire effet.', 'ORC-DEP-3')],
      };
}

/** Whether war machines among the mercenaries sent are served. */
function served({ called, engaged, options }: State, { seat, cards }: MoveOf<'send'>, isBare: boolean): readonly LogLine<RuleId>[] {
  const people = called.at(-1);
  if (!people || !cards.includes('machine-de-guerre')) return [];
  if (isBare) {
    const value = boxOf(options.values).values['machine-de-guerre'];
    return [because(`La machine de guerre vaut 0 sans gobelin, ${value} si un gobelin la sert.`, 'ORC-BAT-6')];
  }
  const { lines } = forceOf({ people, cards: [...(engaged[seat] ?? []), ...cards] }, boxOf(options.values).values, readingsOf(options));
  return lines
    .filter(({ card, rule }) => card === 'machine-de-guerre' && rule === 'ORC-BAT-6')
    .map(({ value }) =>
      because(
        value === 0
          ? 'La machine de guerre vaut 0 sans gobelin : aucun de cette armée ne la sert.'
          : `Un gobelin de cette armée sert la machine de guerre : elle vaut ${value}.`,
        'ORC-BAT-6',
      ),
    );
}

/** What a desertion that lies on top of its pile will take away. */
function deserted(state: State, pile: number, isBare: boolean): Pick<Lead<Orc>, 'but' | 'lines'> {
  const under = pileOf(state, pile).at(-2);
  if (!under) return { lines: [] };
  if ('card' in under) {
    const card = isBare ? '' : ` : ${CARD_NAMES[under.card].one}`;
    return { lines: [because(`Au dépouillement, elle emportera la carte qu’elle recouvre${card}.`, 'ORC-DEP-1')] };
  }
  return 'shield' in under
    ? { lines: [because('Elle vise la carte armée qui est sous le bouclier ; lui reste, et garde son effet.', 'ORC-DEP-2')] }
    : { but: 'nul', lines: [because('Posée sur une autre désertion, elle n’emportera rien.', 'ORC-DEP-2')] };
}

/** Whether a seat sees what the commando draws. */
const seesDraw = ({ target }: MoveOf<'commando'>, eyes: Seat | undefined): boolean => eyes === undefined || eyes === target;

/** A move played, and its first event that is not told, if there is one. */
function playedAs(state: State, move: Move, eyes: Seat | undefined, isBare: boolean) {
  const { state: after, events: all } = ORC.play(state, move);
  const events = isBare ? all.filter((event) => !isIdle(event)) : all;
  const cut = events.findIndex(
    (event) => isUnseen(event) || (isBare && isUntold(event)) || (eyes !== undefined && state.phase !== 'flying' && isOthers(event)),
  );
  return { after, sure: cut < 0 ? events : events.slice(0, cut), event: events[cut] };
}

/** Whether what is told of a legal move counts armies by the values of their cards. */
export const isCounted = (state: State, move: Move, eyes: Seat | undefined, isBare: boolean): boolean => {
  if (move.kind === 'deal') return false;
  if (move.kind === 'commando') return !isBare && seesDraw(move, eyes);
  return playedAs(state, move, eyes, isBare).sure.some(({ kind }) => kind === 'revealed' || kind === 'flown' || kind === 'counted');
};

/** A card that a spy has taken already, or a giant. */
function claimed(before: State, after: State, { target, card }: MoveOf<'spy'>, eyes: Seat | undefined): Pick<Lead<Orc>, 'but' | 'lines'> {
  const isTaken = before.spied.some(({ seat, asked }) => seat === target && asked?.given && asked.card === card);
  const isVain = isTaken && eyes === undefined && after.spied.at(-1)?.asked?.given === false;
  return {
    ...(isVain && { but: 'nul' }),
    lines: [
      ...(isTaken ? [because('Une carte prise par un espion reste à qui l’a prise.', 'ORC-ESP-2')] : []),
      ...(card === 'geant' ? [because('Les espions joués, qui tient plus d’un géant les perd tous.', 'ORC-GEA-1')] : []),
    ],
  };
}

/** An event told without armies and hands that nobody told; undefined where it tells none. */
function bareLine(event: Event): LogLine<RuleId> | undefined {
  switch (event.kind) {
    case 'flown':
      return flightLine(event);
    case 'called':
      return because(`Le Sorcier appelle les ${PEOPLE_NAMES[event.people]} : chacun engage, face cachée, tout ce qu’il en a.`, 'ORC-BAT-1');
    case 'spied':
      return event.turn.asked?.given
        ? because('Si l’adversaire a cette carte, il en donne une ; sinon, l’espion n’a servi à rien.', 'ORC-ESP-1')
        : undefined;
    default:
      return undefined;
  }
}

const flightLine = ({ cards, before, force }: Extract<Event, { readonly kind: 'flown' }>): LogLine<RuleId> =>
  because(
    `La machine volante ${cards.length > 0 ? 'et ses passagers ajoutent' : 'ajoute'} ${force - before} à la force de l’armée.`,
    'ORC-BAT-8',
  );

/** What the table disputes of such a move: told before all else. */
function disputed(
  before: State,
  after: State,
  move: Move,
  eyes: Seat | undefined,
  isBare: boolean,
): Partial<Pick<Lead<Orc>, 'but' | 'lines'>> {
  switch (move.kind) {
    case 'desertion':
      return deserted(after, move.pile, isBare);
    case 'shield':
      return shielded(before, move);
    case 'spy':
      return claimed(before, after, move, eyes);
    case 'send':
      return eyes === undefined || eyes === move.seat ? { lines: served(before, move, isBare) } : {};
    default:
      return {};
  }
}

export function leadsTo(state: State, move: Move, eyes: Seat | undefined, question?: string): Lead<Orc> {
  const isBare = question !== undefined;
  if (move.kind === 'deal') {
    return {
      lines: [because(`Le Sorcier tourne ${counted(move.tick - state.tick, 'carte')}.`, 'ORC-REC-3')],
      unknown: because('Aucune n’est connue d’avance : la pile est mélangée.', 'ORC-REC-2'),
      next: normal({ ...state, tick: move.tick }),
    };
  }
  if (move.kind === 'commando') {
    if (!isBare && seesDraw(move, eyes)) return struck(state, move);
    return {
      lines: [because(`Une carte au dos ${BACK_NAMES[move.back]} est tirée, sans être vue.`, 'ORC-BAT-3')],
      unknown: unknownAt({ kind: isBare ? 'counted' : 'started' }, state),
    };
  }
  const { after, sure: events, event } = playedAs(state, move, eyes, isBare);
  const bare = isBare ? events.flatMap((one) => bareLine(one) ?? []) : [];
  const others = isBare ? events.filter((one) => !bareLine(one)) : events;
  const sure = [...bare, ...told(others, after, eyes ?? move.seat)];
  const { lines: first = [], ...but } = disputed(state, after, move, eyes, isBare);
  const lines = [...first, ...sure];
  return { ...but, lines, ...(event ? { unknown: unknownAt(event, state) } : { next: normal(after) }) };
}
