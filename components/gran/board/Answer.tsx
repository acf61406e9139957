/** The answer in words: the point chosen, open or not and why; then all points that are open, and those that are not. */

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

const Head = ({ isYes, children }: { isYes: boolean; children: string }) => (
  <p class="gran-verdict-head">
    <span aria-hidden="true">{isYes ? '✓' : '✕'}</span> {french(children)}
  </p>
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
  verdict: MoveVerdict | undefined;
  select: (at: PointId) => void;
}

export const MovesAnswer = ({ atlas, moves, verdict, select }: MovesProps) => (
  <div class="gran-answer">
    {verdict && (
      <div class={verdict.refusal ? 'gran-verdict is-no' : 'gran-verdict is-yes'}>
        <Head isYes={!verdict.refusal}>{`${atlas.nameAt(verdict.to)} : ${verdict.refusal ? 'refusé' : 'permis'}`}</Head>
        {verdict.destination && <Events atlas={atlas} destination={verdict.destination} />}
        {verdict.refusal && <Because {...verdict.refusal} />}
      </div>
    )}
    <p class="gran-sum">{french(moves.sentence)}</p>
    {moves.destinations.length > 0 && (
      <ul class="bare wrap gran-reached">
        {moves.destinations.map(({ to, routes }) => (
          <li key={to}>
            <button type="button" aria-pressed={verdict?.to === to} onClick={() => select(to)}>
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
  </div>
);

export interface StoneVerdict {
  readonly at: PointId;
  readonly verdict: Verdict<RuleId>;
  readonly cut: Cut | undefined;
}

export const StoneAnswer = ({ atlas, asked }: { atlas: Atlas; asked: StoneVerdict | undefined }) => (
  <div class="gran-answer">
    {asked ? (
      <div class={asked.verdict.ok ? 'gran-verdict is-yes' : 'gran-verdict is-no'}>
        <Head
          isYes={asked.verdict.ok}
        >{`Une pierre-obstacle sur ${atlas.nameAt(asked.at)} : ${asked.verdict.ok ? 'permise' : 'refusée'}`}</Head>
        {!asked.verdict.ok && !asked.cut?.cuts && <Because {...asked.verdict} />}
        {asked.cut && (
          <p>
            {french(tellCut(atlas.tables, asked.at, asked.cut))} <RuleLink id="GRA-PIE-3" /> <RuleLink id="GRA-L-5" />
          </p>
        )}
        {asked.cut?.cuts && (
          <p>{french(`Sur la carte, la poche de l’anneau est entourée de tirets : ${asked.cut.pocket.map(atlas.nameAt).join(', ')}.`)}</p>
        )}
      </div>
    ) : (
      <p class="gran-hint">Choisissez le point où vous voudriez poser la pierre, sur la carte ou dans la liste.</p>
    )}
  </div>
);

interface PlacesProps {
  atlas: Atlas;
  places: Places;
  select: (at: PointId) => void;
}

export const PlacesAnswer = ({ atlas, places: { sentence, open, verdict: asked }, select }: PlacesProps) => (
  <div class="gran-answer">
    {asked && (
      <div class={asked.verdict.ok ? 'gran-verdict is-yes' : 'gran-verdict is-no'}>
        <Head isYes={asked.verdict.ok}>{`${atlas.nameAt(asked.at)} : ${asked.verdict.ok ? 'permis' : 'refusé'}`}</Head>
        {!asked.verdict.ok && <Because {...asked.verdict} />}
      </div>
    )}
    <p class="gran-sum">{french(sentence)}</p>
    {open.length > 0 && (
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
    )}
  </div>
);
