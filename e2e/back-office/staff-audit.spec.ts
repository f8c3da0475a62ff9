import { expect, test } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { server, useSchool } from '../fixtures/school.ts';
import { openStaff, rowOf } from '../fixtures/staff.ts';

useSchool();
test.beforeAll(async () => {
  const admin = await server.login('admin', 'demo-admin-2025');
  const room = { name: 'Lab Melati', kapasitas: 20 };
  const { data } = (await server.call(admin, 'POST', '/api/ruang', room)) as { data: { id: string } };
  const changed = { ...data, ...room, kapasitas: 36, alasan: 'kursi bertambah' };
  const { data: now } = (await server.call(admin, 'POST', `/api/ruang/${data.id}?_method=PUT`, changed)) as {
    data: object;
  };
  await server.call(admin, 'POST', `/api/ruang/${data.id}?_method=DELETE`, now);
});

// The device stands elsewhere.
test.use({ timezoneId: 'America/New_York' });

test('D-RULE-03: the trail is searched by the words of act and table, narrowed, and opens with before and after', async ({
  page,
}) => {
  await openStaff(page, server.url);
  await page.goto(`${server.url}/backend/audit`);
  const heading = page.getByRole('heading', { name: /^Riwayat Perubahan/ });
  await expect(heading).toBeVisible();
  const search = page.getByRole('searchbox');
  await search.fill('menghapus ruang');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(['Dihapus']);
  await expect(rows).toContainText(['Ruang']);
  await search.fill('ruang melati');
  await expect(rows).toHaveCount(3);
  await page.getByRole('combobox', { name: 'Tindakan' }).click();
  await page.getByRole('option', { name: 'Diubah', exact: true }).click();
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/tindakan=ubah/);

  const admin = await server.login('admin', 'demo-admin-2025');
  const { rows: entries } = (await server.call(
    admin,
    'GET',
    '/api/audit?page=1&tabel=ruang&tindakan=ubah&q=melati',
  )) as { rows: { waktu_ms: number }[] };
  const inJakarta = new Intl.DateTimeFormat('id-ID', { timeStyle: 'short', timeZone: 'Asia/Jakarta' });
  const time = `${inJakarta.format(entries[0]?.waktu_ms)} WIB`;
  await expect(rowOf(page, 'Diubah').last()).toContainText(time);
  await rowOf(page, 'Diubah').getByRole('button', { name: 'Rincian' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ruang: Diubah' });
  await expect(dialog).toContainText(time);
  await expect(dialog).toContainText('20 → 36');
  await expect(dialog).toContainText('Alasan: kursi bertambah');
  await check(page, 'rincian riwayat');
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('button', { name: 'Tutup' }).click();
  await search.fill('tidakadayangini');
  await expect(page.getByText('Tidak ada yang cocok dengan "tidakadayangini"')).toBeVisible();
  await check(page, 'riwayat kosong');
});
