import { belumUlangText } from '@spmb/shared/absen/mulai-tanpa-server.ts';
import type { BarisRuang, TindakanRuang } from './berita-acara.queries.ts';

/** Whose exam came back from his device after the server was restored, and whose device has not sent again. */
export function describePulih(rows: readonly BarisRuang[], acts: readonly TindakanRuang[]): string[] {
  const back = new Set(
    acts.filter(({ jenis }) => jenis === 'terima_surat').map(({ jadwal_ujian_peserta_id: id }) => id),
  );
  const numbers = (list: readonly BarisRuang[]) => list.map(({ nomor_peserta }) => nomor_peserta).join(', ');
  const returned = rows.filter(({ id }) => back.has(id));
  const waiting = rows.filter(({ ujian }) => ujian?.menunggu_ulang);
  return [
    ...(returned.length > 0
      ? [`Ujian dipulihkan dari perangkat peserta setelah server dipulihkan: ${numbers(returned)}.`]
      : []),
    ...(waiting.length > 0 ? [`${belumUlangText}: ${numbers(waiting)}.`] : []),
  ];
}
