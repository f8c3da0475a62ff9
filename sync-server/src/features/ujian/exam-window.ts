import { sessionSpan } from '@spmb/shared/kernel/zone.ts';
import type { JadwalOfPeserta } from './jadwal-of-peserta.queries.ts';

const minuteMs = 60_000;

/** Instants of a participant's exam row: session start and end, last moment, and until when late answers count. */
export function examWindow(row: Pick<JadwalOfPeserta, 'baris' | 'jadwal' | 'sesi' | 'zona'>) {
  const { mulaiMs, selesaiMs } = sessionSpan(
    row.baris.tanggal,
    row.sesi.jam_mulai,
    row.sesi.jam_selesai,
    row.zona,
  );
  const endOfDayMs = sessionSpan(row.baris.tanggal, '00:00', '23:59', row.zona).selesaiMs;
  const toleransiMs = row.jadwal.toleransi_menit * minuteMs;
  const terimaSampaiMs =
    row.jadwal.toleransi_kirim === null
      ? Math.max(endOfDayMs, selesaiMs + toleransiMs + 2 * 60 * minuteMs)
      : selesaiMs + toleransiMs + row.jadwal.toleransi_kirim * minuteMs;
  return { mulaiMs, selesaiMs, toleransiMs, terimaSampaiMs };
}
