import { beforeEach, expect, test } from 'vitest';
import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { peralihanBerkas } from '../pendaftaran/berkas.table.ts';
import { openPendaftaran } from '../situs/testing/admission.ts';
import { sendFile } from './testing/send-file.ts';

const t = perTest(buildTestApp);
let rina: Session;
let forms: Readonly<Record<string, Formulir>>;
beforeEach(async () => {
  await openPendaftaran(t);
  rina = await t.signIn('operator', { nama: 'Rina' });
  const [siti, ani] = [await sendFile(t, 'siti'), await sendFile(t, 'ani')];
  forms = { siti: siti.form, ani: ani.form };
});

const reason = { alasan_kode: ['buram'], pesan: 'Kartu Keluarga tidak terbaca. Foto lagi.' };
const desk = { alasan: 'di hadapan wali, salah ketik' };
const back = { verifikasi_status: 2, ...reason };
/** Every act of the committee that carries an id, each with what it asks of a file. */
const acts: Readonly<Record<string, (id: string) => [path: string, body: object]>> = {
  'sent back for a document': (id) => [
    'verifikasi',
    { id, ...back, dokumen: [{ kolom: 'dok_kartu_keluarga', putusan: 'buram' }] },
  ],
  'sent back for another document': (id) => [
    'verifikasi',
    { id, ...back, dokumen: [{ kolom: 'dok_akte_lahir', putusan: 'buram' }] },
  ],
  'sent back for a field': (id) => ['verifikasi', { id, ...back, perbaiki: ['nama_ayah'] }],
  'sent back in other words': (id) => [
    'verifikasi',
    { id, ...back, perbaiki: ['nama_ayah'], pesan: 'Betulkan nama ayah.' },
  ],
  rejected: (id) => ['verifikasi', { id, verifikasi_status: 5, ...reason }],
  withdrawn: (id) => ['verifikasi', { id, verifikasi_status: 6, ...reason }],
  'withdrawn with a correction': (id) => [
    'verifikasi',
    { id, verifikasi_status: 6, ...reason, ...desk, nama: 'Nama Baru' },
  ],
  corrected: (id) => ['verifikasi-koreksi', { id, ...desk, nama: 'Nama Baru' }],
  'corrected to something else': (id) => ['verifikasi-koreksi', { id, ...desk, nama: 'Nama Lain' }],
  'registered at the desk': (id) => ['verifikasi-daftarkan', { ...forms[id], id }],
  'registered without a file': (id) => ['verifikasi-daftarkan', { ...forms[id], nisn: '0099887766' }],
};
const carryOut = async (name: string, id: string, operasi_id: string) => {
  t.clock.advance(1_000);
  const [path, body] = acts[name]!(id);
  const answer = await t.call(rina, 'POST', `/api/${path}`, { ...body, operasi_id });
  return answer;
};
const countActs = async () => (await t.context.store.read.select().from(peralihanBerkas)).length;
const operasi_id = 'operasi-1';
const all = Object.keys(acts);
const first = all.filter((name) => name !== 'registered at the desk' && name !== 'registered without a file');

test.each(first)(
  'S2-VFORM-28, N24: the id of a file that was %s is no other act’s, of this file or another',
  async (name) => {
    expect((await carryOut(name, 'siti', operasi_id)).body).toMatchObject({ status: true });
    const before = await countActs();
    for (const id of ['siti', 'ani'])
      for (const other of all) {
        const { httpStatus, body } = await carryOut(other, id, operasi_id);
        const isSame = id === 'siti' && other === name;
        expect([id, other, httpStatus, body.jenis]).toEqual(
          isSame ? [id, other, 200, undefined] : [id, other, 409, 'operasi-terpakai'],
        );
      }
    expect(await countActs()).toBe(before);
  },
);

test.each(first)(
  'no id that follows from that of another act is in the way of a file that is %s',
  async (name) => {
    await carryOut('corrected', 'ani', `${operasi_id}-koreksi`);
    expect((await carryOut(name, 'siti', operasi_id)).body).toMatchObject({ status: true });
  },
);

test('the fields of an act may come in another order', async () => {
  const [path, body] = acts['rejected']!('siti');
  await carryOut('rejected', 'siti', operasi_id);
  const turned = Object.fromEntries(Object.entries(body).reverse());
  const { httpStatus } = await t.call(rina, 'POST', `/api/${path}`, { operasi_id, ...turned });
  expect(httpStatus).toBe(200);
});
