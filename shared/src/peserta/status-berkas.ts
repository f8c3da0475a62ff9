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

/** The status of a participant's file in words; null: takes part in exams only. */
export const statusBerkasText = (status: number | null): string =>
  (status === null ? undefined : kataStatusBerkas[status]) ?? 'Peserta ujian';
