import type { Letter } from '@spmb/shared/sync/stream/letter.ts';
import { index, instant, integer, json, primaryKey, table, text, uniqueIndex } from '../../../db/columns.ts';
import { keyFields, whenGone } from '../../../db/relations.ts';

/** Paket: immutable, one version per build of a schedule and session. */
export const paket = table(
  'paket',
  {
    sekolah_id: text().notNull(),
    /** SHA-256 of the body, base64url. */
    id: text().notNull(),
    jadwal_ujian_id: text().notNull(),
    tanggal: text().notNull(),
    jadwal_ujian_sesi_id: text().notNull(),
    versi: integer().notNull(),
    /** What it was built from: versions of banks and the counts of the schedule. Equal inputs need no new build. */
    sidik: text().notNull(),
    /** The downloadable body (SealedPaket), exact text. */
    isi: text().notNull(),
    /** Key of the build, sealed with the server's key. */
    kunci_tersegel: text().notNull(),
    /** Question ids per bank by nomor, and how many are drawn of each. */
    bagian: json<{ butir: string[]; jumlah: number }[]>().notNull(),
    /** Letters of the options that may be shown in any order, by question; one that keeps its order is absent. */
    opsi: json<Record<string, string>>().notNull().default({}),
    /** Right answers; never leave the server. */
    kunci_jawaban: json<Record<string, Letter>>().notNull(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.id] }),
    uniqueIndex('paket_versi').on(
      t.sekolah_id,
      t.jadwal_ujian_id,
      t.tanggal,
      t.jadwal_ujian_sesi_id,
      t.versi,
    ),
  ],
);

/** Encrypted images of paket, by the hash of their ciphertext; the bytes lie in the data folder. */
export const paketGambar = table(
  'paket_gambar',
  {
    sekolah_id: text().notNull(),
    alamat: text().notNull(),
    paket_id: text().notNull(),
    ukuran: integer().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.alamat] }),
    index('paket_gambar_paket').on(t.sekolah_id, t.paket_id),
  ],
);

keyFields(['paket_id', 'paket_undian'], paket);
// Copies that are made again when they are asked for; what no attempt needs is swept.
whenGone(paket, { jadwal_ujian_id: 'tetap', jadwal_ujian_sesi_id: 'tetap' });
whenGone(paketGambar, { paket_id: 'tetap' });
