import { errorCode } from '../server/log/error-code.ts';

/** Thrown where the database file is damaged: it is never used silently (P9). */
export class DamagedDatabase extends Error {
  constructor(file: string, found: string) {
    super(
      `Berkas basis data rusak (${file}): ${found.replaceAll(/\s+/g, ' ')}. Simpan folder data ini apa adanya, lalu pulihkan pencadangan terakhir: npm run restore -- BERKAS.`,
    );
    this.name = 'DamagedDatabase';
  }
}

/** The same for what SQLite meets while it reads; undefined for every other error. */
export function damageIn(error: unknown, file: string): DamagedDatabase | undefined {
  if (error instanceof DamagedDatabase) return error;
  const code = errorCode(error) ?? '';
  return /^SQLITE_(NOTADB|CORRUPT)/.test(code) ? new DamagedDatabase(file, code) : undefined;
}
