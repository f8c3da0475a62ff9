import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { jalankanSeleksi } from '@spmb/shared/seleksi/hasil.ts';
import type { KeadaanSeleksi } from '@spmb/shared/seleksi/putaran.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { hashMasukan } from './putaran/hash-masukan.ts';
import { verifyRuns } from './putaran/verify-runs.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { potretSeleksi } from '../seleksi/kursi.table.ts';
import { packJson, unpackJson } from '../../server/work/packed-json.ts';
import { write } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));

const post = async (path: string, body: object, who = admin) => t.call(who, 'POST', path, body);
const pg1 = (id: string, more: object = {}) => post('/api/olah-nilai-grade', { id, ...more });
const pg2 = (more: object = {}) => post('/api/olah-nilai-grade2', { id: 'rpl', ...more });
const place = (id: string, jurusan_id: string, more: object = {}) =>
  post('/api/olah-nilai-manual-grade', { id, jurusan_id, ...more });
const state = async (): Promise<KeadaanSeleksi> => (await t.call(admin, 'GET', '/api/seleksi')).body;
const angka = async (id: string) => (await state()).program.find(({ program }) => program === id);
const seats = async (id: string) => {
  const one = await angka(id);
  return [one?.pilihan1, one?.pilihan2, one?.manual, one?.cadangan];
};
const own = async (): Promise<Nilai> => (await t.call(admin, 'GET', '/api/olah-nilai/rpl')).body[0];
const pagu = (id: string, seat: number) =>
  write(t, (tx) => tx.update(programKeahlian).set({ pagu: seat }).where(eq(programKeahlian.id, id)));
/** Final score is half of `nilai` and more: all have the same report cards, and no achievement. */
const score = (id: string, nilai: number, jurusan = 'rpl') =>
  t.call(admin, 'PUT', `/api/olah-nilai/${jurusan}/${id}`, {
    nilai_teori: nilai / 4,
    nilai_wawancara: nilai / 4,
  });

let nomor = 0;
/** A verified applicant with a score. */
async function buildCalon(
  id: string,
  nilai: number | null,
  pilihan: [string, string | null] = ['rpl', 'tkj'],
) {
  const one = await buildPendaftar(t, id, id);
  const nisn = `006123${String(++nomor).padStart(4, '0')}`;
  await one.send({ nama: id, nisn, jurusan_id_1: pilihan[0], jurusan_id_2: pilihan[1] });
  await one.setStatus(4);
  if (nilai !== null) await score(id, nilai, pilihan[0]);
  return one;
}

beforeEach(async () => {
  await buildCalon('ani', 90);
  await buildCalon('budi', 80);
  await buildCalon('citra', 70, ['tkj', 'rpl']);
  await pagu('rpl', 1);
  await pagu('tkj', 5);
});

describe('passing grade 1', () => {
  test('S3-SCORE-18: takes first choices in rank order up to the quota; the others wait', async () => {
    expect((await pg1('rpl')).body).toMatchObject({ status: true });
    expect(await seats('rpl')).toEqual([1, 0, 0, 1]);
    expect(await seats('tkj')).toEqual([0, 0, 0, 0]);
    expect((await state()).putaran).toMatchObject([
      { jenis: 'pg1', program: 'rpl', nama: 'Pak Adi', otomatis: false, usang: false },
    ]);
  });

  test('runs again by itself after a score of its programme is saved, and stands on what it was made of', async () => {
    await pg1('rpl');
    const lowest = async () => (await angka('rpl'))?.nilai_terendah;
    const before = await lowest();
    await score('budi', 100);
    expect(await lowest()).toBe((before ?? 0) + 500);
    expect((await state()).putaran).toMatchObject([{ otomatis: true, usang: false }]);
    await pagu('rpl', 2);
    expect((await state()).putaran).toMatchObject([{ usang: true }]);
  });

  test('rounds are told in the order in which they ran', async () => {
    await pg1('tkj');
    t.clock.advance(1_000);
    await pg1('rpl');
    expect((await state()).putaran.map(({ program }) => program)).toEqual(['tkj', 'rpl']);
  });

  test('a score of another programme runs nothing', async () => {
    await pg1('rpl');
    await score('citra', 95, 'tkj');
    expect((await state()).putaran).toMatchObject([{ program: 'rpl', otomatis: false, usang: false }]);
  });

  test('a missing score blocks it by name, or counts as 0 where the school says so', async () => {
    await buildCalon('dedi', null);
    const { body } = await pg1('rpl');
    expect([body.status, body.message]).toEqual([false, expect.stringContaining('dedi')]);
    expect((await state()).kurang).toEqual([{ program: 'rpl', jumlah: 1, nama: ['dedi'] }]);
    expect((await pg1('tkj')).body.status).toBe(true);
    const { versi } = (await t.call(admin, 'GET', '/api/pengaturan')).body.seleksi;
    await t.call(admin, 'PUT', '/api/pengaturan/seleksi', { nilai_kosong: 'nol', versi });
    expect((await pg1('rpl')).body.status).toBe(true);
    expect(await seats('rpl')).toEqual([1, 0, 0, 2]);
  });

  test('a programme that does not exist is none', async () => {
    expect((await pg1('tidak-ada')).httpStatus).toBe(404);
  });
});

describe('passing grade 2', () => {
  test('S3-SCORE-19, N47: 409 until every active programme has its first round, on the scores as they are', async () => {
    const early = await pg2();
    expect([early.httpStatus, early.body.message]).toEqual([409, expect.stringContaining('Rekayasa')]);
    await pg1('rpl');
    expect((await pg2()).httpStatus).toBe(409);
    await pg1('tkj');
    await pagu('rpl', 2);
    expect((await pg2()).body.message).toContain('Rekayasa');
    await pg1('rpl');
    expect((await pg2()).body.status).toBe(true);
    expect([await seats('rpl'), await seats('tkj')]).toEqual([
      [2, 0, 0, 0],
      [1, 0, 0, 0],
    ]);
  });

  test('fills what is left with second choices', async () => {
    await pg1('rpl');
    await pg1('tkj');
    await pg2();
    expect([await seats('rpl'), await seats('tkj')]).toEqual([
      [1, 0, 0, 0],
      [1, 1, 0, 0],
    ]);
  });

  test('a first round after it needs a reason, and takes it back', async () => {
    await pg1('rpl');
    await pg1('tkj');
    await pg2();
    expect(Object.keys((await pg1('rpl')).body.kesalahan)).toEqual(['alasan']);
    expect(await seats('tkj')).toEqual([1, 1, 0, 0]);
    expect((await pg1('rpl', { alasan: 'Nilai dikoreksi' })).body.status).toBe(true);
    expect([await seats('rpl'), await seats('tkj')]).toEqual([
      [1, 0, 0, 1],
      [1, 0, 0, 0],
    ]);
    expect((await state()).putaran.map(({ jenis }) => jenis)).toEqual(['pg1', 'pg1']);
  });

  test('no score runs the first round again once the second has run: it shows as out of date instead', async () => {
    await pg1('rpl');
    await pg1('tkj');
    await pg2();
    await score('budi', 100);
    expect((await state()).putaran.filter(({ usang }) => usang).map(({ jenis }) => jenis)).toEqual([
      'pg1',
      'pg2',
    ]);
    expect(await seats('tkj')).toEqual([1, 1, 0, 0]);
  });

  test('the same scores give the same seats again, and two at once are two runs one after the other', async () => {
    await pg1('tkj');
    await Promise.all([pg1('rpl'), pg1('rpl'), pg1('rpl')]);
    await Promise.all([pg2(), pg2()]);
    expect([await seats('rpl'), await seats('tkj')]).toEqual([
      [1, 0, 0, 0],
      [1, 1, 0, 0],
    ]);
  });
});

describe('what is committed', () => {
  test('a whole run is kept with what went in, and computed again it gives the same', async () => {
    await pg1('rpl');
    await pg1('tkj');
    await pg2({ alasan: 'Rapat pleno' });
    const [kept] = await t.context.store.read.select().from(potretSeleksi);
    expect(kept).toMatchObject({ mode: 'grade', nama: 'Pak Adi', alasan: 'Rapat pleno' });
    if (!kept) return;
    const masukan = unpackJson(kept.masukan);
    const again = jalankanSeleksi(masukan, kept.mode);
    expect(Object.fromEntries(again.hasil)).toEqual(unpackJson(kept.hasil));
    expect(hashMasukan(masukan)).toBe(kept.sha256);
    expect(kept.aturan).toEqual(masukan.aturan);
  });

  test('npm run verify computes each again, and says which is not what is stored', async () => {
    await pg1('rpl');
    await pg1('tkj');
    await pg2();
    const { read } = t.context.store;
    expect(await verifyRuns(read)).toEqual({ jumlah: 1, salah: [] });
    const kept = (await read.select().from(potretSeleksi))[0]!;
    const { ani, ...others } = unpackJson(kept.hasil);
    expect(ani).toMatchObject({ status: 'L' });
    const forge = (row: Partial<typeof kept>) => write(t, (tx) => tx.update(potretSeleksi).set(row));
    await forge({ hasil: packJson({ ...others, ani: { status: 'TL' } }) });
    expect((await verifyRuns(read)).salah).toEqual([expect.stringContaining('hasilnya lain')]);
    const penempatan = [{ id: 'budi', program: 'rpl' }];
    await forge({ masukan: packJson({ ...unpackJson(kept.masukan), penempatan }) });
    expect((await verifyRuns(read)).salah).toEqual([expect.stringContaining('bukan yang dicatat')]);
    await forge({ masukan: kept.masukan.slice(0, -8) });
    expect((await verifyRuns(read)).salah).toEqual([expect.stringContaining('rusak')]);
  });

  test('the stable mode is both rounds in one, and waits for none', async () => {
    const { versi } = (await t.call(admin, 'GET', '/api/pengaturan')).body.seleksi;
    await t.call(admin, 'PUT', '/api/pengaturan/seleksi', { mode_seleksi: 'stabil', versi });
    expect((await pg2()).body.status).toBe(true);
    expect([await seats('rpl'), await seats('tkj')]).toEqual([
      [1, 0, 0, 0],
      [1, 1, 0, 0],
    ]);
    expect((await state()).putaran).toMatchObject([{ jenis: 'stabil', program: null, usang: false }]);
  });

  test('where each applicant stands is read by who runs it alone', async () => {
    await pg1('rpl');
    const statuses = async (who = admin) =>
      (await t.call(who, 'GET', '/api/olah-nilai/rpl')).body.map(({ id, status }: Nilai) => [id, status]);
    expect(await statuses()).toEqual([
      ['ani', 'L'],
      ['budi', 'CADANGAN 1'],
      ['citra', 'TL'],
    ]);
    expect(await statuses(await t.signIn('operator'))).toEqual([
      ['ani', null],
      ['budi', null],
      ['citra', null],
    ]);
  });
});

describe('placed by hand', () => {
  test('S3-SCORE-22: with a reason, counted against the quota, once', async () => {
    expect(Object.keys((await place('budi', 'tkj')).body.kesalahan)).toEqual(['alasan']);
    expect((await place('budi', 'tkj', { alasan: 'Keputusan rapat' })).body.status).toBe(true);
    expect((await place('budi', 'tkj')).body.status).toBe(true);
    expect(await seats('tkj')).toEqual([0, 0, 1, 0]);
    await pg1('rpl');
    expect(await seats('rpl')).toEqual([1, 0, 0, 0]);
  });

  test('over the quota it asks first, and nobody loses his seat', async () => {
    await pg1('rpl');
    const asked = await place('budi', 'rpl', { alasan: 'Keputusan rapat' });
    expect([asked.httpStatus, asked.body.jenis]).toEqual([409, 'lewat-pagu']);
    expect(await seats('rpl')).toEqual([1, 0, 0, 1]);
    await place('budi', 'rpl', { alasan: 'Keputusan rapat', konfirmasi: true });
    expect(await seats('rpl')).toEqual([1, 0, 1, 0]);
  });

  test('is taken back with a reason, and the seat stays free until a round runs', async () => {
    await place('budi', 'tkj', { alasan: 'Keputusan rapat' });
    const takeBack = (more: object) => post('/api/olah-nilai-manual-batal', { id: 'budi', ...more });
    expect((await takeBack({})).body.status).toBe(false);
    expect((await takeBack({ alasan: 'Keliru' })).body.status).toBe(true);
    expect((await takeBack({ alasan: 'Keliru' })).body.status).toBe(true);
    expect(await seats('tkj')).toEqual([0, 0, 0, 0]);
  });

  test('who was placed and is verified no more is named, and no round runs before he is taken back', async () => {
    const dedi = await buildCalon('dedi', 60);
    await place('dedi', 'tkj', { alasan: 'Keputusan rapat' });
    await dedi.setStatus(2);
    expect((await state()).penempatan_lepas).toEqual([{ id: 'dedi', nama: 'dedi' }]);
    expect((await pg1('rpl')).body).toMatchObject({
      status: false,
      message: expect.stringContaining('Batalkan'),
    });
    await post('/api/olah-nilai-manual-batal', { id: 'dedi', alasan: 'Berkas kembali' });
    expect((await state()).penempatan_lepas).toEqual([]);
    expect((await pg1('rpl')).body.status).toBe(true);
  });

  test('who is not verified, or not there, is placed nowhere', async () => {
    for (const [id, jurusan] of [
      ['siapa', 'rpl'],
      ['budi', 'tidak-ada'],
    ] as const)
      expect((await place(id, jurusan, { alasan: 'x' })).httpStatus).toBe(404);
  });
});

describe('a simulation', () => {
  test('shows who would move by other rules, and writes nothing', async () => {
    const { body } = await post('/api/olah-nilai-simulasi', { pagu: { rpl: 2 } });
    expect(body.data).toMatchObject({
      berpindah: [{ nama: 'budi', dari: 'Teknik Komputer', ke: 'Rekayasa Perangkat Lunak' }],
      jumlah_berpindah: 1,
      keberatan: { jumlah: 0, pertama: [] },
      alur: [
        { pilihan: 'Rekayasa Perangkat Lunak', kursi: 'Rekayasa Perangkat Lunak', jumlah: 2 },
        { pilihan: 'Teknik Komputer', kursi: 'Teknik Komputer', jumlah: 1 },
      ],
    });
    expect(await state()).toMatchObject({ putaran: [] });
    expect(await seats('rpl')).toEqual([0, 0, 0, 0]);
  });

  test('other weights count for what was not typed over, and weigh nothing that stands', async () => {
    const bobot = { prestasi: 0, rapor: 50, teori: 0, wawancara: 0 };
    const before = (await own()).nilai_rapor;
    const { body } = await post('/api/olah-nilai-simulasi', { bobot });
    const rpl = ({ program }: { program: string }) => program === 'rpl';
    const [tried, now] = [body.data.program.find(rpl), body.data.sekarang.find(rpl)];
    expect(tried.nilai_terendah - now.nilai_terendah).toBeCloseTo(((before ?? 0) / 4) * 100, -1);
    expect(tried.sebaran.reduce((sum: number, one: number) => sum + one, 0)).toBe(2);
    expect((await own()).nilai_rapor).toBe(before);
    expect((await post('/api/olah-nilai-simulasi', { bobot: { ...bobot, rapor: 101 } })).body.status).toBe(
      false,
    );
  });
});

describe('why', () => {
  const why = async (id: string) => (await t.call(admin, 'GET', `/api/olah-nilai-penjelasan/${id}`)).body;

  test('rank, cut-off and what decided stand at who has a seat and at who waits', async () => {
    await pg1('rpl');
    expect(await why('ani')).toMatchObject({
      nama: 'ani',
      status: 'L',
      program: 'Rekayasa Perangkat Lunak',
      jalan: 'pg1',
      pilihan: [
        { ke: 1, name: 'Rekayasa Perangkat Lunak', pagu: 1, peringkat: 1, dari: 2, penentu: 'nilai' },
        { ke: 2, name: 'Teknik Komputer', nilai_terendah: null },
      ],
    });
    expect(await why('budi')).toMatchObject({
      status: 'CADANGAN 1',
      jalan: null,
      pilihan: [{ peringkat: 2, penentu: 'nilai' }, {}],
    });
  });

  test('it says whether both choices counted alike, and everybody reads whether they will', async () => {
    await pg1('rpl');
    const isAlike = async () => (await t.call(undefined, 'GET', '/api/info')).body.pilihan_setara;
    expect([(await why('ani')).stabil, await isAlike()]).toEqual([false, false]);
    const { seleksi } = (await t.call(admin, 'GET', '/api/pengaturan')).body;
    await t.call(admin, 'PUT', '/api/pengaturan/seleksi', { ...seleksi, mode_seleksi: 'stabil' });
    expect((await post('/api/olah-nilai-grade2', { id: 'rpl' })).body.status).toBe(true);
    expect([(await why('ani')).stabil, await isAlike()]).toEqual([true, true]);
  });

  test('who takes no part has none', async () => {
    expect((await t.call(admin, 'GET', '/api/olah-nilai-penjelasan/siapa')).httpStatus).toBe(404);
  });
});

test('nobody but an administrator runs, places or looks', async () => {
  for (const role of ['operator', 'guru', 'supervisor', 'peserta'] as const) {
    const who = await t.signIn(role);
    for (const path of ['grade', 'grade2', 'manual-grade', 'manual-batal', 'simulasi'])
      expect((await post(`/api/olah-nilai-${path}`, { id: 'rpl' }, who)).httpStatus).toBe(403);
    for (const path of ['seleksi', 'olah-nilai-penjelasan/ani'])
      expect((await t.call(who, 'GET', `/api/${path}`)).httpStatus).toBe(403);
  }
});
