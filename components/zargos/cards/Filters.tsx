/** The island that chooses which of the page's cards are shown. The cards themselves are plain HTML: this hides and shows them. */

import { useEffect, useRef } from 'preact/hooks';
import { CARD_COLORS, CARD_IDS, CARD_MOMENTS, CARD_TARGETS, type CardId } from '#engine/zargos/data/cards.ts';
import { PEOPLE_NAMES } from '#engine/zargos/data/peoples.ts';
import { PEOPLES } from '#engine/zargos/types.ts';
import { List } from './Controls.tsx';
import { CARD_MOMENT_NAMES, COLOR_NAMES, TARGET_NAMES } from './card-words.ts';
import { playableCards } from './desk.ts';
import { dispatch, useDesk } from './desk-store.ts';
import { MAX_TEXT, NO_FILTER } from './filter.ts';
import { countSentence, shownCards } from './shown-cards.ts';

function show(cards: readonly CardId[]): void {
  for (const id of CARD_IDS) {
    const entry = document.getElementById(id);
    if (entry) entry.hidden = !cards.includes(id);
  }
}

/** The card that the address points at. */
const pointed = (): CardId | undefined => CARD_IDS.find((id) => `#${id}` === location.hash);

const ALL = 'toutes';

export function Filters() {
  const { filter, moment } = useDesk();
  const shown = shownCards(filter, playableCards(moment));
  const key = shown.join();

  const revealed = useRef<CardId | undefined>(undefined);
  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    show(CARD_IDS.filter((id) => key.split(',').includes(id)));
    if (revealed.current) document.getElementById(revealed.current)?.scrollIntoView();
    revealed.current = undefined;
  }, [key]);

  useEffect(() => {
    const reveal = () => {
      const id = pointed();
      if (!id || !document.getElementById(id)?.hidden) return;
      revealed.current = id;
      dispatch({ kind: 'no-filter' });
    };
    addEventListener('hashchange', reveal);
    return () => removeEventListener('hashchange', reveal);
  }, []);

  const isFiltered = key !== CARD_IDS.join() || JSON.stringify(filter) !== JSON.stringify(NO_FILTER);
  return (
    <search class="cards-filters">
      <label class="cards-list cards-text">
        <span>Chercher dans les cartes</span>
        <input
          ref={field}
          type="search"
          value={filter.text}
          maxLength={MAX_TEXT}
          placeholder="dé, mer, Moines, royaume…"
          onInput={(event) => dispatch({ kind: 'filter', filter: { text: event.currentTarget.value } })}
        />
      </label>
      <List
        label="Couleur"
        options={[[ALL, 'toutes'], ...CARD_COLORS.map((color) => [color, COLOR_NAMES[color]] as const)]}
        value={filter.color ?? ALL}
        set={(color) => dispatch({ kind: 'filter', filter: { color: color === ALL ? undefined : color } })}
      />
      <List
        label="Moment"
        options={[[ALL, 'tous'], ...CARD_MOMENTS.map((one) => [one, CARD_MOMENT_NAMES[one]] as const)]}
        value={filter.moment ?? ALL}
        set={(one) => dispatch({ kind: 'filter', filter: { moment: one === ALL ? undefined : one } })}
      />
      <List
        label="Cible"
        options={[[ALL, 'toutes'], ...CARD_TARGETS.map((target) => [target, TARGET_NAMES[target]] as const)]}
        value={filter.target ?? ALL}
        set={(target) => dispatch({ kind: 'filter', filter: { target: target === ALL ? undefined : target } })}
      />
      <List
        label="Peuple touché"
        options={[[ALL, 'tous'], ...PEOPLES.map((people) => [people, PEOPLE_NAMES[people]] as const)]}
        value={filter.people ?? ALL}
        set={(people) => dispatch({ kind: 'filter', filter: { people: people === ALL ? undefined : people } })}
      />
      <label class="cards-tick">
        <input
          type="checkbox"
          checked={filter.playable}
          onChange={(event) => dispatch({ kind: 'filter', filter: { playable: event.currentTarget.checked } })}
        />
        seulement celles qui se jouent maintenant
      </label>
      <p class="row cards-count">
        <span role="status">{countSentence(shown)}</span>{' '}
        <button
          type="button"
          class="boxed cards-button"
          hidden={!isFiltered}
          onClick={() => {
            dispatch({ kind: 'no-filter' });
            // This button goes.
            field.current?.focus();
          }}
        >
          Tout montrer
        </button>
      </p>
    </search>
  );
}
