import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { keepMedia } from '../../media/media.mutations.ts';
import { sweepMedia } from '../../media/sweep-media.ts';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { paketGambar } from '../ujian/paket/paket.table.ts';
import { sweepUnggahan } from './sweep-unggahan.ts';
import { buildPdf, buildPicture } from './testing/build-file.ts';

const dayMs = 24 * 3_600_000;
const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const t = perTest(buildTestApp);
let admin: Session;
beforeEach(async () => {
  admin = await t.signIn('administrator');
});

async function upload(bytes: Uint8Array, doctype: string): Promise<string> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(bytes)]), 'berkas');
  return (await t.call(admin, 'POST', `/api/media?doctype=${doctype}`, form)).body.name;
}
const files = async () => {
  const names: string[] = [];
  for await (const page of t.context.media.list()) names.push(...page);
  return names;
};
/** A day passes, for the clock and for what lies on the disk. */
async function passDay(): Promise<void> {
  t.clock.advance(dayMs + 1);
  const long = new Date(Date.now() - dayMs - 1);
  for (const name of await files())
    await utimes(join(t.dataDir, 'media', name.slice(0, 2), name), long, long);
  admin = await t.signIn('administrator');
}
const status = async (name: string) => (await t.call(admin, 'GET', `/api/media/${name}`)).httpStatus;
const sweep = () => sweepMedia(t.context, t.mediaHolders);

describe('the sweep of stored files', () => {
  test('an image that no question names goes after a day, with its file; a named one stays', async () => {
    const [named, inside, orphan] = [
      await upload(await buildPicture('png', 10), 'soal'),
      await upload(await buildPicture('png', 11), 'soal'),
      await upload(await buildPicture('png', 12), 'soal'),
    ];
    const bank = await t.call(admin, 'POST', '/api/master-soal', { mapel: 'Uji', keterangan: 'A' });
    const saved = await t.call(admin, 'POST', `/api/master-soal-detail/${bank.body.data.id}`, {
      soal: `<p>Lihat <img src="media:${inside}"></p>`,
      pilihan_a: 'satu',
      pilihan_b: 'dua',
      pilihan_a_gambar: named,
      jawaban: 'A',
      status: 'siap',
    });
    expect(saved.body).toMatchObject({ status: true });
    await sweep();
    expect(await status(orphan)).toBe(200);
    await passDay();
    await sweep();
    expect([await status(named), await status(inside), await status(orphan)]).toEqual([200, 200, 404]);
    expect(await files()).toHaveLength(2);
  });

  test('the picture of an account stays while the account names it', async () => {
    const name = await upload(await buildPicture('png', 13), 'avatar');
    const { akun } = await import('../akun/account/akun.table.ts');
    await t.context.store.tx(system, async (tx) => {
      await tx.update(akun).set({ avatar: name });
    });
    await passDay();
    await sweep();
    expect(await status(name)).toBe(200);
    await t.context.store.tx(system, async (tx) => {
      await tx.update(akun).set({ avatar: null });
    });
    await sweep();
    expect(await status(name)).toBe(404);
  });

  test('a kind that no feature speaks for is never swept', async () => {
    const name = await upload(buildPdf(), 'peraturan');
    await passDay();
    await sweepMedia(t.context, { references: [], names: [], files: [] });
    expect(await status(name)).toBe(200);
  });

  test('the same file stored again, and one that is being named, count as new', async () => {
    const picture = await buildPicture('png', 14);
    const [again, kept] = [
      await upload(picture, 'soal'),
      await upload(await buildPicture('png', 15), 'soal'),
    ];
    await passDay();
    await t.context.store.tx(system, async (tx) => {
      expect(await keepMedia(tx, t.clock.nowMs(), 'soal', [kept, 'tidak-ada'])).toEqual(['tidak-ada']);
      expect(await keepMedia(tx, t.clock.nowMs(), 'soal', [again])).toEqual([]);
    });
    await sweep();
    expect([await status(again), await status(kept)]).toEqual([200, 200]);
  });

  test('images of paket stay, a file that nobody knows goes when it is old', async () => {
    const ruang = await buildExamRuang(t, { participants: 1 });
    const sealed = await t.context.media.put(Buffer.from('gambar tersegel'));
    const alamat = Buffer.from(sealed, 'hex').toString('base64url');
    await t.context.store.tx(system, async (tx) => {
      await tx
        .insert(paketGambar)
        .values({ sekolah_id: schoolId, alamat, paket_id: ruang.bankId, ukuran: 15 });
    });
    const stray = await t.context.media.put(Buffer.from('tanpa baris'));
    await sweep();
    expect(await files()).toEqual(expect.arrayContaining([sealed, stray]));
    await passDay();
    await sweep();
    expect(await files()).toContain(sealed);
    expect(await files()).not.toContain(stray);
  });

  test('a name whose file is gone does not stop the sweep of the others', async () => {
    const lost = await upload(buildPdf('Hilang'), 'peraturan');
    for (const name of await files()) await t.context.media.remove(name);
    const orphan = await upload(await buildPicture('png', 16), 'soal');
    await passDay();
    await sweep();
    expect([await status(orphan), await files()]).toEqual([404, []]);
    expect(await status(lost)).toBe(404);
  });
});

describe('the sweep of uploads on their way', () => {
  const begin = async (size: number) => {
    const metadata = `filename ${Buffer.from('a.pdf').toString('base64')},doctype ${Buffer.from('peraturan').toString('base64')}`;
    const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(size), 'upload-metadata': metadata };
    const answer = await t.app.request('/api/unggah', {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${admin.token}` },
    });
    return answer.headers.get('location') ?? '';
  };

  test('unfinished ones go after 24 hours, with their bytes; what belongs to none goes at once', async () => {
    const place = await begin(1_000);
    await mkdir(join(t.context.uploads.path, 'sisa'), { recursive: true });
    await writeFile(join(t.context.uploads.path, 'sisa', '1'), 'potongan');
    await sweepUnggahan(t.context);
    expect(await t.context.uploads.listIds()).toEqual([place.split('/').at(-1)]);
    t.clock.advance(dayMs + 1);
    await sweepUnggahan(t.context);
    expect(await readdir(t.context.uploads.path)).toEqual([]);
  });

  test('a finished one stays an hour, so that a lost answer can be asked for', async () => {
    const pdf = buildPdf('Selesai');
    const place = await begin(pdf.length);
    const type = { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' };
    const headers = { 'tus-resumable': '1.0.0', authorization: `Bearer ${admin.token}`, ...type };
    await t.app.request(place, { method: 'PATCH', headers, body: new Uint8Array(pdf) });
    await sweepUnggahan(t.context);
    const head = await t.app.request(place, { method: 'HEAD', headers });
    expect(head.headers.get('x-berkas')).toMatch(/^[\da-z]{22}$/);
    t.clock.advance(3_600_001);
    await sweepUnggahan(t.context);
    expect(await readdir(t.context.uploads.path)).toEqual([]);
  });
});
