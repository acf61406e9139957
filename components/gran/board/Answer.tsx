/** The answer in words: the point chosen, open or not and why; then all points that are open, and those that are not. */
import type { ComponentChildren } from 'preact';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { counted } from '#engine/core/french.ts';
import type { Refusal, Verdict } from '#engine/core/verdict.ts';
import type { RuleId } from '#engine/gran/ids.ts';
import { tellCut } from '#engine/gran/rules/cut-words.ts';
import type { Destination, Moves } from '#engine/gran/rules/destinations.ts';
import type { Cut } from '#engine/gran/rules/stones.ts';
import type { PointId } from '#engine/gran/types.ts';
import type { Atlas } from './atlas.ts';
import type { Places } from './places.ts';

/** « Galad 12 » of a way by it; empty for a way of one point. */
const byOf = (atlas: Atlas, path: readonly PointId[]): string => (path.length > 1 && path[0] ? `par ${atlas.nameAt(path[0])}` : 'un point');

const Events = ({ atlas, destination }: { atlas: Atlas; destination: Destination }) => (
  <ul class="bare gran-events">
    {destination.routes.map(({ path, events }) => (
      <li key={path.join(' ')}>
        <b>{byOf(atlas, path)}</b>
        {events.length === 0 && ' : rien de particulier.'}
        {events.map(({ text, rules }) => (
          <span key={text}>
            {' '}
            {french(text)} {rules.map((rule) => [<RuleLink key={rule} id={rule} />, ' '])}
          </span>
        ))}
      </li>
    ))}
  </ul>
);

interface BoxProps {
  /** Left out before a point is chosen. */
  isYes?: boolean;
  head: string;
  children?: ComponentChildren;
}

const Box = ({ isYes, head, children }: BoxProps) => (
  <div class="board-tool-verdict" data-verdict={isYes === undefined ? undefined : isYes ? 'legal' : 'refused'}>
    <p>
      {isYes !== undefined && <span aria-hidden="true">{isYes ? '✓ ' : '✕ '}</span>}
      <b>{french(head)}</b>
    </p>
    {children}
  </div>
);

const Because = ({ because, rule }: { because: string; rule: RuleId }) => (
  <p>
    {french(because)} <RuleLink id={rule} />
  </p>
);

export interface MoveVerdict {
  readonly to: PointId;
  readonly destination?: Destination | undefined;
  readonly refusal?: Refusal<RuleId>;
}

interface MovesProps {
  atlas: Atlas;
  moves: Moves;
}

export const MovesVerdict = ({ atlas, moves, verdict }: MovesProps & { verdict: MoveVerdict | undefined }) =>
  verdict ? (
    <Box isYes={!verdict.refusal} head={`${atlas.nameAt(verdict.to)} : ${verdict.refusal ? 'refusé' : 'permis'}`}>
      {verdict.destination && <Events atlas={atlas} destination={verdict.destination} />}
      {verdict.refusal && <Because {...verdict.refusal} />}
      <p>{french(moves.sentence)}</p>
    </Box>
  ) : (
    <Box head={moves.sentence} />
  );

interface Chosen {
  chosen: PointId | undefined;
  select: (at: PointId) => void;
}

export const MovesList = ({ atlas, moves, chosen, select }: MovesProps & Chosen) => (
  <>
    {moves.destinations.length > 0 && (
      <ul class="bare wrap gran-reached">
        {moves.destinations.map(({ to, routes }) => (
          <li key={to}>
            <button type="button" aria-pressed={chosen === to} onClick={() => select(to)}>
              {atlas.nameAt(to)} <small>{byOf(atlas, routes[0].path)}</small>
            </button>
          </li>
        ))}
      </ul>
    )}
    {moves.refused.length > 0 && (
      <details>
        <summary>{french(`${counted(moves.refused.length, 'point proche refusé', 'points proches refusés')}, et pourquoi`)}</summary>
        <ul class="bare gran-events">
          {moves.refused.map(({ to, rule, because }) => (
            <li key={to}>
              <b>{atlas.nameAt(to)}</b> : {french(because)} <RuleLink id={rule} />
            </li>
          ))}
        </ul>
      </details>
    )}
  </>
);

export interface StoneVerdict {
  readonly at: PointId;
  readonly verdict: Verdict<RuleId>;
  readonly cut: Cut | undefined;
}

export const StoneAnswer = ({ atlas, asked }: { atlas: Atlas; asked: StoneVerdict | undefined }) =>
  asked ? (
    <Box isYes={asked.verdict.ok} head={`Une pierre-obstacle sur ${atlas.nameAt(asked.at)} : ${asked.verdict.ok ? 'permise' : 'refusée'}`}>
      {!asked.verdict.ok && !asked.cut?.cuts && <Because {...asked.verdict} />}
      {asked.cut && (
        <p>
          {french(tellCut(atlas.tables, asked.at, asked.cut))} <RuleLink id="GRA-PIE-3" /> <RuleLink id="GRA-L-5" />
        </p>
      )}
      {asked.cut?.cuts && (
        <p>{french(`Sur la carte, la poche de l’anneau est entourée de tirets : ${asked.cut.pocket.map(atlas.nameAt).join(', ')}.`)}</p>
      )}
    </Box>
  ) : (
    <Box head="Choisissez le point où vous voudriez poser la pierre, sur la carte ou dans la liste." />
  );

interface PlacesProps {
  atlas: Atlas;
  places: Places;
}

export const PlacesVerdict = ({ atlas, places: { sentence, verdict: asked } }: PlacesProps) =>
  asked ? (
    <Box isYes={asked.verdict.ok} head={`${atlas.nameAt(asked.at)} : ${asked.verdict.ok ? 'permis' : 'refusé'}`}>
      {!asked.verdict.ok && <Because {...asked.verdict} />}
      <p>{french(sentence)}</p>
    </Box>
  ) : (
    <Box head={sentence} />
  );

export const PlacesList = ({ atlas, places: { open, verdict: asked }, select }: PlacesProps & Pick<Chosen, 'select'>) =>
  open.length === 0 ? null : (
    <details>
      <summary>Ces points, un par un</summary>
      <ul class="bare wrap gran-reached">
        {open.map((at) => (
          <li key={at}>
            <button type="button" aria-pressed={asked?.at === at} onClick={() => select(at)}>
              {atlas.nameAt(at)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
