import { awalanPengumuman } from '@spmb/shared/pengumuman/awalan.ts';
import { localDate, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { Pesan } from '@spmb/shared/pesan/pesan.schema.ts';
import type { Reader } from '../../db/store.ts';
import { pembacaOf } from './hash-pembaca.ts';
import { listDikonfirmasi, listTampil } from './pengumuman.queries.ts';

/**
 * Announcements to participants as messages of the inbox of an account: read through to what is shown now, so that none is written
 * for each receiver; only that one was read is kept.
 */
export async function listKotakPengumuman(
  read: Reader,
  akunId: string,
  nowMs: number,
  zona: Zone,
): Promise<Pesan[]> {
  const tampil = await listTampil(read, 'peserta', nowMs, zona);
  const dibaca = await listDikonfirmasi(read, tampil, pembacaOf(akunId));
  return tampil.map(({ id, title, body, sejak_ms }) => ({
    id: `${awalanPengumuman}${id}`,
    title,
    body,
    dari: 'Pengumuman sekolah',
    dibuat_ms: sejak_ms,
    tanggal: localDate(sejak_ms, zona),
    dibaca: dibaca.has(id),
  }));
}
