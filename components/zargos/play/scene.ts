/** What is seen of a game under way: fetched when somebody sits down, so that the page that only offers a game stays light. */
export { arbiterAddress as arbiter } from '../arbiter/address.ts';
export { Line } from './Line.tsx';
export { ZargosBoard as Board } from './ZargosBoard.tsx';
export const otherwise = () => import('../arbiter/Otherwise.ts');
export const endPage = async () => (await import('./End.tsx')).End;
export const coach = async () => (await import('../lessons/coach.ts')).TABLE_COACH;
export { blowOf as blow, gathersOn as gathers } from './blow.ts';
export { LANDMARKS as landmarks, showOf as show, whereOf as where } from './show.ts';
