/** Sorcier, champion, four battles: one tap for each. */
import { useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { useFocusHeir } from '#components/kit/focus.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { BATTLES } from '#engine/orc/setup.ts';
import type { Seat } from '#engine/orc/types.ts';
import { Shield } from '../drawings/Shield.tsx';
import { type Entry, fighters, isOver, type Sheet, type Standing } from './sheet.ts';
import { battleTitle, endText, nameOf, openerText } from './sheet-words.ts';

interface Props {
  sheet: Sheet;
  now: Standing;
  add: (entry: Entry) => void;
}

interface ChoiceProps {
  sheet: Sheet;
  seats: readonly Seat[];
  pressed?: readonly Seat[];
  pick: (seat: Seat) => void;
}

const Choice = ({ sheet, seats, pressed, pick }: ChoiceProps) => (
  <ul class="compagnon-choice">
    {seats.map((seat) => (
      <li key={seat}>
        <button type="button" aria-pressed={pressed?.includes(seat)} onClick={() => pick(seat)}>
          <Shield color={sheet.players[seat]?.color ?? 'rouge'} label="" />
          {nameOf(sheet, seat)}
        </button>
      </li>
    ))}
  </ul>
);

const all = (sheet: Sheet): readonly Seat[] => sheet.players.map((_, seat) => seat);

function Sorcier({ sheet, add }: Props) {
  const draw = () => add({ kind: 'sorcier', seat: Math.floor(Math.random() * sheet.players.length) });
  return (
    <>
      <p>
        {french('Qui est Sorcier à la première manche ? Le hasard en décide')} (<RuleLink id="ORC-MAN-1" />
        ).
      </p>
      <p>
        <button type="button" class="compagnon-main" onClick={draw}>
          Tirer au hasard
        </button>
      </p>
      <p class="compagnon-hint">{french('Déjà tiré à la table ? Touchez son bouclier.')}</p>
      <Choice sheet={sheet} seats={all(sheet)} pick={(seat) => add({ kind: 'sorcier', seat })} />
    </>
  );
}

function Battle({ sheet, now, add }: Props) {
  const [tie, setTie] = useState(false);
  const [picked, setPicked] = useState<readonly Seat[]>([]);
  const win = (winners: readonly Seat[]) => {
    setTie(false);
    setPicked([]);
    add({ kind: 'battle', winners });
  };
  const pick = (seat: Seat) => {
    if (!tie) return win([seat]);
    setPicked(picked.includes(seat) ? picked.filter((one) => one !== seat) : [...picked, seat].sort((a, b) => a - b));
  };
  return (
    <>
      <h4>{french(battleTitle(now.fought + 1))}</h4>
      <p>
        {french(openerText(sheet, now))} <RuleLink id="ORC-BAT-2" />
      </p>
      <p class="compagnon-ask">{french(tie ? 'Qui est à égalité ?' : 'Qui l’emporte ?')}</p>
      <Choice sheet={sheet} seats={fighters(sheet, now)} pressed={tie ? picked : undefined} pick={pick} />
      <p class="row compagnon-row">
        {tie && (
          <button type="button" class="compagnon-main" disabled={picked.length < 2} onClick={() => win(picked)}>
            Valider l’égalité
          </button>
        )}
        <button type="button" aria-pressed={tie} onClick={() => setTie(!tie)}>
          Ex æquo
        </button>
        <button type="button" onClick={() => win([])}>
          Personne
        </button>
      </p>
    </>
  );
}

export function War(props: Props) {
  const { sheet, now, add } = props;
  const over = isOver(sheet, now);
  const done = now.fought === BATTLES;
  const war = useFocusHeir<HTMLElement>(now.sorcier, now.champion, now.fought, now.round);
  return (
    <section ref={war} class="compagnon-war" aria-labelledby="compagnon-guerre" tabIndex={-1}>
      <h3 id="compagnon-guerre">{now.sorcier === null ? 'Le Sorcier' : `Manche ${now.round}`}</h3>
      {now.sorcier === null ? (
        <Sorcier {...props} />
      ) : (
        <p class="compagnon-roles">
          {french(`Sorcier : ${nameOf(sheet, now.sorcier)}.`)}
          {now.champion !== null && french(` Son champion : ${nameOf(sheet, now.champion)}.`)}
        </p>
      )}
      {now.sorcier !== null && now.champion === null && (
        <>
          <p class="compagnon-ask">
            {french('Toutes les cartes posées, qui le Sorcier nomme-t-il champion ?')} <RuleLink id="ORC-REC-7" />
          </p>
          <Choice sheet={sheet} seats={fighters(sheet, now)} pick={(seat) => add({ kind: 'champion', seat })} />
        </>
      )}
      {now.champion !== null && !done && <Battle {...props} />}
      {done && !over && (
        <p>
          <button type="button" class="compagnon-main" onClick={() => add({ kind: 'round' })}>
            Manche suivante
          </button>
        </p>
      )}
      {over && (
        <p class="compagnon-end">
          {french(endText(sheet, now))} <RuleLink id="ORC-FIN-2" />
        </p>
      )}
    </section>
  );
}
