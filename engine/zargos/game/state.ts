/**
 * A state from outside, for the arbiter and the command line: every field well-formed, the cards, pawns and boats those of the box, and nothing in it that
 * contradicts the rest. Whether play can lead there is not looked into. Pages keep games as replays and do without it.
 */

import { together } from '../../core/french.ts';
import type { Checked } from '../../core/input.ts';
import { type FormFault, formFault, readForm } from '../../core/schema.ts';
import { PEOPLE_NAMES } from '../data/peoples.ts';
import { checkGameOptions } from './options.ts';
import { contradictions } from './state/contradictions.ts';
import { STATE_FORM } from './state/form.ts';
import { tablesFor } from './table.ts';
import type { Phase, State } from './types.ts';

/** Lists are as long as the table and the board ask. */
function lengthFault(state: State): FormFault | undefined {
  const { seats } = state.options;
  const { territories, ids, kingdoms } = tablesFor(state.options);
  const { turn, positioning, trade, ending } = state;
  const lists: readonly (readonly [field: string, list: readonly unknown[] | undefined, length: number])[] = [
    ['choice', state.choice, seats],
    ['peoples', state.peoples, seats],
    ['hands', state.hands, seats],
    ['positioning.hands', positioning?.hands, seats],
    ['trade.made', trade?.made, seats],
    ['trade.done', trade?.done, seats],
    ['ending.scores', ending?.scores, seats],
    ['owners', state.owners, territories],
    ['pawns', state.pawns, ids.length],
    ['turn.came', turn?.came, ids.length],
    ['turn.moved', turn?.moved, ids.length],
    ['turn.landed', turn?.landed, ids.length],
    ['turn.called', turn?.called, ids.length],
    ['kingdoms', state.kingdoms, kingdoms.length],
  ];
  const wrong = lists.find(([, list, length]) => list && list.length !== length);
  return wrong && formFault(wrong[0], `${wrong[0]} attend ${wrong[2]} éléments, pas une liste de ${wrong[1]?.length}.`);
}

/** Seats are those of the table, places those of the board. */
function rangeFault(state: State): FormFault | undefined {
  const { seats } = state.options;
  const { ids, territories } = tablesFor(state.options);
  const { turn, positioning, trade, laid, driven, ending } = state;
  const seated: readonly (readonly [field: string, seats: readonly (number | null)[]])[] = [
    ['choice', state.choice],
    ['master', [state.master]],
    ['asked', state.asked],
    ['served', state.served],
    ['turn.seat', [turn?.seat ?? null]],
    ['positioning.queue', positioning?.queue ?? []],
    ['trade.offers', (trade?.offers ?? []).flatMap(({ from, to }) => [from, to])],
    ['effects', state.effects.map(({ by }) => by)],
    ['played', state.played.map(({ by }) => by)],
    ['laid', laid ? [laid.by, laid.owner] : []],
    ['ending.winners', ending?.winners ?? []],
  ];
  for (const [field, list] of seated) {
    const wrong = list.find((seat) => seat !== null && seat >= seats);
    if (wrong !== undefined) return formFault(field, `${field} attend un joueur de 0 à ${seats - 1}, pas ${wrong}.`);
  }
  const combat = turn?.combat;
  const placed: readonly (readonly [field: string, places: readonly number[], most: number])[] = [
    ['turn.attacks', (turn?.attacks ?? []).map(({ at }) => at), territories],
    ['turn.attacks', (turn?.attacks ?? []).flatMap(({ groups }) => groups.map(({ from }) => from)), ids.length],
    ['turn.struck', turn?.struck ?? [], territories],
    ['turn.trips', (turn?.trips ?? []).flatMap(({ from, to }) => [from, to]), territories],
    ['turn.combat', combat ? [combat.at] : [], territories],
    ['turn.combat.groups', combat ? combat.groups.map(({ from }) => from) : [], ids.length],
    ['driven.from', driven?.from ?? [], ids.length],
  ];
  const wrong = placed.find(([, places, most]) => places.some((place) => place >= most));
  return wrong && formFault(wrong[0], `${wrong[0]} attend des lieux de 0 à ${wrong[2] - 1}, leurs numéros sur ce plateau.`);
}

const isTwice = <Value>(list: readonly Value[]): boolean => new Set(list).size < list.length;

/** Who leads whom, and who is still in play. */
function peoplesFault(state: State): FormFault | undefined {
  const chosen = state.peoples.flat();
  if (isTwice(state.choice)) return formFault('choice', 'choice attend chaque joueur une fois.');
  if (isTwice(chosen)) return formFault('peoples', 'peoples attend des peuples différents : un peuple n’a qu’un joueur.');
  const { each } = state.options;
  if (state.peoples.some(({ length }) => (state.phase === 'peoples' ? length > each : length !== each)))
    return formFault('peoples', `peoples attend ${each} ${each > 1 ? 'peuples' : 'peuple'} par joueur, comme les options de la partie.`);
  if (isTwice(state.order)) return formFault('order', 'order attend chaque peuple une fois.');
  const stranger = state.order.find((people) => !chosen.includes(people));
  if (stranger) return formFault('order', `order nomme les ${PEOPLE_NAMES[stranger]}, que personne ne mène.`);
  return undefined;
}

type Needed = 'turn' | 'positioning' | 'trade' | 'laid' | 'driven' | 'resume' | 'ending';

/** What a phase cannot do without. */
const NEEDS: Partial<Record<Phase, readonly Needed[]>> = {
  peoples: ['positioning'],
  takings: ['positioning'],
  planting: ['positioning'],
  granting: ['positioning'],
  placement: ['positioning'],
  red: ['turn'],
  illusion: ['turn', 'laid'],
  flight: ['turn', 'driven'],
  attacks: ['turn'],
  call: ['turn'],
  winds: ['turn'],
  hand: ['turn'],
  sorting: ['resume'],
  reorganisation: ['turn'],
  trade: ['trade'],
  over: ['ending'],
};

const ASKING: readonly Phase[] = ['red', 'illusion', 'sorting'];
const FIGHTING: readonly Phase[] = ['call', 'winds', 'hand'];

/** What a moment of the game cannot do without. */
function momentFault(state: State): FormFault | undefined {
  const { phase } = state;
  const missing = (NEEDS[phase] ?? []).filter((field) => state[field] === null);
  if (missing[0]) return formFault(missing[0], `La phase « ${phase} » attend ${together(missing)}, pas rien.`);
  if (ASKING.includes(phase) && state.asked.length === 0)
    return formFault('asked', `La phase « ${phase} » attend dans asked qui doit répondre.`);
  if (FIGHTING.includes(phase) && !state.turn?.combat) return formFault('turn.combat', `La phase « ${phase} » attend le combat en cours.`);
  if (phase === 'reinforcements' && state.purses.length === 0)
    return formFault('purses', 'La phase « reinforcements » attend qui achète encore.');
  if (state.positioning && phase !== 'trade' && state.positioning.queue.length === 0)
    return formFault('positioning.queue', `La phase « ${phase} » attend dans positioning.queue qui doit agir.`);
  return undefined;
}

const FAULTS = [lengthFault, rangeFault, peoplesFault, momentFault] as const;

/** Reads a state from outside, refused whole at the first fault: every field well-formed, whether or not such a position can be (`contradictions`). */
export function readState(input: unknown): Checked<State> {
  const read = readForm(STATE_FORM, input);
  if (!read.ok) return read;
  const options = checkGameOptions(read.value.options);
  if (!options.ok) return { ...options, field: options.field === '' ? 'options' : `options.${options.field}` };
  const state: State = { ...read.value, options: options.value };
  for (const faultIn of FAULTS) {
    const found = faultIn(state);
    if (found) return found;
  }
  return { ok: true, value: state };
}

/** A state from outside that can be played on. */
export function checkState(input: unknown): Checked<State> {
  const read = readState(input);
  if (!read.ok) return read;
  const [first] = contradictions(read.value);
  return first ? formFault('', `${first.text.slice(0, -1)} (${first.rule}).`) : read;
}
