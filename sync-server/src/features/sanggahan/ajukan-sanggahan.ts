import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { bolehMenyanggah, isMasaSanggahan } from '@spmb/shared/sanggahan/sanggahan.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import type { SignedIn } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { takeNomor } from '../pendaftaran/berkas.mutations.ts';
import { checkOwnPdf } from '../pendaftaran/own-pdf.mutations.ts';
import { lockOwnPendaftar } from '../pendaftaran/pendaftar.queries.ts';
import { insertSanggahan } from './sanggahan.mutations.ts';
import { listSanggahanRows } from './sanggahan.queries.ts';

interface Isian {
  body: string;
  berkas?: string | null | undefined;
  operasi_id?: string | undefined;
}

/**
 * Objects to a result, once however often it is sent with one `operasi_id`; answers its number. Refuses outside the dates,
 * whoever has sent no form, and a second one while the first is open.
 */
export async function ajukanSanggahan(
  { store, clock, zona }: Context,
  akun: SignedIn,
  { body, berkas, operasi_id }: Isian,
): Promise<number> {
  const nowMs = clock.nowMs();
  const operasi = operasi_id ?? newId(nowMs);
  const zone = await zona();
  return store.tx(actorOf(akun), async (tx) => {
    const own = await lockOwnPendaftar(tx, akun.peserta_id);
    const before = await listSanggahanRows(tx, own.id);
    const same = before.find((one) => one.operasi === operasi);
    if (same && same.body !== body) throw new Refusal(sent(same.nomor), 409, { jenis: 'operasi-terpakai' });
    if (same) return same.nomor;
    if (!isMasaSanggahan(await getPengaturan(tx, 'seleksi'), nowMs, zone)) throw new Refusal(closed);
    if (!bolehMenyanggah(own.status)) throw new Refusal(nothing);
    if (before.some(({ dijawab_ms }) => dijawab_ms === null)) throw new Refusal(open);
    const wrong = berkas ? await checkOwnPdf(tx, nowMs, akun.akun_id, berkas) : undefined;
    if (wrong !== undefined) throw refusalOf({ berkas: wrong });
    const { tahun_ajaran } = await getPengaturan(tx, 'umum');
    const nomor = await takeNomor(tx, `sanggahan ${tahun_ajaran}`);
    await insertSanggahan(tx, nowMs, {
      peserta_id: own.id,
      nomor,
      body,
      path: berkas ?? null,
      operasi,
    });
    const act = { tindakan: 'ajukan_sanggahan', tabel: 'peserta', baris_id: own.id, sesudah: { nomor } };
    await writeAudit(tx, nowMs, act);
    return nomor;
  });
}

const closed =
  'Sanggahan tidak dapat diajukan hari ini. Lihat masa sanggahan di dashboard, atau kirim pesan ke panitia.';
const nothing =
  'Sanggahan diajukan atas pendaftaran yang sudah dikirim. Kirim pesan ke panitia bila ada yang salah.';
const open = 'Sanggahan Anda sebelumnya belum dijawab. Tunggu jawabannya, lalu ajukan lagi bila perlu.';
const sent = (nomor: number) =>
  `Sanggahan ini sudah terkirim dengan nomor ${nomor} dan isi sebelumnya. Muat ulang dashboard untuk membacanya.`;
