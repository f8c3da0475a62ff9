import { describe, expect, test } from 'vitest';
import { buildBrowser } from './testing/push-service.ts';
import { systemActor } from '../../identity/keadaan-server.mutations.ts';
import { byId } from '../../db/of-school.ts';
import { akun } from '../akun/account/akun.table.ts';
import { buildSchool, createBackup, finish, restoreBackup } from '../pencadangan/testing/school.ts';
import { saveLangganan } from '../pemberitahuan/langganan.mutations.ts';
import { openPush } from './testing/open-push.ts';

const { t, service, siti, participant, subscribe, subscriptions, write, tell } = openPush();

describe('what ends with a login', () => {
  test.each([
    ['sign-out', () => t.call(siti, 'POST', '/api/auth/logout')],
    ['switched off on the device', () => t.call(siti, 'POST', '/api/pemberitahuan-akhiri')],
    [
      'a new password from staff',
      async () => {
        await t.call(undefined, 'POST', '/api/lupa-kata-sandi', { email: 'siti' });
        return t.call(await t.signIn('administrator'), 'POST', '/api/permintaan-sandi-jawab', {
          id: siti.akun_id,
        });
      },
    ],
    [
      'an account that may not sign in',
      () =>
        t.context.store.tx(systemActor, (tx) =>
          tx.update(akun).set({ status: 1 }).where(byId(akun, siti.akun_id)),
        ),
    ],
    [
      'thirty days',
      async () => {
        t.clock.advance(31 * 24 * 3_600_000);
      },
    ],
  ] as [string, () => Promise<unknown>][])(
    '%s: nothing goes out any more, nor what waited',
    async (_what, end) => {
      await subscribe(siti);
      await write();
      await end();
      await write();
      await tell();
      expect(service.asked).toEqual([]);
      expect(await subscriptions()).toEqual([]);
    },
  );

  test('the own password is changed: other devices hear nothing more, this one does', async () => {
    await subscribe(siti);
    const { body } = await t.call(undefined, 'POST', '/api/auth/token', {
      email: `peserta-${siti.akun_id}`,
      password: 'sandi-uji-coba',
    });
    const other = { token: body.token as string, akun_id: siti.akun_id };
    await t.call(other, 'POST', '/api/chngpwd', { password: 'mawar-77', repassword: 'mawar-77' });
    await write();
    await tell();
    expect(service.asked).toEqual([]);
  });

  test('two accounts on one device: the second takes the device, and nothing of the first comes there', async () => {
    const budi = await participant('budi');
    await subscribe(siti, '/hp');
    await write('siti');
    await subscribe(budi, '/hp');
    await write('siti');
    await tell();
    expect(service.asked).toEqual([]);
    await write('budi');
    await tell();
    expect(service.asked).toHaveLength(1);
    expect(await subscriptions()).toMatchObject([{ akun_id: budi.akun_id }]);
  });

  test('an account has ten devices at most: an eleventh takes the place of the oldest', async () => {
    for (let many = 0; many < 12; many += 1) {
      t.clock.advance(1_000);
      const own = {
        akun_id: siti.akun_id,
        ...buildBrowser(),
        sesi_masuk_id: `sesi-${many}`,
        endpoint: `https://a.example/${many}`,
      };
      await t.context.store.tx(systemActor, (tx) => saveLangganan(tx, t.clock.nowMs(), own));
    }
    const rows = await subscriptions();
    expect(rows.map(({ sesi_masuk_id }) => sesi_masuk_id).toSorted()).toEqual(
      Array.from({ length: 10 }, (_, at) => `sesi-${at + 2}`).toSorted(),
    );
  });
});

test('a restore of this server ends all subscriptions, and a reset those of applicants', async () => {
  const { admin, siswa, device } = await buildSchool(t);
  await finish(device);
  const id = await createBackup(t, admin);
  await subscribe(admin, '/admin');
  await subscribe(siswa, '/siswa');
  const reset = { konfirmasi: 'SMK Uji', alasan: 'tahun baru' };
  expect((await t.call(admin, 'POST', '/api/profile-reset-data', reset)).body.status).toBe(true);
  expect(await subscriptions()).toMatchObject([{ akun_id: admin.akun_id }]);
  const { kunci } = (await t.call(admin, 'GET', '/api/pemberitahuan')).body;
  expect((await restoreBackup(t, admin, id)).body.status).toBe(true);
  expect(await subscriptions()).toEqual([]);
  const again = await t.signIn('administrator');
  expect((await t.call(again, 'GET', '/api/pemberitahuan')).body).toMatchObject({ aktif: false, kunci });
});
