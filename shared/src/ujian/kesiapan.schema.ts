import { z } from 'zod';
import { deviceNewsContract } from '../sync/protocol/device-news.schema.ts';

/** A device that has prepared sheets says so, once and when something changes. */
export const kesiapanContract = deviceNewsContract.extend({
  /** The participant's rows whose sheet, as offered now, stands on the device with all its images. */
  siap: z.array(z.string().min(1).max(64)).max(100),
  /** Those of them that the device can begin without the server. */
  bekal: z.array(z.string().min(1).max(64)).max(100).default([]),
  /** Server clock minus device clock; null: the server was not asked. */
  selisih_ms: z.int().nullable(),
  /** The browser can do what the sheet needs. */
  layak: z.boolean(),
});
export type Kesiapan = z.output<typeof kesiapanContract>;
