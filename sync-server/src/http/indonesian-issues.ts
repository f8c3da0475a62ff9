import { z } from 'zod';

type Issue = Parameters<z.core.$ZodErrorMap>[0];

const unclear = 'bentuknya tidak dikenal. Muat ulang halaman, lalu coba lagi.';
const kinds: Readonly<Record<string, string>> = {
  string: 'berisi teks.',
  number: 'diisi angka.',
  int: 'diisi angka bulat.',
  boolean: 'berisi ya atau tidak.',
  array: 'berisi daftar.',
};
const formats: Readonly<Record<string, string>> = {
  date: 'diisi tanggal, misalnya 2026-06-01.',
  time: 'diisi jam, misalnya 07:30.',
};
const units: Readonly<Record<string, string>> = { string: 'karakter', array: 'butir' };

/** What is wrong with a value, read after the name of its field; a contract's own text goes before it. */
export function describeIssue(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null
        ? 'wajib diisi.'
        : (kinds[issue.expected] ?? unclear);
    case 'invalid_value':
      return `diisi salah satu: ${issue.values.map(String).join(', ')}.`;
    case 'invalid_format':
      return formats[issue.format] ?? unclear;
    case 'too_small':
      if (issue.origin === 'string' && issue.minimum === 1) return 'wajib diisi.';
      return bound(issue.origin, 'sedikit', 'kecil', issue.minimum);
    case 'too_big':
      return bound(issue.origin, 'banyak', 'besar', issue.maximum);
    default:
      return unclear;
  }
}

/** `paling banyak 20 karakter.` of what is counted, `paling besar 20.` of a number. */
function bound(origin: string, counted: string, measured: string, limit: number | bigint): string {
  const unit = units[origin];
  return unit === undefined ? `paling ${measured} ${limit}.` : `paling ${counted} ${limit} ${unit}.`;
}

/** From here on, contracts without a text of their own refuse in Indonesian: one setting of the whole process. */
export const refuseInIndonesian = (): void => {
  z.config({ localeError: describeIssue });
};
