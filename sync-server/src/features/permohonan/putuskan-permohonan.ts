import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import {
  bolehBeralihPermohonan,
  perluKeterangan,
  type StatusPermohonan,
} from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import type { putuskanPermohonanContract } from '@spmb/shared/permohonan/permohonan.schema.ts';
import type { z } from 'zod';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { newId } from '../../db/new-id.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { beralih } from './permohonan.mutations.ts';
import { lockPermohonan } from './permohonan.queries.ts';
import { isSudahDilakukan, refuseVersiLama } from './sudah-dilakukan.queries.ts';

/**
 * Decides on an application or takes a decision back, once however often it is asked with one `operasi_id`; the applicant is
 * told. Refuses at its field what has no words, and with 409 an older version and a way that the application cannot go.
 */
export async function putuskanPermohonan(
  { store, clock }: Context,
  akun: SignedIn,
  id: string,
  { status: ke, keterangan, versi, operasi_id }: z.output<typeof putuskanPermohonanContract>,
): Promise<void> {
  const nowMs = clock.nowMs();
  const operasi = operasi_id ?? newId(nowMs);
  await store.tx(actorOf(akun), async (tx) => {
    const row = await lockPermohonan(tx, id);
    if (!row || row.keadaan === 'TIDAK_ADA')
      throw new NotFound('Permohonan ini tidak ada lagi. Muat ulang daftarnya.');
    const { peserta_id, formasi_id, keadaan: dari } = row;
    if (await isSudahDilakukan(tx, operasi, { peserta_id, formasi_id, ke, keterangan })) return;
    await refuseVersiLama(tx, row, versi);
    if (!bolehBeralihPermohonan(dari, ke, 'panitia'))
      throw new Refusal(`Permohonan ini sudah ${ke}. Muat ulang daftarnya.`, 409, { jenis: 'status-lain' });
    if (keterangan === '' && perluKeterangan(dari, ke))
      throw refusalOf({ keterangan: 'Isi keterangan: pendaftar membacanya sebagai alasan keputusan ini.' });
    const kabar = { judul: judul[ke], isi: [keterangan, langkah[ke]].filter(Boolean).join('\n') };
    await beralih(tx, nowMs, row, { ke, tindakan: 'putuskan_permohonan', operasi, keterangan, kabar });
  });
}

const judul: Readonly<Record<StatusPermohonan, string>> = {
  PENGAJUAN: 'diperiksa lagi',
  TERVERIFIKASI: 'terverifikasi',
  PERBAIKAN: 'harus diperbaiki',
  DITOLAK: 'ditolak',
};

/** What the applicant does next. */
const langkah: Readonly<Record<StatusPermohonan, string>> = {
  PENGAJUAN: 'Tunggu keputusan panitia.',
  TERVERIFIKASI: 'Tunggu kabar berikutnya dari panitia.',
  PERBAIKAN: 'Perbaiki dokumennya, lalu pilih Ajukan Perbaikan di daftar permohonan Anda.',
  DITOLAK: '',
};
