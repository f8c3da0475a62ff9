import {
  bacaBiodata,
  biodataFields,
  isianBiodata,
  periksaBiodata,
  rapikanBiodata,
  type IsianBiodata,
} from '@spmb/shared/biodata/biodata.ts';
import type { Biodata } from '@spmb/shared/biodata/calls.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refuseIsian } from '../../crud/definition/refuse-isian.ts';
import type { Reader } from '../../db/store.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { NotFound } from '../../http/errors.ts';
import type { SignedIn } from '../../http/route.ts';
import { checkAcuan } from '../pendaftaran/nama-acuan.queries.ts';
import { checkOwnFiles } from '../pendaftaran/own-files.mutations.ts';
import { lockOwnPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { getZona } from '../sekolah/zona.queries.ts';
import { saveBiodata } from './biodata.mutations.ts';
import { isJurusanOf, lihatBiodata } from './biodata.queries.ts';

/**
 * Saves the own biodata, on top of the version that was read; `versi` undefined asks for none. What changes nothing is
 * saved already. Refuses by field what is missing or wrong, with 409 an older version.
 */
export const simpanBiodata = (
  { store, clock }: Context,
  akun: SignedIn,
  id: string,
  { versi, ...sent }: { versi?: number | undefined } & Record<string, unknown>,
): Promise<Biodata> =>
  store.tx(actorOf(akun), async (tx) => {
    const nowMs = clock.nowMs();
    const own = await lockOwnPendaftar(tx, akun.peserta_id);
    if (own.id !== id) throw new NotFound('Biodata ini tidak ada. Muat ulang halaman.');
    const before = await lihatBiodata(tx, own.id);
    const terisi = { ...isianBiodata({ ...before }), ...bacaBiodata(sent) };
    const wrong = periksaBiodata(terisi, localDate(nowMs, await getZona(tx)));
    const isi = rapikanBiodata(terisi);
    const diubah = biodataFields.filter(({ name }) => isi[name] !== before[name]);
    if (Object.keys(wrong).length === 0 && before.versi > 0 && diubah.length === 0) return before;
    if (versi !== undefined && versi !== before.versi)
      throw new Refusal(
        'Biodata ini sudah diubah di perangkat lain. Bandingkan keduanya, lalu pilih isian yang dipakai.',
        409,
        { jenis: 'versi-lama', versi: before.versi, isi: before },
      );
    refuseIsian(wrong);
    refuseIsian({
      ...(await checkAcuan(tx, { ...isi }, biodataFields)),
      ...(await checkJurusan(tx, isi)),
      ...(await checkOwnFiles(tx, nowMs, akun.akun_id, { foto: isi.foto })),
    });
    await saveBiodata(tx, nowMs, { peserta_id: own.id, isi, versi: before.versi + 1 });
    const act = { tindakan: 'isi_biodata', tabel: 'peserta', baris_id: own.id };
    await writeAudit(tx, nowMs, { ...act, sesudah: { isian: diubah.map(({ label }) => label).join(', ') } });
    return lihatBiodata(tx, own.id);
  });

async function checkJurusan(
  read: Reader,
  { jurusan_id, pendidikan_id }: IsianBiodata,
): Promise<Record<string, string>> {
  if (jurusan_id === null || (await isJurusanOf(read, jurusan_id, pendidikan_id))) return {};
  return { jurusan_id: 'Jurusan ini bukan jurusan dari pendidikan terakhir yang dipilih. Pilih lagi.' };
}
