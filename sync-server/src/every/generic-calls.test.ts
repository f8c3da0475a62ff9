import { buildIsianJadwalUjian } from '@spmb/shared/testing/build-isian-jadwal-ujian.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { seedBank } from '../features/jadwal-ujian/testing/seed.ts';
import { buildPdf } from '../features/media/testing/build-file.ts';
import { perFile } from '../testing/per-test.ts';
import { buildTestApp } from '../testing/test-app.ts';

type Isian = Record<string, unknown>;

const t = perFile(buildTestApp);
const admin = perFile(() => t.signIn('administrator'));
let bank: string;
let peraturan: string;
const call = async (method: string, path: string, body?: object) => {
  const { httpStatus, body: answer } = await t.call(admin, method, path, body);
  return { httpStatus, answer };
};
const make = async (path: string, body: object) => (await call('POST', path, body)).answer.data;

beforeAll(async () => {
  await make('/api/provinsi', { id: '91', name: 'Uji' });
  await make('/api/kabupaten/91', { id: '9101', name: 'Uji' });
  await make('/api/kecamatan/9101', { id: '910101', name: 'Uji' });
  bank = await seedBank(t, 40);
  const form = new FormData();
  form.append('file', new File([new Uint8Array(buildPdf())], 'peraturan.pdf'));
  peraturan = (await t.call(admin, 'POST', '/api/media?doctype=peraturan', form)).body.name;
});

const named = { name: 'Uji' };
/** Data paths of the generic mechanism: what makes a record there, and which field a change is seen in. */
const lists: [path: string, baru: () => Isian, kolom: string][] = [
  ['/api/program-keahlian', () => ({ ...named, singkat: 'UJ' }), 'name'],
  ['/api/dokumen-persyaratan', () => ({ ...named, description: '', path: null, status: true }), 'name'],
  ['/api/master-data-peraturan', () => ({ ...named, path: peraturan }), 'name'],
  ['/api/master-jadwal', () => ({ tanggal: '2026-06-01', title: 'Uji', descriptions: '' }), 'title'],
  ['/api/ref-sekolah', () => ({ ...named, npsn: '12345678' }), 'name'],
  ['/api/ruang', () => ({ ...named, kapasitas: 36 }), 'name'],
  ['/api/pekerjaan', () => named, 'name'],
  ['/api/golongan', () => named, 'name'],
  ['/api/pendidikan', () => named, 'name'],
  ['/api/jurusan/08', () => named, 'name'],
  ['/api/opd', () => named, 'name'],
  ['/api/provinsi', () => ({ ...named, id: '92' }), 'name'],
  ['/api/kabupaten/91', () => ({ ...named, id: '9102' }), 'name'],
  ['/api/kecamatan/9101', () => ({ ...named, id: '910102' }), 'name'],
  ['/api/desa/910101', () => ({ ...named, id: '9101012001' }), 'name'],
  ['/api/jadwal-ujian-sesi', () => ({ ...named, jam_mulai: '07:00', jam_selesai: '09:00' }), 'name'],
  ['/api/jadwal-ujian', () => buildIsianJadwalUjian({ master_soal_id_1: bank }), 'name'],
  [
    '/api/user',
    () => ({ username: 'Uji', email: 'uji@sekolah.id', authent: 'operator', status: 0 }),
    'username',
  ],
  ['/api/master-soal', () => ({ mapel: 'Uji' }), 'mapel'],
  [
    '/api/master-soal-detail/{bank}',
    () => ({ soal: 'Uji', pilihan_a: '1', pilihan_b: '2', jawaban: 'A' }),
    'soal',
  ],
];

/** The two ways of changing and of deleting a record. */
const ways = [
  { put: ['POST', '?_method=PUT'], remove: ['POST', '?_method=DELETE'] },
  { put: ['PUT', ''], remove: ['DELETE', ''] },
] as const;

describe('S1-CALL, N2: the generic calls of every data path, each record changed and deleted in both ways', () => {
  test.each(lists)('%s', async (path, baru, kolom) => {
    const at = path.replace('{bank}', bank);
    for (const { put, remove } of ways) {
      const created = await call('POST', at, baru());
      expect(created.answer).toMatchObject({ status: true, message: expect.stringMatching(/disimpan/) });
      const { id } = created.answer.data as { id: string };
      const one = `${at}/${id}`;
      const { answer: record } = await call('GET', one);
      expect((await call('GET', at)).answer).toContainEqual(record);
      const changed = await call(put[0], one + put[1], { ...record, [kolom]: 'Diubah' });
      expect(changed.answer).toMatchObject({ status: true, data: { id, [kolom]: 'Diubah' } });
      expect((await call('GET', one)).answer).toMatchObject({ [kolom]: 'Diubah' });
      expect((await call(remove[0], one + remove[1])).answer).toEqual({
        status: true,
        message: expect.stringMatching(/dihapus/),
        hapusan_id: expect.any(String),
      });
      expect((await call('GET', one)).httpStatus).toBe(404);
    }
  });
});

describe('lists that are given are changed by both calls, and take and lose no record', () => {
  test.each(['/api/param-nilai', '/api/param-prestasi', '/api/jalur-pendaftaran'])('%s', async (at) => {
    const [row] = (await call('GET', at)).answer as { id: string }[];
    const one = `${at}/${row?.id}`;
    for (const [method, path] of [
      ['POST', `${one}?_method=PUT`],
      ['PUT', one],
    ] as const) {
      const { answer: record } = await call('GET', one);
      expect((await call(method, path, record)).answer).toMatchObject({
        status: true,
        data: { id: row?.id },
      });
    }
    for (const [method, path] of [
      ['POST', at],
      ['POST', `${one}?_method=DELETE`],
      ['DELETE', one],
    ] as const)
      expect([method, path, (await call(method, path, {})).httpStatus]).toEqual([method, path, 404]);
  });
});
