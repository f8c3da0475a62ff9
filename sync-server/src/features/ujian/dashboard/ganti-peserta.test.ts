import { randomBytes } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { audit } from '../../../db/audit.table.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { rahasiaSesi } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { aliran, operasi, tindakan, ujian } from '../attempt/ujian.table.ts';

const path = '/api/peserta/ganti-peserta';
const otherSesiId = 'sesi-lain';
const wrong = {
  status: false,
  jenis: 'token-salah',
  message: 'Token salah atau sudah berganti. Lihat token yang sekarang di layar pengawas.',
};

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const proctor = perTest(() => t.signIn('supervisor'));
/** Sits down where the attempt of the first participant runs. */
let next: Session;
let ujian_id: string;

beforeEach(async () => {
  const device = new TestDevice(t);
  await device.begin(await room.signIn(0), room.rows[0]!.barisId);
  ({ ujian_id } = device.start);
  next = await room.signIn(1);
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.insert(rahasiaSesi).values({
      sekolah_id: schoolId,
      tanggal: room.tanggal,
      jadwal_ujian_sesi_id: otherSesiId,
      token_tersegel: t.context.secrets.seal(randomBytes(32)),
      token_awal_ms: t.clock.nowMs(),
    }),
  );
});

const tokenOf = async (sesiId: string): Promise<string> =>
  (await t.call(proctor, 'GET', `/api/token-sesi/${room.tanggal}/${sesiId}`)).body.token;

const readLog = async () => {
  const { read } = t.context.store;
  return [
    await read.select().from(ujian),
    await read.select().from(aliran),
    await read.select().from(operasi),
    await read.select().from(tindakan),
  ];
};
const listActs = async () =>
  (await t.context.store.read.select().from(audit)).filter((row) => row.tindakan === 'ganti_peserta');

describe('Ganti peserta', () => {
  test('S8, S16: the token of the room lets the next participant sit down; lease, time and answers stay', async () => {
    const before = await readLog();
    const token = await tokenOf(room.sesiId);
    const typed = ` ${token.slice(0, 3).toLowerCase()}-${token.slice(3)}`;
    const answer = await t.call(next, 'POST', path, { ujian_id, token: typed });
    expect(answer).toMatchObject({ httpStatus: 200, body: { status: true } });
    expect(await readLog()).toEqual(before);
  });

  test('who changed the participant, of which attempt and when, stands in the audit trail', async () => {
    await t.call(next, 'POST', path, { ujian_id, token: await tokenOf(room.sesiId) });
    expect(await listActs()).toMatchObject([
      {
        akun_id: next.akun_id,
        tabel: 'jadwal_ujian_peserta',
        baris_id: room.rows[0]!.barisId,
        waktu_ms: t.clock.nowMs(),
        nama: room.rows[1]!.nomor,
        sesudah: { ujian_id },
      },
    ]);
  });

  test('the token before is still right for one rotation, and no longer', async () => {
    const old = await tokenOf(room.sesiId);
    t.clock.advance(15 * 60_000);
    expect((await t.call(next, 'POST', path, { ujian_id, token: old })).body.status).toBe(true);
    t.clock.advance(15 * 60_000);
    expect((await t.call(next, 'POST', path, { ujian_id, token: old })).body).toEqual(wrong);
  });

  test('a wrong token, one of another session and an unknown attempt are refused alike, and nothing is recorded', async () => {
    const before = await readLog();
    const right = await tokenOf(room.sesiId);
    const refused = [
      { ujian_id, token: 'ABCDEF' },
      { ujian_id, token: await tokenOf(otherSesiId) },
      { ujian_id: 'tidak-ada', token: right },
    ];
    for (const body of refused)
      expect(await t.call(next, 'POST', path, body)).toEqual({ httpStatus: 200, body: wrong });
    expect(await readLog()).toEqual(before);
    expect(await listActs()).toEqual([]);
  });

  test('without a token the proctor’s is asked for, and that is no wrong attempt', async () => {
    for (let round = 0; round < 8; round++)
      expect((await t.call(next, 'POST', path, { ujian_id, token: ' ' })).body).toEqual({
        ...wrong,
        message: 'Masukkan token dari pengawas.',
      });
  });

  test('repeated wrong tokens of an account have to wait, a right one too; the login is not held up', async () => {
    const right = await tokenOf(room.sesiId);
    const send = (token: string, session = next) => t.call(session, 'POST', path, { ujian_id, token });
    for (let round = 0; round < 5; round++) expect((await send('ABCDEF')).httpStatus).toBe(200);
    const slowed = await send(right);
    expect(slowed).toMatchObject({ httpStatus: 429, body: { status: false, tunggu_detik: 15 } });
    expect(slowed.body.message).toContain('Tunggu 15 detik');
    expect(await listActs()).toEqual([]);
    expect((await room.signIn(1)).token).toBeTruthy();
    t.clock.advance(15_000);
    expect((await send(right)).body.status).toBe(true);
    expect((await send('ABCDEF')).body).toEqual(wrong);
  });

  test('only participants may: nobody and staff are refused', async () => {
    const body = { ujian_id, token: await tokenOf(room.sesiId) };
    expect((await t.call(undefined, 'POST', path, body)).httpStatus).toBe(401);
    expect((await t.call(proctor, 'POST', path, body)).httpStatus).toBe(403);
    expect(await listActs()).toEqual([]);
  });
});
