import { susunCadangan } from '@spmb/shared/seleksi/cadangan.ts';
import { susunHasil } from '@spmb/shared/seleksi/hasil.ts';
import { passingGrade1, type Masukan } from '@spmb/shared/seleksi/passing-grade.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refusalOf } from '../../../crud/definition/refuse-isian.ts';
import type { Transaction } from '../../../db/store.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import { NotFound } from '../../../http/errors.ts';
import type { SignedIn } from '../../../http/route.ts';
import { takeNomor } from '../../pendaftaran/berkas.mutations.ts';
import {
  deletePutaran,
  ikutiTerbit,
  replaceKursi,
  savePutaran,
  type BarisKursi,
} from '../../seleksi/kursi.mutations.ts';
import { listKursi, listPutaran } from '../../seleksi/kursi.queries.ts';
import { hashMasukan } from './hash-masukan.ts';
import { refuseUnready, whyHeld, whyUnreadyOf } from './kesiapan.ts';
import { reserveRows, rowsOf, teksOf } from './rows-of.ts';
import { susunBagian, type Bahan } from './susun-masukan.ts';

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
    const nowMs = clock.nowMs();
    const bagian = await susunBagian(tx, nowMs, id);
    const name = bagian.names.get(id);
    if (name === undefined) throw new NotFound('Program keahlian ini tidak ada. Muat ulang daftar.');
    refuseUnready(await whyUnready(tx, nowMs, bagian));
    const before = await listPutaran(tx);
    const isAfter = before.some(({ jenis }) => jenis !== 'pg1');
    if (isAfter && alasan === '')
      throw refusalOf({
        alasan: 'Passing grade 2 sudah dijalankan dan akan gugur. Isi alasannya, lalu jalankan lagi.',
      });
    if (isAfter) await takeBack(tx, nowMs);
    const masukan = await writePg1(tx, nowMs, bagian.masukan, { program: id, otomatis: false });
    await writeAudit(tx, nowMs, {
      tindakan: 'passing_grade_1',
      tabel: 'seleksi',
      baris_id: id,
      sesudah: { nomor, masukan },
      alasan: alasan || null,
    });
    return name;
  });

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
  for (const { program_keahlian_id: program } of stands) {
    const bagian = await susunBagian(tx, nowMs, program);
    if ((await whyUnready(tx, nowMs, bagian)) === undefined)
      await writePg1(tx, nowMs, bagian.masukan, { program, otomatis: true });
  }
}

/** Writes the first round of a programme out of its part; answers the hash of that. */
async function writePg1(
  tx: Transaction,
  nowMs: number,
  part: Masukan,
  { program, otomatis }: { program: string; otomatis: boolean },
): Promise<string> {
  const masukan = hashMasukan(part);
  const hasil = susunHasil(part, { pg1: passingGrade1(part) });
  const here = rowsOf(hasil).filter(([, seatOf]) => seatOf === program);
  await replaceKursi(tx, nowMs, program, teksOf(here));
  await savePutaran(tx, nowMs, { jenis: 'pg1', program_keahlian_id: program, masukan, otomatis });
  return masukan;
}

/** Takes the second round back: seats of the first stay, and each programme gets its reserve list again. */
async function takeBack(tx: Transaction, nowMs: number): Promise<void> {
  await ikutiTerbit(tx, nowMs);
  const stands = (await listPutaran(tx)).filter(({ jenis }) => jenis === 'pg1');
  const first = (await listKursi(tx)).filter(({ jalan }) => jalan === 'pg1' || jalan === 'terbit');
  await deletePutaran(tx, ['pg2', 'stabil']);
  await replaceKursi(tx, nowMs, undefined, []);
  for (const { program_keahlian_id: program } of stands) {
    const kursi = first.filter((row) => row.program_keahlian_id === program);
    const seated = new Set(kursi.map(({ peserta_id }) => peserta_id));
    const { masukan } = await susunBagian(tx, nowMs, program);
    const waiting = susunCadangan(masukan, seated);
    const seats = kursi.map((row): BarisKursi => [row.peserta_id, program, row.jalan, row.kursi, null]);
    await replaceKursi(tx, nowMs, program, teksOf([...seats, ...reserveRows(waiting)]));
  }
}

/** Why there can be no run of a programme. */
async function whyUnready(
  tx: Transaction,
  nowMs: number,
  { masukan, ...bagian }: Bahan,
): Promise<string | undefined> {
  const held = await whyHeld(tx, nowMs);
  if (held !== undefined) return held;
  // A placement may lead elsewhere, or belong to somebody of another part: those that lead nowhere are named above.
  return whyUnreadyOf({ ...bagian, masukan: { ...masukan, penempatan: [] } });
}
