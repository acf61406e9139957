/** What one may do at each moment of the war: a champion, a spy's question, a people, mercenaries, the commando, the flying machine. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { Blazon } from '#components/orc/drawings/Blazon.tsx';
import { Shield } from '#components/orc/drawings/Shield.tsx';
import { Aloud } from '#components/table/keys/Aloud.tsx';
import { Question, type QuestionAnswer } from '#components/table/stage/Question.tsx';
import { counted, plural, together } from '#engine/core/french.ts';
import { backOf, CARD_NAMES, isMercenary, PEOPLE_NAMES, sortCards } from '#engine/orc/data/cards.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import { BACKS, type Back, type Mercenary, type Move, type Seat, type View } from '#engine/orc/types.ts';
import { Face } from './Cards.tsx';
import type { OrcHandle } from './handle.ts';
import { BACK_TITLES, cardsText, colorOf, isDoubled, passWord, seatName, valuesOf } from './words.ts';

type MoveOf<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>;

const only = <Kind extends Move['kind']>(moves: readonly Move[], kind: Kind): readonly MoveOf<Kind>[] =>
  moves.filter((move): move is MoveOf<Kind> => move.kind === kind);

/** To do nothing: the strong button only where there is nothing else to do. */
const passOf = ({ view, legal, act }: OrcHandle): readonly QuestionAnswer[] =>
  only(legal, 'pass').map((move) => ({ label: passWord(view.phase, legal), act: () => act(move), isMain: legal.length === 1 }));

interface Props {
  handle: OrcHandle;
}

/** Nothing is asked of anybody here; what is being shown was answered. */
const Waiting = ({ handle: { view, live, show } }: Props) => {
  const others = show ? [] : view.toMove.map(seatName);
  return (
    <Question
      asked={undefined}
      waiting={<p class="table-quiet">{french(live && others.length > 0 ? `On attend ${together(others)}…` : ' ')}</p>}
    />
  );
};

function Champion({ handle }: Props) {
  const moves = only(handle.humans.flatMap(handle.movesOf), 'champion');
  const [first] = moves;
  if (!first) return <Waiting handle={handle} />;
  return (
    <Question
      asked={{
        title: 'Votre champion',
        text: `${seatName(first.seat)}, Sorcier, nommez-le : vous marquerez ce qu’il marquera.`,
        rule: 'ORC-REC-7',
      }}
      answers={moves.map((move) => ({
        label: (
          <>
            <Shield color={colorOf(move.champion)} label="" /> {seatName(move.champion)}
          </>
        ),
        act: () => handle.act(move),
      }))}
    />
  );
}

/** Whom, then which back, then which card: each on a line of its own. */
function SpyAct({ handle }: Props) {
  const { view, legal } = handle;
  const moves = only(legal, 'spy');
  const targets = [...new Set(moves.map(({ target }) => target))];
  const [advised] = only(handle.advised, 'spy');
  const [aimed, aim] = useState<Seat | undefined>(targets.length === 1 ? targets[0] : undefined);
  const [chosen, choose] = useState<Back>();
  const target = aimed ?? advised?.target;
  if (only(legal, 'pass').length === 0) return <Waiting handle={handle} />;
  const shown = (back: Back): number => (target === undefined ? 0 : (view.players[target]?.backs[back] ?? 0));
  // Only backs that the opponent shows: asking for another card gives nothing.
  const backs = BACKS.filter((back) => shown(back) > 0 && moves.some((move) => move.target === target && backOf(move.card) === back));
  const told = advised?.target === target ? advised?.card : undefined;
  const back = backs.length === 1 ? backs[0] : backs.find((one) => one === (chosen ?? (told && backOf(told))));
  return (
    <Question
      asked={{ title: `Votre espion n° ${view.spy} est montré`, text: 'À qui réclamer une carte, et laquelle ?', rule: 'ORC-ESP-1' }}
      answers={passOf(handle)}
    >
      <fieldset class="wrap orc-choices">
        <legend class="sr">Adversaire</legend>
        {targets.map((seat) => (
          <button key={seat} type="button" class="table-button" aria-pressed={seat === target} onClick={() => aim(seat)}>
            <Shield color={colorOf(seat)} label="" /> {seatName(seat)}
          </button>
        ))}
      </fieldset>
      {target !== undefined && (
        <fieldset class="wrap orc-choices">
          <legend class="sr">Dos que montre {seatName(target)}</legend>
          {backs.map((one) => (
            <button key={one} type="button" class="table-button" aria-pressed={one === back} onClick={() => choose(one)}>
              <Blazon of={one} /> <span class="sr">{BACK_TITLES[one]}</span> {shown(one)}
            </button>
          ))}
        </fieldset>
      )}
      {target !== undefined && back && (
        <fieldset class="row orc-ask">
          <legend class="sr">{BACK_TITLES[back]}</legend>
          {moves
            .filter((move) => move.target === target && backOf(move.card) === back)
            .map((move) => (
              <button
                key={move.card}
                type="button"
                class="orc-ask-card"
                data-in-question={move.card === told ? '' : undefined}
                onClick={() => handle.act(move)}
              >
                <span class="sr">
                  Réclamer à {seatName(target)} : {CARD_NAMES[move.card].one}
                  {move.card === told ? ', conseillé' : ''}
                </span>
                <Face view={view} card={move.card} silent />
                <small aria-hidden="true">{french(CARD_NAMES[move.card].one)}</small>
              </button>
            ))}
        </fieldset>
      )}
    </Question>
  );
}

function Call({ handle }: Props) {
  const { view } = handle;
  const moves = only(handle.legal, 'call');
  if (moves.length === 0) return <Waiting handle={handle} />;
  const { champion } = view;
  const his = champion === null ? '' : ` ${seatName(champion)} est votre champion.`;
  return (
    <Question
      asked={{
        title: 'Sorcier, quel peuple va combattre ?',
        text: `À côté de chacun, ce que montrent les mains.${his}`,
        rule: 'ORC-BAT-1',
      }}
      answers={moves.map((move) => ({
        label: (
          <>
            <Blazon of={move.people} />
            <span>
              Les {PEOPLE_NAMES[move.people]}
              <small class="orc-shown">
                {fightersOf(view).map((seat) => (
                  <span key={seat}>
                    <Shield color={colorOf(seat)} label={seatName(seat)} /> {view.players[seat]?.backs[move.people]}
                  </span>
                ))}
              </small>
            </span>
          </>
        ),
        act: () => handle.act(move),
      }))}
    />
  );
}

function Send({ handle }: Props) {
  const { view, seat } = handle;
  const hand = view.hand.filter(isMercenary);
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const people = view.called.at(-1);
  if (only(handle.legal, 'send').length === 0 || !people) return <Waiting handle={handle} />;
  const cards = sortCards(hand.filter((_, at) => chosen.has(at)));
  const worth = (sent: typeof cards) =>
    forceOf({ people, cards: [...view.engaged, ...sent] }, valuesOf(view), readingsOf(view.options)).value;
  const value = worth(cards);
  const isVain = cards.length > 0 && value <= worth([]);
  const said = `${isVain ? ', pas plus que sans eux' : ''}${value > 0 && isDoubled(view, people, view.engaged) ? ` : leur chef double vos ${PEOPLE_NAMES[people]}` : ''}.`;
  const named = [...(only(handle.advised, 'send')[0]?.cards ?? [])];
  const isAdvised = hand.map((card) => {
    const at = named.indexOf(card);
    return at >= 0 && named.splice(at, 1).length > 0;
  });
  const toggle = (at: number) => {
    const next = new Set(chosen);
    if (!next.delete(at)) next.add(at);
    choose(next);
  };
  return (
    <Question
      asked={{
        title: 'Vos mercenaires',
        text:
          hand.length === 0 ? 'Vous n’en avez pas en main.' : 'Touchez ceux qui partent : gagnée ou perdue, la bataille vous les prend.',
        rule: 'ORC-BAT-2',
      }}
      answers={[
        {
          // Which they are is seen by the cards that stand out: a longer word would move them under the finger.
          label:
            cards.length === 0
              ? 'N’envoyer personne'
              : plural(cards.length, 'Envoyer ce mercenaire', `Envoyer ces ${cards.length} mercenaires`),
          act: () => handle.act({ kind: 'send', seat, cards }),
          // Whether to send anybody is the question: no answer goes without saying before one has chosen.
          isMain: hand.length === 0 || (cards.length > 0 && !isVain),
        },
      ]}
    >
      {hand.length > 0 && (
        <fieldset class="wrap orc-hand">
          <legend class="sr">Vos mercenaires</legend>
          {hand.map((card, at) => (
            <button
              key={at}
              type="button"
              class="orc-hand-card"
              aria-pressed={chosen.has(at)}
              data-in-question={isAdvised[at] ? '' : undefined}
              onClick={() => toggle(at)}
            >
              <span class="sr">{`${CARD_NAMES[card].one}${isAdvised[at] ? ', conseillé' : ''}`}</span>
              <Face view={view} card={card} silent />
            </button>
          ))}
        </fieldset>
      )}
      {!handle.task?.withoutOdds && (
        <p class="orc-preview">
          Votre armée vaudrait <b>{value}</b>
          {french(said)}
          <Aloud text={`Votre armée vaudrait ${value}${said}`} />
        </p>
      )}
    </Question>
  );
}

function Commando({ handle }: Props) {
  const { view, legal } = handle;
  const moves = only(legal, 'commando');
  if (only(legal, 'pass').length === 0) return <Waiting handle={handle} />;
  const countAt = ({ target, back }: MoveOf<'commando'>) =>
    (back === 'mercenaires' ? view.players[target]?.engaged.mercenaries : view.players[target]?.engaged.people) ?? 0;
  return (
    <Question
      asked={
        moves.length > 0
          ? { title: 'Votre commando', text: 'Il peut faire perdre à un rival une carte engagée, prise sans la voir.', rule: 'ORC-BAT-3' }
          : { title: 'Toutes les cartes sont posées', text: '', rule: 'ORC-BAT-4' }
      }
      answers={[
        ...moves.map((move) => ({
          label: (
            <>
              <Shield color={colorOf(move.target)} label="" /> <span class="sr-phone">{seatName(move.target)} :</span>{' '}
              <Blazon of={move.back} /> {BACK_TITLES[move.back]} ({countAt(move)})
            </>
          ),
          act: () => handle.act(move),
        })),
        ...passOf(handle),
      ]}
    />
  );
}

function Fly({ handle }: Props) {
  const { view, legal } = handle;
  const moves = only(legal, 'fly');
  if (only(legal, 'pass').length === 0) return <Waiting handle={handle} />;
  const values = valuesOf(view);
  const { options } = view.options;
  const people = view.called.at(-1);
  const army = view.players[handle.seat]?.army ?? [];
  const forceWith = (cards: readonly Mercenary[]) =>
    people ? forceOf({ people, cards: army, flying: cards }, values, readingsOf({ options })).value : 0;
  const rivals = fightersOf(view).filter((seat) => seat !== handle.seat);
  const most = Math.max(0, ...rivals.map((seat) => view.players[seat]?.force ?? 0));
  const leader = rivals.find((seat) => view.players[seat]?.force === most);
  // There is one such machine: what it cannot reach now, nothing will.
  const isVain = !handle.task?.withoutOdds && leader !== undefined && moves.every(({ cards }) => forceWith(cards) < most);
  const nameOf = (cards: readonly Mercenary[]) =>
    cards.length === 0 ? 'La machine volante, seule' : `La machine volante avec ${cardsText(cards)}`;
  return (
    <Question
      asked={
        moves.length > 0
          ? {
              title: 'Votre machine volante',
              text: isVain ? `Elle n’y suffirait pas : ${seatName(leader)} est à ${most}.` : 'Elle peut encore renforcer votre armée.',
              rule: 'ORC-BAT-8',
            }
          : { title: 'Les armées sont révélées', text: '', rule: 'ORC-BAT-4' }
      }
      answers={[
        ...moves.map((move) => ({
          label: `${nameOf(move.cards)}${handle.task?.withoutOdds ? '' : ` → force ${forceWith(move.cards)}`}`,
          act: () => handle.act(move),
        })),
        ...passOf(handle).map((pass) => (isVain ? { ...pass, isMain: true } : pass)),
      ]}
    />
  );
}

const ACTS = { champion: Champion, spies: SpyAct, call: Call, mercenaries: Send, commando: Commando, flying: Fly } as const;

/** What is asked at this moment of the war. */
export function WarQuestion({ handle }: Props) {
  const { phase } = handle.view;
  if (phase === 'recruit' || phase === 'over') return null;
  const Moment = ACTS[phase];
  return <Moment handle={handle} />;
}

/** Moments at which recruits count, dealt and not yet counted for good. */
const WAR: readonly View['phase'][] = ['spies', 'call', 'mercenaries', 'commando', 'flying'];

/** A fighter without a card is told why nothing is asked. */
function NoHand({ view, isYou }: { view: View; isYou: boolean }) {
  if (!isYou || view.seat === view.sorcier || !WAR.includes(view.phase)) return null;
  const isOut = view.engaged.length === 0;
  return (
    <p class="orc-own">
      {isOut
        ? 'Votre main est vide : sans recrues, vous regardez la fin de cette manche.'
        : 'Votre main est vide : vos dernières recrues sont engagées.'}
    </p>
  );
}

/** The cards of whoever looks, or is looked at. */
export function HandShown({ handle: { view, players } }: { handle: OrcHandle }) {
  if (view.hand.length === 0) return <NoHand view={view} isYou={players[view.seat]?.kind === 'human'} />;
  const whose = players[view.seat]?.kind === 'human' ? 'Votre main' : `La main de ${seatName(view.seat)}`;
  return (
    <section class="orc-own" aria-label={whose}>
      <p>
        {whose}, {counted(view.hand.length, 'carte')}
      </p>
      <ul class="wrap orc-hand">
        {view.hand.map((card, at) => (
          <li key={at} class="orc-hand-card">
            <Face view={view} card={card} />
          </li>
        ))}
      </ul>
    </section>
  );
}
