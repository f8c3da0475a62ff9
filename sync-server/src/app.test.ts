import { expect, test } from 'vitest';
import { createApp } from './app.ts';
import { features } from './features/index.ts';
import { insertFirstData } from './first-data.ts';
import { perFile } from './testing/per-test.ts';
import { buildTestApp } from './testing/test-app.ts';

const t = perFile(buildTestApp);

test('a server from whose table of contents any one feature was taken starts and answers for the others', async () => {
  const all = createApp(t.context).features;
  for (const [index, { name, routes }] of all.entries()) {
    const without = createApp(
      t.context,
      features.filter((_, at) => at !== index),
    );
    await insertFirstData(t.context, without.features);
    for (const feature of without.features) await feature.prepare?.();
    const statusOf = async (path: string) => (await without.app.request(path)).status;
    expect(await statusOf('/api/health'), name).toBe(name === 'sistem' ? 404 : 200);
    expect(await statusOf('/api/beranda'), name).toBe(name === 'kerangka' ? 404 : 401);
    const left = new Set(without.routes.map(({ method, path }) => `${method} ${path}`));
    const gone = routes.filter(({ method, path }) => left.has(`${method} ${path}`));
    expect(gone, `${name} has its calls for itself`).toEqual([]);
  }
});

test('a feature knows all others when its calls are answered', async () => {
  const known: (readonly string[])[] = [];
  const { app } = createApp(t.context, [
    (_, whole) => ({
      name: 'first',
      routes: [
        {
          method: 'GET',
          path: '/api/first',
          capability: 'publik',
          handle(call) {
            known.push(whole.features.map(({ name }) => name));
            return call.json({});
          },
        },
      ],
    }),
    () => ({ name: 'last', routes: [] }),
  ]);
  await app.request('/api/first');
  expect(known).toEqual([['first', 'last']]);
});
