import type { AbsenRow } from '@spmb/shared/absen/absen-row.ts';
import { ditahanWords, kodeBelumDibukaText } from '@spmb/shared/absen/mulai-tanpa-server.ts';

/** An exam that began without the server and waits for staff; once its time is over only its answers do. */
export const isHeldStart = ({ ditahan, keadaan }: AbsenRow): boolean =>
  ditahan !== null && keadaan === 'mengerjakan';

export interface StartNote {
  tone: 'red' | 'violet';
  text: string;
}

/** What is wrong with a start without the server, the worst first. */
export function listStartNotes(row: AbsenRow): StartNote[] {
  const notes: StartNote[] = [];
  if (row.kode_belum_dibuka) notes.push({ tone: 'red', text: kodeBelumDibukaText });
  if (row.ditahan !== null && isHeldStart(row))
    notes.push({ tone: 'violet', text: `Menunggu persetujuan panitia: ${ditahanWords[row.ditahan]}` });
  return notes;
}
