import type { BarisPeserta, KolomImport } from './import-peserta.schema.ts';

/** A stored participant as an import compares it. A field that is left out is not compared. */
export type PesertaTersimpan = Readonly<
  { id: string; nomor_peserta: string } & Partial<
    Record<Exclude<KolomImport, 'nomor_peserta' | 'kata_sandi'>, string | null>
  >
>;

/** Stored participants by what they log in with: nomor_peserta without regard to case, and NISN. */
export class MasukIndex {
  readonly #byNomor = new Map<string, PesertaTersimpan>();
  readonly #byNisn = new Map<string, PesertaTersimpan[]>();

  constructor(existing: readonly PesertaTersimpan[]) {
    for (const stored of existing) {
      this.#byNomor.set(stored.nomor_peserta.toLowerCase(), stored);
      if (!stored.nisn) continue;
      const sameNisn = this.#byNisn.get(stored.nisn);
      if (sameNisn) sameNisn.push(stored);
      else this.#byNisn.set(stored.nisn, [stored]);
    }
  }

  /** The stored participant a row means, undefined if it is a new one, or a sentence why that cannot be told. */
  find(row: BarisPeserta): PesertaTersimpan | string | undefined {
    const byNomor = this.#byNomor.get(row.nomor_peserta.toLowerCase());
    const others = [
      ...(this.#byNisn.get(row.nomor_peserta) ?? []),
      ...(row.nisn === '' ? [] : (this.#byNisn.get(row.nisn) ?? [])),
      ...(row.nisn === '' ? [] : [this.#byNomor.get(row.nisn)]),
    ].filter((stored) => stored !== undefined);
    const found = byNomor ?? others[0];
    if (found === undefined) return undefined;
    const other = others.find(({ id }) => id !== found.id);
    // Two stored participants may share an NISN; the number then says which of them is meant.
    if (other !== undefined && !(byNomor !== undefined && byNomor.nisn === other.nisn)) {
      return `Nomor peserta ${row.nomor_peserta} dan NISN ${row.nisn || row.nomor_peserta} menunjuk dua peserta berbeda: ${describe(found)} dan ${describe(other)}. Periksa keduanya.`;
    }
    if (row.nisn !== '' && found.nisn && found.nisn !== row.nisn) {
      return `Nomor peserta ${row.nomor_peserta} sudah dipakai ${describe(found)} dengan NISN lain (${found.nisn}). Perbaiki nomor atau NISN-nya.`;
    }
    return found;
  }
}

function describe(stored: PesertaTersimpan): string {
  return `${stored.nama ?? 'peserta lain'} (${stored.nomor_peserta})`;
}
