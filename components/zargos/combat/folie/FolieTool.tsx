/** A Vent de Folie on a kingdom: one die a province, half of it in pawns lost (ZAR-FOLIE). Its first state is in the page's HTML. */
import { useEffect, useMemo, useState } from 'preact/hooks';
import { CopyButton } from '#components/kit/CopyButton.tsx';
import { LinkButtons } from '#components/kit/LinkButtons.tsx';
import { ChanceTable } from '#components/kit/chart/ChanceTable.tsx';
import { Histogram, type HistogramBar } from '#components/kit/chart/Histogram.tsx';
import { NumberInput } from '#components/kit/NumberInput.tsx';
import { shortPercent } from '#components/kit/numbers.ts';
import { Refusals, Spoken } from '#components/kit/Signs.tsx';
import { counted } from '#engine/core/french.ts';
import { folie, MAX_PROVINCES } from '#engine/zargos/odds/folie.ts';
import { MAX_PAWNS } from '#engine/zargos/types.ts';
import { linkWith, ownQuery, tell } from '../address.ts';
import { Sentence } from '../OutcomeView.tsx';
import { formatFolie, parseFolie } from './folie-link.ts';

interface Props {
  /** Unique on the page. */
  id: string;
  /** Pawns of each province. */
  provinces: readonly number[];
}

const KEY = 'folie=';

const barsOf = (total: readonly number[]): readonly HistogramBar[] =>
  total.map((value, losses) => ({
    tone: 'attack',
    tick: String(losses),
    label: counted(losses, 'pion'),
    value,
    text: shortPercent(value),
  }));

export function FolieTool({ id, provinces: start }: Props) {
  const [provinces, set] = useState(start);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const result = useMemo(() => folie(provinces), [provinces]);
  useEffect(() => {
    const read = () => {
      const own = ownQuery(location.search, 'folie');
      const link = own ? parseFolie(own.slice(KEY.length)) : undefined;
      if (link?.ok) set(link.provinces);
      setRefused(link && !link.ok ? [link.because] : []);
    };
    read();
    addEventListener('popstate', read);
    return () => removeEventListener('popstate', read);
  }, []);
  const change = (next: readonly number[]) => {
    set(next);
    tell('folie', KEY + formatFolie(next));
  };
  const bars = barsOf(result.total);
  const title = 'Pions perdus dans tout le royaume (chances sur 100)';
  return (
    <section class="tool combat folie" aria-label="Vent de Folie sur un royaume">
      <Refusals refused={refused} />
      <fieldset class="wrap folie-provinces">
        <legend class="control-label">Pions de chaque province visée</legend>
        {provinces.map((pawns, at) => (
          <NumberInput
            key={at}
            label={`Pions de la province ${at + 1}`}
            unit="Un pion"
            value={pawns}
            least={1}
            most={MAX_PAWNS}
            set={(value) => change(provinces.map((old, i) => (i === at ? value : old)))}
          />
        ))}
      </fieldset>
      <div class="control-actions">
        <button
          type="button"
          class="control-button"
          aria-disabled={provinces.length >= MAX_PROVINCES}
          onClick={() => provinces.length < MAX_PROVINCES && change([...provinces, 1])}
        >
          Ajouter une province
        </button>
        <button
          type="button"
          class="control-button"
          aria-disabled={provinces.length < 2}
          onClick={() => provinces.length > 1 && change(provinces.slice(0, -1))}
        >
          Retirer la dernière
        </button>
      </div>
      <Sentence text={result.sentence} />
      <Histogram id={`${id}-folie`} title={title} bars={bars} height={80} />
      <details class="combat-figures">
        <summary>Tous les chiffres</summary>
        <div>
          <ChanceTable title={title} bars={bars} />
        </div>
      </details>
      <div class="control-actions">
        <CopyButton main label="Copier la phrase" done="Phrase copiée" text={() => result.sentence} />
        <LinkButtons link={() => `${linkWith('folie', KEY + formatFolie(provinces))}#folie`} />
      </div>
      <Spoken text={result.sentence} />
    </section>
  );
}
