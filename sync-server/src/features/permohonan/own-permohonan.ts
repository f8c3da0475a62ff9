import { keadaanFormasi } from '@spmb/shared/formasi/masa-formasi.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { dicabut } from '@spmb/shared/pendaftaran/peralihan.ts';
import {
  bolehBeralihPermohonan,
  type KeadaanPermohonan,
} from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import type {
  kirimPermohonanContract,
  perbaikiPermohonanContract,
} from '@spmb/shared/permohonan/permohonan.schema.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { newId } from '../../db/new-id.ts';
import type { Transaction } from '../../db/store.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { checkOwnPdf } from '../pendaftaran/own-pdf.mutations.ts';
import { lockOwnPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { otomatis } from '../pesan/rows/pesan.mutations.ts';
import { beralih, insertPermohonan } from './permohonan.mutations.ts';
import { findPermohonan, lockFormasi, lockPermohonan } from './permohonan.queries.ts';
import { isSudahDilakukan, refuseVersiLama } from './sudah-dilakukan.queries.ts';

/**
 * Applies to a position, once however often it is sent with one `operasi_id`. Refuses who has no registration number, a
 * position that is not open today, and a second application to the same one.
 */
export async function kirimPermohonan(
  { store, clock, zona }: Context,
  akun: SignedIn,
  { formasi_id, dokumen, operasi_id }: z.output<typeof kirimPermohonanContract>,
): Promise<void> {
  const nowMs = clock.nowMs();
  const operasi = operasi_id ?? newId(nowMs);
  const today = localDate(nowMs, await zona());
  await store.tx(actorOf(akun), async (tx) => {
    const own = await lockOwnPendaftar(tx, akun.peserta_id);
    const key = { peserta_id: own.id, formasi_id };
    if (await isSudahDilakukan(tx, operasi, { ...key, ke: 'PENGAJUAN', keterangan: '' })) return;
    if (own.nomor_register === null || own.nomor_register === '') throw new Refusal(unnumbered);
    if (own.status === dicabut) throw new Refusal(withdrawn);
    const formasi = await lockFormasi(tx, formasi_id);
    if (!formasi) throw new NotFound('Formasi ini tidak ada lagi. Muat ulang daftar formasi.');
    const keadaan = keadaanFormasi(formasi, today);
    if (keadaan === 'belum')
      throw new Refusal(`Formasi ini baru menerima permohonan mulai ${dateInWords(formasi.tanggal_mulai)}.`);
    if (keadaan === 'selesai')
      throw new Refusal(
        `Formasi ini menerima permohonan sampai ${dateInWords(formasi.tanggal_selesai)}. Pilih formasi lain.`,
      );
    const before = await findPermohonan(tx, own.id, formasi_id);
    if (before && before.keadaan !== 'TIDAK_ADA') throw new Refusal(second);
    const changes = { path: await ownPdf(tx, nowMs, akun, dokumen, null), diajukan_ms: nowMs };
    const row = before ?? (await insertPermohonan(tx, nowMs, key));
    const act = { ke: 'PENGAJUAN' as const, tindakan: 'ajukan_permohonan', operasi, changes };
    await beralih(tx, nowMs, row, { ...act, kabar: kabar.terkirim });
  });
}

/** "Ajukan Perbaikan": sends again what was sent back, with its file or another. Refuses (409) in any other state. */
export async function perbaikiPermohonan(
  { store, clock }: Context,
  akun: SignedIn,
  id: string,
  { dokumen, versi, operasi_id }: z.output<typeof perbaikiPermohonanContract>,
): Promise<void> {
  const nowMs = clock.nowMs();
  const operasi = operasi_id ?? newId(nowMs);
  await store.tx(actorOf(akun), async (tx) => {
    const { own, row } = await lockOwnPermohonan(tx, akun, id);
    const { peserta_id, formasi_id } = row;
    if (await isSudahDilakukan(tx, operasi, { peserta_id, formasi_id, ke: 'PENGAJUAN', keterangan: '' }))
      return;
    if (row.keadaan === 'TIDAK_ADA') throw gone();
    if (own.status === dicabut) throw new Refusal(withdrawn);
    if (row.keadaan !== 'PERBAIKAN') throw new Refusal(notSentBack, 409, { jenis: 'status-lain' });
    await refuseVersiLama(tx, row, versi);
    const changes = { path: await ownPdf(tx, nowMs, akun, dokumen, row.path), diajukan_ms: nowMs };
    const act = { ke: 'PENGAJUAN' as const, tindakan: 'perbaiki_permohonan', operasi, changes };
    await beralih(tx, nowMs, row, { ...act, kabar: kabar.diperbaiki });
  });
}

/** Takes an application away, and its file from the committee; asked again it has been done. Refuses (409) one that is decided. */
export async function hapusPermohonan({ store, clock }: Context, akun: SignedIn, id: string): Promise<void> {
  const nowMs = clock.nowMs();
  const ke: KeadaanPermohonan = 'TIDAK_ADA';
  await store.tx(actorOf(akun), async (tx) => {
    const { row } = await lockOwnPermohonan(tx, akun, id);
    if (row.keadaan === ke) return;
    if (!bolehBeralihPermohonan(row.keadaan, ke, 'pelamar'))
      throw new Refusal(decided, 409, { jenis: 'status-lain' });
    const act = { ke, tindakan: 'hapus_permohonan', operasi: newId(nowMs), changes: { path: null } };
    await beralih(tx, nowMs, row, { ...act, kabar: kabar.dihapus });
  });
}

/** The own application, of whatever state; that of somebody else does not exist. */
async function lockOwnPermohonan(tx: Transaction, akun: SignedIn, id: string) {
  const own = await lockOwnPendaftar(tx, akun.peserta_id);
  const row = await lockPermohonan(tx, id);
  if (!row || row.peserta_id !== own.id) throw gone();
  return { own, row };
}

/** The stored name of the PDF that an application has from now on. Refuses one that is none of this account's. */
async function ownPdf(
  tx: Transaction,
  nowMs: number,
  { akun_id }: SignedIn,
  name: string | null | undefined,
  before: string | null,
): Promise<string | null> {
  if (!name || name === before) return before;
  const wrong = await checkOwnPdf(tx, nowMs, akun_id, name, 'permohonan');
  if (wrong !== undefined) throw refusalOf({ dokumen: wrong });
  return name;
}

/** What stands in the inbox of who acts himself. */
const kabar = {
  terkirim: {
    judul: 'terkirim',
    isi: 'Panitia memeriksa permohonan Anda; hasilnya masuk ke kotak masuk ini.',
    dari: otomatis,
  },
  diperbaiki: {
    judul: 'perbaikan terkirim',
    isi: 'Panitia memeriksa perbaikan Anda; hasilnya masuk ke kotak masuk ini.',
    dari: otomatis,
  },
  dihapus: {
    judul: 'dihapus',
    isi: 'Anda menghapus permohonan ini. Bila ini keliru, ajukan lagi selama formasinya dibuka.',
    dari: otomatis,
  },
};

const gone = () => new NotFound('Permohonan ini tidak ada lagi. Muat ulang daftar permohonan Anda.');
const unnumbered =
  'Permohonan memakai nomor pendaftaran, dan Anda belum punya. Kirim formulir pendaftaran dulu, lalu ajukan permohonan.';
const withdrawn = 'Pendaftaran Anda sudah dicabut. Hubungi panitia bila ini keliru.';
const second =
  'Anda sudah mengajukan permohonan untuk formasi ini. Lihat statusnya di daftar permohonan Anda.';
const notSentBack =
  'Permohonan ini tidak sedang diminta perbaikan. Muat ulang daftar permohonan untuk melihat statusnya.';
const decided =
  'Permohonan ini sudah diputuskan panitia, jadi tidak dapat dihapus. Kirim pesan ke panitia bila ada yang salah.';
