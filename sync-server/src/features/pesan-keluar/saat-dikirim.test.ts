import { describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { systemActor } from '../../identity/keadaan-server.mutations.ts';
import { berhentiPesan } from './antrean/pesan-keluar.table.ts';
import { schoolId } from '../../db/school-id.ts';
import { buildGateway, type GatewayAct } from './testing/gateway.ts';
import { openQueue, readPesan, seedCalon, sendNow } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const gateway = perTest(buildGateway);
const operator = perTest(() => t.signIn('operator'));
const post = async (path: string, body: object) => (await t.call(operator, 'POST', path, body)).body;
const nomor = '6281200000001';

/** Sends what waits; while the gateway has the first message, before it answers `act`, staff do `meanwhile`. */
async function sendWhile(act: GatewayAct, meanwhile: () => Promise<unknown>): Promise<void> {
  gateway.will(act, 'takes');
  gateway.holdsUntil = meanwhile;
  await sendNow(t);
}
const atur = (tindakan: string) => post('/api/utility-wa-antrean', { tindakan });
const first = async () => (await readPesan(t, operator))['Calon 1'];
async function open(many = 1): Promise<void> {
  await openQueue(t, { gerbang_alamat: gateway.url });
  await seedCalon(t, many);
  await post('/api/utility-kirim-informasi', { pesan: 'Halo' });
}
/** How often the gateway is asked from now on. */
async function askedLater(): Promise<number> {
  const before = gateway.asked.length;
  t.clock.advance(3_600_000);
  await sendNow(t);
  return gateway.asked.length - before;
}

describe('what is decided while a message is being sent holds where the channel did not take it', () => {
  test.each([
    [
      'STOP',
      () => post('/api/utility-wa-berhenti', { nomor, berhenti: true }),
      'dibatalkan',
      'Penerima tidak ingin menerima pesan.',
    ],
    ['called off', () => atur('batalkan'), 'dibatalkan', 'Dibatalkan petugas.'],
    ['called off, then held', async () => [await atur('batalkan'), await atur('tahan')], 'dibatalkan'],
    [
      'called off, then gone on with',
      async () => [await atur('batalkan'), await atur('lanjutkan')],
      'dibatalkan',
    ],
    ['deleted with all', () => post('/api/utility-wa/1?_method=DELETE', {}), 'dibatalkan'],
    ['held', () => atur('tahan'), 'ditahan', ''],
  ] as const)('%s', async (_what, meanwhile, keadaan, sebab?: string) => {
    await open();
    await sendWhile('full', meanwhile);
    expect(await first()).toMatchObject({ keadaan, ...(sebab !== undefined && { sebab }) });
    expect(await askedLater()).toBe(0);
  });

  test('held and gone on with in between it is tried again; held, it goes out when it is gone on with', async () => {
    await open(2);
    await sendWhile('full', async () => [await atur('tahan'), await atur('lanjutkan')]);
    expect((await first())?.keadaan).toBe('antre');
    t.clock.advance(91_000);
    await sendWhile('full', () => atur('tahan'));
    expect(await askedLater()).toBe(0);
    await atur('lanjutkan');
    expect(await askedLater()).toBe(2);
  });

  test.each([
    ['takes', 'terkirim'],
    ['cutsAfter', 'tidak_pasti'],
    ['refuses', 'gagal'],
  ] as const)('it is not denied that it went out: called off, the gateway %s', async (act, keadaan) => {
    await open();
    await sendWhile(act, () => atur('batalkan'));
    expect((await first())?.keadaan).toBe(keadaan);
  });
});

test('a message that was queued beside a STOP is called off when its turn comes, the next one goes', async () => {
  await open(2);
  await t.context.store.tx(systemActor, (tx) =>
    tx.insert(berhentiPesan).values({ sekolah_id: schoolId, nomor, asal: 'balasan', dibuat_ms: 0 }),
  );
  await sendNow(t);
  expect(await first()).toMatchObject({
    keadaan: 'dibatalkan',
    sebab: 'Penerima tidak ingin menerima pesan.',
    percobaan: 0,
  });
  expect(gateway.asked).toHaveLength(1);
  expect((await readPesan(t, operator))['Calon 2']?.keadaan).toBe('terkirim');
});
