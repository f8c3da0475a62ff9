import type { Zone } from '@spmb/shared/kernel/zone.ts';
import type { AngkaVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { formatDate, formatInstant } from '../../../shell/format-date.ts';

/** The queue in plain words: since when somebody waits, who decided how much today, and when nobody waits any more. */
export function kataAntrean(angka: AngkaVerifikasi, zona: Zone): string[] {
  const { tertua_ms, hari_ini } = angka;
  const by = hari_ini.map(({ nama, jumlah }) => `${nama} ${jumlah.toLocaleString('id-ID')}`);
  return [
    ...(tertua_ms === null ? [] : [`Yang terlama menunggu sejak ${formatInstant(tertua_ms, zona)}.`]),
    by.length === 0 ? 'Hari ini belum ada berkas yang diputus.' : `Diputus hari ini: ${by.join(', ')}.`,
    ...kataPerkiraan(angka),
  ];
}

function kataPerkiraan({ menunggu, perkiraan, tutup, cukup }: AngkaVerifikasi): string[] {
  if (menunggu === 0 || perkiraan === null) return [];
  const end = `Dengan laju hari ini, antrean habis ${formatDate(perkiraan)}`;
  if (tutup === null || cukup === null) return [`${end}.`];
  return [
    cukup
      ? `${end}, tidak lewat dari hari penutupan ${formatDate(tutup)}.`
      : `${end}, sesudah hari penutupan ${formatDate(tutup)}: tambah pemeriksa atau jam kerja.`,
  ];
}
