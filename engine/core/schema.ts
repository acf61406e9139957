/** Reading a state by its form. Apart from `input.ts`, so that pages that read no state go without valibot. */
import * as v from 'valibot';
import { type Checked, shown } from './input.ts';

export type FormFault = Extract<Checked<never>, { readonly ok: false }>;

export const formFault = (field: string, because: string): FormFault => ({ ok: false, field, because });

/** A state as its form says, its generator one that moves on; or the first fault of it, as one sentence that names the field. */
export function readForm<Form extends v.GenericSchema<unknown, { readonly random: readonly number[] }>>(
  form: Form,
  input: unknown,
): Checked<v.InferOutput<Form>> {
  const read = v.safeParse(form, input, { abortEarly: true });
  if (read.success) {
    if (read.output.random.some((one) => one !== 0)) return { ok: true, value: read.output };
    return formFault('random', 'random attend quatre nombres qui ne soient pas tous nuls.');
  }
  const [{ path, type, expected, input: found, message }] = read.issues;
  const field = (path ?? []).map(({ key }) => String(key).slice(0, 40)).join('.');
  const subject = field === '' ? 'L’état' : field;
  if (type === 'strict_object' && expected === 'never') return formFault(field, `Le champ ${shown(field)} de l’état est inconnu.`);
  return formFault(field, found === undefined ? `${subject} manque.` : `${subject} ${message}, pas ${shown(found)}.`);
}

export const OBJECT = 'attend un objet';

/** An object of these entries and no other. */
export const fields = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject(entries, OBJECT);

/** Both bounds taken. */
export const integer = (least: number, most: number) => {
  const message = `attend un nombre entier de ${least} à ${most}`;
  return v.pipe(v.number(message), v.integer(message), v.minValue(least, message), v.maxValue(most, message));
};

export const list = <Item extends v.GenericSchema>(item: Item, most: number) => {
  const message = `attend une liste de ${most} éléments au plus`;
  return v.pipe(v.array(item, message), v.maxLength(most, message));
};

/** One of the texts `taken`. */
export const pick = <const Texts extends readonly string[]>(taken: Texts) => v.picklist(taken, `attend ${taken.join(', ')}`);

const WORD = 2 ** 31;
const word = integer(-WORD, WORD - 1);

/** The generator that a state carries. */
export const RANDOM = v.strictTuple([word, word, word, word], 'attend quatre nombres');
