import {
  perluLagi,
  type Disetujui,
  type Naskah,
  type NaskahTercatat,
} from '@spmb/shared/persetujuan/naskah.ts';
import { count, desc, eq } from 'drizzle-orm';
import { ofSchool } from '../../db/of-school.ts';
import type { Reader } from '../../db/store.ts';
import { naskahPersetujuan as naskah, persetujuan } from './persetujuan.table.ts';

const { versi, isi, dibuat_ms } = naskah;

/** The declaration as it is agreed to today: a school begins with one. */
export async function getNaskahBerlaku(read: Reader): Promise<Naskah> {
  const [row] = await read
    .select({ versi, isi, dibuat_ms })
    .from(naskah)
    .where(ofSchool(naskah))
    .orderBy(desc(versi))
    .limit(1);
  if (!row) throw new Error('no declaration');
  return row;
}

/** Every version, the newest first. */
export async function listNaskah(read: Reader): Promise<NaskahTercatat[]> {
  const { minta_lagi, nama } = naskah;
  const rows = await read
    .select({ versi, isi, dibuat_ms, minta_lagi, nama })
    .from(naskah)
    .where(ofSchool(naskah))
    .orderBy(desc(versi));
  const counts = await read
    .select({ versi: persetujuan.versi, jumlah: count() })
    .from(persetujuan)
    .where(ofSchool(persetujuan))
    .groupBy(persetujuan.versi);
  const jumlahOf = new Map(counts.map((one) => [one.versi, one.jumlah]));
  return rows.map((row) => ({ ...row, disetujui: jumlahOf.get(row.versi) ?? 0 }));
}

/** The newest version that somebody has agreed to, with its text; undefined: none that is on record. */
export async function findDisetujui(read: Reader, pesertaId: string): Promise<Disetujui | undefined> {
  const [row] = await read
    .select({ versi: persetujuan.versi, isi, dibuat_ms: persetujuan.dibuat_ms })
    .from(persetujuan)
    .innerJoin(naskah, ofSchool(naskah, eq(versi, persetujuan.versi)))
    .where(ofSchool(persetujuan, eq(persetujuan.peserta_id, pesertaId)))
    .orderBy(desc(persetujuan.versi))
    .limit(1);
  return row;
}

/** The declaration that somebody is asked to agree to again; null: he is not. */
export async function findNaskahLagi(read: Reader, pesertaId: string): Promise<Naskah | null> {
  const agreed = await findDisetujui(read, pesertaId);
  const all = await read
    .select({ versi, minta_lagi: naskah.minta_lagi })
    .from(naskah)
    .where(ofSchool(naskah));
  return perluLagi(agreed?.versi ?? 0, all) ? getNaskahBerlaku(read) : null;
}
