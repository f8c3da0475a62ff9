import { z } from 'zod';
import { choice } from '../kernel/fields.schema.ts';

/** Formats in which a bank leaves the house; both are read back by the import. */
export const FORMAT_EXPORT_SOAL = ['xlsx', 'moodle-xml'] as const;
export type FormatExportSoal = (typeof FORMAT_EXPORT_SOAL)[number];

export const permintaanExportSoalContract = z.object({ format: choice(FORMAT_EXPORT_SOAL) });
