import { registerNames } from '@spmb/shared/sync/stream/registers.ts';
import { emptyLembar, valuesOf } from '@spmb/shared/sync/stream/lembar.ts';
import { asc, eq } from 'drizzle-orm';
import { byId, ofSchool } from '../../../db/of-school.ts';
import type { Reader } from '../../../db/store.ts';
import { operasi, ujian } from '../../ujian/attempt/ujian.table.ts';
import type { DeviceState } from './virtual-participant.ts';

export interface Compared {
  dibuat: number;
  diakui: number;
  hilang: number;
  ganda: number;
  butir: number;
  berbeda: number;
  temuan: string[];
}

const turn = () => new Promise((resolve) => setImmediate(resolve));
const findingsMax = 20;

/**
 * What devices hold against what the server holds: every acknowledged operation once, at its place, with its exact
 * text (equal links of the hash chain prove it), and every question with the answer that the screen showed.
 */
export async function compareWithServer(read: Reader, devices: readonly DeviceState[]): Promise<Compared> {
  const all: Compared = { dibuat: 0, diakui: 0, hilang: 0, ganda: 0, butir: 0, berbeda: 0, temuan: [] };
  const find = (text: string) => {
    if (all.temuan.length < findingsMax) all.temuan.push(text);
  };
  for (const device of devices) {
    const rows = await read
      .select({ seq: operasi.seq, jejak: operasi.jejak })
      .from(operasi)
      .where(ofSchool(operasi, eq(operasi.aliran_id, device.aliran)))
      .orderBy(asc(operasi.seq));
    const jejakOf = new Map(rows.map(({ seq, jejak }) => [seq, jejak]));
    all.dibuat += device.links.length;
    all.diakui += device.acknowledged;
    const lost = device.links
      .slice(0, device.acknowledged)
      .filter((link, index) => jejakOf.get(index + 1) !== link).length;
    if (lost > 0) find(`Perangkat ${device.aliran}: ${lost} tindakan yang diakui tidak ada di server.`);
    all.hilang += lost;
    const extra = rows.length - Math.min(jejakOf.size, device.links.length);
    if (extra > 0) find(`Perangkat ${device.aliran}: ${extra} tindakan tercatat lebih.`);
    all.ganda += Math.max(0, extra);
    await compareLembar(read, device, all, find);
    await turn();
  }
  return all;
}

async function compareLembar(
  read: Reader,
  device: DeviceState,
  all: Compared,
  find: (text: string) => void,
): Promise<void> {
  // Only what the server has all of can be compared with the screen.
  if (device.acknowledged < device.links.length) return;
  const rows = await read.select({ lembar: ujian.lembar }).from(ujian).where(byId(ujian, device.ujian_id));
  const lembar = rows[0]?.lembar ?? emptyLembar;
  all.butir += device.shown.length;
  for (const [butir, shown] of device.shown) {
    const stored = valuesOf(lembar, butir);
    if (registerNames.every((name) => stored[name] === shown[name])) continue;
    all.berbeda++;
    find(`Butir ${butir}: layar ${shown.pilihan ?? 'kosong'}, server ${stored.pilihan ?? 'kosong'}.`);
  }
}
