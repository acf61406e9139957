/** What may be done with what was touched, as it is offered: its exact chances above its button; the six lines of a retreat; and the last die that fell. */
import { useContext } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Die, type DieFace } from '#components/kit/dice/Die.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { Taught } from '#components/table/taught.ts';
import { upperFirst } from '#engine/core/french.ts';
import type { Direction } from '#engine/zargos-lords/board/hex.ts';
import { resultInWords } from '#engine/zargos-lords/data/counter-words.ts';
import { boxInWords } from '#engine/zargos-lords/data/differences.ts';
import { explain } from '#engine/zargos-lords/game/explain.ts';
import { ownBoxOf } from '#engine/zargos-lords/game/scenarios.ts';
import type { Move } from '#engine/zargos-lords/game/types.ts';
import type { ByDie, Result } from '#engine/zargos-lords/types.ts';
import { linesToChoose, type Option, type Touched } from './choices.ts';
import type { LordsHandle } from '../war/handle.ts';
import { diceOf, isThrown } from './show.ts';
import { goalOf } from './words.ts';

/** The table's six faces for this fight; `isTold`: with what its letters mean. */
const Faces = ({ faces, isTold }: { faces: ByDie<Result>; isTold: boolean }) => (
  <>
    <ol class="bare skirmish-faces">
      {faces.map((result, at) => (
        <li key={at} data-side={result === '-' ? 'none' : result.startsWith('A') ? 'attacker' : 'defender'}>
          <span aria-hidden="true">
            <small>{at + 1}</small>
            {result === '-' ? '–' : result}
          </span>
          <span class="sr">{`${at + 1} : ${resultInWords(result)}`}</span>
        </li>
      ))}
    </ol>
    {isTold && (
      <p class="skirmish-faces-said" aria-hidden="true">
        {french('A : l’attaquant, D : le défenseur. Un nombre : il recule d’autant ; E : il est éliminé.')}
      </p>
    )}
  </>
);

interface OfferProps {
  option: Option;
  act: (move: Move) => void;
  isFirst: boolean;
  /** Not of those folded beside what is advised. */
  isMain: boolean;
  /** Its chances are those of the offer above. */
  isAlike: boolean;
}

function Offer({ option, act, isFirst, isMain, isAlike }: OfferProps) {
  const { faces } = option;
  const isTaught = useContext(Taught);
  const isSaid = !isAlike && (faces === undefined || isTaught('tableau'));
  return (
    <div class="skirmish-offer" data-alike={isAlike}>
      {option.sentence && isSaid && (
        <p>
          {french(upperFirst(option.sentence))} <RuleLink id={option.rule} />
        </p>
      )}
      {faces && isSaid && <Faces faces={faces} isTold={isFirst} />}
      <button
        type="button"
        class={isMain && !option.isDeadly && !option.isPoor ? 'table-button table-button-main' : 'table-button'}
        data-deadly={option.isDeadly}
        onClick={() => act(option.move)}
      >
        {option.isDeadly && option.sign && <b>{`${option.sign.text} ${option.sign.word}`.trim()}</b>} {french(option.act ?? option.label)}
      </button>
    </div>
  );
}

/** What wins, for whoever has come without reading, and what of a club's box the game is played with. */
export const Goal = ({ view }: Pick<LordsHandle, 'view'>) => {
  const { text, rule } = goalOf(view);
  const own = ownBoxOf(view.options);
  return (
    <>
      <p class="carte-legend">
        <b>Le but.</b> {french(text)} <RuleLink id={rule} />
      </p>
      {own && (
        <p class="carte-legend">
          <b>Ma boîte.</b> {french(`${upperFirst(boxInWords(own))} ; le reste est du site.`)}
        </p>
      )}
    </>
  );
};

/** The last die that fell, and what it did. */
export function LastThrow({ handle }: { handle: LordsHandle }) {
  const { show, view, since } = handle;
  const [fell, ...after] = since(isThrown);
  // Older than the turn before one's own, it says nothing of the board as it is.
  const isOld = after.filter(({ kind }) => kind === 'turn').length > 1;
  const thrown = show?.events.find(isThrown) ?? (fell && isThrown(fell) && !isOld ? fell : undefined);
  if (!thrown) return null;
  // A retreat that kills is what the throw came to.
  const killed = after.filter((event) => event.kind === 'gave-up' || (event.kind === 'retreated' && event.fate === 'eliminated'));
  const text = show
    ? 'Les dés tombent…'
    : explain([thrown, ...killed], view, 'public')
        .map((line) => line.text)
        .join(' ');
  return (
    <div class="skirmish-thrown">
      <span class="skirmish-dice">
        {diceOf(thrown).map((face, at) => (
          <Die
            key={at}
            {...((!show || at < show.count) && { face: face as DieFace })}
            tone={thrown.kind === 'fought' ? 'attack' : 'plain'}
            label=""
          />
        ))}
      </span>
      <p>{french(text)}</p>
    </div>
  );
}

/** Ways shown at once, fewer where the place they are about, or what is beside them, needs the room: the others wait in a fold. */
const mostShown = (): number => (matchMedia('(min-width: 68rem) and (min-height: 64rem)').matches ? 3 : 2);

/** « 3 autres façons », beside what is shown, or advised. */
const ways = (count: number, isBeside: boolean): string => {
  if (!isBeside) return count > 1 ? `${count} façons` : 'Une façon';
  return count > 1 ? `${count} autres façons` : 'Une autre façon';
};

interface OffersProps {
  handle: Pick<LordsHandle, 'act'>;
  options: readonly Option[];
  /** How many are shown at once. */
  most?: number;
}

export function Offers({ handle, options, most = mostShown() }: OffersProps) {
  // An alliance that nobody would want, or leave, is not held out before what is asked.
  const shown = options.filter(({ move: { kind }, isPoor }) => !isPoor || (kind !== 'offer' && kind !== 'break')).slice(0, most);
  const rest = options.filter((option) => !shown.includes(option));
  const offer = (option: Option, at: number) => (
    <Offer
      key={option.label}
      option={option}
      act={handle.act}
      isFirst={at === 0}
      isMain={at === 0 && shown.length > 0}
      isAlike={option.faces !== undefined && [...shown, ...rest][at - 1]?.sentence === option.sentence}
    />
  );
  return (
    <>
      {shown.map(offer)}
      {rest.length > 0 && (
        <details class="skirmish-more">
          <summary>{ways(rest.length, shown.length > 0 || most === 0)}</summary>
          {rest.map((option, at) => offer(option, shown.length + at))}
        </details>
      )}
    </>
  );
}

/** « ✕ mortel ; −1 perd un ami »: what signs say, where a phone leaves their words out of the list. */
const signsTold = (options: readonly Option[]): string => {
  const words = new Map(options.flatMap(({ sign }) => (sign?.word ? [[sign.text, sign.word.toLowerCase()] as const] : [])));
  return [...words].map((one) => one.join('\u00a0')).join(' ; ');
};

interface LinesProps {
  handle: LordsHandle;
  legal: readonly Move[];
  touched: Touched;
  moves: readonly Move[];
  /** Has a line of retreat looked at. */
  choose: (line: Direction) => void;
}

/** The lines as buttons, for those who would rather read than touch the map: one has it looked at, none is taken at once. */
export function RetreatLines({ handle, legal, touched, moves, choose }: LinesProps) {
  const lines = linesToChoose(handle.view, legal, touched);
  const signs = signsTold(lines);
  return (
    <>
      {signs && (
        <p class="table-quiet skirmish-signs" aria-hidden="true">
          {french(`${upperFirst(signs)}.`)}
        </p>
      )}
      <ul class="bare skirmish-retreats">
        {lines.flatMap(({ move, label, sign, isDeadly, way = '', told = '' }) =>
          move.kind === 'retreat' ? (
            <li key={label}>
              <button
                type="button"
                class="table-button"
                data-deadly={isDeadly}
                aria-pressed={moves.includes(move)}
                onClick={() => choose(move.direction)}
              >
                <b>
                  {sign?.text} <span class="sr-phone">{sign?.word}</span>
                </b>{' '}
                <span>
                  <span class="sr-phone">Vers le </span>
                  {french(way.slice('le '.length))}
                  <span class="sr-phone">{french(` : ${told}`)}</span>
                </span>
              </button>
            </li>
          ) : (
            []
          ),
        )}
      </ul>
    </>
  );
}
