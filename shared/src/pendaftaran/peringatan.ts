import type { Terisi } from './formulir/field.ts';

/**
 * What does not fit together, though each part may be right: shown, and never a reason to refuse. A NIK carries the birth
 * date as DDMMYY from its seventh digit on, with 40 added to a woman's day. Source: rules on validation.
 */
export function peringatan(terisi: Terisi): Readonly<Record<string, string>> {
  const nik = textOf(terisi['nik']).replaceAll(/\D/g, '');
  const [, year = '', month = '', day = ''] =
    /^\d\d(\d\d)-(\d\d)-(\d\d)$/.exec(textOf(terisi['tanggal_lahir'])) ?? [];
  const gender = terisi['jenis_kelamin'];
  if (nik.length !== 16 || year === '') return {};
  const written = Number(nik.slice(6, 8));
  const isWoman = written > 40;
  if (written % 40 !== Number(day) || nik.slice(8, 12) !== month + year)
    return {
      nik: 'Tanggal lahir di NIK tidak sama dengan Tanggal lahir. Periksa keduanya di Kartu Keluarga.',
    };
  if ((gender === 'L' || gender === 'P') && isWoman !== (gender === 'P'))
    return {
      nik: 'Jenis kelamin di NIK tidak sama dengan Jenis kelamin. Periksa keduanya di Kartu Keluarga.',
    };
  return {};
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
