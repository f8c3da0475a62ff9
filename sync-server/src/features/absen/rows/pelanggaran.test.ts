import { tindakanPesertaContract } from '@spmb/shared/absen/tindakan-peserta.schema.ts';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { ujian } from '../../ujian/attempt/ujian.table.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const proctor = perTest(() => t.signIn('supervisor', { nama: 'Bu Pengawas' }));

const id = (index: number) => room.rows[index]!.barisId;
const note = async (fields: object) =>
  (await t.call(proctor, 'POST', '/api/pelanggaran', { tindakan_id: 'catat-1', ...fields })).body;
const counts = async () =>
  (
    (await t.call(proctor, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`)).body as {
      pelanggaran: number;
    }[]
  ).map(({ pelanggaran }) => pelanggaran);
const actsOf = async (index: number) =>
  tindakanPesertaContract
    .array()
    .parse((await t.call(proctor, 'GET', `/api/absen-tindakan/${id(index)}`)).body);

test('a violation is counted at the row, stands in its detail and in the trail, and changes no exam', async () => {
  const device = new TestDevice(t);
  await device.begin(await room.signIn(0), id(0));
  const before = await t.context.store.read.select().from(ujian);
  const answer = await note({ ids: [id(0), id(1)], kode: 'alat_terlarang', keterangan: 'HP kedua di laci' });
  expect(answer).toMatchObject({ status: true, data: { berhasil: [id(0), id(1)], gagal: [] } });
  await note({ ids: [id(0)], kode: 'alat_terlarang', keterangan: 'HP kedua di laci' });
  await note({ ids: [id(0)], kode: 'mengganggu', tindakan_id: 'catat-2' });
  expect(await counts()).toEqual([2, 1]);
  const acts = await actsOf(0);
  expect(acts.map(({ jenis, kode, alasan, nama }) => [jenis, kode, alasan, nama]).sort()).toEqual([
    ['pelanggaran', 'alat_terlarang', 'HP kedua di laci', 'Bu Pengawas'],
    ['pelanggaran', 'mengganggu', 'Mengganggu peserta lain', 'Bu Pengawas'],
  ]);
  expect(await t.context.store.read.select().from(ujian)).toEqual(before);
  const entries = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'pelanggaran'));
  expect(entries).toHaveLength(3);
});

test('an unknown code, and "lainnya" without words, are refused at the field', async () => {
  expect(await note({ ids: [id(0)], kode: 'apa' })).toMatchObject({
    status: false,
    kesalahan: { kode: 'Pilih jenis pelanggaran.' },
  });
  expect(await note({ ids: [id(0)], kode: 'lainnya' })).toMatchObject({
    kesalahan: { keterangan: expect.stringContaining('Tulis pelanggarannya') },
  });
  expect(await counts()).toEqual([0, 0]);
});

test('the acts on a row of others are not found', async () => {
  const lain = await t.signIn('supervisor', { nama: 'Bu Lain', jurusan_id: 'program-lain' });
  expect((await t.call(lain, 'GET', `/api/absen-tindakan/${id(0)}`)).httpStatus).toBe(404);
});
