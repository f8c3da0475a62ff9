import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import * as calls from '@spmb/shared/pesan-keluar/calls.ts';
import { mediaOf, namaKunciPesan } from '@spmb/shared/pesan-keluar/kanal.ts';
import type { KunciPesan } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import {
  gantiWebhookContract,
  simpanKunciContract,
  ujiContract,
} from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../crud/build-crud.ts';
import { refusalOf } from '../../crud/definition/refuse-isian.ts';
import { newId } from '../../db/new-id.ts';
import { writeAudit } from '../../db/write-audit.ts';
import { answerCall } from '../../http/answer-call.ts';
import { acted } from '../../http/answers.ts';
import { accountOf, type Route, type SignedIn } from '../../http/route.ts';
import { getPengaturan } from '../../settings/pengaturan.queries.ts';
import { findSekolah } from '../sekolah/sekolah.queries.ts';
import { tujuanOf } from './antrean/tujuan.ts';
import { bacaKunci } from './kanal/kunci-pesan.ts';
import { saveKunci } from './kanal/kunci-pesan.mutations.ts';
import { pilihKanal } from './kanal/pilih-kanal.ts';
import { isSame, kunciWebhook, tokenVerifikasi } from './webhook/kunci-webhook.ts';

/** Secrets of the channels, and a message to try one. */
export function kunciRoutes(context: Context): Route[] {
  const { store, clock, secrets } = context;
  async function show(): Promise<KunciPesan> {
    const kunci = await bacaKunci(store.read, secrets);
    return {
      terisi: namaKunciPesan.filter((nama) => kunci[nama]),
      webhook: kunciWebhook(secrets, kunci),
      token_verifikasi: tokenVerifikasi(secrets, kunci),
    };
  }
  const seal = (nilai: string) => secrets.seal(Buffer.from(nilai, 'utf8'));
  /** Once however often one address is given up. */
  const gantiAlamat = (akun: SignedIn, alamat: string) =>
    store.tx(actorOf(akun), async (tx) => {
      if (!isSame(alamat, kunciWebhook(secrets, await bacaKunci(tx, secrets))))
        throw new Refusal('Alamat webhook sudah diganti. Muat ulang halaman ini untuk melihatnya.', 409);
      await saveKunci(tx, clock.nowMs(), 'webhook', seal(newId(clock.nowMs())));
    });
  return [
    answerCall(calls.kunciPesan, undefined, show),
    answerCall(calls.simpanKunciPesan, simpanKunciContract, async ({ call, input: { nama, nilai } }) => {
      await store.tx(actorOf(accountOf(call)), (tx) => saveKunci(tx, clock.nowMs(), nama, seal(nilai)));
      return acted<{ status: true; message: string; data: KunciPesan }>(
        nilai === '' ? 'Kunci dihapus.' : 'Kunci disimpan.',
        { data: await show() },
      );
    }),
    answerCall(calls.gantiWebhook, gantiWebhookContract, async ({ call, input }) => {
      await gantiAlamat(accountOf(call), input.webhook);
      return acted<{ status: true; message: string; data: KunciPesan }>(
        'Alamat webhook diganti. Daftarkan yang baru di gerbang atau di Meta; yang lama tidak berlaku lagi.',
        { data: await show() },
      );
    }),
    answerCall(calls.ujiPesan, ujiContract, async ({ call, input }) => {
      await uji(context, accountOf(call), input.nomor);
      return acted(`Pesan uji diterima kanal. Periksa ${input.nomor}.`);
    }),
  ];
}

/** Sends one message at once, beside the queue, so that a mistake in the settings shows before a blast. Refuses with what went wrong. */
async function uji(context: Context, akun: SignedIn, tujuan: string): Promise<void> {
  const { store, clock } = context;
  const p = await getPengaturan(store.read, 'pesan');
  const media = mediaOf(p.kanal);
  const nomor = tujuanOf(tujuan, media);
  if (nomor === undefined)
    throw refusalOf({ nomor: media === 'wa' ? 'Isi nomor HP, misalnya 0812…' : 'Isi alamat surel.' });
  const siap = await pilihKanal(context, p);
  if ('diam' in siap) throw new Refusal(siap.diam);
  const sekolah = (await findSekolah(store.read))?.nama ?? '';
  await store.tx(actorOf(akun), (tx) =>
    writeAudit(tx, clock.nowMs(), { tindakan: 'uji_pesan', tabel: 'pengaturan', baris_id: 'pesan' }),
  );
  const pesan = `Pesan uji dari ${sekolah}. Kanal ini siap dipakai.`;
  const hasil = await siap.kirim({ kunci: newId(clock.nowMs()), nama: akun.username, nomor, pesan, sekolah });
  if (hasil.hasil !== 'diterima') throw new Refusal(`Pesan uji tidak terkirim. ${hasil.sebab}`);
}
