/** What is seen of a game under way: fetched when somebody sits down, so that the page that only offers a game stays light. */
export { lordsArbiter as arbiter, otherwise } from '../arbiter/address.ts';
export { End } from './End.tsx';
export { Line } from './Line.tsx';
export { SkirmishBoard as Board } from './SkirmishBoard.tsx';
export const coach = async () => (await import('../lessons/coach.ts')).TABLE_COACH;
export { blowOf as blow, LANDMARKS as landmarks, showOf as show, whereOf as where } from './show.ts';
