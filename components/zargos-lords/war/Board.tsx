/** The table of every scenario: the map with its counters, cities and camps, what is touched on it, what is asked. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { ASKED_ID } from '#components/table/keys/focus.ts';
import { Stage } from '#components/table/stage/Stage.tsx';
import { counted } from '#engine/core/french.ts';
import { DIRECTION_NAMES, type Hex, isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { cellOf, columnsOf } from '#engine/zargos-lords/board/map.ts';
import { boxIn, type City, cityAt, isManned } from '#engine/zargos-lords/board/position.ts';
import { fighterOf, PEOPLE_NAMES, peopleOf } from '#engine/zargos-lords/data/counters.ts';
import { garrisonKnown } from '#engine/zargos-lords/game/known.ts';
import { fallingOf } from '#engine/zargos-lords/game/retreats.ts';
import { campOf, mapOf, peopleAt, plays, SCENARIOS } from '#engine/zargos-lords/game/scenarios.ts';
import { find, forceOf, isFriend } from '#engine/zargos-lords/game/table.ts';
import type { Move, View } from '#engine/zargos-lords/game/types.ts';
import { starOf } from '../drawings/CounterPicture.tsx';
import { centreOf, hexPath } from '../drawings/geometry.ts';
import { landNames } from '../drawings/world-names.ts';
import type { MapAnswer, Sight } from '../map-tool/answer.ts';
import { HexBoard, type HexPaths } from '../map-tool/HexBoard.tsx';
import { WORLD_SHEET } from '../map-tool/world-sheet.ts';
import { spentIn } from '../map-tool/spent.ts';
import { retreating, sightsOf } from '../skirmish/choices.ts';
import { captainsOf, type LordsHandle } from './handle.ts';
import { Goal, LastThrow } from '../skirmish/Offers.tsx';
import { isThrown, struckIn } from '../skirmish/show.ts';
import { isMarched, placeIn, retreatsShown, waysShown } from '../skirmish/shown.ts';
import { fatedLine } from '../skirmish/ways.ts';
import { whose } from '../skirmish/words.ts';
import {
  actOf,
  actsTouched,
  type Held,
  idleOf,
  isLight,
  isOwn,
  legalWith,
  marksFor,
  proposedIn,
  readyOf,
  seenAt,
  standingFor,
  whyShut,
} from './acts.ts';
import { gameOf, groupAround, type Order } from './orders.ts';
import { OWN_ID, OwnList } from './OwnList.tsx';
import { Panel } from './Panel.tsx';
import { isWorthAsking } from './pacts/pacts.ts';
import { hostagesTold, SILENCE, silenceOf } from './pacts/pledges.ts';
import { cutOf } from './seam.ts';
import { useCircling } from './use-circling.ts';
import { useCommands } from './use-orders.ts';
import type { Grave } from './words.ts';

const FLAG = 'M-9 16V-16L12-9L-5-1';

/** The camps are those of the scenario's own map: a lesson's small one has none. */
const campsOn = ({ position, options: { scenario } }: View): readonly number[] =>
  SCENARIOS[scenario].wins === 'camp' && columnsOf(position.map) === columnsOf(mapOf({ scenario })) ? [0, 1] : [];

/** Each with its people's flag. */
const Camps = ({ view }: { view: View }) => (
  <g>
    {campsOn(view).map((seat) => {
      const { column, row } = cellOf(campOf(view.options.scenario, seat));
      const { x, y } = centreOf(column, row);
      return (
        <g key={seat} class={`skirmish-camp lords-${peopleAt(view.options.scenario, seat)}`}>
          <path class="skirmish-camp-ground" d={hexPath(column, row, 3)} />
          <path class="skirmish-camp-flag" d={FLAG} transform={`translate(${x} ${y})`} />
        </g>
      );
    })}
  </g>
);

/** « 4 », « 2–4 », « ? »; nothing where nobody is. */
function garrisonWord(view: View, city: City): string {
  if (!isManned(city)) return '';
  const known = garrisonKnown(view, city);
  if (city.hidden === null) return '?';
  return 'kinds' in known ? `${known.kinds.length}` : `${known.pawns[0]}`;
}

/** Where each is under orders to go; of the one that is held alone. */
const ordersShown = (view: View, orders: readonly Order[], picked: string | undefined): readonly Sight[] =>
  orders.flatMap(({ id, goal }) => {
    const from = picked === undefined || picked === id ? placeIn(view, id) : undefined;
    return from ? [{ hexes: [from, goal], told: [] }] : [];
  });

/** Whoever is next after the counter that is held. */
function nextIdle(ids: readonly string[], picked: string | undefined): string | undefined {
  const at = picked === undefined ? -1 : ids.indexOf(picked);
  return ids[(at + 1) % Math.max(1, ids.length)];
}

/** A map wider than its window is brought to where something is: as far as it takes, and not at all where that is in sight. */
function bringTo(hex: Hex | undefined): void {
  const place = hex && document.getElementById(`carte-${keyOf(hex)}`);
  const frame = place?.closest('.carte-window');
  // A world's window sees to it by itself.
  if (!place || !frame || frame.classList.contains('carte-window-world') || frame.scrollWidth <= frame.clientWidth + 1) return;
  const [own, box] = [place.getBoundingClientRect(), frame.getBoundingClientRect()];
  if (own.left >= box.left + own.width && own.right <= box.right - own.width) return;
  frame.scrollBy({ left: (own.left + own.right - box.left - box.right) / 2 });
}

/** What is answered for who has nothing to choose, or asked to hear of no alliance, or would offer one in vain. */
function unasked(handle: LordsHandle, seat: number, listed: readonly Move[]): Move | undefined {
  const { view, humans, habit, task } = handle;
  if (!task && view.phase === 'retreat') return fatedLine(view, seat, listed);
  if (humans.length !== 1 || (view.phase !== 'answer' && view.phase !== 'alliances')) return undefined;
  const silence = silenceOf(habit(SILENCE), gameOf(view), view);
  if (view.phase === 'answer') return silence && listed.find((move) => move.kind === 'answer' && !move.accepts);
  const isVain = silence === 'game' || !isWorthAsking(view, listed, captainsOf(handle));
  return isVain ? listed.find(({ kind }) => kind === 'end') : undefined;
}

const NONE: readonly Move[] = [];

/** The list of one's own, by a key. */
function openOwn(): void {
  const list = document.getElementById(OWN_ID);
  list?.setAttribute('open', '');
  list?.querySelector('summary')?.focus();
}

export function LordsBoard({ handle }: { handle: LordsHandle }) {
  const { view, at, advised, named, task } = handle;
  const { phase, position, options } = view;
  // Five or six counters a side are moved one by one.
  const isLarge = plays(options.scenario, 'escorts');
  const [held, touch] = useState<Held>({});
  const [isLeaving, leave] = useState(false);
  const [grave, weigh] = useState<Grave>();
  const [seat = view.turn] = handle.humans.filter((one) => handle.movesOf(one).length > 0);
  const [own = seat] = handle.humans.length === 1 ? handle.humans : [];
  const unheard = unasked(handle, seat, handle.movesOf(seat));
  // Who takes back what was answered for him is asked again.
  const last = useRef<{ readonly at: number; readonly isBack?: boolean }>({ at });
  const isBack = at < last.current.at || (at === last.current.at && last.current.isBack === true);
  useLayoutEffect(() => {
    last.current = { at, isBack };
    if (unheard && !isBack && !handle.isStruck) handle.act(unheard);
  }, [unheard, at, handle.isStruck]);
  const listed = unheard && !isBack ? NONE : handle.movesOf(seat);
  const isAsked = listed.length > 0;
  useEffect(() => {
    touch({});
    leave(false);
    weigh(undefined);
  }, [at]);
  // Whoever has had one preparation done for him, by whichever button, has them all done.
  const ask = listed.find(({ kind }) => kind === 'settle');
  // Before the next paint: what is not to be asked does not flash.
  useLayoutEffect(() => {
    if (ask && handle.since((event) => event.kind === 'settled' && event.seat === seat).length > 0) handle.act(ask, true);
  }, [ask]);
  const settle = () => {
    if (ask) handle.act(ask);
  };
  const set = (next: Held) => {
    leave(false);
    weigh(undefined);
    touch(next);
  };
  const touched = useMemo((): Held => {
    // Of several that retreat, the one that is advised is asked about: its lines are those that are told.
    if (view.falling.length > 1 && held.picked === undefined && advised[0]?.kind === 'retreat') return { ...held, picked: advised[0].id };
    // A task leaves it to whoever learns to find what may be done.
    if (held.looked !== undefined || held.line !== undefined || !isAsked || (task && !isLarge)) return held;
    const line = fatedLine(view, seat, listed);
    if (line?.kind === 'retreat' && line.id === retreating(view, held)) return { ...held, line: line.direction };
    if (phase === 'entry' && view.entry) return { ...held, looked: placeIn(view, view.entry.city) };
    return held;
  }, [view, listed, held, advised]);
  const legal = useMemo(() => legalWith(view, seat, listed, touched), [view, seat, listed, touched.picked, touched.apart]);
  // Who may come upon an enemy takes longer than a finger waits: the enemy is shown first, and they after him.
  const isComing = isAsked && touched.looked !== undefined && touched.picked === undefined && phase === 'march';
  const [comers, meet] = useState<{ readonly of: Held; readonly view: View; readonly moves: readonly Move[] }>();
  // What is still in hand from before a move says nothing of who may come now.
  const isFound = !isComing || (comers?.of === touched && comers.view === view);
  useEffect(() => {
    if (isFound) return;
    const found = () => actsTouched(view, legal, seat, touched).filter(({ kind }) => !task || kind !== 'march');
    const timer = setTimeout(() => meet({ of: touched, view, moves: found() }));
    return () => clearTimeout(timer);
  }, [view, legal, touched, isFound]);
  const moves = useMemo(
    () => (isComing ? (isFound && comers ? comers.moves : []) : isAsked ? actsTouched(view, legal, seat, touched) : []),
    [view, legal, touched, isComing, isFound],
  );
  const [looked, seen] = [held.looked, seenAt(view, held.looked)];
  // An enemy that is touched first says whom he threatens, where nobody may come upon him either.
  const foe = isComing && !task && seen && !isFriend(view, seat, peopleOf(seen)) ? seen : undefined;
  const refusal = useMemo(
    () =>
      isAsked && isFound && looked && !foe && moves.length === 0 && phase !== 'retreat'
        ? whyShut(view, seat, touched, handle.judge)
        : undefined,
    [view, touched, moves],
  );
  // Whoever points at a line of the log asks where it was, in his own turn too.
  const isNamed = named !== undefined && (task ? phase !== 'march' : !isAsked || named.length > 0);
  const marks = useMemo(
    () =>
      isNamed
        ? { open: [], bound: position.counters.filter(({ id }) => named.includes(id)).map((one) => one.at) }
        : marksFor(view, legal, touched),
    [view, legal, touched, named],
  );
  const idle = useMemo(() => (isAsked ? idleOf(view, seat) : []), [view, seat, isAsked]);
  const ready = useMemo(() => (isAsked ? idleOf(view, seat, true) : []), [view, seat, isAsked]);
  const commands = useCommands(handle, seat, ready);
  const [isCircling, encircle] = useState(false);
  const group = isAsked ? readyOf(view, seat, touched.group ?? []) : [];
  const circled = (hexes: readonly Hex[]) => {
    const ids = idle.filter((id) => hexes.some((hex) => isSame(hex, find(view, id)?.at ?? { q: -1, r: 0 })));
    const [only] = ids;
    const isOut = ids.length === 1 && only !== undefined && group.includes(only);
    const next = isOut ? group.filter((id) => id !== only) : [...new Set([...group, ...ids])];
    // Where nobody stands, those that are held go there.
    if (ids.length === 0 && hexes.length === 1 && hexes[0] && group.length > 0) return send(group, hexes[0]);
    set({ group: next });
  };
  const send = (ids: readonly string[], goal: Hex) => {
    encircle(false);
    set({});
    commands.send(ids, goal);
  };
  const cut = cutOf(position.map);
  const circling = useCircling(position.map, cut, isCircling && isAsked && phase === 'march' ? circled : undefined);
  const next = () => {
    const id = nextIdle(idle, held.picked);
    if (id === undefined) return;
    set({ picked: id });
    // Whoever walks the map by its keys goes on from who is taken up.
    const at = placeIn(view, id);
    if (at && document.activeElement?.id.startsWith('carte-')) document.getElementById(`carte-${keyOf(at)}`)?.focus();
  };
  const drop = () => {
    set({});
    document.getElementById(ASKED_ID)?.focus();
  };
  const tap = (hex: Hex) => {
    if (group.length > 0) return circled([hex]);
    const there = seenAt(view, hex);
    const city = cityAt(position, hex);
    const mine = isAsked && isOwn(view, seat, there) ? there : undefined;
    if (mine && phase === 'march') {
      const mayJoin = legal.some((move) => move.kind === 'march' && isSame(move.to, hex));
      const isAgain = held.looked !== undefined && isSame(held.looked, hex);
      if (held.picked !== mine.id && (!mayJoin || isAgain) && (idle.includes(mine.id) || mine.vanished)) return set({ picked: mine.id });
      if (held.picked === mine.id) return drop();
    }
    if (mine && phase === 'retreat' && fallingOf(view, mine.id)) return set({ picked: mine.id });
    const looking: Held =
      phase === 'march' || phase === 'retreat' || phase === 'deployment'
        ? { picked: held.picked, apart: held.apart, looked: hex }
        : { looked: hex };
    if (!isAsked) return set({ looked: hex });
    const isAgain = held.looked !== undefined && isSame(held.looked, hex);
    const mayBeLight = looking.picked !== undefined || !(phase === 'march' || phase === 'shots' || phase === 'combats');
    const [first, ...others] = isAgain ? moves : mayBeLight ? actsTouched(view, legal, seat, looking) : [];
    const option = first && others.length === 0 ? actOf(view, first, hex) : undefined;
    // What a task lets be tried is tried.
    if (option && (isLight(option, view, task !== undefined) || (isAgain && !option.isDeadly && !city))) return handle.act(option.move);
    set(looking);
  };
  useEffect(() => handle.hold?.(held.picked), [at, held.picked]);
  const falling = phase === 'retreat' ? retreating(view, touched) : undefined;
  const faller = falling === undefined ? undefined : find(view, falling);
  const [thought = advised[0]] = moves;
  // Of a group that is advised, the place is told, marked and brought into sight.
  const [lead] = advised;
  const goal = group.length > 0 && advised.length > 1 && lead?.kind === 'march' ? lead.to : undefined;
  const shown: MapAnswer = {
    ...marks,
    ...(goal && { open: [goal] }),
    signs: refusal && touched.looked ? [{ at: touched.looked, tone: 'no', text: '✕' }] : [],
    ways:
      phase === 'retreat'
        ? []
        : isComing
          ? moves.slice(0, 4).flatMap((move) => waysShown(view, move, []))
          : advised.length > 1 && touched.picked === undefined && moves.length === 0
            ? advised.flatMap((move) => waysShown(view, move, []))
            : waysShown(view, thought, touched.picked === undefined ? handle.since(isMarched) : []),
    retreats: retreatsShown(view, falling, thought),
    sights: isAsked ? [...sightsOf(view, touched, task !== undefined && !isLarge), ...ordersShown(view, commands.all, touched.picked)] : [],
  };
  const openNow =
    phase === 'march' && touched.picked === undefined ? idle.flatMap((id) => find(view, id)?.at ?? []) : [...marks.open, ...marks.bound];
  const struck = handle.told.find(isThrown);
  // What stands first in the list is brought there too: it goes by one touch.
  const proposed = useMemo(
    () =>
      isAsked && !touched.looked && (touched.picked === undefined || phase !== 'march') && (!task || isLarge)
        ? proposedIn(view, legal)
        : [],
    [view, legal, touched, isAsked],
  );
  const led = goal ?? waysShown(view, lead ?? proposed[0], [])[0]?.hexes.at(-1);
  const lately = struck
    ? struckIn(struck)[0]?.at(-1)
    : handle.told.flatMap((event) => (isMarched(event) ? (event.path.at(-1) ?? []) : 'who' in event ? [event.who.at] : []))[0];
  const watched =
    (handle.isStruck ? lately : undefined) ??
    goal ??
    (touched.picked === undefined ? undefined : placeIn(view, touched.picked)) ??
    faller?.at ??
    touched.looked ??
    led ??
    (isAsked && (phase === 'cities' || phase === 'deployment') ? openNow[Math.floor(openNow.length / 2)] : undefined) ??
    (isAsked && phase === 'march' && view.marched.length === 0 ? openNow[0] : undefined) ??
    lately;
  const watchedKey = watched && keyOf(watched);
  useLayoutEffect(() => bringTo(watched), [watchedKey, at]);
  // What one's own throw came to is read with the next question: on a phone what is asked lies over the rest. Six lines of a retreat leave it no room.
  const [fell, ...after] = handle.since(isThrown);
  const isFresh =
    isAsked &&
    !task &&
    phase !== 'retreat' &&
    !touched.looked &&
    touched.picked === undefined &&
    fell !== undefined &&
    isThrown(fell) &&
    after.every(({ kind }) => kind !== 'turn' && kind !== 'marched');
  const paths: HexPaths = {
    home: openNow[0],
    open: openNow,
    targets: (from) => {
      const one = seenAt(view, from);
      if (!one || phase !== 'march') return marks.bound;
      const own = marksFor(view, legalWith(view, seat, listed, { picked: one.id }), { picked: one.id });
      return [...own.open, ...own.bound];
    },
    last: handle.since(isMarched).find(isMarched)?.path.toReversed() ?? [],
  };
  const saidOf = (hex: Hex): string | undefined => {
    const there = seenAt(view, hex);
    const city = cityAt(position, hex);
    const said = [
      ...(there ? [whose(handle, there)] : []),
      ...campsOn(view)
        .filter((one) => isSame(campOf(options.scenario, one), hex))
        .map((one) => `camp des ${PEOPLE_NAMES[peopleAt(options.scenario, one)]}`),
      ...(there?.vanished ? ['disparu'] : []),
      ...(there?.paralysed ? [`paralysé pour ${counted(there.paralysed, 'coup')}`] : []),
      ...(there && idle.includes(there.id) ? ['n’a pas bougé'] : []),
      ...(city
        ? [
            isManned(city)
              ? `garnison : ${city.hidden === null ? 'inconnue' : counted(Number(garrisonWord(view, city)), 'pion')}`
              : 'sans garnison',
            hostagesTold(city),
          ].filter(Boolean)
        : []),
      ...shown.retreats
        .filter(({ to }) => isSame(to, hex))
        .map(({ direction, word }) => `recul vers ${DIRECTION_NAMES[direction]} : ${word?.toLowerCase() || 'sauf'}`),
      ...(marks.open.some((one) => isSame(one, hex)) ? ['permis'] : []),
      ...(marks.bound.some((one) => isSame(one, hex))
        ? [isNamed ? 'en question' : phase === 'march' ? 'permis pour attaquer' : 'cible permise']
        : []),
    ];
    return said.length > 0 ? said.join(', ') : undefined;
  };
  const spent = isAsked ? spentIn(view) : undefined;
  // Continents are drawn by their names: then the map tells which is which.
  const names = useMemo(() => (phase === 'cards' ? landNames(position.map) : undefined), [position.map, phase === 'cards']);
  return (
    <Stage
      game={isLarge ? 'skirmish-table war-table' : 'skirmish-table'}
      data={{ 'data-phase': phase, 'data-turn': view.turn, 'data-columns': columnsOf(position.map) }}
      isAsked={isAsked}
      moment={`${view.turn} ${phase} ${at}`}
      onKeyDown={(event) => {
        if (event.altKey || event.ctrlKey || event.metaKey) return;
        if (/^m$/i.test(event.key)) openOwn();
        else if (!isAsked) return;
        else if (/^s$/i.test(event.key)) next();
        else if (/^g$/i.test(event.key) && held.picked !== undefined && idle.includes(held.picked))
          set({ group: groupAround(view, idle, held.picked) });
        else if (/^o$/i.test(event.key) && commands.orders.length > 0) commands.follow();
        else if (/^r$/i.test(event.key) && held.picked !== undefined && idle.includes(held.picked))
          handle.act({ kind: 'stay', seat, id: held.picked });
        else return;
        event.preventDefault();
      }}
      board={
        <HexBoard
          world={WORLD_SHEET}
          position={position}
          asked={touched.picked ?? falling}
          target={touched.looked}
          shown={shown}
          label="Carte à hexagones. Flèches pour marcher d’hexagone en hexagone, Entrée pour choisir, M pour la liste des vôtres, S pour le pion suivant, R pour le laisser là, G pour tout son groupe, O pour suivre les ordres, Échap pour aller à ce qui est demandé."
          tap={tap}
          spent={spent}
          badgeOf={(id) => {
            const counter = find(view, id);
            if (!counter || counter.vanished) return '';
            return counter.paralysed
              ? `◎${counter.paralysed}`
              : `${forceOf(counter, position)}${starOf(fighterOf(counter), 'combat', boxIn(position).factors[fighterOf(counter)])}`;
          }}
          cityBadgeOf={(city) => garrisonWord(view, city)}
          saidOf={saidOf}
          under={<Camps view={view} />}
          paths={paths}
          watched={watched}
          room={faller && faller.at === watched ? (fallingOf(view, faller.id)?.hexes ?? 1) : 1}
          isNear={isAsked || handle.isStruck === true}
          names={names}
          cut={cut}
          circle={circling}
          over={(isHere, middle) => (
            <>
              {group
                .flatMap((id) => standingFor(view, id)?.at ?? [])
                .filter(isHere)
                .map((at) => (
                  <circle key={keyOf(at)} class="carte-asked" cx={middle(at).x} cy={middle(at).y} r="25" />
                ))}
              {/* Where what is advised leads: what is asked does not lie over it. */}
              {led && isHere(led) && touched.picked === undefined && touched.looked === undefined && (
                <circle data-in-question="" cx={middle(led).x} cy={middle(led).y} r="25" fill="none" />
              )}
            </>
          )}
          leave={() => document.getElementById(ASKED_ID)?.focus()}
        />
      }
      dock={
        !handle.outcome && (
          <>
            {isFresh && <LastThrow handle={handle} />}
            <Panel
              handle={handle}
              seat={seat}
              legal={legal}
              held={touched}
              moves={moves}
              proposed={proposed}
              open={openNow}
              refusal={refusal}
              foe={foe}
              isLarge={isLarge}
              isLeaving={isLeaving}
              grave={grave}
              weigh={weigh}
              touch={set}
              tap={tap}
              next={next}
              leave={leave}
              drop={drop}
              settle={settle}
              commands={commands}
              group={group}
              circle={isCircling}
              encircle={encircle}
              send={send}
            />
          </>
        )
      }
      beside={
        <>
          {!isFresh && <LastThrow handle={handle} />}
          {(!task || isLarge) && <Goal view={view} />}
          {!task && view.peoples[own] && <OwnList view={view} seat={own} idle={idle} />}
          <p class="carte-legend">
            {french(
              `Bord en pointillés : on n’y va que pour attaquer. Ovale violet : gouffre, où l’on reste paralysé. Étoile : facteur reconstitué, comme la carte et les tableaux.${isLarge ? ' Petit pion sur un autre : son escorte. Nombre sur une ville : ce qu’on sait de sa garnison.' : ''}${shown.sights?.length ? ' Lignes pointillées : celles d’un tir, ou d’un ordre de marche.' : ''}`,
            )}
          </p>
        </>
      }
    />
  );
}
