import { alamatKertasContract, pilihanAlamatContract } from '@spmb/shared/sekolah/pilihan-alamat.schema.ts';
import { tugasContract } from '@spmb/shared/kerangka/beranda.schema.ts';
import { eq } from 'drizzle-orm';
import type { networkInterfaces } from 'node:os';
import { afterEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { buildTestApp, type Session, type TestApp } from '../../testing/test-app.ts';
import { getPrintedSekolah } from '../kertas-ujian/facts/printed-sekolah.queries.ts';
import { sekolah } from './sekolah.table.ts';

type Interfaces = ReturnType<typeof networkInterfaces>;
const card = (address: string, internal = false) =>
  ({
    address,
    internal,
    netmask: '',
    mac: '00:00:00:00:00:00',
    ...(address.includes(':')
      ? { family: 'IPv6', cidr: `${address}/64`, scopeid: 0 }
      : { family: 'IPv4', cidr: `${address}/24` }),
  }) as NonNullable<Interfaces[string]>[number];

const cards: Interfaces = {
  lo: [card('127.0.0.1', true), card('::1', true)],
  docker0: [card('172.17.0.1')],
  wlan0: [card('fe80::5'), card('fd00::7'), card('192.168.1.10')],
  eth1: [card('169.254.7.7')],
};

let t: TestApp;
let admin: Session;
async function open(interfaces = cards, env = {}): Promise<void> {
  t = await buildTestApp({ interfaces: () => interfaces, env });
  admin = await t.signIn('administrator');
}
afterEach(() => t.close());

const get = async (path: string, who: Session | undefined = admin) => t.call(who, 'GET', path);
const offered = async (path: string, who: Session | undefined = admin) =>
  pilihanAlamatContract.parse((await get(path, who)).body);
/** As a version before the refusal stored it, or a backup of one brings it. */
const store = (fields: Partial<typeof sekolah.$inferInsert>) =>
  t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.update(sekolah).set(fields).where(eq(sekolah.id, schoolId)),
  );
const save = async (alamat_server: string) => {
  const { body } = await get('/api/profil-sekolah/1');
  return (await t.call(admin, 'PUT', '/api/profil-sekolah/1', { ...body, alamat_server })).body;
};
const kertas = async () => alamatKertasContract.parse((await get('/api/alamat-kertas')).body);
const tasks = async () =>
  tugasContract
    .array()
    .parse((await get('/api/beranda')).body)
    .filter(({ title }) => title === 'HP tidak menemukan server ini');

describe('addresses that are offered', () => {
  test('those of the network cards with the port of the call, Wi-Fi before a program’s own; none of this computer alone', async () => {
    await open();
    const { pilihan, ditanya } = await offered('http://localhost:8080/api/alamat-server');
    expect(pilihan.map(({ alamat, jaringan }) => [alamat, jaringan])).toEqual([
      ['http://192.168.1.10:8080', 'wlan0'],
      ['http://[fd00::7]:8080', 'wlan0'],
      ['http://172.17.0.1:8080', 'docker0'],
    ]);
    expect(ditanya).toBeNull();
    for (const { qr } of pilihan) expect(qr).toMatch(/^data:image\/svg\+xml,/);
  });

  test('first the one by which the caller came, where phones can come by it too', async () => {
    await open();
    const { pilihan } = await offered('http://ujian.local:8080/api/alamat-server');
    expect(pilihan[0]).toMatchObject({ alamat: 'http://ujian.local:8080', jaringan: '' });
    const { pilihan: same } = await offered('http://192.168.1.10/api/alamat-server');
    expect(same.map(({ alamat }) => alamat)).toEqual([
      'http://192.168.1.10',
      'http://[fd00::7]',
      'http://172.17.0.1',
    ]);
  });

  test('a server that listens on one address offers that one', async () => {
    await open(cards, { HOST: '192.168.1.10' });
    expect((await offered('http://localhost/api/alamat-server')).pilihan).toHaveLength(1);
    await t.close();
    await open(cards, { HOST: '127.0.0.1' });
    expect((await offered('http://localhost/api/alamat-server')).pilihan).toEqual([]);
  });

  test('an address that is asked about comes back as it would be stored, or not at all', async () => {
    await open();
    const asked = async (alamat: string) =>
      (await offered(`/api/alamat-server?alamat=${encodeURIComponent(alamat)}`)).ditanya?.alamat;
    expect(await asked('ujian.local:8080/login')).toBe('http://ujian.local:8080');
    for (const none of ['', 'localhost', '127.0.0.1:8080', 'x'.repeat(100_000), 'dua kata'])
      expect(await asked(none)).toBeUndefined();
  });

  test('to everybody while the set-up is open, to nobody without an account afterwards', async () => {
    t = await buildTestApp({ isSetUp: false, interfaces: () => cards });
    const { pilihan } = await offered('http://localhost:8080/api/setup-alamat', undefined);
    expect(pilihan[0]?.alamat).toBe('http://192.168.1.10:8080');
    admin = await t.signIn('administrator');
    for (const who of [undefined, admin])
      expect((await t.call(who, 'GET', '/api/setup-alamat')).httpStatus).toBe(409);
    expect((await t.call(undefined, 'GET', '/api/alamat-server')).httpStatus).toBe(401);
  });
});

describe('an address that no phone can open', () => {
  test.each(['http://localhost:8080', '127.0.0.1', 'http://[::1]:8080', '169.254.1.1', 'dua kata'])(
    'is refused by the profile and by the set-up: %s',
    async (alamat_server) => {
      await open();
      const refused = {
        status: false,
        kesalahan: { alamat_server: expect.stringMatching(/^Alamat server /) },
      };
      expect(await save(alamat_server)).toMatchObject(refused);
      expect((await get('/api/profil-sekolah/1')).body).toMatchObject({
        alamat_server: 'http://10.0.0.2:8080',
      });
      await t.close();
      t = await buildTestApp({ isSetUp: false });
      const setup = {
        nama_sekolah: 'SMK Baru',
        zona: 'WIB',
        username: 'Ibu',
        email: 'ibu',
        alamat_server,
        userpass: 'rahasia-12',
        repass: 'rahasia-12',
      };
      expect((await t.call(undefined, 'POST', '/api/setup', setup)).body).toMatchObject(refused);
      expect((await get('/api/info', undefined)).body.perlu_setup).toBe(true);
    },
  );

  test('stored by an older version it is shown to staff, told on the start page, and given to no phone', async () => {
    await open();
    await store({ alamat_server: 'http://localhost:8080' });
    expect((await get('/api/profil-sekolah/1')).body).toMatchObject({
      alamat_server: 'http://localhost:8080',
    });
    expect((await get('/api/info')).body).toMatchObject({ alamat_server: '' });
    expect(await getPrintedSekolah(t.context.store.read)).toMatchObject({ alamat_server: null });
    expect(await tasks()).toMatchObject([
      {
        sifat: 'perlu',
        detail: expect.stringContaining('localhost'),
        route: '/backend/master-profil-sekolah',
      },
    ]);
    expect(await kertas()).toMatchObject({
      alamat: '',
      kertas: expect.stringMatching(/localhost.*tanpa alamat dan tanpa kode QR/),
    });
    expect(await save('192.168.1.10:8080')).toMatchObject({
      data: { alamat_server: 'http://192.168.1.10:8080' },
    });
    expect([await tasks(), (await kertas()).kertas]).toEqual([[], '']);
  });
});

describe('what is to be read before printing', () => {
  test('that there is no address; that cards carry none while it may change; nothing where all is well', async () => {
    await open();
    const well = { alamat: 'http://10.0.0.2:8080', kertas: '', kartu: '' };
    expect(await kertas()).toEqual({ ...well, boleh_ubah: true });
    expect((await get('/api/alamat-kertas', await t.signIn('supervisor'))).body).toEqual({
      ...well,
      boleh_ubah: false,
    });
    await store({ alamat_tetap: false });
    expect(await kertas()).toMatchObject({
      kertas: '',
      kartu: expect.stringContaining('Alamat server tetap'),
    });
    await store({ alamat_server: null });
    expect(await kertas()).toMatchObject({ alamat: '', kertas: expect.stringContaining('belum diisi') });
  });

  test('that the computer has another address now in the same network, and what to do where cards are out', async () => {
    await open();
    await store({ alamat_server: 'http://192.168.1.77:8080' });
    expect((await kertas()).kartu).toMatch(/sekarang 192\.168\.1\.10\..*Kembalikan alamat lama/);
    await store({ alamat_tetap: false });
    expect((await kertas()).kertas).toMatch(/sekarang 192\.168\.1\.10\..*Pilih alamat yang sekarang/);
    expect(await tasks()).toHaveLength(1);
    // Behind a proxy, in a container, by name: nobody knows.
    for (const alamat_server of ['http://10.9.9.9', 'http://ujian.local', 'http://[fd00::99]']) {
      await store({ alamat_server });
      expect([await tasks(), (await kertas()).kertas]).toEqual([[], '']);
    }
  });
});
