import { expect, test } from '@playwright/test';
import {
  find,
  isKept,
  isRefused,
  openNew,
  openScreen,
  openStored,
  remove,
} from '../fixtures/record-screen.ts';
import { page, server, useSchool } from '../fixtures/school.ts';
import { notice, rowOf, select } from '../fixtures/staff.ts';

useSchool('admin');

/** Reads the one-time password that is shown and closes it. */
async function noteSandi(): Promise<string> {
  const told = page.getByRole('dialog', { name: 'Kata sandi sekali pakai' });
  const sandi = await told.getByLabel('Kata sandi').inputValue();
  await told.getByRole('button', { name: 'Sudah dicatat' }).click();
  return sandi;
}

test('S1-USER-01, S1-USER-03: an account is refused, added, found, given another password and deleted', async () => {
  await openScreen(page, 'Akun Aplikasi', 'Manajemen Akun Aplikasi');
  const form = await openNew(page);
  const isReady = () => expect(form.getByLabel('Nama Pengguna')).toBeFocused();
  const account = { 'Nama Pengguna': 'Bu Uji Coba', Email: 'guru' };
  await isRefused(form, 'Email', /^Sudah dipakai .* untuk masuk/, account);
  await form.getByLabel('Email', { exact: true }).fill('uji@sekolah.id');
  await form.getByRole('button', { name: 'TAMBAH' }).click();
  const first = await noteSandi();
  await isReady();
  await form.getByRole('button', { name: 'Tutup' }).click();
  await expect(form).toBeHidden();
  await find(page, 'uji coba');
  const edit = await openStored(page, 'Bu Uji Coba');
  await edit.getByLabel('Reset Kata Sandi').check();
  await edit.getByRole('button', { name: 'UBAH' }).click();
  const second = await noteSandi();
  await isReady();
  await form.getByRole('button', { name: 'Tutup' }).click();
  expect(await server.login('uji@sekolah.id', first)).toBeUndefined();
  expect(await server.login('uji@sekolah.id', second)).toBeTruthy();
  await remove(page, 'Bu Uji Coba');
  await expect(page.getByText('Tidak ada yang cocok dengan "uji coba".')).toBeVisible();
  expect(await server.login('uji@sekolah.id', second)).toBeUndefined();
});

test('S1-USER-08: one’s own account is not deleted', async () => {
  await openScreen(page, 'Akun Aplikasi', 'Manajemen Akun Aplikasi');
  await find(page, 'admin');
  await isKept(page, 'admin', 'Akun Anda sendiri');
});

test('S1-LOGIN-04, N44: a request for a password is found and set aside; one that is answered elsewhere says so', async () => {
  for (const email of ['guru', 'pengawas']) await server.call('', 'POST', '/api/lupa-kata-sandi', { email });
  await openScreen(page, 'Permintaan Kata Sandi');
  await expect(page.getByLabel('2 data')).toBeVisible();
  const setAside = async (name: string) => {
    await find(page, name);
    await rowOf(page, name).getByLabel('Abaikan').click();
    const question = page.getByRole('dialog', { name: 'Abaikan permintaan' });
    await expect(question).toContainText('Kata sandinya tidak berubah.');
    await question.getByRole('button', { name: 'Abaikan' }).click();
    await expect(question).toBeHidden();
  };
  await setAside('guru');
  await expect(notice(page).last()).toContainText('Permintaan diabaikan.');
  await expect(page.getByText('Tidak ada yang cocok dengan "guru".')).toBeVisible();
  expect(await server.login('guru', 'demo-admin-2025')).toBeTruthy();

  await page.getByLabel('Cari', { exact: true }).fill('pengawas');
  const answered = rowOf(page, 'pengawas').getByLabel('Abaikan');
  await expect(answered).toBeVisible();
  const admin = await server.login('admin', 'demo-admin-2025');
  const [request] = (await server.call(admin, 'GET', '/api/permintaan-sandi?status=baru')) as {
    id: string;
  }[];
  await server.call(admin, 'POST', '/api/permintaan-sandi-jawab', { id: request?.id, abaikan: true });
  await answered.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Abaikan' }).click();
  await expect(notice(page).last()).toContainText('Permintaan ini sudah dijawab');
});

test('D-RULE-03: the trail of changes is narrowed, searched and looked into', async () => {
  await openScreen(page, 'Riwayat Perubahan');
  await expect(page.getByLabel('Rincian').first()).toBeVisible();
  await select(page.locator('main'), 'Tindakan', /^Dihapus$/);
  await find(page, 'uji coba');
  await page.getByLabel('Rincian').click();
  const entry = page.getByRole('dialog');
  await expect(entry).toContainText('Bu Uji Coba');
  await entry.getByRole('button', { name: 'Semua riwayat data ini' }).click();
  await expect(page.getByRole('button', { name: 'Satu data' })).toBeVisible();
});

test('refused requests are counted and found by what they asked for', async () => {
  await server.call('', 'POST', '/api/auth/token', { email: 'tamu\u0000', password: 'apa saja' });
  await openScreen(page, 'Permintaan Ditolak');
  await find(page, 'karakter-terlarang');
  await expect(rowOf(page, 'karakter-terlarang')).toContainText('/api/auth/token');
  await page.getByLabel('Cari', { exact: true }).fill('entah');
  await expect(page.getByText('Tidak ada yang cocok dengan "entah".')).toBeVisible();
});
