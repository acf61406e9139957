/** « Combien de chances ? » of Zargo's Lords, away from the page. */
import { serveGuesses } from '#components/quiz/guess/serve.ts';
import { GUESSES } from './spec.ts';

serveGuesses(GUESSES);
