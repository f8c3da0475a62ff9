import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { setMasa, uploadSurat } from '../daftar-ulang/testing/build-diterima.ts';
import { buildSeleksi, runSeleksi } from '../olah-nilai/testing/build-seleksi.ts';
import type { Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { setSchool } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
const rina = perTest(() => t.signIn('operator', { nama: 'Rina' }));
let ani: Pendaftar;

/** Ani has the one seat of rpl, budi waits for it; re-registration is on. Nothing is published yet. */
beforeEach(async () => {
  ({ ani } = await buildSeleksi(t, admin));
  await runSeleksi(t, admin);
  await setMasa(t, admin, 1, 3);
  await setSchool(t, { ketua_panitia_nama: 'Bu Ratna', telpon: '0231-555' });
});

const publish = async (more: object = {}) => {
  const { body } = await t.call(admin, 'POST', '/api/publikasi', { sekarang: true, ...more });
  expect(body.status).toBe(true);
};
/** In an hour, by the clock of the school: a test begins on 1 July 2025 at 7.30. */
const soon = { sekarang: false, tanggal: '2025-07-01', jam: '08:30' };
const hourMs = 3_600_000;

const decide = (verifikasi_status: number, more: object = {}, who: Session = rina) => {
  t.clock.advance(1_000);
  const said = { alasan_kode: ['lainnya'], pesan: 'Ijazahnya bukan miliknya.' };
  return t.call(who, 'POST', '/api/verifikasi', { id: 'ani', verifikasi_status, ...said, ...more });
};
const take = (status: number) => decide(status, { konfirmasi: true });
const names = async () =>
  (await t.call(undefined, 'GET', '/api/pengumuman')).body.map(({ nama }: { nama: string }) => nama);
const program = async () =>
  (await t.call(rina, 'GET', '/api/daftar-ulang-jurusan')).body.find(
    ({ id }: { id: string }) => id === 'rpl',
  );
const saya = async () => (await t.call(ani.session, 'GET', '/api/peserta/konfirmasi-daftar-ulang')).body;
const hasil = async () => (await t.call(ani.session, 'GET', '/api/peserta/hasil')).body.hasil;
const bukti = async () => (await t.call(ani.session, 'POST', '/api/peserta/cetak-bukti-pengumuman')).body;
const verify = async () => (await t.call(undefined, 'POST', '/api/verify', { id: 'kode-ani' })).body.status;
const kirim = async () => {
  const isian = { daftar_ulang_dokumen: await uploadSurat(t, ani.session), koperasi_dokumen: null };
  return (await t.call(ani.session, 'POST', '/api/peserta/konfirmasi-daftar-ulang', isian)).body;
};
const letters = async (): Promise<{ title: string; body: string }[]> =>
  (await t.call(ani.session, 'GET', '/api/peserta/dashboard')).body.pesans;
const act = async (daftar_ulang_verifikasi_status: string, more: object = {}) =>
  (
    await t.call(rina, 'PUT', '/api/daftar-ulang-verifikasi/rpl/ani', {
      daftar_ulang_verifikasi_status,
      verifikasi_keterangan: 'Menurut rapat.',
      ...more,
    })
  ).body;
const cabut = async () =>
  (await t.call(ani.session, 'POST', '/api/peserta/pendaftaran-cabut', { konfirmasi: 'ani' })).body;
const mundur = async () =>
  (await t.call(ani.session, 'POST', '/api/peserta/daftar-ulang-mundur', { konfirmasi: 'ani' })).body;
/** What happens before the first request. */
const start = async () => {
  await t.restart();
  for (const feature of t.features) await feature.prepare?.();
};
const naik = async () =>
  (await t.call(admin, 'POST', '/api/olah-nilai-cadangan-naik', { jurusan_id: 'rpl', id: 'budi' })).body;

describe.each([
  ['rejected', 5, 'ditolak'],
  ['withdrawn', 6, 'mundur'],
])('a file that is %s once its applicant has a published seat', (_what, status, sebab) => {
  beforeEach(() => publish());

  test('N38: asks first, and until then nothing is decided', async () => {
    const asked = await decide(status);
    expect([asked.httpStatus, asked.body.jenis]).toEqual([409, 'lepas-kursi']);
    expect(asked.body.message).toContain('ani mempunyai kursi di Rekayasa Perangkat Lunak');
    expect([await names(), (await program()).dilepas, await verify()]).toEqual([
      ['a**', 'c****'],
      0,
      'DITERIMA',
    ]);
  });

  test('D-RULE-10: loses the seat on record: lists, own result, papers, re-registration and the reserve agree', async () => {
    expect((await take(status)).body.status).toBe(true);
    expect(await names()).toEqual(['c****']);
    expect(await verify()).toBe('BELUM DITERIMA');
    expect(await hasil()).toMatchObject({ status: 'L', lepas: sebab });
    expect((await bukti()).message).toContain('Kursi Anda sudah dilepas');
    expect(await program()).toMatchObject({ pagu: 1, kosong: 1, dilepas: 1, belum: 0, cadangan: 1 });
    expect((await kirim()).status).toBe(false);
    expect(await saya()).toMatchObject({ status: sebab, terbuka: false });
    const lost = (await letters()).filter(({ title }) => title === 'Kursi Anda dilepas');
    expect(lost).toMatchObject([{ body: expect.stringContaining('(ketua: Bu Ratna), telepon 0231-555') }]);
    expect((await naik()).message).toMatch(/^budi naik dari cadangan/);
    expect(await names()).toEqual(['b***', 'c****']);
  });

  test('sent twice is one loss', async () => {
    const twice = { konfirmasi: true, operasi_id: 'operasi-satu' };
    const both = await Promise.all([decide(status, twice), decide(status, twice)]);
    expect(both.map(({ body }) => body.status)).toEqual([true, true]);
    expect((await letters()).filter(({ title }) => title === 'Kursi Anda dilepas')).toHaveLength(1);
  });
});

test('a rejection that waits for a second account takes no seat; the second is asked', async () => {
  await publish();
  const setting = (await t.call(admin, 'GET', '/api/pengaturan')).body.pendaftaran;
  await t.call(admin, 'PUT', '/api/pengaturan/pendaftaran', { ...setting, pemeriksaan_kedua: true });
  expect((await decide(5)).body.message).toContain('diusulkan');
  expect([await names(), (await program()).dilepas]).toEqual([['a**', 'c****'], 0]);
  expect((await decide(5, {}, admin)).body.jenis).toBe('lepas-kursi');
  expect((await decide(5, { konfirmasi: true }, admin)).body.status).toBe(true);
  expect(await names()).toEqual(['c****']);
});

describe('a file that is examined once more', () => {
  beforeEach(() => publish());
  const back = { perbaiki: ['tempat_lahir'] };

  test.each([
    [1, {}],
    [2, back],
  ])(
    'as %i keeps the seat: nobody moves up, and its applicant sends and prints nothing until it is accepted',
    async (to, more) => {
      expect((await decide(to, more)).body.status).toBe(true);
      expect(await names()).toEqual(['a**', 'c****']);
      expect(await program()).toMatchObject({ kosong: 0, belum: 1, dilepas: 0 });
      expect((await naik()).jenis).toBe('kursi-penuh');
      expect(await saya()).toMatchObject({ kelayakan: 'berkas-diperiksa', terbuka: false });
      expect((await kirim()).message).toContain('Berkas Anda sedang diperiksa lagi');
      expect((await bukti()).message).toContain('Berkas Anda sedang diperiksa lagi');
      expect(await hasil()).toMatchObject({ status: 'L', lepas: null, berkas_diperiksa: true });
    },
  );

  test('is no late one: nobody proposes it, its seat is not given away, and accepted again it has days of its own', async () => {
    await decide(1);
    await setMasa(t, admin, 1, 1, { mulai: '2025-06-01', selesai: '2025-06-30' });
    expect(await program()).toMatchObject({ lewat_batas: 0, belum: 1 });
    const late = { ids: ['ani'], alasan: 'Tidak datang.' };
    const { body } = await t.call(rina, 'POST', '/api/daftar-ulang-lewat-batas/rpl', late);
    expect(body).toMatchObject({ status: false, jenis: 'berkas-belum-diterima' });
    expect((await decide(4, { dokumen: [] })).body.status).toBe(true);
    expect(await saya()).toMatchObject({ kelayakan: 'berhak', terbuka: true });
    expect((await kirim()).status).toBe(true);
  });

  test('is verified at re-registration only after it was accepted', async () => {
    await kirim();
    await decide(1);
    expect((await act('terverifikasi')).jenis).toBe('berkas-belum-diterima');
    expect(await program()).toMatchObject({ terkirim: 1, terverifikasi: 0 });
    await decide(4);
    expect((await act('terverifikasi')).status).toBe(true);
  });

  test('may be given up by its applicant at re-registration, and only then withdrawn', async () => {
    await decide(1);
    expect((await cabut()).message).toMatch(
      /^Anda masih mempunyai kursi di Rekayasa Perangkat Lunak.*Saya mengundurkan diri/,
    );
    expect((await mundur()).status).toBe(true);
    expect((await cabut()).status).toBe(true);
    expect([await names(), (await program()).kosong]).toEqual([['c****'], 1]);
  });

  test('once it is verified at re-registration, is withdrawn only after the committee has freed its seat, and says whom to ask', async () => {
    await kirim();
    expect((await act('terverifikasi')).status).toBe(true);
    await decide(1);
    const refused = await cabut();
    expect(refused.status).toBe(false);
    expect(refused.message).toContain('hubungi panitia (ketua: Bu Ratna), telepon 0231-555.');
    expect(refused.message).not.toContain('Saya mengundurkan diri');
    expect((await mundur()).status).toBe(false);
    expect((await act('mundur', { konfirmasi: true })).status).toBe(true);
    expect((await cabut()).status).toBe(true);
  });
});

test('a seat that went with a file comes back by an act at re-registration alone, once the file is accepted and while it is free', async () => {
  await publish();
  await take(5);
  expect((await act('perbaikan')).jenis).toBe('berkas-belum-diterima');
  await decide(4);
  expect(await names()).toEqual(['c****']);
  expect((await act('terverifikasi')).message).toContain('belum mengirim berkas daftar ulang');
  expect((await act('perbaikan')).status).toBe(true);
  expect(await names()).toEqual(['a**', 'c****']);
  await take(5);
  await naik();
  await decide(4);
  expect((await act('perbaikan')).jenis).toBe('kursi-penuh');
  expect(await names()).toEqual(['b***', 'c****']);
});

describe('N36: while a result waits for its time', () => {
  beforeEach(() => publish(soon));

  test('a verdict says nothing of a seat, whoever has one', async () => {
    const strip = ({ httpStatus, body: { status, message, jenis } }: Awaited<ReturnType<typeof decide>>) => ({
      httpStatus,
      status,
      message,
      jenis,
    });
    const accepted = strip(await decide(5));
    expect(strip(await decide(5, { id: 'budi' }))).toEqual(accepted);
    const trail = JSON.stringify((await t.call(rina, 'GET', '/api/audit/peserta/ani')).body);
    expect(trail).not.toMatch(/daftar_ulang|kursi/i);
  });

  test('who was rejected meanwhile is not announced; whose file is examined is, and his seat is kept', async () => {
    await decide(5);
    await decide(1, { id: 'citra' });
    t.clock.advance(hourMs);
    expect(await names()).toEqual(['c****']);
    expect(await hasil()).toBeNull();
    expect((await bukti()).message).toContain('hanya untuk pendaftar yang diterima');
    expect((await naik()).status).toBe(true);
  });

  test('whoever withdraws meanwhile is not announced, and his seat is free', async () => {
    await ani.setStatus(2);
    expect((await cabut()).status).toBe(true);
    t.clock.advance(hourMs);
    expect([await names(), await hasil(), (await program()).kosong]).toEqual([['c****'], null, 1]);
    expect((await naik()).status).toBe(true);
  });

  test('a list that was made shortly before the instant names nobody who was rejected since', async () => {
    t.clock.advance(hourMs - 4_000);
    await names();
    t.clock.advance(2_500);
    // The first is answered of before and has the next one made.
    await names();
    await names();
    await decide(5);
    t.clock.advance(500);
    expect(await names()).toEqual(['c****']);
  });

  test.each([5, 6])('a start takes a file of status %i out of it that was left in it', async (status) => {
    await ani.setStatus(status);
    await start();
    t.clock.advance(hourMs);
    expect([await names(), (await program()).kosong]).toEqual([['c****'], 1]);
  });
});

describe('rows of before', () => {
  /** As a migration, an older backup or a hand leaves them. */
  const byHand = (set: Partial<typeof hasilSeleksi.$inferInsert>) =>
    t.context.store.tx({ sekolah_id: '1', akun_id: null, nama: 'tangan' }, async (tx) => {
      await tx.update(hasilSeleksi).set(set).where(eq(hasilSeleksi.peserta_id, 'ani'));
    });
  beforeEach(() => publish());

  test('a seat that is free for no act on record is told as such, is on no list, and can be given back', async () => {
    await byHand({ lepas_ms: t.clock.nowMs() });
    expect(await hasil()).toMatchObject({ status: 'L', lepas: 'lepas' });
    const paper = await t.call(ani.session, 'POST', '/api/peserta/cetak-hasil-seleksi');
    expect(paper.httpStatus).toBe(200);
    expect((await bukti()).message).toContain('Kursi Anda sudah dilepas');
    expect(await saya()).toMatchObject({ status: 'lepas', terbuka: false });
    expect(await program()).toMatchObject({ dilepas: 1, kosong: 1 });
    expect((await act('belum')).status).toBe(true);
    expect(await hasil()).toMatchObject({ status: 'L', lepas: null });
  });

  test('a seat without the mark, though an act or the file has taken it, gets it before the first request, on record', async () => {
    await t.call(ani.session, 'POST', '/api/peserta/daftar-ulang-mundur', { konfirmasi: 'ani' });
    await byHand({ lepas_ms: null });
    expect(await names()).toEqual(['a**', 'c****']);
    await start();
    expect(await names()).toEqual(['c****']);
    expect(await hasil()).toMatchObject({ lepas: 'mundur' });
    await byHand({ lepas_ms: null });
    await ani.setStatus(5);
    await start();
    expect([await names(), (await program()).dilepas]).toEqual([['c****'], 1]);
    const trail = (await t.call(admin, 'GET', '/api/audit?tindakan=luruskan_kursi&page=1')).body;
    expect(trail.rows).toMatchObject([{ baris_id: 'ani' }, { baris_id: 'ani' }]);
  });

  test.each([5, 6])(
    'the unmarked seat of a file of status %i reads as lost, and is freed by the committee without waiting for a start',
    async (status) => {
      await ani.setStatus(status);
      expect(await program()).toMatchObject({ kosong: 0, belum: 1 });
      expect(await hasil()).toMatchObject({ lepas: 'lepas', berkas_diperiksa: false });
      expect((await kirim()).status).toBe(false);
      expect((await mundur()).message).toContain('hanya untuk pendaftar yang diterima');
      expect((await act('mundur')).jenis).toBe('lepas-kursi');
      expect((await act('mundur', { konfirmasi: true })).status).toBe(true);
      expect([await names(), (await program()).kosong]).toEqual([['c****'], 1]);
    },
  );
});
