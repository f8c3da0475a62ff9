import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { mediaOf, type MediaPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import type { RencanaBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { periksaBlast, type IsianBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
import type { Context } from '../../../context.ts';
import { actorOf } from '../../../crud/build-crud.ts';
import { refuseIsian } from '../../../crud/definition/refuse-isian.ts';
import { newId } from '../../../db/new-id.ts';
import { writeAudit } from '../../../db/write-audit.ts';
import type { SignedIn } from '../../../http/route.ts';
import { getPengaturan } from '../../../settings/pengaturan.queries.ts';
import { findSekolah } from '../../sekolah/sekolah.queries.ts';
import { hasTindakan } from '../antrean/antrean.queries.ts';
import { antrekanPesan } from '../antrean/antrekan.mutations.ts';
import { mati } from '../antrean/kirim-antrean.ts';
import { rencanakan, type Rencana } from './rencanakan.ts';

/** What a blast would send now. Refuses what cannot be sent at all. */
export async function pratinjau(context: Context, isian: IsianBlast): Promise<RencanaBlast> {
  const { surat: _surat, media: _media, ...rencana } = await rencanakanSah(context, isian);
  return rencana;
}

/**
 * Queues a blast, once however often it is sent with one `tindakan_id`, on record. Answers what it sends; refuses where that
 * is nothing. What is sent is put together before the transaction, which everybody else waits for.
 */
export async function kirimBlast(
  context: Context,
  akun: SignedIn,
  { tindakan_id, ...isian }: IsianBlast & { tindakan_id?: string | undefined },
): Promise<RencanaBlast> {
  const { store, clock, state } = context;
  const { surat, media, ...rencana } = await rencanakanSah(context, isian);
  if (surat.length === 0) throw new Refusal(kosong(rencana));
  const nowMs = clock.nowMs();
  const { jenis_informasi, program_keahlian_id } = isian;
  const about = { tindakan: tindakan_id ?? newId(nowMs), jenis_informasi, program_keahlian_id };
  await store.tx(actorOf(akun), async (tx) => {
    const asal = { ...about, media, generasi: state.generasi };
    if (await hasTindakan(tx, about.tindakan)) return;
    const jumlah = await antrekanPesan(tx, nowMs, asal, surat);
    const sesudah = { jenis_informasi, program_keahlian_id, pesan: isian.pesan, jumlah };
    const act = { tindakan: 'kirim_blast', tabel: 'pesan_keluar', baris_id: about.tindakan, sesudah };
    await writeAudit(tx, nowMs, act);
  });
  return rencana;
}

async function rencanakanSah(context: Context, isian: IsianBlast): Promise<Rencana & { media: MediaPesan }> {
  refuseIsian(periksaBlast(isian));
  const { read } = context.store;
  const media = mediaOf((await getPengaturan(read, 'pesan')).kanal);
  if (media === 'wa' && !(await findSekolah(read))?.sms) throw new Refusal(mati);
  return { ...(await rencanakan(context, isian, media)), media };
}

const kosong = ({ tanpa_tujuan, berhenti }: RencanaBlast): string => {
  const why = [
    tanpa_tujuan > 0 && `${tanpa_tujuan} tanpa nomor atau alamat`,
    berhenti > 0 && `${berhenti} tidak ingin menerima pesan`,
  ].filter(Boolean);
  return why.length === 0
    ? 'Tidak ada penerima. Pilih jurusan atau jenis informasi lain.'
    : `Tidak ada penerima: ${why.join(', ')}. Lengkapi nomornya di Data Peserta, atau pilih jurusan lain.`;
};
