/** Who sits at the table, in order, and how it reads the rules. */

import { french } from '#components/base/typography.ts';
import { withChoice } from '#components/our-table/kept.ts';
import { Readings, type RulingText } from '#components/our-table/Readings.tsx';
import type { OptionId } from '#engine/orc/options.ts';
import { PLAYER_COLORS } from '../drawings/colors.ts';
import { Shield } from '../drawings/Shield.tsx';
import { recolored, seated } from './players.ts';
import { MAX_NAME, type Sheet } from './sheet.ts';

interface Props {
  sheet: Sheet;
  rulings: readonly RulingText<OptionId>[];
  change: (sheet: Sheet) => void;
}

const SEATS = [4, 5, 6, 7] as const;

export function Players({ sheet, rulings, change }: Props) {
  const { players, options, entries } = sheet;
  const started = entries.length > 0;
  const rename = (seat: number, name: string) =>
    change({ ...sheet, players: players.map((player, at) => (at === seat ? { ...player, name: name.slice(0, MAX_NAME) } : player)) });
  return (
    <section aria-labelledby="compagnon-table">
      <h3 id="compagnon-table">La table</h3>
      <fieldset class="compagnon-seats" disabled={started}>
        <legend>Joueurs</legend>
        {SEATS.map((count) => (
          <label key={count}>
            <input
              type="radio"
              class="over"
              name="compagnon-seats"
              checked={players.length === count}
              onChange={() => change({ ...sheet, players: seated(players, count) })}
            />
            <span>{count}</span>
          </label>
        ))}
      </fieldset>
      {started && <p class="compagnon-hint">{french('La partie est commencée : pour changer de nombre, ouvrez une feuille neuve.')}</p>}
      <ol class="bare compagnon-names">
        {players.map(({ name, color }, seat) => (
          <li key={seat}>
            <Shield color={color} label="" />
            <input
              type="text"
              aria-label={`Nom de la place ${seat + 1}`}
              placeholder={`Joueur ${color}`}
              maxLength={MAX_NAME}
              value={name}
              onInput={(event) => rename(seat, event.currentTarget.value)}
            />
            <select
              aria-label={`Couleur de la place ${seat + 1}`}
              value={color}
              onChange={(event) => {
                const chosen = PLAYER_COLORS.find((one) => one === event.currentTarget.value);
                if (chosen) change({ ...sheet, players: recolored(players, seat, chosen) });
              }}
            >
              {PLAYER_COLORS.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </select>
          </li>
        ))}
      </ol>
      <p class="compagnon-hint">Dans l’ordre de la table, en tournant vers la gauche.</p>
      <Readings
        name="compagnon"
        rulings={rulings}
        options={options}
        choose={(id, reading) => change({ ...sheet, options: withChoice(options, id, reading) })}
      />
    </section>
  );
}
