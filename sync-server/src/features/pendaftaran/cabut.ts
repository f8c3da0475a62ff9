import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { isTypedName } from '@spmb/shared/kernel/text/typed-name.ts';
import { bolehBeralih, dicabut } from '@spmb/shared/pendaftaran/peralihan.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { SignedIn } from '../../http/route.ts';
import { updatePendaftar } from '../peserta/rows/peserta.mutations.ts';
import { findDiterima } from '../seleksi/terbit.queries.ts';
import { insertPesan, otomatis } from '../pesan/pesan.mutations.ts';
import { insertPeralihan } from './berkas.mutations.ts';
import { findDone } from './carried-out.queries.ts';
import { lockOwn } from './own-berkas.ts';

/** Withdraws an application for good, once the applicant has typed his own name; refuses (409) where nothing runs any more. */
export async function cabut(
  { store, clock }: Context,
  akun: SignedIn,
  { konfirmasi, operasi_id }: { konfirmasi: string; operasi_id?: string | undefined },
): Promise<void> {
  const nowMs = clock.nowMs();
  const operasi = operasi_id ?? newId(nowMs);
  await store.tx(actorOf(akun), async (tx) => {
    if (await findDone(tx, akun.peserta_id ?? '', operasi, ['cabut'])) return;
    const { own } = await lockOwn(tx, akun, undefined);
    if (!bolehBeralih(own.status, dicabut, 'pendaftar'))
      throw new Refusal(
        `Pendaftaran ini tidak dapat dicabut: statusnya ${statusBerkasText(own.status)}. Hubungi panitia.`,
        409,
      );
    const jurusan = await findDiterima(tx, nowMs, own.id);
    if (jurusan !== undefined)
      throw new Refusal(
        `Anda masih mempunyai kursi di ${jurusan}. Lepaskan dahulu di halaman Daftar ulang (Saya mengundurkan diri), lalu cabut pendaftarannya.`,
        409,
      );
    if (!isTypedName(konfirmasi, own.nama))
      throw refusalOf({ konfirmasi: `Ketik nama Anda, ${own.nama}, untuk mencabut pendaftaran.` });
    await updatePendaftar(tx, nowMs, own.id, { status: dicabut });
    const act = { dari: own.status, ke: dicabut, peristiwa: 'cabut' as const, alasan: [], catatan: '' };
    await insertPeralihan(tx, nowMs, { peserta_id: own.id, ...act, operasi_id: operasi });
    await insertPesan(tx, nowMs, [
      {
        peserta_id: own.id,
        id: operasi,
        jenis: 'kotak',
        dari: otomatis,
        title: 'Pendaftaran dicabut',
        body: 'Anda mencabut pendaftaran. Bila ini keliru, hubungi panitia.',
      },
    ]);
    const status = { sebelum: { status: own.status }, sesudah: { status: dicabut } };
    await writeAudit(tx, nowMs, { tindakan: 'cabut', tabel: 'peserta', baris_id: own.id, ...status });
  });
}
