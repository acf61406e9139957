import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { z } from 'astro/zod';

/** One chapter a file; its path is its address: `zargos/regles/combats.mdx` is `/zargos/regles/combats/`. */
const chapitres = defineCollection({
  loader: glob({ pattern: '**/*.mdx', base: './content' }),
  schema: z.strictObject({
    titre: z.string(),
    /** The sentence under the title. */
    chapeau: z.string(),
    /** For search engines and link previews: one sentence, at most 160 characters. */
    description: z.string().max(160),
    /** Rank in the chapter list of its group. */
    ordre: z.number(),
    groupe: z.enum(['regles', 'peuples', 'table', 'lecons']),
    /** Of a lesson: how long it takes. */
    minutes: z.number().optional(),
    /** Shown in the chapter list instead of the title when the title is long. */
    court: z.string().optional(),
    /** The page is a tool: it has its own search record, found by these words. */
    outil: z.boolean().default(false),
    questions: z.array(z.string()).default([]),
  }),
});

export const collections = { chapitres };
