import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../../app.ts';
import { penghapusanName, readPenghapusan } from '../../../backup/penghapusan.ts';
import { buildTestApp, type Session, type TestApp } from '../../../testing/test-app.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { seedPeserta } from '../../peserta/testing/seed-peserta.ts';
import { lookAtBackups } from '../testing/look-at-backups.ts';
import { plugStick } from '../testing/other-disk.ts';
import { createBackup, kodePemulihanOf } from '../testing/school.ts';
import { restoreAtConsole } from './restore-at-console.ts';

let lost: TestApp;
let spare: TestApp;
let admin: Session;
/** A copy of the folder of backups, as it lies on a stick. */
let stick: string;
let kode: string;

beforeEach(async () => {
  lost = await buildTestApp();
  spare = await buildTestApp({ isSetUp: false });
  stick = mkdtempSync(join(tmpdir(), 'spmb-test-'));
  admin = await lost.signIn('administrator');
  kode = await kodePemulihanOf(lost, admin);
  await seedPeserta(lost, [
    { nomor_peserta: 'siti', nama: 'Siti' },
    { nomor_peserta: 'budi', nama: 'Budi' },
  ]);
});
afterEach(async () => {
  await lost.close();
  await spare.close();
  rmSync(stick, { recursive: true, force: true });
});

const ownList = () => join(lost.context.backups.folder, penghapusanName);
const stickList = () => join(stick, penghapusanName);
const hapus = async (id: string, nama: string) =>
  expect(
    (await lost.call(admin, 'POST', `/api/privasi-hapus/${id}`, { konfirmasi: nama, alasan: 'diminta' })).body
      .status,
  ).toBe(true);
/** A backup of now, as it is brought to the stick. */
async function backUp() {
  copyFileSync(lost.context.backups.path(await createBackup(lost, admin)), join(stick, 'salinan.zip'));
}
/** `npm run restore` on the new computer, and its first start. Answers what was told. */
async function restore(): Promise<string> {
  const said: string[] = [];
  const file = join(stick, 'salinan.zip');
  await restoreAtConsole(spare.context, createApp(spare.context).features, file, {
    tell: (line) => said.push(line),
    ask: () => Promise.resolve(kode),
  });
  await spare.restart();
  for (const feature of spare.features) await feature.prepare?.();
  return said.join('\n');
}
const people = async () =>
  (await spare.context.store.read.select({ nama: peserta.nama }).from(peserta))
    .map(({ nama }) => nama)
    .toSorted();

describe('a backup that is older than a deletion, on a computer that knows nothing of it', () => {
  test('brings nobody back whom the list beside it names, and says how many those are', async () => {
    await backUp();
    await hapus('siti', 'Siti');
    copyFileSync(ownList(), stickList());
    expect(await restore()).toContain(' 1 orang yang datanya sudah dihapus ada di dalamnya');
    expect(await people()).toEqual(['Budi']);
    // Restored once more, from a folder without the list, the new computer knows it itself.
    expect(await readPenghapusan(spare.context.backups.folder)).toEqual(await readPenghapusan(stick));
  });

  test('says so where there is no list, and what to do', async () => {
    await backUp();
    await hapus('siti', 'Siti');
    const said = await restore();
    expect(said).toContain('Daftar penghapusan (penghapusan.json) tidak ada');
    expect(said).toContain('hapus lagi datanya di menu Privasi');
    expect(await people()).toEqual(['Budi', 'Siti']);
  });

  test('says nothing where the list is there and empty', async () => {
    await lookAtBackups(lost);
    await backUp();
    copyFileSync(ownList(), stickList());
    expect(await restore()).toBe(
      'Data SMK Uji dipulihkan. Jalankan npm start, lalu masuk dengan akun sekolah itu.',
    );
  });

  test.each([
    ['cut', (text: string) => text.slice(0, 10)],
    ['of something else', () => '[]'],
  ])('a list that is %s is none', async (_, damage) => {
    await backUp();
    await hapus('siti', 'Siti');
    writeFileSync(stickList(), damage(readFileSync(ownList(), 'utf8')));
    expect(await restore()).toContain('Daftar penghapusan (penghapusan.json) tidak ada');
  });

  test('whoever has no key of the school gets nobody deleted by the list', async () => {
    await backUp();
    const others = ['siti', 'budi', 'orang_dihapus:siti', Buffer.alloc(32).toString('base64url')];
    writeFileSync(stickList(), JSON.stringify({ orang: others }));
    expect(await restore()).not.toContain('sudah dihapus');
    expect(await people()).toEqual(['Budi', 'Siti']);
  });

  test('names of whom it does not know stay in the list, for a backup that does', async () => {
    await backUp();
    await seedPeserta(lost, [{ nomor_peserta: 'cici', nama: 'Cici' }]);
    const later = await createBackup(lost, admin);
    await hapus('cici', 'Cici');
    copyFileSync(ownList(), stickList());
    expect(await restore()).not.toContain('sudah dihapus');
    rmSync(stickList());
    copyFileSync(lost.context.backups.path(later), join(stick, 'salinan.zip'));
    const said: string[] = [];
    const answers = ['SMK Uji', kode];
    await restoreAtConsole(spare.context, createApp(spare.context).features, join(stick, 'salinan.zip'), {
      tell: (line) => said.push(line),
      ask: () => Promise.resolve(answers.shift()),
    });
    expect(said.join('\n')).toContain(' 1 orang yang datanya sudah dihapus ada di dalamnya');
  });
});

describe('the list of deletions', () => {
  test('stands beside the own backups with the answer, names nobody to whoever reads it, and only grows', async () => {
    await hapus('siti', 'Siti');
    const text = readFileSync(ownList(), 'utf8');
    expect([text.includes('siti'), text.includes('Siti')]).toEqual([false, false]);
    const first = await readPenghapusan(lost.context.backups.folder);
    await hapus('budi', 'Budi');
    const both = await readPenghapusan(lost.context.backups.folder);
    expect(both?.size).toBe(2);
    for (const name of first ?? []) expect(both).toContain(name);
  });

  test('is written again where it was lost or damaged', async () => {
    await hapus('siti', 'Siti');
    const text = readFileSync(ownList(), 'utf8');
    for (const spoil of [() => rmSync(ownList()), () => writeFileSync(ownList(), text.slice(0, 9))]) {
      spoil();
      await lookAtBackups(lost);
      expect(readFileSync(ownList(), 'utf8')).toBe(text);
    }
  });

  test('is brought to the second place at the next look, though no backup is due', async () => {
    const other = plugStick(lost.dataDir);
    try {
      const place = join(other.folder, 'cadangan-spmb');
      const look = async () => {
        await lookAtBackups(lost);
        await lost.automatic.copied();
      };
      const chosen = await lost.call(admin, 'POST', '/api/pencadangan-tempat', { jalur: other.folder });
      expect(chosen.body.status).toBe(true);
      await look();
      await look();
      const backups = (await lost.context.backups.list()).length;
      expect((await readPenghapusan(place))?.size).toBe(0);
      await hapus('siti', 'Siti');
      await look();
      expect((await readPenghapusan(place))?.size).toBe(1);
      expect(await lost.context.backups.list()).toHaveLength(backups);
    } finally {
      other.remove();
    }
  });

  test('is none on a server that nobody has set up', async () => {
    await lookAtBackups(spare);
    expect(existsSync(join(spare.context.backups.folder, penghapusanName))).toBe(false);
  });
});
