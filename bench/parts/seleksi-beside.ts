import { connections } from '../load/alternate.ts';
import { measureBeside } from '../measure/measure-beside.ts';
import type { Part } from '../part.ts';
import { calonOf, fillSeleksi, programOf } from '../school/fill-seleksi.ts';

interface Size {
  applicants: number;
  programs: number;
  /** Of answers beside each act, in milliseconds. */
  mostMs?: number;
}

const besideOf = (name: string, { applicants, programs, mostMs }: Size): Part => ({
  name,
  needs: () => ({ participants: connections, fill: (dataDir) => fillSeleksi(dataDir, applicants, programs) }),
  async *rows(_run, school) {
    const { base, adminToken } = school;
    const ask = async (method: string, path: string, body?: object) => {
      const answer = await fetch(`${base}/api/${path}`, {
        method,
        headers: { authorization: `Bearer ${adminToken}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      const text = await answer.text();
      if (!answer.ok || text.includes('"status":false')) throw new Error(`${path}: ${text.slice(0, 300)}`);
    };
    const score = () =>
      ask('PUT', `olah-nilai/${programOf(0)}/${calonOf(0)}`, { keterangan: `${performance.now()}` });
    const first = (id: string) => ask('POST', 'olah-nilai-grade', { id, alasan: 'bench' });
    const second = () => ask('POST', 'olah-nilai-grade2', { id: programOf(0) });
    const acts = {
      'a simulation': () => ask('POST', 'olah-nilai-simulasi', { nilai_minimum: 60 }),
      '… with other weights': () =>
        ask('POST', 'olah-nilai-simulasi', { bobot: { prestasi: 10, rapor: 30, teori: 30, wawancara: 30 } }),
      'how the selection stands': () => ask('GET', 'seleksi'),
      'scores of a programme': () => ask('GET', `olah-nilai/${programOf(0)}`),
      'why one has his result': () => ask('GET', `olah-nilai-penjelasan/${calonOf(0)}`),
      'a score is saved': score,
      'passing grade 1 of a programme': () => first(programOf(0)),
      'a score is saved, passing grade 1 runs again': score,
      'somebody is placed by hand': () =>
        ask('POST', 'olah-nilai-manual-grade', {
          id: calonOf(1),
          jurusan_id: programOf(1),
          alasan: 'bench',
          konfirmasi: true,
        }),
      'passing grade 1 of all others, one after the other': async () => {
        for (let at = 1; at < programs; at++) await first(programOf(at));
      },
      'passing grade 2 of all programmes': second,
      'passing grade 2 again': second,
      'passing grade 1 of a programme, which takes passing grade 2 back': () => first(programOf(0)),
    };
    for await (const { name, actMs, ...answers } of measureBeside(school, acts)) {
      yield { name, unit: 'ms', measured: [actMs] };
      yield { name: '… answers alone, 99th percentile', unit: 'ms', measured: [answers.aloneP99Ms] };
      yield {
        name: '… answers beside it, 99th percentile',
        unit: 'ms',
        measured: [answers.besideP99Ms],
        ...(mostMs !== undefined && { limit: { most: mostMs } }),
      };
      yield { name: '… longest that an answer waited', unit: 'ms', measured: [answers.besideMaxMs] };
    }
  },
});

/** What an exam notices of the selection of a large school on the same server. */
export const seleksiBeside = besideOf('seleksi-beside', { applicants: 10_000, programs: 20, mostMs: 100 });

/** The same of a province, without a budget: its seats are written in one transaction. */
export const seleksiBesideProvinsi = besideOf('seleksi-beside-provinsi', {
  applicants: 100_000,
  programs: 100,
});
