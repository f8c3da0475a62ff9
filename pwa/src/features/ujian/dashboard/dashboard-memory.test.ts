// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { buildServices, siti } from '../../../testing/build-services.ts';
import { askDashboardAhead, takeDashboard } from './dashboard-memory.ts';

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
  await ask();
  await take();
  expect(requests).toHaveLength(2);
  await take();
  expect(requests).toHaveLength(4);
  await ask();
  await world.time.advance(10_000);
  await take();
  expect(requests).toHaveLength(8);
});
