import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { createBackup, restoreBackup } from '../pencadangan/testing/school.ts';
import { buildGateway } from './testing/gateway.ts';
import { openQueue, readPesan, seedCalon, sendNow } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const gateway = perTest(buildGateway);

/** Each act signs in anew: a restore ends all logins. */
const post = async (path: string, body: object) =>
  (await t.call(await t.signIn('operator'), 'POST', path, body)).body;
const read = async () => readPesan(t, await t.signIn('operator'));
const blast = () => post('/api/utility-kirim-informasi', { pesan: 'Halo' });
const backUp = async () => createBackup(t, await t.signIn('administrator'));
const putBack = async (id: string) =>
  expect((await restoreBackup(t, await t.signIn('administrator'), id)).body.status).toBe(true);
const setBerhenti = (berhenti: boolean) =>
  post('/api/utility-wa-berhenti', { nomor: '081200000001', berhenti });

beforeEach(async () => {
  await openQueue(t, { gerbang_alamat: gateway.url });
  await seedCalon(t, 1);
});

describe('an older backup is put back', () => {
  test('what had failed and was sent again since does not go out by a decision about what failed: nobody is certain of it', async () => {
    await blast();
    gateway.will('refuses', 'takes');
    await sendNow(t);
    const { id = '', keadaan } = (await read())['Calon 1'] ?? {};
    expect(keadaan).toBe('gagal');
    const backup = await backUp();
    expect((await post('/api/utility-wa-kirim-ulang', { id })).status).toBe(true);
    await sendNow(t);
    expect(gateway.sent).toEqual([`${id}-1`]);
    await putBack(backup);
    expect((await read())['Calon 1']).toMatchObject({
      keadaan: 'tidak_pasti',
      sebab: expect.stringContaining('mungkin sudah dikirim ulang'),
    });
    const semua = { keadaan: 'gagal', putusan: 'kirim_ulang', jumlah: 1 };
    expect((await post('/api/utility-wa-putuskan', semua)).status).toBe(false);
    await sendNow(t);
    expect(gateway.sent).toEqual([`${id}-1`]);
    // Decided once, it stays decided at the next start.
    expect((await post('/api/utility-wa-nyatakan', { id, terkirim: false })).status).toBe(true);
    await t.restart();
    await sendNow(t);
    expect((await read())['Calon 1']).toMatchObject({ keadaan: 'gagal' });
  });

  test('who has said since that he wants no messages gets none', async () => {
    const backup = await backUp();
    expect((await setBerhenti(true)).status).toBe(true);
    await putBack(backup);
    expect((await blast()).status).toBe(false);
    await sendNow(t);
    expect(gateway.asked).toEqual([]);
  });

  test('who wanted none by the backup wants none: his word of since then is asked for again', async () => {
    await setBerhenti(true);
    const backup = await backUp();
    await setBerhenti(false);
    await putBack(backup);
    expect((await blast()).status).toBe(false);
    expect((await setBerhenti(false)).status).toBe(true);
    expect((await blast()).status).toBe(true);
  });
});
