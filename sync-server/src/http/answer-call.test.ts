import { getCall, postCall, type Acted } from '@spmb/shared/kernel/call.ts';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerCall } from './answer-call.ts';
import { acted } from './answers.ts';
import type { AppEnv, Route } from './route.ts';

const greet = postCall('/api/sapa/:nama', 'publik').of<{ kali: number }, Acted<{ data: { kata: string } }>>();
const greeting = z.object({ kali: z.number() });

function serve(route: Route): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.on(route.method, route.path, (call) => route.handle(call));
  return app;
}

test('a handler is given what was sent and where, and its answer is sent as JSON', async () => {
  const app = serve(
    answerCall(greet, greeting, ({ at, input }) =>
      acted('Halo.', { data: { kata: `${at.nama} `.repeat(input.kali).trim() } }),
    ),
  );
  const answer = await app.request('/api/sapa/Siti%20R', { method: 'POST', body: '{"kali":2}' });
  expect(await answer.json()).toEqual({ status: true, message: 'Halo.', data: { kata: 'Siti R Siti R' } });
});

test('a GET is asked in its query', async () => {
  const find = getCall('/api/cari', 'publik').of<{ q: string }, string[]>();
  const app = serve(answerCall(find, z.object({ q: z.string() }), ({ input }) => [input.q]));
  expect(await (await app.request('/api/cari?q=Budi')).json()).toEqual(['Budi']);
});

test('an answer that is not the definition’s does not compile', () => {
  // @ts-expect-error a field is missing
  answerCall(greet, greeting, () => acted('Halo.'));
  // @ts-expect-error a field is misspelt
  answerCall(greet, greeting, () => acted('Halo.', { data: { katta: 'x' } }));
  // @ts-expect-error a field is one too many
  answerCall(greet, greeting, async () => acted('Halo.', { data: { kata: 'x' }, lain: 1 }));
  // @ts-expect-error the schema reads something else
  answerCall(greet, z.object({ kali: z.string() }), () => acted('Halo.', { data: { kata: 'x' } }));
  // @ts-expect-error the address has no such part
  answerCall(greet, greeting, ({ at }) => acted('Halo.', { data: { kata: at.kelas } }));
  expect(greet.path).toBe('/api/sapa/:nama');
});
