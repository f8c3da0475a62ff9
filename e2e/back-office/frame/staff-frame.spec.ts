import { expect, test, type Page } from '@playwright/test';
import { check } from '../../fixtures/check-accessibility.ts';
import { server, useSchool } from '../../fixtures/school.ts';
import { openStaff, signInByForm } from '../../fixtures/staff.ts';

useSchool();
// Beside a service worker a call may pass the test's own answer by.
test.use({ serviceWorkers: 'block' });

interface Menu {
  type: string;
  route: string;
  title: string;
}
const menuOf = async (account: string): Promise<Menu[]> => {
  const token = await server.login(account, 'demo-admin-2025');
  const menu = (await server.call(token, 'GET', '/api/menus')) as Menu[];
  return menu.filter(({ type }) => type === 'item');
};
/** To another address of the application without loading the page anew. */
const goTo = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
const heading = (page: Page) => page.locator('main h1');

for (const account of ['admin', 'operator', 'pengawas', 'guru']) {
  test(`S1-GEN-08, S1-ROUTE-03: ${account} opens every screen of the own menu and none of the others`, async ({
    page,
  }) => {
    await openStaff(page, server.url, account);
    const own = new Set((await menuOf(account)).map(({ route }) => route));
    for (const { route, title } of await menuOf('admin')) {
      await goTo(page, route);
      if (!own.has(route)) await expect(heading(page)).toHaveText('Unauthorized or Forbiden');
      else {
        await expect.poll(async () => (await page.title()).startsWith(`${title} ·`)).toBe(true);
        await expect(heading(page)).not.toHaveText('Unauthorized or Forbiden');
      }
    }
    await goTo(page, '/backend/entah/apa');
    await expect(heading(page)).toHaveText('halaman tidak ditemukan');
    await page.getByRole('link', { name: 'Ke beranda' }).click();
    await expect(heading(page)).toContainText('Selamat bekerja');
  });
}

/** What only acts and time bring: nobody has forgotten a password, been refused, rehearsed, deleted or backed up when a demo begins. */
const empty = [
  // Applicants are left out of the demo that these tests begin with, and messages to them.
  'Verifikasi Berkas',
  'Pesan Masuk',
  'Jawaban Siap',
  'WhatsApp Blast',
  'Sanggahan',
  'Permohonan Formasi',
  'Permintaan Kata Sandi',
  'Permintaan Ditolak',
  'Gladi Bersih',
  'Penghapusan',
  'Pencadangan',
];

for (const account of ['admin', 'operator', 'pengawas', 'guru']) {
  test(`the demo shows ${account} something on every screen of the own menu`, async ({ page }) => {
    await openStaff(page, server.url, account);
    const bare: string[] = [];
    for (const { route, title } of await menuOf(account)) {
      await goTo(page, route);
      await expect.poll(async () => (await page.title()).startsWith(`${title} ·`)).toBe(true);
      await expect(heading(page)).toBeVisible();
      await expect(page.locator('main').getByRole('status', { name: 'Memuat data' })).toHaveCount(0);
      await expect(page.locator('main [role=progressbar]:not([aria-valuenow])')).toHaveCount(0);
      // A choice of what to open is something.
      const choices = await page.locator('main li button').count();
      if (choices === 0 && (await page.locator('.empty-state').count()) > 0) bare.push(title);
    }
    expect(bare.filter((title) => !empty.includes(title))).toEqual([]);
  });
}

test('S1-ROUTE-23, S1-ROUTE-24: who is not signed in is asked to, and then stands where he wanted to be', async ({
  page,
}) => {
  await page.goto(`${server.url}/backend/data-peserta?q=Siti`);
  await expect(page).toHaveURL(/\/login$/);
  await signInByForm(page, 'operator');
  await expect(page).toHaveURL(/\/backend\/data-peserta\?q=Siti$/);
  // The back office is a document of its own, which the page of the login loads by itself.
  await expect(page.getByRole('heading', { name: 'Data Peserta' })).toBeVisible();
  await page.goto(`${server.url}/login`);
  await expect(page).toHaveURL(/\/backend\/dashboard$/);
});

test('S1-DASH-11: a number of the start page leads to the list that it counts', async ({ page }) => {
  const admin = await server.login('admin', 'demo-admin-2025');
  const tasks = (await server.call(admin, 'GET', '/api/beranda')) as { title: string; route: string }[];
  await openStaff(page, server.url);
  const exam = page.getByRole('link', { name: /sedang berlangsung/ });
  await expect(exam).toHaveAttribute('href', /jadwal-ujian-absen\?tanggal=[\d-]+&sesi=/);
  await page.goto(`${server.url}/backend/data-peserta?belum=akun`);
  await expect(page.getByText('Semua peserta sudah punya akun.')).toBeVisible();
  expect(tasks.map(({ title }) => title)).not.toContain('Peserta belum punya akun');
});

test('the search leads by the keyboard alone to a participant and to an open form', async ({ page }) => {
  await openStaff(page, server.url, 'operator');
  const token = await server.login('operator', 'demo-admin-2025');
  const [someone] = (await server.call(token, 'GET', '/api/data-peserta')) as {
    nomor_peserta: string;
    nama: string;
  }[];
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(someone?.nomor_peserta ?? '');
  await expect(page.getByRole('option', { selected: true })).toContainText(someone?.nama ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/backend\/data-peserta\?q=/);
  await expect(page.getByRole('row').nth(1)).toContainText(someone?.nama ?? '');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('otomotif');
  await expect(page.getByRole('option', { selected: true })).toContainText('Teknik Otomotif');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Ubah program keahlian' })).toBeVisible();
});

test('the search leads to a village, a field of the profile and a setting, by the keyboard on a phone too', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStaff(page, server.url);
  const lookFor = async (text: string) => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Cari halaman atau data' })).toBeFocused();
    await page.keyboard.type(text);
  };
  const take = async (name: RegExp) => {
    const option = page.getByRole('option', { name });
    await expect(option).toBeVisible();
    while ((await option.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await lookFor('desa maguwoharjo sleman');
  await take(/Maguwoharjo.*Kec\. Depok, Kabupaten Sleman/i);
  await expect(page.getByRole('dialog', { name: 'Ubah desa/kelurahan' })).toBeVisible();
  await expect(page.getByLabel('Nama')).toHaveValue('Maguwoharjo');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await lookFor('nama wi-fi');
  await take(/Nama Wi-Fi ujian/);
  await expect(page.getByLabel('Nama Wi-Fi ujian')).toBeFocused();
  await expect(page.getByLabel('Nama Wi-Fi ujian')).toBeInViewport();
  await expect(page).toHaveURL(/\/backend\/master-profil-sekolah$/);
  await lookFor('tahun ajaran');
  await take(/Tahun ajaran/);
  await expect(page.getByLabel('Tahun ajaran')).toBeFocused();
});

test('a search without a network says so and goes on when it is back; an old answer never stands under new words', async ({
  page,
}) => {
  await openStaff(page, server.url, 'operator');
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox');
  await expect(field).toBeFocused();
  await page.context().setOffline(true);
  await field.fill('otomotif');
  await expect(page.getByRole('alert')).toContainText('Server sekolah tidak terjangkau');
  await page.context().setOffline(false);
  await page.getByRole('button', { name: 'Coba lagi' }).click();
  await expect(page.getByRole('option', { name: /Teknik Otomotif/ })).toBeVisible();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/cari?q=zzz', async (route) => {
    await released;
    await route.fulfill({
      json: [{ jenis: 'Ruang', title: 'Lama', detail: '', route: '/backend/master-ruang' }],
    });
  });
  const old = page.waitForRequest('**/api/cari?q=zzz');
  await field.fill('zzz');
  await old;
  await field.fill('otomotif');
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('q=zzz'));
  release();
  await answered;
  await expect(page.getByRole('option', { name: /Teknik Otomotif/ })).toBeVisible();
  await expect(page.getByRole('option', { name: 'Lama' })).toHaveCount(0);
  await field.fill('tidakadayangini');
  await expect(page.getByText('Tidak ada yang cocok dengan "tidakadayangini"')).toBeVisible();
});

test('S1-SHELL-04: Tab goes from the skip link over the frame into the page, and every stop can be seen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openStaff(page, server.url, 'guru');
  const names: string[] = [];
  // As many stops as a teacher's menu has, and those of the frame after it.
  for (let stop = 0; stop < 20 && !names.includes('Menu akun Guru Contoh'); stop++) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus-visible');
    await expect(focused).toBeInViewport();
    names.push(
      (await focused.getAttribute('aria-label')) ?? (await focused.innerText()).split('\n')[0] ?? '',
    );
    const ring = await focused.evaluate((element) => getComputedStyle(element).outlineStyle);
    expect([names.at(-1), ring]).not.toEqual([names.at(-1), 'none']);
  }
  expect(names.slice(0, 3)).toEqual(['Langsung ke isi', 'Beranda', 'Bank Soal']);
  expect(names).toContain('Cari…');
  expect(names).toContain('Menu akun Guru Contoh');
});

test('on a phone the menu gives the focus back, and the frame stays off the paper', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openStaff(page, server.url, 'operator');
  const opener = page.getByRole('button', { name: 'Buka menu' });
  await opener.click();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('link', { name: 'Sesi Ujian' }).last().click();
  await expect(page.getByRole('navigation', { name: 'Menu utama' })).toHaveCount(0);
  await expect(heading(page)).toHaveText('Sesi Ujian');
  await expect(page.getByRole('navigation', { name: 'Letak halaman' })).toHaveText(
    /Peserta dan ujian.*Sesi Ujian/,
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Letak halaman' })).toBeHidden();
  await expect(heading(page)).toBeVisible();
});

test('WCAG 2.2 AA: frame, start page, search and refusals, on phone and desktop, light and dark', async ({
  page,
}) => {
  await openStaff(page, server.url);
  const shortcuts = page.getByRole('region', { name: 'Sering dibuka' });
  await expect(shortcuts.getByRole('link')).toHaveCount(8);
  await goTo(page, '/backend/penolakan');
  await expect(page.getByRole('link', { name: 'Permintaan Ditolak' }).last()).toBeInViewport();
  await goTo(page, '/backend/dashboard');
  await expect(shortcuts.getByRole('link').first()).toHaveText('Permintaan Ditolak');
  await check(page, 'beranda');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('ma');
  await expect(page.getByRole('group', { name: 'Peserta', exact: true })).toBeVisible();
  await check(page, 'pencarian');
  await page.keyboard.press('Escape');
  await goTo(page, '/backend/entah');
  await expect(heading(page)).toHaveText('halaman tidak ditemukan');
  await check(page, 'halaman tidak ditemukan');
});
