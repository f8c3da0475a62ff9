import { parseKodeLuring } from '@spmb/shared/sync/start/kode-luring.ts';
import { openKit, type OfflineKit } from '@spmb/shared/sync/protocol/offline-kit.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { kodeLuringKey } from './kode-luring.ts';
import { revealAtConsole } from './reveal-at-console.ts';

const hourMs = 3_600_000;
const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { jadwal: { token_wajib: true } }));
const proctor = perTest(() => t.signIn('supervisor'));

const path = () => `/api/kode-luring/${room.tanggal}/${room.sesiId}`;
const reveal = (alasan = 'titik akses mati') => t.call(proctor, 'POST', path(), { alasan });
const bekal = async (session: Session, index = 0) =>
  t.call(session, 'POST', '/api/peserta/bekal', { jadwal_ujian_id: room.rows[index]!.barisId });

describe('D-RULE-21: Token darurat for staff', () => {
  test('is shown from an hour before the session, the same each time, with a reason and on record', async () => {
    t.clock.advance(-hourMs - 1);
    expect((await reveal()).body).toMatchObject({ status: false, message: expect.stringContaining('06.30') });
    t.clock.advance(1);
    const { body } = await reveal();
    expect(parseKodeLuring(body.data.kode)).toBeDefined();
    expect((await reveal('lagi')).body.data).toEqual(body.data);
    const records = await t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.tindakan, 'buka_token_darurat'));
    expect(records.map(({ nama, alasan }) => [nama, alasan]).sort()).toEqual([
      ['Uji supervisor', 'lagi'],
      ['Uji supervisor', 'titik akses mati'],
    ]);
    expect(JSON.stringify(records)).not.toContain(body.data.kode);
  });

  test('is shown at the console of the server too, on record', async () => {
    const { kode } = (await reveal()).body.data as { kode: string };
    const { context } = t;
    expect(await revealAtConsole(context, [room.tanggal, 'sesi 1', 'titik akses mati'])).toBe(kode);
    const rows = await context.store.read.select().from(audit).where(eq(audit.nama, 'konsol server'));
    expect(rows).toMatchObject([{ tindakan: 'buka_token_darurat', alasan: 'titik akses mati' }]);
    for (const args of [[], [room.tanggal, 'Sesi 9', 'alasan'], [room.tanggal, 'Sesi 1']])
      await expect(revealAtConsole(context, args)).rejects.toThrow(/Sesi yang ada: Sesi 1/);
  });

  test('needs a reason and a roster', async () => {
    expect((await reveal('')).body).toMatchObject({ status: false });
    const nowhere = `/api/kode-luring/2025-07-02/${room.sesiId}`;
    expect((await t.call(proctor, 'POST', nowhere, { alasan: 'coba' })).httpStatus).toBe(404);
  });

  test('opens a start with the server there too', async () => {
    const { kode } = (await reveal()).body.data as { kode: string };
    const device = new TestDevice(t);
    const wrong = await device.begin(await room.signIn(0), room.rows[0]!.barisId, { token: '1234-5678-9AB' });
    expect(wrong.body).toMatchObject({ jenis: 'token-salah' });
    await device.begin(await room.signIn(0), room.rows[0]!.barisId, { token: kode.toLowerCase() });
    expect(device.start.urutan).toHaveLength(5);
  });
});

describe('S17: what a device is given ahead', () => {
  test('opens with the kode luring only, and holds the keys of the own questions', async () => {
    const { body } = await bekal(await room.signIn(0));
    const kit = body as OfflineKit;
    expect(openKit(new Uint8Array(32), kit)).toBeUndefined();
    const { kode } = (await reveal()).body.data as { kode: string };
    const key = await kodeLuringKey({ kode: parseKodeLuring(kode) ?? '', garam: kit.garam });
    const content = openKit(key, kit);
    expect(Object.keys(content?.kunci ?? {}).sort()).toEqual([...(content?.urutan ?? [])].sort());
    // The same sheet and attempt as with the server.
    const device = new TestDevice(t);
    await device.begin(await room.signIn(0), room.rows[0]!.barisId, { token: kode });
    const { urutan, kunci, paket, ujian_id } = device.start;
    expect(content).toMatchObject({ urutan, kunci, paket, ujian_id });
  });

  test('is given from 24 hours before, for the own exam, to who has not begun', async () => {
    t.clock.advance(-24 * hourMs);
    expect((await bekal(await room.signIn(0))).body).toMatchObject({ status: false });
    t.clock.advance(1);
    const siswa = await room.signIn(0);
    expect((await bekal(siswa)).body).toHaveProperty('isi');
    expect((await bekal(siswa, 1)).httpStatus).toBe(404);
    t.clock.advance(24 * hourMs);
    const { kode } = (await reveal()).body.data as { kode: string };
    await new TestDevice(t).begin(await room.signIn(0), room.rows[0]!.barisId, { token: kode });
    expect((await bekal(await room.signIn(0))).body).toMatchObject({ status: false });
  });
});
