import { bacaBukti } from '@spmb/shared/bukti-seleksi/baca-bukti.ts';
import { hitungBukti } from '@spmb/shared/bukti-seleksi/hitung-bukti.ts';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { tindakanLepas } from '@spmb/shared/daftar-ulang/peralihan.ts';
import { isBerkasGugur } from '@spmb/shared/pendaftaran/peralihan.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { engine } from '../db/engine.ts';
import { setMasa } from '../features/daftar-ulang/testing/build-diterima.ts';
import { daftarUlang } from '../features/daftar-ulang/daftar-ulang.table.ts';
import { verifyRuns } from '../features/olah-nilai/putaran/verify-runs.ts';
import { buildSeleksi, runSeleksi, scoreCalon } from '../features/olah-nilai/testing/build-seleksi.ts';
import { buildPendaftar, type Pendaftar } from '../features/pendaftaran/testing/build-pendaftar.ts';
import { peserta } from '../features/peserta/rows/peserta.table.ts';
import { hasilSeleksi } from '../features/seleksi/seleksi.table.ts';
import { perTest } from '../testing/per-test.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';

const isPostgres = engine === 'postgres';
const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
const rina = perTest(() => t.signIn('operator', { nama: 'Rina' }));
let calon: Record<string, Pendaftar>;

async function connect(): Promise<pg.Client> {
  const client = new pg.Client(t.databaseUrl);
  await client.connect();
  return client;
}

async function ask(sql: string): Promise<void> {
  const client = await connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

/** Whoever waits for each other waits for good, where a second would end it unseen. */
const deadlockMs = (ms: string) =>
  ask(
    `do $$ begin execute format('alter database %I set deadlock_timeout = ${ms}', current_database()); end $$`,
  );

/** Ani has the one seat of rpl, budi waits for it; citra and dewi have seats in tkj, of which dewi has missed her last day. */
beforeEach(async () => {
  calon = await buildSeleksi(t, admin);
  const dewi = await buildPendaftar(t, 'dewi', 'dewi');
  await dewi.send({ nama: 'dewi', nisn: '0061231119', jurusan_id_1: 'tkj', jurusan_id_2: null });
  await dewi.setStatus(4);
  await scoreCalon(t, admin, 'dewi', 60, 'tkj');
  calon['dewi'] = dewi;
  await runSeleksi(t, admin);
  const published = await t.call(admin, 'POST', '/api/publikasi', { sekarang: true });
  expect(published.body.status).toBe(true);
  await setMasa(t, admin, 1, 3, { mulai: '2025-06-20', selesai: '2025-06-30' });
  if (!isPostgres) return;
  await deadlockMs('3600000');
  await t.restart();
});
afterEach(() => (isPostgres ? deadlockMs('default') : undefined));

const say = { verifikasi_keterangan: 'Menurut rapat.', konfirmasi: true };
const verdict = (id: string, verifikasi_status: number) => () =>
  t.call(rina, 'POST', '/api/verifikasi', {
    id,
    verifikasi_status,
    alasan_kode: ['lainnya'],
    pesan: 'Bukan miliknya.',
    alasan: 'Rapat.',
    konfirmasi: true,
  });
const decide = (jurusan: string, id: string, daftar_ulang_verifikasi_status: string) => () =>
  t.call(admin, 'PUT', `/api/daftar-ulang-verifikasi/${jurusan}/${id}`, {
    ...say,
    daftar_ulang_verifikasi_status,
  });
const own = (path: string, id: string) => () =>
  t.call(calon[id]?.session, 'POST', `/api/peserta/${path}`, { konfirmasi: id });
const late = (id: string) => () =>
  t.call(rina, 'POST', '/api/daftar-ulang-lewat-batas/tkj', { ids: [id], alasan: 'Tidak datang.' });
const promote = () =>
  t.call(admin, 'POST', '/api/olah-nilai-cadangan-naik', { jurusan_id: 'rpl', id: 'budi' });
const forget = (id: string) => () =>
  t.call(admin, 'POST', `/api/privasi-hapus/${id}`, { konfirmasi: id, alasan: 'diminta orangnya' });
const publish = () => t.call(admin, 'POST', '/api/publikasi', { sekarang: true, alasan: 'Diganti' });
/** In the morning that the test begins in. */
const plan = () =>
  t.call(admin, 'POST', '/api/publikasi', {
    tanggal: '2025-07-01',
    jam: '08:30',
    sekarang: false,
    alasan: 'Gelombang 2',
  });

type Act = () => ReturnType<typeof t.call>;

const get = async (path: string, session?: Session) => (await t.call(session, 'GET', `/api/${path}`)).body;

/** Everything that tells of seats tells the same, and no programme has more than its quota. */
async function expectWhole(): Promise<void> {
  const { read } = t.context.store;
  const rows = await read.select().from(hasilSeleksi);
  const files = new Map((await read.select().from(peserta)).map(({ id, status }) => [id, status ?? 0]));
  const acts = await read.select().from(daftarUlang);
  const lepas = new Set<string>(tindakanLepas);
  for (const { peserta_id: id, status, program_keahlian_id, lepas_ms } of rows) {
    if (status !== 'L') continue;
    const act = acts.find((one) => one.peserta_id === id && one.program_keahlian_id === program_keahlian_id);
    expect([id, lepas_ms !== null]).toEqual([id, lepas.has(act?.status ?? '')]);
    if (isBerkasGugur(files.get(id) ?? 0)) expect([id, lepas_ms]).not.toEqual([id, null]);
  }
  for (const one of await get('daftar-ulang-jurusan', admin)) expect(one).toMatchObject({ lebih: 0 });
  const named = (await get('pengumuman')).map(({ nama }: { nama: string }) => nama[0]);
  const seated = rows.flatMap((row) =>
    row.status === 'L' && row.lepas_ms === null && Number(row.terbit_ms) <= t.clock.nowMs()
      ? [row.peserta_id[0]]
      : [],
  );
  expect(named.sort()).toEqual(seated.sort());
  const { riwayat } = (await get('publikasi', admin)) as KeadaanPublikasi;
  const waits = riwayat.filter(({ terbit_ms }) => terbit_ms > t.clock.nowMs()).length;
  expect(riwayat.filter(({ ditarik }) => ditarik === null)).toHaveLength(1 + waits);
  expect(hitungBukti(bacaBukti(JSON.stringify(await get('bukti-seleksi'))).isi).beda).toEqual([]);
  expect((await verifyRuns(read)).salah).toEqual([]);
}

const verdicts: Act[] = [verdict('ani', 5), own('daftar-ulang-mundur', 'citra'), late('dewi'), promote];
const others: Act[] = [
  decide('rpl', 'ani', 'mundur'),
  verdict('citra', 6),
  publish,
  own('daftar-ulang-mundur', 'dewi'),
];
const order = (from: number): Act[] => {
  const all = [...verdicts, publish, ...others];
  return all.map((_, at) => all[(at * 4 + from) % all.length] as Act);
};

test.each(Array.from({ length: 9 }, (_, at) => at))(
  'D-RULE-10, D-RULE-12: verdicts, lost seats, a deadline, a promotion and publications at once, %i: each is done or refused, and none by half',
  async (from) => {
    await runSeleksi(t, admin);
    t.clock.advance(1_000);
    const answers = await Promise.all(order(from).map((act) => act()));
    for (const { httpStatus, body } of answers)
      expect([200, 404, 409], JSON.stringify(body)).toContain(httpStatus);
    // Somebody was first.
    expect(answers.some(({ body }) => body.status)).toBe(true);
    await expectWhole();
  },
);

test('a plan and verdicts at once: what waits for its time has nobody whose file is lost', async () => {
  await own('daftar-ulang-mundur', 'citra')();
  await runSeleksi(t, admin);
  t.clock.advance(1_000);
  const answers = await Promise.all([verdict('budi', 5)(), plan(), verdict('ani', 6)(), late('dewi')()]);
  for (const { httpStatus } of answers) expect([200, 404, 409]).toContain(httpStatus);
  const { read } = t.context.store;
  const planned = (await read.select().from(hasilSeleksi)).filter(
    ({ terbit_ms }) => Number(terbit_ms) > t.clock.nowMs(),
  );
  const files = new Map((await read.select().from(peserta)).map(({ id, status }) => [id, status ?? 0]));
  for (const { peserta_id } of planned) expect([peserta_id, files.get(peserta_id)]).toEqual([peserta_id, 4]);
  await expectWhole();
});

/** Every act that frees or gives a seat, and those that may. */
const doors: Readonly<Record<string, { act: Act; id: string; before?: Act }>> = {
  'a rejected file': { act: verdict('ani', 5), id: 'ani' },
  'a withdrawn file': { act: verdict('ani', 6), id: 'ani' },
  'a seat that the committee frees': { act: decide('rpl', 'ani', 'mundur'), id: 'ani' },
  'a seat that is given up': { act: own('daftar-ulang-mundur', 'ani'), id: 'ani' },
  'a seat that is given back': {
    act: decide('rpl', 'ani', 'belum'),
    id: 'ani',
    before: decide('rpl', 'ani', 'mundur'),
  },
  'a missed deadline': { act: late('dewi'), id: 'dewi' },
  'a promotion': { act: promote, id: 'budi', before: decide('rpl', 'ani', 'mundur') },
  'an application that is withdrawn': {
    act: own('pendaftaran-cabut', 'budi'),
    id: 'budi',
    before: verdict('budi', 1),
  },
  'somebody who is forgotten': { act: forget('budi'), id: 'budi' },
};

describe.runIf(isPostgres)('while somebody publishes', () => {
  test.each(Object.entries(doors))(
    '%s waits for the programmes and holds nobody meanwhile',
    async (_, door) => {
      await door.before?.();
      const [publisher, other] = [await connect(), await connect()];
      await publisher.query('begin');
      await publisher.query('select 1 from program_keahlian for update');
      const done = door.act();
      await vi.waitFor(async () => {
        const { rows } = await other.query(
          `select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        expect(rows).toHaveLength(1);
      });
      const free = await other
        .query('select 1 from peserta where id = $1 for update nowait', [door.id])
        .then(({ rowCount }) => rowCount, String);
      await publisher.query('commit');
      const { body } = await done;
      await Promise.all([publisher.end(), other.end()]);
      expect([free, body]).toMatchObject([1, { status: true }]);
    },
  );
});
