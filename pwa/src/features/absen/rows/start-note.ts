import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { ditahanWords, kodeBelumDibukaText } from '@spmb/shared/absen/mulai-tanpa-server.ts';

/** An exam that began without the server and waits for staff; once its time is over only its answers do. */
export const isHeldStart = ({ ditahan, keadaan }: AbsenRow): boolean =>
  ditahan !== null && keadaan === 'mengerjakan';

/** Somebody works without the server with a code that nobody had seen. */
export const isUnseenCode = ({ kode_belum_dibuka, status }: AbsenRow): boolean =>
  kode_belum_dibuka && status === 'SEDANG MENGERJAKAN';

export interface StartNote {
  tone: 'red' | 'violet';
  text: string;
  /** Where there is room for a few words only. */
  short: string;
}

const shortWords: Record<NonNullable<AbsenRow['ditahan']>, string> = {
  terlalu_dini: 'mulai terlalu dini',
  tanpa_bukti: 'kode tidak terbukti',
  ruang_ditutup: 'tiba setelah tutup',
  soal_hilang: 'lembar soal hilang',
};

/** What is wrong with a start without the server, the worst first. */
export function listStartNotes(row: AbsenRow): StartNote[] {
  const notes: StartNote[] = [];
  if (row.kode_belum_dibuka)
    notes.push({ tone: 'red', text: kodeBelumDibukaText, short: 'kode belum dibuka' });
  if (row.ditahan !== null && isHeldStart(row)) {
    const text = `Menunggu persetujuan panitia: ${ditahanWords[row.ditahan]}`;
    notes.push({ tone: 'violet', text, short: shortWords[row.ditahan] });
  }
  return notes;
}
