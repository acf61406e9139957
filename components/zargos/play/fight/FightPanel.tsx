/** The fight that is being fought, throw by throw, while bots wait; the Moine's choice on the dice that lie there, with what each is worth. */
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Die, type DieFace } from '#components/kit/dice/Die.tsx';
import { comeIntoSight } from '#components/table/sight.ts';
import { BeatView } from '#components/zargos/combat/throws/BeatView.tsx';
import type { Beat } from '#components/zargos/combat/throws/beats.ts';
import { Decision } from '#components/zargos/combat/throws/Decision.tsx';
import { changesNothing } from '#components/zargos/combat/throws/decision.ts';
import { counted, together, upperFirst } from '#engine/core/french.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import type { Fight } from '#engine/zargos/fight/simulator.ts';
import type { EventOf } from '#engine/zargos/game/events.ts';
import { situationOf } from '#engine/zargos/game/situation.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { ZargosHandle } from '../handle.ts';
import { placeLabel, seatWith } from '../words.ts';
import type { Told } from './told.ts';
import { fightEnd, fightTitle } from './words.ts';

/** What the calculator's choice takes: the fight under way, without its log. */
function fightOf({ view }: ZargosHandle): Fight | undefined {
  const combat = view.turn?.combat;
  if (!combat) return undefined;
  return { ...combat.fight, situation: situationOf(view), log: [] };
}

/** The fight that a wish to have it decided by itself is about. */
const nameOf = ({ view }: ZargosHandle): string => `${view.round} ${view.turn?.seat} ${view.turn?.combat?.at}`;

const always = () => true;

/** What is wished for all the fights of a game. */
const ALWAYS = 'toujours-au-mieux';

interface MonkProps {
  handle: ZargosHandle;
  /** The throws that lie there. */
  told: Told | undefined;
  /** The fight that the odds decide to its end. */
  ended: string | undefined;
  end: (fight: string) => void;
}

/** « Round 2 : Moines 3, Ailés 8. »: on a phone the dice themselves may lie under what is asked. */
function thrownText({ situation, beats }: Told): string {
  const beat = beats.at(-1);
  if (!beat) return '';
  const throws = beat.throws.map(({ side, faces }) => {
    const { people } = situation[side];
    return `${people === 'demons' ? 'démons' : PEOPLE_NAMES[people]} ${faces.reduce((sum, face) => sum + face, 0)}`;
  });
  return `${beat.round === 0 ? 'Le tir' : `Round ${beat.round}`} : ${throws.join(', ')}.`;
}

/** The Moine's choice on the dice that lie there, throw after throw, or what the odds advise to the end of the fight. */
export function Monk({ handle, told, ended, end }: MonkProps) {
  const { view, legal, seat } = handle;
  const fight = useMemo(() => fightOf(handle), [view]);
  if (view.phase !== 'hand' || legal.length === 0 || !fight) return null;
  const name = nameOf(handle);
  return (
    <section class="stack zt-sheet zt-monk combat" aria-label="Main de Dieu">
      {told && <p class="zt-thrown">{french(thrownText(told))}</p>}
      <Decision
        fight={fight}
        byItself={ended === name || handle.isWished?.(ALWAYS) ? always : changesNothing}
        decide={(act) => handle.act(typeof act === 'number' ? { kind: 'reroll', seat, die: act } : { kind: 'pass', seat })}
      />
      <div class="row table-actions">
        <button type="button" class="table-button" onClick={() => end(name)}>
          Au mieux pour ce combat
        </button>
        <button
          type="button"
          class="table-button"
          onClick={() => {
            handle.wishFor?.(ALWAYS);
            end(name);
          }}
        >
          Toujours au mieux
        </button>
      </div>
    </section>
  );
}

/** Beats of one’s own fight that is shown whole: those of others have been seen one after another, and would push the map away. */
const SHORT = 2;

interface Props {
  view: ZargosHandle['view'];
  told: Told;
  /** Its dice are being shown. */
  running: boolean;
  /** Somebody at this screen fights, and no card speaks of it. */
  isOwn: boolean;
}

/** Whether some of those who stand, or of those who fall, are drawn by fives. */
const hasLarge = ({ before, after }: Beat): boolean =>
  (['attacker', 'defender'] as const).some((side) => Math.max(after[side], before[side] - after[side]) >= 5);

export function FightPanel({ view, told, running, isOwn }: Props) {
  const place = placeLabel(view, tablesFor(view.options).places.get(told.opened.at) ?? -1);
  const { situation, beats } = told;
  const beat = beats.at(-1);
  const end = running || !told.held ? undefined : fightEnd(place, told.opened, told.held);
  const isAsked = !running && view.phase === 'winds' && beat?.round === 0;
  const fallen = beat ? beat.before.attacker - beat.after.attacker : 0;
  const panel = useRef<HTMLElement>(null);
  // What one’s own dice say is seen before what is said of it; those of others leave the map where it is.
  useEffect(() => {
    if (isOwn && beats.length > 0) comeIntoSight(panel.current);
  }, [running, beats.length]);
  return (
    <section ref={panel} class="stack zt-fight combat" aria-label="Combat">
      <p class="zt-title">{french(fightTitle(place, told.opened))}</p>
      {!isAsked && told.winds.length > 0 && (
        <p>
          {french(`Vent de Guerre : un dé de plus à chaque round pour ${together(told.winds.map((by) => seatWith(by, view, 'les')))}.`)}
        </p>
      )}
      {end && <p class="zt-fight-end">{french(end)}</p>}
      {/* What is asked before the dice needs the room, and counts a card that was played: of the shot, what it left. */}
      {beat && isAsked ? (
        <p>
          {french(
            `Le tir : ${fallen > 0 ? `${counted(fallen, 'pion')} ${fallen > 1 ? 'tombent' : 'tombe'}` : 'personne ne tombe'}, ${beat.after.attacker} contre ${beat.after.defender}.`,
          )}
        </p>
      ) : (
        beat && <BeatView situation={situation} beat={beat} fresh={running} />
      )}
      {beat && !isAsked && hasLarge(beat) && <p class="table-quiet">{french('Un pion cerclé de pointillés en vaut cinq.')}</p>}
      {!running && beats.length > 1 && (
        <details open={isOwn && beats.length <= SHORT}>
          <summary>Les {beats.length} temps du combat</summary>
          {beats.slice(0, -1).map((one, at) => (
            <BeatView key={at} situation={situation} beat={one} />
          ))}
        </details>
      )}
    </section>
  );
}

/** The dice of a Vent de Folie, a province each; what they took once all have fallen. */
export function FollyPanel({ view, blown, running, isOwn }: Omit<Props, 'told'> & { blown: readonly EventOf<'folly'>[] }) {
  const { places } = tablesFor(view.options);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isOwn) comeIntoSight(panel.current);
  }, [running, blown.length]);
  return (
    <section ref={panel} class="stack zt-fight" aria-label="Vent de Folie">
      <p class="zt-title">Vent de Folie</p>
      <ul class="bare zt-folly">
        {blown.map(({ at, face, people, losses }) => (
          <li key={at} class="centred">
            <Die face={face as DieFace} />{' '}
            <span>
              {french(
                `${upperFirst(placeLabel(view, places.get(at) ?? -1))}, les ${PEOPLE_NAMES[people]}${running ? '' : ` : ${losses > 0 ? `−${losses}` : 'personne ne tombe'}`}`,
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
