/** The tables of a box: combats by band, shots by distance, and what eliminates each kind; to read, or cell by cell to copy from one's own sheet. */
import type { ComponentChildren } from 'preact';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { TableScroll } from '#components/kit/TableScroll.tsx';
import { counted } from '#engine/core/french.ts';
import { LEAST_DIFFERENCE, MAX_BANDS, MAX_HITS, MAX_NEED, MOST_DIFFERENCE } from '#engine/zargos-lords/data/box.ts';
import { bandInWords, signed } from '#engine/zargos-lords/data/counter-words.ts';
import { KIND_NAMES, kindsOf, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { type Box, type Kind, PEOPLES, RESULTS, type Result, type Shot } from '#engine/zargos-lords/types.ts';
import { type BoxAct, hitsMark, isNeedFixed, isTold, type NeedShot, needMark, resultMark } from './desk.ts';
import { CellInput, Value } from './Value.tsx';

const upTo = (least: number, most: number): readonly number[] => Array.from({ length: most - least + 1 }, (_, at) => least + at);

const HITS = upTo(0, MAX_HITS);
const NEEDS = upTo(1, MAX_NEED);
const DIFFERENCES = upTo(LEAST_DIFFERENCE, MOST_DIFFERENCE);
const DICE = [1, 2, 3, 4, 5, 6] as const;

const shown = (result: Result): string => (result === '-' ? '–' : result);

interface Props {
  box: Box;
  isEdited: boolean;
  /** Fields at fault, as the engine names them. */
  bad: readonly string[];
  act: (act: BoxAct) => void;
}

const Grid = ({ caption, head, children }: { caption: string; head: string; children: ComponentChildren }) => (
  <TableScroll>
    <table class="boite-grid">
      <caption class="sr">{french(caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          {DICE.map((die) => (
            <th key={die} scope="col">
              {french(`dé ${die}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </TableScroll>
);

export function Combats({ box, isEdited, bad, act }: Props) {
  const bands = box.combat;
  const words = bands.map(({ from }, at) => {
    const next = bands[at + 1];
    return bandInWords(from, next ? next.from - 1 : null);
  });
  return (
    <>
      <Grid caption="Tableau des combats, par différence et par dé" head="Différence">
        {bands.map((band, at) => (
          <tr key={at}>
            <th scope="row">
              {isEdited ? (
                <span class="boite-from">
                  <CellInput
                    label={`Bande ${at + 1}, première différence`}
                    mark="booklet"
                    value={band.from}
                    options={DIFFERENCES}
                    words={signed}
                    isBad={bad.includes(`combat[${at}].from`)}
                    set={(from) => act({ kind: 'from', band: at, from })}
                  />
                  <small>{words[at]}</small>
                </span>
              ) : (
                words[at]
              )}
            </th>
            {band.results.map((result, die) => (
              <td key={DICE[die]}>
                {isEdited ? (
                  <CellInput
                    label={`Différence ${words[at]}, dé ${die + 1}`}
                    mark={resultMark(band, die)}
                    value={result}
                    options={RESULTS}
                    words={shown}
                    isBad={bad.includes(`combat[${at}].results[${die}]`)}
                    set={(next) => act({ kind: 'result', band: at, die, result: next })}
                  />
                ) : (
                  <Value mark={resultMark(band, die)}>{shown(result)}</Value>
                )}
                {isTold(band.from, die) && !isEdited && <RuleLink id="LOR-COM-5" />}
              </td>
            ))}
          </tr>
        ))}
      </Grid>
      {isEdited && (
        <div class="control-actions">
          {bands.length < MAX_BANDS && (
            <>
              <button type="button" class="control-button" onClick={() => act({ kind: 'below' })}>
                + une bande au début
              </button>
              <button type="button" class="control-button" onClick={() => act({ kind: 'above' })}>
                + une bande à la fin
              </button>
            </>
          )}
          {bands.length > 1 && (
            <>
              <button type="button" class="control-button" onClick={() => act({ kind: 'remove', band: 0 })}>
                − la première
              </button>
              <button type="button" class="control-button" onClick={() => act({ kind: 'remove', band: bands.length - 1 })}>
                − la dernière
              </button>
            </>
          )}
        </div>
      )}
    </>
  );
}

const CAPTIONS = {
  arrows: 'Flèches au but, par distance et par dé',
  flames: 'Flammes au but, par distance et par dé',
  visions: 'Hexagones de fuite, par distance et par dé',
} as const satisfies Record<Shot, string>;

export const Shots = ({ box, isEdited, bad, act, shot }: Props & { shot: Shot }) => (
  <Grid caption={CAPTIONS[shot]} head="Distance">
    {box[shot].map((hits, row) => (
      <tr key={row}>
        <th scope="row">
          {row + 1} <span class="sr">{row > 0 ? 'hexagones' : 'hexagone'}</span>
        </th>
        {hits.map((value, die) => (
          <td key={DICE[die]}>
            {isEdited ? (
              <CellInput
                label={`${counted(row + 1, 'hexagone')}, dé ${die + 1}`}
                mark={hitsMark(box, shot, row, die)}
                value={value}
                options={HITS}
                isBad={bad.includes(`${shot}[${row}][${die}]`)}
                set={(next) => act({ kind: 'hits', shot, row, die, hits: next })}
              />
            ) : (
              <Value mark={hitsMark(box, shot, row, die)}>{value}</Value>
            )}
          </td>
        ))}
      </tr>
    ))}
  </Grid>
);

const SHOTS = [
  ['arrows', 'Flèches'],
  ['flames', 'Flammes'],
] as const satisfies readonly (readonly [NeedShot, string])[];

const Need = ({ box, isEdited, act, kind, shot, label }: Omit<Props, 'bad'> & { kind: Kind; shot: NeedShot; label: string }) => (
  <td>
    {isEdited && !isNeedFixed(shot, kind) ? (
      <CellInput
        label={`${KIND_NAMES[kind].one}, ${label.toLowerCase()}`}
        mark={needMark(box, shot, kind)}
        value={box.needs[shot][kind]}
        options={NEEDS}
        set={(need) => act({ kind: 'need', shot, pawn: kind, need })}
      />
    ) : (
      <Value mark={needMark(box, shot, kind)}>{box.needs[shot][kind]}</Value>
    )}
    {isNeedFixed(shot, kind) && <RuleLink id="LOR-ARC-2" />}
  </td>
);

export const Targets = ({ box, isEdited, act }: Props) => (
  <div class="boite-targets">
    {PEOPLES.map((people) => (
      <table key={people} class="boite-grid">
        <caption>{PEOPLE_NAMES[people]}</caption>
        <thead>
          <tr>
            <th scope="col">Cible</th>
            {SHOTS.map(([shot, label]) => (
              <th key={shot} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kindsOf(people).map((kind) => (
            <tr key={kind}>
              <th scope="row">{KIND_NAMES[kind].one}</th>
              {SHOTS.map(([shot, label]) => (
                <Need key={shot} box={box} isEdited={isEdited} act={act} kind={kind} shot={shot} label={label} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    ))}
  </div>
);
