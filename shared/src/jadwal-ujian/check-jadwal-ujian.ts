import type { IsianJadwalUjian } from './jadwal-ujian.schema.ts';

/** Field name → sentence; empty where everything holds. */
export type Kesalahan = Record<string, string>;

/**
 * What must hold between the fields of a schedule. Source: exam protocol, paket (counts, banks) and time
 * (`jeda_maks` 0 is the policy "jalan terus", more is "jeda").
 */
export function checkJadwalUjian(jadwal: IsianJadwalUjian): Kesalahan {
  const kesalahan: Kesalahan = {};
  const jumlah = jadwal.jumlah_soal_1 + jadwal.jumlah_soal_2;
  if (jadwal.jumlah_soal !== jumlah) {
    kesalahan['jumlah_soal'] =
      `Jumlah soal harus ${jumlah}: ${jadwal.jumlah_soal_1} dari bank pertama dan ${jadwal.jumlah_soal_2} dari bank kedua.`;
  }
  if (jadwal.master_soal_id_2 === null && jadwal.jumlah_soal_2 > 0) {
    kesalahan['master_soal_id_2'] = 'Pilih bank soal kedua, atau isi jumlah soalnya 0.';
  }
  if (jadwal.master_soal_id_2 !== null && jadwal.jumlah_soal_2 === 0) {
    kesalahan['jumlah_soal_2'] = 'Isi jumlah soal dari bank kedua, atau kosongkan bank kedua.';
  }
  if (jadwal.master_soal_id_2 === jadwal.master_soal_id_1) {
    kesalahan['master_soal_id_2'] =
      'Bank soal kedua sama dengan yang pertama. Pilih bank lain, atau kosongkan.';
  }
  if (jadwal.kebijakan_waktu === 'jalan_terus' && jadwal.jeda_maks !== 0) {
    kesalahan['jeda_maks'] =
      'Waktu jalan terus tidak mengenal jeda. Isi 0, atau pilih waktu berhenti saat gangguan.';
  }
  if (jadwal.kebijakan_waktu === 'jeda' && jadwal.jeda_maks === 0) {
    kesalahan['jeda_maks'] = 'Isi paling sedikit 1 menit, atau pilih waktu jalan terus.';
  }
  if (jadwal.menit_minimum_selesai > jadwal.waktu) {
    kesalahan['menit_minimum_selesai'] = `Tidak boleh lebih dari lama ujian (${jadwal.waktu} menit).`;
  }
  return kesalahan;
}

/**
 * Whether the banks hold what the schedule draws. `siapOf` gives the number of ready items of a bank, undefined
 * where there is no such bank.
 */
export function checkBankSoal(
  jadwal: IsianJadwalUjian,
  siapOf: (bankId: string) => number | undefined,
): Kesalahan {
  const kesalahan: Kesalahan = {};
  const check = (bankId: string | null, jumlah: number, nomor: 1 | 2) => {
    if (bankId === null) return;
    const siap = siapOf(bankId);
    if (siap === undefined) {
      kesalahan[`master_soal_id_${nomor}`] = 'Bank soal ini tidak ada lagi. Pilih bank lain.';
    } else if (siap < jumlah) {
      kesalahan[`jumlah_soal_${nomor}`] =
        `Bank soal ini baru berisi ${siap} soal siap. Kurangi jumlahnya, atau tambah soal.`;
    }
  };
  check(jadwal.master_soal_id_1, jadwal.jumlah_soal_1, 1);
  check(jadwal.master_soal_id_2, jadwal.jumlah_soal_2, 2);
  return kesalahan;
}
