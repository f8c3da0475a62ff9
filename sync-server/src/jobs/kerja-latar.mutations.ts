import { between, eq, not, type InferSelectModel } from 'drizzle-orm';
import { ofSchool } from '../db/of-school.ts';
import { schoolId } from '../db/school-id.ts';
import type { Transaction } from '../db/store.ts';
import { kerjaLatar } from './kerja-latar.table.ts';

/** So long a killed run keeps others from beginning; one that lives says so three times as often. */
export const sewaMs = 90_000;

interface Run {
  kode: string;
  /** Drawn for this run. */
  sewa: string;
}

/** Begins a run; false where another one holds the job. A lease that ends later than any can is of a clock that was set back. */
export async function claimKerja(tx: Transaction, nowMs: number, { kode, sewa }: Run): Promise<boolean> {
  const { sekolah_id, sewa_sampai_ms } = kerjaLatar;
  const run = {
    mulai_ms: nowMs,
    selesai_ms: null,
    kesalahan: '',
    jumlah: null,
    sewa,
    sewa_sampai_ms: nowMs + sewaMs,
  };
  const claimed = await tx
    .insert(kerjaLatar)
    .values({ sekolah_id: schoolId, kode, ...run })
    .onConflictDoUpdate({
      target: [sekolah_id, kerjaLatar.kode],
      set: run,
      setWhere: not(between(sewa_sampai_ms, nowMs + 1, nowMs + sewaMs)),
    })
    .returning({ sewa: kerjaLatar.sewa });
  return claimed.length > 0;
}

/** A run says that it lives; one that has lost the job changes nothing. */
export async function extendKerja(tx: Transaction, nowMs: number, run: Run): Promise<void> {
  await tx
    .update(kerjaLatar)
    .set({ sewa_sampai_ms: nowMs + sewaMs })
    .where(isOf(run));
}

/** How a run has ended: `kesalahan` is '' where it went well. */
export type Hasil = Pick<InferSelectModel<typeof kerjaLatar>, 'kesalahan' | 'jumlah'>;

export async function endKerja(tx: Transaction, nowMs: number, run: Run, hasil: Hasil): Promise<void> {
  await tx
    .update(kerjaLatar)
    .set({ ...hasil, selesai_ms: nowMs, sewa_sampai_ms: nowMs })
    .where(isOf(run));
}

const isOf = ({ kode, sewa }: Run) =>
  ofSchool(kerjaLatar, eq(kerjaLatar.kode, kode), eq(kerjaLatar.sewa, sewa));
