import { expect, test } from '@playwright/test';
import { buildPdf } from '../../../sync-server/src/features/media/testing/build-file.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import { isianOf } from '../../../sync-server/src/testing/isian-of.ts';
import { listScreens, otherLists } from '../../fixtures/list-screens.ts';
import { openNew, openScreen, save } from '../../fixtures/record-screen.ts';
import { page, server, useSchool } from '../../fixtures/school.ts';
import { select } from '../../fixtures/staff.ts';

useSchool('admin');

/** What the demo school has nothing of: a list without rows has no heads. */
test.beforeAll(async () => {
  const admin = await server.login('admin', 'demo-admin-2025');
  await server.call('', 'POST', '/api/lupa-kata-sandi', { email: 'guru' });
  await server.call('', 'POST', '/api/auth/token', { email: 'tamu\u0000', password: 'apa saja' });
  const entry = { tanggal: '2031-06-01', title: 'Tes wawancara', descriptions: 'Di aula' };
  await server.call(admin, 'POST', '/api/master-jadwal', entry);
  const made = { npsn: '20401234', name: 'SMP Negeri 1 Sleman' };
  const { data } = (await server.call(admin, 'POST', '/api/ref-sekolah', made)) as { data: { id: string } };
  await server.call(admin, 'POST', `/api/ref-sekolah/${data.id}?_method=DELETE`, {});
  await server.call(admin, 'POST', '/api/pencadangan');
  for (const list of otherLists.filter(({ fixed }) => !fixed))
    await server.call(admin, 'POST', list.path, isianOf(list));
  await openScreen(page, 'Peraturan');
  const form = await openNew(page);
  const pdf = { name: 'juknis.pdf', mimeType: '', buffer: buildPdf('Petunjuk teknis') };
  await form.locator('input[type=file]').setInputFiles(pdf);
  await expect(form.getByRole('link', { name: /^Lihat berkas/ })).toBeVisible();
  await save(form, { Nama: 'Petunjuk teknis' });
});

/** The rows are there, below their heads; the list is checked. */
async function isRight(menu: string, heads: readonly string[] | undefined): Promise<void> {
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  if (heads) await expect(page.getByRole('columnheader')).toHaveText([...heads]);
  await check(page, menu);
}

for (const { menu, title, heads, form } of listScreens)
  test(`WCAG 2.2 AA, S1-GEN-10: ${menu} with its columns${form ? ' and its form' : ''}, on phone and desktop, light and dark`, async () => {
    await openScreen(page, menu, title);
    await isRight(menu, heads);
    if (!form) return;
    await page.getByRole('button', { name: form, exact: true }).first().click();
    const opened = page.getByRole('dialog', { name: new RegExp(`^${form} `) });
    await expect(opened.getByRole('button', { name: form.toUpperCase() })).toBeVisible();
    await check(page, `formulir ${menu}`);
    await opened.getByRole('button', { name: 'Batal' }).click();
    await expect(opened).toBeHidden();
  });

test('WCAG 2.2 AA, S1-GEN-10: Jadwal Peserta of a session with its columns, on phone and desktop, light and dark', async () => {
  await openScreen(page, 'Jadwal Peserta');
  await select(page.getByRole('main'), 'Sesi', /^Sesi 2/);
  const person = ['Pilih', 'No. registrasi', 'Nama', 'Program'];
  await isRight('Jadwal Peserta', [...person, 'Jadwal', 'Sifat', 'Ruang / kursi', 'Pesan', 'Status']);
});
