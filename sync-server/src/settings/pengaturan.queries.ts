import {
  pengaturan as groups,
  type NamaKelompok,
  type Pengaturan,
} from '@spmb/shared/pengaturan/kelompok.ts';
import type { PengaturanTersimpan } from '@spmb/shared/pengaturan/tersimpan.ts';
import { eq } from 'drizzle-orm';
import { lockRow } from '../db/lock-row.ts';
import { ofSchool } from '../db/of-school.ts';
import type { Reader, Transaction } from '../db/store.ts';
import { pengaturan } from './pengaturan.table.ts';

const isGroup = (nama: NamaKelompok) => ofSchool(pengaturan, eq(pengaturan.kelompok, nama));

/** A group as it stands: what was never set, or is no longer valid, has its default. */
export async function getPengaturan<Nama extends NamaKelompok>(
  read: Reader,
  nama: Nama,
): Promise<Pengaturan<Nama>> {
  const [row] = await read.select().from(pengaturan).where(isGroup(nama));
  return valuesOf(nama, row?.isi);
}

/** The stored row of a group, locked until the transaction ends; undefined where it was never saved. */
export async function lockPengaturan(tx: Transaction, nama: NamaKelompok) {
  const [row] = await lockRow(tx.select().from(pengaturan).where(isGroup(nama)));
  return row;
}

/** Every group with its version, by name. */
export async function listPengaturan(read: Reader): Promise<PengaturanTersimpan> {
  const rows = await read.select().from(pengaturan).where(ofSchool(pengaturan));
  return Object.fromEntries(
    Object.keys(groups).map((nama) => {
      const row = rows.find(({ kelompok }) => kelompok === nama);
      return [nama, { ...valuesOf(nama as NamaKelompok, row?.isi), versi: row?.versi ?? 0 }];
    }),
  );
}

function valuesOf<Nama extends NamaKelompok>(nama: Nama, isi: unknown): Pengaturan<Nama> {
  const { fields } = groups[nama];
  const stored = fields.safeParse(isi ?? {});
  return (stored.success ? stored.data : fields.parse({})) as Pengaturan<Nama>;
}
