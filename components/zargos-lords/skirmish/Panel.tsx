/** What is asked now and of whom, and what may be done with what was touched: its exact chances, or which rule forbids it. */
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { Permitted } from '#components/table/keys/Permitted.tsx';
import { Question } from '#components/table/stage/Question.tsx';
import { together } from '#engine/core/french.ts';
import type { Refusal } from '#engine/core/verdict.ts';
import { type Direction, type Hex, isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { nameOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { type Counter, fighterOf } from '#engine/zargos-lords/board/position.ts';
import { KIND_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { whoIn } from '#engine/zargos-lords/game/explain.ts';
import { ownOf, shotOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, View } from '#engine/zargos-lords/game/types.ts';
import { factorsTold } from '../drawings/CounterPicture.tsx';
import { GROUND_NAMES } from '../map-tool/HexBoard.tsx';
import { comerOption, counterAt, type Option, optionOf, retreating, type Touched } from './choices.ts';
import type { SkirmishHandle } from './handle.ts';
import { Leaving, leavingAnswers } from './Leaving.tsx';
import { Offers, RetreatLines } from './Offers.tsx';
import { openTo } from './paths.ts';
import { isDoomed, threatenedBy } from './ways.ts';
import { askedOf, choiceTold, END_LABELS, waitedFor, whose } from './words.ts';

const about = (counter: Counter): string => {
  const held = counter.paralysed
    ? ` Paralysé dans un gouffre : encore ${counter.paralysed} ${counter.paralysed > 1 ? 'coups' : 'coup'} à manquer.`
    : '';
  return `${KIND_NAMES[counter.kind].one}, ${factorsTold(fighterOf(counter))}.${held}`;
};

/** « Fantassin des Dragons, aux Dragons »; the ground where nobody stands. */
function standing(handle: SkirmishHandle, hex: Hex): string {
  const there = counterAt(handle.view, hex);
  return there
    ? `${KIND_NAMES[there.kind].one}, ${whose(handle, there)}`
    : GROUND_NAMES[terrainAt(handle.view.position.map, hex) ?? 'plaine'];
}

interface Props {
  handle: SkirmishHandle;
  legal: readonly Move[];
  touched: Touched;
  moves: readonly Move[];
  refusal: Refusal | undefined;
  /** An enemy is touched before any own counter: who may come and attack him is offered. */
  isFoe: boolean;
  /** Something was touched, and not only shown at once because there is nothing else. */
  isLooked: boolean;
  tap: (hex: Hex) => void;
  /** Puts back down the counter that is picked. */
  drop: () => void;
  /** The end of the marches was asked for, and somebody has not moved. */
  isLeaving: boolean;
  leave: (isLeaving: boolean) => void;
  /** Has a line of retreat looked at. */
  choose: (line: Direction) => void;
}

/** « À leur coup, il peut venir attaquer le Sorcier (D1). » */
function threatTold(view: View, enemy: Counter): string {
  const struck = threatenedBy(view, enemy);
  const shot = shotOf(enemy.kind);
  const far = shot
    ? ` ; et ${shot === 'visions' ? 'sa vision porte' : shot === 'arrows' ? 'ses flèches portent' : 'ses flammes portent'} plus loin`
    : '';
  if (struck.length === 0) return `À son coup, il ne peut venir attaquer aucun des vôtres${far}.`;
  const whom = struck.length > 3 ? `${struck.length} de vos pions` : together(struck.map(whoIn));
  return `À son coup, il peut venir attaquer ${whom}${far}.`;
}

/** The offers of what was touched, as they are read. */
function optionsOf(
  { view }: SkirmishHandle,
  { looked }: Touched,
  moves: readonly Move[],
  isFoe: boolean,
  isLost: boolean,
): readonly Option[] {
  return moves.map((move) => {
    if (isFoe && looked && move.kind === 'march') return comerOption(view, move, looked);
    const option = optionOf(view, move, looked);
    return isLost ? { ...option, act: 'Il est éliminé', sentence: '' } : option;
  });
}

const mayMarch = (legal: readonly Move[], id: string): boolean => legal.some((move) => move.kind === 'march' && move.id === id);

/** What of the list's places each is called. */
const placeNamed = ({ phase }: View, picked: string | undefined): readonly [string, string] =>
  phase === 'march' ? (picked === undefined ? ['pion', 'pions'] : ['lieu', 'lieux']) : ['ennemi', 'ennemis'];

export function Panel({ handle, legal, touched, moves, refusal, isFoe, isLooked, tap, drop, choose, isLeaving, leave }: Props) {
  const { view, live, humans, nameOf: seatNamed, task } = handle;
  const { looked, picked } = touched;
  const isAsked = legal.length > 0;
  const asked = isAsked ? askedOf(view, legal) : undefined;
  const seat = legal[0]?.seat ?? view.turn;
  const end = legal.find(({ kind }) => kind === 'end');
  const there = counterAt(view, looked);
  const open = isAsked ? openTo(view, legal, touched) : [];
  const chosen = view.position.counters.find(({ id }) => id === picked);
  // The one thing that may be done, and is offered already, needs no list.
  const isOffered = open.length === 1 && looked !== undefined && moves.length > 0 && open[0] !== undefined && isSame(open[0], looked);
  const [falling] = view.phase === 'retreat' ? view.falling.filter(({ id }) => id === retreating(view, touched)) : [];
  const isLost = !task && falling !== undefined && isDoomed(view, falling);
  const options = optionsOf(handle, touched, moves, isFoe, isLost);
  // What nobody touched is said by its name alone: its chances are read before its button.
  const heard = isLooked || picked !== undefined ? options : options.map((option) => ({ ...option, sentence: '' }));
  const isHeld = !task && view.phase === 'march' && chosen !== undefined && isAsked;
  // A task leaves it to whoever learns to have forgotten nobody.
  const left = view.phase === 'march' && !task ? ownOf(view, seat).flatMap(({ id }) => (mayMarch(legal, id) ? [id] : [])) : [];
  const answers = isHeld
    ? [{ label: 'Reposer ce pion', act: drop }]
    : end && isLeaving
      ? leavingAnswers(
          () => handle.act(end),
          () => leave(false),
        )
      : end
        ? [
            {
              label: END_LABELS[view.phase],
              act: () => (left.length > 0 ? leave(true) : handle.act(end)),
              isMain: legal.length === 1,
            },
          ]
        : [];
  return (
    <Question
      asked={asked}
      whom={humans.length > 1 ? seatNamed(seat) : undefined}
      waiting={<p class="table-quiet">{french(live ? waitedFor(seatNamed(seat), view.phase) : `Au coup des ${seatNamed(view.turn)}.`)}</p>}
      answers={answers}
      said={
        refusal
          ? `${refusal.because} ${refusal.rule}`
          : [...(isFoe && there ? [about(there), threatTold(view, there)] : []), choiceTold(view, chosen, open.length, heard)]
              .join(' ')
              .trim()
      }
      under={
        !isOffered &&
        !isLeaving && (
          <Permitted
            what={placeNamed(view, picked)}
            places={open.map((hex) => ({ id: keyOf(hex), name: nameOf(hex), note: standing(handle, hex) }))}
            selected={looked && keyOf(looked)}
            tap={(id) => {
              const hex = open.find((one) => keyOf(one) === id);
              if (hex) tap(hex);
            }}
          />
        )
      }
      isThought={isLeaving || picked !== undefined || (isLooked && moves.length > 0)}
    >
      {isLeaving && <Leaving view={view} seat={seat} left={left} />}
      {chosen && view.phase === 'march' && isAsked && (
        <p class="table-quiet">{french(`${about(chosen)} Il est en ${nameOf(chosen.at)}.`)}</p>
      )}
      {there && there.id !== picked && (isLooked || moves.length === 0) && (
        <p class={isFoe ? 'table-quiet skirmish-foe' : 'table-quiet'}>
          {french(isFoe && isAsked ? `${about(there)} ${threatTold(view, there)}` : about(there))}
        </p>
      )}
      {refusal && (
        <p class="skirmish-no">
          {french(refusal.because)} <RuleLink id={refusal.rule} />
        </p>
      )}
      {refusal && handle.otherwise?.(refusal)}
      <Offers handle={handle} options={options} />
      {view.phase === 'retreat' && isAsked && !isLost && (
        <RetreatLines handle={handle} legal={legal} touched={touched} moves={moves} choose={choose} />
      )}
    </Question>
  );
}
