/** What one may do at each moment of the war: a champion, a spy's question, a people, mercenaries, the commando, the flying machine. */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { Blazon } from '#components/orc/drawings/Blazon.tsx';
import { Shield } from '#components/orc/drawings/Shield.tsx';
import { ASKED_ID } from '#components/table/keys/focus.ts';
import { comeIntoSight } from '#components/table/sight.ts';
import { counted } from '#engine/core/french.ts';
import { backOf, CARD_NAMES, isMercenary, PEOPLE_NAMES, sortCards } from '#engine/orc/data/cards.ts';
import { readingsOf } from '#engine/orc/options.ts';
import { forceOf } from '#engine/orc/rules/force.ts';
import { fightersOf } from '#engine/orc/rules/hands.ts';
import { BACKS, type Mercenary, type Move, type Seat, type View } from '#engine/orc/types.ts';
import { Face } from './Cards.tsx';
import type { OrcHandle } from './handle.ts';
import { BACK_TITLES, cardsText, colorOf, passWord, seatName, valuesOf } from './words.ts';

type MoveOf<Kind extends Move['kind']> = Extract<Move, { readonly kind: Kind }>;

const only = <Kind extends Move['kind']>(moves: readonly Move[], kind: Kind): readonly MoveOf<Kind>[] =>
  moves.filter((move): move is MoveOf<Kind> => move.kind === kind);

/** Comes into sight. */
function Panel({ title, children }: { title: string; children: ComponentChildren }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    comeIntoSight(panel.current);
  }, [title]);
  return (
    <section ref={panel} id={ASKED_ID} class="orc-act" aria-label={title} tabIndex={-1}>
      <p class="orc-act-title">{title}</p>
      {children}
    </section>
  );
}

const Choice = ({ act, main = false, children }: { act: () => void; main?: boolean; children: ComponentChildren }) => (
  <button type="button" class={main ? 'table-button table-button-main' : 'table-button'} onClick={act}>
    {children}
  </button>
);

/** To do nothing: the strong button only where there is nothing else to do. */
const Pass = ({ handle: { view, legal, act } }: { handle: OrcHandle }) =>
  only(legal, 'pass').map((move) => (
    <Choice key="pass" main={legal.length === 1} act={() => act(move)}>
      {passWord(view.phase, legal)}
    </Choice>
  ));

export function Champion({ handle }: { handle: OrcHandle }) {
  const moves = only(handle.humans.flatMap(handle.movesOf), 'champion');
  const [first] = moves;
  if (!first) return null;
  return (
    <Panel title={`${seatName(first.seat)}, Sorcier, nommez votre champion : vous marquerez ce qu’il marquera.`}>
      <div class="wrap orc-choices">
        {moves.map((move) => (
          <Choice key={move.champion} act={() => handle.act(move)}>
            <Shield color={colorOf(move.champion)} label="" /> {seatName(move.champion)}
          </Choice>
        ))}
      </div>
    </Panel>
  );
}

export function SpyAct({ handle }: { handle: OrcHandle }) {
  const { view, legal } = handle;
  const moves = only(legal, 'spy');
  const targets = [...new Set(moves.map(({ target }) => target))];
  const [target, aim] = useState<Seat>();
  if (only(legal, 'pass').length === 0) return null;
  // Only backs that the opponent shows: asking for another card gives nothing.
  const useful = moves.filter((move) => move.target === target && (view.players[move.target]?.backs[backOf(move.card)] ?? 0) > 0);
  return (
    <Panel title={`Votre espion n° ${view.spy} est montré : à qui réclamer une carte ?`}>
      <fieldset class="wrap orc-choices">
        <legend class="sr">Adversaire</legend>
        {targets.map((seat) => (
          <button key={seat} type="button" class="table-button" aria-pressed={seat === target} onClick={() => aim(seat)}>
            <Shield color={colorOf(seat)} label="" /> {seatName(seat)}
          </button>
        ))}
      </fieldset>
      {target !== undefined &&
        BACKS.map((back) => {
          const cards = useful.filter(({ card }) => backOf(card) === back);
          if (cards.length === 0) return null;
          return (
            <fieldset key={back} class="row orc-ask">
              <legend class="sr">{BACK_TITLES[back]}</legend>
              <span>
                <Blazon of={back} /> {view.players[target]?.backs[back]}
              </span>
              {cards.map((move) => (
                <button
                  key={move.card}
                  type="button"
                  class="orc-ask-card"
                  title={CARD_NAMES[move.card].one}
                  onClick={() => handle.act(move)}
                >
                  <span class="sr">
                    Réclamer à {seatName(target)} : {CARD_NAMES[move.card].one}
                  </span>
                  <Face view={view} card={move.card} silent />
                </button>
              ))}
            </fieldset>
          );
        })}
      <div class="wrap orc-choices">
        <Pass handle={handle} />
      </div>
    </Panel>
  );
}

export function Call({ handle }: { handle: OrcHandle }) {
  const { view } = handle;
  const moves = only(handle.legal, 'call');
  if (moves.length === 0) return null;
  const { champion } = view;
  const his = champion === null ? '' : ` ${seatName(champion)} est votre champion.`;
  return (
    <Panel title={`Sorcier, quel peuple va combattre ?${his}`}>
      <div class="wrap orc-choices">
        {moves.map((move) => (
          <Choice key={move.people} act={() => handle.act(move)}>
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
          </Choice>
        ))}
      </div>
    </Panel>
  );
}

export function Send({ handle }: { handle: OrcHandle }) {
  const { view, seat } = handle;
  const hand = view.hand.filter(isMercenary);
  const [chosen, choose] = useState<ReadonlySet<number>>(new Set());
  const people = view.called.at(-1);
  if (only(handle.legal, 'send').length === 0 || !people) return null;
  const cards = sortCards(hand.filter((_, at) => chosen.has(at)));
  const { value } = forceOf({ people, cards: [...view.engaged, ...cards] }, valuesOf(view), readingsOf(view.options));
  const toggle = (at: number) => {
    const next = new Set(chosen);
    if (!next.delete(at)) next.add(at);
    choose(next);
  };
  return (
    <Panel title="À vous : envoyez-vous des mercenaires ?">
      {hand.length === 0 && <p>Vous n’en avez pas en main.</p>}
      <fieldset class="wrap orc-hand">
        <legend class="sr">Vos mercenaires</legend>
        {hand.map((card, at) => (
          <button key={at} type="button" class="orc-hand-card" aria-pressed={chosen.has(at)} onClick={() => toggle(at)}>
            <span class="sr">{CARD_NAMES[card].one}</span>
            <Face view={view} card={card} silent />
          </button>
        ))}
      </fieldset>
      {!handle.withoutOdds && (
        <p class="orc-preview" aria-live="polite">
          Votre armée vaudrait <b>{value}</b>.
        </p>
      )}
      <div class="wrap orc-choices">
        <Choice main act={() => handle.act({ kind: 'send', seat, cards })}>
          {cards.length === 0 ? 'N’envoyer personne' : `Envoyer ${cardsText(cards)}`}
        </Choice>
      </div>
    </Panel>
  );
}

export function Commando({ handle }: { handle: OrcHandle }) {
  const { view, legal } = handle;
  const moves = only(legal, 'commando');
  if (only(legal, 'pass').length === 0) return null;
  const title = moves.length > 0 ? 'Votre commando peut tirer une carte engagée, sans la voir.' : 'Toutes les cartes sont posées.';
  const countAt = ({ target, back }: MoveOf<'commando'>) =>
    (back === 'mercenaires' ? view.players[target]?.engaged.mercenaries : view.players[target]?.engaged.people) ?? 0;
  return (
    <Panel title={title}>
      <div class="wrap orc-choices">
        {moves.map((move) => (
          <Choice key={`${move.target}${move.back}`} act={() => handle.act(move)}>
            <Shield color={colorOf(move.target)} label="" /> {seatName(move.target)} : <Blazon of={move.back} /> {BACK_TITLES[move.back]} (
            {countAt(move)})
          </Choice>
        ))}
        <Pass handle={handle} />
      </div>
    </Panel>
  );
}

export function Fly({ handle }: { handle: OrcHandle }) {
  const { view, legal } = handle;
  const moves = only(legal, 'fly');
  if (only(legal, 'pass').length === 0) return null;
  const values = valuesOf(view);
  const { options } = view.options;
  const people = view.called.at(-1);
  const army = view.players[handle.seat]?.army ?? [];
  const forceWith = (cards: readonly Mercenary[]) =>
    people ? forceOf({ people, cards: army, flying: cards }, values, readingsOf({ options })).value : 0;
  return (
    <Panel title={moves.length > 0 ? 'Votre machine volante peut encore renforcer votre armée.' : 'Les armées sont révélées.'}>
      <div class="wrap orc-choices">
        {moves.map((move) => (
          <Choice key={move.cards.join()} act={() => handle.act(move)}>
            {move.cards.length === 0 ? 'La machine volante, seule' : `La machine volante avec ${cardsText(move.cards)}`}
            {!handle.withoutOdds && ` → force ${forceWith(move.cards)}`}
          </Choice>
        ))}
        <Pass handle={handle} />
      </div>
    </Panel>
  );
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
