import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session, type TestApp } from '../../../testing/test-app.ts';
import { setMasa, uploadSurat } from '../../daftar-ulang/testing/build-diterima.ts';
import { verifyRuns } from '../../olah-nilai/putaran/verify-runs.ts';
import { buildSeleksi, runSeleksi, scoreCalon, setPagu } from '../../olah-nilai/testing/build-seleksi.ts';
import { buildPendaftar, type Pendaftar } from '../../pendaftaran/testing/build-pendaftar.ts';
import { verifySchool } from '../../verify-school.ts';
import { createBackup, kodePemulihanOf } from '../testing/school.ts';

const lost = perTest(buildTestApp);
const spare = perTest(() => buildTestApp({ isSetUp: false }));

/**
 * Ani has left the one seat of rpl, budi moved up into it; citra's re-registration is verified; dewi won a second seat by a second
 * wave; a third, in which eka wins one, waits for its time; fani's file was rejected, and his seat with it.
 */
async function buildWaves(t: TestApp): Promise<{ admin: Session; calon: Record<string, Pendaftar> }> {
  const admin = await t.signIn('administrator', { nama: 'Pak Adi' });
  const calon: Record<string, Pendaftar> = await buildSeleksi(t, admin);
  const join = async (id: string, nilai: number, jurusan: string) => {
    const one = await buildPendaftar(t, id, id);
    const nisn = `006123111${Object.keys(calon).length}`;
    await one.send({ nama: id, nisn, jurusan_id_1: jurusan, jurusan_id_2: null });
    await one.setStatus(4);
    await scoreCalon(t, admin, id, nilai, jurusan);
    calon[id] = one;
  };
  const done = async (answer: ReturnType<TestApp['call']>) => {
    t.clock.advance(1_000);
    expect((await answer).body).toMatchObject({ status: true });
  };
  const publish = async (more: object) => {
    await runSeleksi(t, admin);
    await done(t.call(admin, 'POST', '/api/publikasi', { sekarang: true, ...more }));
  };
  await join('fani', 65, 'tkj');
  await publish({});
  await setMasa(t, admin, 1, 3);
  await done(
    t.call(calon['ani']?.session, 'POST', '/api/peserta/daftar-ulang-mundur', { konfirmasi: 'ani' }),
  );
  await done(t.call(admin, 'POST', '/api/olah-nilai-cadangan-naik', { jurusan_id: 'rpl', id: 'budi' }));
  const citra = calon['citra']?.session ?? admin;
  const isian = { daftar_ulang_dokumen: await uploadSurat(t, citra), koperasi_dokumen: null };
  await done(t.call(citra, 'POST', '/api/peserta/konfirmasi-daftar-ulang', isian));
  const terima = { daftar_ulang_verifikasi_status: 'terverifikasi' };
  await done(t.call(admin, 'PUT', '/api/daftar-ulang-verifikasi/tkj/citra', terima));
  const tolak = {
    verifikasi_status: 5,
    alasan_kode: ['lainnya'],
    pesan: 'Bukan miliknya.',
    konfirmasi: true,
  };
  await done(t.call(admin, 'POST', '/api/verifikasi', { id: 'fani', alasan: 'Rapat.', ...tolak }));
  await setPagu(t, 'rpl', 2);
  await join('dewi', 85, 'rpl');
  await publish({ alasan: 'Gelombang 2' });
  await join('eka', 75, 'tkj');
  await publish({ sekarang: false, tanggal: '2025-07-01', jam: '08:30', alasan: 'Gelombang 3' });
  return { admin, calon };
}

const own = ['peserta/hasil', 'peserta/hasil-samaran', 'peserta/konfirmasi-daftar-ulang'];
const office = [
  'daftar-ulang-jurusan',
  'daftar-ulang-verifikasi/rpl',
  'daftar-ulang-verifikasi/tkj',
  'olah-nilai-cadangan/rpl',
  'laporan',
  'laporan-penerimaan',
  'publikasi',
  'publikasi-pratinjau',
  'seleksi',
  'olah-nilai-penjelasan/dewi',
];
const everybody = ['pengumuman', 'pengumuman-nilai', 'countdown', 'bukti-seleksi'];
/** When it was asked, and that a restore is to be looked at. */
const beside = new Set(['server_ms', 'pulih']);

/** What is said of the result: to everybody, to each applicant, to the committee. */
async function tell(
  t: TestApp,
  ids: readonly string[],
  akun: (id: string) => string,
): Promise<Map<string, unknown>> {
  const signIn = async (email: string) => {
    const sent = { email, password: 'sandi-uji-coba' };
    return { token: (await t.call(undefined, 'POST', '/api/auth/token', sent)).body.token, akun_id: '' };
  };
  const said = new Map<string, unknown>();
  const ask = async (path: string, session?: Session) => {
    const answer = await t.app.request(`/api/${path}`, {
      headers: session ? { authorization: `Bearer ${session.token}` } : {},
    });
    expect([path, answer.status]).toEqual([path, session && path.endsWith('samaran') ? answer.status : 200]);
    const text = await answer.text();
    const isJson = answer.headers.get('content-type')?.includes('json');
    return isJson ? JSON.parse(text, (key, value: unknown) => (beside.has(key) ? null : value)) : text;
  };
  for (const path of everybody) said.set(path, await ask(path));
  for (const id of ids) {
    const session = await signIn(`peserta-${akun(id)}`);
    for (const path of own) said.set(`${id} ${path}`, await ask(path, session));
  }
  const admin = await signIn(`administrator-${akun('admin')}`);
  for (const path of office) said.set(path, await ask(path, admin));
  return said;
}

test('P10: a restored school says of waves, moved seats and re-registration what the lost one said, and what waits comes at its time', async () => {
  const { admin, calon } = await buildWaves(lost);
  const ids = Object.keys(calon);
  const akun = (id: string) => (id === 'admin' ? admin : calon[id]?.session)?.akun_id ?? '';
  const before = await tell(lost, ids, akun);
  expect(before.get('pengumuman')).toHaveLength(3);
  const kode = await kodePemulihanOf(lost, admin);
  const bytes = readFileSync(lost.context.backups.path(await createBackup(lost, admin)));
  await spare.app.request('/api/pulihkan-unggah', { method: 'POST', body: new Uint8Array(bytes) });
  spare.clock.advance(lost.clock.nowMs() - spare.clock.nowMs());
  expect((await spare.call(undefined, 'POST', '/api/pulihkan-awal', { kode })).body.status).toBe(true);
  const after = await tell(spare, ids, akun);
  for (const [path, said] of before) expect([path, after.get(path)]).toEqual([path, said]);
  expect((await verifyRuns(spare.context.store.read)).salah).toEqual([]);
  const lines: string[] = [];
  const { dataDir, databaseUrl } = spare;
  const isSound = await verifySchool({ dataDir, databaseUrl, args: [], say: (line) => lines.push(line) });
  expect([isSound, lines.join('\n')]).toEqual([true, expect.stringContaining('seleksi')]);
  spare.clock.advance(Date.parse('2025-07-01T08:30:00+07:00') - spare.clock.nowMs());
  const names = (await spare.call(undefined, 'GET', '/api/pengumuman')).body;
  expect(names.map(({ nama }: { nama: string }) => nama)).toEqual(['b***', 'd***', 'c****', 'e**']);
});
