/** « Combien de chances ? » of De l'Orc pour les braves, away from the page. */
import { serveGuesses } from '#components/quiz/guess/serve.ts';
import { GUESSES } from './spec.ts';

serveGuesses(GUESSES);
