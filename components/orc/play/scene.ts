/** What is seen of a game under way: fetched when somebody sits down, so that the page that only offers a game stays light. */
export { arbiterAddress as arbiter } from '../arbiter/address.ts';
export { KEYS as keys } from './keys.ts';
export { Line } from './Line.tsx';
export { OrcBoard as Board } from './OrcBoard.tsx';
export const otherwise = () => import('../arbiter/Otherwise.ts');
export const endPage = async () => (await import('./end/End.tsx')).End;
export const coach = async () => (await import('../lessons/coach.ts')).TABLE_COACH;
export { blowOf as blow, LANDMARKS as landmarks, showOf as show } from './show.ts';
