import { expect, test } from 'vitest';
import type { Context } from '../../context.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { restoreBackup } from '../pencadangan/testing/school.ts';
import { Pengirim } from './antrean/kirim-antrean.ts';
import { sewaKirimMs } from './antrean/sewa.queries.ts';
import { dyingContext, Killed } from './testing/dying-context.ts';
import { buildGateway, gatewayActs, type GatewayAct } from './testing/gateway.ts';
import { openQueue, readPesan, seedCalon, sendNow } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const gateway = perTest(buildGateway);
const operator = perTest(() => t.signIn('operator'));
const signInAgain = async () => Object.assign(operator, await t.signIn('operator'));
const receivers = 3;

const run = (context: Context) => new Pengirim(context).kirim(new AbortController().signal);

async function blast(): Promise<void> {
  await openQueue(t, { gerbang_alamat: gateway.url });
  await seedCalon(t, receivers);
  expect(
    (await t.call(operator, 'POST', '/api/utility-kirim-informasi', { pesan: 'Halo' })).body.status,
  ).toBe(true);
}

/** The server comes back, and works as long as there is anything to do. */
async function goOn(): Promise<void> {
  await t.crash();
  t.clock.advance(sewaKirimMs);
  for (let hours = 0; hours < 4; hours += 1) {
    await sendNow(t);
    t.clock.advance(3_600_000);
  }
  await signInAgain();
}

/** No key went out twice, and of everybody it is known where he stands: sent where the gateway has it, or not certain. */
async function expectWhole(): Promise<void> {
  expect(new Set(gateway.sent).size).toBe(gateway.sent.length);
  const rows = Object.values(await readPesan(t, operator));
  expect(rows).toHaveLength(receivers);
  for (const { id, keadaan } of rows) {
    const isSent = gateway.sent.some((kunci) => kunci.startsWith(id));
    expect([keadaan, isSent]).toEqual(
      keadaan === 'terkirim' ? ['terkirim', true] : ['tidak_pasti', expect.any(Boolean)],
    );
  }
  expect(rows.filter(({ keadaan }) => keadaan === 'tidak_pasti').length).toBeLessThanOrEqual(1);
}

test('a server that is killed at any step of sending loses no message and sends none twice; what it does not know, staff are told', async () => {
  // How many steps there are is what a run takes that nobody kills.
  await blast();
  const whole = dyingContext(t.context, 0, 'before');
  await run(whole.context);
  const steps = whole.countOf();
  expect(steps).toBeGreaterThanOrEqual(2 * receivers + 1);
  for (let at = 1; at <= steps; at += 1)
    for (const when of ['before', 'after'] as const) {
      await t.call(operator, 'DELETE', '/api/utility-wa/1');
      gateway.sent.length = 0;
      await t.call(operator, 'POST', '/api/utility-kirim-informasi', { pesan: `Halo ${at} ${when}` });
      await expect(run(dyingContext(t.context, at, when).context)).rejects.toThrow(Killed);
      await goOn();
      await expectWhole();
    }
}, 120_000);

test('a server that dies while the gateway has the request tells staff that it is not certain, and asks nobody again', async () => {
  await blast();
  const read = Promise.withResolvers<undefined>();
  gateway.onAsked = () => read.resolve(undefined);
  gateway.will('cutsAfter', 'takes');
  // Its last word is never written: the answer comes to a server that is not there any more.
  const dead = dyingContext(t.context, 3, 'before');
  await expect(run(dead.context)).rejects.toThrow(Killed);
  await read.promise;
  await goOn();
  await expectWhole();
  const rows = Object.values(await readPesan(t, operator));
  expect(rows.filter(({ keadaan }) => keadaan === 'tidak_pasti')).toMatchObject([
    { sebab: expect.stringContaining('Server berhenti saat pesan ini dikirim') },
  ]);
});

test('what a run does not know any more is not decided before its lease is over, whatever the clock was set to', async () => {
  await blast();
  await expect(run(dyingContext(t.context, 3, 'before').context)).rejects.toThrow(Killed);
  const inHand = async () =>
    Object.values(await readPesan(t, operator)).filter(({ keadaan }) => keadaan === 'mengirim').length;
  t.clock.advance(sewaKirimMs - 1);
  await sendNow(t);
  expect(await inHand()).toBe(1);
  t.clock.set(t.clock.nowMs() - 24 * 3_600_000);
  t.context.clock.takeOver();
  await sendNow(t);
  expect(await inHand()).toBe(0);
});

test.each(Object.keys(gatewayActs) as GatewayAct[])(
  'a gateway that %s by chance is never given one message under two keys, and what it has is never sent anew by itself',
  async (act) => {
    await blast();
    gateway.will(act, 'takes');
    for (let hours = 0; hours < 3; hours += 1) {
      await sendNow(t);
      t.clock.advance(3_600_000);
    }
    expect(new Set(gateway.sent).size).toBe(gateway.sent.length);
    const rows = Object.values(await readPesan(t, operator));
    const keys = new Set(gateway.asked.map(({ kunci }) => kunci));
    expect(keys).toEqual(new Set(rows.map(({ id }) => `${id}-1`)));
  },
);

test('two runs at one moment, in one server, send nothing twice', async () => {
  await blast();
  await Promise.all([sendNow(t), sendNow(t), run(t.context), run(t.context)]);
  expect(gateway.sent.toSorted()).toEqual([...new Set(gateway.sent)].toSorted());
  expect(gateway.sent).toHaveLength(receivers);
});

test('S18: a restored server sends nothing of what waited in the backup, which may have gone out since: staff decide', async () => {
  await blast();
  const admin = await t.signIn('administrator');
  const { body } = await t.call(admin, 'POST', '/api/pencadangan');
  await sendNow(t);
  expect(gateway.sent).toHaveLength(receivers);
  expect((await restoreBackup(t, admin, body.data.id)).body.status).toBe(true);
  await sendNow(t);
  expect(gateway.sent).toHaveLength(receivers);
  await signInAgain();
  const rows = Object.values(await readPesan(t, operator));
  expect(rows.map(({ keadaan }) => keadaan)).toEqual(Array(receivers).fill('tidak_pasti'));
  expect(rows[0]?.sebab).toContain('dipulihkan dari cadangan');
  const again = await t.call(operator, 'POST', '/api/utility-wa-kirim-ulang', { id: rows[0]?.id });
  expect(again.body.status).toBe(true);
  await sendNow(t);
  expect(gateway.sent).toHaveLength(receivers + 1);
  expect(new Set(gateway.sent).size).toBe(receivers);
});
