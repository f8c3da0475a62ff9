import { jalankanSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { KeadaanSeleksi } from '@spmb/shared/seleksi/putaran.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../../db/store.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { paramNilai } from '../param-nilai/param-nilai.table.ts';
import { findNomorTerakhir } from '../pendaftaran/nomor-urut.queries.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { kursiSeleksi, potretSeleksi } from '../seleksi/kursi.table.ts';
import { unpackJson } from '../../server/work/packed-json.ts';
import { write } from '../situs/testing/admission.ts';
import { jalankanPg1 } from './passing-grade/jalankan-pg1.ts';
import { jalankanPg2 } from './passing-grade/jalankan-pg2.ts';
import { storeAfter } from './testing/store-after.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
const files = new Map<string, Pendaftar>();

const post = (path: string, body: object) => t.call(admin, 'POST', `/api/olah-nilai-${path}`, body);
const pg1 = (id: string) => post('grade', { id });
const pg2 = () => post('grade2', { id: 'rpl' });
const place = (id: string, jurusan_id: string) =>
  post('manual-grade', { id, jurusan_id, alasan: 'Rapat', konfirmasi: true });
const score = (id: string, nilai: number) =>
  t.call(admin, 'PUT', `/api/olah-nilai/rpl/${id}`, { nilai_teori: nilai / 4, nilai_wawancara: nilai / 4 });
const state = async (): Promise<KeadaanSeleksi> => (await t.call(admin, 'GET', '/api/seleksi')).body;
const seats = async () => {
  const rows = await t.context.store.read.select().from(kursiSeleksi);
  return rows.flatMap(({ peserta_id, program_keahlian_id: program, jalan }) =>
    jalan === null ? [] : [`${peserta_id} ${program} ${jalan}`],
  );
};
const potret = () => t.context.store.read.select().from(potretSeleksi);
const pagu = (id: string, seat: number) =>
  write(t, (tx) => tx.update(programKeahlian).set({ pagu: seat }).where(eq(programKeahlian.id, id)));

beforeEach(async () => {
  for (const [at, id] of ['ani', 'budi', 'citra'].entries()) {
    const one = await buildPendaftar(t, id, id);
    await one.send({ nama: id, nisn: `006123000${at}`, jurusan_id_1: 'rpl', jurusan_id_2: 'tkj' });
    await one.setStatus(4);
    await score(id, 90 - at * 10);
    files.set(id, one);
  }
  await pagu('rpl', 1);
  await pagu('tkj', 1);
});

/** Every seat and place on a reserve list, and when it was written. */
const rows = async () => {
  const all = await t.context.store.read.select().from(kursiSeleksi);
  return new Map(
    all.map((row) => [
      `${row.peserta_id} ${row.program_keahlian_id} ${row.jalan} ${row.kursi} ${row.urutan}`,
      row.dibuat_ms,
    ]),
  );
};

const runOn = async (store: Store) =>
  jalankanPg2({ ...t.context, store }, { akun_id: admin.akun_id, username: 'Pak Adi' }, {});

test('who is placed while a whole run is computed keeps his seat: the run is not written, and the first round is asked for again', async () => {
  await pg1('rpl');
  await expect(runOn(storeAfter(t.context.store, () => place('citra', 'tkj'), 1))).rejects.toMatchObject({
    message: expect.stringContaining('Jalankan passing grade 1 dahulu'),
  });
  expect([new Set(await seats()), await potret()]).toEqual([
    new Set(['ani rpl pg1', 'citra tkj manual']),
    [],
  ]);
  await pg1('rpl');
  await pg2();
  expect(unpackJson((await potret())[0]!.masukan).penempatan).toEqual([{ id: 'citra', program: 'tkj' }]);
});

test('a whole run between whose reading and writing somebody writes again and again is refused, and nothing of it stands', async () => {
  await pg1('rpl');
  let nilai = 0;
  const saving = runOn(storeAfter(t.context.store, () => score('budi', ++nilai), 9));
  await expect(saving).rejects.toMatchObject({
    message: expect.stringContaining('sedang disimpan orang lain'),
  });
  expect([await potret(), await seats()]).toEqual([[], ['ani rpl pg1']]);
});

test('a quota, a weight and a file that change while it is computed make it be computed again', async () => {
  await pg1('rpl');
  const changes = [
    () => pagu('tkj', 2),
    () => write(t, (tx) => tx.update(paramNilai).set({ prosentase: 99 }).where(eq(paramNilai.id, 'rapor'))),
    () => files.get('budi')?.setStatus(5) ?? Promise.resolve(),
  ];
  for (const change of changes) {
    // What was computed before the change stands on no first round any more, or is computed anew.
    await runOn(storeAfter(t.context.store, change, 1)).catch(() => pg1('rpl').then(() => pg2()));
    expect((await state()).putaran.filter(({ jenis, usang }) => jenis === 'pg2' && usang)).toEqual([]);
    await post('grade', { id: 'rpl', alasan: 'lagi' });
  }
});

test('passing grade 1 after passing grade 2 leaves seats and reserve lists as the first rounds had them', async () => {
  const dewi = await buildPendaftar(t, 'dewi', 'dewi');
  await dewi.send({ nama: 'dewi', nisn: '0061230009', jurusan_id_1: 'tkj', jurusan_id_2: null });
  await dewi.setStatus(4);
  await t.call(admin, 'PUT', '/api/olah-nilai/tkj/dewi', { nilai_teori: 20, nilai_wawancara: 20 });
  await pagu('tkj', 2);
  await pg1('rpl');
  await pg1('tkj');
  const before = [...(await rows()).keys()];
  await pg2();
  expect((await rows()).has('budi tkj pg2 umum null')).toBe(true);
  await post('grade', { id: 'rpl', alasan: 'lagi' });
  expect(new Set((await rows()).keys())).toEqual(new Set(before));
  expect(before).toContain('citra rpl null null 2');
});

test('passing grade 2 is taken back with a reason alone, once also where two do at once; whoever is refused takes no number', async () => {
  await pg1('rpl');
  await pg1('tkj');
  await pg2();
  const nomor = () => findNomorTerakhir(t.context.store.read, 'seleksi');
  const before = await nomor();
  expect(Object.keys((await pg1('rpl')).body.kesalahan)).toEqual(['alasan']);
  expect((await post('grade', { id: 'siapa', alasan: 'lagi' })).httpStatus).toBe(404);
  expect(await nomor()).toBe(before);
  const both = await Promise.all(['rpl', 'rpl'].map((id) => post('grade', { id, alasan: 'lagi' })));
  expect(both.map(({ body }) => body.status)).toEqual([true, true]);
  expect((await state()).putaran.map(({ jenis, program, usang }) => [jenis, program, usang])).toEqual([
    ['pg1', 'rpl', false],
    ['pg1', 'tkj', false],
  ]);
  expect(await seats()).toEqual(['ani rpl pg1']);
});

test('who is placed while passing grade 2 is taken back keeps his seat, and a seat that stands for him alone is not given twice', async () => {
  await pg1('rpl');
  await pg1('tkj');
  await pg2();
  const busy = storeAfter(t.context.store, () => place('citra', 'rpl'), 2);
  await jalankanPg1(
    { ...t.context, store: busy },
    { ...admin, username: 'Pak Adi' },
    { id: 'rpl', alasan: 'lagi' },
  );
  expect(await seats()).toEqual(['citra rpl manual']);
  expect([...(await rows()).keys()]).toContain('ani rpl null null 1');
});

test('a run writes what it changes: who stands as he stood is not written again', async () => {
  await pg1('rpl');
  await pg1('tkj');
  await pg2();
  const before = await rows();
  t.clock.advance(60_000);
  await pg2();
  expect(await rows()).toEqual(before);
  await pagu('tkj', 2);
  await pg1('tkj').then(() => post('grade', { id: 'rpl', alasan: 'lagi' }));
  await post('grade', { id: 'tkj', alasan: 'lagi' });
  await pg2();
  const after = await rows();
  expect(after.get('ani rpl pg1 umum null')).toBe(before.get('ani rpl pg1 umum null'));
  expect(after.get('citra tkj pg2 umum null')).toBe(t.clock.nowMs());
});

test('scores, runs and placements at once leave one whole run or a first round, never a mix', async () => {
  await pg1('rpl');
  await Promise.all([pg2(), score('citra', 99), pg2(), place('budi', 'tkj'), pg1('rpl'), pg2()]);
  await post('grade', { id: 'rpl', alasan: 'lagi' });
  expect((await pg2()).body.status).toBe(true);
  const kept = (await potret()).at(-1);
  if (!kept) throw new Error('no run was kept');
  const { hasil } = jalankanSeleksi(unpackJson(kept.masukan), kept.mode);
  const seated = [...hasil].flatMap(([id, one]) =>
    one.status === 'L' ? [`${id} ${one.program} ${one.jalan}`] : [],
  );
  expect(new Set(await seats())).toEqual(new Set(seated));
});

test('a school without verified applicants has nothing to run', async () => {
  for (const one of files.values()) await one.setStatus(1);
  expect((await pg2()).body).toMatchObject({
    status: false,
    message: expect.stringContaining('Belum ada pendaftar yang berkasnya diterima'),
  });
  expect(await potret()).toEqual([]);
});

test('between the rounds: a file that is refused and a weight that changes ask for the first round again; a programme in use stays', async () => {
  await pg1('rpl');
  await files.get('ani')?.setStatus(5);
  expect((await pg2()).httpStatus).toBe(409);
  await pg1('rpl');
  expect(await seats()).toEqual(['budi rpl pg1']);
  await write(t, (tx) => tx.update(paramNilai).set({ is_active: false }).where(eq(paramNilai.id, 'rapor')));
  expect((await pg2()).httpStatus).toBe(409);
  const gone = await t.call(admin, 'DELETE', '/api/program-keahlian/rpl');
  expect([gone.body.status, gone.body.message]).toEqual([false, expect.any(String)]);
  await pg1('rpl');
  expect((await pg2()).body.status).toBe(true);
});

test('more placements than seats take all and remove nobody; a quota of 0 gives none', async () => {
  await place('budi', 'rpl');
  await place('citra', 'rpl');
  await pg1('rpl');
  expect(new Set(await seats())).toEqual(new Set(['budi rpl manual', 'citra rpl manual']));
  await pagu('rpl', 0);
  await pg1('rpl');
  await pagu('tkj', 0);
  expect((await pg2()).body.status).toBe(true);
  expect(new Set(await seats())).toEqual(new Set(['budi rpl manual', 'citra rpl manual']));
});

test('a reason that is too long, a score with letters in a grid and one row too many are each a sentence', async () => {
  const long = 'x'.repeat(256);
  const answers = [
    await post('grade', { id: 'rpl', alasan: long }),
    await post('grade2', { id: 'rpl', alasan: long }),
    await post('manual-grade', { id: 'budi', jurusan_id: 'rpl', alasan: long }),
    await post('manual-batal', { id: 'budi', alasan: long }),
    await post('banyak/rpl', { rows: [{ id: 'budi', wawancara: '8o' }] }),
    await post('banyak/rpl', { rows: Array.from({ length: 2_001 }, () => ({ id: 'budi', wawancara: 1 })) }),
  ];
  for (const { body } of answers)
    expect([body.status, body.message]).toEqual([false, expect.stringMatching(/[a-z]{3}.*\./)]);
  expect(await seats()).toEqual([]);
});
