import type { BarisPeserta } from '@spmb/shared/peserta/impor-peserta.ts';
import type { RencanaPeserta } from '@spmb/shared/peserta/plan-peserta-import.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../context.ts';
import { newId } from '../../db/new-id.ts';
import type { Actor, Transaction } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { insertAkunPeserta, updateAkunNama } from '../akun/akun.mutations.ts';
import { buildAkunPeserta } from './build-akun-peserta.ts';
import { insertPeserta, updatePeserta, type NewPeserta } from './peserta.mutations.ts';
import type { RencanaImpor } from './plan-impor.ts';

/** Rows of one transaction: a few milliseconds of the writer. */
const newPerTx = 25;
const changedPerTx = 12;

type Baru = Extract<RencanaPeserta, { tindakan: 'baru' }>;
type Diperbarui = Extract<RencanaPeserta, { tindakan: 'diperbarui' }>;

/**
 * Writes a plan in chunks: each participant wholly, with his account, or not at all. After an interruption the same
 * file again completes what is missing.
 */
export async function writeImpor(
  { store, clock, secrets }: Context,
  actor: Actor,
  impor: RencanaImpor,
  status: number | null,
): Promise<void> {
  const baru = impor.rencana.filter((one): one is Baru => one.tindakan === 'baru');
  for (let start = 0; start < baru.length; start += newPerTx) {
    await setImmediate();
    const nowMs = clock.nowMs();
    const people = baru.slice(start, start + newPerTx).map(({ peserta: baris }) => {
      const account = buildAkunPeserta(secrets, nowMs, baris);
      return { account, row: { ...columnsOf(baris, impor), id: newId(nowMs), akun_id: account.id, status } };
    });
    await store.tx(actor, async (tx) => {
      await insertAkunPeserta(
        tx,
        nowMs,
        people.map(({ account }) => account),
      );
      await insertPeserta(
        tx,
        nowMs,
        people.map(({ row }) => row),
      );
    });
  }
  const diperbarui = impor.rencana.filter((one): one is Diperbarui => one.tindakan === 'diperbarui');
  for (let start = 0; start < diperbarui.length; start += changedPerTx) {
    await setImmediate();
    const part = diperbarui.slice(start, start + changedPerTx);
    await store.tx(actor, async (tx) => {
      for (const one of part) await writeChange(tx, clock.nowMs(), one, impor);
    });
  }
}

async function writeChange(
  tx: Transaction,
  nowMs: number,
  { id, peserta, perubahan }: Diperbarui,
  impor: RencanaImpor,
) {
  const changed = new Set(perubahan.map(({ kolom }) => columnOf(kolom)));
  const entries = Object.entries(columnsOf(peserta, impor)).filter(([column]) => changed.has(column));
  await updatePeserta(tx, nowMs, id, Object.fromEntries(entries));
  await updateLogin(tx, nowMs, peserta, id, changed, impor);
  await writeAudit(tx, nowMs, {
    tindakan: 'impor',
    tabel: 'peserta',
    baris_id: id,
    sebelum: Object.fromEntries(perubahan.map(({ kolom, lama }) => [kolom, lama])),
    sesudah: Object.fromEntries(perubahan.map(({ kolom, baru }) => [kolom, baru])),
  });
}

/** The account follows name and number; a login name that is not the number (an e-mail address) stays. */
async function updateLogin(
  tx: Transaction,
  nowMs: number,
  { nama, nomor_peserta }: BarisPeserta,
  id: string,
  changed: ReadonlySet<string>,
  { stored, logins }: RencanaImpor,
): Promise<void> {
  const before = stored.get(id);
  const email = logins.emailOf.get(before?.akun_id ?? '');
  if (!before?.akun_id || email === undefined) return;
  const isRenumbered = changed.has('nomor_peserta') && email === before.nomor_peserta.toLowerCase();
  if (!isRenumbered && !changed.has('nama')) return;
  await updateAkunNama(tx, nowMs, before.akun_id, {
    username: nama,
    email: isRenumbered ? nomor_peserta : email,
  });
}

const columnOf = (kolom: string): string =>
  ({ pilihan_1: 'jurusan_id_1', pilihan_2: 'jurusan_id_2' })[kolom] ?? kolom;

/** The columns that a row fills; what it leaves blank is null. */
function columnsOf(
  baris: BarisPeserta,
  { findProgram }: Pick<RencanaImpor, 'findProgram'>,
): Omit<NewPeserta, 'id'> {
  return {
    nomor_peserta: baris.nomor_peserta,
    nisn: baris.nisn || null,
    nama: baris.nama,
    jenis_kelamin: baris.jenis_kelamin,
    tempat_lahir: baris.tempat_lahir || null,
    tanggal_lahir: baris.tanggal_lahir || null,
    agama: baris.agama || null,
    nama_sekolah_asal: baris.nama_sekolah_asal || null,
    jurusan_id_1: findProgram(baris.pilihan_1)?.id ?? null,
    jurusan_id_2: findProgram(baris.pilihan_2)?.id ?? null,
    nomor_hp: baris.nomor_hp || null,
    kelas: baris.kelas || null,
    ruang: baris.ruang || null,
    sesi: baris.sesi || null,
  };
}
