import { z } from 'zod';

/** A formula as its author types it (api/master-soal-rumus). */
export const isianRumusContract = z.object({
  /** LaTeX without delimiters. */
  tex: z.string().max(5_000),
  /** On a line of its own. */
  baris: z.boolean(),
});

/** The same formula as sheets show it. */
export const rumusContract = z.object({ mathml: z.string() });
export type Rumus = z.output<typeof rumusContract>;
