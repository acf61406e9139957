/** The counters of a box, people by people: their two factors to read, or to copy from one's own. */
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { MAX_COMBAT, MAX_COPIES, MAX_MOVEMENT } from '#engine/zargos-lords/data/box.ts';
import { KIND_NAMES, kindsOf, PEOPLE_NAMES } from '#engine/zargos-lords/data/counters.ts';
import { type Box, type Factors, type Kind, PEOPLES } from '#engine/zargos-lords/types.ts';
import { CounterPicture } from '../drawings/CounterPicture.tsx';
import { type BoxAct, copiesMark, factorMark, isFixed } from './desk.ts';
import { markInWords, Value } from './Value.tsx';

const FACTORS = [
  { factor: 'combat', label: 'Combat', least: 0, most: MAX_COMBAT },
  { factor: 'movement', label: 'Mouvement', least: 1, most: MAX_MOVEMENT },
] as const satisfies readonly { factor: keyof Factors; label: string; least: number; most: number }[];

interface Props {
  box: Box;
  isEdited: boolean;
  act: (act: BoxAct) => void;
}

function Pawn({ box, isEdited, act, kind }: Props & { kind: Kind }) {
  const name = KIND_NAMES[kind].one;
  return (
    <li class="centred boite-pawn">
      <CounterPicture kind={kind} factors={box.factors[kind]} label="" />
      <div>
        <b>{name}</b>
        <dl>
          {FACTORS.map(({ factor, label, least, most }) => {
            const value = box.factors[kind][factor];
            const mark = factorMark(box, kind, factor);
            const set = (next: number) => act({ kind: 'factor', pawn: kind, factor, value: next });
            return (
              <div key={factor}>
                <dt>{label}</dt>
                <dd class="row">
                  {isEdited && !isFixed(kind, factor) ? (
                    <NumberInput
                      label={`${name}, ${label.toLowerCase()}, ${markInWords(mark)}`}
                      unit={`${name}, ${label.toLowerCase()} : un point`}
                      value={value}
                      least={least}
                      most={most}
                      set={set}
                      judge={set}
                    />
                  ) : (
                    <Value mark={mark}>{value}</Value>
                  )}
                  {isFixed(kind, factor) && <RuleLink id="LOR-COM-5" />}
                  {isEdited && mark === 'own' && <small aria-hidden="true">votre boîte</small>}
                </dd>
              </div>
            );
          })}
          <div>
            <dt>Combien</dt>
            <dd class="row">
              {isEdited ? (
                <NumberInput
                  label={`${name}, combien de pions, ${markInWords(copiesMark(box, kind))}`}
                  unit={`${name} : un pion`}
                  value={box.copies[kind]}
                  least={0}
                  most={MAX_COPIES}
                  set={(copies) => act({ kind: 'copies', pawn: kind, copies })}
                  judge={(copies) => act({ kind: 'copies', pawn: kind, copies })}
                />
              ) : (
                <Value mark={copiesMark(box, kind)}>{box.copies[kind]}</Value>
              )}
            </dd>
          </div>
        </dl>
      </div>
    </li>
  );
}

export const Pawns = (props: Props) => (
  <div class="boite-peoples">
    {PEOPLES.map((people) => (
      <div key={people}>
        <h3>{PEOPLE_NAMES[people]}</h3>
        <ul class="bare boite-pawns">
          {kindsOf(people).map((kind) => (
            <Pawn key={kind} {...props} kind={kind} />
          ))}
        </ul>
      </div>
    ))}
  </div>
);
