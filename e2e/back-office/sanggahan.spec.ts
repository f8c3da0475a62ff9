import { expect, test } from '@playwright/test';
import { check } from '../fixtures/check-accessibility.ts';
import { dayFromNow, openPendaftaran } from '../fixtures/fill-situs.ts';
import { sendForm } from '../fixtures/pendaftaran/send-form.ts';
import { page, server, useSchool } from '../fixtures/school.ts';

useSchool('admin');

test('objections: at a desk its heads are whole, and what waits for an answer stands whole beside the act of its row', async () => {
  await openPendaftaran(server);
  const admin = await server.login('admin', 'demo-admin-2025');
  const { seleksi } = (await server.call(admin, 'GET', '/api/pengaturan')) as { seleksi: object };
  const dates = { sanggahan_mulai: dayFromNow(-1), sanggahan_selesai: dayFromNow(3) };
  await server.call(admin, 'POST', '/api/pengaturan/seleksi?_method=PUT', { ...seleksi, ...dates });
  const siti = await sendForm(server, '0061239301', { nama: 'Siti Nur Aini' });
  const sent = await server.call(siti, 'POST', '/api/peserta/sanggahan', { body: 'Nilai rapor saya 85.' });
  expect(sent).toMatchObject({ status: true });
  await page.goto(`${server.url}/backend/sanggahan`);
  const row = page.getByRole('row').filter({ hasText: 'Menunggu jawaban' });
  await expect(row).toHaveCount(1);
  await check(page, 'sanggahan');
  const state = await row.getByText('Menunggu jawaban').boundingBox();
  const options = await row.getByRole('cell').last().boundingBox();
  const cutHeads = await page.getByRole('columnheader').evaluateAll((heads) =>
    heads
      .flatMap((head) => [head, ...head.querySelectorAll('*')])
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
      .map(({ textContent }) => textContent),
  );
  expect(cutHeads).toEqual([]);
  expect((state?.x ?? 0) + (state?.width ?? 0)).toBeLessThanOrEqual(options?.x ?? 0);
});
