import { sebabRuangTertutup, type TertahanRuang } from '@spmb/shared/absen/sesi-ruang.ts';
import type { TanggalSesi } from '@spmb/shared/jadwal-ujian/jadwal-peserta.ts';
import { and, eq, inArray, type SQL } from 'drizzle-orm';
import type { Reader } from '../../db/store.ts';
import { countHeldFor } from '../ujian/held.queries.ts';
import { ujian } from '../ujian/ujian.table.ts';
import { listAbsen, type AbsenSource } from './absen.queries.ts';

/** A participant's row as answers about a room name it. */
export const named = ({ baris, peserta }: AbsenSource) => ({
  ...{ id: baris.id, nomor_peserta: peserta.nomor_peserta, nama: peserta.nama, kursi: baris.kursi },
});

/** What closed rooms of a session hold and waits for staff; `rows` narrows whose. */
export async function listTertahan(
  read: Reader,
  { tanggal, jadwal_ujian_sesi_id }: TanggalSesi,
  rows: SQL | undefined,
): Promise<TertahanRuang> {
  const ofSession = and(eq(ujian.tanggal, tanggal), eq(ujian.jadwal_ujian_sesi_id, jadwal_ujian_sesi_id));
  const held = await countHeldFor(read, ofSession, sebabRuangTertutup);
  if (held.size === 0) return [];
  const mine = and(rows, inArray(ujian.id, [...held.keys()]));
  const sources = await listAbsen(read, tanggal, jadwal_ujian_sesi_id, mine);
  return sources.map((row) => ({ ...named(row), jumlah: held.get(row.ujian?.id ?? '') ?? 0 }));
}
