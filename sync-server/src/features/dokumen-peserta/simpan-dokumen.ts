import type { DokumenPeserta } from '@spmb/shared/dokumen-peserta/calls.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { checkOwnPdf } from '../pendaftaran/own-pdf.mutations.ts';
import { lockOwnPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { saveDokumenPeserta } from './dokumen-peserta.mutations.ts';
import { listDokumenPeserta } from './dokumen-peserta.queries.ts';

const gone = 'Dokumen ini tidak diminta lagi. Muat ulang daftar dokumen.';

/** Hands in an own PDF for a required document. Refuses (409) what may not be replaced any more. */
export const simpanDokumen = (
  { store, clock }: Context,
  akun: SignedIn,
  { id, path }: { id: string; path: string },
): Promise<DokumenPeserta> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const own = await lockOwnPendaftar(tx, akun.peserta_id);
    const find = async () => (await listDokumenPeserta(tx, own)).find((one) => one.id === id);
    const before = await find();
    if (!before) throw new NotFound(gone);
    if (before.path === `/api/media/${path}`) return before;
    if (!before.terbuka)
      throw new Refusal(
        `Dokumen ini tidak dapat diganti: statusnya ${statusBerkasText(own.status)}. Kirim pesan ke panitia bila ada yang salah.`,
        409,
        { jenis: 'terkunci' },
      );
    const wrong = await checkOwnPdf(tx, nowMs, akun.akun_id, path);
    if (wrong !== undefined) throw refusalOf({ path: wrong });
    await saveDokumenPeserta(tx, nowMs, { peserta_id: own.id, dokumen_persyaratan_id: id, path });
    const act = { tindakan: 'serahkan_dokumen', tabel: 'peserta', baris_id: own.id };
    await writeAudit(tx, nowMs, { ...act, sesudah: { dokumen: before.name } });
    return (await find()) ?? before;
  });
