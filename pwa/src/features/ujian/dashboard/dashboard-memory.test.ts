// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { buildServices, siti } from '../../../testing/build-services.ts';
import { askDashboardAhead, findDashboardMemory, takeDashboard } from './dashboard-memory.ts';

const token = { token: 'masuk', type: 'Bearer', expires_in: 3600 };

test('what a login asked for ahead serves one visit within seconds; a later one asks anew', async () => {
  const { services, world, requests } = buildServices({
    'peserta/dashboard': { body: { peserta: siti.peserta, pesans: [] } },
    'peserta/dashboard-jadwal-ujian': { body: [] },
  });
  const { http, session, clock } = services;
  const ask = () => askDashboardAhead(http, session, clock);
  const take = () => takeDashboard(http, session, clock);
  await session.begin(token, siti, false);
  const asked = await ask();
  expect(asked).toMatchObject({ peserta: siti.peserta, jadwal: [] });
  // The very list: by it the dashboard joins what is being fetched.
  expect((await take()).jadwal).toBe(asked?.jadwal);
  expect(requests).toHaveLength(2);
  await take();
  expect(requests).toHaveLength(4);
  await ask();
  await world.time.advance(10_000);
  await take();
  expect(requests).toHaveLength(8);
});

test('an answer that comes when another has signed in is kept for neither, and nothing is fetched by it', async () => {
  const { services, requests } = buildServices({
    'peserta/dashboard': { body: { peserta: siti.peserta, pesans: [] } },
    'peserta/dashboard-jadwal-ujian': { body: [] },
  });
  const { http, session, clock } = services;
  await session.begin(token, siti, false);
  const late = askDashboardAhead(http, session, clock);
  await session.end();
  await session.begin({ ...token, token: 'lain' }, { ...siti, email: '26-0232-8' }, false);
  expect(await late).toBeUndefined();
  expect(requests).toHaveLength(2);
  expect(findDashboardMemory(session)).toBeUndefined();
  await takeDashboard(http, session, clock);
  expect(requests).toHaveLength(4);
});
