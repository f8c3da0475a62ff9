import { instantOf, localDate } from '@spmb/shared/kernel/zone.ts';
import { perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { perkirakan } from '@spmb/shared/verifikasi/perkiraan.ts';
import type { AngkaVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { and, count, desc, eq, gte, inArray, min } from 'drizzle-orm';
import { idsFrom } from '../../../db/new-id.ts';
import { ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { berkas, peralihanBerkas } from '../../pendaftaran/berkas.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { pemeriksaan } from '../pemeriksaan/pemeriksaan.table.ts';
import { statusAntrean } from './daftar-status.ts';
import { isBelumDiperbaiki } from './saringan.queries.ts';
import { countUsulan } from './usulan.queries.ts';

/** Figures of the queue as they stand. */
export async function hitungAngka(read: Reader, nowMs: number): Promise<AngkaVerifikasi> {
  const school = await findSekolah(read);
  const zona = school?.zona ?? 'WIB';
  const today = localDate(nowMs, zona);
  const byStatus = await read
    .select({
      status: peserta.status,
      jumlah: count(),
      tertua_ms: min(berkas.dikirim_ms),
    })
    .from(peserta)
    .leftJoin(berkas, ofSchool(berkas, eq(berkas.peserta_id, peserta.id)))
    .where(ofSchool(peserta, inArray(peserta.status, [...statusAntrean])))
    .groupBy(peserta.status);
  const open = byStatus.filter(({ status }) => status !== perbaikan);
  const menunggu = open.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const oldest = open.flatMap(({ tertua_ms }) => tertua_ms ?? []);
  const [late] = await read
    .select({ jumlah: count() })
    .from(peserta)
    .innerJoin(pemeriksaan, ofSchool(pemeriksaan, eq(pemeriksaan.peserta_id, peserta.id)))
    .where(ofSchool(peserta, isBelumDiperbaiki(nowMs)));
  const { id, peristiwa, akun_id, nama } = peralihanBerkas;
  const isToday = and(gte(id, idsFrom(instantOf(today, '00:00', zona))), eq(peristiwa, 'verifikasi'));
  const hari_ini = await read
    .select({ nama, jumlah: count() })
    .from(peralihanBerkas)
    .where(ofSchool(peralihanBerkas, isToday))
    .groupBy(akun_id, nama)
    .orderBy(desc(count()), nama);
  const decided = hari_ini.reduce((sum, { jumlah }) => sum + jumlah, 0);
  const tutup = school?.tanggal_selesai ?? null;
  const { tanggal, cukup } = perkirakan(menunggu, decided, today, tutup);
  return {
    menunggu,
    tertua_ms: oldest.length > 0 ? Math.min(...oldest) : null,
    dikembalikan: byStatus.find(({ status }) => status === perbaikan)?.jumlah ?? 0,
    belum_diperbaiki: late?.jumlah ?? 0,
    usulan: await countUsulan(read, statusAntrean),
    hari_ini,
    perkiraan: tanggal,
    tutup,
    cukup,
  };
}
