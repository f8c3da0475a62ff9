import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { tahapCorong } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { roles } from '@spmb/shared/kernel/role.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { setMasa } from '../features/daftar-ulang/testing/build-diterima.ts';
import { buildPendaftar } from '../features/pendaftaran/testing/build-pendaftar.ts';
import { programKeahlian } from '../features/program-keahlian/program-keahlian.table.ts';
import { setSchool, write } from '../features/situs/testing/admission.ts';
import { perTest } from '../testing/per-test.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));

/** Two verified applicants of a programme with one seat. */
async function buildRivals(): Promise<Session[]> {
  const sessions: Session[] = [];
  for (const [id, nilai] of [
    ['ani', 90],
    ['budi', 80],
  ] as const) {
    const one = await buildPendaftar(t, id, id);
    await one.send({ nama: id, nisn: `006123456${nilai / 10}`, jurusan_id_1: 'rpl', jurusan_id_2: null });
    await one.setStatus(4);
    await t.call(admin, 'PUT', `/api/olah-nilai/rpl/${id}`, { nilai_teori: 10, wawancara: nilai });
    sessions.push(one.session);
  }
  await write(t, (tx) => tx.update(programKeahlian).set({ pagu: 1 }).where(eq(programKeahlian.id, 'rpl')));
  return sessions;
}

/** What may stand in the place of a part of an address. */
const parts: Readonly<Record<string, string>> = { jurusan_id: 'rpl', id: 'ani', program_keahlian_id: 'rpl' };

/** Lists that ask of results by their filters. */
const narrowed = tahapCorong.map((tahap) => `/api/data-peserta?tahap=${tahap}`);

/** Everything that somebody can read, by address: status, headers that name content, and body. */
async function readAll(session: Session | undefined): Promise<Map<string, string>> {
  const seen = new Map<string, string>();
  const addresses = t.routes
    .filter(({ method }) => method === 'GET')
    .map(({ path }) => path.replaceAll(/:(\w+)/g, (_part, name: string) => parts[name] ?? 'ani'));
  for (const address of [...addresses, ...narrowed]) {
    const headers = session && { authorization: `Bearer ${session.token}` };
    const answer = await t.app.request(address, { ...(headers && { headers }) });
    if (answer.headers.get('content-type')?.includes('event-stream')) {
      await answer.body?.cancel();
      continue;
    }
    // What is free on the disk is nobody's result.
    const body = answer.headers.get('content-type')?.includes('json')
      ? (await answer.text()).replace(/"bebas_mb":\d+/, '')
      : '';
    seen.set(address, `${answer.status} ${answer.headers.get('etag') ?? ''} ${body}`);
  }
  return seen;
}

/** Without what says when something was made. */
const withoutClock = (seen: ReadonlyMap<string, string>): Map<string, string> =>
  new Map([...seen].map(([address, answer]) => [address, answer.replaceAll(/\b1[0-9]{12}\b/g, '')]));

interface Readers {
  rivals: Session[];
  everybody: (Session | undefined)[];
}

/** The rivals, whoever works for the school and runs no selection, and a visitor. */
async function buildReaders(): Promise<Readers> {
  const rivals = await buildRivals();
  const others = roles.filter((role) => role !== 'peserta' && !hasCapability(role, 'kelolaSeleksi'));
  const staff = await Promise.all(
    others.map((role) => t.signIn(role, role === 'guru' ? { jurusan_id: 'rpl' } : {})),
  );
  return { rivals, everybody: [undefined, ...rivals, ...staff] };
}

async function readAsAll(everybody: readonly (Session | undefined)[]): Promise<Map<string, string>[]> {
  const seen = [];
  for (const one of everybody) seen.push(await readAll(one));
  return seen;
}

const act = async (path: string, body: object) =>
  expect((await t.call(admin, 'POST', path, body)).body.status).toBe(true);

/** Calls that say something new at the instant of publication: to everybody, and to the committee. */
const forEverybody = ['/api/countdown', '/api/pengumuman', '/api/pengumuman-nilai', '/api/bukti-seleksi'];
const forEntitled = [
  '/api/dashboard-corong',
  '/api/data-peserta?tahap=diterima',
  '/api/verified',
  '/api/peserta/hasil',
  '/api/peserta/hasil-samaran',
  '/api/peserta/konfirmasi-daftar-ulang',
  '/api/peserta/dasbor-pendaftar',
  '/api/daftar-ulang-jurusan',
  '/api/daftar-ulang-verifikasi/rpl',
  '/api/olah-nilai-cadangan/rpl',
  '/api/laporan',
  '/api/laporan-penerimaan',
];

/** What those who may act say of two applicants of different result when they are asked to. */
const actsOnResults = [
  ['/api/verify', (id: string) => ({ id: `kode-${id}` })],
  ['/api/olah-nilai-private-send', (id: string) => ({ id })],
  ['/api/olah-nilai-private-send', (id: string) => ({ id, pratinjau: true })],
] as const;

/** Answers to an act about each rival, with what names him left out. */
async function askAboutBoth(): Promise<string[][]> {
  const answers = [];
  for (const [path, bodyOf] of actsOnResults) {
    const own = [];
    for (const id of ['ani', 'budi']) {
      const { httpStatus, body } = await t.call(admin, 'POST', path, bodyOf(id));
      const { nama: _nama, nopend: _nopend, nisn: _nisn, ...told } = body;
      own.push(JSON.stringify([httpStatus, told]));
    }
    answers.push(own);
  }
  return answers;
}

test('D-RULE-12: before it is published nothing that anybody may read changes, by a run, a plan or one taken back, but for who runs it', async () => {
  const { rivals, everybody } = await buildReaders();
  // The public is told when, and nothing else: the plan is for the day of the school's profile.
  await setSchool(t, { tanggal_pengumuman: '2025-07-01', jam_pengumuman: '09:00' });
  t.clock.advance(10_000);
  const before = await readAsAll(everybody);
  const unchanged = async (): Promise<void> => {
    t.clock.advance(10_000);
    expect((await readAsAll(everybody)).map(withoutClock)).toEqual(before.map(withoutClock));
    for (const [ani, budi] of await askAboutBoth()) expect(ani).toBe(budi);
    for (const one of rivals) {
      const sent = await t.call(one, 'POST', '/api/publikasi', { sekarang: true });
      expect(sent.httpStatus).toBe(403);
    }
  };
  for (const path of ['grade', 'grade2']) await act(`/api/olah-nilai-${path}`, { id: 'rpl' });
  expect((await t.call(admin, 'GET', '/api/seleksi')).body.program[0]).toMatchObject({
    pilihan1: 1,
    cadangan: 1,
  });
  await unchanged();
  await act('/api/publikasi', { sekarang: false, tanggal: '2025-07-01', jam: '09:00' });
  await unchanged();
  await act('/api/publikasi-tarik', { alasan: 'Keliru' });
  await unchanged();
  await act('/api/publikasi', { sekarang: true });
  expect((await readAll(undefined)).get('/api/pengumuman')).toContain('a**');
  await act('/api/publikasi-tarik', { alasan: 'Keliru' });
  await unchanged();
}, 400_000);

test('D-RULE-12: at the instant of publication it is there for everybody, and nobody reads another’s', async () => {
  const { everybody } = await buildReaders();
  for (const path of ['grade', 'grade2']) await act(`/api/olah-nilai-${path}`, { id: 'rpl' });
  await act('/api/publikasi', { sekarang: false, tanggal: '2025-07-01', jam: '08:30' });
  const msUntil = Date.parse('2025-07-01T08:30:00+07:00') - t.clock.nowMs();
  t.clock.advance(msUntil - 1);
  const before = await readAsAll(everybody);
  t.clock.advance(1);
  const after = await readAsAll(everybody);
  const opened = after.map((seen, at) =>
    [...seen.keys()].filter(
      (address) => withoutClock(seen).get(address) !== withoutClock(before[at] ?? new Map()).get(address),
    ),
  );
  for (const addresses of opened) {
    expect(addresses).toEqual(expect.arrayContaining(forEverybody));
    expect(addresses.filter((one) => !forEverybody.includes(one) && !forEntitled.includes(one))).toEqual([]);
  }
  const [verified = []] = await askAboutBoth();
  const [ani, budi] = verified;
  expect(ani).toContain('"status":"DITERIMA"');
  expect(budi).toContain('"status":"BELUM DITERIMA"');
}, 400_000);

test('D-RULE-12: a later wave that waits for its time changes nothing that anybody may read, nor what he is told', async () => {
  const { everybody, rivals } = await buildReaders();
  const run = async () => {
    for (const path of ['grade', 'grade2'])
      await act(`/api/olah-nilai-${path}`, { id: 'rpl', alasan: 'uji' });
  };
  await run();
  await act('/api/publikasi', { sekarang: true });
  await setMasa(t, admin, 1, 3);
  t.clock.advance(1_000);
  await t.call(rivals[0], 'POST', '/api/peserta/daftar-ulang-mundur', { konfirmasi: 'ani' });
  // The public is told when, and nothing else: the plan is for the day of the school's profile.
  await setSchool(t, { tanggal_pengumuman: '2025-07-01', jam_pengumuman: '09:00' });
  t.clock.advance(10_000);
  const before = (await readAsAll(everybody)).map(withoutClock);
  const unchanged = async () => {
    t.clock.advance(10_000);
    expect((await readAsAll(everybody)).map(withoutClock)).toEqual(before);
  };
  await run();
  await unchanged();
  await act('/api/publikasi', {
    sekarang: false,
    tanggal: '2025-07-01',
    jam: '09:00',
    alasan: 'Gelombang 2',
  });
  expect((await t.call(admin, 'GET', '/api/publikasi-pratinjau')).body.pengumuman).toHaveLength(1);
  await unchanged();
  await act('/api/publikasi-tarik', { alasan: 'Keliru' });
  await unchanged();
}, 400_000);
