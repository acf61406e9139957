/** The table of Zargos: the map, what is asked, the fight, the hand. */
import { useContext, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { LiveLine } from '#components/kit/board/LiveLine.tsx';
import { ZoomBoard as AtlasBoard } from '#components/kit/board/ZoomBoard.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { ASKED_ID } from '#components/table/keys/focus.ts';
import { Permitted } from '#components/table/keys/Permitted.tsx';
import { comeIntoSight } from '#components/table/sight.ts';
import { type Atlas, atlasOf } from '#components/zargos/board/atlas.ts';
import { drawnShapes, placeAt } from '#components/zargos/board/explorer/explorer-places.ts';
import { kindAt } from '#components/zargos/board/explorer/explorer-words.ts';
import { MAP_SIZE } from '#components/zargos/board/map/geometry.ts';
import { Drawing } from '#components/zargos/board/own/Drawing.tsx';
import { circleAt, kingdomsOn, spotsOn } from '#components/zargos/board/own/sheet.ts';
import { upperFirst } from '#engine/core/french.ts';
import { type CardId, cardOf } from '#engine/zargos/data/cards.ts';
import type { Event, EventOf } from '#engine/zargos/game/events.ts';
import { firstFight } from '#engine/zargos/game/foreseen.ts';
import { toMove } from '#engine/zargos/game/game.ts';
import { tablesFor } from '#engine/zargos/game/table.ts';
import type { Move, Seat, View } from '#engine/zargos/game/types.ts';
import { askedOf, waitedFor } from './asked.ts';
import { aimsOf, isAimed, isCard, placesOf, playsOf } from './cards/aim.ts';
import { CardSheet, Hand } from './cards/Hand.tsx';
import { FightPanel, FollyPanel, Monk } from './fight/FightPanel.tsx';
import { isOpened, isSeen, toldOf, upTo } from './fight/told.ts';
import { OurGround } from './ground.ts';
import type { ZargosHandle } from './handle.ts';
import { Overlay } from './map/Overlay.tsx';
import { holderText, PlaceCard } from './map/PlaceCard.tsx';
import { regionOf } from './map/region.ts';
import { type Arrow, attackArrows, closedPlaces, demonPlaces, tokensOf } from './map/tokens.ts';
import { groupArrow, overSea } from './map/ways.ts';
import { markedPlaces, tradedPlaces, withPlace } from './setup/marks.ts';
import { Granting, PeoplesChoice, Planting, Taking } from './setup/Setup.tsx';
import { Trading } from './setup/Trading.tsx';
import type { TradeDraft as OfferDraft } from './setup/trade.ts';
import { Calls } from './turn/Calls.tsx';
import { Declared, From, GroupRefused, GroupSheet } from './turn/Groups.tsx';
import { aimText, cardsTo, groupsBetween, isGroup, judgedTo, ownAgainst, startsOf, stayingAt, targetsOf } from './turn/groups.ts';
import { News } from './turn/News.tsx';
import { WindOdds } from './turn/OddsLine.tsx';
import { PursePanel } from './turn/Purse.tsx';
import { draftWith, mostAt, NO_DRAFT, type SpendingDraft, spendingOf, takersOf } from './turn/purse.ts';
import { placesAbout } from './turn/why.ts';
import { leadsIn } from './show.ts';
import { seatLabel, seatWith } from './words.ts';

/** What is touched, until something is played. */
interface Pick {
  readonly from?: number;
  readonly to?: number;
  /** How many are to go. */
  readonly pawns?: number;
  readonly looked?: number;
  readonly card?: CardId;
  readonly aims?: readonly number[];
}

const NOTHING: Pick = {};
const NO_LAYERS: readonly string[] = ['noms', 'valeurs', 'mers', 'volcans', 'bras'];
const nothing = () => {};
/** Milliseconds at the usual pace between two fights that follow by themselves: how the last one ended is read. */
const ROW_MS = 1300;

const isFolly = (event: Event): event is EventOf<'folly'> => event.kind === 'folly';
const isWay = (event: Event): event is EventOf<'attacked' | 'marched'> => event.kind === 'attacked' || event.kind === 'marched';

/** Moments where the table asks whether a card is played. */
const isWindow = (phase: View['phase']): boolean => phase === 'red' || phase === 'illusion' || phase === 'winds';

/** Moves that end what one is doing, and those that do nothing. */
const ENDS: readonly Move['kind'][] = ['done', 'pass'];

function endLabel({ phase, turn }: View, { kind }: Move): string {
  if (kind === 'pass') return phase === 'call' ? 'N’appeler personne' : 'Ne rien jouer';
  if (phase === 'attacks') return turn?.engaged ? 'Finir les attaques' : 'Ne plus attaquer';
  return phase === 'reorganisation' ? 'Finir la réorganisation' : 'J’ai fini';
}

/** Places where a tap does something now. */
function openPlaces(view: View, legal: readonly Move[], pick: Pick): readonly number[] {
  const { places } = tablesFor(view.options);
  if (pick.card) {
    const plays = playsOf(legal, pick.card).filter(isAimed);
    if (plays.length > 0) return aimsOf(view, plays, pick.aims ?? []);
  }
  if (pick.from !== undefined) return targetsOf(view, legal, pick.from);
  const starts = startsOf(view, legal);
  const own = legal.flatMap((move) => {
    switch (move.kind) {
      case 'plant':
        return [places.get(move.at) ?? -1];
      case 'flee':
        return [places.get(move.to) ?? -1];
      case 'call':
        return [places.get(move.from) ?? -1];
      default:
        return [];
    }
  });
  return [...starts, ...new Set(own)];
}

export function ZargosBoard({ handle }: { handle: ZargosHandle }) {
  const { view, at, legal } = handle;
  const { options, phase } = view;
  const ours = useContext(OurGround);
  const tables = tablesFor(options);
  const isOurs = options.board === null;
  const atlas = atlasOf(tables);
  const spots = useMemo(() => (isOurs ? ours.spots : spotsOn(tables, ours.spots)), [tables]);
  const kingdoms = useMemo(() => (isOurs ? ours.kingdoms : kingdomsOn(tables, spots)), [spots]);
  const region = useMemo(() => handle.places && regionOf(tables, spots, handle.places), [handle.places, spots]);
  const [shapes, draw] = useState<readonly string[]>([]);
  useEffect(() => draw(isOurs ? drawnShapes(atlas) : spots.map(circleAt)), [atlas, spots]);
  const [pick, choose] = useState<Pick>(NOTHING);
  const [draft, setDraft] = useState<SpendingDraft>(NO_DRAFT);
  const [offer, setOffer] = useState<OfferDraft>();
  const [isRow, setRow] = useState(false);
  const [ended, end] = useState<string>();
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

  const asked = legal.length > 0 && !running ? askedOf(view) : undefined;
  const fight = firstFight(view, legal);
  // Nobody is asked to end attacks that cannot be made.
  useEffect(() => {
    const [only, ...others] = legal;
    if (phase === 'attacks' && only?.kind === 'done' && others.length === 0 && !running && !handle.isTask) handle.act(only);
  }, [phase, legal, running]);
  // One fight after another, the City's first (ZAR-ZRG-7), as long as nothing else is asked.
  useEffect(() => {
    if (!isRow || running || legal.length === 0) return;
    if (phase === 'attacks' && !fight) setRow(false);
    if (phase !== 'attacks' || !fight) return;
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
    () => (looked === undefined || pick.card || running ? undefined : stayingAt(view, legal, looked, atlas.touching(looked), handle.judge)),
    [view, legal, looked, pick.card, running],
  );
  const ways = handle.told.filter(isWay);
  const way = ways.at(-1) ?? (view.turn ? handle.last(isWay) : undefined);
  const last: Arrow | undefined =
    way && !view.turn?.combat && !attackArrows(view).some((one) => tables.ids[one.from] === way.from && tables.ids[one.to] === way.into)
      ? {
          from: tables.places.get(way.from) ?? 0,
          to: tables.places.get(way.into) ?? 0,
          people: way.people,
          pawns: way.pawns,
          ...(way.by.includes('boats') && { over: way.over.map((id) => tables.places.get(id) ?? 0) }),
        }
      : undefined;
  const [group] = groups;
  const { advised, following = [] } = handle;
  const isThought = group !== undefined && from !== undefined && to !== undefined;
  const thought: readonly Arrow[] = isThought
    ? [groupArrow(view, { ...group, pawns: Math.min(pick.pawns ?? group.pawns, group.pawns) })]
    : [...(advised ? [advised] : []), ...following].filter(isGroup).map((one) => groupArrow(view, one));
  const named = useMemo(
    () => [...(handle.places ?? []), ...(handle.named ?? [])].flatMap((id) => tables.places.get(id) ?? []),
    [handle.places, handle.named, tables],
  );
  const marked = useMemo(
    () => [
      ...markedPlaces(view, offer),
      ...(handle.named ?? []).flatMap((id) => tables.places.get(id) ?? []),
      ...(view.laid ? placesOf(view, view.laid.target) : []),
      ...(advised ? placesAbout(view, advised) : []),
    ],
    [view, offer, advised, handle.named],
  );

  const tapCard = (card: CardId, place: number): boolean => {
    const plays = playsOf(legal, card).filter(isAimed);
    if (plays.length === 0) return false;
    const aims = pick.aims ?? [];
    const isPair = plays.some(({ target }) => 'seas' in target && target.seas.length > 1);
    const next =
      isPair && !aims.includes(place) && aims.length < 2 && aimsOf(view, plays, aims).includes(place) ? [...aims, place] : [place];
    choose({ ...pick, aims: aimsOf(view, plays, []).includes(place) ? next : aims });
    return true;
  };
  const tap = (place: number) => {
    if (running) return;
    if (pick.card && tapCard(pick.card, place)) return;
    if (offer && tradedPlaces(view, offer).includes(place)) return setOffer(withPlace(view, offer, place));
    if (purse) {
      const count = (draft.pawns.get(place) ?? 0) + 1;
      if (count <= mostAt(view, purse, draft, place)) return setDraft(draftWith(draft, place, count));
    }
    const flee = legal.find((move) => move.kind === 'flee' && tables.places.get(move.to) === place);
    if (flee) return handle.act(flee);
    const plants = legal.filter((move) => move.kind === 'plant' && tables.places.get(move.at) === place);
    if (plants.length === 1 && plants[0]) return handle.act(plants[0]);
    const starts = startsOf(view, legal);
    if (from !== undefined && place !== from && targetsOf(view, legal, from).includes(place)) return choose({ from, to: place });
    if (starts.includes(place)) return choose(place === from ? { looked: place } : { from: place });
    if (from !== undefined && place !== from) return choose({ from, to: place });
    choose({ looked: place, ...(pick.card && { card: pick.card, aims: pick.aims ?? [] }) });
  };

  const board = useMemo(
    () =>
      spots.map((spot, place) => ({
        at: spot,
        label: `${upperFirst(atlas.nameAt(place))}, ${kindAt(atlas, place)}, ${holderText(view, place)}${open.includes(place) ? `, permis${withCard(cards.get(place))}` : ''}${against.includes(place) ? ', à vous' : ''}`,
        near: atlas.touching(place),
      })),
    [atlas, spots, view, open, from],
  );
  const table = useRef<HTMLDivElement>(null);
  const map = useRef<HTMLDivElement>(null);
  const hovered = useRef<HTMLParagraphElement>(null);
  const isAsked = legal.length > 0;
  useEffect(() => {
    if (isAsked) comeIntoSight(table.current, 'start');
  }, [isAsked, phase, at]);
  // Where they fight is seen before the dice roll.
  useEffect(() => {
    if (running) comeIntoSight(map.current);
  }, [running]);
  const chooseCard = (card: CardId | undefined) => choose(card ? { card, aims: [] } : NOTHING);
  /** A card without a target is played, any other is aimed first. */
  const answer = (card: CardId) => {
    const [only, ...others] = playsOf(legal, card);
    if (only && others.length === 0 && !isAimed(only)) handle.act(only);
    else chooseCard(card);
  };
  const calls = legal.flatMap((move) => (move.kind === 'call' ? [move] : []));
  const ends = legal.filter(({ kind }) => ENDS.includes(kind));
  const isPlain = phase !== 'hand' && phase !== 'reinforcements' && phase !== 'placement' && phase !== 'trade';
  const [actor] = toMove(view);
  const selected = to ?? from ?? looked;
  const held = view.owners.flatMap((owner, place) => (owner !== null && view.peoples[view.seat]?.includes(owner) ? [place] : []));
  const said = [
    ...(asked ? [`${asked.title}. ${asked.text}`] : []),
    ...(looked === undefined ? [] : [`${atlas.nameAt(looked)}, ${holderText(view, looked)}.`]),
  ].join(' ');
  return (
    <div ref={table} class="stack zt" data-phase={phase} data-asked={isAsked} data-turn={view.turn?.seat} data-running={running}>
      <div ref={map} class="zt-map">
        <AtlasBoard
          key={isOurs ? 'ours' : 'own'}
          id="plateau"
          label="Carte de la partie. Flèches pour aller de voisin en voisin, V pour faire le tour des voisins, P pour le prochain lieu permis, Entrée pour choisir, Échap pour sortir."
          size={MAP_SIZE}
          spots={board}
          selected={selected}
          home={open[0] ?? held[0]}
          open={open}
          targets={(place) => (startsOf(view, legal).includes(place) ? targetsOf(view, legal, place) : [])}
          last={way ? [way.into, way.from].flatMap((id) => tables.places.get(id) ?? []) : []}
          view={region}
          layers={NO_LAYERS}
          placeOf={(element) => placeAt(atlas, element)}
          select={tap}
          leave={() => document.getElementById(ASKED_ID)?.focus()}
          isPlayed
          hover={(place) => {
            if (hovered.current) hovered.current.textContent = place === undefined ? '' : upperFirst(hoverText(view, atlas, place));
          }}
          rests={nothing}
          overlay={
            <Overlay
              atlas={atlas}
              spots={spots}
              shapes={shapes}
              kingdoms={kingdoms}
              tokens={tokens}
              demons={demonPlaces(view)}
              frozen={closed.frozen}
              shut={closed.shut}
              open={open}
              against={against}
              carded={[...cards.keys()]}
              from={from}
              looked={pick.aims?.at(-1) ?? to ?? looked}
              marked={marked}
              named={named}
              region={region}
              isShut={refusal !== undefined}
              attacks={attackArrows(view, overSea(view))}
              last={last}
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
      </div>
      <div class="stack zt-side">
        <div class="stack zt-dock">
          {!handle.outcome && (
            <section id={ASKED_ID} class="zt-asked" tabIndex={-1} aria-label="Ce qui est demandé" data-mine={asked !== undefined}>
              {asked ? (
                <p>
                  <b class="zt-asked-title">{french(asked.title)}</b> <span>{french(asked.text)}</span> <RuleLink id={asked.rule} />
                </p>
              ) : (
                <Meanwhile handle={handle} running={running} actor={actor} />
              )}
              {ends.length > 0 && !running && isPlain && (
                <div class="row table-actions">
                  {isWindow(phase) &&
                    [...new Set(legal.filter(isCard).map(({ card }) => card))].map((card) => (
                      <button key={card} type="button" class="table-button table-button-main" onClick={() => answer(card)}>
                        {french(`Jouer ${cardOf(card).the}`)}
                      </button>
                    ))}
                  {ends.map((move) => (
                    <button
                      key={move.kind}
                      type="button"
                      class={legal.length === ends.length ? 'table-button table-button-main' : 'table-button'}
                      onClick={() => handle.act(move)}
                    >
                      {french(endLabel(view, move))}
                    </button>
                  ))}
                  {isWindow(phase) && handle.letGo && (
                    <button type="button" class="table-button" onClick={handle.letGo}>
                      Plus rien de ce tour
                    </button>
                  )}
                </div>
              )}
              {asked && (
                <Permitted
                  what={['lieu', 'lieux']}
                  places={open.map((place) => ({
                    id: place,
                    name: upperFirst(atlas.nameAt(place)),
                    note: `${holderText(view, place)}${withCard(cards.get(place))}`,
                  }))}
                  selected={selected}
                  tap={tap}
                />
              )}
            </section>
          )}
          {!running && (
            <>
              <Monk handle={handle} ended={ended} end={end} />
              {legal.length > 0 && phase === 'winds' && <WindOdds view={view} />}
              {group && from !== undefined && to !== undefined && groups[0] && (
                <GroupSheet
                  key={`${from} ${to}`}
                  handle={handle}
                  from={from}
                  to={to}
                  groups={[groups[0], ...groups.slice(1)]}
                  wanted={pick.pawns}
                  want={(pawns) => choose({ ...pick, pawns })}
                  close={() => choose(NOTHING)}
                />
              )}
              {refusal && from !== undefined && to !== undefined && (
                <GroupRefused title={`${atlas.nameAt(from)} → ${atlas.nameAt(to)}`} refusal={refusal} close={() => choose(NOTHING)} />
              )}
              {stays && looked !== undefined && (
                <GroupRefused title={upperFirst(atlas.nameAt(looked))} refusal={stays} close={() => choose(NOTHING)} />
              )}
              {from !== undefined && to === undefined && (
                <p class="zt-quiet">{french(`Depuis ${atlas.nameAt(from)} : ${aimText(view, targetsOf(view, legal, from), cards)}`)}</p>
              )}
              {pick.card && <CardSheet key={pick.card} handle={handle} card={pick.card} aims={pick.aims ?? []} choose={chooseCard} />}
              {phase === 'attacks' && !group && (
                <Declared
                  handle={handle}
                  look={(place) => choose({ looked: place })}
                  all={() => {
                    setRow(true);
                    if (fight) handle.act(fight);
                  }}
                />
              )}
              {legal.length > 0 && phase === 'takings' && <Taking handle={handle} />}
              {legal.length > 0 && phase === 'planting' && <Planting handle={handle} looked={looked} />}
              {legal.length > 0 && phase === 'granting' && <Granting handle={handle} />}
              {phase === 'trade' && handle.seat >= 0 && <Trading handle={handle} offer={offer} set={setOffer} />}
              {purse && <PursePanel handle={handle} purse={purse} draft={draft} set={setDraft} />}
              {calls.length > 0 && <Calls handle={handle} />}
            </>
          )}
        </div>
        <div class="stack zt-rest">
          {told && <FightPanel told={told} view={view} running={running} isOwn={isOwnFight} />}
          {blown.length > 0 && <FollyPanel view={view} blown={blown.slice(0, show?.count)} running={running} />}
          {!running && (
            <>
              {legal.length > 0 && phase === 'peoples' && <PeoplesChoice handle={handle} />}
              <News handle={handle} />
              {looked !== undefined && <PlaceCard view={view} atlas={atlas} place={looked} />}
              {looked !== undefined && <From handle={handle} to={looked} choose={(start) => choose({ from: start, to: looked })} />}
              <Hand handle={handle} card={pick.card} choose={chooseCard} />
            </>
          )}
        </div>
      </div>
      <LiveLine text={said} />
    </div>
  );
}

/** « , seulement avec le Vent d’Ailleurs », where nobody goes otherwise. */
const withCard = (card: CardId | undefined): string => (card ? `, seulement avec ${cardOf(card).the}` : '');

/** « Oz · 4 Moines »; a sea that nobody stands in has only its name. */
function hoverText(view: View, atlas: Atlas, place: number): string {
  const isEmptySea = place >= atlas.tables.territories && (view.pawns[place] ?? 0) === 0;
  return isEmptySea ? atlas.nameAt(place) : `${atlas.nameAt(place)} · ${holderText(view, place)}`;
}

/** What goes on while others play, and what one leads oneself as long as it is new. */
function Meanwhile({ handle, running, actor }: { handle: ZargosHandle; running: boolean; actor: Seat | undefined }) {
  const { view, live, said, humans } = handle;
  const [own] = humans;
  if (running) return <p class="zt-quiet">Les dés roulent…</p>;
  return (
    <div class="zt-meanwhile">
      <p class="zt-quiet">{french(actor !== undefined && live ? waitedFor(seatLabel(actor, view), view.phase) : ' ')}</p>
      {live && said.length > 0 && <p>{french(said.slice(-2).join(' '))}</p>}
      {own !== undefined && humans.length === 1 && view.round < 2 && (view.peoples[own] ?? []).length > 0 && (
        <p class="zt-quiet">{french(`Vous menez ${seatWith(own, view, 'les')}.`)}</p>
      )}
    </div>
  );
}
