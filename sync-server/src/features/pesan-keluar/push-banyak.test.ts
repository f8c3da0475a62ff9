import { join } from 'node:path';
import Database from 'better-sqlite3';
import { describe, expect, test, vi } from 'vitest';
import { buildBrowser } from './testing/push-service.ts';
import { systemActor } from '../../identity/keadaan-server.mutations.ts';
import { engine } from '../../db/engine.ts';
import { schoolId } from '../../db/school-id.ts';
import { type Session } from '../../testing/test-app.ts';
import { sesiMasuk } from '../akun/account/akun.table.ts';
import { buildSchool } from '../pencadangan/testing/school.ts';
import { listAntrePush } from '../pemberitahuan/langganan.queries.ts';
import { langgananPush } from '../pemberitahuan/langganan-push.table.ts';
import { openPush } from './testing/open-push.ts';

const { t, service, siti, subscribe, subscriptions, write, buildSender, tell } = openPush();

describe('however many devices wait', () => {
  /** So many further logins of an account, each with its device. */
  async function subscribeMany(session: Session, many: number, more: object = {}): Promise<void> {
    const logins = Array.from({ length: many }, (_, at) => ({
      sekolah_id: schoolId,
      id: `hp-${at}`,
      akun_id: session.akun_id,
      perangkat: 'HP',
      ingat: true,
      dibuat_ms: 0,
      kedaluwarsa_ms: t.clock.nowMs() + 24 * 3_600_000,
      ...more,
    }));
    const { origin } = service;
    const { p256dh, auth } = buildBrowser();
    const device = {
      layanan: origin,
      p256dh,
      auth,
      antre: 1,
      coba: 0,
      lanjut_ms: 0,
      sebab: '',
      dibuat_ms: 0,
    };
    const devices = logins.map(({ sekolah_id, id: sesi_masuk_id, akun_id }) => {
      const endpoint = `${origin}/${sesi_masuk_id}`;
      return { ...device, sekolah_id, sesi_masuk_id, akun_id, endpoint };
    });
    await t.context.store.tx(systemActor, async (tx) => {
      await tx.insert(sesiMasuk).values(logins);
      await tx.insert(langgananPush).values(devices);
    });
  }
  /** How many transactions telling them takes. */
  async function countTransactions(sender = buildSender()): Promise<number> {
    const tx = vi.spyOn(t.context.store, 'tx');
    await tell(sender);
    const { length } = tx.mock.calls;
    tx.mockRestore();
    return length;
  }

  test('those that are held for an exam are put off together, and not looked at again for minutes', async () => {
    const { siswa } = await buildSchool(t);
    await subscribeMany(siswa, 100);
    expect(await countTransactions()).toBe(1);
    t.clock.advance(290_000);
    expect(await countTransactions()).toBe(0);
    expect(service.asked).toEqual([]);
  });

  test('those whose service asks for a pause are put off together', async () => {
    const sender = buildSender();
    await subscribe(siti);
    await write();
    service.will('full', 'takes');
    await tell(sender);
    await subscribeMany(siti, 100);
    expect(await countTransactions(sender)).toBe(1);
    expect(service.asked).toHaveLength(1);
  });

  test('those whose logins have ended go together', async () => {
    await subscribeMany(siti, 100, { dicabut_ms: 1 });
    expect(await countTransactions()).toBe(1);
    expect(await subscriptions()).toEqual([]);
    expect(await countTransactions()).toBe(0);
  });

  test.runIf(engine === 'sqlite')(
    'the next ones are found by the index, without sorting what waits',
    async () => {
      const { sql, params } = listAntrePush(t.context.store.read, 0, 8).toSQL();
      const file = new Database(join(t.dataDir, 'spmb.sqlite'), { readonly: true });
      const plan = file.prepare<unknown[], { detail: string }>(`explain query plan ${sql}`).all(...params);
      file.close();
      const steps = plan.map(({ detail }) => detail);
      expect(steps[0]).toContain('langganan_push_antre');
      expect(steps.filter((step) => step.startsWith('SCAN') || step.includes('TEMP B-TREE'))).toEqual([]);
    },
  );
});
