/** The PATH on which the tools of `npm ci` come first: what `npm run` gives its own command, for those that a script starts. */
import { delimiter, resolve } from 'node:path';

export const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env.PATH}`;
