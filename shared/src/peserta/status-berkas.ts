/** What the status of a file is called, by its code. */
export const kataStatusBerkas = [
  'Draf',
  'Pengajuan',
  'Perbaikan Berkas',
  'Pengajuan Perbaikan',
  'Berkas Diterima',
  'Berkas Ditolak',
  'Cabut Berkas',
] as const;

/** The colours of a file's status; blue: takes part in exams only. */
export type NadaBerkas = 'grey' | 'amber' | 'green' | 'red' | 'blue';

const nada: readonly NadaBerkas[] = ['grey', 'grey', 'amber', 'amber', 'green'];

/** Colour of a file's status wherever it is shown, by its code; "all others red" (1 §2). */
export const nadaBerkas = (status: number | null): NadaBerkas =>
  status === null ? 'blue' : (nada[status] ?? 'red');

/** The status of a participant's file in words; null: takes part in exams only. */
export const statusBerkasText = (status: number | null): string =>
  (status === null ? undefined : kataStatusBerkas[status]) ?? 'Peserta ujian';
