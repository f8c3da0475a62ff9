import { cariJawaban } from '../../shared/src/registrasi/bukti-kerja.ts';
import { percentile } from '../load/process-usage.ts';
import { rawPost } from '../load/raw-connection.ts';
import { runSteadily } from '../load/steady-rate.ts';
import type { BenchSchool } from '../school/bench-school.ts';

const robotPerSecond = 200;
const isian = { userpass: 'mawar-77', repass: 'mawar-77', telepon: '081234567890' };
const json = { 'content-type': 'application/json' };

async function post<Answer>(base: string, path: string, body: object): Promise<Answer> {
  const answer = await fetch(base + path, { method: 'POST', headers: json, body: JSON.stringify(body) });
  return (await answer.json()) as Answer;
}

/** Right sign-ups, each with a challenge solved before it is sent, while a robot on the same address sends 200 a second. */
export async function measureSignUps({ base, server }: BenchSchool, ms: number) {
  const requests = Array.from({ length: 500 }, (_, at) =>
    rawPost(
      '/api/registrasi',
      JSON.stringify({ ...isian, username: 'Robot', email: String(5_000_000_000 + at) }),
    ),
  );
  const robot = runSteadily({ port: server.port, requests, perSecond: robotPerSecond, ms });
  let isOver = false;
  void robot.finally(() => (isOver = true));
  const times: number[] = [];
  let refused = 0;
  while (!isOver) {
    const { tantangan, bit } = await post<{ tantangan: string; bit: number }>(
      base,
      '/api/registrasi-tantangan',
      {},
    );
    const bukti = { tantangan, jawaban: cariJawaban(tantangan, bit, 0, 1e9) };
    const startedMs = performance.now();
    const own = { ...isian, username: 'Siti Aini', email: String(4_000_000_000 + times.length), bukti };
    const { status } = await post<{ status: boolean }>(base, '/api/registrasi', own);
    times.push(performance.now() - startedMs);
    if (!status) refused += 1;
  }
  return {
    count: times.length,
    refused,
    p99Ms: percentile(times, 0.99),
    robotPerSecond: (await robot).perSecond,
  };
}
