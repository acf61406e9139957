/** What can be done with the game itself: take back, look again, send, save, leave; how fast bots play; with whose eyes. */
import { download } from '#components/kit/files.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { ArbiterLink } from './ArbiterLink.tsx';
import { formatLink } from './replay/link.ts';
import { EyesChoice } from './seated/EyesChoice.tsx';
import type { AtTable } from './seated/moment.ts';
import type { PaceChoice } from './seated/pace.ts';
import { PaceField } from './seated/PaceField.tsx';
import { ShareButton } from './seated/ShareButton.tsx';
import { WishChoice } from './seated/WishChoice.tsx';
import { replayOf } from './session/history.ts';
import { tableToTop } from './sight.ts';
import type { Switch } from './use-switch.ts';

interface Props<G extends GameTypes> extends AtTable<G> {
  pace: PaceChoice;
  sound: Switch;
  /** To pass without being asked where nothing else can be done; absent where the game has no such moment, or several people sit here. */
  alone: Switch | undefined;
  /** The arbiter's page with what is shown; absent where there is none. */
  arbiter: (() => string) | undefined;
  /** Calls back a coach who was thanked; absent where there is none. */
  recall: (() => void) | undefined;
}

export function TableBar<G extends GameTypes>({ pace, sound, alone, arbiter, recall, ...at }: Props<G>) {
  const { spec, table, history, players, humans, stepper, film, guest, outcome } = at;
  const isOwn = !guest;
  const isPlayed = isOwn && !outcome;
  const isPaced = players.some(({ kind }) => kind === 'bot');
  // Where a clock runs, the game's board asks.
  const mayLeaveOff = isPlayed && !stepper && isPaced && humans.length === 1 && !spec.game.clock && !table.isLeftOff();
  const unkept = table.unkept();
  const leave = () => {
    table.send({ kind: 'leave' });
    // Where the game left can be taken up again.
    requestAnimationFrame(tableToTop);
  };
  const link = async () => {
    const fragment = await formatLink(replayOf(spec, history), stepper && film?.recorded[stepper.at]);
    return fragment && `${location.origin}${location.pathname}#${fragment}`;
  };
  const save = () =>
    download(`${spec.game.id}-${history.seed.replace(/[^\w-]/g, '') || 'partie'}.json`, { ...replayOf(spec, history), players });
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
      {outcome && isOwn && button('Nouvelle partie', leave)}
      {isPlayed && table.isLeftOff() && button('Reprendre la main', () => table.leaveOff(false), true)}
      {isOwn && stepper && button('Revenir au présent', () => table.send({ kind: 'live' }))}
      {isOwn && !stepper && button('Revoir la partie', () => table.send({ kind: 'review', at: 0 }))}
      {isPlayed && !stepper && isPaced && button('Revoir depuis mon tour', () => table.send({ kind: 'review', since: 'own' }))}
      <ShareButton label={stepper ? 'Copier le lien de ce coup' : 'Copier le lien'} link={link} />
      <details class="table-more">
        <summary>Fichier, son et départ</summary>
        <div class="row table-actions">
          {toggle('Son', sound)}
          {alone && toggle('Passer pour moi quand je ne peux rien faire d’autre', alone)}
          {button('Enregistrer en fichier', save)}
          {arbiter && <ArbiterLink address={arbiter} />}
          {isPlayed && button('Quitter la partie', leave)}
          {/* Last: once pressed it goes, and nothing comes under the finger. */}
          {mayLeaveOff && button('Finir sans moi', () => table.leaveOff(true))}
        </div>
      </details>
      {isPlayed && isPaced && <PaceField {...pace} label="Allure" of=" des adversaires" />}
      {isPlayed && !stepper && recall && button('Rappeler le conseiller', recall)}
      {isOwn && <EyesChoice {...at} />}
      <WishChoice {...at} />
      <p class="table-kept" role={unkept ? 'alert' : undefined}>
        {unkept ?? (guest ? '' : 'Gardée dans ce navigateur à chaque coup.')}
        {!outcome && !spec.hidesNothing && ' Qui reçoit le lien d’une partie en cours y voit toutes les mains.'}
      </p>
    </div>
  );
}
