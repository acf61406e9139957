/** What stands on the board: how many pawns at the departure, and who holds what, painted on the map. */
import { useState } from 'preact/hooks';
import { Choice, Toggle } from '#components/kit/Choice.tsx';
import { NumberField } from '#components/kit/NumberInput.tsx';
import { counted } from '#engine/core/french.ts';
import type { KingdomId } from '#engine/zargos/data/board-types.ts';
import { MAX_PAWNS, PEOPLES } from '#engine/zargos/types.ts';
import { fighterName } from '../../combat/fight-words.ts';
import { type Brush, painted, territoriesIn } from './holders.ts';
import type { BoardQuestionProps, QuestionProps } from './question.ts';

/** What a group has when it begins to be counted. */
const FIRST_GROUP = { stands: 5, moves: 4 } as const;

export const GroupFields = ({ question: { group }, ask }: QuestionProps) => (
  <details class="plateau-fold">
    <summary>
      Pions au départ <small>{group ? `${group.moves} sur ${group.stands} partent` : 'sans les compter'}</small>
    </summary>
    <Toggle on={group !== undefined} set={(on) => ask({ group: on ? FIRST_GROUP : undefined })}>
      Compter les pions
    </Toggle>
    {group && (
      <div class="wrap plateau-counts">
        <NumberField
          name="Sur place"
          label="Pions sur place"
          unit="Un pion"
          value={group.stands}
          least={1}
          most={MAX_PAWNS}
          set={(stands) => ask({ group: { stands, moves: Math.min(group.moves, stands) } })}
        />
        <NumberField
          name="Qui partent"
          label="Pions qui partent"
          unit="Un pion"
          value={group.moves}
          least={1}
          most={group.stands}
          set={(moves) => ask({ group: { ...group, moves } })}
        />
      </div>
    )}
  </details>
);

export interface HoldersProps extends BoardQuestionProps {
  brush: Brush | undefined;
  setBrush: (brush: Brush | undefined) => void;
}

const LOOK = 'look';
const BRUSHES = [
  { value: LOOK, label: 'Choisir un lieu' },
  ...PEOPLES.map((people) => ({ value: people, label: fighterName(people) })),
  { value: 'nobody', label: 'Vider' },
] as const;

/** A whole kingdom under the brush: two taps instead of six. */
function Kingdom({ atlas: { board }, question, ask, brush }: HoldersProps) {
  const [kingdom, setKingdom] = useState<KingdomId>('oz');
  const { owners } = question;
  if (!owners || !brush) return null;
  return (
    <div class="plateau-kingdom">
      <label class="plateau-field">
        <span class="control-label">Un royaume entier</span>
        <select value={kingdom} onChange={(event) => setKingdom(event.currentTarget.value as KingdomId)}>
          {board.kingdoms.map(({ id, name }) => (
            <option key={id} value={id} selected={id === kingdom}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <button type="button" class="control-button" onClick={() => ask({ owners: painted(owners, territoriesIn(board, kingdom), brush) })}>
        {brush === 'nobody' ? 'Le vider' : `Aux ${fighterName(brush)}`}
      </button>
    </div>
  );
}

export const Holders = (props: HoldersProps) => {
  const { question, ask, brush, setBrush } = props;
  const { owners } = question;
  const held = owners && Object.keys(owners).length;
  const tell = (on: boolean) => {
    ask({ owners: on ? {} : undefined });
    setBrush(on ? question.people : undefined);
  };
  return (
    <details class="plateau-fold">
      <summary>
        Qui tient quoi <small>{held === undefined ? 'sans le dire' : counted(held, 'territoire tenu', 'territoires tenus')}</small>
      </summary>
      <Toggle on={owners !== undefined} set={tell}>
        Dire qui tient quoi
      </Toggle>
      {owners && (
        <>
          <Choice
            name="plateau-brush"
            legend="Toucher la carte pour poser"
            value={brush ?? LOOK}
            options={BRUSHES}
            set={(value) => setBrush(value === LOOK ? undefined : value)}
          />
          <p class="plateau-hint">
            {brush
              ? 'Touchez les territoires l’un après l’autre, ou Entrée au clavier ; toucher deux fois vide. Ce qui n’est pas posé est vide.'
              : 'Ce qui n’est pas posé est vide.'}
          </p>
          <Kingdom {...props} />
        </>
      )}
    </details>
  );
};
