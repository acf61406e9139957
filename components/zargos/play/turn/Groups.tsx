/** A group that is thought of: from where to where, how many, with what, and what it promises; the attacks already declared. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { Aloud } from '#components/table/keys/Aloud.tsx';
import { isDesk } from '#components/table/sight.ts';
import { HowMany } from '#components/table/stage/HowMany.tsx';
import { counted, upperFirst } from '#engine/core/french.ts';
import type { Refusal } from '#engine/core/verdict.ts';
import { cardOf } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { MoveOf, View } from '#engine/zargos/game/types.ts';
import { wayTo, worldFor } from '#engine/zargos/game/ways.ts';
import type { ZargosHandle } from '../handle.ts';
import { demonPlaces } from '../map/tokens.ts';
import { pawnsText, placeLabel } from '../words.ts';
import { engagedAt } from './foresee.ts';
import { followingIn, type GroupMove, groupsBetween, isGroup, onFoot, ownAgainst, startsTo } from './groups.ts';
import { OddsLine } from './OddsLine.tsx';
import { bareTexts, winsText } from './why.ts';

/** By what means a group would go, and what it costs: « par bateau, 2 bateaux ». */
const HOPS = {
  land: '',
  vortex: 'par le vortex',
  flight: 'en volant',
  strait: 'par-dessus le bras de mer',
  boats: 'par la mer',
  swim: 'à la nage',
  elsewhere: 'par un Vent d’Ailleurs',
} as const;

/** Empty on foot, and on a way of several steps. */
function meansText(view: View, group: GroupMove): string {
  const { places } = tablesFor(view.options);
  const [from, to] = [places.get(group.from) ?? -1, places.get(group.to) ?? -1];
  const way = wayTo(worldFor(view, group.people, group.kind === 'attack'), from, to, group.card, view.boats[group.people]);
  if (!way) return group.card ? `avec ${cardOf(group.card).the}` : '';
  const boats = way.boats > 0 ? ` : ${counted(way.boats, 'bateau', 'bateaux')}` : '';
  const card = group.card && way.by !== 'elsewhere' ? `, avec ${cardOf(group.card).the}` : '';
  return `${HOPS[way.by]}${boats}${card}`;
}

interface GroupProps {
  handle: ZargosHandle;
  from: number;
  to: number;
  /** Most that may go; the one without card first. */
  groups: readonly [GroupMove, ...GroupMove[]];
  /** How many were asked for; as many as may go where nobody said. */
  wanted: number | undefined;
  want: (pawns: number) => void;
  close: () => void;
}

/** How many go, and with what. */
export function GroupSheet({ handle, from, to, groups, wanted, want, close }: GroupProps) {
  const { view } = handle;
  const [which, choose] = useState(0);
  const group = groups[which] ?? groups[0];
  const pawns = Math.min(wanted ?? group.pawns, group.pawns);
  const isAttack = group.kind === 'attack';
  const own = isAttack ? ownAgainst(view, to) : undefined;
  const others = engagedAt(view, to, group.people);
  const following = isAttack ? followingIn(handle.advised, { ...group, pawns }) : 0;
  const means = meansText(view, { ...group, pawns });
  const by = means.includes('bateau') ? onFoot(view, handle.legal, group) : undefined;
  return (
    <section class="stack zt-sheet is-thought" aria-label={isAttack ? 'Attaque' : 'Déplacement'}>
      {/* Before its chances: who goes where is heard first. */}
      <Aloud text={`${placeLabel(view, from)} vers ${placeLabel(view, to)} : ${pawnsText(pawns)}${means ? `, ${means}` : ''}.`} />
      <p class="zt-title">
        {french(`${placeLabel(view, from)} → ${placeLabel(view, to)}`)}
        {means && <small>{french(means)}</small>}
      </p>
      {by !== undefined && <p class="table-quiet">{french(`À pied, sans bateau : en deux pas, par ${placeLabel(view, by)}.`)}</p>}
      {groups.length > 1 && (
        <div class="row table-actions">
          {groups.map((one, at) => (
            <button key={one.card} type="button" class="table-button" aria-pressed={at === which} onClick={() => choose(at)}>
              {one.card ? cardOf(one.card).name : 'Sans carte'}
            </button>
          ))}
        </div>
      )}
      <div class="row zt-how-many">
        <HowMany
          label={`Pions qui ${isAttack ? 'attaquent' : 'partent'}`}
          unit="Un pion"
          value={pawns}
          least={1}
          most={group.pawns}
          set={want}
        />
        <span class="table-quiet">{french(`sur ${view.pawns[from] ?? 0}${others > 0 ? `, avec ${others} déjà en route` : ''}`)}</span>
      </div>
      {isAttack && <OddsLine view={view} at={to} people={group.people} pawns={pawns + others} />}
      {following > 0 && (
        <p class="table-quiet">
          {following > 1 ? `Avec les ${following} qui suivent` : 'Avec celui qui suit'}
          <OddsLine view={view} at={to} people={group.people} pawns={pawns + others + following} short />
        </p>
      )}
      {own && (
        <p class="zt-own-target">
          {french(
            `Attention : ${placeLabel(view, to)} est à vos ${PEOPLE_NAMES[own]}. Vous pouvez les attaquer, mais tout ce qui tombera sera à vous.`,
          )}{' '}
          <RuleLink id="ZAR-ATT-6" />
        </p>
      )}
      {isAttack && !own && !handle.task && (
        <p class="table-quiet">
          {french(
            `${[winsText(view, group.people, to), ...bareTexts(view, [{ ...group, pawns }]).slice(0, 1)].map(upperFirst).join('. ')}.`,
          )}
        </p>
      )}
      <div class="row table-actions">
        <button
          type="button"
          class="table-button table-button-main"
          onClick={() => {
            handle.act({ ...group, pawns });
            close();
          }}
        >
          {french(
            `${isAttack ? `Attaquer ${own ? `vos ${PEOPLE_NAMES[own]} ` : ''}avec ${pawnsText(pawns)}` : `Déplacer ${pawnsText(pawns)}`}${group.card ? `${isAttack ? ' et' : ', avec'} ${cardOf(group.card).the}` : ''}`,
          )}
        </button>
        <button type="button" class="table-button" onClick={close}>
          Renoncer
        </button>
      </div>
      <Aloud text="À confirmer." />
    </section>
  );
}

interface RefusedProps {
  /** Where it would go from, and where to if that was said. */
  title: string;
  refusal: Refusal;
  handle: ZargosHandle;
  close: () => void;
}

export const GroupRefused = ({ title, refusal, handle, close }: RefusedProps) => (
  <section class="stack zt-sheet is-no" aria-label="Refusé">
    <p class="zt-title">{french(title)}</p>
    <p>
      {french(refusal.because)} <RuleLink id={refusal.rule} />
    </p>
    {handle.otherwise?.(refusal)}
    <button type="button" class="table-button" onClick={close}>
      Compris
    </button>
    <Aloud text={`${title} : ${refusal.because} ${refusal.rule}`} />
  </section>
);

/** Shown whole, on a phone and on a desk: more would hide what is asked. */
const FEW = { phone: 1, desk: 4 };

/** Attacks declared: each is fought when its player says so. */
export function Declared({ handle, look }: { handle: ZargosHandle; look: (place: number) => void }) {
  const { view, legal } = handle;
  const attacks = view.turn?.attacks ?? [];
  const fights = legal.filter((move): move is MoveOf<'fight'> => move.kind === 'fight');
  const { places } = tablesFor(view.options);
  const isLater = handle.advised.some(isGroup);
  if (attacks.length === 0) return null;
  const list = (
    <ul class="zt-declared" aria-label="Attaques déclarées">
      {attacks.map(({ at, people, groups }) => {
        const pawns = groups.reduce((sum, one) => sum + one.pawns, 0);
        const fight = fights.find((move) => places.get(move.at) === at);
        const withdraw =
          legal.length > 0
            ? handle.withdraw?.((move) => move.kind === 'attack' && move.people === people && places.get(move.to) === at)
            : undefined;
        const own = ownAgainst(view, at);
        const against = view.owners[at] ? ` contre ${view.pawns[at] ?? 0}${own && legal.length > 0 ? ' à vous' : ''}` : '';
        return (
          <li key={at}>
            <button type="button" class="zt-plain" onClick={() => look(at)}>
              <b>{french(placeLabel(view, at))}</b> {`${pawns}${against}`}
              <OddsLine view={view} at={at} people={people} pawns={pawns} short />
            </button>
            {withdraw && (
              <button type="button" class="table-button" aria-label={`Retirer l’attaque : ${placeLabel(view, at)}`} onClick={withdraw}>
                ✕
              </button>
            )}
            {fight && (
              <button type="button" class={isLater ? 'table-button' : 'table-button table-button-main'} onClick={() => handle.act(fight)}>
                {view.owners[at] || demonPlaces(view).includes(at) ? 'Combattre' : 'Prendre'}
                <span class="sr">{` ${placeLabel(view, at)}`}</span>
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
  if (attacks.length <= FEW[isDesk() ? 'desk' : 'phone']) return list;
  return (
    <details>
      <summary>{french(`Voir les ${attacks.length} attaques`)}</summary>
      {list}
    </details>
  );
}

/** Who may go to a place that is looked at, if anybody may. */
export function From({ handle, to, choose }: { handle: ZargosHandle; to: number; choose: (from: number) => void }) {
  const { view, legal } = handle;
  const starts = startsTo(view, legal, to);
  if (starts.length === 0) return null;
  const own = view.phase === 'attacks' ? ownAgainst(view, to) : undefined;
  return (
    <div class="row table-actions">
      <span class="table-quiet">{own ? `Contre vos propres ${PEOPLE_NAMES[own]}, depuis` : 'Depuis'}</span>
      {starts.map((from) => {
        const [group] = groupsBetween(view, legal, from, to);
        return (
          <button key={from} type="button" class="table-button" onClick={() => choose(from)}>
            {french(placeLabel(view, from))} <small>{group?.pawns}</small>
          </button>
        );
      })}
    </div>
  );
}
