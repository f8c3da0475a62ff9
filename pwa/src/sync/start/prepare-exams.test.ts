import { describe, expect, test, vi } from 'vitest';
import { buildWorld, jadwalUjianId } from '../testing/build-device.ts';
import { settle } from '../testing/fake-time.ts';

describe('preparing', () => {
  test('sheet and images are here before the bell, and the start asks for nothing more', async () => {
    const { device, server, time } = buildWorld();
    const states: string[] = [];
    await device.engine.prepare([server.jadwal], (id, state) => states.push(`${id} ${state}`));
    expect(states).toEqual(['baris-1 menunggu', 'baris-1 mengunduh', 'baris-1 siap']);
    expect(await device.engine.isPrepared(jadwalUjianId)).toBe(true);
    server.paths.length = 0;
    const session = await device.engine.start(jadwalUjianId, 'ABCDEF');
    expect(server.paths).toEqual(['/api/peserta/create-soals']);
    await time.advance(200);
    server.network = 'down';
    const item = await session.item('butir-2');
    expect(item.soal).toBe('PENANDA-butir-2');
    expect(item.soal_gambar && (await session.imageUrl(item.soal_gambar))).toMatch(/^blob:/);
    expect([...device.urls.values()].map((bytes) => new TextDecoder().decode(bytes))).toEqual([
      'gambar rahasia',
    ]);
  });

  test('the exam that begins first is brought first, whatever the order of the list; what is over comes last', async () => {
    const { device, server } = buildWorld();
    const later = { ...server.jadwal, jadwal_ujian_id: 'baris-2', mulai_ms: server.jadwal.mulai_ms + 1 };
    const over = { ...server.jadwal, jadwal_ujian_id: 'baris-0', mulai_ms: 0, selesai: true };
    const states: string[] = [];
    await device.engine.prepare([over, later, server.jadwal], (id, state) => states.push(`${id} ${state}`));
    expect(states.filter((state) => state.endsWith('siap'))).toEqual([
      'baris-1 siap',
      'baris-2 siap',
      'baris-0 siap',
    ]);
  });

  test('a start beside the preparation fetches nothing a second time', async () => {
    const { device, server, time } = buildWorld();
    const prepared = device.engine.prepare([server.jadwal], () => undefined);
    await device.engine.start(jadwalUjianId, 'ABCDEF');
    await Promise.all([prepared, time.advance(200)]);
    const sealed = server.paths.filter((path) => path.startsWith('/api/paket'));
    expect(sealed.toSorted()).toEqual([...new Set(sealed)].toSorted());
    expect(sealed.some((path) => path.includes('gambar'))).toBe(true);
  });

  test('images leave network and processor to a page that is busy; its question opens all the same', async () => {
    const { device, server, time } = buildWorld();
    const idle = Promise.withResolvers<undefined>();
    device.ports.idle = () => idle.promise;
    const prepared = device.engine.prepare([server.jadwal], () => undefined);
    const session = await device.engine.start(jadwalUjianId, 'ABCDEF');
    await time.advance(200);
    expect((await session.item('butir-2')).soal).toBe('PENANDA-butir-2');
    expect(server.paths.filter((path) => path.includes('gambar'))).toEqual([]);
    idle.resolve(undefined);
    await prepared;
    expect(await device.engine.isPrepared(jadwalUjianId)).toBe(true);
  });

  test('the first question comes before what a sheet has to send, which goes when the page is at rest', async () => {
    const { device, server, time } = buildWorld();
    await device.engine.prepare([server.jadwal], () => undefined);
    const rest = Promise.withResolvers<undefined>();
    device.ports.rest = () => rest.promise;
    const session = await device.engine.start(jadwalUjianId, 'ABCDEF');
    await time.advance(200);
    expect((await session.item('butir-1')).soal).toBe('PENANDA-butir-1');
    const sent = () => server.paths.filter((path) => path.startsWith('/api/sync'));
    expect(sent()).toEqual([]);
    rest.resolve(undefined);
    await settle();
    await time.advance(200);
    expect(sent()).not.toEqual([]);
  });

  test('who asks for the list that is being prepared hears how far that is; another list is prepared after it', async () => {
    const { device, server } = buildWorld();
    const idle = Promise.withResolvers<undefined>();
    device.ports.idle = () => idle.promise;
    const told: string[][] = [[], [], []];
    const prepare = (list: (typeof server.jadwal)[], at: number) =>
      device.engine.prepare(list, (_id, state) => told[at]?.push(state));
    const [list, another] = [[server.jadwal], [server.jadwal]];
    const begun = prepare(list, 0);
    await vi.waitFor(() => expect(told[0]).toEqual(['menunggu', 'mengunduh']));
    const joined = prepare(list, 1);
    const other = prepare(another, 2);
    expect(told).toEqual([['menunggu', 'mengunduh'], ['mengunduh'], []]);
    idle.resolve(undefined);
    await Promise.all([begun, joined]);
    expect(told.slice(0, 2)).toEqual([
      ['menunggu', 'mengunduh', 'siap'],
      ['mengunduh', 'siap'],
    ]);
    await other;
    expect(told[2]).toEqual(['menunggu', 'siap']);
    expect(server.paths.filter((path) => path === '/api/ujian-server')).toHaveLength(2);
    // What has ended is nothing to join.
    await prepare(another, 2);
    expect(told[2]).toEqual(['menunggu', 'siap', 'menunggu', 'siap']);
  });

  test('a second preparation downloads nothing', async () => {
    const { device, server } = buildWorld();
    await device.engine.prepare([server.jadwal], () => undefined);
    server.paths.length = 0;
    const states: string[] = [];
    await device.engine.prepare([server.jadwal], (_id, state) => states.push(state));
    expect(states).toEqual(['menunggu', 'siap']);
    expect(server.paths).toEqual(['/api/ujian-server']);
  });

  test.each(['down', 'portal'] as const)(
    'with the network %s the schedule is not called ready',
    async (network) => {
      const { device, server } = buildWorld();
      server.network = network;
      const states: string[] = [];
      await device.engine.prepare([server.jadwal], (_id, state) => states.push(state));
      expect(states).toEqual(['menunggu', 'mengunduh', 'gagal']);
      expect(await device.engine.isPrepared(jadwalUjianId)).toBe(false);
      expect(await device.ports.db.paket.count()).toBe(0);
    },
  );

  test('bytes that do not fit their address are never kept', async () => {
    const { device, server } = buildWorld();
    const get = server.get.bind(server);
    server.get = async (path, headers) => {
      const { httpStatus, bytes } = await get(path, headers);
      return { httpStatus, bytes: path.includes('gambar') ? bytes.map((byte) => byte ^ 1) : bytes };
    };
    const states: string[] = [];
    await device.engine.prepare([server.jadwal], (_id, state) => states.push(state));
    expect(states.at(-1)).toBe('gagal');
    expect(await device.ports.db.gambar_paket.count()).toBe(0);
  });

  test('a schedule without a sheet waits; an older sheet goes when a new one is here', async () => {
    const { device, server } = buildWorld();
    await device.ports.db.paket.put({
      id: 'lama',
      isi: {
        v: 1,
        sekolah_id: '',
        jadwal_ujian_id: '',
        tanggal: '',
        jadwal_ujian_sesi_id: '',
        versi: 1,
        butir: {},
        gambar: [],
      },
      disimpan_ms: 0,
    });
    const states: string[] = [];
    const unsealed = { ...server.jadwal, jadwal_ujian_id: 'baris-2', paket: null };
    await device.engine.prepare([unsealed, server.jadwal], (id, state) => states.push(`${id} ${state}`));
    expect(states.filter((state) => state.startsWith('baris-2'))).toEqual(['baris-2 menunggu']);
    expect((await device.ports.db.paket.toArray()).map((row) => row.id)).toEqual([server.jadwal.paket?.id]);
  });

  test('sheets of last week’s exams go, also the participant’s own, which his list still holds; those to come stay', async () => {
    const { device, server, time } = buildWorld();
    const eightDaysMs = 8 * 24 * 3_600_000;
    const coming = { ...server.jadwal, selesai_ms: server.jadwal.selesai_ms + eightDaysMs };
    await device.engine.prepare([coming], () => undefined);
    const { isi, ...row } = (await device.ports.db.paket.toArray())[0]!;
    const past = ['lalu', 'diingat', 'asing'].map((id) => ({
      ...server.jadwal,
      aktif: false,
      jadwal_ujian_id: `baris-${id}`,
      paket: id === 'lalu' ? null : { id, alamat: `/api/paket/${id}`, gambar: [] },
    }));
    for (const { jadwal_ujian_id } of past) {
      const id = jadwal_ujian_id.replace('baris-', '');
      await device.ports.db.paket.put({ ...row, id, isi: { ...isi, gambar: [] } });
      await device.ports.db.jadwal_siap.put({ jadwal_ujian_id, paket: id, gambar: [] });
    }
    await time.advance(eightDaysMs);
    await device.engine.prepare([...past.slice(0, 2), coming], () => undefined);
    expect(await device.engine.isPrepared(jadwalUjianId)).toBe(true);
    expect((await device.ports.db.paket.toArray()).map(({ id }) => id)).toEqual([server.jadwal.paket?.id]);
    expect(await device.ports.db.jadwal_siap.count()).toBe(1);
  });

  test('P6: the sheet of an open exam stays on a device whose clock is a month ahead', async () => {
    const { device, server, time } = buildWorld();
    const open = { ...server.jadwal, aktif: true };
    await device.engine.prepare([open], () => undefined);
    time.moveWall(30 * 24 * 3_600_000);
    await device.engine.prepare([open], () => undefined);
    expect(await device.engine.isPrepared(jadwalUjianId)).toBe(true);
  });

  test('after an image failed, the next try goes on with what is here', async () => {
    const { device, server } = buildWorld();
    const { paket } = server.jadwal;
    const failing = { ...server.jadwal, paket: { ...paket!, gambar: [...paket!.gambar, 'tidak-sampai'] } };
    const states: string[] = [];
    await device.engine.prepare([failing], (_id, state) => states.push(state));
    expect(states.at(-1)).toBe('gagal');
    server.paths.length = 0;
    await device.engine.prepare([server.jadwal], (_id, state) => states.push(state));
    expect(states.at(-1)).toBe('siap');
    expect(server.paths).toEqual(['/api/ujian-server']);
  });

  test('runs go one after the other: the clean-up of a second takes nothing from the first', async () => {
    const { device, server } = buildWorld();
    const image = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<undefined>();
    const get = server.get.bind(server);
    server.get = async (path, headers) => {
      if (path.includes('gambar')) {
        asked.resolve(undefined);
        await image.promise;
      }
      return get(path, headers);
    };
    const states: string[] = [];
    const first = device.engine.prepare([server.jadwal], (_id, state) => states.push(state));
    await asked.promise;
    const second = device.engine.prepare([], () => undefined);
    await settle();
    expect(await device.ports.db.paket.count()).toBe(1);
    image.resolve(undefined);
    await Promise.all([first, second]);
    expect(states.at(-1)).toBe('siap');
    expect(await device.engine.isPrepared(jadwalUjianId)).toBe(true);
  });

  test('a run whose request never ends does not stop the next', async () => {
    const { device, server, time } = buildWorld();
    server.network = 'silent';
    void device.engine.prepare([server.jadwal], () => undefined);
    await settle();
    server.network = 'up';
    const next = device.engine.prepare([server.jadwal], () => undefined);
    await time.advance(60_000);
    await next;
    expect(await device.engine.isPrepared(jadwalUjianId)).toBe(true);
  });

  test('a question that is not here says what to do', async () => {
    const { device, server, time } = buildWorld();
    const session = await device.start();
    await time.advance(200);
    await device.ports.db.paket.clear();
    server.network = 'down';
    await expect(session.item('butir-1')).rejects.toThrow('Periksa Wi-Fi, lalu coba lagi');
    server.network = 'up';
    expect((await session.item('butir-1')).soal).toBe('PENANDA-butir-1');
  });
});
