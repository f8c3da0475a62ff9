import type { Pencadangan } from '@spmb/shared/pencadangan/pencadangan.schema.ts';

const sebabWords = {
  manual: 'Dibuat sendiri',
  'sebelum-reset': 'Sebelum reset data pendaftar',
  'sebelum-pulih': 'Sebelum pemulihan',
  malam: 'Malam, otomatis',
  cepat: 'Cepat, selama ujian',
} as const;

/** Why a backup was made. */
export const sebabText = ({ sebab }: Pencadangan): string => (sebab ? sebabWords[sebab] : '–');

/** What a backup holds. */
export const isiText = ({ berkas }: Pencadangan): string =>
  berkas === null ? '–' : berkas === 'dalam' ? 'Data dan semua berkas' : 'Data; berkas di sebelahnya';

/** Where it lies, as far as it was checked there. */
export const tempatText = ({ di_tempat_kedua }: Pencadangan): string =>
  di_tempat_kedua ? 'Server, tempat kedua' : 'Server';

const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A size as people read it: 1,5 MB. */
export function sizeText(bytes: number): string {
  const step = Math.min(units.length - 1, Math.floor(Math.log(Math.max(1, bytes)) / Math.log(1024)));
  const size = (bytes / 1024 ** step).toLocaleString('id-ID', { maximumFractionDigits: step > 1 ? 1 : 0 });
  return `${size} ${units[step] ?? ''}`;
}
