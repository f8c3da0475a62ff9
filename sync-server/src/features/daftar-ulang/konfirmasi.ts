import { hariTerakhir } from '@spmb/shared/daftar-ulang/masa.ts';
import { periksaKoperasi } from '@spmb/shared/daftar-ulang/konfirmasi.ts';
import { bolehBeralih, kataDaftarUlang } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import { diterima } from '@spmb/shared/pendaftaran/peralihan.ts';
import { isTypedName } from '@spmb/shared/kernel/text/typed-name.ts';
import { dateInWords, localDate, type Zone } from '@spmb/shared/kernel/zone.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf, refuseIsian } from '../../crud/definition/refuse-isian.ts';
import { newId } from '../../db/new-id.ts';
import type { Transaction } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { sidikOf } from '../pendaftaran/carried-out.queries.ts';
import { checkOwnPdf } from '../pendaftaran/own-pdf.mutations.ts';
import { lockSaya, type Keadaan } from './berhak.ts';
import { beralih } from './daftar-ulang.mutations.ts';
import { lockAllProgram } from './daftar-ulang.queries.ts';
import { kalimatHubungi } from './hubungi.ts';
import { isDilakukan } from './sudah-dilakukan.ts';

interface Konfirmasi {
  daftar_ulang_dokumen: string;
  koperasi_dokumen: string | null;
  koperasi_status: boolean;
}

/**
 * Sends the own re-registration, once however often it is sent with one `operasi_id`. Refuses who is not accepted by what is
 * published, outside the dates, where nothing is open, and files that are none of his own.
 */
export async function konfirmasi(
  context: Context,
  akun: SignedIn,
  { operasi_id, ...asked }: Konfirmasi & { operasi_id?: string | undefined },
): Promise<void> {
  const { store, clock, zona } = context;
  const nowMs = clock.nowMs();
  const zone = await zona();
  const operasi = { operasi_id: operasi_id ?? newId(nowMs), sidik: sidikOf({ ke: 'terkirim', ...asked }) };
  await store.tx(actorOf(akun), async (tx) => {
    const keadaan = await lockSaya(tx, nowMs, akun.peserta_id);
    if (await isDilakukan(tx, keadaan.own.id, operasi.operasi_id, operasi.sidik)) return;
    refuseTertutup(keadaan, nowMs, zone);
    const { koperasi_wajib } = await getPengaturan(tx, 'daftar_ulang');
    refuseIsian({
      ...periksaKoperasi(asked, koperasi_wajib),
      ...(await periksaBerkas(tx, nowMs, akun.akun_id, asked)),
    });
    await beralih(context, tx, keadaan, {
      ke: 'terkirim',
      ...operasi,
      isi: { ...asked, dikirim_ms: nowMs },
      isOwn: true,
      pesan: {
        title: 'Daftar ulang terkirim',
        body: `Daftar ulang Anda di ${keadaan.hasil.jurusan ?? ''} sudah diterima server. Panitia memeriksanya dan memberi tahu hasilnya di sini.`,
      },
    });
  });
}

/** Gives the own seat up, once the applicant has typed his name. */
export async function mundur(
  context: Context,
  akun: SignedIn,
  { konfirmasi: typed, operasi_id }: { konfirmasi: string; operasi_id?: string | undefined },
): Promise<void> {
  const { store, clock } = context;
  const operasi = { operasi_id: operasi_id ?? newId(clock.nowMs()), sidik: sidikOf({ ke: 'mundur' }) };
  await store.tx(actorOf(akun), async (tx) => {
    // Before himself, as whoever gives or frees a seat does: which of them is his is known only then.
    await lockAllProgram(tx);
    const keadaan = await lockSaya(tx, clock.nowMs(), akun.peserta_id);
    if (await isDilakukan(tx, keadaan.own.id, operasi.operasi_id, operasi.sidik)) return;
    const { own, status, hasil } = keadaan;
    if (!bolehBeralih(status, 'mundur', 'pendaftar'))
      throw new Refusal(
        `Pengunduran diri tidak dapat dikirim: statusnya ${kataDaftarUlang[status]}. Hubungi panitia.`,
        409,
      );
    if (!isTypedName(typed, own.nama))
      throw refusalOf({ konfirmasi: `Ketik nama Anda, ${own.nama}, untuk mengundurkan diri.` });
    await beralih(context, tx, keadaan, {
      ke: 'mundur',
      ...operasi,
      isOwn: true,
      pesan: {
        title: 'Anda mengundurkan diri',
        body: `Kursi Anda di ${hasil.jurusan ?? ''} diberikan kepada pendaftar cadangan. ${await kalimatHubungi(tx)}`,
      },
    });
  });
}

/** Refuses what cannot be sent now, with what can be done. */
function refuseTertutup({ own, status, batas }: Keadaan, nowMs: number, zona: Zone): void {
  if (!bolehBeralih(status, 'terkirim', 'pendaftar'))
    throw new Refusal(
      `Daftar ulang tidak dapat dikirim: statusnya ${kataDaftarUlang[status]}. Muat ulang halaman; bila ada yang salah, hubungi panitia.`,
      409,
      { jenis: 'status-lain', daftar_ulang_status: status },
    );
  if (own.status !== diterima)
    throw new Refusal(
      'Berkas Anda sedang diperiksa lagi, jadi daftar ulang belum dapat dikirim. Kursi Anda disimpan; baca pesan panitia di dashboard.',
    );
  if (batas === null)
    throw new Refusal(
      'Tanggal daftar ulang belum ditetapkan sekolah. Lihat lagi nanti, atau hubungi panitia.',
    );
  if (nowMs < batas.mulai_ms)
    throw new Refusal(
      `Daftar ulang dibuka ${dateInWords(localDate(batas.mulai_ms, zona))}. Kirim mulai hari itu.`,
    );
  if (nowMs >= batas.batas_ms)
    throw new Refusal(
      `Batas daftar ulang sudah lewat: ${dateInWords(hariTerakhir(batas.batas_ms, zona))}. Segera hubungi panitia.`,
    );
}

async function periksaBerkas(
  tx: Transaction,
  nowMs: number,
  akunId: string,
  { daftar_ulang_dokumen, koperasi_dokumen }: Konfirmasi,
): Promise<Record<string, string>> {
  const kesalahan: Record<string, string> = {};
  for (const [field, name] of Object.entries({ daftar_ulang_dokumen, koperasi_dokumen })) {
    const wrong = name === null ? undefined : await checkOwnPdf(tx, nowMs, akunId, name, 'daftar-ulang');
    if (wrong !== undefined) kesalahan[field] = wrong;
  }
  return kesalahan;
}
