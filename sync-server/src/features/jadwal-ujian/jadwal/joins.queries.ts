import { byId } from '../../../db/of-school.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { jadwalUjian, jadwalUjianPeserta, jadwalUjianSesi } from './jadwal-ujian.table.ts';

/** What a participant's row names. */
export const pesertaOfBaris = byId(peserta, jadwalUjianPeserta.peserta_id);
export const jadwalOfBaris = byId(jadwalUjian, jadwalUjianPeserta.jadwal_ujian_id);
export const sesiOfBaris = byId(jadwalUjianSesi, jadwalUjianPeserta.jadwal_ujian_sesi_id);
