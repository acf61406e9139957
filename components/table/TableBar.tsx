/** What can be done with the game itself: take back, look again, send, save, leave; how fast bots play; with whose eyes. */
import type { Seat } from '#engine/core/game.ts';
import { ShareButton } from './ShareButton.tsx';

/** How long bots' pauses last, times what the game wishes. */
export const PACES = [
  { id: 'pose', label: 'posé', pace: 2 },
  { id: 'normal', label: 'normal', pace: 1 },
  { id: 'vif', label: 'vif', pace: 0.35 },
  { id: 'eclair', label: 'au plus vite', pace: 0 },
] as const;
export type PaceId = (typeof PACES)[number]['id'];

export const paceOf = (id: PaceId): number => PACES.find((one) => one.id === id)?.pace ?? 1;

interface Props {
  canUndo: boolean;
  /** Moves already made are looked at. */
  reviewing: boolean;
  guest: boolean;
  over: boolean;
  /** Why the game is not kept, when it is not. */
  unkept: string | undefined;
  pace: PaceId;
  setPace: (id: PaceId) => void;
  /** Seats whose eyes may be taken; none where a secret is at stake. */
  watchable: readonly { readonly seat: Seat; readonly name: string }[];
  seat: Seat;
  watch: (seat: Seat) => void;
  undo: () => void;
  review: () => void;
  live: () => void;
  leave: () => void;
  save: () => void;
  link: () => Promise<string | undefined>;
}

export function TableBar(props: Props) {
  const { canUndo, reviewing, guest, over, unkept, pace, setPace, watchable, seat, watch } = props;
  const button = (label: string, act: () => void, off = false) => (
    <button type="button" class="table-button" aria-disabled={off} onClick={() => !off && act()}>
      {label}
    </button>
  );
  return (
    <div class="table-bar">
      {!guest && button('Annuler mon coup', props.undo, !canUndo || reviewing)}
      {!guest && (reviewing ? button('Revenir au présent', props.live) : button('Revoir la partie', props.review))}
      <ShareButton label={reviewing ? 'Copier le lien de ce coup' : 'Copier le lien'} link={props.link} />
      <label class="table-pace">
        Allure des adversaires{' '}
        <select value={pace} onChange={({ currentTarget }) => setPace(PACES.find(({ id }) => id === currentTarget.value)?.id ?? 'normal')}>
          {PACES.map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </label>
      {watchable.length > 0 && (
        <label class="table-pace">
          Avec les yeux de{' '}
          <select value={seat} onChange={({ currentTarget }) => watch(Number(currentTarget.value))}>
            {watchable.map(({ seat: one, name }) => (
              <option key={one} value={one}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {over && !guest && button('Une autre partie', props.leave)}
      <details class="table-more">
        <summary>Fichier et départ</summary>
        <div class="table-actions">
          {button('Enregistrer en fichier', props.save)}
          {!over && !guest && button('Quitter la partie', props.leave)}
        </div>
      </details>
      <p class="table-kept" role={unkept ? 'alert' : undefined}>
        {unkept ?? (guest ? '' : 'Gardée dans ce navigateur à chaque coup.')}
        {!over && ' Qui reçoit le lien d’une partie en cours y voit toutes les mains.'}
      </p>
    </div>
  );
}
