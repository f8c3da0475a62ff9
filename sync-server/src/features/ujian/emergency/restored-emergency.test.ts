import { hasilDaruratContract } from '@spmb/shared/sync/protocol/emergency-file.schema.ts';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import type { TestDevice } from '../../../testing/test-device.ts';
import { setKeadaan } from '../../../identity/keadaan-server.mutations.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { RestoredSchool } from '../testing/restored-school.ts';

let school: RestoredSchool;
let before: string;
let device: TestDevice;
beforeEach(async () => {
  school = await RestoredSchool.build();
  before = await school.backup();
  device = await school.sitDown();
  await school.work(device, 'AB');
  school.answer(device, 'C', 2);
});
afterEach(() => school.t.close());

const fileOf = (from: TestDevice, options?: Parameters<TestDevice['emergencyFile']>[1]) =>
  from.emergencyFile(school.t.context.secrets.publicKey, options);
async function upload(file: File) {
  const form = new FormData();
  form.append('file', file);
  const { body } = await school.t.call(school.admin, 'POST', '/api/jawaban-darurat', form);
  const [result] = hasilDaruratContract.array().parse(body.data);
  return result!;
}

describe('S18, S24: the emergency file of an attempt that a restored server does not know', () => {
  test.each([false, true])('brings it back with all its answers, once (sealed: %s)', async (isSealed) => {
    await school.restore(before);
    const file = fileOf(device, { isSealed });
    expect(await upload(file)).toMatchObject({ hasil: 'diterima', diterima: 3, tertahan: 0, disisihkan: 0 });
    expect(await school.answersOf(device)).toBe('ABC');
    expect(await upload(file)).toMatchObject({ hasil: 'sudah_ada', sudah_ada: 3 });
    // The device comes back and goes on.
    await device.sendAgain();
    await school.work(device, 'D', 3);
    expect(await school.answersOf(device)).toBe('ABCD');
    expect(await school.records()).toMatchObject([{ nama: 'Uji administrator' }]);
    expect(await school.differences()).toEqual([]);
  });

  test('the same file after a reset: nothing of it counts, nothing is lost', async () => {
    const file = fileOf(device);
    await school.restore(before);
    await upload(file);
    school.t.clock.advance(1_000);
    await school.command('reset-ujian-private', { id: school.barisId() });
    school.answer(device, 'E', 4);
    expect(await upload(fileOf(device))).toMatchObject({ hasil: 'tertahan', sudah_ada: 3, tertahan: 1 });
    expect(await school.attemptOf(device)).toMatchObject({ status: 'diarsipkan' });
    expect(await school.differences()).toEqual([]);
  });

  test('without those decisions it says what else to do', async () => {
    await school.restore(before);
    const { hasil, message } = await upload(fileOf(device, { hasSurat: false }));
    expect(hasil).toBe('ditolak');
    expect(message).toMatch(/Sambungkan perangkat peserta.*pulihkan pencadangan yang lebih baru/);
  });

  test('where its exam row is not there either, it says so, and not that the file is damaged', async () => {
    await school.restore(before);
    await school.t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx.delete(jadwalUjianPeserta).where(eq(jadwalUjianPeserta.id, school.barisId())),
    );
    const { hasil, message } = await upload(fileOf(device));
    expect([hasil, message]).toEqual(['ditolak', expect.stringContaining('pencadangan yang lebih baru')]);
  });

  test('of a later life of the server it stops this one', async () => {
    await school.restore(before);
    await device.sendAgain();
    const { t } = school;
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      setKeadaan(tx, 'generasi', '1'),
    );
    await t.restart();
    school.answer(device, 'D', 3);
    expect(await upload(fileOf(device))).toMatchObject({
      hasil: 'ditolak',
      message: expect.stringContaining('sudah digantikan'),
    });
    expect(t.context.state.digantikan).toBe(2);
  });
});
