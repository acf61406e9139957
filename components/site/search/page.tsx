/** The search on its own page: its address holds the question, so that it can be sent. */
import { render } from 'preact';
import { formatSearch, parseSearch, type SearchAsked } from './asked.ts';
import './dressed.ts';
import { Panel } from './Panel.tsx';

const place = document.querySelector('#recherche');
const { asked, refusals } = parseSearch(location.search);
const remember = (now: SearchAsked) => history.replaceState(history.state, '', `${location.pathname}${formatSearch(now)}`);

if (place) {
  render(
    <>
      {refusals.map((refusal) => (
        <p key={refusal} class="search-refusal" role="alert">
          {refusal}
        </p>
      ))}
      <Panel asked={asked} onAsk={remember} />
    </>,
    place,
  );
  if (!asked.query) place.querySelector('input')?.focus({ preventScroll: true });
}
