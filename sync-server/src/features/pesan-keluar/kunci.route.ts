import { Refusal } from '@spmb/shared/kernel/envelope.ts';
import * as calls from '@spmb/shared/pesan-keluar/calls.ts';
import { mediaOf } from '@spmb/shared/pesan-keluar/kanal.ts';
import type { KunciPesan } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { simpanKunciContract, ujiContract } from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
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
import { tujuanOf } from './blast/rencanakan.ts';
import { bacaKunci } from './kanal/kunci-pesan.ts';
import { saveKunci } from './kanal/kunci-pesan.mutations.ts';
import { pilihKanal } from './kanal/pilih-kanal.ts';
import { kunciWebhook, tokenVerifikasi } from './webhook/kunci-webhook.ts';

/** Secrets of the channels, and a message to try one. */
export function kunciRoutes(context: Context): Route[] {
  const { store, clock, secrets } = context;
  async function show(): Promise<KunciPesan> {
    const kunci = await bacaKunci(context);
    return {
      terisi: Object.entries(kunci).flatMap(([nama, nilai]) =>
        nilai === '' ? [] : [nama],
      ) as KunciPesan['terisi'],
      webhook: kunciWebhook(secrets),
      token_verifikasi: tokenVerifikasi(secrets),
    };
  }
  return [
    answerCall(calls.kunciPesan, undefined, show),
    answerCall(calls.simpanKunciPesan, simpanKunciContract, async ({ call, input: { nama, nilai } }) => {
      const tersegel = secrets.seal(Buffer.from(nilai, 'utf8'));
      await store.tx(actorOf(accountOf(call)), (tx) => saveKunci(tx, clock.nowMs(), nama, tersegel));
      return acted<{ status: true; message: string; data: KunciPesan }>(
        nilai === '' ? 'Kunci dihapus.' : 'Kunci disimpan.',
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
