import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import type { HasilCalon, ModeSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { Calon } from '@spmb/shared/seleksi/calon.ts';
import type { Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import type { Reader, Store, Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { runInWorker } from '../../../server/work/run-in-worker.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { findNomorTerakhir } from '../../pendaftaran/nomor-urut.queries.ts';
import { deletePutaran, insertPotret, replaceKursi, savePutaran } from '../../seleksi/kursi.mutations.ts';
import { listPenempatanLepas, listPutaran } from '../../seleksi/kursi.queries.ts';
import { listProgramNilai } from '../skor/program-nilai.queries.ts';
import { getBobot } from '../skor/sumber.queries.ts';
import { lockSeleksi } from './jalankan.ts';
import type { KataJalankan, TugasJalankan } from './jalankan.worker.ts';
import { listAktif } from './keadaan.ts';
import { lepasWords, refuseUnready, whyUnreadyOf } from './kesiapan.ts';
import { tellAll, type Porsi } from './porsi.ts';
import type { Row } from './rows-of.ts';
import { bacaBahan, type Bahan } from './susun-masukan.ts';

/** A whole run that was computed and is not written. */
interface Siap {
  mode: ModeSeleksi;
  masukan: Masukan;
  sha256: string;
  kursi: Row[];
  hasil: Record<string, HasilCalon>;
  /** Number of the last act before it was read. */
  nomor: number;
  tanda: string;
}

/** Somebody has written meanwhile what a run is made of. */
class Berubah extends Error {}

/** Tries until somebody else is told to stop. */
const tries = 3;

/**
 * Passing grade 2 of all programmes, out of one state of all scores; it commits the whole run. 409 until passing grade 1 of
 * each active one stands on that state. Where the school selects stably it is both rounds in one, and waits for none. It is read
 * and computed while everybody else is served, and written only where no act on the selection came between.
 */
export async function jalankanPg2(
  context: Context,
  akun: Pick<SignedIn, 'akun_id' | 'username'>,
  { alasan = '' }: { alasan?: string | undefined },
): Promise<void> {
  for (let at = 0; at < tries; at++) {
    const siap = await siapkan(context.store);
    try {
      await context.store.tx(actorOf(akun), (tx) => simpan(tx, context.clock.nowMs(), siap, alasan));
      return;
    } catch (error) {
      if (!(error instanceof Berubah)) throw error;
    }
  }
  throw new Refusal(
    'Nilai atau seleksi sedang disimpan orang lain. Tunggu sampai selesai, lalu jalankan lagi.',
    409,
    { jenis: 'sedang-berubah' },
  );
}

async function siapkan(store: Store): Promise<Siap> {
  const { read } = store;
  // Both before the applicants: what changes while they are read is found in the transaction.
  const nomor = await findNomorTerakhir(read, 'seleksi');
  const tanda = await tandaOf(read);
  const bahan = await bacaBahan(store);
  const { masukan, pengaturan } = bahan;
  const mode = pengaturan.mode_seleksi;
  const [lepas] = await listPenempatanLepas(read);
  refuseUnready(lepas ? lepasWords(lepas.nama) : whyUnreadyOf(bahan));
  if (masukan.calon.length === 0)
    throw new Refusal('Belum ada pendaftar yang berkasnya diterima. Terima berkasnya di Verifikasi dahulu.');
  const stands = (await listPutaran(read)).filter(({ jenis }) => jenis === 'pg1');
  const dicap = stands.map((one) => ({ program: one.program_keahlian_id, masukan: one.masukan }));
  const found = await hitung(masukan, mode, dicap);
  if (mode === 'grade')
    refuseBeforePg1(bahan, new Set(dicap.filter((_, at) => !found.usang[at]).map(({ program }) => program)));
  return { mode, masukan, nomor, tanda, ...found };
}

/** The run, in a thread. */
async function hitung({ calon, ...kerangka }: Masukan, mode: ModeSeleksi, putaran: TugasJalankan['putaran']) {
  const kursi: Row[] = [];
  const hasil = new Map<string, HasilCalon>();
  const told = await runInWorker<Porsi<Calon>, KataJalankan, { sha256: string; usang: boolean[] }>(
    new URL('./jalankan.worker.ts', import.meta.url),
    {
      data: { kerangka, mode, putaran } satisfies TugasJalankan,
      feed: (tell) => tellAll(tell, calon),
      hear(said) {
        if ('kursi' in said) kursi.push(...said.kursi);
        else if ('hasil' in said) for (const [id, one] of said.hasil) hasil.set(id, one);
        else return said;
        return undefined;
      },
    },
  );
  return { ...told, kursi, hasil: Object.fromEntries(hasil) };
}

async function simpan(tx: Transaction, nowMs: number, siap: Siap, alasan: string): Promise<void> {
  const { mode, masukan, sha256, kursi, hasil } = siap;
  const nomor = await lockSeleksi(tx);
  if (nomor !== siap.nomor + 1 || (await tandaOf(tx)) !== siap.tanda) throw new Berubah();
  await replaceKursi(tx, nowMs, undefined, kursi);
  await deletePutaran(tx, mode === 'grade' ? ['stabil'] : ['pg1', 'pg2']);
  const jenis = mode === 'grade' ? 'pg2' : 'stabil';
  await savePutaran(tx, nowMs, { jenis, program_keahlian_id: '', masukan: sha256, otomatis: false });
  await insertPotret(tx, nowMs, { nomor, mode, masukan, sha256, hasil, alasan });
  await writeAudit(tx, nowMs, {
    tindakan: 'passing_grade_2',
    tabel: 'seleksi',
    baris_id: 'semua',
    sesudah: { nomor, mode, sha256 },
    alasan: alasan || null,
  });
}

/**
 * What of a run's making changes without an act on the selection, told quickly: programmes with their quota and how many verified
 * applicants each has, weights, rules. An exam that is scored meanwhile shows as a round that is out of date.
 */
const tandaOf = async (read: Reader): Promise<string> =>
  JSON.stringify([
    await listProgramNilai(read, { authent: 'administrator', jurusan_id: null }),
    await getBobot(read),
    await getPengaturan(read, 'seleksi'),
  ]);

function refuseBeforePg1({ masukan, names }: Bahan, stands: ReadonlySet<string>): void {
  const open = listAktif(masukan).filter((id) => !stands.has(id));
  if (open.length === 0) return;
  const words = open.map((id) => names.get(id) ?? id).join(', ');
  throw new Refusal(`Jalankan passing grade 1 dahulu untuk: ${words}.`, 409, { jenis: 'belum-pg1' });
}
