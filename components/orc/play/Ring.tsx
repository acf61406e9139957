/** The circle of piles around the Sorcier. Each pile is a button, and has its key. */
import { french } from '#components/base/typography.ts';
import { PlayerCard } from '#components/orc/drawings/PlayerCard.tsx';
import { Shield } from '#components/orc/drawings/Shield.tsx';
import { counted } from '#engine/core/french.ts';
import { CARD_NAMES } from '#engine/orc/data/cards.ts';
import { LAST_TICK, type PileCard, type PileView, type Seat, type View } from '#engine/orc/types.ts';
import { Face, TopCard } from './Cards.tsx';
import { PILE_KEYS, placeOf } from './ring.ts';
import { colorOf, seatName } from './words.ts';

interface Props {
  view: View;
  /** What a tap lays; without it, piles are only looked at. */
  lay: ((pile: number) => void) | undefined;
  /** The pile that an advice names: it is marked, and kept in sight. */
  advised?: number | undefined;
}

export function laidText(card: PileCard): string {
  if ('card' in card) return CARD_NAMES[card.card].one;
  return 'desertion' in card ? `désertion, ${seatName(card.desertion)}` : `bouclier, ${seatName(card.shield)}`;
}

export const topText = ({ top }: PileView): string => (top ? laidText(top) : 'vide');

/** What a top counts for beyond its value: chiefs double, giants chase each other away. */
function weightOf({ top }: PileView): string | undefined {
  if (!top || !('card' in top)) return undefined;
  return top.card === 'geant' ? 'géant' : top.card.endsWith('-chef') ? 'chef' : undefined;
}

/** The pile that the last card went to; undefined before any, and when it was « début des recrutements ». */
export const freshPile = ({ seen, tick, piles }: View): number | undefined =>
  seen.dealt.length === 0 || seen.start === tick || piles.length === 0 ? undefined : (seen.dealt.length - 1) % piles.length;

/** Who has laid a shield on a pile, the lowest one: what falls on it hides it. */
const ownerOf = ({ seen }: View, at: number): Seat | undefined =>
  seen.placed.find(({ kind, pile }) => kind === 'shield' && pile === at)?.seat;

/** Cards for which what others have laid stays told. */
const FRESH = 3;

/** « Bleu : désertion, pile 4 »: what was laid last, while it is new. */
function laidLast({ seen, tick }: View): string | undefined {
  const last = seen.placed.at(-1);
  if (!last || tick - last.tick > FRESH) return undefined;
  return `${seatName(last.seat)} : ${last.kind === 'shield' ? 'bouclier' : 'désertion'}, pile ${last.pile + 1}`;
}

function Centre({ view }: { view: View }) {
  const { seen, tick } = view;
  const last = seen.dealt.at(-1);
  const isStart = seen.start !== null && seen.start === tick;
  const laid = laidLast(view);
  return (
    <div class="orc-ring-centre">
      <div class="orc-ring-last" key={tick}>
        {isStart ? (
          <PlayerCard kind="debut" label="" />
        ) : last ? (
          <Face view={view} card={last} silent />
        ) : (
          <PlayerCard kind="sorcier" label="" />
        )}
      </div>
      <p>
        <b>{Math.min(tick, LAST_TICK)}</b> / {LAST_TICK}
      </p>
      <p class="orc-ring-open">
        {laid ? <strong>{french(laid)}</strong> : seen.start === null ? 'pas encore de boucliers' : 'boucliers permis'}
      </p>
    </div>
  );
}

export function Ring({ view, lay, advised }: Props) {
  const fresh = freshPile(view);
  return (
    <div class="orc-ring" data-count={view.piles.length}>
      <Centre view={view} />
      <ol class="orc-ring-piles">
        {view.piles.map((pile, at) => {
          const { x, y } = placeOf(at, view.piles.length);
          // Who may leaf through a pile sees for himself.
          const owner = pile.cards ? undefined : ownerOf(view, at);
          const isHidden = owner !== undefined && !(pile.top && 'shield' in pile.top);
          const text = `Pile ${at + 1} : ${topText(pile)}${pile.height > 1 ? `, ${counted(pile.height, 'carte')}` : ''}${isHidden ? `, bouclier de ${seatName(owner)} dessous` : ''}`;
          return (
            <li key={at} class="orc-ring-place" style={{ '--x': `${x}%`, '--y': `${y}%` }}>
              <button
                type="button"
                style={{ '--cards': pile.height }}
                class={at === fresh ? 'orc-pile is-fresh' : 'orc-pile'}
                data-pile={at}
                data-in-question={at === advised ? '' : undefined}
                aria-disabled={lay === undefined}
                aria-keyshortcuts={PILE_KEYS[at]}
                onClick={() => lay?.(at)}
              >
                <span class="sr">{text}</span>
                {pile.top ? <TopCard view={view} top={pile.top} /> : <span class="orc-pile-empty" />}
                <span class="orc-pile-foot" aria-hidden="true">
                  <span>{at + 1}</span>
                  {owner !== undefined && <Shield color={colorOf(owner)} label="" />}
                  {pile.height > 0 && <small>×{pile.height}</small>}
                  {weightOf(pile) && <small class="orc-pile-weight">{weightOf(pile)}</small>}
                  {PILE_KEYS[at] !== `${at + 1}` && <span class="orc-key">{PILE_KEYS[at]}</span>}
                </span>
              </button>
              {pile.cards && (
                <details class="orc-pile-cards">
                  <summary aria-label={`Feuilleter la pile ${at + 1}`}>…</summary>
                  <ol class="orc-pile-list">
                    {pile.cards.map((card, i) => (
                      <li key={i}>{topText({ height: 1, top: card })}</li>
                    ))}
                  </ol>
                </details>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
