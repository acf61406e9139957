/** The island « Les voir venir » : the exact chance to see each card in n draws. */
import { french } from '#components/base/typography.ts';
import { counted, percent } from '#engine/core/french.ts';
import { chanceToSee } from '#engine/core/hypergeometric.ts';
import { CARDS, type Card, pileSize } from '#engine/zargos/data/cards.ts';
import { dispatch, useDesk } from './desk-store.ts';

/** Draws always shown. */
export const DRAWS = [1, 2, 3, 5, 10] as const;

export function Chances() {
  const { draws, moment } = useDesk();
  const pile = pileSize(moment.inPlay);
  const inPile = CARDS.filter((card: Card) => !card.people || moment.inPlay.includes(card.people));
  const counts = [...new Set(inPile.map(({ copies }) => copies))].sort((a, b) => b - a);
  const set = (n: number) => dispatch({ kind: 'draws', draws: n });
  return (
    <div class="cards-chances">
      <div class="cards-draws">
        <label class="cards-list">
          <span>Cartes tirées</span>
          <input
            type="number"
            inputMode="numeric"
            min={1}
            max={pile}
            value={draws}
            onInput={(event) => event.currentTarget.value !== '' && set(event.currentTarget.valueAsNumber)}
          />
        </label>
        <input
          type="range"
          aria-label="Cartes tirées"
          min={1}
          max={pile}
          value={draws}
          onInput={(event) => set(event.currentTarget.valueAsNumber)}
        />
        <p role="status">
          {french(
            `En ${counted(draws, 'tirage')} dans une pile neuve de ${pile} cartes : un Vent de Guerre ${percent(chanceToSee(11, pile, draws))}, une carte unique ${percent(chanceToSee(1, pile, draws))}.`,
          )}
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section class="cards-scroll" tabIndex={0} aria-label="Chances de voir chaque carte">
        <table>
          <caption class="sr">Chance de voir au moins un exemplaire, selon le nombre de cartes tirées</caption>
          <thead>
            <tr>
              <th scope="col">Cartes</th>
              <th scope="col">Ex.</th>
              {DRAWS.map((n) => (
                <th key={n} scope="col">
                  {n}
                </th>
              ))}
              <th scope="col" class="cards-mine">
                {french(`n = ${draws}`)}
              </th>
            </tr>
          </thead>
          <tbody>
            {counts.map((copies) => (
              <tr key={copies}>
                <th scope="row">
                  {inPile
                    .filter((card) => card.copies === copies)
                    .map(({ name }) => name)
                    .join(', ')}
                </th>
                <td>{copies}</td>
                {[...DRAWS, draws].map((n, i) => (
                  <td key={i === DRAWS.length ? 'n' : n} class={i === DRAWS.length ? 'cards-mine' : undefined}>
                    {french(percent(chanceToSee(copies, pile, Math.min(n, pile))))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}
