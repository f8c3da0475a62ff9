import { expect, test, type Page } from '@playwright/test';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { SchoolServer } from '../fixtures/school-server.ts';
import { notice, openStaff, rowOf } from '../fixtures/staff.ts';

const file = join(tmpdir(), `spmb-e2e-cadangan-${process.pid}.zip`);
let server: SchoolServer;
test.beforeAll(async () => {
  server = await SchoolServer.open();
});
test.afterAll(async () => {
  await server.close();
  rmSync(file, { force: true });
});

const desktop = { viewport: { width: 1280, height: 900 } };

/** Prints the recovery code, types it back from paper, and answers what stands there. */
async function keepCode(staff: Page): Promise<string> {
  await staff.goto(`${server.url}/backend/pencadangan/kode-pemulihan`);
  const kode = (await staff.locator('.kode-pemulihan-huruf').textContent()) ?? '';
  await check(staff, 'kode pemulihan');
  await staff.getByLabel('Ketik kode dari lembar yang dicetak').fill(kode.toLowerCase());
  await staff.getByRole('button', { name: 'Lembar sudah disimpan' }).click();
  await expect(staff.getByText('Server tidak menampilkannya lagi')).toBeVisible();
  return kode;
}

async function makeBackup(staff: Page): Promise<void> {
  await staff.goto(`${server.url}/backend/pencadangan`);
  await staff.getByRole('button', { name: 'Buat pencadangan' }).click();
  await expect(notice(staff).last()).toContainText('Pencadangan dibuat dan sudah diperiksa.');
  const download = staff.waitForEvent('download');
  await rowOf(staff, 'Dibuat sendiri').getByLabel('Unduh', { exact: true }).click();
  await (await download).saveAs(file);
}

test('P10, S18: the computer dies in an exam; a spare one opens the school by the screen, and the page of a participant goes on', async ({
  browser,
}) => {
  const staff = await browser.newPage(desktop);
  await openStaff(staff, server.url, 'admin');
  const kode = await keepCode(staff);
  const pupil = await browser.newPage(desktop);
  await login(pupil, server.url, numberOf(1));
  await begin(pupil);
  await answer(pupil, 1);
  await next(pupil);
  await makeBackup(staff);
  await answer(pupil, 2);
  await next(pupil);

  const { port } = server;
  await server.close();
  await answer(pupil, 3);
  server = await SchoolServer.spare(port);
  const startedMs = Date.now();
  const teacher = await browser.newPage(desktop);
  await teacher.goto(server.url);
  await teacher.getByRole('link', { name: 'Pulihkan dari cadangan' }).click();
  await check(teacher, 'pulihkan dari cadangan');
  await teacher.getByLabel('Berkas pencadangan').setInputFiles(file);
  await teacher.getByLabel('Kode pemulihan').fill(`${kode.slice(0, -1)}${kode.endsWith('A') ? 'B' : 'A'}`);
  await teacher.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(teacher.getByText(/Kode pemulihan belum benar|salah ketik/)).toBeVisible();
  await teacher.getByLabel('Kode pemulihan').fill(kode);
  await teacher.getByRole('button', { name: 'Pulihkan' }).click();
  await expect(teacher.getByLabel('Nomor Peserta')).toBeVisible();

  const shown = await shownAnswers(pupil);
  const stored = () => {
    try {
      return readAttempts(server.dataDir).find(({ nomor }) => nomor === numberOf(1))?.letters;
    } catch {
      // The school is being opened anew.
      return undefined;
    }
  };
  await expect.poll(stored, { timeout: 60_000 }).toEqual(shown);
  console.log(`spare computer, installed: ${Date.now() - startedMs} ms from its address to all answers`);
  await finish(pupil);
  await isReleased(pupil);
  await openStaff(teacher, server.url, 'admin');
  for (const page of [staff, pupil, teacher]) await page.close();
});
