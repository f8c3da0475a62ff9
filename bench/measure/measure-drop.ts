import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { signEveryMs } from '@spmb/shared/sync/protocol/sign-of-life.ts';
import { startProxy } from '../../integration/proxy.ts';
import { beginDevices, type BenchSchool } from '../school/bench-school.ts';
import { prepareSigns } from '../load/prepare-batches.ts';
import { RawConnection } from '../load/raw-connection.ts';
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
  try {
    for (let round = 0; round < rounds; round += 1) {
      await Promise.all(signs.map((ofDevice) => sendAlone(school.server.port, ofDevice[round]!)));
      if (round < rounds - 1) await new Promise((resolve) => setTimeout(resolve, signEveryMs));
    }
    const stoppedMs = performance.now();
    // Of their room and of their address.
    await page
      .getByText(/5 dari \d+ putus sejak/)
      .first()
      .waitFor({ timeout: 60_000 });
    const dropMs = performance.now() - stoppedMs;
    way.set({ silent: true });
    const silentMs = performance.now();
    await page.getByText(/Daftar ini berhenti pukul/).waitFor({ timeout: 60_000 });
    return { dropMs, ownLineMs: performance.now() - silentMs };
  } finally {
    await screen.close();
    await way.close();
  }
}

/** On a connection of its own: the server ends one on which nothing was said for 5 s. */
async function sendAlone(port: number, request: Buffer): Promise<void> {
  const connection = new RawConnection(port);
  const { httpStatus } = await connection.send(request);
  connection.close();
  if (httpStatus !== 204) throw new Error(`not heard: ${httpStatus}`);
}
