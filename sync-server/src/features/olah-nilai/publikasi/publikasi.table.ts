import type { AngkaProgram } from '@spmb/shared/seleksi/banding.ts';
import { boolean, instant, integer, json, primaryKey, table, text } from '../../../db/columns.ts';
import { keyFields, whenGone } from '../../../db/relations.ts';
import { akun } from '../../akun/account/akun.table.ts';

/**
 * Acts of publishing; what they made public are the rows of `hasil_seleksi`. The last that stands counts from its instant on, until
 * then the one before it.
 */
export const publikasi = table(
  'publikasi',
  {
    sekolah_id: text().notNull(),
    nomor: integer().notNull(),
    /** The run that was frozen; null: published before there were runs. */
    potret_nomor: integer(),
    /** From this instant on it is public. */
    terbit_ms: instant().notNull(),
    /** When the school's profile announced results then: that is fulfilled by it. A later one is of results to come. */
    profil_ms: instant(),
    /** Counts and lowest scores of programmes as they were. */
    angka: json<AngkaProgram[]>().notNull(),
    akun_id: text(),
    nama: text().notNull(),
    alasan: text().notNull(),
    dibuat_ms: instant().notNull(),
    /** Taken back; null: stands. */
    ditarik_ms: instant(),
    ditarik_akun_id: text(),
    ditarik_nama: text().notNull().default(''),
    ditarik_alasan: text().notNull().default(''),
    /** Taken back by the next act, which stands in its place. */
    diganti: boolean().notNull().default(false),
    /** When it came back with a restored backup, until somebody has looked at it; null: nobody has to. */
    pulih_ms: instant(),
    /** When that backup was made. */
    cadangan_ms: instant(),
  },
  (t) => [primaryKey({ columns: [t.sekolah_id, t.nomor] })],
);

keyFields(['ditarik_akun_id'], akun);
whenGone(publikasi, { akun_id: 'tetap', ditarik_akun_id: 'tetap' });
