import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { isTypedName } from '@spmb/shared/kernel/text/typed-name.ts';
import {
  bolehBeralih as bolehDaftarUlangBeralih,
  kataDaftarUlang,
} from '@spmb/shared/daftar-ulang/peralihan.ts';
import { bolehBeralih, dicabut } from '@spmb/shared/pendaftaran/peralihan.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { Transaction } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { updatePendaftar } from '../peserta/rows/peserta.mutations.ts';
import { insertPesan, otomatis } from '../pesan/rows/pesan.mutations.ts';
import { insertPeralihan } from '../pendaftaran/berkas.mutations.ts';
import { findDone } from '../pendaftaran/carried-out.queries.ts';
import { lockOwnPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { deleteRencana } from '../seleksi/seleksi.mutations.ts';
import { findKeadaan, type Keadaan } from './berhak.ts';
import { lockAllProgram } from './daftar-ulang.queries.ts';
import { ajakanHubungi } from './hubungi.ts';

/**
 * Withdraws an application for good, once the applicant has typed his own name; what waits for its time loses him without a word.
 * Refuses (409) where nothing runs any more, and whoever has a published seat.
 */
export async function cabut(
  context: Context,
  akun: SignedIn,
  { konfirmasi, operasi_id }: { konfirmasi: string; operasi_id?: string | undefined },
): Promise<void> {
  await context.store.tx(actorOf(akun), async (tx) => {
    // Nobody publishes in between: what is published meanwhile is public at the instant that follows.
    await lockAllProgram(tx);
    const nowMs = context.clock.nowMs();
    const operasi = operasi_id ?? newId(nowMs);
    if (await findDone(tx, akun.peserta_id ?? '', operasi, ['cabut'])) return;
    const own = await lockOwnPendaftar(tx, akun.peserta_id);
    if (!bolehBeralih(own.status, dicabut, 'pendaftar'))
      throw new Refusal(
        `Pendaftaran ini tidak dapat dicabut: statusnya ${statusBerkasText(own.status)}. Hubungi panitia.`,
        409,
      );
    const keadaan = await findKeadaan(tx, nowMs, own);
    if (keadaan?.hasil.lepas_ms === null) throw await masihBerkursi(tx, keadaan);
    if (!isTypedName(konfirmasi, own.nama))
      throw refusalOf({ konfirmasi: `Ketik nama Anda, ${own.nama}, untuk mencabut pendaftaran.` });
    await deleteRencana(context, tx, nowMs, own.id);
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

/** The refusal of whoever has a seat: where it is given up first. */
async function masihBerkursi(tx: Transaction, { hasil, status }: Keadaan): Promise<Refusal> {
  const kursi = `Anda masih mempunyai kursi di ${hasil.jurusan ?? ''}.`;
  return new Refusal(
    bolehDaftarUlangBeralih(status, 'mundur', 'pendaftar')
      ? `${kursi} Lepaskan dahulu di halaman Daftar ulang (Saya mengundurkan diri), lalu cabut pendaftarannya.`
      : `${kursi} Status daftar ulang Anda ${kataDaftarUlang[status]}, jadi kursinya hanya dapat dilepas panitia. Untuk mencabut pendaftaran, ${await ajakanHubungi(tx)}`,
    409,
  );
}
