/** Before a game: seats, people and bots, readings of the table, seed. */
import { useEffect, useMemo, useReducer, useRef, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { FileButton, type OpenFile } from '#components/kit/FileButton.tsx';
import { useFetched } from '#components/kit/use-fetched.ts';
import { BoxLine, valuesSaid } from '#components/our-table/box/BoxLine.tsx';
import { OursLine } from '#components/our-table/OursLine.tsx';
import { Readings, type RulingText } from '#components/our-table/Readings.tsx';
import { useOurBox, useOurs } from '#components/our-table/use-ours.ts';
import { counted } from '#engine/core/french.ts';
import type { GameTypes } from '#engine/core/game.ts';
import type { Choices } from '#engine/core/ruling.ts';
import { HUMAN, type Level, type Player, type TableSpec } from '../spec.ts';
import { fileKept, fileSaid } from './kept-file.ts';
import { seatedFor } from './starting.ts';
import { botOf, type ChoiceEvent, type Chosen, firstChoice, nextChoice } from './seats.ts';

/** What of a game's spec the chooser shows. */
type Offered = Pick<TableSpec<GameTypes>, 'seats' | 'levels' | 'level' | 'box' | 'boxFile' | 'optionsForm'>;

interface Props {
  spec: Offered;
  nameOf: (seat: number) => string;
  rulings: readonly RulingText[];
  /** The script runs: a game may start. */
  ready: boolean;
  /** What was chosen for the last game; undefined until the script runs. */
  usual: Chosen | undefined;
  start: (chosen: Chosen) => void;
  importFile: OpenFile;
}

/** The link of a game says nothing of the next one. */
const isAlone = (): boolean => false;

const boxes = async () => (await import('./Box.tsx')).Boxes;

const HUMAN_KEY = '';

const keyOf = (player: Player): string => (player.kind === 'human' ? HUMAN_KEY : player.level);

interface SeatsProps {
  players: readonly Player[];
  act: (event: ChoiceEvent) => void;
  nameOf: (seat: number) => string;
  levels: readonly Level[];
}

function Seats({ players, act, nameOf, levels }: SeatsProps) {
  return (
    <ol class="table-seats">
      {players.map((player, seat) => (
        <li key={seat} data-seat={seat}>
          <label>
            <span class="table-seat-name">{nameOf(seat)}</span>
            <select
              value={keyOf(player)}
              onChange={({ currentTarget: { value } }) => act({ kind: 'player', seat, player: value === HUMAN_KEY ? HUMAN : botOf(value) })}
            >
              <option value={HUMAN_KEY} selected={player.kind === 'human'}>
                Quelqu’un ici
              </option>
              {levels.map(({ id, label }) => (
                <option key={id} value={id} selected={keyOf(player) === id}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </li>
      ))}
    </ol>
  );
}

export function Chooser({ spec, nameOf, rulings, ready, usual, start, importFile }: Props) {
  const { seats, levels, level, box, boxFile, optionsForm } = spec;
  const [chosen, act] = useReducer(
    (now: Chosen, event: ChoiceEvent) => nextChoice(now, event, level),
    undefined,
    () => firstChoice(seats.usual, level),
  );
  const isFresh = useRef(true);
  useEffect(() => {
    if (usual && isFresh.current) act({ kind: 'usual', usual });
  }, [usual]);
  const choose = (event: ChoiceEvent) => {
    isFresh.current = false;
    act(event);
  };
  const readAs = (choices: Choices) => act({ kind: 'rulings', rulings: choices });
  const ours = useOurs(rulings, chosen.rulings, readAs, isAlone);
  const fill = (text: string) => act({ kind: 'whole-box', box: box?.read(text) ?? {} });
  const kept = useOurBox(box?.game ?? '', box?.write(chosen.box) ?? '', fill);
  const value = chosen.file?.value ?? '';
  const fileText = useMemo(() => (typeof value === 'string' ? value : JSON.stringify(value)), [value]);
  const takeFile = (text: string) => act({ kind: 'file', file: boxFile && fileKept(boxFile, text) });
  const keptFile = useOurBox(boxFile?.game ?? '', fileText, takeFile, isAlone);
  const [isBoxOpen, openBox] = useState(false);
  const Boxes = useFetched(isBoxOpen ? boxes : undefined);
  const changed = Object.keys(chosen.box).length;
  const inBox = boxFile ? (chosen.file?.name ?? 'celui du site') : changed === 0 ? 'celles du site' : `${counted(changed, 'valeur')} à moi`;
  const counts = Array.from({ length: seats.most - seats.least + 1 }, (_, i) => seats.least + i);
  const own = optionsForm?.read(chosen.own, chosen.players.length);
  const { players, without, because } = seatedFor(spec, chosen);
  const offered = levels.filter(({ id }) => !without.includes(id));
  const seatName = (seat: number) => optionsForm?.nameOf?.(seat, own) ?? nameOf(seat);
  const watched = chosen.players.every(({ kind }) => kind === 'bot');
  return (
    <form
      class="stack table-chooser"
      onSubmit={(event) => {
        event.preventDefault();
        start({ ...chosen, players });
      }}
    >
      {counts.length > 1 && (
        <fieldset class="table-counts">
          <legend>Combien autour de la table ?</legend>
          {counts.map((count) => (
            <label key={count}>
              <input
                type="radio"
                class="over"
                name="table-seats"
                checked={chosen.players.length === count}
                onChange={() => choose({ kind: 'seats', count })}
              />
              <span>{count}</span>
            </label>
          ))}
        </fieldset>
      )}
      <fieldset>
        <legend>Qui joue ?</legend>
        <Seats players={players} act={choose} nameOf={seatName} levels={offered} />
        {because && <p class="table-quiet">{french(because)}</p>}
        <details class="table-levels">
          <summary>Ce que valent les adversaires automatiques</summary>
          <dl>
            {offered.map(({ id, label, note }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{french(note)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </fieldset>
      {optionsForm && (
        <optionsForm.Form value={own} onChange={(next) => choose({ kind: 'own', own: next })} seats={chosen.players.length} />
      )}
      <div class="row table-actions">
        <button id="commencer" type="submit" class="table-button table-button-main" disabled={!ready}>
          {watched ? 'Regarder la partie' : 'Commencer la partie'}
        </button>
        {!watched && (
          <button
            type="button"
            class="table-button"
            disabled={!ready}
            onClick={() => start(nextChoice(chosen, { kind: 'all-bots', level }, level))}
          >
            Seulement regarder
          </button>
        )}
        <FileButton class="table-button control-file" label="Ouvrir un fichier de partie" open={importFile} disabled={!ready} />
      </div>
      {rulings.length > 0 && (
        <Readings name="table" rulings={rulings} options={chosen.rulings} choose={(id, reading) => act({ kind: 'ruling', id, reading })} />
      )}
      <OursLine rulings={rulings} options={chosen.rulings} ours={ours} set={readAs} />
      {(box || boxFile) && (
        <details class="table-box" onToggle={() => openBox(true)}>
          <summary>
            Ma boîte{boxFile && ` : ${boxFile.what}`} <small>{inBox}</small>
          </summary>
          {Boxes && <Boxes box={box} boxFile={boxFile} chosen={chosen} act={choose} />}
        </details>
      )}
      {box && <BoxLine game={box.game} text={box.write(chosen.box)} kept={kept} set={fill} words={valuesSaid(chosen.box)} />}
      {boxFile && <BoxLine game={boxFile.game} text={fileText} kept={keptFile} set={takeFile} words={fileSaid(boxFile)} />}
      <details class="table-seed">
        <summary>
          Tirage <small>{chosen.seed || 'au hasard'}</small>
        </summary>
        <label class="row">
          Le même mot redonne les mêmes cartes{' '}
          <input
            type="text"
            maxLength={40}
            autoComplete="off"
            value={chosen.seed}
            placeholder="au hasard"
            onInput={({ currentTarget }) => act({ kind: 'seed', seed: currentTarget.value })}
          />
        </label>
      </details>
    </form>
  );
}
