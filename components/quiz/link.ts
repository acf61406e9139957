/**
 * A series as the fragment of an address: `#serie=club-1`, `#serie=club-1&v=2&battre=7`. The same word and edition ask the same ten questions everywhere; without
 * an edition it is the first. `battre`: the score of whoever sent it.
 */
import type { Checked } from '#engine/core/input.ts';
import { begins, marked, unmarked } from '#engine/core/link.ts';

const KEY = 'serie';
const EDITION = 'v';
const TO_BEAT = 'battre';
/** Questions of a series. */
export const COUNT = 10;

/** Letters, digits and hyphens. */
const WORD = /^[\p{L}\d-]{1,40}$/u;
const WHOLE = /^\d{1,4}$/;
/** A number to a tenth at most. */
const SCORE = /^\d{1,3}(\.\d)?$/;

export interface Series<Edition extends number = number> {
  readonly word: string;
  readonly edition: Edition;
  /** A score, as the page counts it; undefined where nobody sent one. */
  readonly toBeat?: number | undefined;
}

/** What a page asks: by its editions, the last one last; `most`: the highest score there is, both ends included. */
export interface Asks<Edition extends number = number> {
  readonly editions: readonly Edition[];
  readonly most: number;
}

export const isSeries = (fragment: string): boolean => begins(fragment, `${KEY}=`);

export function formatSeries({ word, edition, toBeat }: Series): string {
  const version = edition === 1 ? '' : `&${EDITION}=${edition}`;
  return marked(`${KEY}=${encodeURIComponent(word)}${version}${toBeat === undefined ? '' : `&${TO_BEAT}=${Math.round(10 * toBeat) / 10}`}`);
}

export function parseSeries<Edition extends number>(fragment: string, { editions, most }: Asks<Edition>): Checked<Series<Edition>> {
  const no = (because: string) => ({ ok: false, field: KEY, because }) as const;
  const link = unmarked(fragment);
  if (!link.ok) return no(link.because);
  const params = new URLSearchParams(link.text);
  const word = params.get(KEY) ?? '';
  if (!WORD.test(word)) return no('Le mot d’une série a 1 à 40 lettres, chiffres ou traits d’union : ce lien ne l’a pas.');
  const version = params.get(EDITION) ?? '1';
  const edition = editions.find((one) => String(one) === version);
  if (edition === undefined)
    return no(
      WHOLE.test(version)
        ? 'Ce lien vient d’une version plus récente du site : rechargez la page pour l’ouvrir.'
        : 'Ce lien de série est abîmé : demandez-le de nouveau, ou prenez une autre série.',
    );
  const score = params.get(TO_BEAT);
  if (score === null) return { ok: true, value: { word, edition } };
  if (!SCORE.test(score) || Number(score) > most) return no('Le score à battre de ce lien est abîmé : demandez le lien de nouveau.');
  return { ok: true, value: { word, edition, toBeat: Number(score) } };
}

/** The word of a day, the same for everybody who lives it: « jour-2026-11-22 ». */
export function dayWord(day: Date): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  return `jour-${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}`;
}

/** The questions of the day, by the calendar of who looks. */
export const isOfToday = (series: Series | undefined): boolean => series?.word === dayWord(new Date());

/** « du 22 novembre 2026 » of a day's word; « « club-1 » » of another. */
export function seriesName(word: string): string {
  const [, year, month, day] = /^jour-(\d{4})-(\d\d)-(\d\d)$/.exec(word) ?? [];
  if (day === undefined) return `« ${word} »`;
  const date = new Date(Number(year), Number(month) - 1, Number(day));
  if (dayWord(date) !== word) return `« ${word} »`;
  return `du ${date.toLocaleDateString('fr', { day: 'numeric', month: 'long', year: 'numeric' })}`;
}
