import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import type { Reader } from '../../../db/store.ts';
import type { SignedIn } from '../../../http/route.ts';
import { findNilaiTerbit } from '../../seleksi/terbit.queries.ts';
import { listKursiOf, listPutaran, type KursiTersimpan } from '../../seleksi/kursi.queries.ts';

/** Lines with where the applicants stand in the selection, for whoever runs it: nobody else knows before it is published. */
export async function withStatus(
  read: Reader,
  { authent }: SignedIn,
  jurusanId: string,
  rows: readonly Nilai[],
): Promise<Nilai[]> {
  if (!hasCapability(authent, 'kelolaSeleksi')) return [...rows];
  const hasRun = (await listPutaran(read)).some(
    ({ program_keahlian_id: id }) => id === jurusanId || id === '',
  );
  const kursi = Map.groupBy(
    await listKursiOf(
      read,
      rows.map(({ id }) => id),
    ),
    (row) => row.peserta_id,
  );
  return rows.map((row) => ({ ...row, ...statusOf(kursi.get(row.id) ?? [], jurusanId, hasRun) }));
}

function statusOf(kursi: readonly KursiTersimpan[], jurusanId: string, hasRun: boolean) {
  const seat = kursi.find(({ jalan }) => jalan !== null);
  if (seat) {
    const isHere = seat.program_keahlian_id === jurusanId;
    return { status: isHere ? 'L' : 'TL', diterima_di: isHere ? null : seat.program_keahlian_id };
  }
  const waits = kursi.find(({ program_keahlian_id }) => program_keahlian_id === jurusanId);
  if (waits) return { status: `CADANGAN ${waits.urutan}`, diterima_di: null };
  return { status: hasRun ? 'TL' : null, diterima_di: null };
}

/** Lines with the mark of whose final score is not the one that everybody may read: what is published does not change by it. */
export async function withBerubah(read: Reader, nowMs: number, rows: readonly Nilai[]): Promise<Nilai[]> {
  const terbit = await findNilaiTerbit(
    read,
    nowMs,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    berubah: terbit.has(row.id) && terbit.get(row.id) !== Math.round(row.nilai_dengan_nol * 100),
  }));
}
