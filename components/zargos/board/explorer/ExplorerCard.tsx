/** The card of a place: what is known of it, and where each datum comes from. */
import type { ComponentChildren } from 'preact';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { counted, upperFirst } from '#engine/core/french.ts';
import { PROVENANCE_NAMES } from '#engine/core/origin.ts';
import { originOf } from '#engine/zargos/data/board-origins.ts';
import type { BoardField } from '#engine/zargos/data/board-types.ts';
import { territoryPoints } from '#engine/zargos/data/board-values.ts';
import type { RuleId } from '#engine/zargos/ids.ts';
import type { Atlas } from '../atlas.ts';
import { kindAt } from './explorer-words.ts';

/** The rules that a place plays in, for its card. */
function rulesAt({ tables, territoryAt, seaAt }: Atlas, place: number): readonly RuleId[] {
  const territory = territoryAt(place);
  if (!territory)
    return seaAt(place)?.kind === 'lake' ? ['ZAR-MER-4', 'ZAR-MER-3', 'ZAR-L-31'] : ['ZAR-MER-1', 'ZAR-MER-3', 'ZAR-TEMPETE', 'ZAR-DRA-1'];
  const inZargos = territory.kingdom === 'zargos';
  return [
    'ZAR-ATT-1',
    ...(territory.coastal ? (['ZAR-MER-1', 'ZAR-MER-3'] as const) : []),
    ...(territory.kind === 'capital' ? (['ZAR-CAP-1'] as const) : []),
    ...(territory.volcano ? (['ZAR-ARA-1', 'ZAR-ARA-2'] as const) : []),
    ...((tables.straits[place] ?? []).length > 0 ? (['ZAR-AIL-2'] as const) : []),
    ...(inZargos ? (['ZAR-ZRG-1', 'ZAR-ZRG-4'] as const) : []),
    ...(territory.kind === 'city' ? (['ZAR-ZRG-3'] as const) : []),
    'ZAR-PTS-1',
    'ZAR-PTS-2',
  ];
}

/** A badge unless the booklet says it; the reason is there for eyes, ears and fingers. */
const Origin = ({ atlas, field, id }: { atlas: Atlas; field: BoardField; id?: string }) => {
  const { provenance, because } = originOf(atlas.board, field, id);
  if (provenance === 'livret') return null;
  return (
    <details class="plateau-origin">
      <summary>
        <span class="badge" data-kind={provenance}>
          {PROVENANCE_NAMES[provenance]}
        </span>
      </summary>
      <p>{french(because)}</p>
    </details>
  );
};

const Row = ({ term, children }: { term: string; children: ComponentChildren }) => (
  <div class="plateau-row">
    <dt>{term}</dt>
    <dd>{children}</dd>
  </div>
);

interface PlacesProps {
  atlas: Atlas;
  places: readonly number[];
  select: (place: number) => void;
  /** Of this place, to mark doubtful borders. */
  of?: number;
}

const borderOf = ({ board, tables }: Atlas, a: number, b: number) =>
  board.borders.find((border) => [tables.ids[a], tables.ids[b]].every((id) => id === border.a || id === border.b));

const Places = ({ atlas, places, select, of }: PlacesProps) => (
  <ul class="wrap plateau-places">
    {places.map((place) => {
      const border = of === undefined ? undefined : borderOf(atlas, of, place);
      return (
        <li key={place}>
          <button type="button" onClick={() => select(place)}>
            {atlas.nameAt(place)}
          </button>
          {border?.doubtful && (
            <span class="plateau-doubt" title={border.because}>
              {' '}
              douteuse
            </span>
          )}
        </li>
      );
    })}
  </ul>
);

interface FactsProps {
  atlas: Atlas;
  place: number;
  select: (place: number) => void;
}

function Land({ atlas, place, select }: FactsProps) {
  const { tables, territoryAt, kingdomAt, nameAt, kingdoms } = atlas;
  const territory = territoryAt(place);
  const kingdom = kingdomAt(place);
  const row = kingdoms.find(({ id }) => id === kingdom?.id);
  if (!territory || !kingdom || !row) return null;
  const land = tables.land[place] ?? [];
  const doubts = land.flatMap((near) => borderOf(atlas, place, near)?.because ?? []);
  const straits = tables.straits[place] ?? [];
  return (
    <dl class="plateau-facts">
      <Row term="Points">
        {counted(territoryPoints(territory), 'point')} à elle seule ; le royaume entier en vaut <b>{kingdom.value}</b>, contre {row.alone}{' '}
        province par province. <Origin atlas={atlas} field="values" id={kingdom.id} />
      </Row>
      <Row term="Par terre">
        <Places atlas={atlas} places={land} select={select} of={place} /> <Origin atlas={atlas} field="borders" />
        {doubts.map((because) => (
          <p key={because} class="plateau-because">
            {french(because)}
          </p>
        ))}
      </Row>
      <Row term="Par mer">
        {territory.coastal ? <Places atlas={atlas} places={tables.seas[place] ?? []} select={select} /> : 'Sans côte. '}
        <Origin atlas={atlas} field={territory.coastal ? 'seas' : 'coasts'} />
      </Row>
      {straits.length > 0 && (
        <Row term="Bras de mer">
          <Places atlas={atlas} places={straits} select={select} /> <Origin atlas={atlas} field="straits" />
        </Row>
      )}
      {territory.volcano && (
        <Row term="Volcan">
          Vortex vers {(tables.vortices[place] ?? []).map(nameAt).join(', ')}. <Origin atlas={atlas} field="volcanoes" id={territory.id} />
        </Row>
      )}
      <Row term="Nom">
        {upperFirst(nameAt(place))} <Origin atlas={atlas} field={territory.kind === 'capital' ? 'kingdoms' : 'names'} id={territory.id} />
      </Row>
    </dl>
  );
}

const Sea = ({ atlas, place, select }: FactsProps) => {
  const { tables } = atlas;
  const isLake = atlas.seaAt(place)?.kind === 'lake';
  return (
    <dl class="plateau-facts">
      <Row term="Côtes">
        <Places atlas={atlas} places={tables.coasts[place] ?? []} select={select} />{' '}
        {isLake && <Origin atlas={atlas} field="lake" id="coasts" />}
      </Row>
      {!isLake && (
        <Row term="Cases voisines">
          <Places atlas={atlas} places={tables.sea[place] ?? []} select={select} /> <Origin atlas={atlas} field="seas" />
        </Row>
      )}
    </dl>
  );
};

interface Props extends FactsProps {
  /** Asks the question from here. */
  depart: (place: number) => void;
}

export const ExplorerCard = ({ atlas, place, select, depart }: Props) => (
  <article class="plateau-card" aria-labelledby="plateau-card-name">
    <h2 id="plateau-card-name">{upperFirst(atlas.nameAt(place))}</h2>
    <p class="plateau-kind">{upperFirst(kindAt(atlas, place))}.</p>
    {place < atlas.tables.territories ? (
      <Land atlas={atlas} place={place} select={select} />
    ) : (
      <Sea atlas={atlas} place={place} select={select} />
    )}
    <p class="plateau-rules">Règles : {rulesAt(atlas, place).flatMap((id, at) => [at > 0 ? ', ' : '', <RuleLink key={id} id={id} />])}</p>
    <button type="button" class="control-button" onClick={() => depart(place)}>
      Jusqu’où aller d’ici ?
    </button>
  </article>
);
