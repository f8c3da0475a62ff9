import { alasanVerifikasiContract } from '@spmb/shared/alasan-verifikasi/alasan-verifikasi.schema.ts';
import { describe, expect, test } from 'vitest';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';

const t = perFile(buildTestApp);
const operator = perFile(() => t.signIn('operator'));

const path = '/api/alasan-verifikasi';
const create = async (record: object) => (await t.call(operator, 'POST', path, record)).body;
const put = async (id: string, record: object) =>
  (await t.call(operator, 'POST', `${path}/${id}?_method=PUT`, record)).body;

describe('coded reasons', () => {
  test('S2-OTHM-07: a fresh school has the reasons of the rules, all active', async () => {
    const rows = alasanVerifikasiContract.array().parse((await t.call(operator, 'GET', path)).body);
    expect(rows.map(({ kode }) => kode).sort()).toEqual([
      'buram',
      'data-tidak-cocok',
      'kedaluwarsa',
      'lainnya',
      'pendaftaran-ganda',
      'salah-dokumen',
      'tidak-lengkap',
      'tidak-memenuhi-syarat',
    ]);
    expect(rows.every(({ is_active }) => is_active)).toBe(true);
  });

  test('one is added, reworded and put out of use; its code stays', async () => {
    const { data } = await create({ kode: 'foto-lama', name: 'Foto lama', is_active: true });
    expect(data).toEqual({ id: data.id, kode: 'foto-lama', name: 'Foto lama', is_active: true, versi: 1 });
    const changed = { ...data, name: 'Foto lebih dari enam bulan', is_active: false };
    expect((await put(data.id, changed)).data).toEqual({ ...changed, versi: 2 });
    expect((await t.call(operator, 'GET', `${path}/${data.id}`)).body).toEqual({ ...changed, versi: 2 });
    expect((await put(data.id, { ...changed, versi: 2, kode: 'foto-baru' })).kesalahan).toEqual({
      kode: 'Kode tidak berubah lagi: keputusan yang sudah ada menyebutnya. Tambahkan alasan baru.',
    });
  });

  test('a code that is taken or is no code is named at its field', async () => {
    expect((await create({ kode: 'buram', name: 'Kabur' })).kesalahan).toEqual({
      kode: 'buram sudah ada dalam daftar ini. Isi yang lain.',
    });
    for (const kode of ['Foto Lama', '-a', 'a--b'])
      expect((await create({ kode, name: 'Lama' })).kesalahan).toEqual({
        kode: 'Kode diisi huruf kecil, angka dan tanda hubung, misalnya berkas-buram.',
      });
  });

  test('rules.md: none is ever deleted', async () => {
    for (const [method, suffix] of [
      ['POST', '?_method=DELETE'],
      ['DELETE', ''],
    ] as const)
      expect((await t.call(operator, method, `${path}/buram${suffix}`)).httpStatus).toBe(404);
    expect((await t.call(operator, 'GET', `${path}/buram`)).body.kode).toBe('buram');
  });
});
