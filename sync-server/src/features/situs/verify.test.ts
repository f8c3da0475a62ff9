import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { accept } from './testing/admission.ts';

const t = perTest(buildTestApp);
const verify = (id: unknown) => t.call(undefined, 'POST', '/api/verify', { id });
const kode = 'kode-acak-20-huruf-00';
const siti = {
  nomor_peserta: 'P-1',
  nomor_register: '0001',
  nama: 'Siti Aini',
  nisn: '0061234578',
  tempat_lahir: 'Ternate',
  tanggal_lahir: '2009-03-04',
  nama_sekolah_asal: 'SMP 1',
  kode_verifikasi: kode,
};

async function addProgram(name: string): Promise<string> {
  const admin = await t.signIn('administrator');
  return (await t.call(admin, 'POST', '/api/program-keahlian', { name, singkat: name })).body.data.id;
}

describe('S1-VERI: what a proof’s QR code shows', () => {
  test('S1-VERI-01, S1-VERI-02: the applicant; DITERIMA from the instant of publication on, and with the programme that takes him', async () => {
    const [first, second] = [await addProgram('Farmasi'), await addProgram('Akuntansi')];
    await seedPeserta(t, [{ ...siti, jurusan_id_1: first, jurusan_id_2: second, status: 4 }]);
    const card = {
      nopend: '0001',
      nisn: '0061234578',
      nama: 'Siti Aini',
      ttl: 'Ternate, 04 Maret 2009',
      sekolah_asal: 'SMP 1',
      jurusan: 'Farmasi',
      status: 'BELUM DITERIMA',
    };
    expect((await verify(kode)).body).toEqual(card);
    const terbit_ms = t.clock.nowMs() + 1;
    await accept(t, { peserta_id: 'P-1', program_keahlian_id: second, terbit_ms });
    expect((await verify(kode)).body).toEqual(card);
    t.clock.advance(1);
    expect((await verify(kode)).body).toEqual({ ...card, jurusan: 'Akuntansi', status: 'DITERIMA' });
  });

  test('S1-VERI-03, N15: no number, no row’s id and no draft’s code finds anybody', async () => {
    await seedPeserta(t, [{ ...siti, status: 0 }]);
    for (const id of [kode, 'P-1', '0001', '0061234578', '%', '', null, 'x'.repeat(65)]) {
      const { httpStatus, body } = await verify(id);
      expect([id, httpStatus === 404 || body.status === false]).toEqual([id, true]);
      expect(body).not.toHaveProperty('nama');
    }
    expect((await verify('tidak-ada')).body.message).toMatch(/tidak dikenal/);
  });

  test('N15: who guesses is slowed down, and holds nobody up who has a code', async () => {
    await seedPeserta(t, [{ ...siti, status: 1 }]);
    const tries = [];
    for (let at = 0; at < 25; at += 1) tries.push((await verify(`tebak-${at}`)).httpStatus);
    expect(tries.filter((status) => status === 429)).toHaveLength(5);
    expect((await verify('tebak')).body).toMatchObject({ status: false, tunggu_detik: expect.any(Number) });
    expect((await verify(kode)).body.nama).toBe('Siti Aini');
  });
});
