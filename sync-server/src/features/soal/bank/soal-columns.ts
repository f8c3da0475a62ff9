import type { IsianSoal } from '@spmb/shared/soal/soal.schema.ts';

/** A question as its columns hold it. */
export type SoalColumns = IsianSoal & { nomor: number };
