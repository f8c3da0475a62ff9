import { diterima, pengajuan, pengajuanPerbaikan, perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import {
  and,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  notExists,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { daftarUlang } from '../../daftar-ulang/daftar-ulang.table.ts';
import { berkas, peralihanBerkas } from '../../pendaftaran/berkas.table.ts';
import { permohonan } from '../../permohonan/permohonan.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { sanggahan } from '../../sanggahan/sanggahan.table.ts';
import { hasilSeleksi } from '../../seleksi/seleksi.table.ts';

export const one = { one: sql`1` };

/** An objection of a participant waits for its answer. */
export const adaSanggahan = (read: Reader): SQL =>
  exists(
    read
      .select(one)
      .from(sanggahan)
      .where(ofSchool(sanggahan, eq(sanggahan.peserta_id, peserta.id), isNull(sanggahan.dijawab_ms))),
  );

/** He or the committee has done something on his file from an instant on. */
export const adaTindakan = (read: Reader, sejakMs: number): SQL | undefined => {
  const { peserta_id, dibuat_ms } = peralihanBerkas;
  const writes = read
    .select(one)
    .from(berkas)
    .where(ofSchool(berkas, eq(berkas.peserta_id, peserta.id), gte(berkas.diubah_ms, sejakMs)));
  const acts = read
    .select(one)
    .from(peralihanBerkas)
    .where(ofSchool(peralihanBerkas, eq(peserta_id, peserta.id), gte(dibuat_ms, sejakMs)));
  return or(exists(writes), exists(acts));
};

/**
 * Something about a participant is not decided, or was decided after an instant: his file, its selection, an objection, an
 * application, a re-registration.
 */
export const isTerbuka = (read: Reader, sejakMs: number): SQL | undefined => {
  const hasil = read
    .select(one)
    .from(hasilSeleksi)
    .where(
      ofSchool(hasilSeleksi, eq(hasilSeleksi.peserta_id, peserta.id), lt(hasilSeleksi.terbit_ms, sejakMs)),
    );
  const applies = read
    .select(one)
    .from(permohonan)
    .where(
      ofSchool(
        permohonan,
        eq(permohonan.peserta_id, peserta.id),
        inArray(permohonan.keadaan, ['PENGAJUAN', 'PERBAIKAN']),
      ),
    );
  const returns = read
    .select(one)
    .from(daftarUlang)
    .where(
      ofSchool(
        daftarUlang,
        eq(daftarUlang.peserta_id, peserta.id),
        or(inArray(daftarUlang.status, ['terkirim', 'perbaikan']), gte(daftarUlang.diubah_ms, sejakMs)),
      ),
    );
  return or(
    // Of whoever was imported no file has a status, so that nothing of it waits.
    and(
      isNotNull(peserta.status),
      or(
        inArray(peserta.status, [pengajuan, perbaikan, pengajuanPerbaikan]),
        and(eq(peserta.status, diterima), notExists(hasil)),
      ),
    ),
    exists(applies),
    exists(returns),
    adaSanggahan(read),
    adaTindakan(read, sejakMs),
  );
};
