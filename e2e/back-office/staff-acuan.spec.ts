import { expect, test } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import {
  find,
  isKept,
  isRefused,
  openNew,
  openScreen,
  openStored,
  remove,
  save,
} from '../fixtures/record-screen.ts';
import { page, useSchool } from '../fixtures/school.ts';
import { rowOf } from '../fixtures/staff.ts';

useSchool('operator');

for (const [menu, given, name] of [
  ['Pekerjaan', 'Nelayan', 'Pengemudi ojek daring'],
  ['Golongan', 'II/a', 'XVII/z'],
  ['Perangkat Daerah (OPD)', 'Dinas Pendidikan', 'Dinas Kebudayaan Uji'],
  ['Ruang', 'Lab 1', 'Bengkel Uji'],
] as const)
  test(`S2-OTHM: ${menu} is refused, added, found, changed and deleted`, async () => {
    await openScreen(page, menu);
    await expect(rowOf(page, given).first()).toBeVisible();
    const form = await openNew(page);
    await isRefused(form, 'Nama', /^Wajib diisi\./);
    const room = menu === 'Ruang' ? { Kapasitas: '20' } : undefined;
    await isRefused(form, 'Nama', /sudah ada dalam daftar ini/, { Nama: given.toLowerCase(), ...room });
    await save(form, { Nama: name });
    await find(page, name);
    await save(await openStored(page, name), { Nama: `${name} 2` });
    await remove(page, `${name} 2`);
    await expect(page.getByText(`Tidak ada yang cocok dengan "${name}".`)).toBeVisible();
  });

test('S2-OTHM-04, S2-OTHM-05: levels of education with their majors, there and back', async () => {
  await openScreen(page, 'Pendidikan');
  const form = await openNew(page);
  await isRefused(form, 'Nama', /^d3 sudah ada/, { Nama: 'd3' });
  await save(form, { Nama: 'Pesantren' });
  await find(page, 'pesantren');
  await save(await openStored(page, 'Pesantren'), { Nama: 'Pesantren Salaf' });
  await rowOf(page, 'Pesantren Salaf').getByLabel('Jurusan').click();

  await expect(page.getByRole('heading', { name: 'Jurusan Pesantren Salaf' })).toBeVisible();
  const major = await openNew(page);
  await isRefused(major, 'Nama', /^Wajib diisi\./);
  await save(major, { Nama: 'Ilmu Falak' });
  await find(page, 'falak');
  await check(page, 'jurusan');
  await save(await openStored(page, 'Ilmu Falak'), { Nama: 'Ilmu Falak dan Hisab' });
  await expect(rowOf(page, 'Ilmu Falak dan Hisab')).toBeVisible();

  await page.getByRole('link', { name: 'Tutup' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pendidikan' })).toBeVisible();
  await find(page, 'pesantren');
  await isKept(page, 'Pesantren Salaf', 'Pendidikan ini masih mempunyai 1 jurusan.');
  await rowOf(page, 'Pesantren Salaf').getByLabel('Jurusan').click();
  await expect(page.getByRole('heading', { name: 'Jurusan Pesantren Salaf' })).toBeVisible();
  await remove(page, 'Ilmu Falak dan Hisab');
  await expect(page.getByText('Belum ada jurusan pada jenjang ini.')).toBeVisible();
  await page.getByRole('link', { name: 'Tutup' }).click();
  // The list of majors has a search of its own, which goes with it.
  await expect(page.getByRole('heading', { level: 1, name: 'Pendidikan' })).toBeVisible();
  await find(page, 'pesantren');
  await remove(page, 'Pesantren Salaf');
  await expect(page.getByText('Tidak ada yang cocok dengan "pesantren".')).toBeVisible();
});

test('S2-OTHM-07: a coded reason is refused, added, found and switched off; its code and the record stay', async () => {
  await openScreen(page, 'Alasan Verifikasi');
  await expect(page.getByLabel('Ubah', { exact: true }).first()).toBeVisible();
  await expect(page.getByLabel('Hapus', { exact: true })).toHaveCount(0);
  const form = await openNew(page);
  const old = { Kode: 'Foto Lama', Nama: 'Foto lebih dari enam bulan' };
  await isRefused(form, 'Kode', /^Diisi huruf kecil, angka dan tanda hubung/, old);
  await check(page, 'formulir alasan verifikasi');
  await isRefused(form, 'Kode', /^buram sudah ada/, { Kode: 'buram' });
  await save(form, { Kode: 'foto-lama' });
  await find(page, 'foto enam');
  const edit = await openStored(page, 'foto-lama');
  await expect(edit.getByLabel('Kode')).not.toBeEditable();
  await edit.getByLabel('Aktif').uncheck();
  await save(edit, { Nama: 'Foto lebih dari setahun' });
  await find(page, 'foto setahun');
  await expect(rowOf(page, 'foto-lama').getByRole('img', { name: 'Tidak aktif' })).toBeVisible();
});
