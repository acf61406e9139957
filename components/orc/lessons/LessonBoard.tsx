/** The board of the table; where piles may be leafed through, those that something was laid on, from their bottoms. */
import type { OrcHandle } from '../play/handle.ts';
import { Board } from '../play/scene.ts';
import { laidOn, Spread } from './Spread.tsx';

export const LessonBoard = ({ handle }: { handle: OrcHandle }) =>
  laidOn(handle.view).length > 0 ? <Spread view={handle.view} /> : <Board handle={handle} />;
