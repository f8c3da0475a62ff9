import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { openPendaftaran } from '../situs/testing/admission.ts';
import { sendFile } from './testing/send-file.ts';

const t = perTest(buildTestApp);
let rina: Session;
let budi: Session;
beforeEach(async () => {
  await openPendaftaran(t);
  rina = await t.signIn('operator', { nama: 'Rina' });
  budi = await t.signIn('administrator', { nama: 'Budi' });
});

const claim = (who: Session, id: string, lepas = false) =>
  t.call(who, 'POST', '/api/verifikasi-klaim', { id, lepas });
const next = async (who: Session) => (await t.call(who, 'POST', '/api/verifikasi-berikutnya')).body.data.id;
const refuse = (who: Session, id: string) =>
  t.call(who, 'POST', '/api/verifikasi', {
    id,
    verifikasi_status: 5,
    alasan_kode: ['pendaftaran-ganda'],
    pesan: 'Terdaftar dua kali.',
  });
const minutes = (count: number) => t.clock.advance(count * 60_000);

describe('a claim', () => {
  beforeEach(() => sendFile(t, 'siti'));

  test('holds for 15 minutes and names its holder to who comes next', async () => {
    const until = t.clock.nowMs() + 15 * 60_000;
    expect((await claim(rina, 'siti')).body.data.pemeriksa).toEqual({
      nama: 'Rina',
      saya: true,
      sampai_ms: until,
    });
    expect(await claim(budi, 'siti')).toMatchObject({
      httpStatus: 409,
      body: { jenis: 'dipegang', pemeriksa: 'Rina', sampai_ms: until },
    });
    const { body } = await t.call(budi, 'GET', '/api/verifikasi/siti');
    expect(body.pemeriksa).toMatchObject({ nama: 'Rina', saya: false });
  });

  test('is renewed by its holder, free once it is over, and let go by him alone', async () => {
    await claim(rina, 'siti');
    minutes(14);
    await claim(rina, 'siti');
    minutes(14);
    await claim(budi, 'siti', true);
    expect((await claim(budi, 'siti')).httpStatus).toBe(409);
    minutes(1);
    expect((await claim(budi, 'siti')).body.data.pemeriksa.nama).toBe('Budi');
    await claim(budi, 'siti', true);
    expect((await claim(rina, 'siti')).httpStatus).toBe(200);
  });

  test('of somebody else keeps one from deciding and correcting; without any, both are done', async () => {
    await claim(rina, 'siti');
    expect(await refuse(budi, 'siti')).toMatchObject({ httpStatus: 409, body: { jenis: 'dipegang' } });
    const change = { id: 'siti', nama: 'Lain', alasan: 'di hadapan wali' };
    expect((await t.call(budi, 'POST', '/api/verifikasi-koreksi', change)).httpStatus).toBe(409);
    minutes(15);
    expect((await refuse(budi, 'siti')).body.status).toBe(true);
  });

  test('ends with the verdict', async () => {
    await claim(rina, 'siti');
    expect((await refuse(rina, 'siti')).body.data.pemeriksa).toBeNull();
    expect((await claim(budi, 'siti')).httpStatus).toBe(200);
  });

  test('is of no draft, no participant of exams, and nothing that was withdrawn', async () => {
    await seedPeserta(t, [
      { nomor_peserta: 'draf', status: 0 },
      { nomor_peserta: 'ujian' },
      { nomor_peserta: 'cabut', status: 6 },
    ]);
    const answers = await Promise.all(['draf', 'ujian', 'cabut', 'x'].map((id) => claim(rina, id)));
    expect(answers.map(({ httpStatus }) => httpStatus)).toEqual([404, 404, 409, 404]);
  });

  test('lasts as long as the setting says', async () => {
    const isi = { format_nomor_register: '{nomor}', tahun_lulus_banyak: 5, menit_klaim: 2, versi: 0 };
    await t.call(budi, 'PUT', '/api/pengaturan/pendaftaran', isi);
    await claim(rina, 'siti');
    minutes(2);
    expect((await claim(budi, 'siti')).httpStatus).toBe(200);
  });
});

describe('the next file', () => {
  test('is the one that waits longest, corrected or new, and nobody else’s', async () => {
    for (const id of ['lama', 'tengah', 'baru']) {
      await sendFile(t, id);
      t.clock.advance(1_000);
    }
    await claim(budi, 'lama');
    expect([await next(rina), await next(rina), await next(rina)]).toEqual(['tengah', 'baru', null]);
    minutes(15);
    expect(await next(budi)).toBe('lama');
  });

  test('is none that the same account has proposed to reject', async () => {
    const isi = {
      format_nomor_register: '{nomor}',
      tahun_lulus_banyak: 5,
      pemeriksaan_kedua: true,
      versi: 0,
    };
    await t.call(budi, 'PUT', '/api/pengaturan/pendaftaran', isi);
    await sendFile(t, 'siti');
    await refuse(rina, 'siti');
    expect([await next(rina), await next(budi)]).toEqual([null, 'siti']);
  });

  test('of twenty who ask at once each gets another one', async () => {
    const reviewers = await Promise.all(Array.from({ length: 20 }, () => t.signIn('operator')));
    for (let at = 0; at < 15; at++) await sendFile(t, `p${at}`);
    const given = await Promise.all(reviewers.map(next));
    const files = given.filter((id) => id !== null);
    expect([files.length, new Set(files).size]).toEqual([15, 15]);
  });
});
