import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { unpackZip } from '../../archive/unpack-zip.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { setMasa } from '../daftar-ulang/testing/build-diterima.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { programKeahlian } from '../program-keahlian/program-keahlian.table.ts';
import { write } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));

const act = async (path: string, body: object) =>
  expect((await t.call(admin, 'POST', path, body)).body.status).toBe(true);

/** The rows of his own copy, by table; without what his copies themselves leave behind. */
async function copyOf({ token }: Session): Promise<Record<string, unknown>> {
  const answer = await t.app.request('/api/peserta/salinan-data', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: 'sandi-uji-coba' }),
  });
  const parts = await unpackZip(new Uint8Array(await answer.arrayBuffer()));
  const { tabel } = JSON.parse(Buffer.from(parts.get('data.json') ?? []).toString());
  const { audit: _, ...rest } = tabel as Record<string, unknown>;
  return rest;
}

/** Two verified applicants of a programme with one seat. */
async function buildRivals(): Promise<Session[]> {
  const rivals: Session[] = [];
  for (const id of ['ani', 'budi']) {
    const one = await buildPendaftar(t, id, id);
    await one.send({ nama: id, nisn: `006123456${rivals.length}`, jurusan_id_1: 'rpl', jurusan_id_2: null });
    await one.setStatus(4);
    rivals.push(one.session);
  }
  await write(t, (tx) => tx.update(programKeahlian).set({ pagu: 1 }).where(eq(programKeahlian.id, 'rpl')));
  return rivals;
}

async function scoreRivals(): Promise<void> {
  await t.call(admin, 'PUT', '/api/olah-nilai/rpl/ani', { nilai_teori: 10, wawancara: 90 });
  await t.call(admin, 'PUT', '/api/olah-nilai/rpl/budi', { nilai_teori: 10, wawancara: 80 });
}

const run = async () => {
  for (const path of ['grade', 'grade2']) await act(`/api/olah-nilai-${path}`, { id: 'rpl', alasan: 'uji' });
};

const copiesOf = (rivals: readonly Session[]) => {
  // So often he may have one.
  t.clock.advance(5 * 60_000);
  return Promise.all(rivals.map(copyOf));
};

test('D-RULE-12: no run, no plan and none taken back changes what an applicant’s own copy holds; publication does, for him alone', async () => {
  const rivals = await buildRivals();
  const copies = () => copiesOf(rivals);
  const before = await copies();
  const unchanged = async () => expect(await copies()).toEqual(before);
  await scoreRivals();
  await unchanged();
  await run();
  await unchanged();
  await act('/api/publikasi', { sekarang: false, tanggal: '2025-07-01', jam: '08:30' });
  await unchanged();
  await act('/api/publikasi-tarik', { alasan: 'Keliru' });
  await unchanged();
  await act('/api/publikasi', { sekarang: true });
  const [ani, budi] = await copies();
  expect(ani?.['hasil_seleksi']).toMatchObject([{ peserta_id: 'ani', status: 'L' }]);
  expect(budi?.['hasil_seleksi']).toMatchObject([{ peserta_id: 'budi', status: 'CADANGAN' }]);
  expect(JSON.stringify(budi)).not.toContain('"ani"');
  await act('/api/publikasi-tarik', { alasan: 'Keliru' });
  for (const tabel of ['hasil_seleksi', 'nilai_peserta', 'daftar_ulang'])
    for (const copy of await copies()) expect(Object.keys(copy)).not.toContain(tabel);
});

test('D-RULE-12: a later wave that waits for its time is in no copy; from its instant on it is, and what it replaced is not', async () => {
  const rivals = await buildRivals();
  await scoreRivals();
  await run();
  await act('/api/publikasi', { sekarang: true });
  await setMasa(t, admin, 1, 3);
  t.clock.advance(1_000);
  const left = await t.call(rivals[0], 'POST', '/api/peserta/daftar-ulang-mundur', { konfirmasi: 'ani' });
  expect(left.body.status).toBe(true);
  const before = await copiesOf(rivals);
  await run();
  await act('/api/publikasi', {
    sekarang: false,
    tanggal: '2025-07-01',
    jam: '08:30',
    alasan: 'Gelombang 2',
  });
  expect(await copiesOf(rivals)).toEqual(before);
  t.clock.advance(Date.parse('2025-07-01T08:30:00+07:00') - t.clock.nowMs());
  const [, budi] = await copiesOf(rivals);
  expect(budi?.['hasil_seleksi']).toMatchObject([{ peserta_id: 'budi', status: 'L' }]);
});
