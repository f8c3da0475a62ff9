import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { signEveryMs } from '@spmb/shared/sync/sign-of-life.ts';
import { startProxy } from '../integration/proxy.ts';
import { beginDevices, type BenchSchool } from './bench-school.ts';
import { prepareSigns } from './prepare-batches.ts';
import { RawConnection } from './raw-connection.ts';
import { WatchPage } from './watch-page.ts';

const rounds = 3;

/**
 * How late the proctor's screen in a real browser shows the worst of five drops, each right after a sign of life, and that
 * its own line is dead, right after a word of the server; milliseconds.
 */
export async function measureDrop(
  school: BenchSchool,
  from: number,
): Promise<{ dropMs: number; ownLineMs: number }> {
  const clients = await beginDevices(school, from, from + 5);
  const way = await startProxy(school.server.port, new SeededRandom(1));
  const screen = await WatchPage.open({ ...school, base: `http://127.0.0.1:${way.port}` });
  const { page } = screen;
  const signs = clients.map(({ log }) => prepareSigns(log, rounds));
  const connections = clients.map(() => new RawConnection(school.server.port));
  for (let round = 0; round < rounds; round += 1) {
    await Promise.all(connections.map((connection, index) => connection.send(signs[index]![round]!)));
    if (round < rounds - 1) await new Promise((resolve) => setTimeout(resolve, signEveryMs));
  }
  const stoppedMs = performance.now();
  await page.getByText(/5 dari \d+ putus sejak/).waitFor({ timeout: 60_000 });
  const dropMs = performance.now() - stoppedMs;
  way.set({ silent: true });
  const silentMs = performance.now();
  await page.getByText(/Daftar ini berhenti pukul/).waitFor({ timeout: 60_000 });
  const ownLineMs = performance.now() - silentMs;
  for (const connection of connections) connection.close();
  await screen.close();
  await way.close();
  return { dropMs, ownLineMs };
}
