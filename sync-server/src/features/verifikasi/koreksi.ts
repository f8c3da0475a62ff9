import { dicabut } from '@spmb/shared/pendaftaran/peralihan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { bacaPerubahan } from '@spmb/shared/verifikasi/kolom.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { newId } from '../../db/new-id.ts';
import type { SignedIn } from '../../http/route.ts';
import { findDone, sidikOf } from '../pendaftaran/carried-out.queries.ts';
import { getSyarat } from '../pendaftaran/syarat.queries.ts';
import { lockFile } from './lock-file.ts';
import { tulisKoreksi } from './tulis-koreksi.ts';

interface Sent extends Record<string, unknown> {
  id: string;
  alasan: string;
  versi?: number | undefined;
  operasi_id?: string | undefined;
}

/** Corrects fields of a form at the desk, with the parent standing by; its status stays. Refuses by field, and 409. */
export async function koreksi(context: Context, akun: SignedIn, sent: Sent): Promise<void> {
  const { store, clock } = context;
  const nowMs = clock.nowMs();
  const { id, alasan, versi, operasi_id = newId(nowMs), ...fields } = sent;
  const sidik = sidikOf({ alasan, ...fields });
  const syarat = await getSyarat(store.read, nowMs);
  await store.tx(actorOf(akun), async (tx) => {
    if (await findDone(tx, id, operasi_id, ['koreksi'], sidik)) return;
    const file = await lockFile(tx, nowMs, id, versi);
    if (file.own.status === dicabut)
      throw new Refusal('Pendaftaran ini sudah dicabut, jadi isiannya tidak berubah lagi.', 409, {
        jenis: 'status-lain',
        verifikasi_status: dicabut,
      });
    const perubahan = bacaPerubahan(fields, file.terkirim.isi);
    if (Object.keys(perubahan).length === 0)
      throw refusalOf({ data: 'Tidak ada isian yang berbeda. Ubah isiannya, lalu simpan lagi.' });
    await tulisKoreksi(tx, nowMs, file, { perubahan, syarat, alasan, operasi_id, sidik });
  });
}
