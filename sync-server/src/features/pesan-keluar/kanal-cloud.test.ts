import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { openQueue, readPesan, seedCalon, sendNow } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator'));
const admin = perTest(() => t.signIn('administrator'));

const post = async (path: string, body: object, who = admin) => (await t.call(who, 'POST', path, body)).body;
const keys = async () => (await t.call(admin, 'GET', '/api/pesan-kunci')).body;
const stateOf = async (name: string) => (await readPesan(t, operator))[name]?.keadaan;

describe('WhatsApp Cloud API', () => {
  const rahasia = 'app-secret';
  const asked: { url: string; authorization: string; body: unknown }[] = [];
  let answer: { status: number; body: unknown };
  const meta = perTest(async () => {
    const server = createServer((request, response) => {
      const parts: Buffer[] = [];
      request.on('data', (part: Buffer) => parts.push(part));
      request.on('end', () => {
        const authorization = request.headers.authorization ?? '';
        asked.push({
          url: request.url ?? '',
          authorization,
          body: JSON.parse(Buffer.concat(parts).toString()),
        });
        response.writeHead(answer.status, { 'content-type': 'application/json' });
        response.end(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return {
      url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`,
      close: () => new Promise((resolve) => server.close(resolve)),
    };
  });
  const sign = (text: string, secret = rahasia) =>
    `sha256=${createHmac('sha256', secret).update(text).digest('hex')}`;
  const tell = async (value: object, signature?: string) => {
    const text = JSON.stringify({ entry: [{ changes: [{ value }] }] });
    const headers = { 'content-type': 'application/json', 'x-hub-signature-256': signature ?? sign(text) };
    const path = `/api/pesan-webhook-cloud/${(await keys()).webhook}`;
    return (await t.app.request(path, { method: 'POST', headers, body: text })).status;
  };

  beforeEach(async () => {
    asked.length = 0;
    answer = { status: 200, body: { messages: [{ id: 'wamid.1' }] } };
    const cloud = { cloud_alamat: meta.url, cloud_nomor_id: '12345', cloud_template: 'info_sekolah' };
    await openQueue(t, { kanal: 'cloud', ...cloud });
    await post('/api/pesan-kunci', { nama: 'cloud_token', nilai: 'EAAG' });
    await post('/api/pesan-kunci', { nama: 'cloud_rahasia', nilai: rahasia });
    await seedCalon(t, 1);
    await post('/api/utility-kirim-informasi', { pesan: 'Halo {nama}\nbesok    tes' }, operator);
  });

  test('a template with the name and the text of one line, our key beside it', async () => {
    await sendNow(t);
    const { id } = (await readPesan(t, operator))['Calon 1']!;
    expect(asked).toMatchObject([
      {
        url: '/v23.0/12345/messages',
        authorization: 'Bearer EAAG',
        body: {
          to: '6281200000001',
          biz_opaque_callback_data: `${id}-1`,
          template: {
            name: 'info_sekolah',
            language: { code: 'id' },
            components: [
              {
                parameters: [
                  { text: 'Calon 1' },
                  { text: expect.stringMatching(/^Halo Calon 1 \| besok tes \| Balas STOP/) },
                ],
              },
            ],
          },
        },
      },
    ]);
    expect(await stateOf('Calon 1')).toBe('terkirim');
  });

  test.each([
    ['an error of the number', 400, { error: { code: 131_026, message: 'tidak sampai' } }, 'gagal'],
    ['too many', 400, { error: { code: 130_429, message: 'pelan' } }, 'antre'],
    ['a token that is over', 401, { error: { code: 190, message: 'kedaluwarsa' } }, 'antre'],
    ['a known error of theirs', 500, { error: { code: 131_000, message: 'galat' } }, 'antre'],
    ['an error of theirs that nobody knows', 500, { error: { code: 999, message: 'galat' } }, 'tidak_pasti'],
    ['an answer of nobody known', 502, '<html>', 'tidak_pasti'],
    ['an answer without an id', 200, {}, 'tidak_pasti'],
    ['an id with a NUL', 200, { messages: [{ id: 'wamid\0.1' }] }, 'terkirim'],
    ['words with a NUL', 400, { error: { code: 131_026, message: 'tidak\0 sampai' } }, 'gagal'],
  ] as const)('%s', async (_what, status, body, keadaan) => {
    answer = { status, body };
    await sendNow(t);
    expect(await stateOf('Calon 1')).toBe(keadaan);
  });

  test('news are believed when they are signed with the school’s secret, and resolve what was not certain', async () => {
    answer = { status: 502, body: '<html>' };
    await sendNow(t);
    const { id } = (await readPesan(t, operator))['Calon 1']!;
    const status = { id: 'wamid.9', status: 'delivered', biz_opaque_callback_data: `${id}-1` };
    for (const signature of ['', 'sha256=', sign('{}'), sign('x', 'lain')])
      expect(await tell({ statuses: [status] }, signature)).toBe(403);
    expect(await stateOf('Calon 1')).toBe('tidak_pasti');
    expect(await tell({ statuses: [status] })).toBe(200);
    expect(await stateOf('Calon 1')).toBe('sampai');
    await tell({ statuses: [{ id: 'wamid.9', status: 'sent' }] });
    expect(await stateOf('Calon 1')).toBe('sampai');
    expect(await tell({ messages: [{ from: '6281200000001', text: { body: 'STOP' } }] })).toBe(200);
    expect((await post('/api/utility-wa-pratinjau', { pesan: 'Halo' }, operator)).berhenti).toBe(1);
  });

  test('Meta hears its challenge back where it knows the token, and nobody else', async () => {
    const { webhook, token_verifikasi } = await keys();
    const ask = (token: string, kunci = webhook) =>
      t.call(
        undefined,
        'GET',
        `/api/pesan-webhook-cloud/${kunci}?hub.verify_token=${token}&hub.challenge=42`,
      );
    expect(await ask(token_verifikasi)).toMatchObject({ httpStatus: 200, body: '42' });
    expect((await ask('salah')).httpStatus).toBe(403);
    expect((await ask(token_verifikasi, 'salah')).httpStatus).toBe(404);
  });
});
