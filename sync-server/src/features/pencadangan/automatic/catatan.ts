import { z } from 'zod';

const kept = {
  gagal: z.string().nullable().default(null),
  gagal_sejak_ms: z.number().nullable().default(null),
};
const catatan = z.object({
  mulai_ms: z.number().nullable().default(null),
  server: z.object(kept).prefault({}),
  kedua: z
    .object({
      malam_ms: z.number().nullable().default(null),
      cepat_ms: z.number().nullable().default(null),
      satu_disk: z.boolean().default(false),
      ...kept,
    })
    .prefault({}),
});

/** What became of the backups that this server makes by itself, as far as the folders do not say it. */
export type Catatan = z.output<typeof catatan>;

/** What was saved; a fresh one where nothing was, or nothing that can be read. */
export function parseCatatan(saved: string | undefined): Catatan {
  try {
    return catatan.parse(JSON.parse(saved ?? '{}'));
  } catch {
    return catatan.parse({});
  }
}

/** A try that ended: `words` say why it failed, null that it did not. Since when all fail stays. */
export const endedWith = <T extends { gagal: string | null; gagal_sejak_ms: number | null }>(
  before: T,
  words: string | null,
  nowMs: number,
): T => ({
  ...before,
  gagal: words,
  gagal_sejak_ms: words === null ? null : (before.gagal_sejak_ms ?? nowMs),
});
