import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { engine } from '../../db/engine.ts';
import { schoolId } from '../../db/school-id.ts';
import { turnsWhile } from '../../server/work/testing/turns-while.ts';
import { perTest } from '../../testing/per-test.ts';
import { planOf } from '../../testing/plan-of.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { write } from '../situs/testing/admission.ts';
import { bacaCalonNilai, listCalonNilai, listNilai } from './skor/lihat-nilai.ts';
import { listSumber, memilih, memilihPertama } from './skor/sumber.queries.ts';

const t = perTest(buildTestApp);

test.runIf(engine === 'sqlite')(
  'who chose a programme first is found by his choice, whoever else there is',
  () => {
    const steps = planOf(t.dataDir, listSumber(t.context.store.read, memilihPertama('TKJ')));
    expect(steps[0]).toMatch(/^SEARCH peserta USING INDEX peserta_pilihan_1 .*jurusan_id_1=\?/);
  },
);

/** Applicants whose file is verified, of whom each chose rpl first or second; their ids stand in another order than their names. */
async function fillCalon(many: number): Promise<string[]> {
  const names = Array.from({ length: many }, (_, at) => `Calon ${String(at).padStart(3, '0')}`);
  const applicants = names.map((nama, at) => ({
    sekolah_id: schoolId,
    id: `id-${(at * 7) % many}`,
    nomor_peserta: `nomor-${at}`,
    nama,
    jenis_kelamin: 'P' as const,
    jurusan_id_1: at % 2 ? 'rpl' : 'tkj',
    jurusan_id_2: at % 2 ? null : 'rpl',
    status: 4,
    dibuat_ms: 0,
    diubah_ms: 0,
  }));
  await write(t, (tx) => tx.insert(peserta).values(applicants));
  return names;
}

test('S1: while hundreds of scores of a programme are read everybody else is served; they come whole and by name', async () => {
  const [many, readInATurn] = [650, 200];
  const names = await fillCalon(many);
  const { read } = t.context.store;
  const list = await turnsWhile(() => listNilai(read, 'rpl'));
  expect(list.given.map(({ nama, pilihan }) => `${nama} ${pilihan}`)).toEqual(
    names.map((nama, at) => `${nama} ${at % 2 ? 1 : 2}`),
  );
  const rivals = await turnsWhile(() => bacaCalonNilai(read, memilih('rpl')));
  expect(rivals.given).toEqual(await listCalonNilai(read, undefined, memilih('rpl')));
  expect(rivals.given).toHaveLength(many);
  for (const { turns } of [list, rivals]) expect(turns).toBeGreaterThanOrEqual(many / readInATurn);
});

test('N35: why one has his result is told of one moment, whatever is written while hundreds are read', async () => {
  await fillCalon(650);
  const admin = await t.signIn('administrator');
  const why = () => t.call(admin, 'GET', '/api/olah-nilai-penjelasan/id-7');
  const before = await why();
  expect(before.body.nama).toBe('Calon 001');
  const [meanwhile] = await Promise.all([
    why(),
    write(t, (tx) => tx.update(peserta).set({ status: 2 }).where(eq(peserta.id, 'id-7'))),
  ]);
  const after = await why();
  expect(after.body.message).toMatch(/berkasnya belum diterima/);
  expect([before.body, after.body]).toContainEqual(meanwhile.body);
});
