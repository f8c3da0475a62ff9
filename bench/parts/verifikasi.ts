import { setTimeout } from 'node:timers/promises';
import { staffLogin } from '../../integration/seed-school.ts';
import { WireClient } from '../../integration/wire-client.ts';
import { measureLists } from '../measure/measure-lists.ts';
import type { Part } from '../part.ts';
import { fillFiles } from '../school/fill-files.ts';

const participants = 10_000;
const repeats = 40;
/** So long somebody reads a file before he opens the next one. */
const readingMs = 12_000;
const readFiles = 5;

const requests = {
  'files that wait': '/api/verifikasi?page=1',
  '… a page of 100': '/api/verifikasi?page=1&size=100',
  '… last page': '/api/verifikasi?page=600',
  '… by name': '/api/verifikasi?page=1&sort=-nama',
  '… that nobody has': '/api/verifikasi?page=1&pemeriksa=kosong',
  '… with something of somebody else': '/api/verifikasi?page=1&ganda=ya',
  '… sent back long ago': '/api/verifikasi?page=1&belum_diperbaiki=ya',
  '… a name': '/api/verifikasi?page=1&q=siti',
  'files that were decided': '/api/verified?page=1',
  'figures of the queue': '/api/verifikasi-angka',
};

/** What the committee opens all day, at 10,000 files that have just come. */
export const verifikasi: Part = {
  name: 'verifikasi',
  needs: () => ({ participants, fill: fillFiles }),
  async *rows(_run, { base, adminToken }) {
    const limit = { most: 100 };
    for (const { name, medianMs, p95Ms } of await measureLists(base, adminToken, repeats, requests)) {
      yield { name, unit: 'ms', limit, measured: [medianMs] };
      yield { name: '… 95th percentile', unit: 'ms', measured: [p95Ms] };
    }
    yield { name: 'one file, after another was read', unit: 'ms', limit, measured: await readSome(base) };
  },
};

export const verifikasiPostgres: Part = { ...verifikasi, name: 'verifikasi-postgres', engine: 'PostgreSQL' };

/** Milliseconds that each file took to open. */
async function readSome(base: string): Promise<number[]> {
  const staff = new WireClient(base, 60_000);
  await staff.signIn(staffLogin.email, staffLogin.password);
  const { rows } = (await staff.call('GET', `/api/verifikasi?page=1&size=${readFiles}`)) as {
    rows: { id: string }[];
  };
  const took: number[] = [];
  for (const { id } of rows) {
    await setTimeout(readingMs);
    const startedMs = performance.now();
    await staff.call('GET', `/api/verifikasi/${id}`);
    took.push(performance.now() - startedMs);
  }
  return took;
}
