/** The dealer's metronome: start, pause, pace, and which pile is next. */
import { useEffect, useState } from 'preact/hooks';
import { french } from '#components/base/typography.ts';
import { RuleLink } from '#components/kit/RuleLink.tsx';
import { wakeAudio } from '#components/kit/sound.ts';
import { decimal } from '#engine/core/french.ts';
import { drawing } from '../drawings/address.ts';
import { begin, CARDS, type DealAtHome, dealOne, FRESH, heights, isDone, nextPile, PACE, pilesFor, takeBack } from './deal.ts';
import { optionsOf, type Sheet } from './sheet.ts';
import { beforeText, dealText } from './sheet-words.ts';
import { mark, useClock } from './use-clock.ts';

/** The piles in a circle, the next one marked; « début des recrutements » lies in the middle once it has come (ORC-REC-3, ORC-REC-5). */
interface PileCircleProps {
  deal: DealAtHome;
  piles: number;
  label: string;
}

const placeOf = (pile: number, piles: number): readonly [x: number, y: number] => {
  const turn = (2 * Math.PI * pile) / piles;
  return [Math.round(118 * Math.sin(turn)), Math.round(-118 * Math.cos(turn))];
};

function PileCircle({ deal, piles, label }: PileCircleProps) {
  const next = nextPile(deal, piles);
  return (
    <svg class="compagnon-circle" viewBox="-150 -150 300 300" role="img" aria-label={label}>
      {heights(deal, piles).map((height, pile) => {
        const [x, y] = placeOf(pile, piles);
        return (
          <g key={pile} class={pile === next ? 'compagnon-pile compagnon-next' : 'compagnon-pile'} transform={`translate(${x} ${y})`}>
            {pile === next && <path class="compagnon-arrow" transform={`rotate(${(360 * pile) / piles})`} d="M0 27l9 13h-18z" />}
            {height > 1 && <rect x="-13" y="-19" width="32" height="42" rx="3" />}
            <rect x="-16" y="-22" width="32" height="42" rx="3" />
            <text y="3">{pile + 1}</text>
            <text class="compagnon-height" y="16">
              {height > 0 ? `×${height}` : ''}
            </text>
          </g>
        );
      })}
      {deal.begun !== null && <use href={drawing('debut')} x="-24" y="-76" width="48" height="61" />}
      <text class="compagnon-count" y="27">
        {deal.dealt}
      </text>
      <text class="compagnon-of" y="45">
        sur {CARDS}
      </text>
    </svg>
  );
}

interface Props {
  sheet: Sheet;
  deal: DealAtHome;
  pace: number;
  change: (deal: DealAtHome) => void;
  setPace: (pace: number) => void;
  say: (text: string) => void;
}

export function DealClock({ sheet, deal, pace, change, setPace, say }: Props) {
  const [running, setRunning] = useState(false);
  const [sound, setSound] = useState(true);
  const [shake, setShake] = useState(false);
  const [canShake, setCanShake] = useState(false);
  useEffect(() => setCanShake('vibrate' in navigator), []);
  const piles = pilesFor(optionsOf(sheet).seats);
  const done = isDone(deal);
  const isFresh = deal.dealt === 0 && deal.begun === null;

  const stop = (why: string) => {
    setRunning(false);
    say(why);
  };
  const beat = () => {
    const next = dealOne(deal);
    mark({ sound, shake }, isDone(next));
    change(next);
    if (isDone(next)) stop(dealText(next, undefined));
    else if (next.dealt % 10 === 0) say(`${next.dealt} cartes.`);
  };
  useClock(running && !done, pace / 10, beat, () => stop('Donne en pause : la page était cachée.'));

  const toggle = () => {
    if (sound) wakeAudio();
    if (running) return stop(`Pause à ${deal.dealt} cartes.`);
    if (done) change(FRESH);
    setRunning(true);
    say('La donne tourne.');
  };
  const text = dealText(deal, nextPile(deal, piles));
  return (
    <section class="compagnon-deal" aria-labelledby="compagnon-donne">
      <h3 id="compagnon-donne">La donne</h3>
      <PileCircle deal={deal} piles={piles} label={`${piles} piles en cercle. ${text}`} />
      <div>
        <p class="compagnon-deal-text">{french(text)}</p>
        <p class="row compagnon-row">
          <button type="button" class="compagnon-main" onClick={toggle}>
            {running ? 'Pause' : done ? 'Nouvelle donne' : deal.dealt > 0 ? 'Reprendre' : 'Lancer la donne'}
          </button>
          <button type="button" aria-pressed={deal.begun !== null} onClick={() => change(begin(deal))}>
            « Début des recrutements »
          </button>
        </p>
        {deal.dealt === 0 && (
          <p class="compagnon-hint">
            {french(beforeText(sheet))} (<RuleLink id="ORC-REC-1" />, <RuleLink id="ORC-REC-2" />
            ).
          </p>
        )}
        <p class="compagnon-hint">
          {french(
            'Personne ne sait quand elle sort : touchez le bouton dès que vous la retournez. Elle va au milieu et ne prend le tour d’aucune pile',
          )}{' '}
          (<RuleLink id="ORC-REC-5" />
          ).
        </p>
        <p class="row compagnon-row">
          <button type="button" aria-disabled={deal.dealt === 0} onClick={() => deal.dealt > 0 && change(takeBack(deal))}>
            − 1 carte
          </button>
          <button type="button" aria-disabled={done} onClick={() => !done && change(dealOne(deal))}>
            + 1 carte
          </button>
          <button type="button" aria-disabled={isFresh} onClick={() => !isFresh && change(FRESH)}>
            Remettre à zéro
          </button>
        </p>
        <label class="compagnon-pace">
          <span>{french(`Une carte toutes les ${decimal(pace / 10)} s, soit ${Math.round((CARDS * pace) / 10)} s en tout`)}</span>
          <input
            type="range"
            min={PACE.least}
            max={PACE.most}
            value={pace}
            aria-valuetext={`${decimal(pace / 10)} secondes`}
            onInput={(event) => setPace(Number(event.currentTarget.value))}
          />
        </label>
        <p class="row compagnon-row">
          <label class="compagnon-check">
            <input
              type="checkbox"
              checked={sound}
              onChange={({ currentTarget: { checked } }) => {
                if (checked) wakeAudio();
                setSound(checked);
              }}
            />{' '}
            son
          </label>
          <label class="compagnon-check" hidden={!canShake}>
            <input type="checkbox" checked={shake} onChange={(event) => setShake(event.currentTarget.checked)} /> vibration
          </label>
        </p>
      </div>
    </section>
  );
}
