import { expect, type Browser, type Locator, type Page } from '@playwright/test';
import { numberOf } from './participant.ts';
import type { SchoolServer } from './school-server.ts';
import { openStaff, rowOf } from './staff.ts';

/** A supervisor beside the one of the demo, with a password of his own. */
async function addSupervisor(server: SchoolServer, admin: string, email: string): Promise<void> {
  const account = { username: 'Bu Sari', email, authent: 'supervisor', status: 0, semua_program: true };
  const made = (await server.call(admin, 'POST', '/api/user', account)) as { data: { sandi: string } };
  const own = { password: 'demo-admin-2025', repassword: 'demo-admin-2025' };
  await server.call(await server.login(email, made.data.sandi), 'POST', '/api/chngpwd', own);
}

/** Lab 1 of the open session is watched by `pengawas`, Lab 2 by a new supervisor `sari`. */
export async function assignRooms(server: SchoolServer): Promise<void> {
  const admin = await server.login('admin', 'demo-admin-2025');
  await addSupervisor(server, admin, 'sari');
  const schedules = (await server.call(admin, 'GET', '/api/jadwal-ujian')) as {
    name: string;
    tanggal: string;
  }[];
  const { tanggal } = schedules.find(({ name }) => name === 'Tes Matematika')!;
  const sessions = (await server.call(admin, 'GET', `/api/jadwal-ujian-peserta/${tanggal}`)) as {
    id: string;
    name: string;
  }[];
  const sesi = sessions.find(({ name }) => name === 'Sesi 2')!.id;
  const people = (await server.call(admin, 'POST', '/api/pengawas-combo')) as {
    value: string;
    label: string;
  }[];
  for (const [nama, ruang] of [
    ['Pengawas Contoh', 'Lab 1'],
    ['Bu Sari', 'Lab 2'],
  ] as const) {
    const user_id = people.find(({ label }) => label === nama)!.value;
    await server.call(admin, 'POST', `/api/pengawas-ruang/${tanggal}/${sesi}`, { user_id, ruang });
  }
}

const wide = { width: 1280, height: 900 };
/** Held in one hand. */
export const phone = { width: 360, height: 740 };

/** The open session on the screen of an account, on a device of its own. */
export async function watch(browser: Browser, url: string, account: string, viewport = wide): Promise<Page> {
  const page = await (await browser.newContext({ viewport })).newPage();
  await openStaff(page, url, account);
  await page.getByRole('link', { name: /^Sesi 2/ }).click();
  await expect(page.getByRole('heading', { name: 'Pengawasan Ujian' })).toBeVisible();
  await page.evaluate('window.notReloaded = true');
  return page;
}

/** The proctor's row of a participant. */
export const seat = (proctor: Page, index: number): Locator => rowOf(proctor, numberOf(index));
/** A figure of the line over the list. */
export const figure = (proctor: Page, label: string): Locator =>
  proctor.locator(`button > span:text-is("${label}") + strong`);

/** Opens the dialog of a command on a participant. */
export async function command(proctor: Page, index: number, name: string): Promise<Locator> {
  await seat(proctor, index)
    .getByRole('button', { name: /^Perintah/ })
    .click();
  await proctor.getByRole('menuitem', { name }).click();
  return proctor.getByRole('dialog');
}

/** Presses the dialog's button and waits until it was carried out. */
export async function confirm(dialog: Locator, name: string): Promise<void> {
  await dialog.getByRole('button', { name, exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Opens the dialog of an act on the session or room that is looked at. */
export async function act(proctor: Page, name: string): Promise<Locator> {
  await proctor.getByRole('button', { name, exact: true }).click();
  return proctor.getByRole('dialog');
}

/** The same of an act that stands in the menu of the room's head. */
export async function actOfMenu(proctor: Page, name: string): Promise<Locator> {
  await proctor.getByRole('button', { name: 'Lainnya ▾' }).click();
  await proctor.getByRole('menuitem', { name, exact: true }).click();
  return proctor.getByRole('dialog');
}
