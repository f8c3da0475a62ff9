import { expect, test } from '@playwright/test';
import { emptySitus, openPendaftaran, saveProfil } from '../../fixtures/fill-situs.ts';
import { SchoolServer } from '../../fixtures/school-server.ts';
import { sendForm } from '../../fixtures/pendaftaran/send-form.ts';
import { notice, openStaff } from '../../fixtures/staff.ts';
import { watchRequests } from '../../fixtures/watch-requests.ts';

let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.open();
  await emptySitus(server);
  await openPendaftaran(server);
  await saveProfil(server, { skck: true, butawarna: true });
});
test.afterAll(() => server.close());

test('a clean file costs one key for each place that is looked at and one to take it; nothing is typed, pointed at or opened', async ({
  browser,
}) => {
  for (const [index, nama] of ['Ani Lestari', 'Budi Karim', 'Citra Dewi'].entries())
    await sendForm(server, `006123000${index}`, { nama, nik: `827101440310000${index}` });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const { quiet } = watchRequests(page);
  await openStaff(page, server.url, 'admin');
  await page.goto(`${server.url}/backend/verifikasi-index`);
  await page.getByRole('button', { name: 'Ambil berkas berikutnya' }).click();
  const head = page.getByRole('heading', { level: 1 });
  const here = page.locator('[aria-current="step"]');
  const shown = page.getByRole('group', { name: /^Tampilan / });
  const walk = async () => {
    const seen = new Set<string>();
    const acts = { j: 0, s: 0, 'Control+Enter': 0 };
    const placeOf = async () => [await here.getAttribute('id'), await shown.getAttribute('aria-label')];
    const press = async (key: keyof typeof acts) => {
      acts[key] += 1;
      const before = await placeOf();
      await page.keyboard.press(key);
      // The next place, before its picture is waited for.
      if (key === 'j') await expect.poll(placeOf).not.toEqual(before);
    };
    const look = async () => {
      await expect(shown.getByRole('img')).toHaveJSProperty('complete', true);
      seen.add((await shown.getAttribute('aria-label')) ?? '');
    };
    await look();
    while ((await here.getAttribute('id')) !== 'langkah-hasil') {
      await press((await page.getByRole('button', { name: 'Sesuai (S)' }).isVisible()) ? 's' : 'j');
      await look();
    }
    await quiet();
    await press('Control+Enter');
    await expect(notice(page).last()).toContainText('Berkas Diterima');
    return { ...acts, dokumen: seen.size };
  };
  // The second opens by itself: it begins where the first one ends.
  for (const nama of ['Ani Lestari', 'Budi Karim']) {
    await expect(head).toContainText(nama);
    expect(await walk()).toEqual({ j: 14, s: 5, 'Control+Enter': 1, dokumen: 12 });
  }
  await expect(head).toContainText('Citra Dewi');
  await page.close();
});
