import { dayMs } from '@spmb/shared/kernel/zone.ts';
import { diterima, ditolak, pengajuan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { describe, expect, test } from 'vitest';
import { listMedia, type Media } from '../../../media/media.queries.ts';
import { saveMedia } from '../../../media/media.mutations.ts';
import { makeRow } from '../../../testing/make-row.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { insertPublikasi } from '../../olah-nilai/publikasi/publikasi.mutations.ts';
import { buildPendaftar, type Pendaftar } from '../../pendaftaran/testing/build-pendaftar.ts';
import { permohonan } from '../../permohonan/permohonan.table.ts';
import { accept, write } from '../../situs/testing/admission.ts';
import { ujian } from '../../ujian/attempt/ujian.table.ts';

const t = perTest(buildTestApp);
const asAdmin = async (method: string, path: string, body?: object) =>
  t.call(await t.signIn('administrator'), method, path, body);

/** Somebody with a document; no seat was his. */
async function apply(id: string): Promise<{ who: Pendaftar; name: string }> {
  const who = await buildPendaftar(t, id, id);
  const name = await who.upload('pdf');
  const nisn = `00612345${((id.codePointAt(0) ?? 0) % 90) + 10}`;
  await who.send({ nama: id, nisn, dok_akte_lahir: name });
  return { who, name };
}
const gagal = (id: string, terbit_ms = t.clock.nowMs()) =>
  accept(t, { peserta_id: id, program_keahlian_id: null, status: 'TL', jalan: null, terbit_ms });
/** Another file of his, beside one that he has; answers its name. */
async function store({ session }: Pendaftar, like: string, more: Partial<Media>): Promise<string> {
  const [file] = await listMedia(t.context.store.read, [like]);
  const another = { ...file!, ...more, sha256: 'ab'.repeat(32) };
  let name: string | undefined;
  await write(t, async (tx) => {
    [name] = (await saveMedia(tx, t.clock.nowMs(), [another], session.akun_id)).values();
  });
  return name!;
}
/** A wave is published, and the rule counts 30 days from then. */
async function publish() {
  const row = { potret_nomor: 1, terbit_ms: t.clock.nowMs(), angka: [], alasan: '' };
  await write(t, (tx) => insertPublikasi(tx, 0, row));
  const isi = { hapus_dokumen: true, hapus_dokumen_hari: 30 };
  expect((await asAdmin('PUT', '/api/pengaturan/privasi', isi)).body.status).toBe(true);
}
/** Looks of so many days, under a date that an administrator has confirmed. */
async function pass(days: number) {
  const { server_ms } = (await asAdmin('GET', '/api/privasi-retensi')).body;
  expect((await asAdmin('POST', '/api/privasi-tanggal', { server_ms })).body.status).toBe(true);
  for (let day = 0; day < days; day += 1) {
    expect((await asAdmin('POST', '/api/utility-run-workers/retensi')).body.status).toBe(true);
    t.clock.advance(dayMs);
  }
}
const left = async (...names: string[]) => (await listMedia(t.context.store.read, names)).length;

describe('documents go of whoever was decided on, as long ago as the rule wants', () => {
  test.each([
    ['by a published result', true, (id: string) => gagal(id)],
    [
      'by a file that was rejected',
      true,
      (_: string, { decide }: Pendaftar) => decide(ditolak, { catatan: 'Tidak lengkap.' }),
    ],
    [
      'a file that waits for a later wave',
      false,
      (_: string, { setStatus }: Pendaftar) => setStatus(pengajuan),
    ],
    ['a verified file in no run yet', false, (_: string, { setStatus }: Pendaftar) => setStatus(diterima)],
    ['a result that was published lately', false, (id: string) => gagal(id, t.clock.nowMs() + 39 * dayMs)],
  ])('%s: %s', async (_, isGone, decide) => {
    const { who, name } = await apply('cici');
    await publish();
    await decide('cici', who);
    t.clock.advance(40 * dayMs);
    await pass(9);
    expect(await left(name)).toBe(isGone ? 0 : 1);
  });

  test('a file that was rejected lately keeps them', async () => {
    const { who, name } = await apply('cici');
    await publish();
    t.clock.advance(40 * dayMs);
    await who.decide(ditolak, { catatan: 'Tidak lengkap.' });
    await pass(9);
    expect(await left(name)).toBe(1);
  });
});

describe('documents of one who lost his others stay', () => {
  test.each([
    ['PENGAJUAN', 1],
    ['PERBAIKAN', 1],
    ['TERVERIFIKASI', 1],
    ['DITOLAK', 0],
  ] as const)('of an application that is %s: %i', async (keadaan, stays) => {
    const { who, name } = await apply('budi');
    await gagal('budi');
    const path = await store(who, name, { doctype: 'permohonan' });
    await write(t, (tx) => makeRow(tx, permohonan, { peserta_id: 'budi', keadaan, path }));
    await publish();
    t.clock.advance(40 * dayMs);
    await pass(9);
    expect([await left(name), await left(path)]).toEqual([0, stays]);
    // Nothing that stays is announced for ever.
    expect((await asAdmin('GET', '/api/privasi-retensi')).body.bagian[0].jumlah).toBe(0);
  });

  test('that were stored since', async () => {
    const { who, name } = await apply('budi');
    await gagal('budi');
    await publish();
    t.clock.advance(40 * dayMs);
    const baru = await store(who, name, {});
    await pass(9);
    expect([await left(name), await left(baru)]).toEqual([0, 1]);
  });
});

test('no look begins by itself while an exam runs, and one that staff have begun deletes nothing then', async () => {
  const { name } = await apply('budi');
  await gagal('budi');
  await publish();
  t.clock.advance(40 * dayMs);
  await pass(7);
  await write(t, (tx) => makeRow(tx, ujian, { status: 'mengerjakan' }));
  const retensi = t.features.flatMap(({ jobs }) => jobs ?? []).find((job) => job.kerja?.kode === 'retensi');
  expect(await retensi?.isDue?.()).toBe(false);
  await pass(2);
  expect(await left(name)).toBe(1);
  await write(t, (tx) => tx.update(ujian).set({ status: 'final' }));
  expect(await retensi?.isDue?.()).toBe(true);
  await pass(1);
  expect(await left(name)).toBe(0);
});
