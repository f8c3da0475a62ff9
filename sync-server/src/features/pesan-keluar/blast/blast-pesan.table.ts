import type { JenisInformasi } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import { index, instant, integer, primaryKey, table, text } from '../../../db/columns.ts';
import { whenGone } from '../../../db/relations.ts';

/** Blasts that were sent: what was asked for, and what was answered, so that one that is sent again is known. */
export const blastPesan = table(
  'blast_pesan',
  {
    sekolah_id: text().notNull(),
    /** The act, as its messages name it. */
    tindakan: text().notNull(),
    /** Hash of what was asked for. */
    sidik: text().notNull(),
    jenis_informasi: text<JenisInformasi>().notNull(),
    program_keahlian_id: text(),
    pesan: text().notNull(),
    jumlah: integer().notNull(),
    tanpa_tujuan: integer().notNull(),
    berhenti: integer().notNull(),
    sama: integer().notNull(),
    akun_id: text(),
    dibuat_ms: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sekolah_id, t.tindakan] }),
    index('blast_pesan_dibuat').on(t.sekolah_id, t.dibuat_ms),
  ],
);

whenGone(blastPesan, { program_keahlian_id: 'tetap', akun_id: 'tetap' });
