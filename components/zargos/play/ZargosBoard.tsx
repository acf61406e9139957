/** The table of Zargos: the map, what is asked, the fight, the hand. */
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { type Framing, wholeFraming } from '#components/kit/board/framing.ts';
import { ZoomBoard as AtlasBoard } from '#components/kit/board/ZoomBoard.tsx';
import { ASKED_ID } from '#components/table/keys/focus.ts';
import { Permitted } from '#components/table/keys/Permitted.tsx';
import { isPhone } from '#components/table/sight.ts';
import { Question } from '#components/table/stage/Question.tsx';
import { Stage } from '#components/table/stage/Stage.tsx';
import { placeAt } from '#components/zargos/board/explorer/explorer-places.ts';
import { kindAt } from '#components/zargos/board/explorer/explorer-words.ts';
import { MAP_SIZE } from '#components/zargos/board/map/geometry.ts';
import { Drawing } from '#components/zargos/board/own/Drawing.tsx';
import { upperFirst } from '#engine/core/french.ts';
import { type CardId, cardOf } from '#engine/zargos/data/cards.ts';
import type { Event, EventOf } from '#engine/zargos/game/events.ts';
import { firstFight } from '#engine/zargos/game/foreseen.ts';
import { toMove } from '#engine/zargos/game/game.ts';
import { answersOf, isWindow } from './answers.ts';
import { askedOf } from './asked.ts';
import { placesOf } from './cards/aim.ts';
import { CardSheet, Hand } from './cards/Hand.tsx';
import { Sorting } from './cards/Sorting.tsx';
import { FightPanel, FollyPanel, Monk } from './fight/FightPanel.tsx';
import { isOpened, isSeen, toldOf, upTo } from './fight/told.ts';
import { OurGround } from './ground.ts';
import type { ZargosHandle } from './handle.ts';
import { groundOf, homeOn } from './map/land.ts';
import { Overlay } from './map/Overlay.tsx';
import { holderText, hoverText, PlaceCard } from './map/PlaceCard.tsx';
import { usePlanet } from './map/planet.ts';
import { planOf, useAbout } from './map/about.ts';
import { type Arrow, attackArrows, closedPlaces, demonPlaces, tokensOf } from './map/tokens.ts';
import { groupArrow, overSea } from './map/ways.ts';
import { markedPlaces, tradedPlaces } from './setup/marks.ts';
import { Granting, PeoplesChoice, Planting, Taking } from './setup/Setup.tsx';
import { Trading } from './setup/Trading.tsx';
import type { TradeDraft as OfferDraft } from './setup/trade.ts';
import { Meanwhile } from './Meanwhile.tsx';
import { isWay, leadsIn, marchesOf } from './show.ts';
import { meaningOf, NOTHING, openPlaces, type Pick } from './touch.ts';
import { Calls } from './turn/Calls.tsx';
import { Declared, From, GroupRefused, GroupSheet } from './turn/Groups.tsx';
import {
  aimText,
  cardsTo,
  groupsBetween,
  isGroup,
  judgedTo,
  ownAgainst,
  possibleText,
  startsOf,
  stayingAt,
  targetsOf,
} from './turn/groups.ts';
import { News } from './turn/News.tsx';
import { WindOdds } from './turn/OddsLine.tsx';
import { PursePanel } from './turn/Purse.tsx';
import { draftText, NO_DRAFT, type SpendingDraft, spendingOf, takersOf } from './turn/purse.ts';
import { placesAbout } from './turn/why.ts';

const WHOLE = wholeFraming(MAP_SIZE);
/** Milliseconds at the usual pace between two fights that follow by themselves: how the last one ended is read. */
const ROW_MS = 1300;

const isFolly = (event: Event): event is EventOf<'folly'> => event.kind === 'folly';

export function ZargosBoard({ handle }: { handle: ZargosHandle }) {
  const { view, at, legal } = handle;
  const { options, phase } = view;
  const ours = useContext(OurGround);
  const planet = usePlanet(options, handle.task?.places, ours);
  const { tables, atlas, isOurs, spots, shapes, outside, kingdoms, region: part, layers } = planet;
  const isHome = useMemo(() => {
    const ground = groundOf(shapes, tables.territories);
    return ground && homeOn(ground);
  }, [shapes]);
  const [pick, choose] = useState<Pick>(NOTHING);
  const [draft, setDraft] = useState<SpendingDraft>(NO_DRAFT);
  const [offer, setOffer] = useState<OfferDraft>();
  const [isRow, setRow] = useState(false);
  const [ended, end] = useState<string>();
  /** What of the map is in sight, wherever somebody has moved it. */
  const [rested, rest] = useState<readonly [Framing, number]>();
  useEffect(() => {
    choose(NOTHING);
    setDraft(NO_DRAFT);
  }, [at, phase, view.seat]);
  useEffect(() => setOffer(undefined), [phase, view.seat]);

  const purse = useMemo(() => spendingOf(view, legal), [view, legal]);
  const { show } = handle;
  const running = show !== undefined;
  const happened = show?.events ?? handle.told;
  const events = useMemo(() => {
    const from = happened.findLastIndex(isOpened);
    return from < 0 ? [...handle.since(isOpened), ...(show?.events ?? [])] : happened.slice(from);
  }, [at, view.seat, running]);
  const isOwnFight = events.some((event) => isOpened(event) && leadsIn(view, handle.humans, event));
  const isTold = happened.some((event) => event.kind === 'fight' || event.kind === 'opened') || view.turn?.combat != null;
  const unseen = show ? show.events.filter(isSeen).length - show.count : 0;
  const told = isTold ? toldOf(view, running ? upTo(events, events.filter(isSeen).length - unseen) : events) : undefined;
  const blown = happened.filter(isFolly);
  const isOwnMagic = happened.some((event) => event.kind === 'effect' && handle.humans.includes(event.by));

  const fight = firstFight(view, legal);
  /** The next fight of a row begins by itself. */
  const isNext = isRow && phase === 'attacks' && fight !== undefined;
  const asked = legal.length > 0 && !running && !isNext ? askedOf(view) : undefined;
  // Nobody is asked to end what cannot go on, nor which of cards that are all alike goes.
  useEffect(() => {
    const [only, ...others] = legal;
    const isForced = phase === 'attacks' || phase === 'reorganisation' ? only?.kind === 'done' : only?.kind === 'discard';
    if (only && isForced && others.length === 0 && !running && !handle.task) handle.act(only);
  }, [phase, legal, running]);
  const pass = legal.find(({ kind }) => kind === 'pass');
  // One fight after another, the City's first (ZAR-ZRG-7), as long as nothing else is asked.
  useEffect(() => {
    if (!isRow || running || legal.length === 0) return;
    if (phase === 'attacks' && !fight) setRow(false);
    if (!isNext) return;
    const timer = setTimeout(() => handle.act(fight), ROW_MS * handle.pace);
    return () => clearTimeout(timer);
  }, [isRow, running, at, phase]);
  const closed = useMemo(() => closedPlaces(view), [view]);
  const tokens = useMemo(() => tokensOf(view), [view]);
  const open = useMemo(() => {
    if (running) return [];
    if (purse) return takersOf(view, purse, draft);
    return offer ? tradedPlaces(view, offer) : openPlaces(view, legal, pick);
  }, [view, legal, pick, purse, draft, offer, running]);
  const { from, to, looked } = pick;
  const against = from !== undefined && phase === 'attacks' ? open.filter((place) => ownAgainst(view, place)) : [];
  const cards = useMemo(
    () => (from !== undefined && !pick.card ? cardsTo(view, legal, from) : new Map<number, CardId>()),
    [view, legal, from, pick.card],
  );
  const listed = from !== undefined && to !== undefined ? groupsBetween(view, legal, from, to) : [];
  const judged = useMemo(
    () =>
      from !== undefined && to !== undefined && listed.length === 0 && legal.length > 0
        ? judgedTo(view, phase === 'attacks' ? 'attack' : 'march', from, to, handle.judge)
        : undefined,
    [view, from, to],
  );
  const groups = judged?.ok ? [judged.group] : listed;
  const refusal = judged && !judged.ok ? judged : undefined;
  const stays = useMemo(
    () =>
      looked === undefined || pick.card || purse || running
        ? undefined
        : stayingAt(view, legal, looked, atlas.touching(looked), handle.judge),
    [view, legal, looked, pick.card, running],
  );
  const marches = handle.told.some(({ kind }) => kind === 'marched' || kind === 'done') ? marchesOf(handle.since) : [];
  const way = marches.at(-1) ?? handle.told.findLast(isWay) ?? (view.turn ? handle.since(isWay).find(isWay) : undefined);
  const lasts = (marches.length > 0 ? marches : way ? [way] : [])
    .filter(
      ({ from, into }) =>
        !view.turn?.combat && !attackArrows(view).some((one) => tables.ids[one.from] === from && tables.ids[one.to] === into),
    )
    .map(
      ({ from, into, people, pawns, by, over }): Arrow => ({
        from: tables.places.get(from) ?? 0,
        to: tables.places.get(into) ?? 0,
        people,
        pawns,
        ...(by.includes('boats') && { over: over.map((id) => tables.places.get(id) ?? 0) }),
      }),
    );
  const [group] = groups;
  const [advised] = handle.advised;
  const isThought = group !== undefined && from !== undefined && to !== undefined;
  /** How many go: as he says, as was advised, or as many as may. */
  const wanted = pick.pawns ?? handle.advised.filter(isGroup).find((one) => one.from === group?.from && one.to === group.to)?.pawns;
  const thought: readonly Arrow[] = isThought
    ? [groupArrow(view, { ...group, pawns: Math.min(wanted ?? group.pawns, group.pawns) })]
    : planOf(handle)
        .filter(isGroup)
        .map((one) => groupArrow(view, one));
  const { region, named, told: toTouch, shownAt } = useAbout(handle, planet, { pick, open, carded: cards, purse });
  const marked = useMemo(
    () => [
      ...markedPlaces(view, offer),
      ...(shownAt ?? []),
      ...(view.laid ? placesOf(view, view.laid.target) : []),
      ...(advised ? placesAbout(view, advised) : []),
      ...(advised?.kind === 'card' ? placesOf(view, advised.target) : []),
    ],
    [view, offer, advised, shownAt],
  );

  const tap = (place: number) => {
    if (running) return;
    const meant = meaningOf(view, legal, { pick, draft, offer }, place);
    if (meant.kind === 'act') handle.act(meant.move);
    else if (meant.kind === 'draft') {
      setDraft(meant.draft);
      choose({ looked: place });
    } else if (meant.kind === 'offer') setOffer(meant.offer);
    else choose(meant.pick);
  };

  const held = view.owners.flatMap((owner, place) => (owner !== null && view.peoples[view.seat]?.includes(owner) ? [place] : []));
  const board = useMemo(
    () =>
      spots.map((spot, place) => ({
        at: spot,
        label: `${upperFirst(atlas.nameAt(place))}, ${kindAt(atlas, place)}, ${holderText(view, place)}${open.includes(place) ? `, permis${withCard(cards.get(place))}` : ''}${held.includes(place) ? ', à vous' : ''}`,
        near: atlas.touching(place),
      })),
    [atlas, spots, view, open, from],
  );
  const hovered = useRef<HTMLParagraphElement>(null);
  const isAsked = legal.length > 0;
  const chooseCard = (card: CardId | undefined) => choose(card ? { card, aims: [] } : NOTHING);
  const calls = legal.flatMap((move) => (move.kind === 'call' ? [move] : []));
  const isPlain = phase !== 'hand' && phase !== 'reinforcements' && phase !== 'placement' && phase !== 'trade';
  const [actor] = toMove(view);
  const selected = to ?? from ?? looked;
  // What is looked at, or where one would go from; a group and a refusal say themselves.
  const lookedText = looked === undefined || stays ? '' : `${upperFirst(atlas.nameAt(looked))}, ${holderText(view, looked)}.`;
  const isDrafted = purse !== undefined && (draft.pawns.size > 0 || draft.boats > 0);
  const touchedText = from !== undefined && to === undefined ? `Depuis ${atlas.nameAt(from)} : ${possibleText(open, cards)}.` : lookedText;
  const inARow = () => {
    setRow(true);
    if (fight) handle.act(fight);
  };
  const { answers = [], others = [] } =
    running || !isPlain || isNext
      ? {}
      : answersOf(handle, {
          picked: pick.card,
          isThought: group !== undefined,
          play: chooseCard,
          inARow: fight && inARow,
        });
  const map = (
    <>
      <AtlasBoard
        key={isOurs ? 'ours' : 'own'}
        id="plateau"
        label="Carte de la partie. Flèches pour aller de voisin en voisin, V pour faire le tour des voisins, P pour le prochain lieu permis, Entrée pour choisir, Échap pour sortir."
        size={MAP_SIZE}
        spots={board}
        selected={selected}
        home={open[0] ?? held[0]}
        open={open}
        targets={(place) => {
          if (!startsOf(view, legal).includes(place)) return [];
          const last = cardsTo(view, legal, place);
          return targetsOf(view, legal, place).toSorted((a, b) => Number(last.has(a)) - Number(last.has(b)));
        }}
        last={way ? [way.into, way.from].flatMap((id) => tables.places.get(id) ?? []) : []}
        view={region ?? part ?? WHOLE}
        layers={layers}
        placeOf={(element) => placeAt(atlas, element)}
        select={tap}
        leave={() => document.getElementById(ASKED_ID)?.focus()}
        isPlayed
        hover={(place) => {
          if (hovered.current) hovered.current.textContent = place === undefined ? '' : upperFirst(hoverText(view, atlas, place));
        }}
        rests={(view, unit) => rest([view, unit])}
        overlay={
          <Overlay
            atlas={atlas}
            spots={spots}
            shapes={shapes}
            outside={outside}
            kingdoms={kingdoms}
            tokens={tokens}
            demons={demonPlaces(view)}
            frozen={closed.frozen}
            shut={closed.shut}
            open={open}
            carded={[...cards.keys()]}
            against={against}
            from={from}
            looked={pick.aims?.at(-1) ?? to ?? looked}
            marked={marked}
            named={named}
            told={toTouch}
            isHome={isHome}
            isWide={!isPhone()}
            region={rested?.[0] ?? region ?? part}
            unit={rested?.[1]}
            isShut={refusal !== undefined}
            attacks={attackArrows(view, overSea(view))}
            lasts={lasts}
            thought={thought}
            drafts={draft.pawns}
            fought={told && !told.held ? tables.places.get(told.opened.at) : undefined}
          />
        }
      >
        <Drawing isOurs={isOurs} tables={tables} spots={spots}>
          {ours.drawing}
        </Drawing>
      </AtlasBoard>
      <p ref={hovered} class="zt-hover" aria-hidden="true" />
    </>
  );
  const thoughtOf = !running && (
    <>
      <Monk handle={handle} told={told} ended={ended} end={end} />
      {isAsked && phase === 'winds' && (
        <WindOdds key={at} view={view} pass={handle.humans.length === 1 && !handle.task && pass ? () => handle.act(pass) : undefined} />
      )}
      {group && from !== undefined && to !== undefined && groups[0] && (
        <GroupSheet
          key={`${from} ${to}`}
          handle={handle}
          from={from}
          to={to}
          groups={[groups[0], ...groups.slice(1)]}
          wanted={wanted}
          want={(pawns) => choose({ ...pick, pawns })}
          close={() => choose(NOTHING)}
        />
      )}
      {refusal && from !== undefined && to !== undefined && (
        <GroupRefused
          handle={handle}
          title={`${atlas.nameAt(from)} → ${atlas.nameAt(to)}`}
          refusal={refusal}
          close={() => choose({ from })}
        />
      )}
      {stays && looked !== undefined && (
        <GroupRefused handle={handle} title={upperFirst(atlas.nameAt(looked))} refusal={stays} close={() => choose(NOTHING)} />
      )}
      {from !== undefined && to === undefined && (
        <p class="table-quiet">{french(`Depuis ${atlas.nameAt(from)} : ${aimText(view, targetsOf(view, legal, from), cards)}`)}</p>
      )}
      {pick.card && <CardSheet key={pick.card} handle={handle} card={pick.card} aims={pick.aims ?? []} choose={chooseCard} />}
      {phase === 'attacks' && !group && !isNext && <Declared handle={handle} look={(place) => choose({ looked: place })} />}
      {isAsked && phase === 'takings' && <Taking handle={handle} />}
      {isAsked && phase === 'sorting' && <Sorting key={at} handle={handle} />}
      {isAsked && phase === 'planting' && <Planting handle={handle} looked={looked} />}
      {isAsked && phase === 'granting' && <Granting handle={handle} />}
      {phase === 'trade' && handle.seat >= 0 && <Trading handle={handle} offer={offer} set={setOffer} />}
      {purse && <PursePanel handle={handle} purse={purse} draft={draft} set={setDraft} at={looked} />}
      {calls.length > 0 && <Calls handle={handle} />}
    </>
  );
  return (
    <Stage
      game="zt"
      data={{ 'data-phase': phase, 'data-turn': view.turn?.seat, 'data-running': running }}
      isAsked={isAsked}
      moment={`${phase} ${at}`}
      isShowing={running}
      board={map}
      dock={
        !handle.outcome && (
          <Question
            asked={asked}
            waiting={<Meanwhile handle={handle} running={running} actor={actor} />}
            answers={answers}
            said={isDrafted ? draftText(view, purse, draft) : touchedText}
            // A coach has said all there is to say of a card.
            isCounselled={phase === 'hand' || (handle.isTaught && isWindow(phase))}
            isThought={!running && (group !== undefined || isDrafted || refusal !== undefined || pick.card !== undefined)}
            under={
              asked && (
                <>
                  {others.length > 0 && (
                    <details class="table-permitted">
                      <summary>Ne plus demander…</summary>
                      <ul>
                        {others.map(({ label, act }, at) => (
                          <li key={at}>
                            <button type="button" class="table-button" onClick={act}>
                              {label}
                            </button>
                          </li>
                        ))}
                      </ul>
                    </details>
                  )}
                  <Permitted
                    what={['lieu', 'lieux']}
                    places={open.map((place) => ({
                      id: place,
                      name: upperFirst(atlas.nameAt(place)),
                      note: `${holderText(view, place)}${held.includes(place) ? ', à vous' : ''}${withCard(cards.get(place))}`,
                    }))}
                    selected={selected}
                    tap={tap}
                  />
                </>
              )
            }
          >
            {thoughtOf}
          </Question>
        )
      }
      beside={
        <>
          {told && !handle.outcome && <FightPanel told={told} view={view} running={running} isOwn={isOwnFight && !handle.isStruck} />}
          {blown.length > 0 && (
            <FollyPanel view={view} blown={blown.slice(0, show?.count)} running={running} isOwn={isOwnMagic && !handle.isStruck} />
          )}
          {!running && (
            <>
              {isAsked && phase === 'peoples' && <PeoplesChoice handle={handle} />}
              <News handle={handle} />
              {looked !== undefined && !purse && <PlaceCard view={view} atlas={atlas} place={looked} />}
              {looked !== undefined && <From handle={handle} to={looked} choose={(start) => choose({ from: start, to: looked })} />}
              <Hand handle={handle} card={pick.card} choose={chooseCard} />
            </>
          )}
        </>
      }
    />
  );
}

/** « , seulement avec le Vent d’Ailleurs », where nobody goes otherwise. */
const withCard = (card: CardId | undefined): string => (card ? `, seulement avec ${cardOf(card).the}` : '');
