import type { TemuanSoal } from '@spmb/shared/soal/import/soal-import.schema.ts';

export function galat(asal: string, pesan: string, sel?: string): TemuanSoal {
  return { asal, ...(sel === undefined ? {} : { sel }), tingkat: 'galat', pesan };
}

export function peringatan(asal: string, pesan: string, sel?: string): TemuanSoal {
  return { asal, ...(sel === undefined ? {} : { sel }), tingkat: 'peringatan', pesan };
}
