/** What a game's table is made of. */
import type { ComponentType } from 'preact';
import type { RuleLinks } from '#components/kit/RuleLink.tsx';
import type { RulingText } from '#components/our-table/Readings.tsx';
import type { GameTypes } from '#engine/core/game.ts';
import type { Advised } from './advice/adviser.ts';
import type { AskCounsel } from './advice/use-counsel.ts';
import type { EndProps, MovesPart, SeenPart, StoryPart, TableHandle } from './handle.ts';
import type { KeyLine } from './keys/Keys.tsx';
import type { TableStore } from './session/table-store.ts';
import type { Narration, TableSpec } from './spec.ts';

/** What whoever speaks to a learner in his first game is handed. */
export interface CoachProps<G extends GameTypes> {
  handle: SeenPart<G['view']> & StoryPart<G['event']> & MovesPart<G['move']>;
  /** What the adviser would play now, pointed out on the board. */
  ask: AskCounsel<G>;
  /** Points out on the board what is told to be played. */
  point: (moves: Advised<G['move']>) => void;
  /** The last move that was made, whoever did. */
  played: G['move'] | undefined;
  /** Turns that the learner has begun, the one under way included. */
  turn: number;
  /** A card or a question has the word. */
  isAside: boolean;
  /** He goes on alone; `isDone`: all was said. */
  leave: (isDone: boolean) => void;
}

/** What is seen of a game under way. */
export interface TableScene<G extends GameTypes> extends Narration<G> {
  /** What of the game stays in sight: of its view, only what all may see. */
  readonly Line: ComponentType<{ handle: TableHandle<G> }>;
  readonly Board: ComponentType<{ handle: TableHandle<G> }>;
  /** What the board knows beside, under what is asked and advised. */
  readonly Under?: ComponentType<{ handle: TableHandle<G> }>;
  /** What a bot that thinks long weighs: of games that have one. */
  readonly WeighedPlan?: ComponentType<Pick<TableStore<G>, 'bots'>>;
  /** The page of a game's end, above the board: fetched then. Absent: the board says how it ended. */
  readonly endPage?: () => Promise<ComponentType<EndProps<G>>>;
  /** The keys of a game that has no board of places. */
  readonly keys?: readonly KeyLine[];
  /** Above the board in a first game after the lessons: fetched then. Absent: the game has none. */
  readonly coach?: () => Promise<ComponentType<CoachProps<G>>>;
}

export interface TableProps<G extends GameTypes> {
  spec: TableSpec<G>;
  /** Those that leave a choice, with their texts as the page shows them: made once, at build. */
  rulings: readonly RulingText[];
  /** Fetched when somebody sits down: the page that only offers a game stays light. The same function at every render. */
  scene: () => Promise<TableScene<G>>;
  startWorker: () => Worker;
  rules: RuleLinks;
  label: string;
}
