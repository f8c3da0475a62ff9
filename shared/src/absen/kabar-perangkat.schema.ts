import { z } from 'zod';
import { deviceNewsContract } from '../sync/protocol/device-news.schema.ts';

/** A participant's device as it last spoke of itself. What only its readiness tells is null where it never reported that. */
export const kabarPerangkatContract = deviceNewsContract.extend({
  perangkat: z.string(),
  pada_ms: z.number(),
  /** The sheet of this row stands on it. */
  siap: z.boolean(),
  /** It can begin this row without the server. */
  bekal: z.boolean(),
  selisih_ms: z.number().nullable(),
  layak: z.boolean().nullable(),
});
export type KabarPerangkat = z.output<typeof kabarPerangkatContract>;

export const lowBattery = 15;
const lowSpaceMb = 100;
const wrongClockMs = 2 * 60_000;

/** What may end the work at a device before the exam ends, in words. */
export function listDeviceTroubles(kabar: KabarPerangkat | null): string[] {
  if (!kabar) return [];
  const { baterai, mengisi, ruang_mb } = kabar;
  const troubles: string[] = [];
  if (baterai !== null && baterai <= lowBattery && mengisi !== true) troubles.push(`baterai ${baterai}%`);
  if (ruang_mb !== null && ruang_mb < lowSpaceMb) troubles.push(`ruang tinggal ${ruang_mb} MB`);
  return troubles;
}

/** What a device lacks before the start, in words; undefined: no device of the participant has reported. */
export function listLacking(kabar: KabarPerangkat | null): string[] | undefined {
  if (!kabar || kabar.layak === null) return undefined;
  const lacking = kabar.siap ? [] : ['soal belum ada'];
  if (!kabar.layak) lacking.push('peramban terlalu lama');
  const minutes = Math.round(Math.abs(kabar.selisih_ms ?? 0) / 60_000);
  if (Math.abs(kabar.selisih_ms ?? 0) > wrongClockMs) lacking.push(`jam selisih ${minutes} menit`);
  return [...lacking, ...listDeviceTroubles(kabar)];
}
