import type { KeteranganHasil } from '@spmb/shared/seleksi/keterangan-hasil.ts';

/** How an applicant stood who came first of two for one seat. */
export const keteranganUji: KeteranganHasil = {
  nilai: { prestasi: 500, rapor: 3200, teori: 2800, wawancara: 1625 },
  akhir: 8125,
  kursi: 'afirmasi',
  pilihan: [
    {
      program: 'rpl',
      ke: 1,
      pagu: 1,
      peringkat: 1,
      dari: 2,
      nilai_terendah: 8125,
      penentu: 'nilai',
    },
  ],
};
