import type { Hapusan } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { sweepMedia } from '../../media/sweep-media.ts';
import { deleteRecord } from '../../testing/delete-record.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildPicture } from '../media/testing/build-file.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));
const staff = perTest(() => t.signIn('operator'));

const post = async (path: string, body: unknown, by = staff) =>
  (await t.call(by, 'POST', `/api/${path}`, body)).body;
const undo = (id: string, by = staff) => t.call(by, 'POST', '/api/hapusan-urungkan', { id });
const list = async (by = staff) => (await t.call(by, 'GET', '/api/hapusan')).body;

describe('questions', () => {
  let guru: Session;
  let bank: string;
  const isian = { soal: 'Uji', pilihan_a: '1', pilihan_b: '2', jawaban: 'A' };
  const shown = async () =>
    ((await t.call(guru, 'GET', `/api/master-soal-detail/${bank}`)).body as { soal: string }[]).map(
      ({ soal }) => soal,
    );
  const rows = async () =>
    (await t.call(guru, 'GET', `/api/master-soal-detail/${bank}`)).body as { id: string; versi: number }[];
  beforeEach(async () => {
    guru = await t.signIn('guru');
    bank = (await post('master-soal', { mapel: 'Fisika' }, guru)).data.id;
    for (const soal of ['a', 'b', 'c']) await post(`master-soal-detail/${bank}`, { ...isian, soal }, guru);
  });

  test('come back several at once, and the sheet is built anew; no other teacher takes them back', async () => {
    const versi = async () => (await t.call(guru, 'GET', `/api/master-soal/${bank}`)).body.versi as number;
    const soal = (await rows()).slice(0, 2).map(({ id, versi }) => ({ id, versi }));
    const agreed = { soal, ikut: { soal: 2 }, alasan: 'soal bocor' };
    const { hapusan_id } = await post(`master-soal-detail-hapus/${bank}`, agreed, guru);
    const before = await versi();
    expect((await undo(hapusan_id, await t.signIn('guru'))).httpStatus).toBe(404);
    expect((await undo(hapusan_id, guru)).body.message).toBe('2 soal Fisika dikembalikan.');
    expect(await shown()).toEqual(['a', 'b', 'c']);
    expect(await versi()).toBeGreaterThan(before);
  });

  test('do not come back to a number that is taken, or to a bank that is gone before the bank does', async () => {
    const [a] = await rows();
    const { hapusan_id } = await post(`master-soal-detail/${bank}/${a?.id}?_method=DELETE`, {}, guru);
    await post(`master-soal-detail/${bank}`, { ...isian, soal: 'baru', nomor: 1 }, guru);
    expect((await undo(hapusan_id, guru)).httpStatus).toBe(409);
    const gone = (await deleteRecord(t, guru, `/api/master-soal/${bank}`)).body.hapusan_id as string;
    expect((await undo(hapusan_id, guru)).body.status).toBe(false);
    expect((await undo(gone, guru)).body.status).toBe(true);
    expect(await shown()).toEqual(['baru', 'b', 'c']);
  });

  test('that a file replaced change places with those of the file, to and fro', async () => {
    const form = new FormData();
    form.append('file_soal', new File(['x?\nA. ya\nB. tidak\nANSWER: B\n'], 'soal.txt'));
    for (const [name, value] of Object.entries({ cara: 'ganti', dihapus: '3', alasan: 'soal baru' }))
      form.append(name, value);
    const { hapusan_id } = (await t.call(guru, 'POST', `/api/master-soal-impor/${bank}`, form)).body;
    expect(await shown()).toEqual(['x?']);
    expect((await undo(hapusan_id, guru)).body.status).toBe(true);
    expect(await shown()).toEqual(['a', 'b', 'c']);
    const back = (await list(guru)).find((one: Hapusan) => one.diurungkan_ms === null);
    expect((await undo(back.id, guru)).body.status).toBe(true);
    expect(await shown()).toEqual(['x?']);
  });

  test('keep their images while they can come back', async () => {
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await buildPicture('png'))], 'a.png'));
    const { name } = (await t.call(guru, 'POST', '/api/media?doctype=soal', form)).body;
    const made = await post(`master-soal-detail/${bank}`, { ...isian, soal_gambar: name }, guru);
    const { hapusan_id } = await post(`master-soal-detail/${bank}/${made.data.id}?_method=DELETE`, {}, guru);
    t.clock.advance(3 * 24 * 3_600_000);
    await sweepMedia(t.context, t.mediaHolders);
    const later = await t.signIn('administrator');
    expect((await undo(hapusan_id, later)).body.status).toBe(true);
    expect((await t.call(later, 'GET', `/api/media/${name}`)).httpStatus).toBe(200);
  });
});

describe('accounts and lists', () => {
  test('an account comes back signed out, and not under a name that another has taken', async () => {
    const other = await t.signIn('supervisor');
    const path = `/api/user/${other.akun_id}`;
    const { email, username } = (await t.call(admin, 'GET', path)).body;
    const first = (await deleteRecord(t, admin, path)).body.hapusan_id as string;
    expect((await undo(first, staff)).httpStatus).toBe(404);
    expect((await undo(first, admin)).body.status).toBe(true);
    expect((await t.call(other, 'GET', '/api/user-info')).httpStatus).toBe(401);
    expect((await t.call(admin, 'GET', path)).body).toMatchObject({ email, username });
    const second = (await deleteRecord(t, admin, path)).body.hapusan_id as string;
    const isian = { username: 'Pengganti', email, authent: 'guru', jurusan_id: null, status: 0 };
    expect((await post('user', isian, admin)).status).toBe(true);
    expect((await undo(second, admin)).httpStatus).toBe(409);
  });

  test('a record does not come back beside one of its name', async () => {
    const { data: made } = await post('ruang', { name: 'Lab 1', kapasitas: 36 });
    const { hapusan_id } = (await deleteRecord(t, staff, `/api/ruang/${made.id}`)).body;
    await post('ruang', { name: 'lab 1', kapasitas: 20 });
    expect((await undo(hapusan_id)).body).toMatchObject({
      status: false,
      kesalahan: { name: expect.any(String) },
    });
    expect((await t.call(staff, 'GET', '/api/ruang')).body).toHaveLength(1);
  });
});
