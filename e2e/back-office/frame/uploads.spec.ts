import { expect, test, type Page } from '@playwright/test';
import { startProxy, type Proxy } from '../../../integration/proxy.ts';
import { SeededRandom } from '@spmb/shared/gladi-bersih/seeded-random.ts';
import { check } from '../../fixtures/check-accessibility.ts';
import { openNew } from '../../fixtures/record-screen.ts';
import { SchoolServer } from '../../fixtures/school-server.ts';
import { notice, openStaff, rowOf } from '../../fixtures/staff.ts';

let server: SchoolServer;
let proxy: Proxy;
let page: Page;
const parts: { method: string; offset: number }[] = [];
test.beforeAll(async ({ browser }) => {
  server = await SchoolServer.open();
  proxy = await startProxy(server.port, new SeededRandom(7));
  // Requests that a service worker answers are not counted.
  page = await browser.newPage({ serviceWorkers: 'block' });
  page.on('request', (request) => {
    if (!request.url().includes('/api/unggah')) return;
    parts.push({ method: request.method(), offset: Number(request.headers()['upload-offset'] ?? -1) });
  });
  await openStaff(page, `http://localhost:${proxy.port}`);
  // The banks of the demo school are sat by participants: those are frozen.
  await page.goto(`http://localhost:${proxy.port}/backend/ujian-master-soal`);
  const bank = await openNew(page);
  await bank.getByLabel('Mata Pelajaran').fill('Antropologi');
  await bank.getByLabel('Keterangan').fill('Paket A');
  await bank.getByRole('button', { name: 'TAMBAH' }).click();
  await expect(rowOf(page, 'Antropologi')).toBeVisible();
});
test.afterAll(async () => {
  await page.close();
  await proxy.close();
  await server.close();
});

/** A photo that no encoder makes small, drawn in the browser. */
async function takePhoto(width: number, height: number, type: 'image/jpeg' | 'image/png'): Promise<Buffer> {
  const base64 = await page.evaluate(
    async ([width, height, type]) => {
      const canvas = new OffscreenCanvas(width, height);
      const context = canvas.getContext('2d')!;
      const image = context.createImageData(width, height);
      let state = 7;
      for (let at = 0; at < image.data.length; at += 1)
        image.data[at] = at % 4 === 3 ? 255 : (state = (state * 48_271) % 2_147_483_647) & 255;
      context.putImageData(image, 0, 0);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type, quality: 0.95 })).arrayBuffer());
      let text = '';
      for (const byte of bytes) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [width, height, type] as const,
  );
  return Buffer.from(base64, 'base64');
}

async function openQuestion() {
  await page.goto(`http://localhost:${proxy.port}/backend/ujian-master-soal`);
  await rowOf(page, 'Antropologi').getByLabel('Kelola soal').click();
  await page.getByRole('button', { name: 'Tambah soal' }).first().click();
  return page.getByRole('dialog', { name: 'Tambah soal' });
}
const progress = () => page.getByRole('dialog', { name: 'Mengunggah berkas…' });
const field = 'Gambar soal';

test('S1-SHELL-08, S2-UPL-05: an upload that is cut off in the middle goes on by itself and ends right', async () => {
  const form = await openQuestion();
  const photo = await takePhoto(500, 500, 'image/png');
  expect(photo.length).toBeGreaterThan(700_000);
  expect(photo.length).toBeLessThan(1_000_000);
  parts.length = 0;
  proxy.set({ delayMs: [300, 400], appliesTo: (path) => path.includes('/api/unggah') });
  await form
    .getByLabel(field, { exact: true })
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: photo });
  await expect(progress()).toBeVisible();
  await expect.poll(() => parts.some(({ offset }) => offset > 0)).toBe(true);
  proxy.set({ offline: true });
  await expect(progress().getByRole('status')).toContainText('dilanjutkan sendiri');
  await check(page, 'unggahan yang menunggu jaringan');
  const sentBefore = Math.max(...parts.map(({ offset }) => offset));
  proxy.set({ offline: false, delayMs: [0, 0] });
  await expect(form.getByRole('img', { name: field })).toBeVisible();
  expect(parts.some(({ method }) => method === 'HEAD')).toBe(true);
  expect(parts.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(parts.filter(({ offset }) => offset === 0)).toHaveLength(1);
  expect(sentBefore).toBeGreaterThan(0);
  const shown = form.getByRole('img', { name: field });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(500);
  await expect(notice(page)).toHaveCount(0);
});

test('S2-UPL-05: after a reload the same file goes on where it was', async () => {
  const form = await openQuestion();
  const photo = await takePhoto(490, 490, 'image/png');
  const chosen = { name: 'lain.png', mimeType: 'image/png', buffer: photo };
  parts.length = 0;
  // Chosen from a real path, so that the file keeps its date.
  const { mkdtemp, writeFile } = await import('node:fs/promises');
  const path = `${await mkdtemp('/tmp/spmb-e2e-foto-')}/${chosen.name}`;
  await writeFile(path, photo);
  proxy.set({ delayMs: [300, 400] });
  await form.getByLabel(field, { exact: true }).setInputFiles(path);
  await expect.poll(() => parts.some(({ offset }) => offset > 0)).toBe(true);
  proxy.set({ offline: true });
  await expect(progress().getByRole('status')).toContainText('dilanjutkan sendiri');
  proxy.set({ offline: false, delayMs: [0, 0] });
  await page.reload();
  const again = await openQuestion();
  parts.length = 0;
  await again.getByLabel(field, { exact: true }).setInputFiles(path);
  await expect(again.getByRole('img', { name: field })).toBeVisible();
  expect(parts[0]?.method).toBe('HEAD');
  expect(parts.filter(({ method, offset }) => method === 'POST' || offset === 0)).toEqual([]);
});

test('S2-UPL-07: a photo larger than 2 MB is made smaller before it is sent', async () => {
  const form = await openQuestion();
  const photo = await takePhoto(6_000, 400, 'image/jpeg');
  expect(photo.length).toBeGreaterThan(2 * 1024 * 1024);
  let announced = 0;
  page.on('request', (request) => {
    announced = Math.max(announced, Number(request.headers()['upload-length'] ?? 0));
  });
  await form
    .getByLabel(field, { exact: true })
    .setInputFiles({ name: 'kamera.jpg', mimeType: 'image/jpeg', buffer: photo });
  const shown = form.getByRole('img', { name: field });
  await expect(shown).toBeVisible();
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_600);
  expect(announced).toBeGreaterThan(0);
  expect(announced).toBeLessThanOrEqual(2 * 1024 * 1024);
});

test('S2-UPL-09: what is no image is refused by the server in a red notice and at its field', async () => {
  const form = await openQuestion();
  await form.getByLabel(field, { exact: true }).setInputFiles({
    name: 'palsu.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg onload="alert(1)"/>'),
  });
  await expect(notice(page).last()).toContainText('bukan JPG atau PNG');
  await expect(form.getByText(/bukan JPG atau PNG/)).toBeVisible();
});
