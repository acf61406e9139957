/** A position out of a game: of a link or a file of the table, or of the games that this browser keeps. One goes through it move by move, and takes one. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { href } from '#components/base/url.ts';
import { FileButton } from '#components/kit/FileButton.tsx';
import { shelfOf } from '#components/kit/shelf.ts';
import { inSlices } from '#components/kit/sums/slices.ts';
import { formatLink, parseLink } from '#components/table/replay/link.ts';
import { isLink, type LinkedReplay } from '#components/table/replay/outside.ts';
import { StepperBar } from '#components/table/replay/StepperBar.tsx';
import { roundsIn } from '#components/table/replay/jumps.ts';
import { nextStepper, openStepper, type Stepper } from '#components/table/replay/stepper.ts';
import { type History, replaying, replayOf, stateAt } from '#components/table/session/history.ts';
import { keeper } from '#components/table/session/store.ts';
import { counted, together } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import { checkReplay } from '#engine/core/replay.ts';
import type { ArbiterSpec } from './spec.ts';

export interface FromGameProps<G extends GameTypes> {
  spec: ArbiterSpec<G>;
  take: (taken: { readonly state: G['state']; readonly move: G['move'] | undefined; readonly from: string }) => void;
}

const NO_LINK = 'Ce n’est pas un lien de partie : prenez celui que donne « Copier le lien », à la table de jeu.';
/** A reader of what is kept, which never writes. */
const NO_WRITER = '';

interface Opened<G extends GameTypes> {
  readonly history: History<G>;
  readonly stepper: Stepper;
}

export function FromGame<G extends GameTypes>({ spec, take }: FromGameProps<G>) {
  const { game } = spec;
  const [keep] = useState(() => keeper(shelfOf(window), game.id, NO_WRITER));
  const [link, type] = useState('');
  const [opened, open] = useState<Opened<G>>();
  const [told, tell] = useState('');
  const show = async (read: LinkedReplay) => {
    const checked = read.ok ? checkReplay(game, read.value) : read;
    const played = checked.ok ? await inSlices(replaying({ game }, checked.value)) : checked;
    if (!played.ok) return tell(played.because);
    tell('');
    const { history } = played;
    const at = read.ok && read.at !== undefined ? read.at : history.moves.length;
    open({ history, stepper: openStepper(history.moves.length, at) });
  };
  const readLink = async () => {
    const fragment = link.slice(link.indexOf('#'));
    if (isLink(fragment)) await show(await parseLink(fragment));
    else tell(NO_LINK);
  };
  const games = keep.list();
  const choose = async () => {
    if (!opened) return;
    const { history, stepper } = opened;
    const { at } = stepper;
    const now = await spec.unpack(spec.pack(stateAt(history, at)));
    if (!now.ok) return tell(now.because);
    const replay = replayOf({ game }, { ...history, moves: history.moves.slice(0, at) });
    const fragment = await formatLink(replay, at);
    take({
      state: now.value,
      move: history.moves[at],
      from: fragment ? `${href(spec.table?.(now.value) ?? `${game.id}/jouer/`)}#${fragment}` : '',
    });
  };
  const caption = (): string => {
    if (!opened) return '';
    const { history, stepper } = opened;
    const now = stateAt(history, stepper.at);
    const move = history.moves[stepper.at];
    return `${spec.moment(now)}${move ? ` Le coup joué : ${spec.say(move, now)}.` : ''}`;
  };
  return (
    <div class="wrap arbiter-fields">
      <label class="arbiter-choice">
        <span class="control-label">Lien d’une partie</span>
        <input type="url" value={link} placeholder="https://…#partie=…" onInput={({ currentTarget }) => type(currentTarget.value)} />
      </label>
      <div class="control-actions">
        <button type="button" class="control-button" onClick={() => void readLink()}>
          Lire le lien
        </button>
        <FileButton
          label="Ouvrir un fichier"
          open={async (file) => show(file.ok ? (await import('#components/table/replay/link.ts')).parseFile(file.text) : file)}
        />
      </div>
      {games.length > 0 && (
        <ul class="arbiter-nearest" aria-label="Vos parties">
          {games.map(({ id, names, moves }) => (
            <li key={id}>
              <button type="button" class="control-button" onClick={() => void show({ ok: true, value: keep.load(id)?.replay })}>
                {french(`${names.length > 0 ? together(names) : 'Une partie'} (${counted(moves, 'coup')})`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <p role="alert">{french(told)}</p>
      {opened && (
        <>
          <StepperBar
            stepper={opened.stepper}
            step={(event) => open({ ...opened, stepper: nextStepper(opened.stepper, event) })}
            caption={caption()}
            rounds={roundsIn(game, opened.history.states)}
          />
          <div class="control-actions">
            <button type="button" class="control-button control-button-main" onClick={() => void choose()}>
              Prendre cette position
            </button>
          </div>
        </>
      )}
    </div>
  );
}
