/** The card of a place: what is known of it, and where each datum comes from. */
import type { ComponentChildren } from 'preact';
import { RuleLink } from '#components/shared/RuleLink.tsx';
import { french } from '#components/site/typography.ts';
import { kingdomTable } from '#engine/zargos/board/kingdoms.ts';
import { BOARD } from '#engine/zargos/data/board.ts';
import { originOf } from '#engine/zargos/data/board-origins.ts';
import type { BoardField } from '#engine/zargos/data/board-types.ts';
import { pointsOf } from '#engine/zargos/data/board-values.ts';
import { kingdomAt, nameAt, seaAt, TABLES, territoryAt, upperFirst } from './atlas.ts';
import { counted, kindAt } from './explorer-words.ts';
import { rulesAt } from './place-rules.ts';

const ORIGIN_NAMES = { livret: 'livret', deduit: 'déduit', externe: 'source extérieure', reconstruction: 'reconstitué' } as const;

/** A badge unless the booklet says it; the reason is there for eyes, ears and fingers. */
const Origin = ({ field, id }: { field: BoardField; id?: string }) => {
  const { provenance, because } = originOf(BOARD, field, id);
  if (provenance === 'livret') return null;
  return (
    <details class="plateau-origin">
      <summary>
        <span class="badge" data-kind={provenance}>
          {ORIGIN_NAMES[provenance]}
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
  places: readonly number[];
  select: (place: number) => void;
  /** Of this place, to mark doubtful borders. */
  of?: number;
}

const borderOf = (a: number, b: number) =>
  BOARD.borders.find((border) => [TABLES.ids[a], TABLES.ids[b]].every((id) => id === border.a || id === border.b));

const Places = ({ places, select, of }: PlacesProps) => (
  <ul class="plateau-places">
    {places.map((place) => {
      const border = of === undefined ? undefined : borderOf(of, place);
      return (
        <li key={place}>
          <button type="button" onClick={() => select(place)}>
            {nameAt(place)}
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

const KINGDOMS = kingdomTable(TABLES);

function Land({ place, select }: { place: number; select: (place: number) => void }) {
  const territory = territoryAt(place);
  const kingdom = kingdomAt(place);
  const row = KINGDOMS.find(({ id }) => id === kingdom?.id);
  if (!territory || !kingdom || !row) return null;
  const land = TABLES.land[place] ?? [];
  const doubts = land.flatMap((near) => borderOf(place, near)?.because ?? []);
  const straits = TABLES.straits[place] ?? [];
  return (
    <dl class="plateau-facts">
      <Row term="Points">
        {counted(pointsOf(territory), 'point')} à elle seule ; le royaume entier en vaut <b>{kingdom.value}</b>, contre {row.alone} province
        par province. <Origin field="values" id={kingdom.id} />
      </Row>
      <Row term="Par terre">
        <Places places={land} select={select} of={place} /> <Origin field="borders" />
        {doubts.map((because) => (
          <p key={because} class="plateau-because">
            {french(because)}
          </p>
        ))}
      </Row>
      <Row term="Par mer">
        {territory.coastal ? <Places places={TABLES.seas[place] ?? []} select={select} /> : 'Sans côte. '}
        <Origin field={territory.coastal ? 'seas' : 'coasts'} />
      </Row>
      {straits.length > 0 && (
        <Row term="Bras de mer">
          <Places places={straits} select={select} /> <Origin field="straits" />
        </Row>
      )}
      {territory.volcano && (
        <Row term="Volcan">
          Vortex vers {(TABLES.vortices[place] ?? []).map(nameAt).join(', ')}. <Origin field="volcanoes" id={territory.id} />
        </Row>
      )}
      <Row term="Nom">
        {upperFirst(nameAt(place))} <Origin field={territory.kind === 'capital' ? 'kingdoms' : 'names'} id={territory.id} />
      </Row>
    </dl>
  );
}

const Sea = ({ place, select }: { place: number; select: (place: number) => void }) => {
  const isLake = seaAt(place)?.kind === 'lake';
  return (
    <dl class="plateau-facts">
      <Row term="Côtes">
        <Places places={TABLES.coasts[place] ?? []} select={select} /> {isLake && <Origin field="lake" id="coasts" />}
      </Row>
      {!isLake && (
        <Row term="Cases voisines">
          <Places places={TABLES.sea[place] ?? []} select={select} /> <Origin field="seas" />
        </Row>
      )}
    </dl>
  );
};

interface Props {
  place: number;
  select: (place: number) => void;
  /** Asks the question from here. */
  depart: (place: number) => void;
}

export const ExplorerCard = ({ place, select, depart }: Props) => (
  <article class="plateau-card" aria-labelledby="plateau-card-name">
    <h2 id="plateau-card-name">{upperFirst(nameAt(place))}</h2>
    <p class="plateau-kind">{upperFirst(kindAt(place))}.</p>
    {place < TABLES.territories ? <Land place={place} select={select} /> : <Sea place={place} select={select} />}
    <p class="plateau-rules">Règles : {rulesAt(place).flatMap((id, at) => [at > 0 ? ', ' : '', <RuleLink key={id} id={id} />])}</p>
    <button type="button" class="control-button" onClick={() => depart(place)}>
      Jusqu’où aller d’ici ?
    </button>
  </article>
);
