import { createHmac } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { write } from '../situs/testing/admission.ts';
import { berhentiPesan, pesanKeluar } from './antrean/pesan-keluar.table.ts';
import { buildGateway } from './testing/gateway.ts';
import { openQueue, readPesan, seedCalon, sendNow } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator'));
const admin = perTest(() => t.signIn('administrator'));
const gateway = perTest(buildGateway);

const rahasia = 'app-secret';
const post = async (path: string, body: object, who = operator) => t.call(who, 'POST', path, body);
const kunci = async () => (await t.call(admin, 'GET', '/api/pesan-kunci')).body.webhook as string;
/** Posts to an address of channels, signed as Meta signs. */
const tell = async (path: string, text: string) =>
  (
    await t.app.request(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-hub-signature-256': `sha256=${createHmac('sha256', rahasia).update(text).digest('hex')}`,
      },
      body: text,
    })
  ).status;
const rows = () => t.context.store.read.select().from(pesanKeluar);
const webhooks = () =>
  t.routes.filter(({ path }) => path.includes('/pesan-webhook') && path.includes(':kunci'));

beforeEach(async () => {
  await openQueue(t, { gerbang_alamat: gateway.url });
  await post('/api/pesan-kunci', { nama: 'cloud_rahasia', nilai: rahasia }, admin);
  await seedCalon(t, 2);
  await post('/api/utility-kirim-informasi', { pesan: 'Halo' });
});

describe('addresses where channels tell their news', () => {
  test('are these, and each is nothing without its key', async () => {
    const doors = webhooks();
    expect(doors.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST /api/pesan-webhook/:kunci',
      'GET /api/pesan-webhook-cloud/:kunci',
      'POST /api/pesan-webhook-cloud/:kunci',
    ]);
    for (const { method, path } of doors)
      for (const wrong of ['salah', 'a'.repeat(32), encodeURIComponent('../')]) {
        const answer = await t.call(
          undefined,
          method,
          path.replace(':kunci', wrong),
          method === 'GET' ? undefined : {},
        );
        expect([path, wrong, answer.httpStatus]).toEqual([path, wrong, 404]);
      }
  });

  test.each([
    '',
    'null',
    '1',
    '[]',
    '{',
    '{"entry":1}',
    '{"entry":[null,{"changes":{"value":1}}]}',
    '{"entry":[{"changes":[{"value":{"statuses":[null,1,{},{"status":"failed"},{"id":"","status":"failed"}]}}]}]}',
    '{"entry":[{"changes":[{"value":{"messages":[null,{"from":{},"text":[]},{"from":"62","text":{"body":"STOP"}}]}}]}]}',
    '{"id":{"a":1},"status":["failed"],"sender":[],"message":{}}',
    '{"id":"","status":"failed"}',
    '{"__proto__":{"status":"failed"},"id":"1"}',
  ])('what they cannot read changes nothing and breaks nothing: %s', async (text) => {
    await sendNow(t);
    // A gateway that gives no ids: such messages have no name.
    await write(t, (tx) => tx.update(pesanKeluar).set({ id_luar: '' }));
    const before = await rows();
    for (const { path } of webhooks().filter(({ method }) => method === 'POST')) {
      const status = await tell(path.replace(':kunci', await kunci()), text);
      expect([path, status < 500]).toEqual([path, true]);
    }
    expect(await rows()).toEqual(before);
    expect(await t.context.store.read.select().from(berhentiPesan)).toEqual([]);
  });
});

describe('STOP and MULAI that come twice or in any order', () => {
  const say = async (body: string, timestamp?: unknown) => {
    const messages = [{ from: '6281200000001', text: { body }, timestamp }];
    const text = JSON.stringify({ entry: [{ changes: [{ value: { messages } }] }] });
    expect(await tell(`/api/pesan-webhook-cloud/${await kunci()}`, text)).toBe(200);
  };
  const wantsNone = async () => (await t.context.store.read.select().from(berhentiPesan)).length === 1;

  test.each<[string, [string, unknown][], boolean]>([
    [
      'in order',
      [
        ['STOP', '100'],
        ['MULAI', '200'],
      ],
      false,
    ],
    [
      'an older MULAI after the STOP',
      [
        ['STOP', '200'],
        ['MULAI', '100'],
      ],
      true,
    ],
    [
      'it is told again after another STOP',
      [
        ['STOP', '100'],
        ['MULAI', '200'],
        ['STOP', '300'],
        ['MULAI', '200'],
      ],
      true,
    ],
    [
      'an older STOP does not make the newer one older',
      [
        ['STOP', '300'],
        ['STOP', '100'],
        ['MULAI', '200'],
      ],
      true,
    ],
    [
      'of one second the last one that is told',
      [
        ['STOP', '100'],
        ['MULAI', '100'],
      ],
      false,
    ],
    [
      'without times the last one that is told',
      [
        ['STOP', undefined],
        ['MULAI', undefined],
      ],
      false,
    ],
    [
      'with times that no clock shows',
      [
        ['STOP', '9e99'],
        ['MULAI', 'besok'],
      ],
      false,
    ],
  ])('%s: %j', async (_, said, none) => {
    for (const [body, timestamp] of said) await say(body, timestamp);
    expect(await wantsNone()).toBe(none);
  });

  test('what staff were told holds whatever the channel’s clock says', async () => {
    await say('STOP', '300');
    await post('/api/utility-wa-berhenti', { nomor: '081200000001', berhenti: false });
    expect(await wantsNone()).toBe(false);
    await post('/api/utility-wa-berhenti', { nomor: '081200000001', berhenti: true });
    await say('MULAI', '400');
    expect(await wantsNone()).toBe(false);
  });
});

describe('staff decide', () => {
  test.each(['kirim-ulang', 'tangan', 'lewati', 'nyatakan'])(
    'on a message that is not the school’s nothing happens: %s',
    async (door) => {
      await sendNow(t);
      const before = await rows();
      for (const id of ['bukan-milik', `${before[0]?.id}-1`, '*', '']) {
        const { httpStatus, body } = await post(`/api/utility-wa-${door}`, { id, terkirim: true });
        expect([door, id, httpStatus < 500, body.status]).toEqual([door, id, true, false]);
      }
      expect(await rows()).toEqual(before);
    },
  );

  test('two of them send the same uncertain message again at one moment: it goes out once more', async () => {
    gateway.will('cutsAfter', 'takes');
    await sendNow(t);
    const unsure = (await rows()).find(({ keadaan }) => keadaan === 'tidak_pasti');
    const other = await t.signIn('operator');
    const answers = await Promise.all(
      [operator, other].map((who) => post('/api/utility-wa-kirim-ulang', { id: unsure?.id }, who)),
    );
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual([false, true]);
    await sendNow(t);
    expect(gateway.sent.filter((key) => key === `${unsure?.id}-1`)).toHaveLength(2);
    expect((await readPesan(t, operator))[unsure?.nama ?? '']?.keadaan).toBe('terkirim');
  });

  test.each([true, false])(
    'one sends it again while another says that it arrived, %s: one of them decides',
    async (terkirim) => {
      gateway.will('cutsAfter', 'takes');
      await sendNow(t);
      const { id } = (await rows()).find(({ keadaan }) => keadaan === 'tidak_pasti')!;
      const other = await t.signIn('operator');
      const [again, arrived] = await Promise.all([
        post('/api/utility-wa-kirim-ulang', { id }),
        post('/api/utility-wa-nyatakan', { id, terkirim }, other),
      ]);
      expect([again.body.status, arrived.body.status].toSorted()).toEqual([false, true]);
      await sendNow(t);
      expect(gateway.sent.filter((key) => key === `${id}-1`)).toHaveLength(again.body.status ? 2 : 1);
    },
  );
});
