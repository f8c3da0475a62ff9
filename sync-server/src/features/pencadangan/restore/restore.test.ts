import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { schoolId } from '../../../db/school-id.ts';
import { StoreUnavailable, type Transaction } from '../../../db/store.ts';
import type { AnyRow } from '../../../db/table-rows.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { ruang } from '../../ruang/ruang.table.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';
import { operasi, ujian } from '../../ujian/attempt/ujian.table.ts';
import { verifyLog } from '../../ujian/replay/verify-log.ts';
import { readTables } from '../testing/read-tables.ts';
import { answer, buildSchool, createBackup, restoreBackup, type School } from '../testing/school.ts';

const t = perTest(buildTestApp);
let school: School;
beforeEach(async () => {
  school = await buildSchool(t);
});

const write = (work: (tx: Transaction) => Promise<unknown>) =>
  t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, work);
const sha256Of = async () => {
  const names = [];
  for await (const part of t.context.media.list()) names.push(...part);
  return names.toSorted();
};
/** Without the number of the run, which is another after every start. */
const stateOf = (tables: Map<string, AnyRow[]>) =>
  Object.fromEntries(
    (tables.get('keadaan_server') ?? [])
      .filter(({ kunci }) => kunci !== 'proses')
      .map(({ kunci, nilai }) => [kunci, nilai]),
  );

/** Some of everything changes after a backup. */
async function goOn() {
  t.clock.advance(5_000);
  await answer(school.device, ['C', 'D']);
  await write(async (tx) => {
    await tx.update(sekolah).set({ nama: 'SMK Berubah' });
    await tx.delete(peserta).where(eq(peserta.id, school.room.rows[1]!.pesertaId));
    await tx.insert(ruang).values({
      sekolah_id: schoolId,
      id: 'baru',
      name: 'Aula',
      kapasitas: 3,
      versi: 1,
      diubah_ms: t.clock.nowMs(),
    });
  });
  for (const name of await sha256Of()) await t.context.media.remove(name);
}

describe('P10: a backup restores', () => {
  test('every table row for row, and the files; what the server is of itself goes on', async () => {
    const files = await sha256Of();
    expect(files.length).toBeGreaterThan(0);
    const id = await createBackup(t, school.admin);
    const before = await readTables(t);
    await goOn();
    const changed = await readTables(t);
    const answered = await restoreBackup(t, school.admin, id, ' smk  BERUBAH ');
    expect(answered.body).toEqual({
      status: true,
      message: 'Data dipulihkan. Semua orang perlu masuk lagi.',
    });
    const after = await readTables(t);
    const own = [
      'audit',
      'kepala_audit',
      'keadaan_server',
      'sesi_masuk',
      'gagal_masuk',
      'penolakan',
      'unggahan',
    ];
    for (const [nama, rows] of before)
      if (!own.includes(nama)) expect([nama, after.get(nama)]).toEqual([nama, rows]);
    expect(await sha256Of()).toEqual(files);

    expect(after.get('sesi_masuk')).toEqual([]);
    const [was, is] = [stateOf(before), stateOf(after)];
    expect(is).toEqual({ ...was, generasi: '2', jam_ms: String(t.clock.nowMs()) });
    expect([t.context.state.generasi, t.context.state.serverId]).toEqual([2, was['server_id']]);

    const trail = new Set(after.get('audit')?.map((row) => row['id']));
    for (const row of [...(before.get('audit') ?? []), ...(changed.get('audit') ?? [])])
      expect(trail).toContain(row['id']);
    const record = after.get('audit')?.find(({ tindakan }) => tindakan === 'pulihkan pencadangan');
    expect(record).toMatchObject({ nama: 'Uji administrator', baris_id: id, alasan: 'server diganti' });
  });

  test('the audit trail keeps what happened between the backup and the restore', async () => {
    const id = await createBackup(t, school.admin);
    await t.call(school.admin, 'POST', '/api/ruang', { name: 'Aula', kapasitas: 40 });
    const rows = await t.context.store.read.select().from(audit);
    await restoreBackup(t, school.admin, id);
    const kept = await t.context.store.read.select().from(audit);
    expect(kept).toEqual(expect.arrayContaining(rows));
    expect(kept.length).toBe(rows.length + 1);
  });

  test('everybody signs in again; the restored server answers at once', async () => {
    const id = await createBackup(t, school.admin);
    t.clock.advance(1_000);
    await restoreBackup(t, school.admin, id);
    expect((await t.call(school.admin, 'GET', '/api/pencadangan')).httpStatus).toBe(401);
    const again = await t.signIn('administrator');
    const { body } = await t.call(again, 'GET', '/api/pencadangan');
    expect(body.map(({ sebab }: { sebab: string }) => sebab)).toEqual(['sebelum-pulih', 'manual']);
    expect((await t.call(undefined, 'GET', '/api/health')).httpStatus).toBe(200);
  });

  test('the backup that was taken just before takes the restore back', async () => {
    const id = await createBackup(t, school.admin);
    await goOn();
    const changed = await readTables(t);
    await restoreBackup(t, school.admin, id, 'SMK Berubah');
    const admin = await t.signIn('administrator');
    const [safety] = (await t.call(admin, 'GET', '/api/pencadangan')).body;
    expect((await restoreBackup(t, admin, safety.id)).body.status).toBe(true);
    const after = await readTables(t);
    for (const nama of ['operasi', 'ujian', 'aliran', 'peserta', 'sekolah', 'ruang'])
      expect([nama, after.get(nama)]).toEqual([nama, changed.get(nama)]);
    expect(t.context.state.generasi).toBe(3);
  });

  test('S18: a device sends again what the backup does not hold; nothing is lost, nothing doubled', async () => {
    const { device } = school;
    const id = await createBackup(t, school.admin);
    await answer(device, ['C', 'D']);
    expect(device.ack).toBe(4);
    const acked = await t.context.store.read.select().from(operasi);
    await restoreBackup(t, school.admin, id);

    const lower = await device.send();
    expect(lower).toMatchObject({ status: true, generasi: 2, ack: 2, mulai_dari: 3 });
    await answer(device, ['E']);
    expect(device.ack).toBe(5);
    const log = await t.context.store.read.select().from(operasi);
    expect(log.map(({ seq }) => seq).toSorted()).toEqual([1, 2, 3, 4, 5]);
    const texts = log.map(({ teks }) => teks);
    for (const { teks } of acked) expect(texts).toContain(teks);
    const [attempt] = await t.context.store.read.select().from(ujian);
    expect(attempt?.jumlah_terjawab).toBe(5);
    const { differences } = await verifyLog(t.context.store.read, t.context.secrets);
    expect(differences).toEqual([]);
  });

  test('the running-time counter is the backup’s, and no saving of the old life overwrites it', async () => {
    await t.context.state.saveTimes();
    const id = await createBackup(t, school.admin);
    const was = stateOf(await readTables(t));
    t.clock.advance(600_000);
    await restoreBackup(t, school.admin, id);
    expect(stateOf(await readTables(t))['jalan_ms']).toBe(was['jalan_ms']);
    expect(t.context.state.ranMs()).toBe(Number(was['jalan_ms']));
  });

  test('a restore that fails half-way leaves everything, and the server goes on', async () => {
    const id = await createBackup(t, school.admin);
    await goOn();
    const before = await readTables(t);
    const files = await sha256Of();
    const { store } = t.context;
    const { tx } = store;
    // The disk fills up at the last write of the restore, after all tables were replaced.
    store.tx = (actor, work) =>
      tx(actor, async (open) => {
        await work(open);
        throw new Error('the disk is full');
      });
    const failed = await restoreBackup(t, school.admin, id, 'SMK Berubah');
    store.tx = tx;
    expect(failed.httpStatus).toBe(500);
    const after = await readTables(t);
    for (const [nama, rows] of before) expect([nama, after.get(nama)]).toEqual([nama, rows]);
    expect((await sha256Of()).length).toBeGreaterThanOrEqual(files.length);
    expect((await t.call(school.admin, 'GET', '/api/pencadangan')).httpStatus).toBe(200);
    expect(t.context.state.generasi).toBe(1);
  });

  test('where nobody knows whether the database committed, the server is opened anew on what it has', async () => {
    const id = await createBackup(t, school.admin);
    const old = t.context;
    const { tx } = old.store;
    old.store.tx = async (actor, work) => {
      await tx(actor, work);
      throw new StoreUnavailable(new Error('connection lost'));
    };
    expect((await restoreBackup(t, school.admin, id)).httpStatus).toBe(503);
    expect(t.context).not.toBe(old);
    expect(t.context.state.generasi).toBe(2);
    expect((await t.call(undefined, 'GET', '/api/health')).httpStatus).toBe(200);
  });

  test('S1: while a restore runs every call is told to come again, and a device takes it as not arrived', async () => {
    const { gate } = t.context;
    await gate.pass(() => gate.shut('Data sedang dipulihkan.'));
    const told = { httpStatus: 503, body: { status: false, message: 'Data sedang dipulihkan.' } };
    expect(await t.call(school.admin, 'GET', '/api/pencadangan')).toEqual(told);
    expect(await t.call(undefined, 'GET', '/api/health')).toEqual(told);
    school.device.answer(school.device.start.urutan[2]!, 'C');
    expect(await school.device.post(school.device.batch())).toEqual(told);
    gate.open();
    expect(await school.device.send()).toMatchObject({ ack: 3 });
  });

  test('N33: the wrong name, no reason, an unknown backup: refused with a sentence, nothing changes', async () => {
    const id = await createBackup(t, school.admin);
    const before = await readTables(t);
    const wrong = await restoreBackup(t, school.admin, id, 'SMK Lain');
    expect(wrong.body).toMatchObject({
      status: false,
      message: 'Ketik nama sekolah, SMK Uji, untuk melanjutkan.',
      kesalahan: { konfirmasi: expect.any(String) },
    });
    const body = { id, konfirmasi: 'SMK Uji', alasan: ' ' };
    const silent = await t.call(school.admin, 'POST', '/api/pencadangan-pulihkan', body);
    expect(silent.body).toMatchObject({ status: false, kesalahan: { alasan: expect.any(String) } });
    expect((await restoreBackup(t, school.admin, 'tidak-ada')).httpStatus).toBe(404);
    expect(await readTables(t)).toEqual(before);
  });

  test('of two restores at once one is done', async () => {
    const id = await createBackup(t, school.admin);
    const answers = await Promise.all([
      restoreBackup(t, school.admin, id),
      restoreBackup(t, school.admin, id),
    ]);
    expect(answers.map(({ body }) => body.status).toSorted()).toEqual([false, true]);
    expect(t.context.state.generasi).toBe(2);
  });
});
