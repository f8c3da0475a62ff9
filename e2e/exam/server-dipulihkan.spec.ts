import { expect, test } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import {
  answer,
  begin,
  finish,
  isReleased,
  login,
  next,
  numberOf,
  shownAnswers,
} from '../fixtures/participant.ts';
import { readAttempts } from '../fixtures/read-attempts.ts';
import { server, useSchool } from '../fixtures/school.ts';
import { openStaff } from '../fixtures/staff.ts';

useSchool();

const school = 'SMK Negeri 1 Nusantara Jaya';

/** Takes the server back to a backup, as an administrator does on its page. */
async function restore(id: string): Promise<void> {
  const admin = await server.login('admin', 'demo-admin-2025');
  const sent = { id, konfirmasi: school, alasan: 'komputer server diganti', kode: '' };
  const answered = await server.call(admin, 'POST', '/api/pencadangan-pulihkan', sent);
  expect(answered).toMatchObject({ status: true });
}

async function backUp(): Promise<string> {
  const admin = await server.login('admin', 'demo-admin-2025');
  const made = (await server.call(admin, 'POST', '/api/pencadangan')) as { data: { id: string } };
  return made.data.id;
}

test('S18: restored to before the start, the server has the whole exam again, and the page goes on by itself', async ({
  browser,
}) => {
  const before = await backUp();
  const page = await browser.newPage({ viewport: { width: 1000, height: 800 } });
  await login(page, server.url, numberOf(1));
  await begin(page);
  for (const place of [1, 2, 3]) {
    await answer(page, place);
    await expect(page.getByText(/^Terkirim /)).toBeVisible();
    await next(page);
  }
  const attempt = () => readAttempts(server.dataDir).find(({ nomor }) => nomor === numberOf(1));
  expect(attempt()?.letters.slice(0, 4)).toEqual(['B', 'C', 'D', null]);
  const urutan = await shownAnswers(page);

  await restore(before);
  expect(attempt()).toBeUndefined();
  await answer(page, 4);
  await expect(page.getByText(/^Terkirim /)).toBeVisible({ timeout: 90_000 });
  await expect.poll(() => attempt()?.letters.slice(0, 5)).toEqual(['B', 'C', 'D', 'E', null]);
  expect((await shownAnswers(page)).slice(0, 4)).toEqual([...urutan.slice(0, 3), 'E']);

  await finish(page);
  await isReleased(page);
  expect(attempt()).toMatchObject({ status: 'selesai', beda_layar: false });
  expect(attempt()?.letters.slice(0, 5)).toEqual(['B', 'C', 'D', 'E', null]);
  await page.close();
});

test('S18: after a restore a room waits for who has not sent again, until staff say why they wait no more', async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 1000, height: 800 } });
  const page = await context.newPage();
  await login(page, server.url, numberOf(2));
  await begin(page);
  await answer(page, 1);
  await expect(page.getByText(/^Terkirim /)).toBeVisible();
  const before = await backUp();
  await context.setOffline(true);
  await restore(before);
  await expect
    .poll(() =>
      fetch(`${server.url}/api/health`).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(200);

  const proctor = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await openStaff(proctor, server.url);
  await proctor.getByRole('link', { name: /^Sesi 2/ }).click();
  await proctor.getByRole('combobox', { name: 'Ruang', exact: true }).click();
  await proctor.getByRole('option', { name: 'Lab 1', exact: true }).click();
  await expect(proctor.getByRole('row').filter({ hasText: numberOf(2) })).toContainText('belum kirim ulang');
  await check(proctor, 'ruang setelah pemulihan');
  await proctor.getByRole('button', { name: 'Tutup ruang', exact: true }).click();
  const close = proctor.getByRole('dialog');
  const waiting = close.getByRole('group', { name: 'Belum mengirim ulang' });
  await expect(close.getByRole('button', { name: /^Belum bisa: .* belum mengirim ulang/ })).toBeDisabled();
  await expect(waiting.getByRole('button', { name: 'Tidak menunggu mereka' })).toBeDisabled();
  await check(proctor, 'tutup ruang setelah pemulihan');
  await close.getByLabel('Alasan').fill('HP peserta mati');
  await waiting.getByRole('button', { name: 'Tidak menunggu mereka' }).click();
  await expect(waiting).toBeHidden();

  // What he sends all the same is taken as ever.
  await context.setOffline(false);
  await answer(page, 3);
  await expect(page.getByText(/^Terkirim /)).toBeVisible({ timeout: 90_000 });
  const attempt = () => readAttempts(server.dataDir).find(({ nomor }) => nomor === numberOf(2));
  await expect.poll(() => attempt()?.letters[0]).toBe('D');
  await context.close();
  await proctor.close();
});
