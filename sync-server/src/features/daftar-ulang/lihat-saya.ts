import { batasDaftarUlang } from '@spmb/shared/daftar-ulang/masa.ts';
import { bolehBeralih } from '@spmb/shared/daftar-ulang/peralihan.ts';
import type { BerkasDaftarUlang, DaftarUlangSaya } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import type { Context } from '../../context.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { getPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { baca } from './berhak.ts';
import type { RowDaftarUlang } from './daftar-ulang.queries.ts';

/** Where an applicant's own re-registration stands. Throws NotFound for who has no form. */
export async function lihatSaya(
  { store: { read }, clock, zona }: Context,
  pesertaId: string | null,
): Promise<DaftarUlangSaya> {
  const nowMs = clock.nowMs();
  const pengaturan = await getPengaturan(read, 'daftar_ulang');
  const own = await getPendaftar(read, pesertaId);
  const found = await baca(read, nowMs, own);
  const keadaan = 'keadaan' in found ? found.keadaan : undefined;
  const batas = keadaan ? keadaan.batas : batasDaftarUlang(pengaturan, null, await zona());
  const row = keadaan?.row;
  return {
    kelayakan: found.kelayakan,
    nama: own.nama,
    jurusan: keadaan?.hasil.jurusan ?? '',
    status: keadaan?.status ?? null,
    mulai_ms: batas?.mulai_ms ?? null,
    batas_ms: batas?.batas_ms ?? null,
    terbuka:
      found.kelayakan === 'berhak' &&
      keadaan !== undefined &&
      batas !== null &&
      bolehBeralih(keadaan.status, 'terkirim', 'pendaftar') &&
      nowMs >= batas.mulai_ms &&
      nowMs < batas.batas_ms,
    koperasi_wajib: pengaturan.koperasi_wajib,
    ...berkasOf(row),
    verifikasi_keterangan: row?.keterangan ?? '',
    dikirim_ms: row?.dikirim_ms ?? null,
    versi: row?.versi ?? 0,
    server_ms: nowMs,
  };
}

/** Address of a stored file; '' where there is none. */
export const alamat = (name: string | null | undefined): string => (name ? `/api/media/${name}` : '');

/** What was handed in, as it is read. */
export const berkasOf = (row: RowDaftarUlang | null | undefined): BerkasDaftarUlang => ({
  daftar_ulang_dokumen: alamat(row?.daftar_ulang_dokumen),
  koperasi_dokumen: alamat(row?.koperasi_dokumen),
  koperasi_status: row?.koperasi_status ?? false,
});
