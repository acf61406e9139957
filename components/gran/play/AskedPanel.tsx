/** What is asked now and of whom, and what is known of the point that is looked at: what would happen there, or which rule shuts it. */
import { french } from '#components/base/typography.ts';
import { moveOn } from '#components/gran/arbiter/move-on.ts';
import type { Atlas } from '#components/gran/board/atlas.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { ArbiterLink } from '#components/table/ArbiterLink.tsx';
import { Permitted } from '#components/table/keys/Permitted.tsx';
import { Question } from '#components/table/stage/Question.tsx';
import { upperFirst } from '#engine/core/french.ts';
import type { Refusal } from '#engine/core/verdict.ts';
import { COLOR_NAMES } from '#engine/gran/data/box.ts';
import type { DuelOdds } from '#engine/gran/odds/duel.ts';
import { colorOf } from '#engine/gran/rules/table.ts';
import type { Move, PointId, View } from '#engine/gran/types.ts';
import { askedOf, duelTold, duelWorth, layLabel, quietRounds, stayLabel, waitedFor } from './asked.ts';
import { mayTurn, movesByPoint, targetOf, toldToYou, type Way } from './choices.ts';
import type { GranHandle } from './handle.ts';
import { Legend } from './Line.tsx';

interface Props {
  handle: GranHandle;
  atlas: Atlas;
  legal: readonly Move[];
  looked: PointId | undefined;
  ways: readonly Way[];
  refusal: Refusal | undefined;
  /** It is a rival's knight, and the board shows where he might go. */
  reaches: boolean;
  /** Undefined before duels are taught. */
  odds: DuelOdds | undefined;
  /** What else a point is, for ears; empty for nothing. */
  saidOf: (id: PointId) => string;
  tap: (id: PointId) => void;
}

/** « point noir, en Tirad ; le chevalier bleu s’y trouve » */
function whatIsAt({ position: { pieces, stones, ring } }: View, atlas: Atlas, at: PointId): string {
  const here = pieces.filter((piece) => piece.at === at).map(({ color }) => `le chevalier ${COLOR_NAMES[color]} s’y trouve`);
  return [
    atlas.describedAt(at),
    ...here,
    ...(stones.includes(at) ? ['sous une pierre-obstacle'] : []),
    ...('at' in ring && ring.at === at ? ['l’anneau y est posé'] : []),
  ].join(' ; ');
}

const has = ({ events }: Way, wanted: Way['events'][number]['kind']): boolean => events.some(({ kind }) => kind === wanted);

/** « Attaquer », « Affronter le dragon », « Y aller par Galad 7 » */
function wayLabel(atlas: Atlas, way: Way, isOne: boolean): string {
  const act = has(way, 'attack')
    ? has(way, 'duel')
      ? 'Attaquer, puis affronter le dragon'
      : 'Attaquer'
    : has(way, 'duel')
      ? 'Affronter le dragon'
      : 'Y aller';
  const [first, second] = way.move.path;
  if (isOne) return act;
  return second === undefined ? `${act} tout droit` : `${act} par ${atlas.nameAt(first)}`;
}

function Looked({ handle, atlas, legal, looked, ways, refusal, odds, reaches }: Omit<Props, 'looked' | 'saidOf'> & { looked: PointId }) {
  const [laid] = ways.length > 0 ? [] : (movesByPoint(legal).get(looked) ?? []);
  const { arbiter: ask } = handle;
  const duel = ways.find((way) => has(way, 'duel'));
  return (
    <div class={refusal ? 'gran-looked is-no' : 'gran-looked'}>
      <p>
        <b>{atlas.nameAt(looked)}</b> <span class="table-quiet">{french(whatIsAt(handle.view, atlas, looked))}</span>
      </p>
      {refusal && (
        <p>
          {french(refusal.because)} <RuleLink id={refusal.rule} />
        </p>
      )}
      {reaches && <p class="table-quiet">{french('En pointillé, jusqu’où il irait.')}</p>}
      {refusal && ask && <ArbiterLink address={() => ask(moveOn(handle.view, looked, handle.judge))} />}
      {refusal && mayTurn(handle.view, looked) && handle.otherwise?.(refusal)}
      {ways.map((way) => (
        <div key={way.move.path.join()} class="gran-way">
          {way.events.map(({ text, rules }) => (
            <p key={text}>
              {french(toldToYou(text, atlas.nameAt(looked)))} {rules.map((rule) => [<RuleLink key={rule} id={rule} />, ' '])}
            </p>
          ))}
          <button type="button" class="table-button table-button-main" onClick={() => handle.act(way.move)}>
            {wayLabel(atlas, way, ways.length === 1)}
          </button>
        </div>
      ))}
      {laid && (
        <button type="button" class="table-button table-button-main" onClick={() => handle.act(laid)}>
          {layLabel(laid)}
        </button>
      )}
      {duel && odds && <p>{french(duelWorth(odds, duel.after, colorOf(handle.view.options, handle.view.turn)))}</p>}
    </div>
  );
}

/** A table where nobody gets any further may agree to stop: it is asked, not advised. */
const StopOffer = ({ handle: { view, act }, rounds }: Pick<Props, 'handle'> & { rounds: number }) => (
  <details class="gran-list">
    <summary>Aucun sceau depuis {rounds} tours de table</summary>
    <p>
      {french('Si toute la table en est d’accord, arrêtez là : qui a le plus de sceaux gagne, et à égalité on partage.')}{' '}
      <RuleLink id="GRA-L-31" />
    </p>
    <button type="button" class="table-button" onClick={() => act({ kind: 'stop', seat: view.turn })}>
      Arrêter, les sceaux départagent
    </button>
  </details>
);

/** What would happen on the point that is looked at, or which rule shuts it. */
function chosenTold({ atlas, legal, ways, refusal, odds }: Props, looked: PointId): string {
  if (refusal) return `${refusal.because} ${refusal.rule}`;
  const [way, ...others] = ways;
  if (!way) return legal.some((move) => targetOf(move) === looked) ? 'À confirmer.' : '';
  if (others.length > 0) return `${ways.length} façons d’y aller.`;
  const told = way.events.map(({ text }) => toldToYou(text, atlas.nameAt(looked))).join(' ');
  return `${told} ${has(way, 'duel') ? upperFirst(duelTold(odds)) : 'À confirmer'}.`;
}

/** The same for ears, with the point's name where it does not begin so. */
function lookedTold(props: Props, looked: PointId): string {
  const [name, told] = [props.atlas.nameAt(looked), chosenTold(props, looked)];
  return told.startsWith(name) ? told : `${name}. ${told}`.trimEnd();
}

export function AskedPanel(props: Props) {
  const { handle, atlas, legal, looked, tap } = props;
  const { view, humans, live, nameOf } = handle;
  const isOwn = humans.length === 1 && humans[0] === view.turn;
  const name = nameOf(view.turn);
  const asked = legal.length > 0 ? askedOf(view, legal, handle.task !== undefined, handle.advised.length) : undefined;
  const stays = legal.filter((move) => move.kind === 'release' || move.kind === 'pass');
  const points = [...movesByPoint(legal).keys()];
  // Of one's own move, while it is shown, there is nothing to wait for.
  const isIdle = (handle.task !== undefined || handle.show) && isOwn;
  const isOpen = asked && view.phase === 'walk' && live && !handle.task && looked === undefined;
  const quiet = isOpen ? quietRounds(view, handle.since) : 0;
  return (
    <Question
      asked={asked}
      whom={humans.length > 1 ? name : undefined}
      waiting={
        !isIdle && (
          <p class="table-quiet">
            {french(live ? waitedFor(name, view.phase) : `Au tour ${/^[AEIOU]/.test(name) ? 'd’' : 'de '}${name}.`)}
          </p>
        )
      }
      answers={stays.map((move) => ({ label: stayLabel(view, move), act: () => handle.act(move), isMain: points.length === 0 }))}
      said={looked === undefined ? '' : lookedTold(props, looked)}
      isThought={looked !== undefined}
      under={
        <>
          <Permitted
            what={['point', 'points']}
            places={points.map((id) => ({
              id,
              name: atlas.nameAt(id),
              note: [whatIsAt(view, atlas, id), props.saidOf(id)].filter(Boolean).join(' ; '),
            }))}
            selected={looked}
            tap={tap}
          />
          {isOpen && !handle.task && <Legend view={view} />}
          {quiet > 0 && <StopOffer handle={handle} rounds={quiet} />}
        </>
      }
    >
      {looked !== undefined && <Looked {...props} looked={looked} />}
    </Question>
  );
}
