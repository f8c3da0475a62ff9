import type { z } from 'zod';
import { getCall, postCall, type FileAnswer } from '../kernel/call.ts';
import type { KeadaanLaporan } from './laporan.ts';
import type { berkasContract, kertasContract, penerimaanContract } from './laporan.schema.ts';

/** What there is to print of the result, by programme. */
export const keadaanLaporan = getCall('/api/laporan', 'lihatLaporan').of<undefined, KeadaanLaporan>();

/** The acceptance report as a page that browsers print on A4 landscape. */
export const laporanPenerimaan = getCall('/api/laporan-penerimaan', 'lihatLaporan').of<
  z.input<typeof penerimaanContract>,
  FileAnswer
>();

/** A paper of the result as PDF; each print is on record. */
export const printLaporan = postCall('/api/laporan-kertas', 'lihatLaporan', { isLong: true }).of<
  z.input<typeof kertasContract>,
  FileAnswer
>();

/** A list of the result as a file; each is on record. */
export const berkasLaporanCall = postCall('/api/laporan-berkas', 'lihatLaporan', { isLong: true }).of<
  z.input<typeof berkasContract>,
  FileAnswer
>();
