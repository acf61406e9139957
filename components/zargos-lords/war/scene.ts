/** What is seen of a game under way: fetched when somebody sits down, so that the page that only offers a game stays light. */
import { h } from 'preact';
import type { CoachProps } from '#components/table/props.ts';
import type { Narration, Show } from '#components/table/spec.ts';
import type { Lords } from '#engine/zargos-lords/game/game.ts';
import { plays, type ScenarioId } from '#engine/zargos-lords/game/scenarios.ts';
import { isCrowded, showOf } from '../skirmish/show.ts';
import { turnTold } from './losses.ts';

export { lordsArbiter as arbiter, otherwise } from '../arbiter/address.ts';
export { blowOf as blow, LANDMARKS as landmarks, whereOf as where } from '../skirmish/show.ts';
export { LordsBoard as Board } from './Board.tsx';
export { Line } from '../skirmish/Line.tsx';
export { WeighedPlan } from '#components/table/seated/WeighedPlan.tsx';

export const endPage = async () => (await import('../skirmish/end/End.tsx')).End;

/** Each of the games that teach has its own. */
export async function coach() {
  const [{ TABLE_COACH }, { SIEGE_COACH }, { CONTINENT_COACH }] = await Promise.all([
    import('../lessons/coach.ts'),
    import('../lessons/siege-coach.ts'),
    import('../lessons/continent-coach.ts'),
  ]);
  const coaches: Partial<Record<ScenarioId, typeof TABLE_COACH>> = { siege: SIEGE_COACH, continent: CONTINENT_COACH };
  return (props: CoachProps<Lords>) => h(coaches[props.handle.view.options.scenario] ?? TABLE_COACH, props);
}

/** Milliseconds that a march stays where a dozen of them make a turn, and the line that sums up the turn of one of many. */
const WAY_MS = 300;
const TURN_MS = 1200;

export const show: NonNullable<Narration<Lords>['show']> = (told, humans, since): Show | undefined => {
  const { move, before, after, events } = told;
  const shown = showOf(told);
  if (!shown && isCrowded(before) && !humans.includes(move.seat) && events.some(({ kind }) => kind === 'turn')) {
    const turn = since((event) => event.kind === 'turn' && event.seat === move.seat);
    const text = turnTold(turn, after, move.seat, before.seat);
    return text ? { text, stay: TURN_MS, isBeside: true } : undefined;
  }
  return shown?.stay !== undefined && plays(told.before.options.scenario, 'escorts') ? { ...shown, stay: WAY_MS } : shown;
};

export const keys = [
  ['Flèches', 'l’hexagone voisin de ce côté'],
  ['M', 'tous les vôtres, lieu par lieu'],
  ['S', 'le pion suivant qui n’a pas bougé'],
  ['R', 'le laisser là ce coup-ci'],
  ['G', 'tout le groupe de ce pion'],
  ['O', 'suivre les ordres de marche'],
  ['V', 'les voisins l’un après l’autre'],
  ['P', 'le prochain lieu permis'],
  ['C', 'les cibles depuis ce lieu, l’une après l’autre'],
  ['D', 'le dernier coup : où, puis d’où'],
  ['Entrée', 'choisir ce lieu'],
  ['+ − 0', 'agrandir, réduire, voir tout'],
  ['Échap', 'de la carte à la question, et retour'],
] as const;
