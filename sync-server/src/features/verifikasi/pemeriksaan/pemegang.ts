import type { Pemeriksa, Usulan } from '@spmb/shared/verifikasi/rekam.ts';
import type { pemeriksaan } from './pemeriksaan.table.ts';

type Row = typeof pemeriksaan.$inferSelect;

/** Who has a file now, as `akunId` is told; null: nobody. */
export const pemeriksaDari = (
  row: Pick<Row, 'akun_id' | 'nama' | 'sampai_ms'> | undefined | null,
  akunId: string,
  nowMs: number,
): Pemeriksa | null =>
  row?.akun_id && row.sampai_ms > nowMs
    ? { nama: row.nama, saya: row.akun_id === akunId, sampai_ms: row.sampai_ms }
    : null;

/** The rejection that is proposed for the submission `ke`; what was said of an earlier one holds no more. */
export function usulanDari(
  row: Pick<Row, 'usulan' | 'usulan_ke'> | undefined | null,
  ke: number,
  akunId: string,
): Usulan | null {
  if (!row?.usulan || row.usulan_ke !== ke) return null;
  const { akun_id, nama, alasan_kode, pesan, dibuat_ms } = row.usulan;
  return { nama, saya: akun_id === akunId, alasan_kode, pesan, dibuat_ms };
}
