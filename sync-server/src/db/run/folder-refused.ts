import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const restore = 'pulihkan pencadangan: npm run restore -- BERKAS';

/** Thrown where the files of a data folder do not belong together. Its sentence names the way out. */
export class FolderRefused extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'FolderRefused';
  }
}

/** Whether files of a school lie here besides its database. */
export function holdsFiles(dataDir: string): boolean {
  const below = (name: string) =>
    existsSync(join(dataDir, name)) ? readdirSync(join(dataDir, name), { recursive: true }) : [];
  return (
    below('media').some((name) => /[0-9a-f]{64}$/.test(String(name))) ||
    below('pencadangan').some((name) => String(name).endsWith('.zip'))
  );
}

/** Thrown where the school is gone and its key, files or backups are there: an empty one is not begun on top of them. */
export function schoolGone(found: string, dataDir: string): FolderRefused {
  return new FolderRefused(
    `${found}, padahal folder data ini (${dataDir}) pernah dipakai sebuah sekolah. Server tidak memulai sekolah kosong di atasnya. Kembalikan berkas spmb.sqlite dan spmb.sqlite-wal ke folder ini, atau ${restore}. Untuk benar-benar mulai dari awal, pindahkan folder ini ke tempat lain, atau pilih folder lain dengan DATA_DIR.`,
  );
}

/** What may be missing of a school's database, and how it is told. */
const losses = {
  'wal-hilang':
    'Berkas spmb.sqlite-wal tidak ada atau kosong, padahal server terakhir berhenti tanpa sempat memindahkan isinya. Kembalikan berkas itu ke samping spmb.sqlite',
  'wal-rusak':
    'Berkas spmb.sqlite-wal rusak atau terpotong di tengah isi yang sudah pernah tersimpan. Kembalikan salinannya yang utuh ke samping spmb.sqlite',
  'wal-lain':
    'Berkas spmb.sqlite-wal bukan milik spmb.sqlite di sampingnya. Kembalikan pasangan kedua berkas yang benar',
  'basis-lain':
    'Berkas spmb.sqlite bukan yang terakhir dipakai server di folder ini: ada salinan lama atau basis data lain yang menggantikannya, atau spmb.sqlite-wal di sampingnya hilang. Kembalikan berkas yang terakhir dipakai',
};
export type Loss = keyof typeof losses;

/** Thrown where something that was stored is missing. `code` is what accepts exactly this loss. */
export class DataMissing extends FolderRefused {
  constructor(loss: Loss, dataDir: string, code: string) {
    super(
      `${losses[loss]} (${dataDir}), atau ${restore}. Server tidak dijalankan, karena jawaban yang sudah tersimpan dapat hilang. Jika yang hilang memang tidak dapat kembali dan kehilangan itu diterima, jalankan sekali dengan SPMB_TERIMA_KEHILANGAN=${code}; penerimaan itu dicatat.`,
    );
    this.name = 'DataMissing';
  }
}
