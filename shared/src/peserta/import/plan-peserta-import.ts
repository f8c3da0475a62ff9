import { KOLOM_IMPORT, type BarisPeserta, type Perubahan } from './import-peserta.schema.ts';
import { MasukIndex, type PesertaTersimpan } from './masuk-index.ts';

/** What an import does with one row. `id` is the stored participant's. */
export type RencanaPeserta =
  | { tindakan: 'baru'; peserta: BarisPeserta }
  | { tindakan: 'diperbarui'; peserta: BarisPeserta; id: string; perubahan: Perubahan[] }
  | { tindakan: 'sama'; peserta: BarisPeserta; id: string }
  | { tindakan: 'dilewati'; peserta: BarisPeserta; alasan: string };

export interface ImportOptions {
  /** Whether a password of the file replaces the one of an account that exists. By default it stays: its owner may have changed it. */
  gantiKataSandi?: boolean;
}

/**
 * Decides for every row of a file whether it is new, changes a stored participant, changes nothing, or is left
 * out and why. Participants are matched by nomor_peserta, then NISN, since both are login names. Of two rows for
 * one person the first counts. A blank field never erases a stored one. Linear in rows and stored participants.
 */
export function planPesertaImport(
  rows: readonly BarisPeserta[],
  existing: readonly PesertaTersimpan[],
  options: ImportOptions = {},
): RencanaPeserta[] {
  return rows.map(buildPesertaPlanner(existing, options));
}

/** As `planPesertaImport`, one row at a time in the file's order: for callers that give way to others in between. */
export function buildPesertaPlanner(
  existing: readonly PesertaTersimpan[],
  options: ImportOptions = {},
): (peserta: BarisPeserta) => RencanaPeserta {
  const index = new MasukIndex(existing);
  const rowOfLogin = new Map<string, number>();
  const rowOfId = new Map<string, number>();
  return (peserta) => {
    const repetition = findRepetition(peserta, rowOfLogin);
    if (repetition !== undefined) return { tindakan: 'dilewati', peserta, alasan: repetition };
    const found = index.find(peserta);
    if (found === undefined) return { tindakan: 'baru', peserta };
    if (typeof found === 'string') return { tindakan: 'dilewati', peserta, alasan: found };
    const earlier = rowOfId.get(found.id);
    if (earlier !== undefined) {
      const alasan = `Peserta ini sudah ada di baris ${earlier}; baris pertama yang dipakai.`;
      return { tindakan: 'dilewati', peserta, alasan };
    }
    rowOfId.set(found.id, peserta.baris);
    const perubahan = listPerubahan(peserta, found, options);
    return perubahan.length === 0
      ? { tindakan: 'sama', peserta, id: found.id }
      : { tindakan: 'diperbarui', peserta, id: found.id, perubahan };
  };
}

/** Claims the row's login names; tells which earlier row has one of them. */
function findRepetition(peserta: BarisPeserta, rowOfLogin: Map<string, number>): string | undefined {
  const nomor = peserta.nomor_peserta.toLowerCase();
  const earlier = rowOfLogin.get(nomor);
  if (earlier !== undefined) {
    return `Nomor peserta ${peserta.nomor_peserta} sudah ada di baris ${earlier}; baris pertama yang dipakai.`;
  }
  const earlierNisn = peserta.nisn === '' ? undefined : rowOfLogin.get(peserta.nisn);
  rowOfLogin.set(nomor, peserta.baris);
  if (peserta.nisn !== '' && earlierNisn === undefined) rowOfLogin.set(peserta.nisn, peserta.baris);
  return earlierNisn === undefined
    ? undefined
    : `NISN ${peserta.nisn} sudah ada di baris ${earlierNisn}; baris pertama yang dipakai.`;
}

function listPerubahan(peserta: BarisPeserta, stored: PesertaTersimpan, options: ImportOptions): Perubahan[] {
  const perubahan: Perubahan[] = [];
  for (const kolom of KOLOM_IMPORT) {
    const baru = peserta[kolom];
    if (baru === '') continue;
    if (kolom === 'kata_sandi') {
      if (options.gantiKataSandi === true)
        perubahan.push({ kolom, lama: '(tersimpan)', baru: '(dari berkas)' });
    } else if (kolom === 'nomor_peserta') {
      if (isNewNomor(peserta, stored)) perubahan.push({ kolom, lama: stored.nomor_peserta, baru });
    } else if (stored[kolom] !== undefined && (stored[kolom] ?? '') !== baru) {
      perubahan.push({ kolom, lama: stored[kolom] ?? '', baru });
    }
  }
  return perubahan;
}

/** A row without a number carries its NISN instead, which must not replace a number given earlier. */
function isNewNomor(peserta: BarisPeserta, stored: PesertaTersimpan): boolean {
  if (peserta.nomor_peserta === peserta.nisn) return false;
  return peserta.nomor_peserta.toLowerCase() !== stored.nomor_peserta.toLowerCase();
}
