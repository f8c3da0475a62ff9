import { Hono } from 'hono';
import { pino } from 'pino';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';
import { limitBody } from './body-limit.ts';
import { answerError } from './errors.ts';
import type { AppEnv } from './route.ts';

const t = perTest(buildTestApp);
let app: Hono<AppEnv>;
beforeEach(async () => {
  app = new Hono<AppEnv>();
  app.onError(answerError(pino({ level: 'silent' }), t.context.refusals));
  app.post('/', limitBody(1_000), async (call) => call.text(String((await call.req.text()).length)));
});

const post = (length: number, headers: Record<string, string>) =>
  app.request('/', { method: 'POST', body: 'x'.repeat(length), headers });

describe('P13: a body over its limit is refused before it is buffered', () => {
  test.each([
    ['announced', (length: number) => ({ 'content-length': String(length) })],
    ['not announced', () => ({})],
    ['in chunks', () => ({ 'transfer-encoding': 'chunked', 'content-length': '1' })],
  ])('%s', async (_, headers) => {
    const fits = await post(1_000, headers(1_000));
    expect([fits.status, await fits.text()]).toEqual([200, '1000']);
    const over = await post(1_001, headers(1_001));
    expect(over.status).toBe(413);
    expect(await over.json()).toMatchObject({
      status: false,
      message: 'Data yang dikirim terlalu besar. Paling besar 1 kB.',
    });
  });
});
