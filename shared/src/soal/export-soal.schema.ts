import { z } from 'zod';
import { choice } from '../kernel/fields.schema.ts';

/** Formats in which a bank leaves the house; both are read back by the import. */
export const FORMAT_EKSPOR_SOAL = ['xlsx', 'moodle-xml'] as const;
export type FormatEksporSoal = (typeof FORMAT_EKSPOR_SOAL)[number];

export const permintaanEksporSoalContract = z.object({ format: choice(FORMAT_EKSPOR_SOAL) });
