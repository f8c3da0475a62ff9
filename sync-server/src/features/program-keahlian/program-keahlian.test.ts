import { programKeahlianContract } from '@spmb/shared/program-keahlian/program-keahlian.schema.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { schoolId } from '../../db/school-id.ts';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';

const t = perFile(buildTestApp);
const admin = perFile(() => t.signIn('administrator', { nama: 'Bu Rina' }));
let counted = 0;

const path = '/api/program-keahlian';
const create = async (fields: object) => (await t.call(admin, 'POST', path, { pagu: 36, ...fields })).body;

describe('programmes', () => {
  test('CRUD api/program-keahlian: create, read, update with _method=PUT, delete with _method=DELETE', async () => {
    const created = await create({ name: ' Teknik Kimia ', singkat: 'TKI', warna: '#aa3300' });
    expect(created).toMatchObject({ status: true, message: 'Program keahlian disimpan.' });
    const { id } = created.data;
    const record = { id, name: 'Teknik Kimia', singkat: 'TKI', pagu: 36, warna: '#aa3300', versi: 1 };
    expect(created.data).toEqual(record);
    expect((await t.call(admin, 'GET', `${path}/${id}`)).body).toEqual(record);

    const updated = await t.call(admin, 'POST', `${path}/${id}?_method=PUT`, { ...record, pagu: '72' });
    expect(updated.body.data).toEqual({ ...record, pagu: 72, versi: 2 });
    const list = (await t.call(admin, 'GET', path)).body;
    expect(programKeahlianContract.array().parse(list)).toContainEqual({ ...record, pagu: 72, versi: 2 });

    expect((await t.call(admin, 'POST', `${path}/${id}?_method=DELETE`)).body.status).toBe(true);
    expect((await t.call(admin, 'GET', `${path}/${id}`)).httpStatus).toBe(404);
  });

  test('the verbs PUT and DELETE do the same', async () => {
    const { data } = await create({ name: 'Tata Boga', singkat: 'TB' });
    const put = await t.call(admin, 'PUT', `${path}/${data.id}`, { ...data, pagu: 1 });
    expect(put.body.data.pagu).toBe(1);
    expect((await t.call(admin, 'DELETE', `${path}/${data.id}`)).body.status).toBe(true);
    expect((await t.call(admin, 'POST', `${path}/${data.id}?_method=DELETE`)).httpStatus).toBe(404);
  });

  test('a wrong form names every field by its label', async () => {
    const body = await create({ singkat: 'x'.repeat(21), pagu: -1 });
    expect(body).toMatchObject({
      status: false,
      message: 'Nama wajib diisi.',
      kesalahan: {
        name: 'Nama wajib diisi.',
        singkat: 'Singkatan paling panjang 20 karakter.',
        pagu: 'Pagu diisi angka bulat 0 sampai 100000.',
      },
    });
  });

  test('two programmes never share a name or short name, whatever the capitals', async () => {
    await create({ name: 'Rekayasa Perangkat Lunak', singkat: 'RPL' });
    expect((await create({ name: 'rpl', singkat: 'R2' })).kesalahan).toEqual({
      name: 'rpl sudah dipakai Rekayasa Perangkat Lunak. Isi yang lain, supaya impor tidak tertukar.',
    });
    expect((await create({ name: 'Rekayasa', singkat: 'Rpl' })).kesalahan).toEqual({
      singkat: 'Rpl sudah dipakai Rekayasa Perangkat Lunak. Isi yang lain, supaya impor tidak tertukar.',
    });
  });

  test('a save from an older version is refused with 409 and says who changed it', async () => {
    const { data } = await create({ name: 'Akuntansi', singkat: 'AK' });
    const other = await t.signIn('operator', { nama: 'Pak Budi' });
    t.clock.advance(1_000);
    await t.call(other, 'POST', `${path}/${data.id}?_method=PUT`, { ...data, pagu: 10 });
    const late = await t.call(admin, 'POST', `${path}/${data.id}?_method=PUT`, { ...data, pagu: 99 });
    expect(late.httpStatus).toBe(409);
    expect(late.body.message).toContain('oleh Pak Budi');
    expect((await t.call(admin, 'GET', `${path}/${data.id}`)).body.pagu).toBe(10);
    const blind = await t.call(admin, 'POST', `${path}/${data.id}?_method=PUT`, {
      ...data,
      versi: undefined,
      pagu: 5,
    });
    expect(blind.body.data).toMatchObject({ pagu: 5, versi: 3 });
  });

  test('D-RULE-03: every write stands in the audit trail with before, after and reason', async () => {
    const { data } = await create({ name: 'Busana', singkat: 'TBS' });
    t.clock.advance(1_000);
    await t.call(admin, 'POST', `${path}/${data.id}?_method=PUT`, {
      ...data,
      pagu: 20,
      alasan: 'salah ketik',
    });
    t.clock.advance(1_000);
    await t.call(admin, 'POST', `${path}/${data.id}?_method=DELETE`);
    const rows = await t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.baris_id, data.id))
      .orderBy(audit.id);
    expect(rows.map(({ tindakan, nama, alasan }) => [tindakan, nama, alasan])).toEqual([
      ['buat', 'Bu Rina', null],
      ['ubah', 'Bu Rina', 'salah ketik'],
      ['hapus', 'Bu Rina', null],
    ]);
    expect(rows[1]).toMatchObject({ sebelum: { pagu: 36, versi: 1 }, sesudah: { pagu: 20, versi: 2 } });
    expect(rows[2]).toMatchObject({ sebelum: { name: 'Busana', pagu: 20 }, sesudah: null });
  });

  test('a create that is repeated with its operasi_id makes one row', async () => {
    const fields = { name: 'Farmasi', singkat: 'FM', operasi_id: 'op-1' };
    const [first, second] = [await create(fields), await create(fields)];
    expect(second).toEqual(first);
    const other = await t.signIn('operator');
    const foreign = await t.call(other, 'POST', path, { ...fields, name: 'Perawat', singkat: 'PR' });
    expect(foreign.body.data.id).not.toBe(first.data.id);
  });

  const person = {
    sekolah_id: schoolId,
    nama: 'Sari',
    jenis_kelamin: 'P' as const,
    diubah_ms: 0,
    dibuat_ms: 0,
  };
  const apply = (nomor: string, choice: object) =>
    t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
      await tx.insert(peserta).values({ ...person, id: nomor, nomor_peserta: nomor, ...choice });
    });
  test.each<[use: string, refer: (id: string) => Promise<unknown>]>([
    ['akun', (id) => t.signIn('guru', { jurusan_id: id })],
    ['peserta', (id) => apply('P-1', { jurusan_id_1: id })],
    ['peserta', (id) => apply('P-2', { jurusan_id_2: id })],
    ['jadwal ujian', (id) => buildExamRuang(t, { jadwal: { program_keahlian_id: id } })],
    [
      'bank soal',
      (id) =>
        t.call(admin, 'POST', '/api/master-soal', { mapel: 'IPA', keterangan: '', program_keahlian_id: id }),
    ],
  ])('S2-PROG-04: a programme that %s refer to is not deleted', async (use, refer) => {
    const { data } = await create({ name: `Program ${counted}`, singkat: `P${(counted += 1)}` });
    await refer(data.id);
    const refused = await t.call(admin, 'POST', `${path}/${data.id}?_method=DELETE`);
    expect(refused.body).toEqual({
      status: false,
      message: `Program keahlian ini masih dipakai ${use}. Pindahkan dulu, lalu hapus.`,
    });
    expect((await t.call(admin, 'GET', `${path}/${data.id}`)).httpStatus).toBe(200);
  });

  test('POST api/program-keahlian-combo answers value and label by name to every account, GET {id} to staff only', async () => {
    const { data } = await create({ name: 'aaa Paling Depan', singkat: 'APD' });
    const peserta = await t.signIn('peserta');
    const combo = (await t.call(peserta, 'POST', '/api/program-keahlian-combo')).body;
    expect(combo[0]).toEqual({ value: data.id, label: 'aaa Paling Depan' });
    expect((await t.call(peserta, 'GET', `${path}/${data.id}`)).httpStatus).toBe(403);
    expect((await t.call(await t.signIn('guru'), 'GET', `${path}/${data.id}`)).body.name).toBe(
      'aaa Paling Depan',
    );
    expect((await t.call(await t.signIn('guru'), 'GET', path)).httpStatus).toBe(403);
    expect((await t.call(await t.signIn('guru'), 'POST', path, {})).httpStatus).toBe(403);
    expect((await t.call(undefined, 'POST', '/api/program-keahlian-combo')).httpStatus).toBe(401);
  });
});
