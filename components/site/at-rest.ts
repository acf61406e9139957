/** What can wait until the page rests: what stands behind a number or a word, where one is in the page, and the copy kept for later. */
import { keepOffline } from './offline/register.ts';
import { previews } from './preview/preview.ts';
import { markReading } from './reading.ts';

previews();
markReading();
keepOffline();
