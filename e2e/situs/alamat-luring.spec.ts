import { devices, expect, test } from '@playwright/test';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { healthyNetwork, startProxy, type Proxy } from '../../integration/proxy.ts';
import { openForm, signUp } from '../fixtures/pendaftaran/applicant.ts';
import { check } from '../fixtures/check-accessibility.ts';
import { choose } from '../fixtures/pendaftaran/fill-form.ts';
import { emptySitus, openPendaftaran } from '../fixtures/fill-situs.ts';
import { SchoolServer } from '../fixtures/school-server.ts';

let server: SchoolServer;
let proxy: Proxy;
test.beforeAll(async () => {
  server = await SchoolServer.open();
  proxy = await startProxy(server.port, new SeededRandom(11));
  await emptySitus(server);
  await openPendaftaran(server);
});
test.afterAll(async () => {
  await proxy.close();
  await server.close();
});
const { defaultBrowserType: _, ...phone } = devices['Pixel 5'];

test('S3-REGF-07: without a network regions that were looked at are offered, others say that they are not here, and nothing is lost', async ({
  browser,
}) => {
  const nisn = '0061238821';
  const url = `http://localhost:${proxy.port}`;
  await signUp(server, nisn, 'Siti Nur Aini');
  const page = await browser.newPage(phone);
  await openForm(page, url, nisn);
  await page.goto(`${url}/peserta/pendaftaran/alamat`);
  const field = (name: string) => page.locator(`#${name}`);
  const shown = (name: string) => field(name).locator('select, [aria-haspopup="dialog"]');
  await choose(page, field('province_id'));
  await choose(page, field('regency_id'));
  // Its districts are here as soon as they are offered.
  await expect(shown('district_id')).toBeEnabled();
  await expect(page.getByText('Tersimpan di server').first()).toBeVisible();
  proxy.set({ offline: true, appliesTo: (path) => path.startsWith('/api/') });
  await choose(page, field('district_id'));
  const missing = field('village_id').getByText('Daftar pilihan belum ada di perangkat ini.');
  await expect(missing).toBeVisible();
  await field('rt').locator('input').fill('004');
  await check(page, 'alamat tanpa jaringan');
  const chosen = () =>
    Promise.all(['province_id', 'regency_id', 'district_id'].map((name) => shown(name).textContent()));
  const before = await chosen();
  await page.reload();
  await expect(missing).toBeVisible();
  await expect(field('rt').locator('input')).toHaveValue('004');
  await expect.poll(chosen).toEqual(before);
  // The regency that was chosen can be looked for again among all of its province.
  await choose(page, field('regency_id'));
  proxy.set(healthyNetwork);
  await choose(page, field('district_id'));
  await choose(page, field('village_id'));
  await expect(missing).toHaveCount(0);
  await expect(page.getByText('Tersimpan di server').first()).toBeVisible();
  await page.close();
});
