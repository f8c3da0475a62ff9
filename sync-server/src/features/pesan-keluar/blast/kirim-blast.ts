import { createHash } from 'node:crypto';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { mediaOf, type MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import type { HasilBlast, RencanaBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { periksaBlast, type IsianBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import { newId } from '../../../db/new-id.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { antrekanPesan } from '../antrean/antrekan.mutations.ts';
import { mati } from '../antrean/kirim-antrean.ts';
import { insertBlast } from './blast-pesan.mutations.ts';
import { findBlast } from './blast-pesan.queries.ts';
import { rencanakan, type Rencana } from './rencanakan.ts';

/** What a blast would send now. Refuses what cannot be sent at all. */
export async function pratinjau(context: Context, isian: IsianBlast): Promise<RencanaBlast> {
  const { surat: _surat, media: _media, ...rencana } = await rencanakanSah(context, isian);
  return rencana;
}

/**
 * Queues a blast, once however often it is sent with one `tindakan_id`, on record; sent again it is answered as it was the
 * first time. Refuses where nobody would receive it, and another blast under an id that was used. What is sent is put
 * together before the transaction, which everybody else waits for.
 */
export async function kirimBlast(
  context: Context,
  akun: SignedIn,
  { tindakan_id, ...isian }: IsianBlast & { tindakan_id?: string | undefined },
): Promise<HasilBlast> {
  const { store, clock, state } = context;
  const sidik = sidikOf(isian);
  const before = tindakan_id === undefined ? undefined : await findBlast(store.read, tindakan_id);
  if (before) return sameAgain(before, sidik);
  const { surat, media, contoh: _contoh, ...hasil } = await rencanakanSah(context, isian);
  if (surat.length === 0) throw new Refusal(kosong(hasil));
  const nowMs = clock.nowMs();
  const tindakan = tindakan_id ?? newId(nowMs);
  const { jenis_informasi, program_keahlian_id } = isian;
  return store.tx(actorOf(akun), async (tx) => {
    if (!(await insertBlast(tx, nowMs, { ...isian, ...hasil, tindakan, sidik }))) {
      const other = await findBlast(tx, tindakan);
      if (other) return sameAgain(other, sidik);
    }
    const asal = { tindakan, jenis_informasi, program_keahlian_id, media, generasi: state.generasi };
    // Messages of before blasts were kept may have its id: of those receivers nothing new would go out.
    if ((await antrekanPesan(tx, nowMs, asal, surat)) < surat.length) throw sudahDipakai();
    const sesudah = { ...isian, jumlah: hasil.jumlah };
    await writeAudit(tx, nowMs, {
      tindakan: 'kirim_blast',
      tabel: 'pesan_keluar',
      baris_id: tindakan,
      sesudah,
    });
    return hasil;
  });
}

/** The same for the same words to the same people. */
const sidikOf = ({ jenis_informasi, program_keahlian_id, pesan }: IsianBlast): string =>
  createHash('sha256')
    .update(JSON.stringify([jenis_informasi, program_keahlian_id, pesan]))
    .digest('base64url');

/** What a blast was answered. Refuses one of other words: it has not been sent. */
function sameAgain(before: HasilBlast & { sidik: string }, sidik: string): HasilBlast {
  if (before.sidik !== sidik) throw sudahDipakai();
  const { jumlah, tanpa_tujuan, berhenti, sama } = before;
  return { jumlah, tanpa_tujuan, berhenti, sama };
}

const sudahDipakai = () =>
  new Refusal(
    'Kiriman ini sudah antre dengan isi lain, jadi isi yang sekarang belum dikirim. Salin pesannya, tutup formulir ini, lalu kirim dari formulir baru.',
    409,
  );

async function rencanakanSah(context: Context, isian: IsianBlast): Promise<Rencana & { media: MediaPesan }> {
  refuseIsian(periksaBlast(isian));
  const { read } = context.store;
  const media = mediaOf((await getPengaturan(read, 'pesan')).kanal);
  if (media === 'wa' && !(await findSekolah(read))?.sms) throw new Refusal(mati);
  return { ...(await rencanakan(context, isian, media)), media };
}

const kosong = ({ tanpa_tujuan, berhenti }: HasilBlast): string => {
  const why = [
    tanpa_tujuan > 0 && `${tanpa_tujuan} tanpa nomor atau alamat`,
    berhenti > 0 && `${berhenti} tidak ingin menerima pesan`,
  ].filter(Boolean);
  return why.length === 0
    ? 'Tidak ada penerima. Pilih jurusan atau jenis informasi lain.'
    : `Tidak ada penerima: ${why.join(', ')}. Lengkapi nomornya di Data Peserta, atau pilih jurusan lain.`;
};
