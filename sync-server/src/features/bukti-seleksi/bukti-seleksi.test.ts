import { bacaBukti } from '@spmb/shared/bukti-seleksi/baca-bukti.ts';
import { hitungBukti } from '@spmb/shared/bukti-seleksi/hitung-bukti.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { write } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));
const sessions = new Map<string, Session>();

/** Three verified applicants and one seat; both rounds have run. */
beforeEach(async () => {
  for (const [at, id] of ['ani', 'budi', 'citra'].entries()) {
    const one = await buildPendaftar(t, id, id);
    await one.send({ nama: id, nisn: `006123456${at}`, jurusan_id_1: 'rpl', jurusan_id_2: null });
    await one.setStatus(4);
    const nilai_teori = 20 - at;
    await t.call(admin, 'PUT', `/api/olah-nilai/rpl/${id}`, { nilai_teori, nilai_wawancara: 10 });
    sessions.set(id, one.session);
  }
  await write(t, (tx) => tx.update(programKeahlian).set({ pagu: 1 }).where(eq(programKeahlian.id, 'rpl')));
  await run();
});

async function run(): Promise<void> {
  for (const id of ['rpl', 'tkj'])
    await t.call(admin, 'POST', '/api/olah-nilai-grade', { id, alasan: 'ulang' });
  expect((await t.call(admin, 'POST', '/api/olah-nilai-grade2', { id: 'rpl' })).body.status).toBe(true);
}

const publish = async (more: object = {}) =>
  (await t.call(admin, 'POST', '/api/publikasi', { sekarang: true, alasan: 'ulang', ...more })).body;
const takeBack = () => t.call(admin, 'POST', '/api/publikasi-tarik', { alasan: 'Keliru' });
/** In an hour: a test begins at 7.30. */
const soon = { sekarang: false, tanggal: '2025-07-01', jam: '08:30' };
const hourMs = 3_600_000;

const get = async (who?: Session) => t.call(who, 'GET', '/api/bukti-seleksi');
const ownSamaran = async (id: string) => t.call(sessions.get(id), 'GET', '/api/peserta/hasil-samaran');
const isiOf = async () => bacaBukti(JSON.stringify((await get()).body)).isi;

test('before publication there is no proof and no pseudonym for anybody; nor after it is taken back', async () => {
  const silent = async () => {
    for (const who of [undefined, sessions.get('ani'), admin])
      expect(await get(who)).toMatchObject({
        httpStatus: 404,
        body: { message: expect.stringMatching(/^Belum ada bukti seleksi.*Pengumuman/) },
      });
    expect((await ownSamaran('ani')).httpStatus).toBe(404);
  };
  await silent();
  expect((await publish(soon)).status).toBe(true);
  t.clock.advance(hourMs - 1);
  await silent();
  t.clock.advance(1);
  expect((await get()).httpStatus).toBe(200);
  await takeBack();
  await silent();
});

test('the published file is signed by this server and computes to what was announced, without a name or number', async () => {
  await publish();
  const { body } = await get();
  const { isi, kunci } = bacaBukti(JSON.stringify(body));
  expect(kunci).toBe(Buffer.from(t.context.secrets.signingKey).toString('hex'));
  expect(hitungBukti(isi)).toMatchObject({ beda: [] });
  expect(Object.values(isi.diumumkan).map(({ status, urutan }) => [status, urutan])).toEqual(
    expect.arrayContaining([
      ['L', null],
      ['CADANGAN', 1],
      ['CADANGAN', 2],
    ]),
  );
  for (const secret of ['ani', 'budi', '006123456', '2010-']) expect(body.isi).not.toContain(`"${secret}`);
});

test('each applicant is told his own pseudonym, which is another in the next run', async () => {
  await publish();
  const first = (await ownSamaran('ani')).body.samaran;
  expect((await isiOf()).diumumkan[first]).toMatchObject({ status: 'L' });
  const budi = (await ownSamaran('budi')).body.samaran;
  expect((await isiOf()).diumumkan[budi]).toMatchObject({ status: 'CADANGAN', urutan: 1 });
  expect((await t.call(await t.signIn('peserta'), 'GET', '/api/peserta/hasil-samaran')).httpStatus).toBe(404);
  t.clock.advance(1);
  await run();
  expect((await ownSamaran('ani')).body.samaran).toBe(first);
  await publish();
  expect((await ownSamaran('ani')).body.samaran).not.toBe(first);
});

test('it is one file for everybody, also after a later run and after somebody moved up', async () => {
  await publish();
  const known = (await get()).body;
  t.clock.advance(1);
  await run();
  await write(t, (tx) =>
    tx
      .update(hasilSeleksi)
      .set({ status: 'L', jalan: 'cadangan' })
      .where(eq(hasilSeleksi.peserta_id, 'budi')),
  );
  expect((await get(admin)).body).toEqual(known);
  const etag = (await t.app.request('/api/bukti-seleksi')).headers.get('etag') ?? '';
  const again = await t.app.request('/api/bukti-seleksi', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(304);
});

test('it is of the run that was published, whenever others were made; the full file is of the same', async () => {
  await publish();
  const { nomor } = await isiOf();
  // The computer's clock was set back: a later run is made at an earlier time.
  t.clock.advance(-hourMs);
  await run();
  t.clock.advance(hourMs);
  expect((await isiOf()).nomor).toBe(nomor);
  const full = await t.call(admin, 'POST', '/api/bukti-seleksi-lengkap', { alasan: 'Diminta inspektorat' });
  expect(JSON.parse(full.body.isi).nomor).toBe(nomor);
  expect((await publish()).status).toBe(true);
  expect((await isiOf()).nomor).toBeGreaterThan(nomor);
});

test('a file that is asked for only after a later run is made of the published one all the same', async () => {
  await publish();
  await t.call(admin, 'PUT', '/api/olah-nilai/rpl/citra', { nilai_teori: 30, nilai_wawancara: 10 });
  await run();
  expect(hitungBukti(await isiOf())).toMatchObject({ beda: [] });
});

test('the full file goes with a reason alone, on record, and is not the public one', async () => {
  const ask = async (body: object) => t.call(admin, 'POST', '/api/bukti-seleksi-lengkap', body);
  expect((await ask({ alasan: ' ' })).body.status).toBe(false);
  const { body } = await ask({ alasan: 'Diminta inspektorat' });
  expect(
    JSON.parse(body.isi)
      .masukan.calon.map(({ id }: { id: string }) => id)
      .sort(),
  ).toEqual(['ani', 'budi', 'citra']);
  expect(() => bacaBukti(JSON.stringify({ ...body, jenis: 'bukti-seleksi' }))).toThrow(/diubah/);
  const trail = (await t.call(admin, 'GET', '/api/audit?tindakan=bukti_lengkap&page=1')).body;
  expect(trail.rows).toMatchObject([{ alasan: 'Diminta inspektorat' }]);
});
