import { bacaBukti } from '@spmb/shared/bukti-seleksi/baca-bukti.ts';
import { hitungBukti } from '@spmb/shared/bukti-seleksi/hitung-bukti.ts';
import { beforeEach, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { verifyRuns } from '../olah-nilai/putaran/verify-runs.ts';
import { buildSeleksi, runSeleksi } from '../olah-nilai/testing/build-seleksi.ts';
import { potretSeleksi } from '../seleksi/kursi.table.ts';
import { jsonOf } from '../../server/work/packed-json.ts';
import { write } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));

const post = (path: string, body: object) => t.call(admin, 'POST', `/api/${path}`, body);
const spaced = (json: string) => JSON.stringify(JSON.parse(json), null, 1);

/** A run as an older server kept it: as JSON, its rules in it alone. */
beforeEach(async () => {
  await buildSeleksi(t, admin);
  await runSeleksi(t, admin);
  const [kept] = await t.context.store.read.select().from(potretSeleksi);
  if (!kept) throw new Error('no run was kept');
  const masukan = spaced(jsonOf(kept.masukan));
  const hasil = spaced(jsonOf(kept.hasil));
  await write(t, (tx) => tx.update(potretSeleksi).set({ masukan, hasil, aturan: null }));
});

test('a run that an older server kept is published and proved like any other', async () => {
  expect((await verifyRuns(t.context.store.read)).salah).toEqual([]);
  expect((await t.call(admin, 'GET', '/api/publikasi')).body.halangan).toBeNull();
  expect((await post('publikasi', { sekarang: true, alasan: 'uji' })).body.status).toBe(true);
  const { isi } = bacaBukti(JSON.stringify((await t.call(undefined, 'GET', '/api/bukti-seleksi')).body));
  expect([hitungBukti(isi).beda, Object.keys(isi.diumumkan)]).toEqual([
    [],
    expect.objectContaining({ length: 3 }),
  ]);
  const { body } = await post('bukti-seleksi-lengkap', { alasan: 'Diminta inspektorat' });
  expect(JSON.parse(body.isi).hasil.ani).toMatchObject({ status: 'L', program: 'rpl' });
});

test('the record of the selection says the rules that it had, whatever they are now', async () => {
  const { versi } = (await t.call(admin, 'GET', '/api/pengaturan')).body.seleksi;
  const changed = await t.call(admin, 'PUT', '/api/pengaturan/seleksi', { persen_afirmasi: 40, versi });
  expect(changed.body.status).toBe(true);
  const paper = await t.app.request('/api/laporan-kertas', {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}` },
    body: JSON.stringify({ kertas: 'berita_acara' }),
  });
  expect((await readPdf(await paper.arrayBuffer())).join(' ')).toContain('Kursi afirmasi: 15 persen');
});
