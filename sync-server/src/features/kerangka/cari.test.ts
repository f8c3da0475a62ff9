import { hasilCariContract, maxCariHits, type HasilCari } from '@spmb/shared/kerangka/cari.schema.ts';
import type { Role } from '@spmb/shared/kernel/role.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { schoolId } from '../../db/school-id.ts';
import { perFile } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { peraturan } from '../peraturan/peraturan.table.ts';
import { insertWilayah } from '../wilayah/muat-wilayah.mutations.ts';
import { sleman } from '../wilayah/testing/sleman.ts';

const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const staffRoles = ['administrator', 'operator', 'supervisor', 'guru'] as const;

const t = perFile(buildTestApp);
const sessions = new Map<Role, Session>();
const find = async (role: Role, q: string): Promise<HasilCari[]> => {
  const { body } = await t.call(sessions.get(role), 'GET', `/api/cari?q=${encodeURIComponent(q)}`);
  return hasilCariContract.array().parse(body);
};
const ofKind = async (role: Role, jenis: string, q: string) =>
  (await find(role, q)).filter((hit) => hit.jenis === jenis);

/** Records of the master lists whose name holds the word 'Melati'. */
const created: [path: string, values: object][] = [
  ['/api/program-keahlian', { name: 'Melati Program', singkat: 'MP' }],
  ['/api/ruang', { name: 'Melati Ruang', kapasitas: 36 }],
  ['/api/ref-sekolah', { name: 'SMP Melati', npsn: '20100001' }],
  ['/api/dokumen-persyaratan', { name: 'Melati Surat', status: true }],
  ['/api/master-jadwal', { tanggal: '2026-06-01', title: 'Melati Dibuka' }],
  ['/api/alasan-verifikasi', { kode: 'melati', name: 'Melati Buram', is_active: true }],
  ['/api/pekerjaan', { name: 'Pedagang Melati' }],
  ['/api/golongan', { name: 'Melati IV' }],
  ['/api/pendidikan', { name: 'D9 Melati' }],
  ['/api/opd', { name: 'Dinas Melati' }],
];
let jurusanAddress: string;

beforeAll(async () => {
  for (const role of staffRoles) sessions.set(role, await t.signIn(role, { nama: `${role} Melati` }));
  const admin = sessions.get('administrator');
  for (const [path, values] of created) {
    const { body } = await t.call(admin, 'POST', path, values);
    expect([path, body.message, body.status]).toEqual([path, expect.any(String), true]);
    if (path !== '/api/pendidikan') continue;
    const below = await t.call(admin, 'POST', `/api/jurusan/${body.data.id}`, { name: 'Jurusan Melati' });
    jurusanAddress = `/backend/master-jurusan/${body.data.id}?form=${below.body.data.id}`;
  }
  await t.context.store.tx(actor, async (tx) => {
    await tx.insert(peraturan).values({
      sekolah_id: schoolId,
      id: 'p1',
      versi: 1,
      diubah_ms: 0,
      name: 'Peraturan Melati',
      path: 'melati.pdf',
    });
    await insertWilayah(tx, 0, sleman, { dimuat: sleman.length, jumlah: sleman.length });
  });
});

const masterKinds = [
  'Alasan verifikasi',
  'Dokumen persyaratan',
  'Golongan',
  'Jadwal pendaftaran',
  'Jurusan',
  'Pekerjaan',
  'Pendidikan',
  'Perangkat daerah',
  'Peraturan',
  'Program keahlian',
  'Ruang',
  'Sekolah referensi',
];

describe('every list contributes its records', () => {
  test('S1-GEN-08: each kind only to roles that may open its screen', async () => {
    const kinds = async (role: Role) =>
      [...new Set((await find(role, 'melati')).map(({ jenis }) => jenis))].toSorted();
    expect(await kinds('operator')).toEqual(masterKinds);
    expect(await kinds('administrator')).toEqual(['Akun', ...masterKinds].toSorted());
    expect(await kinds('supervisor')).toEqual([]);
    expect(await kinds('guru')).toEqual([]);
  });

  test('a hit leads to the form of its record, and tells what it is', async () => {
    const hits = new Map((await find('administrator', 'melati')).map((hit) => [hit.jenis, hit]));
    for (const { route } of hits.values()) expect(route).toMatch(/^\/backend\/[\w/-]+\?form=.+/);
    expect(hits.get('Ruang')).toMatchObject({ title: 'Melati Ruang', detail: '36 kursi' });
    expect(hits.get('Jadwal pendaftaran')).toMatchObject({
      title: 'Melati Dibuka',
      detail: 'Senin, 01 Juni 2026',
    });
    expect(hits.get('Jurusan')).toMatchObject({
      title: 'Jurusan Melati',
      detail: 'D9 Melati',
      route: jurusanAddress,
    });
  });

  test('given records too: tracks, parameters', async () => {
    expect(await ofKind('operator', 'Jalur pendaftaran', 'zonasi')).toHaveLength(1);
    expect(await ofKind('operator', 'Parameter nilai', 'N.R')).toHaveLength(1);
    expect(await ofKind('operator', 'Parameter prestasi', 'nasional')).not.toHaveLength(0);
  });

  test('accounts of staff are found by name and login name, and only by administrators', async () => {
    const hits = await ofKind('administrator', 'Akun', 'melati');
    expect(hits.map(({ title }) => title).toSorted()).toEqual(
      staffRoles.map((role) => `${role} Melati`).toSorted(),
    );
    expect(hits.length).toBeLessThanOrEqual(maxCariHits);
    expect(await ofKind('operator', 'Akun', 'melati')).toEqual([]);
  });
});

describe('regions', () => {
  test.each([
    ['Provinsi', 'timur', 'Jawa Timur', 'Kode 35', '/backend/master-provinsi?form=35'],
    [
      'Kabupaten/Kota',
      'kabupaten sleman',
      'Kabupaten Sleman',
      'Daerah Istimewa Yogyakarta',
      '/backend/master-kabupaten/34?form=3404',
    ],
    [
      'Kecamatan',
      'kec. ngaglik',
      'Ngaglik',
      'Kabupaten Sleman, Daerah Istimewa Yogyakarta',
      '/backend/master-kecamatan/34/3404?form=340412',
    ],
    [
      'Desa/Kelurahan',
      'Desa maguwoharjo sleman',
      'Maguwoharjo',
      'Kec. Depok, Kabupaten Sleman, Daerah Istimewa Yogyakarta',
      '/backend/master-desa/3404/340407?form=3404072002',
    ],
  ])('a %s is found by %j, with those it lies in', async (jenis, q, title, detail, route) => {
    expect(await ofKind('operator', jenis, q)).toEqual([{ jenis, title, detail, route }]);
    expect(await ofKind('guru', jenis, q)).toEqual([]);
  });

  test('a word for the level alone finds no village', async () => {
    expect(await ofKind('operator', 'Desa/Kelurahan', 'desa')).toEqual([]);
  });
});

describe('fields of the settings and of the profile', () => {
  test.each([
    ['zona waktu', 'Profil sekolah', 'Zona waktu', '/backend/master-profil-sekolah?isian=zona'],
    ['nama wi-fi', 'Profil sekolah', 'Nama Wi-Fi ujian', '/backend/master-profil-sekolah?isian=wifi_nama'],
    ['tahun ajaran', 'Pengaturan', 'Tahun ajaran', '/backend/pengaturan?isian=tahun_ajaran'],
    [
      'KEAMANAN percobaan',
      'Pengaturan',
      'Percobaan masuk tanpa jeda',
      '/backend/pengaturan?isian=batas_percobaan',
    ],
  ])('%j leads to the field', async (q, jenis, title, route) => {
    expect(await ofKind('administrator', jenis, q)).toEqual([
      { jenis, title, detail: jenis === 'Pengaturan' ? expect.any(String) : '', route },
    ]);
    expect(await find('operator', q)).toEqual([]);
  });
});
