import { byId } from '../../../db/of-school.ts';
import { jadwalUjian, jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { operasi, ujian } from './ujian.table.ts';

/** What an attempt names, and the attempt that an operation names. */
export const barisOfUjian = byId(jadwalUjianPeserta, ujian.jadwal_ujian_peserta_id);
export const jadwalOfUjian = byId(jadwalUjian, ujian.jadwal_ujian_id);
export const pesertaOfUjian = byId(peserta, ujian.peserta_id);
export const attemptOfOperation = byId(ujian, operasi.ujian_id);
