import { bacaBukti } from '@spmb/shared/bukti-seleksi/baca-bukti.ts';
import { hitungBukti } from '@spmb/shared/bukti-seleksi/hitung-bukti.ts';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { SignedIn } from '../../http/route.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { setMasa } from '../daftar-ulang/testing/build-diterima.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { insertSanggahan } from '../sanggahan/sanggahan.mutations.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { write } from '../situs/testing/admission.ts';
import { terbitkan } from './publikasi/terbitkan.ts';
import { verifyRuns } from './putaran/verify-runs.ts';
import { buildSeleksi, runSeleksi, scoreCalon, setPagu } from './testing/build-seleksi.ts';
import { storeAfter } from './testing/store-after.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
let calon: Record<string, Pendaftar>;

const post = (path: string, body: object, who: Session = admin) => t.call(who, 'POST', `/api/${path}`, body);
const publish = (more: object = {}) => {
  // Nothing is announced, and no seat moves, in the same instant as something else.
  t.clock.advance(1_000);
  return post('publikasi', { sekarang: true, alasan: 'Gelombang 2', ...more });
};
const state = async (): Promise<KeadaanPublikasi> => (await t.call(admin, 'GET', '/api/publikasi')).body;
const names = async () =>
  (await t.call(undefined, 'GET', '/api/pengumuman')).body.map(({ nama }: { nama: string }) => nama);
const hasil = async (id: string) =>
  (await t.call(calon[id]?.session, 'GET', '/api/peserta/hasil')).body.hasil;
const seats = async (id: string) =>
  (await t.call(admin, 'GET', '/api/daftar-ulang-jurusan')).body.find((one: { id: string }) => one.id === id);
const rows = async () => {
  const all = await t.context.store.read.select().from(hasilSeleksi);
  return new Map(all.map((row) => [row.peserta_id, row]));
};
const mundur = (id: string) =>
  post('peserta/daftar-ulang-mundur', { konfirmasi: id }, calon[id]?.session ?? admin);
const kembalikan = async (jurusan: string, id: string) => {
  const isian = { daftar_ulang_verifikasi_status: 'belum', verifikasi_keterangan: 'Tetap ikut.' };
  const { body } = await t.call(admin, 'PUT', `/api/daftar-ulang-verifikasi/${jurusan}/${id}`, isian);
  expect(body.status).toBe(true);
};
const naik = (id: string, jurusan_id = 'rpl') => post('olah-nilai-cadangan-naik', { jurusan_id, id });
const place = async (id: string, jurusan_id: string, more: object = {}) =>
  (await post('olah-nilai-manual-grade', { id, jurusan_id, alasan: 'rapat', ...more })).body;
const statusIn = async (jurusan: string, id: string) =>
  (await t.call(admin, 'GET', `/api/olah-nilai/${jurusan}`)).body.find((one: { id: string }) => one.id === id)
    .status;

const isiBukti = async () =>
  bacaBukti(JSON.stringify((await t.call(undefined, 'GET', '/api/bukti-seleksi')).body)).isi;

/** Somebody of the second wave. */
async function join(id: string, nilai: number, jurusan: string, at: number): Promise<void> {
  const one = await buildPendaftar(t, id, id);
  await one.send({ nama: id, nisn: `006123111${at}`, jurusan_id_1: jurusan, jurusan_id_2: null });
  await one.setStatus(4);
  await scoreCalon(t, admin, id, nilai, jurusan);
  calon[id] = one;
}

/** Ani has the one seat of rpl, budi waits for it, citra has one of five in tkj; it is published and re-registration is on. */
beforeEach(async () => {
  calon = await buildSeleksi(t, admin);
  await runSeleksi(t, admin);
  await publish();
  await setMasa(t, admin, 1, 3);
  t.clock.advance(1_000);
});

describe('a later selection, once seats have moved', () => {
  /** Ani has left, and budi has moved up. */
  beforeEach(async () => {
    await mundur('ani');
    expect((await naik('budi')).body.status).toBe(true);
  });

  test('fills free seats alone: who moved up keeps his, who left stays away, and the panel counts it before', async () => {
    const before = await rows();
    await join('dewi', 99, 'rpl', 1);
    await join('eka', 60, 'tkj', 2);
    await setPagu(t, 'rpl', 2);
    expect((await state()).halangan).toContain('berubah sesudah');
    await runSeleksi(t, admin);
    expect(await state()).toMatchObject({
      halangan: null,
      perubahan: { baru: 2, tetap: 2, pindah: 0, hilang: 0 },
      jumlah_berubah: 0,
    });
    expect((await publish()).body).toMatchObject({ status: true, message: 'Hasil seleksi sudah terbit.' });
    expect(await names()).toEqual(['b***', 'd***', 'c****', 'e**']);
    const after = await rows();
    for (const id of ['ani', 'budi', 'citra']) expect(after.get(id)).toEqual(before.get(id));
    expect(await hasil('ani')).toMatchObject({ status: 'L', lepas: 'mundur' });
    expect(await hasil('budi')).toMatchObject({ status: 'L', jalan: 'cadangan', urutan: 1 });
    expect(await hasil('dewi')).toMatchObject({ status: 'L', jalan: 'pg1' });
    expect(await seats('rpl')).toMatchObject({ pagu: 2, belum: 2, kosong: 0, lebih: 0 });
    // What it has given is kept by the next one, which has to run again.
    expect(await state()).toMatchObject({
      perubahan: null,
      halangan: expect.stringContaining('kursi yang terbit'),
    });
  });

  test('takes nobody’s seat, however good a newcomer is; he waits', async () => {
    await join('dewi', 99, 'rpl', 1);
    await runSeleksi(t, admin);
    await publish();
    expect(await names()).toEqual(['b***', 'c****']);
    expect(await hasil('dewi')).toMatchObject({ status: 'CADANGAN', urutan: 1 });
    await mundur('budi');
    expect((await naik('dewi')).body.status).toBe(true);
    await join('fani', 50, 'tkj', 3);
    await runSeleksi(t, admin);
    expect((await publish({ alasan: 'Gelombang 3' })).body.status).toBe(true);
    expect(await names()).toEqual(['d***', 'c****', 'f***']);
  });

  test('tells the lowest score of who wins a seat by it; where nobody does, what was published stays', async () => {
    const lowest = async () => {
      const all = (await t.call(undefined, 'GET', '/api/pengumuman-nilai')).body;
      return all.map(({ nilai }: { nilai: number }) => nilai);
    };
    const [rpl, tkj] = await lowest();
    for (const [id, jurusan] of [
      ['budi', 'rpl'],
      ['citra', 'tkj'],
    ])
      await t.call(admin, 'PUT', `/api/olah-nilai/${jurusan}/${id}`, {
        nilai_wawancara: null,
        nilai_teori: null,
      });
    await join('dewi', 99, 'tkj', 1);
    await runSeleksi(t, admin);
    const preview = (await t.call(admin, 'GET', '/api/publikasi-pratinjau')).body.nilai_terendah;
    await publish();
    const told = await lowest();
    expect(told[0]).toBe(rpl);
    expect(told[1]).toBeGreaterThan(tkj);
    expect(preview.map(({ nilai }: { nilai: number }) => nilai)).toEqual(told);
    const proved = hitungBukti(await isiBukti()).program;
    expect(proved.map(({ nilai_terendah }) => (nilai_terendah ?? 0) / 100)).toEqual(told);
    expect(proved.map(({ dari_sebelumnya }) => dari_sebelumnya)).toEqual([true, false]);
    const { versi } = (await t.call(admin, 'GET', '/api/pengaturan/seleksi')).body;
    await t.call(admin, 'PUT', '/api/pengaturan/seleksi', { tampilkan_nilai_terendah: false, versi });
    expect(hitungBukti(await isiBukti()).program[0]).toMatchObject({ nilai_terendah: null });
  });

  test('is proved and computed again: what was announced is what its run gives', async () => {
    await join('dewi', 99, 'rpl', 1);
    await setPagu(t, 'rpl', 3);
    await runSeleksi(t, admin);
    await publish();
    const isi = await isiBukti();
    expect(Object.values(isi.diumumkan)).toHaveLength(3);
    expect(hitungBukti(isi).beda).toEqual([]);
    expect((await verifyRuns(t.context.store.read)).salah).toEqual([]);
  });

  test('the scores of a programme show who keeps his seat, also after a first round alone', async () => {
    await join('dewi', 99, 'rpl', 1);
    await post('olah-nilai-grade', { id: 'rpl', alasan: 'uji' });
    const list = (await t.call(admin, 'GET', '/api/olah-nilai/rpl')).body;
    const status = new Map(list.map((one: { id: string; status: string }) => [one.id, one.status]));
    expect([status.get('budi'), status.get('dewi')]).toEqual(['L', 'CADANGAN 1']);
    const why = (await t.call(admin, 'GET', '/api/olah-nilai-penjelasan/budi')).body;
    expect(why).toMatchObject({ status: 'L', jalan: 'terbit' });
    const left = await t.call(admin, 'GET', '/api/olah-nilai-penjelasan/ani');
    expect([left.httpStatus, left.body.message]).toEqual([
      404,
      expect.stringMatching(/^Kursi ani .* sudah dilepas/),
    ]);
  });

  test('is held up by no score of whoever keeps his seat', async () => {
    await t.call(admin, 'PUT', '/api/olah-nilai/rpl/budi', { nilai_wawancara: null });
    expect((await post('olah-nilai-grade', { id: 'rpl', alasan: 'uji' })).body.status).toBe(true);
    await join('dewi', 99, 'rpl', 1);
    await t.call(admin, 'PUT', '/api/olah-nilai/rpl/dewi', { nilai_wawancara: null });
    expect((await post('olah-nilai-grade', { id: 'rpl', alasan: 'uji' })).body.message).toMatch(
      /^Nilai dewi belum lengkap/,
    );
  });

  test('waits for the file of whoever keeps a seat, by name', async () => {
    await calon['budi']?.setStatus(1);
    const { body } = await post('olah-nilai-grade', { id: 'rpl', alasan: 'uji' });
    expect(body).toMatchObject({
      status: false,
      message: expect.stringMatching(/^budi mempunyai kursi.*di Verifikasi/),
    });
    expect((await state()).halangan).toMatch(/^budi mempunyai kursi/);
  });

  test.each([
    [5, 'Berkas Ditolak'],
    [6, 'Cabut Berkas'],
  ])('a kept seat of a file of status %i is to be freed first, at re-registration', async (status, kata) => {
    await calon['budi']?.setStatus(status);
    const { message } = (await post('olah-nilai-grade', { id: 'rpl', alasan: 'uji' })).body;
    expect(message).toMatch(new RegExp(`^budi mempunyai kursi.*${kata}.*di Daftar Ulang`));
    expect(message).not.toContain('diperiksa lagi');
  });

  test('nobody is placed by hand who has a published seat, or has given his up', async () => {
    expect((await place('budi', 'tkj')).message).toContain('budi sudah mempunyai kursi');
    expect((await place('ani', 'tkj')).message).toContain('Kursi ani sudah dilepas');
  });

  test('what is public is not taken back: the sentence names who moved and the way out', async () => {
    const answer = (await post('publikasi-tarik', { alasan: 'Keliru' })).body;
    expect(answer.message).toMatch(
      /^2 kursi sudah berpindah.*ani \(kursi dilepas\), budi \(naik dari cadangan\).*ganti hasilnya/,
    );
    expect((await state()).halangan_tarik).toBe(answer.message);
    expect(await names()).toEqual(['b***', 'c****']);
  });
});

describe('a placement by hand, once seats have moved', () => {
  const again = async () => {
    await runSeleksi(t, admin);
    const { status, potret_nomor: konfirmasi } = (await publish()).body;
    expect(status || (await publish({ konfirmasi })).body.status).toBe(true);
  };

  test('that was published is kept as a published seat: rounds, scores and later publications go on', async () => {
    await place('citra', 'tkj');
    await again();
    await mundur('ani');
    for (const id of ['rpl', 'tkj'])
      expect((await post('olah-nilai-grade', { id, alasan: 'uji' })).body.status).toBe(true);
    expect((await scoreCalon(t, admin, 'citra', 75, 'tkj')).body.status).toBe(true);
    expect(await statusIn('tkj', 'citra')).toBe('L');
    await again();
    expect(await names()).toEqual(['b***', 'c****']);
    expect(await hasil('citra')).toMatchObject({ jalan: 'manual' });
  });

  test('that leads elsewhere than the published seat gives way to it', async () => {
    expect((await place('citra', 'rpl', { konfirmasi: true })).status).toBe(true);
    await mundur('ani');
    expect((await post('olah-nilai-grade', { id: 'rpl', alasan: 'uji' })).body.status).toBe(true);
    expect(await statusIn('tkj', 'citra')).toBe('L');
    await again();
    expect(await names()).toEqual(['b***', 'c****']);
  });

  test('of whoever gave his seat up holds none any more', async () => {
    await place('ani', 'rpl');
    await again();
    await mundur('ani');
    await again();
    expect([await statusIn('rpl', 'ani'), await names()]).toEqual(['TL', ['b***', 'c****']]);
  });
});

test('the proof holds after a seat is given back of which its run knew nothing', async () => {
  await mundur('citra');
  await join('dewi', 99, 'tkj', 1);
  await runSeleksi(t, admin);
  await publish();
  t.clock.advance(60_000);
  await kembalikan('tkj', 'citra');
  expect(hitungBukti(await isiBukti()).beda).toEqual([]);
});

test('the proof tells who moved up into his second choice where he stood when it was published', async () => {
  await write(t, (tx) => tx.update(peserta).set({ jurusan_id_2: 'tkj' }).where(eq(peserta.id, 'budi')));
  await setPagu(t, 'tkj', 1);
  await runSeleksi(t, admin);
  await publish();
  await mundur('citra');
  expect((await naik('budi', 'tkj')).body.status).toBe(true);
  expect(hitungBukti(await isiBukti()).beda).toEqual([]);
});

test('a reserved seat that is kept is not reserved again for the next wave', async () => {
  await t.call(admin, 'PUT', '/api/olah-nilai/rpl/budi', { afirmasi_status: true });
  await runSeleksi(t, admin);
  // 15 % of one seat is one: it goes to budi in the place of ani.
  await publish({ konfirmasi: (await publish()).body.potret_nomor });
  await mundur('citra');
  await setPagu(t, 'rpl', 2);
  await join('dewi', 99, 'rpl', 1);
  await join('eka', 60, 'rpl', 2);
  await t.call(admin, 'PUT', '/api/olah-nilai/rpl/eka', { afirmasi_status: true });
  await runSeleksi(t, admin);
  await publish();
  expect(await names()).toEqual(['b***', 'd***']);
  expect(hitungBukti(await isiBukti()).beda).toEqual([]);
  expect((await verifyRuns(t.context.store.read)).salah).toEqual([]);
});

describe('a seat that moves between reading and writing', () => {
  const publishAfter = (act: () => Promise<unknown>) => {
    const store = storeAfter(t.context.store, act, 1);
    t.clock.advance(1_000);
    const akun = { akun_id: admin.akun_id, username: 'Pak Adi' } as SignedIn;
    return terbitkan({ ...t.context, store }, akun, { sekarang: true, alasan: 'Ganti' });
  };
  const outdated = { message: expect.stringContaining('berubah sesudah') };

  test('is not overwritten', async () => {
    await runSeleksi(t, admin);
    await expect(publishAfter(() => mundur('ani'))).rejects.toMatchObject(outdated);
    expect(await names()).toEqual(['c****']);
    expect((await state()).riwayat).toHaveLength(1);
  });

  test('is not given twice: who had moved up and left has it back, though another left after him', async () => {
    await mundur('ani');
    await naik('budi');
    for (const id of ['budi', 'citra']) {
      t.clock.advance(1_000);
      await mundur(id);
    }
    await join('dewi', 99, 'rpl', 1);
    await runSeleksi(t, admin);
    await expect(publishAfter(() => kembalikan('rpl', 'budi'))).rejects.toMatchObject(outdated);
    expect(await seats('rpl')).toMatchObject({ belum: 1, lebih: 0 });
  });
});

test('while no seat has moved a selection decides anew; whoever loses a published seat is named and confirmed', async () => {
  await scoreCalon(t, admin, 'budi', 95);
  await runSeleksi(t, admin);
  expect((await state()).perubahan).toEqual({ baru: 1, tetap: 1, pindah: 0, hilang: 1 });
  const asked = await publish();
  expect([asked.httpStatus, asked.body.jenis]).toEqual([409, 'kursi-hilang']);
  expect(asked.body.message).toContain(
    '1 pendaftar kehilangan kursi yang sudah terbit dan 0 pindah program: ani.',
  );
  expect(await names()).toEqual(['a**', 'c****']);
  expect((await publish({ konfirmasi: true })).body.status).toBe(false);
  expect((await publish({ konfirmasi: asked.body.potret_nomor })).body.status).toBe(true);
  expect(await names()).toEqual(['b***', 'c****']);
});

test('while no seat has moved what is public is replaced at once: the sentence names the way to another instant', async () => {
  await runSeleksi(t, admin);
  const { body } = await publish({ sekarang: false, tanggal: '2025-07-02', jam: '08:00' });
  expect([body.status, body.message]).toEqual([
    false,
    expect.stringContaining('Untuk waktu lain, tarik dahulu'),
  ]);
});

test('a yes holds for the run that was asked about, and for none that was made since', async () => {
  await scoreCalon(t, admin, 'budi', 95);
  await runSeleksi(t, admin);
  const konfirmasi = (await publish()).body.potret_nomor;
  await scoreCalon(t, admin, 'citra', 20, 'tkj');
  await runSeleksi(t, admin);
  const late = await publish({ konfirmasi });
  expect([late.httpStatus, late.body.jenis, await names()]).toEqual([409, 'berubah', ['a**', 'c****']]);
  expect(late.body.message).toContain('dijalankan lagi');
  expect((await publish({ konfirmasi: (await publish()).body.potret_nomor })).body.status).toBe(true);
});

test('open objections and lost seats are one question, which names both', async () => {
  const isi = { peserta_id: 'budi', nomor: 1, body: 'Nilai saya 85.', path: null, operasi: 'operasi-1' };
  await write(t, (tx) => insertSanggahan(tx, 0, isi));
  await scoreCalon(t, admin, 'budi', 95);
  await runSeleksi(t, admin);
  const { httpStatus, body } = await publish();
  expect([httpStatus, body.jenis]).toEqual([409, 'kursi-hilang']);
  expect(body.message).toMatch(/^1 sanggahan belum dijawab\..* 1 pendaftar kehilangan kursi .*: ani\./);
});
