import type { BarisPeserta } from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import type { RencanaPeserta } from '@spmb/shared/peserta/import/plan-peserta-import.ts';
import { setImmediate } from 'node:timers/promises';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/new-id.ts';
import type { Actor, Transaction } from '../../../db/store.ts';
import { writeAudits, type AuditEntry } from '../../../db/write-audit.ts';
import { insertAkunPeserta, updateAkunNama, type NewAkunPeserta } from '../../akun/account/akun.mutations.ts';
import { buildAkunPeserta } from '../account/build-akun-peserta.ts';
import { insertPeserta, updatePeserta, type NewPeserta } from '../rows/peserta.mutations.ts';
import type { RencanaImport } from './plan-import.ts';

/** Rows of one transaction: a few milliseconds of the writer. */
const newPerTx = 25;
const changedPerTx = 12;

type Baru = Extract<RencanaPeserta, { tindakan: 'baru' }>;
type Diperbarui = Extract<RencanaPeserta, { tindakan: 'diperbarui' }>;

/**
 * Writes a plan in chunks: each participant wholly, with his account, or not at all. After an interruption the same
 * file again completes what is missing.
 */
export async function writeImport(
  { store, clock, secrets }: Context,
  actor: Actor,
  impor: RencanaImport,
  { status, alasan }: { status: number | null; alasan: string },
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
        people.map(({ row }) => ({ ...row, nisn_dikenal: row.nisn })),
      );
      await writeAudits(
        tx,
        nowMs,
        people.flatMap(({ account, row }) => entriesOfNew(account, row, alasan)),
      );
    });
  }
  const diperbarui = impor.rencana.filter((one): one is Diperbarui => one.tindakan === 'diperbarui');
  for (let start = 0; start < diperbarui.length; start += changedPerTx) {
    await setImmediate();
    const part = diperbarui.slice(start, start + changedPerTx);
    await store.tx(actor, async (tx) => {
      const nowMs = clock.nowMs();
      const entries: AuditEntry[] = [];
      for (const one of part) entries.push(...(await writeChange(tx, nowMs, one, impor)));
      await writeAudits(
        tx,
        nowMs,
        entries.map((entry) => ({ ...entry, alasan })),
      );
    });
  }
}

function entriesOfNew(
  { id, username, email }: NewAkunPeserta,
  { id: peserta_id, ...row }: NewPeserta,
  alasan: string,
): AuditEntry[] {
  const filled = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null));
  const akun = { peserta_id, username, email: email.toLowerCase() };
  return [
    { tindakan: 'impor', tabel: 'peserta', baris_id: peserta_id, sesudah: filled, alasan },
    { tindakan: 'buat akun', tabel: 'akun', baris_id: id, sesudah: akun, alasan },
  ];
}

/** Answers what it changed, for the audit trail. */
async function writeChange(
  tx: Transaction,
  nowMs: number,
  { id, peserta, perubahan }: Diperbarui,
  impor: RencanaImport,
): Promise<AuditEntry[]> {
  const changed = new Set(perubahan.map(({ kolom }) => columnOf(kolom)));
  const entries = Object.entries(columnsOf(peserta, impor)).filter(([column]) => changed.has(column));
  const sesudah = Object.fromEntries(entries);
  await updatePeserta(tx, nowMs, id, sesudah);
  const lama = perubahan.map(({ kolom, lama: text }): [string, string | null] => {
    const column = columnOf(kolom);
    return [column, column === kolom ? text || null : (impor.findProgram(text)?.id ?? null)];
  });
  const sebelum = Object.fromEntries(lama);
  const ofAkun = await updateLogin(tx, nowMs, peserta, id, changed, impor);
  return [{ tindakan: 'impor', tabel: 'peserta', baris_id: id, sebelum, sesudah }, ...ofAkun];
}

/** The account follows name and number; a login name that is not the number (an e-mail address) stays. */
async function updateLogin(
  tx: Transaction,
  nowMs: number,
  { nama, nomor_peserta }: BarisPeserta,
  id: string,
  changed: ReadonlySet<string>,
  { stored, logins }: RencanaImport,
): Promise<AuditEntry[]> {
  const before = stored.get(id);
  const email = logins.emailOf.get(before?.akun_id ?? '');
  if (!before?.akun_id || email === undefined) return [];
  const isRenumbered = changed.has('nomor_peserta') && email === before.nomor_peserta.toLowerCase();
  if (!isRenumbered && !changed.has('nama')) return [];
  const sesudah = { username: nama, email: isRenumbered ? nomor_peserta.toLowerCase() : email };
  await updateAkunNama(tx, nowMs, before.akun_id, sesudah);
  const sebelum = { username: before.nama, email };
  return [{ tindakan: 'impor', tabel: 'akun', baris_id: before.akun_id, sebelum, sesudah }];
}

const columnOf = (kolom: string): string =>
  ({ pilihan_1: 'jurusan_id_1', pilihan_2: 'jurusan_id_2' })[kolom] ?? kolom;

/** The columns that a row fills; what it leaves blank is null. */
function columnsOf(
  baris: BarisPeserta,
  { findProgram }: Pick<RencanaImport, 'findProgram'>,
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
