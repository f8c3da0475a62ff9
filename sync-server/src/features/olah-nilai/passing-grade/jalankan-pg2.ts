import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { AturanSeleksi } from '@spmb/shared/seleksi/aturan.ts';
import type { ModeSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { Context } from '../../../context.ts';
import type { Store, Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { runInWorker } from '../../../server/work/run-in-worker.ts';
import { changeKursi, deletePutaran, insertPotret, savePutaran } from '../../seleksi/kursi.mutations.ts';
import { listPutaran } from '../../seleksi/kursi.queries.ts';
import type { RunDihitung, TugasJalankan } from './pg2.worker.ts';
import { listAktif } from '../putaran/keadaan.ts';
import { refuseUnready, whyHeld, whyKurang, type Salah } from '../putaran/kesiapan.ts';
import type { Portion } from '../../../server/work/portions.ts';
import { bacaBahan, type Bahan } from '../putaran/susun-masukan.ts';
import { tellBahan } from './tell-bahan.ts';
import { tulisBilaTetap } from '../putaran/tulis-bila-tetap.ts';

/** A whole run that was computed and is not written. */
interface Siap extends RunDihitung {
  mode: ModeSeleksi;
  aturan: AturanSeleksi;
}

/**
 * Passing grade 2 of all programmes, out of one state of all scores; it commits the whole run. 409 until passing grade 1 of
 * each active one stands on that state. Where the school selects stably it is both rounds in one, and waits for none. It is read
 * and computed while everybody else is served, and written only where no act on the selection came between.
 */
export const jalankanPg2 = (
  context: Context,
  akun: Pick<SignedIn, 'akun_id' | 'username'>,
  { alasan = '' }: { alasan?: string | undefined },
): Promise<void> =>
  tulisBilaTetap(
    context,
    akun,
    () => siapkan(context),
    (tx, nowMs, siap, nomor) => simpan(tx, nowMs, { ...siap, nomor, alasan }),
  );

async function siapkan({ store, clock }: Context): Promise<Siap> {
  const { read } = store;
  const nowMs = clock.nowMs();
  const bahan = await bacaBahan(store, nowMs);
  const { masukan, pengaturan } = bahan;
  const mode = pengaturan.mode_seleksi;
  refuseUnready((await whyHeld(read, nowMs)) ?? whyKurang(bahan));
  if (masukan.calon.length === 0)
    throw new Refusal('Belum ada pendaftar yang berkasnya diterima. Terima berkasnya di Verifikasi dahulu.');
  const stands = (await listPutaran(read)).filter(({ jenis }) => jenis === 'pg1');
  const dicap = stands.map((one) => ({ program: one.program_keahlian_id, masukan: one.masukan }));
  const found = await hitung(store, bahan, dicap);
  if ('salah' in found) throw new Refusal(found.salah);
  if (mode === 'grade')
    refuseBeforePg1(bahan, new Set(dicap.filter((_, at) => !found.usang[at]).map(({ program }) => program)));
  return { mode, aturan: masukan.aturan, ...found };
}

/** The run, in a thread. */
const hitung = (
  { read }: Store,
  { masukan: { calon, ...kerangka }, names, pengaturan }: Bahan,
  putaran: TugasJalankan['putaran'],
) =>
  runInWorker<Portion<unknown>, RunDihitung | Salah, RunDihitung | Salah>(
    new URL('./pg2.worker.ts', import.meta.url),
    {
      data: { kerangka, mode: pengaturan.mode_seleksi, putaran, names } satisfies TugasJalankan,
      feed: (tell) => tellBahan(tell, read, calon),
      hear: (said) => said,
    },
  );

async function simpan(
  tx: Transaction,
  nowMs: number,
  { mode, masukan, aturan, sha256, kursi, hasil, nomor, alasan }: Siap & { nomor: number; alasan: string },
): Promise<void> {
  await changeKursi(tx, nowMs, kursi);
  await deletePutaran(tx, mode === 'grade' ? ['stabil'] : ['pg1', 'pg2']);
  const jenis = mode === 'grade' ? 'pg2' : 'stabil';
  await savePutaran(tx, nowMs, { jenis, program_keahlian_id: '', masukan: sha256, otomatis: false });
  await insertPotret(tx, nowMs, { nomor, mode, masukan, aturan, sha256, hasil, alasan });
  await writeAudit(tx, nowMs, {
    tindakan: 'passing_grade_2',
    tabel: 'seleksi',
    baris_id: 'semua',
    sesudah: { nomor, mode, sha256 },
    alasan: alasan || null,
  });
}

function refuseBeforePg1({ masukan, names }: Bahan, stands: ReadonlySet<string>): void {
  const open = listAktif(masukan).filter((id) => !stands.has(id));
  if (open.length === 0) return;
  const words = open.map((id) => names.get(id) ?? id).join(', ');
  throw new Refusal(`Jalankan passing grade 1 dahulu untuk: ${words}.`, 409, { jenis: 'belum-pg1' });
}
