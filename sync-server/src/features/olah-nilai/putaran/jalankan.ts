import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { susunCadangan } from '@spmb/shared/seleksi/cadangan.ts';
import { jalankanSeleksi, susunHasil } from '@spmb/shared/seleksi/hasil.ts';
import { passingGrade1, type Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import { periksaMasukan } from '@spmb/shared/seleksi/periksa-masukan.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refusalOf } from '../../../crud/definition/refuse-isian.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import { takeNomor } from '../../pendaftaran/berkas.mutations.ts';
import { deletePutaran, insertPotret, replaceKursi, savePutaran } from '../../seleksi/kursi.mutations.ts';
import { listKursi, listPutaran, type PutaranTersimpan } from '../../seleksi/kursi.queries.ts';
import { hashMasukan, partOf } from './hash-masukan.ts';
import { listAktif } from './keadaan.ts';
import { reserveRows, rowsOf } from './rows-of.ts';
import { susunBahan, type Bahan } from './susun-masukan.ts';

interface Asked {
  id: string;
  alasan?: string | undefined;
}

/** One run at a time: the second waits here until the first has ended, and sees what it wrote. Numbers runs by the way. */
export const lockSeleksi = (tx: Transaction): Promise<number> => takeNomor(tx, 'seleksi');

/**
 * Passing grade 1 of a programme. Refuses what no run can be made of, scores that are missing where the school says that they
 * block, and, once passing grade 2 has run, whoever gives no reason: it goes with it.
 */
export const jalankanPg1 = (
  { store, clock }: Context,
  akun: SignedIn,
  { id, alasan = '' }: Asked,
): Promise<string> =>
  store.tx(actorOf(akun), async (tx) => {
    const nomor = await lockSeleksi(tx);
    const bahan = await susunBahan(tx);
    const name = bahan.names.get(id);
    if (name === undefined) throw new NotFound('Program keahlian ini tidak ada. Muat ulang daftar.');
    refuseUnready(bahan, id);
    const before = await listPutaran(tx);
    const isAfter = before.some(({ jenis }) => jenis !== 'pg1');
    if (isAfter && alasan === '')
      throw refusalOf({
        alasan: 'Passing grade 2 sudah dijalankan dan akan gugur. Isi alasannya, lalu jalankan lagi.',
      });
    if (isAfter) await takeBack(tx, clock.nowMs(), bahan.masukan);
    await writePg1(tx, clock.nowMs(), bahan.masukan, { program: id, otomatis: false });
    await writeAudit(tx, clock.nowMs(), {
      tindakan: 'passing_grade_1',
      tabel: 'seleksi',
      baris_id: id,
      sesudah: { nomor, masukan: hashMasukan(partOf(bahan.masukan, id)) },
      alasan: alasan || null,
    });
    return name;
  });

/**
 * Passing grade 2 of all programmes, out of one state of all scores; it commits the whole run. 409 until passing grade 1 of
 * each active one stands on that state. Where the school selects stably it is both rounds in one, and waits for none.
 */
export const jalankanPg2 = (
  { store, clock }: Context,
  akun: SignedIn,
  { alasan = '' }: Asked,
): Promise<void> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const nomor = await lockSeleksi(tx);
    const bahan = await susunBahan(tx);
    const { masukan, pengaturan } = bahan;
    const mode = pengaturan.mode_seleksi;
    refuseUnready(bahan);
    if (mode === 'grade') refuseBeforePg1(bahan, await listPutaran(tx));
    const hasil = jalankanSeleksi(masukan, mode);
    const sha256 = hashMasukan(masukan);
    await replaceKursi(tx, nowMs, undefined, rowsOf(hasil));
    await deletePutaran(tx, mode === 'grade' ? ['stabil'] : ['pg1', 'pg2']);
    const jenis = mode === 'grade' ? 'pg2' : 'stabil';
    await savePutaran(tx, nowMs, { jenis, program_keahlian_id: '', masukan: sha256, otomatis: false });
    await insertPotret(tx, nowMs, {
      nomor,
      mode,
      masukan,
      sha256,
      hasil: Object.fromEntries(hasil.hasil),
      alasan,
    });
    await writeAudit(tx, nowMs, {
      tindakan: 'passing_grade_2',
      tabel: 'seleksi',
      baris_id: 'semua',
      sesudah: { nomor, mode, sha256 },
      alasan: alasan || null,
    });
  });

function refuseBeforePg1(bahan: Bahan, putaran: readonly PutaranTersimpan[]): void {
  const { masukan, names } = bahan;
  const stands = new Set(
    putaran
      .filter(
        ({ jenis, program_keahlian_id: id, masukan: made }) =>
          jenis === 'pg1' && made === hashMasukan(partOf(masukan, id)),
      )
      .map(({ program_keahlian_id }) => program_keahlian_id),
  );
  const open = listAktif(bahan).filter((id) => !stands.has(id));
  if (open.length === 0) return;
  const words = open.map((id) => names.get(id) ?? id).join(', ');
  throw new Refusal(`Jalankan passing grade 1 dahulu untuk: ${words}.`, 409, { jenis: 'belum-pg1' });
}

/**
 * Passing grade 1 again for programmes of applicants whose scores were saved, where it has run and passing grade 2 has not.
 * What can make no run changes nothing, and the round shows as one that has to run again.
 */
export async function ulangiPg1(
  tx: Transaction,
  nowMs: number,
  programs: ReadonlySet<string>,
): Promise<void> {
  await lockSeleksi(tx);
  const putaran = await listPutaran(tx);
  if (putaran.some(({ jenis }) => jenis !== 'pg1')) return;
  const stands = putaran.filter(({ program_keahlian_id }) => programs.has(program_keahlian_id));
  if (stands.length === 0) return;
  const bahan = await susunBahan(tx);
  for (const { program_keahlian_id: program } of stands)
    if (whyUnready(bahan, program) === undefined)
      await writePg1(tx, nowMs, bahan.masukan, { program, otomatis: true });
}

async function writePg1(
  tx: Transaction,
  nowMs: number,
  masukan: Masukan,
  { program, otomatis }: { program: string; otomatis: boolean },
): Promise<void> {
  const part = partOf(masukan, program);
  const hasil = susunHasil(part, { pg1: passingGrade1(part) });
  await replaceKursi(tx, nowMs, program, rowsOf(hasil));
  const row = { jenis: 'pg1' as const, program_keahlian_id: program, masukan: hashMasukan(part), otomatis };
  await savePutaran(tx, nowMs, row);
}

/** Takes the second round back: seats of the first stay, and each programme gets its reserve list again. */
async function takeBack(tx: Transaction, nowMs: number, masukan: Masukan): Promise<void> {
  const stands = (await listPutaran(tx)).filter(({ jenis }) => jenis === 'pg1');
  const first = (await listKursi(tx)).filter(({ jalan }) => jalan === 'pg1');
  await deletePutaran(tx, ['pg2', 'stabil']);
  await replaceKursi(tx, nowMs, undefined, []);
  for (const { program_keahlian_id: program } of stands) {
    const kursi = first.filter((row) => row.program_keahlian_id === program);
    const seated = new Set(kursi.map(({ peserta_id }) => peserta_id));
    const waiting = susunCadangan(partOf(masukan, program), seated);
    await replaceKursi(tx, nowMs, program, [
      ...kursi.map(({ peserta_id, program_keahlian_id, jalan, kursi: kind }) => ({
        peserta_id,
        program_keahlian_id,
        jalan,
        kursi: kind,
      })),
      ...reserveRows(waiting),
    ]);
  }
}

/** Why there can be no run: of one programme, or of all. */
function whyUnready({ masukan, kurang, pengaturan }: Bahan, program?: string): string | undefined {
  const [wrong] = periksaMasukan(masukan);
  if (wrong !== undefined) return wrong;
  if (pengaturan.nilai_kosong === 'nol') return undefined;
  const missing = kurang.filter((one) => program === undefined || one.program === program);
  const [first] = missing;
  if (!first) return undefined;
  const more = missing.length > 1 ? ` dan ${missing.length - 1} pendaftar lain` : '';
  return `Nilai ${first.nama}${more} belum lengkap. Lengkapi dahulu, atau hitung yang kosong sebagai 0 di pengaturan seleksi.`;
}

function refuseUnready(bahan: Bahan, program?: string): void {
  const why = whyUnready(bahan, program);
  if (why !== undefined) throw new Refusal(why);
}
