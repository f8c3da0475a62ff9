import { beforeEach, describe, expect, test } from 'vitest';
import type { Informasi } from '@spmb/shared/dasbor-pendaftar/garis-waktu.ts';
import { schoolId } from '../../db/school-id.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { jadwalPendaftaran } from '../jadwal-pendaftaran/jadwal-pendaftaran.table.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { berkas } from '../pendaftaran/berkas.table.ts';
import { pengumuman } from '../pengumuman/pengumuman.table.ts';
import { setSchool, write } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
let siti: Pendaftar;
beforeEach(async () => {
  siti = await buildPendaftar(t, 'siti');
});
const see = async (who = siti) => (await t.call(who.session, 'GET', '/api/peserta/dasbor-pendaftar')).body;
const line = ({ title, keadaan }: Informasi) => `${keadaan}: ${title}`;
const hourMs = 3_600_000;

describe('an applicant’s dashboard', () => {
  test('S3-PDASH-01: before the first send it says what to do, and until when', async () => {
    expect(await see()).toMatchObject({
      nomor_register: '',
      status: 0,
      status_kata: 'Draf',
      kabar: { title: 'Formulir belum dikirim' },
      hitung_mundur: { title: 'Pendaftaran ditutup', waktu_ms: Date.parse('2025-07-05T08:00:00Z') },
      server_ms: t.clock.nowMs(),
    });
  });

  test('S3-PDASH-02: his card names the photo of his draft, once sent that of his form, and nobody else reads it', async () => {
    const kartu = async () => (await t.call(siti.session, 'GET', '/api/peserta/dashboard')).body.peserta;
    expect(await kartu()).toMatchObject({ path: null });
    const foto = await siti.upload('png');
    await t.call(siti.session, 'POST', '/api/peserta/pendaftaran-draf', { versi: 0, foto });
    expect(await kartu()).toMatchObject({ path: foto, status: 0 });
    await siti.send({ foto });
    expect(await kartu()).toMatchObject({ path: foto, status: 1 });
    const budi = await buildPendaftar(t, 'budi', 'Budi Karim');
    const read = async ({ session }: Pendaftar) =>
      (await t.call(session, 'GET', `/api/media/${foto}`)).httpStatus;
    expect([await read(siti), await read(budi)]).toEqual([200, 404]);
  });

  test('S3-PDASH-04, N17: what happened, what holds now and what comes stand in the order of time', async () => {
    const rows = [
      ['2025-06-20', 'Sosialisasi'],
      ['2025-07-01', 'Pengisian formulir'],
      ['2025-07-08', 'Tes tertulis'],
    ].map(([tanggal = '', title = '']) => ({
      sekolah_id: schoolId,
      id: tanggal,
      tanggal,
      title,
      descriptions: '',
    }));
    await write(t, (tx) =>
      tx.insert(jadwalPendaftaran).values(rows.map((row) => ({ ...row, versi: 1, diubah_ms: 0 }))),
    );
    const said = { sekolah_id: schoolId, body: '', dibuat_ms: t.clock.nowMs(), versi: 1, diubah_ms: 0 };
    await write(t, (tx) =>
      tx.insert(pengumuman).values([
        { ...said, id: '1', title: 'Bawa map biru', status: true, level: 'peserta' },
        { ...said, id: '2', title: 'Belum terbit', status: false, level: 'peserta' },
        { ...said, id: '3', title: 'Rapat panitia', status: true, level: 'administrator' },
      ]),
    );
    await setSchool(t, { tanggal_pengumuman: '2025-07-12', jam_pengumuman: '10:00' });
    t.clock.advance(hourMs);
    await siti.send();
    t.clock.advance(hourMs);
    const { informasis, hitung_mundur } = await see();
    expect(informasis.map(line)).toEqual([
      'lewat: Sosialisasi',
      'lewat: Akun dibuat',
      'lewat: Bawa map biru',
      'lewat: Formulir pendaftaran terkirim',
      'sekarang: Pengisian formulir',
      'sekarang: Berkas sedang diperiksa',
      'nanti: Tes tertulis',
      'nanti: Pengumuman hasil seleksi',
    ]);
    expect(informasis.at(-1)).toMatchObject({ tanggal: '2025-07-12', jam: '10:00', jenis: 'hasil' });
    expect(informasis.at(3)).toMatchObject({ jam: '08:30', body: 'Nomor pendaftaran SPMB-2025-0001.' });
    expect(hitung_mundur).toEqual({
      title: 'Pengumuman hasil seleksi',
      waktu_ms: Date.parse('2025-07-12T03:00:00Z'),
    });
  });

  test('a correction names what the committee wrote and what is open, in words', async () => {
    await siti.send();
    t.clock.advance(hourMs);
    await siti.decide(2, { catatan: 'Foto KK tidak terbaca.', alasan: ['kode-lama'] });
    await write(t, (tx) => tx.update(berkas).set({ terbuka: ['dok_kartu_keluarga', 'nokk'] }));
    const { informasis, ...seen } = await see();
    expect(seen).toMatchObject({
      status_kata: 'Perbaikan Berkas',
      pesan: 'Foto KK tidak terbaca.',
      alasan: ['kode-lama'],
      terbuka: ['Kartu Keluarga', 'Nomor KK'],
    });
    expect(informasis.map(line).slice(-2)).toEqual([
      'lewat: Keputusan panitia: Perbaikan Berkas',
      'sekarang: Berkas perlu diperbaiki',
    ]);
  });

  test.each([5, 6])('at status %i nothing is waited for any more', async (status) => {
    await setSchool(t, { tanggal_pengumuman: '2025-07-12' });
    await siti.setStatus(status);
    const { informasis, hitung_mundur } = await see();
    expect([informasis.map(line), hitung_mundur]).toEqual([['lewat: Akun dibuat'], null]);
  });

  test('is the own one alone: others see theirs, and who has no form has none', async () => {
    await siti.send();
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    expect((await see(budi)).nomor_register).toBe('');
    const guest = await t.signIn('peserta');
    expect((await t.call(guest, 'GET', '/api/peserta/dasbor-pendaftar')).httpStatus).toBe(404);
  });
});
