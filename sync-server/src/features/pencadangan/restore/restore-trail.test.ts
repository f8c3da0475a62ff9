import { asc, eq, gt } from 'drizzle-orm';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { catatanOf } from '../../../db/chain/catatan.ts';
import { findKepala } from '../../../db/chain/kepala-audit.queries.ts';
import { kepalaAudit } from '../../../db/chain/kepala-audit.table.ts';
import { verifyChain } from '../../../db/chain/verify-chain.ts';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { buildTestApp, type Session, type TestApp } from '../../../testing/test-app.ts';
import { become } from '../testing/become.ts';
import { createBackup, kodePemulihanOf, restoreBackup } from '../testing/school.ts';

let t: TestApp;
let admin: Session;
const opened: TestApp[] = [];
beforeEach(async () => {
  t = await buildTestApp();
  opened.push(t);
  admin = await t.signIn('administrator');
  await act(t, admin, 'Aula');
  await act(t, admin, 'Lab 1');
  await act(t, admin, 'Lab 2');
});
afterEach(async () => {
  for (const one of opened.splice(0)) await one.close();
});

const act = async (on: TestApp, by: Session, name: string) =>
  expect((await on.call(by, 'POST', '/api/ruang', { name, kapasitas: 40 })).body.status).toBe(true);
const trailOf = async (on: TestApp) =>
  on.context.store.read.select().from(audit).orderBy(asc(audit.generasi), asc(audit.untai), asc(audit.nomor));
const verify = (on: TestApp) => verifyChain(on.context.store.read);
const tamper = (on: TestApp, work: (tx: Transaction) => Promise<unknown>) =>
  on.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, work);
/** As if the folder had been copied when there was one entry only. */
const cutToFirst = (on: TestApp) =>
  tamper(on, async (tx) => {
    const [first] = await trailOf(on);
    await tx.delete(audit).where(gt(audit.nomor, 1));
    await tx.update(kepalaAudit).set({ nomor: 1, rantai: first!.rantai! });
  });
const paperOf = async (on: TestApp) => catatanOf((await findKepala(on.context.store.read))!);

/** Another server with this one's identity and key and a trail of its own, holding this one's backup. */
async function replacement(id: string): Promise<{ other: TestApp; by: Session; kode: string }> {
  const other = await buildTestApp();
  opened.push(other);
  await become(other, t.context.state.serverId, join(t.dataDir, 'kunci-server'));
  const by = await other.signIn('administrator');
  mkdirSync(join(other.dataDir, 'pencadangan'), { recursive: true });
  copyFileSync(t.context.backups.path(id), other.context.backups.path(id));
  return { other, by, kode: await kodePemulihanOf(t, admin) };
}

describe('0008, 0019: a restore unites the trails, each chain goes on to verify, and the new one holds all', () => {
  test('onto an empty server', async () => {
    const paper = await paperOf(t);
    const before = await trailOf(t);
    const id = await createBackup(t, admin);
    const { other, by, kode } = await replacement(id);
    expect((await restoreBackup(other, by, id, 'SMK Uji', kode)).body.status).toBe(true);
    const report = await verify(other);
    expect(report).toMatchObject({ salah: [], kepala: { generasi: 2 } });
    const rows = await trailOf(other);
    expect(rows.at(-1)).toMatchObject({ generasi: 2, tindakan: 'pulihkan pencadangan' });
    expect(rows).toEqual(expect.arrayContaining(before));
    // What was printed before the first server died is on the second.
    expect((await verifyChain(other.context.store.read, paper)).ditemukan).toBe(true);
  });

  test('onto a longer trail of its own', async () => {
    const id = await createBackup(t, admin);
    await act(t, admin, 'Lab 3');
    const paper = await paperOf(t);
    const before = await trailOf(t);
    await restoreBackup(t, admin, id);
    const report = await verifyChain(t.context.store.read, paper);
    expect(report).toMatchObject({ salah: [], ditemukan: true, kepala: { generasi: 2, nomor: 1 } });
    expect((await trailOf(t)).slice(0, before.length)).toEqual(before);
    const again = await t.signIn('administrator');
    await act(t, again, 'Lab 4');
    expect(await verify(t)).toMatchObject({ salah: [], kepala: { generasi: 2, nomor: 2 } });
  });

  test('onto a shorter copy of its own, whose folder was put back by hand', async () => {
    const before = await trailOf(t);
    const paper = await paperOf(t);
    const id = await createBackup(t, admin);
    await cutToFirst(t);
    await restoreBackup(t, admin, id);
    expect(await verifyChain(t.context.store.read, paper)).toMatchObject({ salah: [], ditemukan: true });
    expect((await trailOf(t)).slice(0, before.length)).toEqual(before);
  });

  test.each([1, 2, 3])(
    'onto a copied folder where %i other acts were done: no entry of either is lost',
    async (acts) => {
      const backed = await trailOf(t);
      const id = await createBackup(t, admin);
      await cutToFirst(t);
      for (let done = 0; done < acts; done++) await act(t, admin, `Lain ${done}`);
      const own = await trailOf(t);
      await restoreBackup(t, admin, id);
      expect((await verify(t)).salah).toEqual([]);
      const after = await trailOf(t);
      const ids = after.map((row) => row.id);
      for (const row of [...backed, ...own]) expect(ids).toContain(row.id);
      expect(after.slice(0, own.length)).toEqual(own);
      expect(after.find((row) => row.id === backed[1]?.id)).toMatchObject({ generasi: 2 });
    },
  );

  test('twice, and the chains before are held by the newest: one that is cut afterwards is found', async () => {
    const id = await createBackup(t, admin);
    await restoreBackup(t, admin, id);
    admin = await t.signIn('administrator');
    await act(t, admin, 'Lab 9');
    await restoreBackup(t, admin, id);
    expect(await verify(t)).toMatchObject({ salah: [], kepala: { generasi: 3, nomor: 1 } });
    await tamper(t, async (tx) => {
      const second = (await trailOf(t)).filter(({ generasi }) => generasi === 2);
      await tx.delete(audit).where(eq(audit.id, second.at(-1)!.id));
      const { nomor, rantai } = second.at(-2)!;
      await tx.update(kepalaAudit).set({ nomor: nomor!, rantai: rantai! }).where(eq(kepalaAudit.generasi, 2));
    });
    expect((await verify(t)).salah).toEqual([
      expect.stringMatching(/^Catatan generasi 2 berakhir di nomor 1, /),
    ]);
  });

  test('and the newest chain does not go unseen as a whole', async () => {
    await restoreBackup(t, admin, await createBackup(t, admin));
    await tamper(t, async (tx) => {
      await tx.delete(audit).where(eq(audit.generasi, 2));
      await tx.delete(kepalaAudit).where(eq(kepalaAudit.generasi, 2));
    });
    expect((await verify(t)).salah).toEqual([expect.stringMatching(/^Server ini generasi 2, .*generasi 1/)]);
  });

  test('of a backup whose entry was changed: the restore is done, and the entry is named', async () => {
    await tamper(t, (tx) => tx.update(audit).set({ alasan: 'lain' }).where(eq(audit.nomor, 2)));
    const id = await createBackup(t, admin);
    const { other, by, kode } = await replacement(id);
    expect((await restoreBackup(other, by, id, 'SMK Uji', kode)).body.status).toBe(true);
    expect((await verify(other)).salah).toEqual([expect.stringMatching(/nomor 2 .*diubah isinya/)]);
  });
});
