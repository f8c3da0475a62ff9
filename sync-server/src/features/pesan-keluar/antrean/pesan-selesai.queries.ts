import { inArray, lt, type SQL } from 'drizzle-orm';
import type { KeadaanPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import { ofSchool } from '../../../db/of-school.ts';
import { pesanKeluar } from './pesan-keluar.table.ts';

/** Where nothing is sent, awaited or decided any more. */
const selesai: readonly KeadaanPesan[] = ['terkirim', 'gagal', 'sampai', 'dibaca', 'dibatalkan'];

/** A message that came to its end before an instant. */
export const isPesanSelesai = (sebelumMs: number): SQL =>
  ofSchool(pesanKeluar, inArray(pesanKeluar.keadaan, [...selesai]), lt(pesanKeluar.diubah_ms, sebelumMs));
