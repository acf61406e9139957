/** The time of exchanges: offers that lie there, answered; one's own, composed by taps. */
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { Aloud } from '#components/table/keys/Aloud.tsx';
import { upperFirst } from '#engine/core/french.ts';
import type { OfferView, TradedCard } from '#engine/zargos/game/types.ts';
import type { ZargosHandle } from '../handle.ts';
import { Answers } from '../turn/News.tsx';
import { seatWith, tradedName, tradedText } from '../words.ts';
import { cardsAfter, NO_OFFER, offerOf, ownCards, type TradeDraft, wantedCards } from './trade.ts';

function Lying({ handle, offer }: { handle: ZargosHandle; offer: OfferView }) {
  const { view, legal, seat } = handle;
  const { id, from, to, give, want } = offer;
  const answers = legal.filter(
    (move) => (move.kind === 'accept' || move.kind === 'refuse' || move.kind === 'withdraw') && move.offer === id,
  );
  const labels = { accept: 'Accepter', refuse: 'Refuser', withdraw: 'Retirer' } as const;
  const [given, wanted] = [tradedText(view, give), tradedText(view, want)];
  const text =
    from === seat
      ? `Vous proposez${to === null ? ' à tous' : ` ${seatWith(to, view, 'aux')}`} : ${given} contre ${wanted}.`
      : `${upperFirst(seatWith(from, view, 'les'))} donnent ${given} contre ${to === seat ? 'votre' : ''} ${wanted}${to === null ? ', à qui veut' : to === seat ? '' : ` ${seatWith(to, view, 'des')}`}.`.replace(
          / {2,}/g,
          ' ',
        );
  return (
    <li>
      <p>{french(text)}</p>
      <div class="row table-actions">
        {answers.map((move) => (
          <button
            key={move.kind}
            type="button"
            class={move.kind === 'accept' ? 'table-button table-button-main' : 'table-button'}
            onClick={() => handle.act(move)}
          >
            {labels[move.kind as keyof typeof labels]}
          </button>
        ))}
      </div>
    </li>
  );
}

interface PickProps {
  handle: ZargosHandle;
  legend: string;
  cards: readonly TradedCard[];
  chosen: readonly TradedCard[];
  set: (cards: readonly TradedCard[]) => void;
  /** How many of a card there are to choose. */
  most: (card: TradedCard) => number;
}

/** A tap takes one more of a kind, and after the last none. */
function Pick({ handle: { view }, legend, cards, chosen, set, most }: PickProps) {
  const count = (card: TradedCard) => chosen.filter((one) => one === card).length;
  return (
    <fieldset class="zt-trade-pick">
      <legend>{legend}</legend>
      <div class="row table-actions">
        {[...new Set(cards)].map((card) => {
          const now = count(card);
          const next = now < most(card) ? cardsAfter(chosen, card, 1) : chosen.filter((one) => one !== card);
          return (
            <button key={card} type="button" class="table-button" aria-pressed={now > 0} onClick={() => set(next)}>
              {french(tradedName(view, card))} {now > 0 && most(card) > 1 && <small>{`× ${now}`}</small>}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

interface TradingProps {
  handle: ZargosHandle;
  /** The offer that is being made; undefined while none is. */
  offer: TradeDraft | undefined;
  set: (offer: TradeDraft | undefined) => void;
}

export function Trading({ handle, offer, set }: TradingProps) {
  const { view, legal, seat } = handle;
  const draft = offer ?? NO_OFFER;
  const isOpen = offer !== undefined;
  const { trade } = view;
  if (!trade) return null;
  const done = legal.find(({ kind }) => kind === 'done');
  const left = view.options.offers - (trade.made[seat] ?? 0);
  const own = ownCards(view);
  const move = offerOf(seat, draft);
  const verdict = handle.judge(move);
  const isSet = draft.give.length + draft.want.length > 0;
  const isOfLands = trade.of !== 'magic';
  const isAlone = trade.done.every((isDone, one) => one === seat || isDone);
  return (
    <div class="zt-trade">
      {trade.offers.length > 0 && (
        <ul class="zt-offers" aria-label="Offres">
          {trade.offers.map((offer) => (
            <Lying key={offer.id} handle={handle} offer={offer} />
          ))}
        </ul>
      )}
      <Answers handle={handle} />
      {done && isAlone && <p>{french('Tous les autres ont fini : personne ne répondra plus.')}</p>}
      {done && isOpen && !isAlone && (
        <section class="stack zt-sheet" aria-label="Votre offre">
          {isOfLands && <p>{french('Touchez sur la carte un territoire à vous, et celui que vous voulez ; ou choisissez ici.')}</p>}
          <div class="row table-actions">
            {[null, ...view.peoples.keys()].map((one) =>
              one === seat ? null : (
                <button
                  key={one}
                  type="button"
                  class="table-button"
                  aria-pressed={draft.to === one}
                  onClick={() => set({ ...draft, to: one })}
                >
                  {one === null ? 'À tous' : french(upperFirst(seatWith(one, view, 'aux')))}
                </button>
              ),
            )}
          </div>
          <Pick
            handle={handle}
            legend="Je donne"
            cards={own}
            chosen={draft.give}
            set={(give) => set({ ...draft, give })}
            most={(card) => own.filter((one) => one === card).length}
          />
          <Pick
            handle={handle}
            legend="Je veux"
            cards={wantedCards(view, draft.to)}
            chosen={draft.want}
            set={(want) => set({ ...draft, want })}
            most={() => 3}
          />
          {isSet && !verdict.ok && (
            <>
              <p>
                {french(verdict.because)} <RuleLink id={verdict.rule} />
              </p>
              <Aloud text={verdict.because} />
            </>
          )}
          <button
            type="button"
            class="table-button table-button-main"
            aria-disabled={!isSet || !verdict.ok}
            onClick={() => {
              if (!isSet || !verdict.ok) return;
              handle.act(move);
              set(undefined);
            }}
          >
            Proposer
          </button>
        </section>
      )}
      <div class="row table-actions">
        {done && (
          <button
            type="button"
            class={isOpen && !isAlone ? 'table-button' : 'table-button table-button-main'}
            onClick={() => handle.act(done)}
          >
            J’ai fini
          </button>
        )}
        {done && own.length > 0 && left > 0 && !isAlone && (
          <button type="button" class="table-button" aria-expanded={isOpen} onClick={() => set(isOpen ? undefined : NO_OFFER)}>
            Faire une offre <small>{french(`encore ${left}`)}</small>
          </button>
        )}
      </div>
    </div>
  );
}
