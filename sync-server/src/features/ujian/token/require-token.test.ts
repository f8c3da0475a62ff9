import { beforeEach, describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { jadwal: { token_wajib: true } }));
let token: string;
beforeEach(async () => {
  const proctor = await t.signIn('supervisor');
  token = (await t.call(proctor, 'GET', `/api/token-sesi/${room.tanggal}/${room.sesiId}`)).body.token;
});

const start = (session: Session, index: number, typed: string) =>
  t.call(session, 'POST', '/api/peserta/create-soals', {
    jadwal_ujian_id: room.rows[index]!.barisId,
    token: typed,
  });

describe('S10: a token that is typed to begin', () => {
  test('is slowed down after repeated wrong ones of the account; trying on does not prolong the wait', async () => {
    const siswa = await room.signIn(0);
    for (let i = 0; i < 5; i++)
      expect((await start(siswa, 0, 'ABCDEF')).body).toMatchObject({
        status: false,
        lanjut: false,
        token_wajib: true,
        jenis: 'token-salah',
      });
    for (let second = 0; second < 15; second++) {
      const { httpStatus, body } = await start(siswa, 0, 'ABCDEF');
      expect([httpStatus, body.tunggu_detik, body.token_wajib]).toEqual([429, 15 - second, true]);
      expect(body.message).toContain('minta pengawas membacakan token');
      t.clock.advance(1_000);
    }
    expect((await start(siswa, 0, token)).body).toMatchObject({ status: true, lanjut: true });
  });

  test('is never held up by the wrong ones of others, nor by those of a login, nor does it hold up a login', async () => {
    const [loud, quiet] = [await room.signIn(0), await room.signIn(1)];
    for (let i = 0; i < 8; i++) await start(loud, 0, 'ABCDEF');
    const login = { email: room.rows[1]!.nomor, password: 'salah' };
    for (let i = 0; i < 6; i++) await t.call(undefined, 'POST', '/api/auth/token', login);
    expect((await start(quiet, 1, token)).body.status).toBe(true);
    expect((await room.signIn(0)).token).toBeTruthy();
  });

  test('may be missing: the page asks for it, and that is no wrong one', async () => {
    const siswa = await room.signIn(0);
    for (let i = 0; i < 8; i++) expect((await start(siswa, 0, '')).httpStatus).toBe(200);
    expect((await start(siswa, 0, token)).body.status).toBe(true);
  });
});
