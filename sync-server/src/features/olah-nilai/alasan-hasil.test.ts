import { beforeEach, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { setMasa } from '../daftar-ulang/testing/build-diterima.ts';
import { readTables } from '../pencadangan/testing/read-tables.ts';
import type { Pendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { buildSeleksi, runSeleksi } from './testing/build-seleksi.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Pak Adi' }));
const prioritas = 'Anak guru yang gugur';
/** A sentence of its own: the record ends it once. */
const penempatan = 'Juara lomba kapal model.';
let calon: Record<'ani' | 'budi' | 'citra', Pendaftar>;

const post = async (path: string, body: object, who = admin) =>
  (await t.call(who, 'POST', `/api/${path}`, body)).body;
const why = async (id: string) => (await t.call(admin, 'GET', `/api/olah-nilai-penjelasan/${id}`)).body;
const own = async ({ session }: Pendaftar) => (await t.call(session, 'GET', '/api/peserta/hasil')).body.hasil;
const saveNilai = async (body: object) =>
  expect((await t.call(admin, 'PUT', '/api/olah-nilai/rpl/budi', body)).body.status).toBe(true);

/** The text of a paper, its words without the line breaks of its layout. */
async function paper(kertas: string): Promise<string> {
  const answer = await t.app.request('/api/laporan-kertas', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ kertas }),
  });
  return (await readPdf(await answer.arrayBuffer())).join(' ').replaceAll(/\s+/g, ' ');
}

/** Budi, who has less than Ani, gets the one seat of rpl by priority; Citra is placed by hand. */
beforeEach(async () => {
  calon = await buildSeleksi(t, admin);
  await saveNilai({ prioritas: true, alasan: prioritas });
  const placed = { jurusan_id: 'tkj', id: 'citra', alasan: penempatan };
  expect((await post('olah-nilai-manual-grade', placed)).status).toBe(true);
  await runSeleksi(t, admin);
});

test('N35: whoever runs the selection reads why somebody has priority, or was placed by hand', async () => {
  expect(await why('budi')).toMatchObject({ alasan_prioritas: prioritas, alasan_penempatan: '' });
  expect(await why('citra')).toMatchObject({ alasan_prioritas: '', alasan_penempatan: penempatan });
  expect(await why('ani')).toMatchObject({ alasan_prioritas: '', alasan_penempatan: '' });
});

test('N35: whose priority was taken back reads of none, whatever was written of it', async () => {
  await saveNilai({ prioritas: false, alasan: 'Keliru dicatat' });
  expect(await why('budi')).toMatchObject({ alasan_prioritas: '' });
});

test('N35: the record of the selection, the rank list and the acceptance report say who had priority, also as drafts', async () => {
  const told = async () => {
    expect(await paper('berita_acara')).toContain(`Alasan: ${prioritas}.`);
    expect(await paper('berita_acara')).toContain(`Alasan: ${penempatan}`);
    expect(await paper('berita_acara')).not.toContain(`${penempatan}.`);
    expect(await paper('peringkat')).toContain('(prioritas)');
    expect(await paper('penerimaan')).toContain('Pilihan 1, prioritas');
  };
  await told();
  expect((await post('publikasi', { sekarang: true })).status).toBe(true);
  await told();
});

test('N35: whoever was favoured reads why in his own result, nobody else does, and it stays as it was announced', async () => {
  expect((await post('publikasi', { sekarang: true })).status).toBe(true);
  await saveNilai({ prioritas: false, alasan: 'Keliru' });
  await setMasa(t, admin, 1, 3);
  t.clock.advance(1_000);
  expect((await post('peserta/daftar-ulang-mundur', { konfirmasi: 'budi' }, calon.budi.session)).status).toBe(
    true,
  );
  await runSeleksi(t, admin);
  expect((await post('publikasi', { sekarang: true, alasan: 'Gelombang 2' })).status).toBe(true);
  expect(await own(calon.budi)).toMatchObject({ lepas: 'mundur', alasan_prioritas: prioritas });
  expect(await own(calon.citra)).toMatchObject({ jalan: 'manual', alasan_penempatan: penempatan });
  expect(await own(calon.ani)).toMatchObject({ status: 'L', alasan_prioritas: '', alasan_penempatan: '' });
  expect(await paper('berita_acara')).toContain(`Alasan: ${penempatan}`);
  const proof = JSON.stringify((await t.call(undefined, 'GET', '/api/bukti-seleksi')).body);
  for (const alasan of [prioritas, penempatan]) expect(proof).not.toContain(alasan);
});

test('what was written of somebody is forgotten with him', async () => {
  expect((await post('publikasi', { sekarang: true })).status).toBe(true);
  await setMasa(t, admin, 1, 3);
  expect((await post('peserta/daftar-ulang-mundur', { konfirmasi: 'budi' }, calon.budi.session)).status).toBe(
    true,
  );
  const gone = await post('privasi-hapus/budi', { konfirmasi: 'budi', alasan: 'Diminta orangnya' });
  expect(gone).toMatchObject({ status: true });
  const tables = JSON.stringify((await readTables(t)).get('hasil_seleksi'));
  expect(tables).not.toContain(prioritas);
  expect(tables).toContain(penempatan);
});
