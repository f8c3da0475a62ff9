import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { perFile } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { openWithCard } from '../../absen/testing/open-with-card.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { buildTwoRuang } from '../../kertas-ujian/testing/build-two-ruang.ts';

const t = perFile(buildTestApp);
const room = perFile(() => buildTwoRuang(t));
const operator = perFile(() => t.signIn('operator'));

const place = () => `${room.tanggal}/${room.sesiId}`;
const tokenNow = async () => (await t.call(operator, 'GET', `/api/token-sesi/${place()}`)).body.token;
const doors = (): [string, string][] => [
  ['ganti token', `/api/token-sesi/${place()}`],
  ['token darurat', `/api/kode-luring/${place()}`],
];
async function assign(session: Session, ruang: string): Promise<Session> {
  await t.call(operator, 'POST', `/api/pengawas-ruang/${place()}`, { user_id: session.akun_id, ruang });
  return session;
}
const tryAll = async (session: Session) =>
  Promise.all(
    doors().map(async ([door, path]) => {
      const { httpStatus, body } = await t.call(session, 'POST', path, { alasan: 'titik akses mati' });
      return [door, httpStatus, body.status, body.message] as const;
    }),
  );

describe('N39: what is one for the whole session', () => {
  const askWho = expect.stringContaining('Minta panitia');

  test('is neither renewed nor opened by a supervisor of one room, nor by one of a programme', async () => {
    const before = await tokenNow();
    const ofRoom = await assign(await t.signIn('supervisor'), 'Lab 1');
    const ofProgram = await t.signIn('supervisor', { jurusan_id: 'tkj' });
    for (const one of [ofRoom, ofProgram])
      expect(await tryAll(one)).toEqual(doors().map(([door]) => [door, 409, false, askWho]));
    expect(await tokenNow()).toBe(before);
    // He reads it out in his room as before.
    expect((await t.call(ofRoom, 'GET', `/api/token-sesi/${place()}`)).body.token).toBe(before);
  });

  test('nor by who came in with the card of a room', async () => {
    const card = await openWithCard(t, room, operator);
    const told = (await tryAll(card)).map(([door, httpStatus]) => [door, httpStatus]);
    expect(told).toEqual(doors().map(([door]) => [door, 403]));
  });

  test('is by whoever watches all of it: staff, a supervisor of all programmes, one of all its rooms', async () => {
    const ofAll = await assign(await assign(await t.signIn('supervisor'), 'Lab 1'), 'Lab 2');
    for (const one of [operator, await t.signIn('supervisor'), ofAll])
      expect((await tryAll(one)).map(([door, httpStatus, status]) => [door, httpStatus, status])).toEqual(
        doors().map(([door]) => [door, 200, true]),
      );
  });

  test('stands on no paper that a supervisor prints, nor staff who see a part of the session', async () => {
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx.update(peserta).set({ jurusan_id_1: 'tkj' }).where(eq(peserta.id, 'K1')),
    );
    const at = { tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId, ruang: ['Lab 2'] };
    const print = async (session: Session) =>
      (await t.call(session, 'POST', '/api/kertas-ujian', { ...at, kertas: ['token_darurat'] })).httpStatus;
    expect(await print(await t.signIn('supervisor'))).toBe(403);
    expect(await print(await t.signIn('operator', { jurusan_id: 'tkj' }))).toBe(409);
    expect(await print(operator)).toBe(200);
  });
});
