/** « une erreur ? » under each rule and litige: opens a form in place, whose script and text come only then. */

const LABEL = 'une erreur ?';

function doorOf(article: HTMLElement): HTMLButtonElement {
  const id = article.dataset.rule ?? '';
  const door = document.createElement('button');
  door.type = 'button';
  door.className = 'rule-error';
  door.setAttribute('aria-label', `Une erreur dans ${id} ? La corriger`);
  door.textContent = LABEL;
  door.addEventListener('click', async () => {
    door.textContent = 'un instant…';
    try {
      const { openCorrection } = await import('./open.tsx');
      await openCorrection(article, id, door);
      door.textContent = LABEL;
    } catch {
      door.textContent = 'le texte n’est pas venu : réessayer';
      door.setAttribute('aria-label', `Le texte de ${id} n’est pas venu : réessayer`);
    }
  });
  return door;
}

export function correctionDoors(): void {
  for (const article of document.querySelectorAll<HTMLElement>('.rule[data-rule]')) article.append(doorOf(article));
}
