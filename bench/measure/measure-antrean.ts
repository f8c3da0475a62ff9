import type { KeadaanAntrean } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import type { FailingGateway } from '../load/failing-gateway.ts';
import type { BenchSchool } from '../school/bench-school.ts';
import { measureBeside, type Beside } from './measure-beside.ts';

const lookEveryMs = 2_000;

export interface Sent {
  /** From the act that queues to the last message that waits for nobody. */
  tookMs: number;
  /** Messages by what became of them. */
  jumlah: KeadaanAntrean['jumlah'];
  beside: Beside | undefined;
}

/** One blast to all applicants beside an exam, and the server killed when half of it is out. */
export async function measureAntrean(
  school: BenchSchool,
  gateway: FailingGateway,
  receivers: number,
): Promise<Sent> {
  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const headers = { authorization: `Bearer ${school.adminToken}`, 'content-type': 'application/json' };
    const answer = await fetch(`${school.base}/api/${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok || text.includes('"status":false')) throw new Error(`${path}: ${text.slice(0, 300)}`);
    return JSON.parse(text);
  };
  const startedMs = performance.now();
  const half = async () => {
    const reached = gateway.hasAccepted(receivers / 2);
    await ask('POST', 'utility-kirim-informasi', {
      pesan: 'Halo {nama}, tes hari Senin.',
      tindakan_id: 'bench-satu',
    });
    await reached;
  };
  let beside: Beside | undefined;
  for await (const one of measureBeside(school, { 'half of the messages': half })) beside = one;
  await school.server.kill();
  await school.server.start();
  for (;;) {
    const { jumlah } = (await ask('GET', 'utility-wa-antrean')) as KeadaanAntrean;
    if (jumlah.antre + jumlah.mengirim === 0)
      return { tookMs: performance.now() - startedMs, jumlah, beside };
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}
