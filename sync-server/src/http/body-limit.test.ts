import { Hono } from 'hono';
import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '../testing/test-app.ts';
import { limitBody } from './body-limit.ts';
import { answerError } from './errors.ts';
import type { AppEnv } from './route.ts';

let t: TestApp;
let app: Hono<AppEnv>;
beforeEach(async () => {
  t = await buildTestApp();
  app = new Hono<AppEnv>();
  app.onError(answerError(pino({ level: 'silent' }), t.context.refusals));
  app.post('/', limitBody(1_000), async (call) => call.text(String((await call.req.text()).length)));
});
afterEach(() => t.close());

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
