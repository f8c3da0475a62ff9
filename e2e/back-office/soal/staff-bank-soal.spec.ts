import { expect, test } from '@playwright/test';
import { check } from '../../fixtures/check-accessibility.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { notice, rowOf, select } from '../../fixtures/staff.ts';

let admin: string;
useSchool('admin');
test.beforeAll(async () => {
  admin = await server.login('admin', 'demo-admin-2025');
});

async function buildBank(mapel: string, questions: readonly string[] = []): Promise<string> {
  const { data } = (await server.call(admin, 'POST', '/api/master-soal', { mapel })) as {
    data: { id: string };
  };
  for (const soal of questions)
    await server.call(admin, 'POST', `/api/master-soal-detail/${data.id}`, {
      soal,
      pilihan_a: 'a',
      pilihan_b: 'b',
      jawaban: 'A',
    });
  return data.id;
}

const numbers = () => page.getByRole('button', { name: /^Ubah soal/ });

test('S3-ITEM-01: questions are put in order, copied, moved to another bank and deleted together', async () => {
  await buildBank('Tujuan');
  const bankId = await buildBank('Asal', ['pertama', 'kedua', 'ketiga']);
  await page.goto(`${server.url}/backend/ujian-master-soal-detail/${bankId}`);
  const questions = page.getByRole('list', { name: 'Soal Asal' }).getByRole('listitem');
  await expect(questions).toContainText(['1pertama', '2kedua', '3ketiga']);

  await page.getByRole('button', { name: 'Tindakan lain soal 3' }).click();
  await page.getByRole('menuitem', { name: 'Naikkan' }).click();
  await expect(questions).toContainText(['1pertama', '2ketiga', '3kedua']);
  await expect(page.getByRole('menu')).toBeHidden();
  // Its upper edge: the notice of the act before may still lie over the lower one.
  const edge = { targetPosition: { x: 100, y: 8 } };
  await questions.nth(0).getByTitle('Seret untuk mengurutkan').dragTo(questions.nth(2), edge);
  await expect(questions).toContainText(['1ketiga', '2kedua', '3pertama']);

  await page.getByRole('button', { name: 'Tindakan lain soal 1' }).click();
  await page.getByRole('menuitem', { name: 'Pindah ke nomor' }).click();
  await page.getByLabel('Ke nomor').fill('3');
  await page.getByLabel('Ke nomor').press('Enter');
  await expect(questions).toContainText(['1kedua', '2pertama', '3ketiga']);
  await page.getByRole('button', { name: 'Tindakan lain soal 1' }).click();
  await page.getByRole('menuitem', { name: 'Salin' }).click();
  await expect(questions.nth(3)).toContainText(/4kedua.*Nonaktif/);

  await page.getByRole('checkbox', { name: 'Pilih soal 1' }).check();
  await page.getByRole('checkbox', { name: 'Pilih soal 4' }).check();
  await check(page, 'the questions of a bank');
  await page
    .getByRole('region', { name: 'Soal terpilih' })
    .getByRole('button', { name: 'Pindahkan' })
    .click();
  const moving = page.getByRole('dialog', { name: 'Pindahkan 2 soal' });
  await select(moving, 'Bank tujuan', /^Tujuan/);
  await moving.getByRole('button', { name: 'Pindahkan' }).click();
  await expect(notice(page).last()).toContainText('2 soal dipindah ke Tujuan.');
  await expect(questions).toContainText(['2pertama', '3ketiga']);

  await page.getByRole('checkbox', { name: 'Pilih semua di halaman ini' }).check();
  await page.getByRole('region', { name: 'Soal terpilih' }).getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByRole('dialog')).toContainText('2 soal');
  await page.getByLabel('Alasan').fill('soal lama');
  await page.getByRole('button', { name: 'Ya, Saya Yakin' }).click();
  await expect(page.getByText(/^Belum ada soal\./)).toBeVisible();
  await page.getByRole('link', { name: 'Bank soal', exact: true }).click();
  await rowOf(page, 'Tujuan').getByLabel('Kelola soal').click();
  await expect(numbers()).toHaveCount(2);
});

test('a bank that a participant has begun is frozen, and edited as a new version', async () => {
  const participant = await server.login('DEMO-0001', 'demo-peserta');
  const exams = (await server.call(participant, 'POST', '/api/peserta/dashboard-jadwal-ujian', {})) as {
    id: string;
    aktif: boolean;
  }[];
  const open = exams.find(({ aktif }) => aktif);
  const begun = await server.call(participant, 'POST', '/api/peserta/create-soals', {
    jadwal_ujian_id: open?.id,
  });
  expect(begun).toMatchObject({ status: true });
  const banks = (await server.call(admin, 'GET', '/api/master-soal')) as { id: string; beku: boolean }[];
  const frozen = banks.find(({ beku }) => beku);
  await page.goto(`${server.url}/backend/ujian-master-soal-detail/${frozen?.id}`);
  await expect(page.getByRole('alert')).toContainText('isinya dibekukan');
  await expect(numbers()).toHaveCount(0);
  await page.getByRole('button', { name: 'Riwayat' }).first().click();
  const history = page.getByRole('dialog', { name: 'Riwayat perubahan' });
  await expect(history.getByText(/ oleh |Belum ada perubahan/).first()).toBeVisible();
  await history.getByRole('button', { name: 'Tutup' }).click();
  await check(page, 'a frozen bank');
  await page.getByRole('button', { name: 'Buat versi baru' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Buat versi baru' }).click();
  await expect(page.getByText('Versi 2. Versi sebelumnya:')).toBeVisible();
  await expect(numbers().first()).toBeVisible();
  await page.getByRole('link', { name: /^versi 1 / }).click();
  await expect(page.getByRole('alert')).toContainText('Ini versi 1');
  await expect(numbers()).toHaveCount(0);
});
