import { beforeEach, describe, expect, test } from 'vitest';
import { setMasa, uploadSurat } from '../features/daftar-ulang/testing/build-diterima.ts';
import {
  daftarUlang,
  peralihanDaftarUlang,
  promosiCadangan,
} from '../features/daftar-ulang/daftar-ulang.table.ts';
import { buildSeleksi, runSeleksi } from '../features/olah-nilai/testing/build-seleksi.ts';
import type { Pendaftar } from '../features/pendaftaran/testing/build-pendaftar.ts';
import { pesan } from '../features/pesan/rows/pesan.table.ts';
import { hasilSeleksi } from '../features/seleksi/seleksi.table.ts';
import { perTest } from '../testing/per-test.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));
let calon: Record<'ani' | 'budi', Pendaftar>;

/** Ani has the one seat of rpl by the run, budi waits for it; the days of re-registration are on. */
beforeEach(async () => {
  calon = await buildSeleksi(t, admin);
  await runSeleksi(t, admin);
  await setMasa(t, admin, 1, 3);
});

/** Acts on what is published: re-registration, reserve, papers, files, proof, letters. */
const isDoor =
  /^\/api\/(daftar-ulang|olah-nilai-(cadangan|public|private)|laporan-|bukti-seleksi|peserta\/(konfirmasi-daftar|daftar-ulang|cetak-(bukti-peng|hasil|pernyataan)))/;
const doors = () => t.routes.filter(({ method, path }) => method !== 'GET' && isDoor.test(path));

type Orang = 'ani' | 'budi';

/** What any of them takes, about one applicant: only the state of things is in the way. */
async function isianOf(path: string, id: Orang): Promise<object> {
  const pernyataan = path.endsWith('konfirmasi-daftar-ulang') ? await uploadSurat(t, calon[id].session) : '';
  return {
    id: path.includes('public-send') || path.endsWith('-export') ? 'rpl' : id,
    ids: [id],
    jurusan_id: 'rpl',
    alasan: 'uji',
    konfirmasi: path.endsWith('mundur') ? id : true,
    daftar_ulang_verifikasi_status: 'mundur',
    verifikasi_keterangan: 'uji',
    daftar_ulang_dokumen: pernyataan,
    koperasi_dokumen: null,
    kertas: 'surat',
    berkas: 'diterima',
  };
}

/** Knocks at every door about one of them; answers by door, without his name. */
async function knock(who: Session | undefined, id: Orang): Promise<Record<string, unknown>> {
  const said: Record<string, unknown> = {};
  for (const { method, path } of doors()) {
    const address = path.replace(':jurusan_id', 'rpl').replace(':id', id);
    const query = method === 'POST' && path.startsWith('/api/daftar-ulang-verifikasi') ? '?_method=PUT' : '';
    const { httpStatus, body } = await t.call(who, method, address + query, await isianOf(path, id));
    expect([path, httpStatus < 500]).toEqual([path, true]);
    said[`${method} ${path}`] = [httpStatus, String(body.message ?? '').replaceAll(id, 'NAMA'), typeof body];
  }
  return said;
}

const everything = async () => {
  const { read } = t.context.store;
  return {
    hasil: await read.select().from(hasilSeleksi),
    daftar: await read.select().from(daftarUlang),
    acts: await read.select().from(peralihanDaftarUlang),
    promosi: await read.select().from(promosiCadangan),
    pesan: await read.select().from(pesan),
  };
};
const post = (path: string, body: object) => t.call(admin, 'POST', `/api/${path}`, body);
const plan = () => post('publikasi', { sekarang: false, tanggal: '2025-07-01', jam: '08:30' });
const publish = () => post('publikasi', { sekarang: true });
const takeBack = () => post('publikasi-tarik', { alasan: 'Keliru' });

describe('D-RULE-12, N36: every door of what is published', () => {
  test('the list is that of the route table', () => {
    expect(doors().map(({ path }) => path)).toEqual(
      expect.arrayContaining([
        '/api/olah-nilai-cadangan-naik',
        '/api/daftar-ulang-lewat-batas/:jurusan_id',
        '/api/peserta/daftar-ulang-mundur',
        '/api/peserta/cetak-bukti-pengumuman',
        '/api/laporan-berkas',
      ]),
    );
  });

  test.each<[string, () => Promise<unknown>]>([
    ['before anything is published', () => Promise.resolve()],
    ['while it waits for its time', plan],
    [
      'after it was taken back',
      async () => {
        await publish();
        await takeBack();
      },
    ],
  ])(
    '%s changes nothing, and says the same of who is accepted and who is not, to whoever asks',
    async (_when, prepare) => {
      await prepare();
      const before = await everything();
      const staff = await Promise.all([
        t.signIn('operator'),
        t.signIn('guru', { jurusan_id: 'rpl' }),
        t.signIn('supervisor', { semua_program: true }),
      ]);
      for (const who of [undefined, ...staff])
        expect(await knock(who, 'ani')).toEqual(await knock(who, 'budi'));
      expect(await knock(calon.ani.session, 'ani')).toEqual(await knock(calon.budi.session, 'budi'));
      await knock(admin, 'ani');
      expect(await everything()).toEqual(before);
    },
    120_000,
  );

  test('after a reset there is nobody to act on, and nothing of before is left', async () => {
    await publish();
    await post('profile-reset-data', { konfirmasi: 'SMK Uji', alasan: 'tahun baru' });
    const again = await t.signIn('administrator');
    for (const who of [undefined, calon.ani.session, again]) {
      for (const { method, path } of doors()) {
        const address = path.replace(':jurusan_id', 'rpl').replace(':id', 'ani');
        const isian = {
          ids: ['ani'],
          id: 'ani',
          jurusan_id: 'rpl',
          alasan: 'uji',
          kertas: 'surat',
          berkas: 'diterima',
        };
        const { httpStatus, body } = await t.call(who, method, address, isian);
        // The sheet of a programme is empty; everything else is refused.
        if (!path.endsWith('-export') || httpStatus !== 200)
          expect([path, body.status ?? false]).toEqual([path, false]);
      }
    }
    const { hasil, daftar, acts, promosi, pesan: letters } = await everything();
    expect([hasil, daftar, acts, promosi, letters]).toEqual([[], [], [], [], []]);
  }, 60_000);

  test('as somebody else: an applicant acts on himself alone, whoever he names', async () => {
    await publish();
    const isian = {
      id: 'ani',
      peserta_id: 'ani',
      konfirmasi: 'ani',
      daftar_ulang_dokumen: 'x',
      koperasi_dokumen: null,
    };
    const before = await everything();
    for (const { method, path } of doors()) {
      const address = path.replace(':jurusan_id', 'rpl').replace(':id', 'ani');
      const { httpStatus, body } = await t.call(calon.budi.session, method, address, isian);
      if (httpStatus === 200 && typeof body === 'object') expect([path, body.status]).toEqual([path, false]);
    }
    expect(await everything()).toEqual(before);
  }, 60_000);
});

describe('two people at once', () => {
  const mundur = () =>
    t.call(calon.ani.session, 'POST', '/api/peserta/daftar-ulang-mundur', { konfirmasi: 'ani' });
  const naik = () => post('olah-nilai-cadangan-naik', { jurusan_id: 'rpl', id: 'budi' });
  const seats = async () =>
    (await t.call(admin, 'GET', '/api/daftar-ulang-jurusan')).body.find(
      ({ id }: { id: string }) => id === 'rpl',
    );
  beforeEach(publish);

  test('a seat is given up while what is public is taken back: one of both is done', async () => {
    const [left, taken] = await Promise.all([mundur(), takeBack()]);
    expect([left.body.status, taken.body.status].filter((one) => one === true)).toHaveLength(1);
    const { hasil, acts } = await everything();
    expect(hasil.length > 0).toBe(left.body.status === true);
    expect(acts.length > 0).toBe(left.body.status === true);
  });

  test('a file is rejected while somebody moves up: no seat is given twice', async () => {
    t.clock.advance(1_000);
    const reject = {
      id: 'ani',
      verifikasi_status: 5,
      alasan_kode: ['lainnya'],
      pesan: 'Palsu.',
      konfirmasi: true,
    };
    const [rejected] = await Promise.all([post('verifikasi', reject), naik()]);
    expect(rejected.body.status).toBe(true);
    expect(await seats()).toMatchObject({ dilepas: 1, lebih: 0 });
  });

  test('a result is replaced while a seat is given up: who left stays away', async () => {
    await runSeleksi(t, admin);
    t.clock.advance(1_000);
    await Promise.all([mundur(), post('publikasi', { sekarang: true, alasan: 'Ganti' })]);
    const { hasil, acts } = await everything();
    const own = hasil.find(({ peserta_id }) => peserta_id === 'ani');
    expect([acts.length, own?.lepas_ms !== null]).toEqual([1, true]);
  });
});
