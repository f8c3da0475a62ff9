import { expect, test, type Page } from '@playwright/test';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { startProxy, type Proxy } from '../../integration/proxy.ts';
import { begin, login, numberOf } from '../fixtures/participant.ts';
import { assignRuang, seat, watch } from '../fixtures/proctor.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { SchoolServer } from '../fixtures/school-server.ts';

/** Seats of Lab 1. */
const seats = [1, 2, 3] as const;
/** Every row of the room is drawn. */
const tall = { width: 1280, height: 3_000 };
let server: SchoolServer;
/** The ways of the proctor's screen and of the participants to the server. */
let ways: { proctor: Proxy; pupils: Proxy };
test.beforeAll(async () => {
  server = await SchoolServer.open();
  ways = {
    proctor: await startProxy(server.port, new SeededRandom(1)),
    pupils: await startProxy(server.port, new SeededRandom(2)),
  };
});
test.afterAll(async () => {
  await ways.proctor.close();
  await ways.pupils.close();
  await server.close();
});

test('a proctor whose own line is dead is told so, and nobody is accused; who drops is told with the cause', async ({
  browser,
}) => {
  const pupils: Page[] = [];
  for (const index of seats) {
    const page = await (await browser.newContext()).newPage();
    await login(page, `http://127.0.0.1:${ways.pupils.port}`, numberOf(index));
    await begin(page);
    pupils.push(page);
  }
  await assignRuang(server);
  const proctor = await watch(browser, `http://127.0.0.1:${ways.proctor.port}`, 'pengawas', tall);
  const stale = proctor.getByText(/Daftar ini berhenti pukul/);
  const accusation = proctor.getByText(/dari \d+ putus sejak/);
  for (const index of seats) await expect(seat(proctor, index)).toContainText('tersambung');

  // The socket stays open, and nothing comes any more.
  ways.proctor.set({ silent: true });
  await expect(stale).toBeVisible({ timeout: 30_000 });
  await check(proctor, 'pengawasan-basi');
  await proctor.setViewportSize(tall);
  // Meanwhile the participants fall silent; this screen cannot know it, and says nothing of them.
  ways.pupils.set({ offline: true });
  for (const page of pupils)
    await expect(page.getByText(/Terputus, jawaban aman di perangkat ini/)).toBeVisible({ timeout: 30_000 });
  for (const index of seats) await expect(seat(proctor, index)).toContainText('tersambung');
  await expect(accusation).toBeHidden();

  ways.proctor.set({ silent: false });
  await expect(stale).toBeHidden({ timeout: 60_000 });
  await expect(accusation).toContainText('3 dari', { timeout: 30_000 });
  for (const index of seats) await expect(seat(proctor, index)).toContainText('terputus');

  ways.pupils.set({ offline: false });
  for (const index of seats)
    await expect(seat(proctor, index)).toContainText('tersambung', { timeout: 60_000 });
  await expect(accusation).toBeHidden();
});
