import { sahkanWebhookCloud, webhookCloud, webhookGerbang } from '@spmb/shared/pesan-keluar/calls.ts';
import type { Context } from '../../../context.ts';
import { answerCall } from '../../../http/answer-call.ts';
import { acted } from '../../../http/answers.ts';
import { Forbidden, NotFound } from '../../../http/errors.ts';
import { parseJson } from '../../../http/read-body.ts';
import type { Route } from '../../../http/route.ts';
import { systemActor } from '../../../identity/keadaan-server.mutations.ts';
import { endBerhenti, insertBerhenti } from '../antrean/atur.mutations.ts';
import { bacaKunci, type Kunci } from '../kanal/kunci-pesan.ts';
import { bacaCloud, bacaGerbang, type Terbaca } from './baca-kabar.ts';
import { terapkanKabar } from './kabar.mutations.ts';
import { isSame, isSigned, kunciWebhook, tokenVerifikasi } from './kunci-webhook.ts';

/** Where channels tell their news. Whatever they say of what is not known is taken and changes nothing: they ask again else. */
export function webhookRoutes(context: Context): Route[] {
  const { store, clock, secrets } = context;
  /** The secrets of the channels for who knows the address. */
  async function openFor(alamat: string): Promise<Kunci> {
    const kunci = await bacaKunci(store.read, secrets);
    if (!isSame(alamat, kunciWebhook(secrets, kunci))) throw new NotFound();
    return kunci;
  }
  async function take({ kabar, balasan }: Terbaca): Promise<void> {
    if (kabar.length + balasan.length === 0) return;
    await store.tx(systemActor, async (tx) => {
      const nowMs = clock.nowMs();
      for (const one of kabar) await terapkanKabar(tx, nowMs, one);
      for (const { nomor, arti, kata_ms } of balasan)
        if (arti === 'stop') await insertBerhenti(tx, nowMs, nomor, 'balasan', kata_ms);
        else await endBerhenti(tx, nomor, kata_ms);
    });
  }
  return [
    answerCall(webhookGerbang, undefined, async ({ call, at }) => {
      await openFor(at.kunci);
      const text = await call.req.text();
      const isForm = (call.req.header('content-type') ?? '').includes('x-www-form-urlencoded');
      await take(bacaGerbang(isForm ? formOf(text) : parseJson(text || '{}')));
      return acted('Tercatat.');
    }),
    answerCall(sahkanWebhookCloud, undefined, async ({ call, at }) => {
      const kunci = await openFor(at.kunci);
      if (!isSame(call.req.query('hub.verify_token') ?? '', tokenVerifikasi(secrets, kunci)))
        throw new Forbidden(403);
      return call.text(call.req.query('hub.challenge') ?? '');
    }),
    answerCall(webhookCloud, undefined, async ({ call, at }) => {
      const { cloud_rahasia = '' } = await openFor(at.kunci);
      const text = await call.req.text();
      if (!isSigned(text, call.req.header('x-hub-signature-256') ?? '', cloud_rahasia))
        throw new Forbidden(403);
      await take(bacaCloud(parseJson(text)));
      return acted('Tercatat.');
    }),
  ];
}

const formOf = (text: string): unknown =>
  parseJson(JSON.stringify(Object.fromEntries(new URLSearchParams(text))));
