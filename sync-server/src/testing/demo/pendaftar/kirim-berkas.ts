import { semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { draf, perbaikan, pengajuanPerbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import type { Context } from '../../../context.ts';
import { newId } from '../../../db/new-id.ts';
import { saveBerkas } from '../../../features/pendaftaran/berkas.mutations.ts';
import { lockPendaftar } from '../../../features/pendaftaran/berkas.queries.ts';
import { catatTerkirim } from '../../../features/pendaftaran/catat-terkirim.mutations.ts';
import { setujui } from '../../../features/persetujuan/persetujuan.mutations.ts';
import { actorDari, type PendaftarDemo } from './pendaftar-demo.ts';
import { salahKetik } from './penyimpangan.ts';
import { namaiBerkas } from './simpan-berkas.ts';

/** Whether something in his form is wrong at first. */
const adaSalah = ({ plan: { status } }: PendaftarDemo) =>
  status === perbaikan || status === pengajuanPerbaikan;

/** Sends a form for the first time, at its hour. */
export async function kirimBerkas({ store }: Context, one: PendaftarDemo): Promise<void> {
  const { id, nowMs, plan, files = new Map() } = one;
  const ms = nowMs - plan.dikirimLaluMs;
  one.isi = await store.tx(actorDari(one), async (tx) => {
    const own = await lockPendaftar(tx, id);
    if (!own) throw new Error('an applicant of the demo is gone');
    const isi = await namaiBerkas(tx, ms, one.isi, files);
    const sent = adaSalah(one) ? salahKetik(isi) : isi;
    await catatTerkirim(tx, ms, {
      own: { ...own, status: draf },
      stored: undefined,
      isi: sent,
      operasi_id: newId(ms),
    });
    await setujui(tx, ms, { peserta_id: id, saat: 'kirim' });
    return isi;
  });
}

/** Keeps the beginning of a form as a draft, of each applicant another length. */
export async function simpanDrafDemo({ store }: Context, one: PendaftarDemo): Promise<void> {
  const { id, nowMs, plan, files = new Map() } = one;
  const ms = nowMs - plan.dikirimLaluMs;
  await store.tx(actorDari(one), async (tx) => {
    const isi = await namaiBerkas(tx, ms, one.isi, files);
    const typed = semuaField.slice(0, 4 + ((plan.nomor * 11) % (semuaField.length - 6)));
    const part = Object.fromEntries(typed.map(({ name }) => [name, isi[name]]));
    await saveBerkas(tx, ms, { peserta_id: id, isi: part, versi: 1 + (plan.nomor % 8) });
  });
}
