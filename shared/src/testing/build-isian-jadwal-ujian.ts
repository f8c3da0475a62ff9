import {
  jadwalUjianResource,
  withJedaMaks,
  type IsianJadwalUjian,
} from '../jadwal-ujian/jadwal-ujian.schema.ts';

/** What a form posts for a schedule, valid by default. */
export function buildIsianJadwalUjian(fields: Record<string, unknown> = {}): Record<string, unknown> {
  return {
    name: 'Matematika',
    program_keahlian_id: null,
    master_soal_id_1: 'bank-1',
    jumlah_soal_1: 20,
    tanggal: '2025-07-02',
    jumlah_soal: 20,
    waktu: 60,
    ...fields,
  };
}

/** The same as the server understands it. */
export const parseIsianJadwalUjian = (fields: Record<string, unknown> = {}): IsianJadwalUjian =>
  withJedaMaks(jadwalUjianResource.fields.parse(buildIsianJadwalUjian(fields)));
