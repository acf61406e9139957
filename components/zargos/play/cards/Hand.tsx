/** The hand of whoever looks: each card, whether it may be played now, and why not. */
import { useContext } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { Aloud } from '#components/table/keys/Aloud.tsx';
import { together } from '#engine/core/french.ts';
import { handLimit } from '#engine/zargos/rules/mastery.ts';
import { CARD_EFFECTS } from '#engine/zargos/data/card-effects.ts';
import { type CardId, cardOf } from '#engine/zargos/data/cards.ts';
import type { Move } from '#engine/zargos/game/types.ts';
import { OurGround } from '../ground.ts';
import type { ZargosHandle } from '../handle.ts';
import { isGroup } from '../turn/groups.ts';
import { placeLabel, realmLabel } from '../words.ts';
import { aimedAt, anyTarget, isAimed, playsOf } from './aim.ts';

interface Props {
  handle: ZargosHandle;
  card: CardId | undefined;
  choose: (card: CardId | undefined) => void;
}

const Emblem = ({ card }: { card: CardId }) => (
  <svg class={`zt-emblem is-${cardOf(card).color}`} viewBox="0 0 200 200" aria-hidden="true">
    <use href={`${useContext(OurGround).cards}#emblem-${card}`} width="200" height="200" />
  </svg>
);

/** Whether a card can be used in some way now. */
const isUsable = (legal: readonly Move[], card: CardId): boolean =>
  playsOf(legal, card).length > 0 ||
  legal.some((move) => (isGroup(move) && move.card === card) || (move.kind === 'discard' && move.card === card));

/** What is aimed at, in words: « le royaume d’Oz ». */
function aimText({ view, legal }: ZargosHandle, card: CardId, aims: readonly number[]): string {
  const move = aimedAt(view, playsOf(legal, card), aims);
  if (!move) return '';
  if ('kingdom' in move.target) return realmLabel(view, move.target.kingdom);
  return together(aims.map((place) => placeLabel(view, place)));
}

const AIM_HINTS: Readonly<Partial<Record<CardId, string>>> = {
  'vent-de-glace': 'Touchez une province du royaume visé.',
  'vent-de-folie': 'Touchez une province du royaume visé.',
  'vent-de-tempete': 'Touchez deux cases mer voisines.',
  'vent-demoniaque': 'Touchez une province ou une case mer.',
  'vent-d-illusion': 'Touchez la nouvelle cible.',
};

interface SheetProps extends Props {
  card: CardId;
  /** Places touched for it. */
  aims: readonly number[];
}

export function CardSheet({ handle, card, aims, choose }: SheetProps) {
  const { view, legal, seat } = handle;
  const { name, rule } = cardOf(card);
  const plays = playsOf(legal, card);
  const [only] = plays;
  const aimed = plays.some(isAimed);
  const move = aimed ? aimedAt(view, plays, aims) : only;
  const carries = legal.some((one) => isGroup(one) && one.card === card);
  const discard = legal.find((one) => one.kind === 'discard' && one.card === card);
  const verdict =
    plays.length === 0 && !carries && !discard ? handle.judge({ kind: 'card', seat, card, target: anyTarget(view, card) }) : undefined;
  return (
    <section class={verdict && !verdict.ok ? 'stack zt-sheet is-thought is-no' : 'stack zt-sheet is-thought'} aria-label={name}>
      <p class="zt-title">
        {name} <RuleLink id={rule} />
      </p>
      <p>{french(CARD_EFFECTS[card])}</p>
      {aimed && !move && <p>{french(AIM_HINTS[card] ?? 'Touchez la cible.')}</p>}
      {carries && <p>{french('Choisissez le groupe et sa cible sur la carte : ce vent vous y sera proposé.')}</p>}
      {verdict && !verdict.ok && (
        <>
          <p>
            <b>Pas maintenant.</b> {french(verdict.because)} <RuleLink id={verdict.rule} />
          </p>
          <Aloud text={`Pas maintenant. ${verdict.because}`} />
        </>
      )}
      <div class="row table-actions">
        {move && (
          <button type="button" class="table-button table-button-main" onClick={() => handle.act(move)}>
            {french(aimed ? `Jouer sur ${aimText(handle, card, aims)}` : `Jouer ${cardOf(card).the}`)}
          </button>
        )}
        {discard && (
          <button type="button" class="table-button table-button-main" onClick={() => handle.act(discard)}>
            {french('La remettre sous la pile')}
          </button>
        )}
        <button type="button" class="table-button" onClick={() => choose(undefined)}>
          Fermer
        </button>
      </div>
    </section>
  );
}

export function Hand({ handle, card, choose }: Props) {
  const { view, legal } = handle;
  const limit = handLimit(view.master === view.seat);
  if (view.hand.length === 0) return null;
  const copies = [...new Set(view.hand)].map((one) => ({ one, count: view.hand.filter((other) => other === one).length }));
  return (
    <div class="zt-hand">
      <ul class="wrap zt-cards" aria-label="Votre main">
        {copies.map(({ one, count }) => (
          <li key={one}>
            <button
              type="button"
              class={`boxed zt-card is-${cardOf(one).color}${isUsable(legal, one) ? ' is-usable' : ''}`}
              aria-pressed={one === card}
              onClick={() => choose(one === card ? undefined : one)}
            >
              <Emblem card={one} />
              <span>
                {cardOf(one).name}
                {count > 1 && ` × ${count}`}
                {isUsable(legal, one) && <span class="sr">, jouable maintenant</span>}
              </span>
            </button>
          </li>
        ))}
      </ul>
      {view.hand.length >= limit && <p class="table-quiet">{french(`On n’en garde que ${limit} d’un tour à l’autre.`)}</p>}
    </div>
  );
}
