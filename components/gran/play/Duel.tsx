/** The dragons: the pile, what is out of it and the chance of the next duel; the card just turned and the die just thrown. */
import { french } from '#components/base/typography.ts';
import { Die, type DieFace } from '#components/kit/dice/Die.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { counted, percent } from '#engine/core/french.ts';
import { COPIES, PILE } from '#engine/gran/data/box.ts';
import type { Event } from '#engine/gran/events.ts';
import { type DuelOdds, duelOdds } from '#engine/gran/odds/duel.ts';
import { readingsOf } from '#engine/gran/options.ts';
import { FORCES, type Force, type View } from '#engine/gran/types.ts';
import type { GranHandle } from './handle.ts';
import { CARD, DIE, SAID } from './show.ts';

type Thrown = Extract<Event, { readonly kind: 'die' }>;
type Beaten = Extract<Event, { readonly kind: 'beaten' }>;
const isThrown = (event: Event): event is Thrown => event.kind === 'die';
const isBeaten = (event: Event): event is Beaten => event.kind === 'beaten';

/** The next duel's chance, over the cards that nobody has seen yet. */
export const nextDuel = ({ seen, options }: Pick<View, 'seen' | 'options'>): DuelOdds => duelOdds({ seen, options: options.options });

/** Face down while its force is not seen. */
const Card = ({ force }: { force: Force | undefined }) => (
  <svg class="gran-card-face" viewBox="-34 -46 68 92" aria-hidden="true">
    <rect x="-32" y="-44" width="64" height="88" rx="7" />
    <path d="M0-27l6 7 8-4 2 8 9 2-2 8 6 6-6 6 2 8-9 2-2 8-8-4-6 7-6-7-8 4-2-8-9-2 2-8-6-6 6-6-2-8 9-2 2-8 8 4z" />
    <text y="11">{force}</text>
  </svg>
);

const isYours = ({ humans, live, task }: GranHandle, { seat }: Thrown): boolean =>
  (live || task !== undefined) && humans.length === 1 && humans[0] === seat;

/** « Bleu bat le dragon, 4 contre 4, l’égalité suffit. » */
function toldOf(handle: GranHandle, thrown: Thrown, beaten: Beaten | undefined): string {
  const { nameOf } = handle;
  const { seat, face, force, won } = thrown;
  const isYou = isYours(handle, thrown);
  const tie = face === force ? ', l’égalité suffit' : '';
  if (won)
    return isYou
      ? `${face} contre ${force} : vous battez le dragon${tie}.`
      : `${nameOf(seat)} bat le dragon, ${face} contre ${force}${tie}.`;
  const ring = beaten?.seat === seat && beaten.ring ? ` ; l’anneau ${isYou ? 'vous' : 'lui'} échappe` : '';
  return isYou
    ? `${face} contre ${force} : vous perdez une amulette et votre prochain tour${ring}.`
    : `${nameOf(seat)} perd, ${face} contre ${force}, une amulette et son prochain tour${ring}.`;
}

/** The duel that is being fought, over the board: its card, its die, what came of it. `isLow`: it is fought in the upper half. */
export function DuelShow({ handle, isLow }: { handle: GranHandle; isLow: boolean }) {
  const { show } = handle;
  const thrown = show?.events.find(isThrown);
  if (!show || !thrown) return null;
  const { count, events } = show;
  return (
    <div class={isLow ? 'gran-duel is-low' : 'gran-duel'} data-won={count >= SAID ? thrown.won : undefined}>
      <span key={`card ${count >= CARD}`} class="gran-duel-card">
        <Card force={count >= CARD ? thrown.force : undefined} />
      </span>
      <span key={`die ${count >= DIE}`} class="gran-duel-die">
        <Die {...(count >= DIE && { face: thrown.face as DieFace })} label="" />
      </span>
      <span class="gran-duel-told">
        {french(
          count >= SAID
            ? toldOf(handle, thrown, events.find(isBeaten))
            : `${isYours(handle, thrown) ? 'Vous' : handle.nameOf(thrown.seat)} contre le dragon`,
        )}
      </span>
    </div>
  );
}

/** Cards out of the pile are public: they are counted here for everybody. */
export function Pile({ handle }: { handle: GranHandle }) {
  const { view } = handle;
  const odds = nextDuel(view);
  const thrown = handle.since(isThrown).find(isThrown);
  const isRound = readingsOf(view.options)['GRA-L-1'] === 'sous-la-pile';
  const out = (force: Force): number => view.seen.filter((one) => one === force).length;
  return (
    <section class="gran-pile" aria-label="Pile des dragons">
      <p class="gran-pile-head">
        <b>Les dragons</b>{' '}
        <span>
          {isRound
            ? `${view.seen.length} cartes connues sur ${PILE}`
            : view.pile === 0
              ? 'pile vide : on remélange'
              : `${counted(view.pile, 'carte')} dans la pile`}
        </span>
      </p>
      <ul class="bare wrap gran-forces" aria-label="Cartes encore à venir, par force">
        {FORCES.map((force) => (
          <li key={force} class={out(force) === COPIES[force] ? 'is-out' : ''}>
            <b>
              <span class="sr">Force </span>
              {force}
            </b>
            <span class="gran-copies" aria-hidden="true">
              {Array.from({ length: COPIES[force] }, (_, at) => (
                <i key={at} class={at < COPIES[force] - out(force) ? '' : 'is-out'} />
              ))}
            </span>
            <span class="sr">{` : ${COPIES[force] - out(force)} sur ${COPIES[force]}`}</span>
          </li>
        ))}
      </ul>
      {view.phase !== 'over' && (
        <p>
          Prochain duel : <b>{french(percent(odds.win))}</b> de le gagner{' '}
          <span class="table-quiet">
            ({odds.ways} sur {odds.total})
          </span>{' '}
          <RuleLink id="GRA-DRA-2" />
        </p>
      )}
      {thrown && (
        <p class="centred gran-last-duel">
          <Card force={thrown.force} /> <Die face={thrown.face as DieFace} label="" />{' '}
          <span>Dernier duel. {french(toldOf(handle, thrown, handle.since(isBeaten).find(isBeaten)))}</span>
        </p>
      )}
    </section>
  );
}
