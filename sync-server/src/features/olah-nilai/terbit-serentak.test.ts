import { beforeEach, expect, test } from 'vitest';
import type { Store } from '../../db/store.ts';
import type { SignedIn } from '../../http/route.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { buildPendaftar, type Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { replaceHasil } from '../seleksi/seleksi.mutations.ts';
import { hasilSeleksi } from '../seleksi/seleksi.table.ts';
import { write } from '../situs/testing/admission.ts';
import { terbitkan } from './publikasi/terbitkan.ts';
import { buildSeleksi, runSeleksi, scoreCalon, setPagu } from './testing/build-seleksi.ts';
import { storeAfter } from './testing/store-after.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
let calon: Record<'ani' | 'budi' | 'citra', Pendaftar>;

beforeEach(async () => {
  calon = await buildSeleksi(t, admin);
  await runSeleksi(t, admin);
});

const rows = () => t.context.store.read.select().from(hasilSeleksi);
const names = async () =>
  (await t.call(undefined, 'GET', '/api/pengumuman')).body.map(({ nama }: { nama: string }) => nama);
const publishOn = (store: Store, more: object = {}) =>
  terbitkan({ ...t.context, store }, { akun_id: admin.akun_id, username: 'Pak Adi' } as SignedIn, {
    sekarang: true,
    ...more,
  });
/** An act on the selection that changes nothing of it. */
const note = () => t.call(admin, 'PUT', '/api/olah-nilai/rpl/budi', { keterangan: 'dicek' });
const after = (act: () => Promise<unknown>, times = 1) => storeAfter(t.context.store, act, times);
const outdated = { message: expect.stringContaining('berubah sesudah seleksi terakhir') };

test('a score, a quota or a file that changes between reading and writing refuses a publication, and nothing is frozen', async () => {
  const changes = [
    () => scoreCalon(t, admin, 'budi', 95),
    () => setPagu(t, 'rpl', 2),
    () => calon.budi.setStatus(5),
  ];
  for (const change of changes) {
    await expect(publishOn(after(change))).rejects.toMatchObject(outdated);
    expect([await rows(), await names()]).toEqual([[], []]);
    await runSeleksi(t, admin);
  }
});

test('a rejection and an acceptance in one programme between reading and writing refuse it, though the counts are as they were', async () => {
  const dewi = await buildPendaftar(t, 'dewi', 'dewi');
  await dewi.send({ nama: 'dewi', nisn: '0061231119', jurusan_id_1: 'rpl', jurusan_id_2: null });
  const decide = async (isian: object) =>
    expect((await t.call(admin, 'POST', '/api/verifikasi', isian)).body.status).toBe(true);
  const verdicts = async () => {
    await decide({ id: 'ani', verifikasi_status: 5, alasan_kode: ['lainnya'], pesan: 'Bukan miliknya.' });
    await decide({ id: 'dewi', verifikasi_status: 4, semua_baik: true });
  };
  await expect(publishOn(after(verdicts))).rejects.toMatchObject(outdated);
  expect([await rows(), await names()]).toEqual([[], []]);
});

test('an act that changes nothing makes it be read again and published; one after the other is refused in the end', async () => {
  await expect(publishOn(after(note, 9))).rejects.toMatchObject({
    httpStatus: 409,
    message: expect.stringContaining('sedang disimpan orang lain'),
  });
  expect(await rows()).toEqual([]);
  await publishOn(after(note, 2));
  expect(await names()).toEqual(['a**', 'c****']);
});

test('who is overtaken by another administrator is told of him, and replaces nothing', async () => {
  const other = await t.signIn('administrator', { nama: 'Bu Beti' });
  const overtake = () => t.call(other, 'POST', '/api/publikasi', { sekarang: true });
  await expect(publishOn(after(overtake), { versi: 0 })).rejects.toMatchObject({
    message: expect.stringMatching(/^Bu Beti sudah mengubah publikasi/),
  });
  expect((await t.call(admin, 'GET', '/api/publikasi')).body.riwayat).toHaveLength(1);
});

test('a publication that breaks off half way leaves what was public as it was', async () => {
  await publishOn(t.context.store);
  const before = await rows();
  const broken = ['[["ani","L","tkj","pg1",null,"{}"]]', '[["budi",'];
  const nowMs = t.clock.nowMs();
  await expect(
    write(t, (tx) => replaceHasil(tx, { nomor: 2, nowMs, terbitMs: nowMs, porsi: broken, tetap: false })),
  ).rejects.toThrow();
  expect([await rows(), await names()]).toEqual([before, ['a**', 'c****']]);
});
