/** Before a game: seats, people and bots, readings of the table, seed. */
import { useReducer } from 'preact/hooks';
import { RuleLink } from '#components/shared/RuleLink.tsx';
import { french } from '#components/site/typography.ts';
import type { Ruling } from '#engine/core/ruling.ts';
import { botOf, type ChoiceEvent, type Chosen, firstChoice, nextChoice, openRulings } from './seats.ts';
import { type BoxField, HUMAN, type Level, type Player } from './spec.ts';

interface Props {
  seats: { readonly least: number; readonly most: number; readonly usual: number };
  nameOf: (seat: number) => string;
  levels: readonly Level[];
  level: string;
  rulings: readonly Ruling[];
  box: { readonly fields: readonly BoxField[]; readonly most: number } | undefined;
  /** The script runs: a game may start. */
  ready: boolean;
  start: (chosen: Chosen) => void;
  importFile: (file: File) => void;
}

const HUMAN_KEY = '';

const keyOf = (player: Player): string => (player.kind === 'human' ? HUMAN_KEY : player.level);

function Seats({ chosen, act, nameOf, levels }: Pick<Props, 'nameOf' | 'levels'> & { chosen: Chosen; act: (event: ChoiceEvent) => void }) {
  return (
    <ol class="table-seats">
      {chosen.players.map((player, seat) => (
        <li key={nameOf(seat)} data-seat={seat}>
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

function Readings({ chosen, act, rulings }: Pick<Props, 'rulings'> & { chosen: Chosen; act: (event: ChoiceEvent) => void }) {
  const changed = Object.keys(chosen.rulings).length;
  return (
    <details class="table-readings">
      <summary>
        Lectures de la table <small>{changed === 0 ? 'celles du site' : `${changed} hors défaut`}</small>
      </summary>
      {openRulings(rulings).map(({ id, question, readings }) => (
        <label key={id} class="table-reading">
          <span>
            {french(question)} <RuleLink id={id} />
          </span>
          <select
            value={chosen.rulings[id] ?? readings[0].id}
            onChange={({ currentTarget: { value } }) => act({ kind: 'ruling', id, reading: value === readings[0].id ? undefined : value })}
          >
            {readings.map((reading) => (
              <option key={reading.id} value={reading.id}>
                {french(reading.text)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </details>
  );
}

function Box({ chosen, act, fields, most }: NonNullable<Props['box']> & { chosen: Chosen; act: (event: ChoiceEvent) => void }) {
  const changed = Object.keys(chosen.box).length;
  return (
    <details class="table-box">
      <summary>
        Ma boîte <small>{changed === 0 ? 'les valeurs reconstituées du site' : `${changed} valeur${changed < 2 ? '' : 's'} à moi`}</small>
      </summary>
      <p>{french('La source a perdu ces valeurs. Mettez celles de votre boîte : la partie et son lien les gardent.')}</p>
      <ul>
        {fields.map(({ id, label, usual }) => (
          <li key={id}>
            <label>
              <span class="table-box-name">{french(label)}</span>
              <input
                type="number"
                inputMode="numeric"
                min={0}
                max={most}
                value={chosen.box[id] ?? usual}
                onChange={({ currentTarget }) => {
                  const value = Math.min(most, Math.max(0, Math.round(currentTarget.valueAsNumber)));
                  currentTarget.value = String(Number.isNaN(value) ? usual : value);
                  act({ kind: 'box', id, value: Number.isNaN(value) || value === usual ? undefined : value });
                }}
              />
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}

export function Chooser({ seats, nameOf, levels, level, rulings, box, ready, start, importFile }: Props) {
  const [chosen, act] = useReducer(
    (now: Chosen, event: ChoiceEvent) => nextChoice(now, event, level),
    undefined,
    () => firstChoice(seats.usual, level),
  );
  const counts = Array.from({ length: seats.most - seats.least + 1 }, (_, i) => seats.least + i);
  const watched = chosen.players.every(({ kind }) => kind === 'bot');
  return (
    <form
      class="table-chooser"
      onSubmit={(event) => {
        event.preventDefault();
        start(chosen);
      }}
    >
      <fieldset class="table-counts">
        <legend>Combien autour de la table ?</legend>
        {counts.map((count) => (
          <label key={count}>
            <input
              type="radio"
              name="table-seats"
              checked={chosen.players.length === count}
              onChange={() => act({ kind: 'seats', count })}
            />
            <span>{count}</span>
          </label>
        ))}
      </fieldset>
      <fieldset>
        <legend>Qui joue ?</legend>
        <Seats chosen={chosen} act={act} nameOf={nameOf} levels={levels} />
        <details class="table-levels">
          <summary>Ce que valent les adversaires automatiques</summary>
          <dl>
            {levels.map(({ id, label, note }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{french(note)}</dd>
              </div>
            ))}
          </dl>
        </details>
      </fieldset>
      {rulings.length > 0 && <Readings chosen={chosen} act={act} rulings={rulings} />}
      {box && <Box {...box} chosen={chosen} act={act} />}
      <details class="table-seed">
        <summary>
          Tirage <small>{chosen.seed || 'au hasard'}</small>
        </summary>
        <label>
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
      <div class="table-actions">
        <button type="submit" class="table-button table-button-main" disabled={!ready}>
          {watched ? 'Regarder la partie' : 'Commencer la partie'}
        </button>
        {!watched && (
          <button type="button" class="table-button" disabled={!ready} onClick={() => act({ kind: 'all-bots', level })}>
            Seulement regarder
          </button>
        )}
        <label class="table-button table-file">
          Ouvrir un fichier de partie
          <input
            type="file"
            accept="application/json,.json"
            disabled={!ready}
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) importFile(file);
              currentTarget.value = '';
            }}
          />
        </label>
      </div>
    </form>
  );
}
