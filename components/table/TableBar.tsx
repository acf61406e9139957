/** What can be done with the game itself: take back, look again, send, save, leave; how fast bots play; with whose eyes. */
import { useState } from 'preact/hooks';
import type { Eyes, Seat } from '#engine/core/events.ts';
import { ArbiterLink } from './ArbiterLink.tsx';
import { isDesk } from './sight.ts';

/** Copies the link of a game, and says so; where it cannot, says what can be done instead. */
interface ShareButtonProps {
  label: string;
  /** The whole address; undefined when no link can hold it. */
  link: () => Promise<string | undefined>;
}

type Shared = { readonly kind: 'idle' | 'done' | 'long' } | { readonly kind: 'refused'; readonly text: string };

function ShareButton({ label, link }: ShareButtonProps) {
  const [state, setState] = useState<Shared>({ kind: 'idle' });
  const share = async () => {
    const text = await link();
    if (text === undefined) return setState({ kind: 'long' });
    try {
      await navigator.clipboard.writeText(text);
      setState({ kind: 'done' });
      setTimeout(() => setState({ kind: 'idle' }), 2500);
    } catch {
      setState({ kind: 'refused', text });
    }
  };
  return (
    <>
      <button type="button" class="table-button" onClick={() => void share()}>
        {state.kind === 'done' ? '✓ Lien copié' : label}
      </button>
      <span class="sr" role="status">
        {state.kind === 'done' ? 'Lien copié.' : ''}
      </span>
      {state.kind === 'long' && <p role="alert">Cette partie est trop longue pour un lien : enregistrez-la en fichier.</p>}
      {state.kind === 'refused' && (
        <label class="table-copy-hand">
          La copie a été refusée par le navigateur. Lien à copier :
          <textarea readOnly rows={3} value={state.text} onFocus={(event) => event.currentTarget.select()} />
        </label>
      )}
    </>
  );
}

/** How long bots' pauses last, times what the game wishes. */
const PACES = [
  { id: 'pose', label: 'posé', pace: 2 },
  { id: 'normal', label: 'normal', pace: 1 },
  { id: 'vif', label: 'vif', pace: 0.35 },
  { id: 'eclair', label: 'au plus vite', pace: 0 },
] as const;
export type PaceId = (typeof PACES)[number]['id'];

export const paceOf = (id: PaceId): number => PACES.find((one) => one.id === id)?.pace ?? 1;

/** The pace of this name; for any other the usual one: quicker where board and log are seen together. */
export const paceNamed = (name: string | undefined): PaceId => PACES.find(({ id }) => id === name)?.id ?? (isDesk() ? 'vif' : 'normal');

interface EyesProps {
  /** Seats whose eyes may be taken; none where a secret is at stake, or nothing is secret. */
  watchable: readonly { readonly seat: Seat; readonly name: string }[];
  eyes: Eyes;
  watch: (eyes: Eyes) => void;
}

/** Whose hand is seen, where one may choose. */
export function EyesChoice({ watchable, eyes, watch }: EyesProps) {
  if (watchable.length === 0) return null;
  return (
    <label class="table-pace">
      Avec les yeux de{' '}
      <select value={eyes} onChange={({ currentTarget: { value } }) => watch(value === 'public' ? value : Number(value))}>
        <option value="public" selected={eyes === 'public'}>
          tous : ce que la table voit
        </option>
        {watchable.map(({ seat: one, name }) => (
          <option key={one} value={one} selected={eyes === one}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

interface Switch {
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

/** When a seat is asked whether it reacts. */
const WISHES = [
  { id: 'useful', label: 'si je peux jouer quelque chose' },
  { id: 'always', label: 'toujours' },
  { id: 'never', label: 'plus de ce tour' },
] as const;

export interface WishSwitch {
  readonly value: (typeof WISHES)[number]['id'];
  readonly set: (value: WishSwitch['value']) => void;
}

interface Props extends EyesProps {
  /** Moves already made are looked at. */
  reviewing: boolean;
  guest: boolean;
  over: boolean;
  /** Why the game is not kept, when it is not. */
  unkept: string | undefined;
  /** Bots play here, at some pace. */
  paced: boolean;
  pace: PaceId;
  setPace: (id: PaceId) => void;
  /** There are no hands for a link to show. */
  hidesNothing: boolean;
  /** The game is looked at again: from one's own last move, or from its end. */
  review: (since?: 'own') => void;
  live: () => void;
  leave: () => void;
  /** Another game with the same people and options. */
  again: () => void;
  sound: Switch;
  /** To pass without being asked where nothing else can be done; absent where the game has no such moment, or several people sit here. */
  alone: Switch | undefined;
  /** The arbiter's page with what is shown; absent where there is none. */
  arbiter: (() => string) | undefined;
  /** Absent where the game asks nobody whether he reacts. */
  wish: WishSwitch | undefined;
  save: () => void;
  link: () => Promise<string | undefined>;
}

const WishChoice = ({ value, set }: WishSwitch) => (
  <label class="table-pace">
    Me demander si je réagis{' '}
    <select value={value} onChange={({ currentTarget }) => set(WISHES.find(({ id }) => id === currentTarget.value)?.id ?? 'useful')}>
      {WISHES.map(({ id, label }) => (
        <option key={id} value={id} selected={id === value}>
          {label}
        </option>
      ))}
    </select>
  </label>
);

export function TableBar(props: Props) {
  const { reviewing, guest, over, unkept, pace, setPace } = props;
  const button = (label: string, act: () => void, main = false) => (
    <button type="button" class={main ? 'table-button table-button-main' : 'table-button'} onClick={act}>
      {label}
    </button>
  );
  const toggle = (label: string, { on, set }: Switch) => (
    <label class="table-sound">
      <input type="checkbox" checked={on} onChange={({ currentTarget }) => set(currentTarget.checked)} /> {label}
    </label>
  );
  return (
    <div class="row table-bar">
      {over && !guest && button('Rejouer', props.again, true)}
      {over && !guest && button('Nouvelle partie', props.leave)}
      {!guest && (reviewing ? button('Revenir au présent', props.live) : button('Revoir la partie', () => props.review()))}
      {!guest && !reviewing && !over && props.paced && button('Revoir depuis mon tour', () => props.review('own'))}
      <ShareButton label={reviewing ? 'Copier le lien de ce coup' : 'Copier le lien'} link={props.link} />
      {!over && !guest && props.paced && (
        <label class="table-pace">
          Allure des adversaires{' '}
          <select value={pace} onChange={({ currentTarget }) => setPace(paceNamed(currentTarget.value))}>
            {PACES.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {!guest && <EyesChoice {...props} />}
      {props.wish && <WishChoice {...props.wish} />}
      <details class="table-more">
        <summary>Fichier, son et départ</summary>
        <div class="row table-actions">
          {toggle('Son', props.sound)}
          {props.alone && toggle('Passer pour moi quand je ne peux rien faire d’autre', props.alone)}
          {button('Enregistrer en fichier', props.save)}
          {props.arbiter && <ArbiterLink address={props.arbiter} />}
          {!over && !guest && button('Quitter la partie', props.leave)}
        </div>
      </details>
      <p class="table-kept" role={unkept ? 'alert' : undefined}>
        {unkept ?? (guest ? '' : 'Gardée dans ce navigateur à chaque coup.')}
        {!over && !props.hidesNothing && ' Qui reçoit le lien d’une partie en cours y voit toutes les mains.'}
      </p>
    </div>
  );
}
