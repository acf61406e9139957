/** What is asked and of whom: the counter that is held and all it may do, the city that is looked into, what an enemy or a siege comes to. */
import { useMemo, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Choice } from '#components/kit/Choice.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { useFetched } from '#components/kit/use-fetched.ts';
import { Permitted } from '#components/table/keys/Permitted.tsx';
import { Question, type QuestionAnswer } from '#components/table/stage/Question.tsx';
import { counted, plural, together, upperFirst } from '#engine/core/french.ts';
import type { Refusal } from '#engine/core/verdict.ts';
import { type Direction, type Hex, isSame, keyOf } from '#engine/zargos-lords/board/hex.ts';
import { nameOf, terrainAt } from '#engine/zargos-lords/board/map.ts';
import { boxIn, type City, type Counter, cityAt } from '#engine/zargos-lords/board/position.ts';
import { theKind } from '#engine/zargos-lords/data/counter-words.ts';
import { fighterOf, KIND_NAMES, PEOPLE_NAMES, peopleOf } from '#engine/zargos-lords/data/counters.ts';
import { garrisonKnown } from '#engine/zargos-lords/game/known.ts';
import { whoIn } from '#engine/zargos-lords/game/explain.ts';
import { haveAlliances } from '#engine/zargos-lords/game/pacts.ts';
import { type Apart, isHostage } from '#engine/zargos-lords/game/places.ts';
import { fallingOf } from '#engine/zargos-lords/game/retreats.ts';
import { isFriend, shotOf } from '#engine/zargos-lords/game/table.ts';
import type { Move, Phase, View } from '#engine/zargos-lords/game/types.ts';
import { MAX_GARRISON } from '#engine/zargos-lords/types.ts';
import { CounterPicture, factorsTold } from '../drawings/CounterPicture.tsx';
import { GROUND_NAMES } from '../map-tool/HexBoard.tsx';
import { type Option, retreating } from '../skirmish/choices.ts';
import { captainsOf, type LordsHandle } from './handle.ts';
import { Empty, Leaving, leavingAnswers } from '../skirmish/Leaving.tsx';
import { Offers, RetreatLines } from '../skirmish/Offers.tsx';
import { citiesThreatenedBy, isDoomed, threatenedBy } from '../skirmish/ways.ts';
import { choiceTold, END_LABELS, waitedFor, whose } from '../skirmish/words.ts';
import { actOf, comingOf, type Held, idleOf, isOwn, isPoor, mayPart, proposalOf, readyOf, seenAt, standingFor } from './acts.ts';
import { answersTold, crushedTold, hasLostEscort, lossesTold, othersTold } from './losses.ts';
import { gameOf, groupAround } from './orders.ts';
import { HOSTAGE, handingTold, hostagesTold, keptTold, SILENCE, silenceFor, silenceOf } from './pacts/pledges.ts';
import type { Commands, Done } from './use-orders.ts';
import { askedOf, type Grave, graveAsked, haltsTold, isGrave } from './words.ts';

/** Phases whose answers are buttons alone. */
const STRAIGHT: readonly Phase[] = ['cards', 'alliances', 'answer', 'spare'];

/** Phases in which something is put together by hand. */
const BY_HAND: readonly Phase[] = ['garrisons', 'deployment', 'alliances', 'answer'];
const byHand = async () => (await import('./Prepare.tsx')).ByHand;

/** What those of the list are called. */
const placesNamed = (phase: Phase, picked: string | undefined): readonly [string, string] => {
  if (phase === 'shots' || phase === 'combats') return ['ennemi', 'ennemis'];
  return phase === 'march' && picked === undefined ? ['pion', 'pions'] : ['lieu', 'lieux'];
};

interface Props {
  handle: LordsHandle;
  seat: number;
  legal: readonly Move[];
  held: Held;
  moves: readonly Move[];
  /** Where nothing is touched: the best that may be done to each, the most promising first. */
  proposed: readonly Move[];
  open: readonly Hex[];
  refusal: Refusal | undefined;
  /** An enemy is touched before any own counter. */
  foe: Counter | undefined;
  /** Many a side: they are moved together too. */
  isLarge: boolean;
  /** The end of the marches was asked for, and somebody has not moved. */
  isLeaving: boolean;
  /** What is to be done only once its price is read. */
  grave: Grave | undefined;
  weigh: (move: Grave | undefined) => void;
  touch: (held: Held) => void;
  tap: (hex: Hex) => void;
  /** Goes to the next counter that has not moved. */
  next: () => void;
  leave: (isLeaving: boolean) => void;
  drop: () => void;
  /** What is left of the preparations is done by a captain. */
  settle: () => void;
  commands: Commands;
  /** Those that are held together. */
  group: readonly string[];
  /** A line is drawn round those that are. */
  circle: boolean;
  encircle: (isCircling: boolean) => void;
  send: (ids: readonly string[], goal: Hex) => void;
}

/** « Sorcier, combat 2 et mouvement 4, avec son escorte (Fantassin), en F1. » */
function aboutTold({ position }: View, counter: Counter): string {
  const { kind, escort, at, paralysed, vanished } = counter;
  const fighter = fighterOf(counter);
  const pair = escort
    ? `${isHostage(counter) ? ', en otage et sans pouvoir' : ''}, sous l’escorte d’un ${KIND_NAMES[escort].one} qui seul combat`
    : '';
  const held = paralysed ? ` Paralysé dans un gouffre : encore ${counted(paralysed, 'coup')} à manquer.` : '';
  const away = vanished ? ' Disparu : il reparaît ce coup-ci ou au suivant.' : '';
  return `${KIND_NAMES[kind].one}${pair}, ${factorsTold(fighter, boxIn(position).factors[fighter])}, en ${nameOf(at)}.${held}${away}`;
}

const SHOTS = { visions: 'sa vision porte', arrows: 'ses flèches portent', flames: 'ses flammes portent' } as const;

/** « À son coup, il peut venir attaquer le Sorcier (D1). » */
function threatTold(view: View, enemy: Counter): string {
  const struck = threatenedBy(view, enemy);
  const { besieged, entered } = citiesThreatenedBy(view, enemy);
  const shot = shotOf(enemy.kind);
  const far = shot ? ` ; et ${SHOTS[shot]} plus loin` : '';
  const whom = struck.length > 3 ? `${struck.length} de vos pions` : together(struck.map(whoIn));
  const towns = (cities: readonly City[]): string =>
    `${cities.length > 1 ? 'vos villes' : 'votre ville'} (${together(cities.map(({ at }) => nameOf(at)))})`;
  const does = [
    ...(whom ? [`venir attaquer ${whom}`] : []),
    ...(besieged.length > 0 ? [`assiéger ${towns(besieged)}`] : []),
    ...(entered.length > 0 ? [`entrer dans ${towns(entered)}, ${plural(entered.length, 'vide')}`] : []),
  ];
  if (does.length === 0) return `À son coup, il ne peut venir attaquer aucun des vôtres${far}.`;
  return `À son coup, il peut ${together(does)}${far}.`;
}

/** What these eyes know of who is in a city, and whom it keeps. */
export function cityKnown(view: View, city: City): string {
  const kept = hostagesTold(city);
  return `${wallsKnown(view, city)}${kept && ` Elle ${kept}. ${keptTold(city)}`}`;
}

function wallsKnown(view: View, city: City): string {
  const known = garrisonKnown(view, city);
  if ('kinds' in known) {
    if (known.kinds.length === 0) return 'Personne ne la garde.';
    const force = known.kinds.reduce((sum, kind) => sum + boxIn(view.position).factors[kind].combat, 0);
    const names = [...new Set(known.kinds)].map((kind) => {
      const count = known.kinds.filter((one) => one === kind).length;
      return counted(count, KIND_NAMES[kind].one, KIND_NAMES[kind].many);
    });
    const how = city.hidden === undefined || city.hidden === 0 ? '' : ' Par élimination, ceux qu’on ne voit nulle part ailleurs :';
    return `${how} ${names.join(', ')}, valant ${force} en tout.`.trim();
  }
  const [least, most] = known.pawns;
  const number = least === most ? counted(least, 'pion') : `de ${least} à ${counted(most, 'pion')}`;
  const [weakest, strongest] = known.force;
  return `Garnison : ${number}, valant ${weakest === strongest ? weakest : `de ${weakest} à ${strongest}`}.`;
}

/** Those of one's own garrison, to be sent out one by one. */
function Inside({ view, city, seat, touch }: { view: View; city: City; seat: number; touch: (held: Held) => void }) {
  const ready = new Set(idleOf(view, seat, true));
  return (
    <ul class="bare wrap war-inside" aria-label="Garnison">
      {(city.ids ?? []).map((id, at) => {
        const kind = city.garrison[at];
        return (
          kind && (
            <li key={id}>
              <button type="button" class="table-button" disabled={!ready.has(id)} onClick={() => touch({ picked: id })}>
                <CounterPicture kind={kind} label="" />
                <span>
                  {KIND_NAMES[kind].one}
                  <small>{ready.has(id) ? 'le faire sortir' : 'ne sort pas'}</small>
                </span>
              </button>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** Of a group that was sent to a city. */
const SIEGE_TOLD = 'Un ordre mène devant la ville, il ne l’assiège pas : quand ils y sont, touchez-la pour dire qui l’attaque.';

/** What was done together, and who stopped on his way. */
const Together = ({ view, done: { ids, halts, waits, onward, city }, ready }: { view: View; done: Done; ready: readonly string[] }) => (
  <div class="war-leaving">
    {[
      `${ids.length > 0 ? counted(ids.length, 'pion a marché', 'pions ont marché ensemble') : 'Personne n’a marché'}${onward.length > 0 ? ` ; ${counted(onward.length, 'garde son ordre', 'gardent leur ordre')} pour le mois prochain` : ''}${waits.length > 0 ? `, dont ${counted(waits.length, 'qui attend derrière les siens', 'qui attendent derrière les leurs')}` : ''}.`,
      // Who has been moved since has stopped no more.
      ...haltsTold(
        view,
        halts.filter(({ order, why }) => why === 'there' || ready.includes(order.id)),
      ),
      ...(city === undefined ? [] : [SIEGE_TOLD]),
    ].map((line) => (
      <p key={line} class="table-quiet">
        {french(line)}
      </p>
    ))}
  </div>
);

/** Something has been done this turn. */
const hasActed = ({ marched, shot, fought }: View): boolean => marched.length + shot.length + fought.length > 0;

/** What one is told at the beginning of one's turn. */
function Since({ handle, seat }: { handle: LordsHandle; seat: number }) {
  const { view, since } = handle;
  const events = since();
  const lost = useMemo(() => lossesTold(events, view, seat), [view, seat, events.length]);
  const others = useMemo(() => (view.peoples.length > 2 ? othersTold(events, view, seat) : ''), [view, seat, events.length]);
  const crushed = crushedTold(view, seat);
  return (
    <div class="war-since">
      {answersTold(events, view, seat, captainsOf(handle)).map((line) => (
        <p key={line}>{french(line)}</p>
      ))}
      {lost && <p class="skirmish-no">{french(lost)}</p>}
      {others && <p class="war-told">{french(others)}</p>}
      {crushed && handle.leaveOff && (
        <div class="row">
          <span class="war-told">{french(crushed)}</span>
          <button type="button" class="table-button" onClick={handle.leaveOff}>
            Finir sans moi
          </button>
        </div>
      )}
    </div>
  );
}

/** Nobody asks any more whether one wants allies, as one wished: said, and taken back. */
function Silence({ handle }: { handle: LordsHandle }) {
  const { view, habit, keepHabit } = handle;
  const silence = silenceOf(habit(SILENCE), gameOf(view), view);
  const [isOff, end] = useState(false);
  if (!silence || isOff) return null;
  return (
    <div class="row">
      <span class="war-told">
        {french(`Alliances refusées sans vous les demander, jusqu’à la fin ${silence === 'game' ? 'de la partie' : 'du mois'}.`)}
      </span>
      <button
        type="button"
        class="table-button"
        onClick={() => {
          keepHabit(SILENCE, '');
          end(true);
        }}
      >
        Me les demander
      </button>
    </div>
  );
}

/** The three ways to take up a pair. */
const Pair = ({ counter, held, touch }: { counter: Counter; held: Held; touch: (held: Held) => void }) => (
  <Choice<Apart | 'both'>
    name="war-pair"
    legend="Qui part ?"
    quiet
    value={held.apart ?? 'both'}
    options={[
      { value: 'both', label: 'Les deux' },
      { value: 'escorted', label: `${upperFirst(theKind(counter.kind))} seul` },
      { value: 'escort', label: 'L’escorte seule' },
    ]}
    set={(apart) => touch({ picked: held.picked, apart: apart === 'both' ? undefined : apart })}
  />
);

export function Panel({
  handle,
  seat,
  legal,
  held,
  moves,
  proposed,
  open,
  refusal,
  foe,
  isLarge,
  isLeaving,
  grave,
  weigh,
  touch,
  tap,
  next,
  leave,
  drop,
  settle,
  ...many
}: Props) {
  const { view, live, humans, nameOf: seatNamed, task } = handle;
  const { looked, picked } = held;
  const { commands, group, circle, encircle, send } = many;
  const isAsked = legal.length > 0;
  const escortless = (id: string): boolean =>
    hasLostEscort(
      handle.since(({ kind }) => kind === 'turn'),
      id,
    );
  const price = grave && graveAsked(view, grave);
  // Who is asked about is the one that is touched, or advised.
  const falling = fallingOf(view, retreating(view, held) ?? '');
  const asking =
    falling && view.falling.length > 1 ? { ...view, falling: [falling, ...view.falling.filter((one) => one !== falling)] } : view;
  const asked = price?.asked ?? (isAsked ? askedOf(asking, legal, seat, escortless) : undefined);
  const end = legal.find(({ kind }) => kind === 'end');
  const there = seenAt(view, looked);
  const city = looked && cityAt(view.position, looked);
  const chosen = picked === undefined ? undefined : standingFor(view, picked);
  const isHeld = view.phase === 'march' && chosen !== undefined && isAsked;
  const idle = isAsked ? idleOf(view, seat) : [];
  const isDue = isHeld && idle.includes(chosen.id);
  // A task leaves it to whoever learns to find what may be done, and to have forgotten nobody.
  const isBare = task !== undefined && !isLarge;
  const isMarch = view.phase === 'march' && isAsked && !isBare;
  const isLost = !isBare && falling !== undefined && isDoomed(view, falling);
  const isComing = looked !== undefined && picked === undefined && view.phase === 'march';
  const isFree = looked === undefined && isAsked && !grave;
  const straight = isFree && STRAIGHT.includes(view.phase) ? legal.filter(({ kind }) => kind !== 'end') : [];
  const [advised] = handle.advised;
  const told = JSON.stringify(advised);
  // What is advised is played where it is said: it is none of the other ways.
  const isOther = (move: Move): boolean => !advised || JSON.stringify(move) !== told;
  const plain = view.phase === 'cards' ? straight : straight.filter(isOther);
  const listed = proposed.filter(isOther);
  const isListed = plain.length + listed.length > 0;
  // What a hostage is, is said above the first that is asked for.
  const pledging = plain.find((move) => move.kind === 'offer' && move.pledges.length > 0);
  const options: readonly Option[] = (grave ? [] : isListed ? [...plain, ...listed] : moves).map((move) => {
    const said = isComing ? comingOf(view, move, looked) : listed.includes(move) ? proposalOf(view, move) : actOf(view, move, looked);
    const option = isPoor(view, move) ? { ...said, isPoor: true } : said;
    if (move === pledging) return { ...option, sentence: HOSTAGE, rule: 'LOR-ALL-2' };
    if (option.isPoor) return option;
    return isLost ? { ...option, act: 'Il est éliminé', sentence: '' } : option;
  });
  // What nobody touched is said by its name alone: its chances are read before its button.
  const heard = isListed ? options.map((option) => ({ ...option, sentence: '' })) : options;
  const vanish = isHeld ? legal.find((move) => move.kind === 'vanish' && move.id === picked) : undefined;
  const isLast = isHeld && cityAt(view.position, chosen.at)?.ids?.join() === chosen.id;
  const others = idle.filter((id) => id !== picked);
  const onward: QuestionAnswer = { label: 'Suivant', act: next };
  const answers: QuestionAnswer[] = [];
  if (legal.some(({ kind }) => kind === 'settle')) answers.push({ label: 'Mise en place rapide', act: settle, isMain: moves.length === 0 });
  const hush = (isWhole: boolean, move: Move | undefined) => () => {
    handle.keepHabit(SILENCE, silenceFor(gameOf(view), view, isWhole));
    if (move) handle.act(move);
  };
  const refusing = humans.length === 1 ? legal.find((move) => move.kind === 'answer' && !move.accepts) : undefined;
  if (refusing)
    answers.push(
      { label: 'Refuser, et plus ce mois-ci', act: hush(false, refusing) },
      { label: 'Refuser, et plus jamais', act: hush(true, refusing) },
    );
  if (grave && price)
    answers.push({ label: price.yes, act: () => handle.act(grave) }, { label: price.no, act: () => weigh(undefined), isMain: true });
  else if (isLeaving && end)
    answers.push(
      ...leavingAnswers(
        () => handle.act(end),
        () => leave(false),
      ),
    );
  else if (isAsked && (group.length > 0 || circle)) {
    const all = [...new Set([...group, ...idle])];
    answers.push({ label: circle ? 'Sans tracer' : 'Tracer autour', act: () => encircle(!circle) });
    if (all.length > group.length) answers.push({ label: `Tous les ${all.length}`, act: () => touch({ group: all }) });
    answers.push({
      label: 'Reposer',
      act: () => {
        encircle(false);
        drop();
      },
    });
  } else if (isHeld) {
    const around = isDue && isLarge ? groupAround(view, idle, chosen.id) : [];
    const isFull = city !== undefined && city.people === view.peoples[seat] && city.garrison.length === MAX_GARRISON;
    if (isDue && isLarge && looked && refusal && !isFull && terrainAt(view.position.map, looked) !== 'mer')
      answers.push({
        label: `Marcher vers ${nameOf(looked)}`,
        act: () => send([chosen.id], looked),
        // Beside a friend it is not what was meant.
        isMain: !(there && isFriend(view, seat, peopleOf(there))),
      });
    if (around.length > 1) answers.push({ label: `Tout ce groupe (${around.length})`, act: () => touch({ group: around }) });
    if (isDue && isLarge) answers.push({ label: 'Reste là', act: () => handle.act({ kind: 'stay', seat, id: chosen.id }) });
    if (others.length > 0 && isLarge) answers.push(onward);
    if (vanish) answers.push({ label: 'Disparaître', act: () => handle.act(vanish) });
    answers.push({ label: 'Reposer', act: drop });
  } else if (end) {
    // Beside what may be done to whom was touched, nothing else is the first thing to press.
    const isFirst = moves.length === 0 || isListed;
    if (commands.orders.length > 0 && !commands.done)
      answers.push({ label: `Suivre les ordres (${commands.orders.length})`, act: commands.follow, isMain: isFirst });
    if (commands.halted.length > 0)
      answers.push({ label: `Avancer quand même (${commands.halted.length})`, act: commands.resume, isMain: isFirst });
    // Before a city, each says whom he comes for: that is no order.
    const isSent = handle.advised.every((move) => move.kind === 'march' && move.against === undefined);
    const comrades = isSent
      ? readyOf(
          view,
          seat,
          handle.advised.flatMap((move) => ('id' in move ? [move.id] : [])),
        )
      : [];
    if (comrades.length > 1)
      answers.push({ label: `Prendre ces ${comrades.length} pions en main`, act: () => touch({ group: comrades }), isMain: isFirst });
    if (others.length > 0 && isLarge)
      answers.push({
        ...onward,
        isMain:
          isFirst && comrades.length < 2 && commands.halted.length === 0 && (commands.orders.length === 0 || commands.done !== undefined),
      });
    if (others.length > 1 && isLarge)
      answers.push({
        label: 'Plusieurs',
        act: () => {
          touch({});
          encircle(true);
        },
      });
    if (commands.alike > 1 && isLarge) answers.push({ label: 'Comme au mois dernier', act: commands.repeat });
    if (looked && view.phase === 'march') answers.push({ label: 'Reposer', act: drop });
    if (commands.undo) answers.push({ label: 'Reprendre l’ensemble', act: commands.undo });
    // What was passed over, asked or not.
    const isEarly = view.phase === 'march' && view.marched.length + view.fought.length === 0;
    const pacts = isEarly && isFree && haveAlliances(view) ? handle.withdraw?.(({ kind }) => kind === 'end') : undefined;
    if (pacts) answers.push({ label: 'Alliances', act: pacts });
    answers.push({
      label: END_LABELS[view.phase],
      act: () => (view.phase === 'march' && idle.length > 0 && !isBare ? leave(true) : handle.act(end)),
      isMain: others.length === 0 && (legal.length === 1 || (isListed && options.every((option) => option.isPoor))),
    });
    if (view.phase === 'alliances' && humans.length === 1) answers.push({ label: 'Passer, sans plus demander', act: hush(true, end) });
  }
  const partners = [...new Set(straight.flatMap((move) => (move.kind === 'offer' ? [move.to] : [])))];
  const ByHand = useFetched(isAsked && !grave && BY_HAND.includes(view.phase) ? byHand : undefined);
  const isOwnCity = city !== undefined && city.people === view.peoples[seat];
  const isInside = isOwnCity && isAsked && view.phase === 'march' && (picked === undefined || !idle.includes(picked) || moves.length === 0);
  const other = isHeld && there && there.id !== picked && isOwn(view, seat, there) && idle.includes(there.id) ? there : undefined;
  const about = there && there.id !== picked ? [aboutTold(view, there), foe ? threatTold(view, foe) : ''].join(' ').trim() : '';
  return (
    <Question
      asked={asked}
      whom={humans.length > 1 ? seatNamed(seat) : undefined}
      waiting={<p class="table-quiet">{french(live ? waitedFor(seatNamed(seat), view.phase) : `Au coup des ${seatNamed(view.turn)}.`)}</p>}
      answers={answers}
      said={
        refusal
          ? `${refusal.because} ${refusal.rule}`
          : [
              ...(price?.more.map(({ text }) => text) ?? []),
              city && !grave ? cityKnown(view, city) : '',
              isComing && there ? about : '',
              choiceTold(view, chosen, open.length, heard),
            ]
              .filter(Boolean)
              .join(' ')
      }
      isCounselled={grave !== undefined}
      under={
        grave || isLeaving || isLost || !isAsked || STRAIGHT.includes(view.phase) ? undefined : (
          <Permitted
            what={placesNamed(view.phase, picked)}
            places={open.map((hex) => {
              const standing = seenAt(view, hex);
              const walls = cityAt(view.position, hex);
              const note = walls
                ? `ville des ${PEOPLE_NAMES[walls.people]}`
                : standing
                  ? `${KIND_NAMES[standing.kind].one}, ${whose(handle, standing)}`
                  : GROUND_NAMES[terrainAt(view.position.map, hex) ?? 'plaine'];
              return { id: keyOf(hex), name: nameOf(hex), note };
            })}
            selected={looked && keyOf(looked)}
            tap={(id) => {
              const hex = open.find((one) => keyOf(one) === id);
              if (hex) tap(hex);
            }}
          />
        )
      }
      isThought={
        group.length > 0 ||
        (picked !== undefined && view.phase !== 'deployment') ||
        isLeaving ||
        (!grave && looked !== undefined && (moves.length > 0 || city !== undefined))
      }
    >
      {isFree && !isHeld && !isBare && !hasActed(view) && (view.phase === 'march' || view.phase === 'alliances') && (
        <>
          <Since handle={handle} seat={seat} />
          <Silence handle={handle} />
        </>
      )}
      {price?.more.map(({ text, rule }) => (
        <p key={text}>
          {french(text)} <RuleLink id={rule} />
        </p>
      ))}
      {isMarch && (isLeaving || (isFree && idle.length === 0)) && <Leaving view={view} seat={seat} left={idle} />}
      {isMarch && isFree && !isLeaving && idle.length > 0 && !isHeld && <Empty view={view} seat={seat} />}
      {isLast && (
        <p class="skirmish-no">
          {french(`C’est le dernier de votre ville (${nameOf(chosen.at)}) : s’il en sort, elle est vide, et le premier venu y entre.`)}
        </p>
      )}
      {isHeld && <p class="table-quiet">{french(aboutTold(view, chosen))}</p>}
      {isHeld &&
        !chosen.escort &&
        handingTold(view, seat, chosen.kind).map((line) => (
          <p key={line} class="table-quiet">
            {french(line)} <RuleLink id="LOR-ALL-2" />
          </p>
        ))}
      {(group.length > 0 || circle) && (
        <p class="table-quiet">
          {french(
            group.length > 0
              ? `${counted(group.length, 'pion')} ensemble : touchez où ils vont, ou un pion pour le prendre ou le laisser.`
              : 'Tracez autour de vos pions, ou touchez-les un à un.',
          )}
        </p>
      )}
      {commands.done && !isHeld && group.length === 0 && !circle && <Together view={view} done={commands.done} ready={idle} />}
      {isHeld && chosen.escort && mayPart(view, chosen.id) && !looked && <Pair counter={chosen} held={held} touch={touch} />}
      {city && !grave && !(chosen && isSame(chosen.at, city.at)) && (
        <p class="table-quiet skirmish-foe">
          <b>{french(`Ville des ${PEOPLE_NAMES[city.people]}, ${nameOf(city.at)}.`)}</b> {french(cityKnown(view, city))}{' '}
          {city.hostages && city.hostages.length > 0 && <RuleLink id="LOR-ALL-3" />}
        </p>
      )}
      {about && !city && <p class={moves.length > 0 && !foe ? 'table-quiet' : 'table-quiet skirmish-foe'}>{french(about)}</p>}
      {refusal && (
        <p class="skirmish-no">
          {french(refusal.because)} <RuleLink id={refusal.rule} />
        </p>
      )}
      {refusal && handle.otherwise?.(refusal)}
      {isInside && <Inside view={view} city={city} seat={seat} touch={touch} />}
      <Offers
        handle={{ act: (move) => (isGrave(move) ? weigh(move) : handle.act(move)) }}
        options={options}
        {...(view.phase === 'cards' && { most: 4 })}
        {...(view.phase === 'alliances' && { most: 1 })}
        {...(!isListed && options[0]?.label.startsWith('Assiéger') && { most: 1 })}
        // Beside the move that is advised, those proposed are folded: the place is to be seen, and the answers with it.
        {...(isListed && advised && view.phase !== 'cards' && { most: 0 })}
      />
      {ByHand && (
        <ByHand handle={handle} seat={seat} legal={legal} picked={picked} pick={(id) => touch({ picked: id })} partners={partners} />
      )}
      {other && (
        <button type="button" class="table-button" onClick={() => touch({ picked: other.id })}>
          {french(`Prendre plutôt ${theKind(other.kind)}`)}
        </button>
      )}
      {view.phase === 'retreat' && isAsked && !isLost && (
        <RetreatLines
          handle={handle}
          legal={legal}
          touched={held}
          moves={moves}
          choose={(line: Direction) => touch({ picked: held.picked, line })}
        />
      )}
    </Question>
  );
}
