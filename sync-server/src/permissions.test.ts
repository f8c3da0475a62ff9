import { hasCapability } from '@spmb/shared/kernel/capability.ts';
import { besideList } from '@spmb/shared/kernel/resource.ts';
import { roles, type Holder } from '@spmb/shared/kernel/role.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openWithCard } from './features/absen/testing/open-with-card.ts';
import { buildExamRoom } from './testing/build-exam-room.ts';
import { buildTestApp, type Session, type TestApp } from './testing/test-app.ts';

const everybody = ['administrator', 'operator', 'supervisor', 'guru', 'peserta'];
const office = ['administrator', 'operator'];
const watch = ['administrator', 'operator', 'supervisor'];
const room = [...watch, 'kartu_ruang'];
const score = ['administrator', 'operator', 'guru'];
const bank = ['administrator', 'guru'];

/** Rows of a list that staff keep: all of them, of one that they only change, or of one that never loses any; with an import where it has a key. */
function crud(
  path: string,
  write: string[],
  { read = write, fixed = false, lasting = false, imported = false, exported = true } = {},
) {
  const changing = { [`POST ${path}/:id`]: write, [`PUT ${path}/:id`]: write };
  const adding = fixed ? {} : { [`POST ${path}`]: write };
  const deleting =
    fixed || lasting ? {} : { [`DELETE ${path}/:id`]: write, [`GET ${path}/:id/hapus`]: write };
  const importing = {
    [`POST ${besideList(path, 'impor')}`]: write,
    [`GET ${besideList(path, 'impor-template').replace('/:parent', '')}`]: write,
  };
  return {
    [`GET ${path}`]: write,
    [`GET ${path}/:id`]: read,
    [`GET ${path}/:id/riwayat`]: write,
    ...changing,
    ...adding,
    ...deleting,
    ...(exported ? { [`GET ${besideList(path, 'export')}`]: write } : {}),
    ...(imported ? importing : {}),
  };
}

/** Calls of one kind with the same readers. */
const each = (method: string, paths: string, who: string[]) =>
  Object.fromEntries(paths.split(' ').map((path) => [`${method} /api/${path}`, who]));

/** Who may call what, written down a second time: a route that is missing here fails the test. `publik` needs no login. */
const rows: Record<string, string[] | 'publik'> = {
  ...each('POST', 'profil-sekolah/:id pengaturan/:kelompok', ['administrator']),
  ...each('PUT', 'profil-sekolah/:id pengaturan/:kelompok', ['administrator']),
  ...each('GET', 'profil-sekolah/:id profil-sekolah/:id/riwayat alamat-server', ['administrator']),
  ...each('GET', 'pengaturan pengaturan/:kelompok/riwayat', ['administrator']),
  'GET /api/jadwal-ujian-awal': office,
  ...crud('/api/program-keahlian', office, { read: everybody, imported: true }),
  ...crud('/api/jalur-pendaftaran', office, { fixed: true, imported: true }),
  ...crud('/api/param-nilai', office, { fixed: true, imported: true }),
  ...crud('/api/param-prestasi', office, { fixed: true, imported: true }),
  ...crud('/api/dokumen-persyaratan', office, { imported: true }),
  ...crud('/api/master-data-peraturan', office),
  ...crud('/api/master-jadwal', office, { imported: true }),
  ...crud('/api/ruang', office, { imported: true }),
  ...crud('/api/alasan-verifikasi', office, { lasting: true, imported: true }),
  ...crud('/api/pekerjaan', office, { imported: true }),
  ...crud('/api/golongan', office, { imported: true }),
  ...crud('/api/pendidikan', office, { imported: true }),
  ...crud('/api/jurusan/:parent', office, { imported: true }),
  ...crud('/api/opd', office, { imported: true }),
  ...crud('/api/ref-sekolah', office, { read: everybody, imported: true }),
  ...crud('/api/provinsi', office, { imported: true }),
  ...crud('/api/kabupaten/:parent', office, { imported: true }),
  ...crud('/api/kecamatan/:parent', office, { imported: true }),
  ...crud('/api/desa/:parent', office, { imported: true }),
  ...crud('/api/user', ['administrator'], { imported: true }),
  ...crud('/api/master-soal', bank),
  ...crud('/api/master-soal-detail/:parent', bank, { exported: false }),
  ...crud('/api/jadwal-ujian-sesi', office),
  ...crud('/api/jadwal-ujian', office),
  ...each('GET', 'hasil-ujian hasil-ujian/:jadwal_ujian_id rekonsiliasi/:jadwal_ujian_id', score),
  ...each('GET', 'daftar-nilai/:jadwal_ujian_id daftar-nilai-export/:jadwal_ujian_id', score),
  ...each('GET', 'rekap-nilai/:jadwal_ujian_id rekap-nilai-export/:jadwal_ujian_id', score),
  ...each('GET', 'rekonsiliasi-ujian/:ujian_id nilai-teori nilai-teori-export', score),
  ...each('GET', 'analisis-butir/:id analisis-butir-export/:id', bank),
  ...each('GET', 'analisis-butir-bank/:id analisis-butir-bank-export/:id', bank),
  ...each('POST', 'koreksi-kunci-rencana koreksi-kunci', bank),
  ...each('POST', 'tertahan-terima tertahan-tolak', watch),
  ...each('POST', 'ujian-ulang-rencana ujian-ulang jadwal-ujian-susulan', watch),
  ...each('POST', 'peserta/token-halaman peserta/bekal', ['peserta']),
  ...{ 'POST /api/peserta/kesiapan': ['peserta'], 'POST /api/peserta/pesan-dibaca': ['peserta'] },
  ...each('POST', 'pesan-layar jadwal-ujian-absen-send-private-message', room),
  ...each('POST', 'jawaban-darurat kode-luring/:tanggal/:jadwal_ujian_sesi_id', watch),
  'POST /api/mulai-luring': 'publik',
  'POST /api/sync-surat': 'publik',
  'POST /api/sync-hidup/:aliran': 'publik',
  'POST /api/jadwal-ujian-peserta-public-pesan': office,
  'POST /api/jadwal-ujian-peserta-private-pesan': office,
  'POST /api-v2/get-soal': ['peserta'],
  'POST /api-v2/get-time-left': ['peserta'],
  'POST /api-v2/set-time-left': ['peserta'],
  'POST /api-v2/store-jawaban': ['peserta'],
  'GET /api/absen-tindakan/:id': room,
  'GET /api/audit': ['administrator'],
  'GET /api/hapusan': score,
  'POST /api/hapusan-urungkan': score,
  'POST /api/buka-kembali': room,
  ...each('POST', 'buka-ruang tutup-ruang izinkan-mulai lewati-kirim-ulang', room),
  'POST /api/download-data-absen': watch,
  'POST /api/geser-sesi': watch,
  'POST /api/pelanggaran': room,
  'GET /api/sesi-ruang/:tanggal': watch,
  'GET /api/sesi-ruang/:tanggal/:jadwal_ujian_sesi_id': room,
  'GET /api/tertahan-ruang/:tanggal/:jadwal_ujian_sesi_id': watch,
  'GET /api/audit-export': ['administrator'],
  ...each('POST', 'ref-sekolah-combo provinsi-combo kabupaten-combo', everybody),
  ...each('POST', 'kecamatan-combo-by-regency desa-combo', everybody),
  ...each('GET', 'kecamatan-provinsi-export/:parent kecamatan-provinsi-impor-template', office),
  ...each('GET', 'desa-provinsi-export/:parent desa-provinsi-impor-template', office),
  'POST /api/kecamatan-provinsi-impor/:parent': office,
  'POST /api/desa-provinsi-impor/:parent': office,
  'GET /api/wilayah': office,
  'GET /api/wilayah/:tingkat/:id': office,
  'GET /api/wilayah-muat': everybody,
  'POST /api/auth/logout': everybody,
  'POST /api/auth/refresh': everybody,
  'POST /api/auth/token': 'publik',
  'POST /api/chngpwd': everybody,
  'GET /api/beranda': everybody,
  'GET /api/cari': everybody,
  ...each('GET', 'data-peserta data-peserta-export', office),
  ...each('GET', 'data-peserta/:id data-peserta/:id/riwayat', watch),
  ...each('POST', 'data-peserta-sandi data-peserta-sandi-baru', watch),
  ...each('POST', 'data-peserta-ruang-combo data-peserta-kelas-combo kartu-peserta daftar-peserta', office),
  'GET /api/kertas-ujian/:tanggal/:jadwal_ujian_sesi_id': watch,
  'POST /api/kertas-ujian': watch,
  'GET /api/berita-acara/:tanggal/:jadwal_ujian_sesi_id': watch,
  'POST /api/berita-acara': watch,
  ...each('GET', 'proses proses/:id', everybody),
  'POST /api/generate-account': office,
  ...each('GET', 'gladi-bersih gladi-bersih/:id gladi-bersih-export/:id gladi-bersih-jalan', watch),
  ...each('POST', 'gladi-bersih-simulasi gladi-bersih-hp gladi-bersih-serentak', office),
  ...each('POST', 'gladi-bersih-berhenti', office),
  'POST /api/gladi-hp-info': 'publik',
  'POST /api/gladi-hp-masuk': 'publik',
  'POST /api/gladi-hp-lapor': 'publik',
  'GET /api/health': 'publik',
  'POST /api/import-data-peserta': office,
  'GET /api/import-data-peserta-template': office,
  'GET /api/info': 'publik',
  ...each('GET', 'jadwal-ujian-absen/:tanggal/:sesi jadwal-ujian-absen/:tanggal/:sesi/live', room),
  ...each('POST', 'jadwal-ujian-peserta-generate jadwal-ujian-peserta-rencana', office),
  'POST /api/jadwal-ujian-peserta-reset': office,
  'GET /api/jadwal-ujian-peserta-reset/:tanggal/:jadwal_ujian_sesi_id': office,
  ...each('POST', 'jadwal-ujian-peserta-pindah jadwal-ujian-peserta-download', office),
  'GET /api/jadwal-ujian-peserta/:tanggal': office,
  'GET /api/jadwal-ujian-peserta/:tanggal/:jadwal_ujian_sesi_id': office,
  'POST /api/jadwal-ujian-sesi-combo': everybody,
  'POST /api/pengawas-combo': office,
  'GET /api/pengawas-ruang/:tanggal/:jadwal_ujian_sesi_id': office,
  'POST /api/pengawas-ruang/:tanggal/:jadwal_ujian_sesi_id': office,
  'POST /api/pengawas-ruang/:tanggal/:jadwal_ujian_sesi_id/:id': office,
  'DELETE /api/pengawas-ruang/:tanggal/:jadwal_ujian_sesi_id/:id': office,
  'GET /api/kartu-ruang/:tanggal/:jadwal_ujian_sesi_id': watch,
  ...each('POST', 'kartu-ruang kartu-ruang-cabut', watch),
  'POST /api/kartu-ruang-keluar': ['kartu_ruang'],
  'POST /api/auth/kartu-ruang': 'publik',
  'POST /api/lupa-kata-sandi': 'publik',
  'POST /api/master-soal-combo': everybody,
  ...each('POST', 'master-soal-detail-hapus/:id master-soal-detail-info', bank),
  'POST /api/master-soal-detail-pindah/:id': bank,
  'POST /api/master-soal-detail-salin/:id': bank,
  'POST /api/master-soal-detail-urut/:id': bank,
  'GET /api/master-soal-header/:id': bank,
  'GET /api/master-soal-impor-template': bank,
  'POST /api/master-soal-export/:id': bank,
  'POST /api/master-soal-impor/:id': bank,
  'POST /api/master-soal-info': bank,
  'POST /api/master-soal-rumus': bank,
  'GET /api/master-soal-versi/:id': bank,
  'POST /api/master-soal-versi/:id': bank,
  'POST /api/media': everybody,
  'GET /api/media/:name': 'publik',
  'POST /api/unggah': everybody,
  'GET /api/unggah/:id': everybody,
  'PATCH /api/unggah/:id': everybody,
  'DELETE /api/unggah/:id': everybody,
  'GET /api/menus': everybody,
  'GET /api/paket-gambar/:alamat': ['peserta'],
  'GET /api/paket/:id': ['peserta'],
  'GET /api/jam-server': watch,
  'POST /api/jam-server': ['administrator'],
  ...each('GET', 'pencadangan pencadangan-otomatis kode-pemulihan', ['administrator']),
  ...each('POST', 'pencadangan pencadangan/:id pencadangan-tiket pencadangan-tempat', ['administrator']),
  'DELETE /api/pencadangan/:id': ['administrator'],
  'POST /api/pencadangan-unduh': 'publik',
  'POST /api/pulihkan-unggah': 'publik',
  'POST /api/pulihkan-awal': 'publik',
  ...each('POST', 'pencadangan-pulihkan kode-pemulihan kode-pemulihan-baru', ['administrator']),
  'POST /api/profile-reset-data': ['administrator'],
  'GET /api/penolakan': ['administrator'],
  'GET /api/penolakan-export': ['administrator'],
  'GET /api/permintaan-sandi': ['administrator'],
  'GET /api/permintaan-sandi-export': ['administrator'],
  'POST /api/permintaan-sandi-jawab': ['administrator'],
  'POST /api/peserta/create-soals': ['peserta'],
  'GET /api/peserta/dashboard': ['peserta'],
  'POST /api/peserta/dashboard-jadwal-ujian': ['peserta'],
  'POST /api/peserta/fetch-info-soal': ['peserta'],
  'POST /api/peserta/fetch-info-status-ujian': ['peserta'],
  'POST /api/peserta/fetch-soal': ['peserta'],
  'POST /api/peserta/ganti-peserta': ['peserta'],
  'POST /api/peserta/get-time-left': ['peserta'],
  'POST /api/peserta/konfirmasi-selesai': ['peserta'],
  'POST /api/peserta/set-time-left': ['peserta'],
  'POST /api/peserta/store-jawaban': ['peserta'],
  ...each('POST', 'program-keahlian-combo param-prestasi-combo ruang-combo pekerjaan-combo', everybody),
  ...each('POST', 'golongan-combo pendidikan-combo jurusan-combo opd-combo', everybody),
  'POST /api/reset-login': room,
  'POST /api/reset-ujian-private': watch,
  'POST /api/salah-akun': room,
  'GET /api/sesi-masuk': everybody,
  'POST /api/sesi-masuk-cabut': everybody,
  'POST /api/set-selesai': room,
  'POST /api/setup': 'publik',
  'GET /api/setup-alamat': 'publik',
  'GET /api/alamat-kertas': watch,
  'POST /api/sync/:ujian_id/:aliran': 'publik',
  'POST /api/tambah-waktu': room,
  'GET /api/token-sesi/:tanggal/:sesi': room,
  'POST /api/token-sesi/:tanggal/:sesi': watch,
  'GET /api/ujian-server': ['peserta'],
  'POST /api/update-profil': everybody,
  'GET /api/user-info': everybody,
  'GET /api/user-masuk/:id': ['administrator'],
  'POST /api/user-masuk-cabut': ['administrator'],
};

let t: TestApp;
const sessions = new Map<string, Session>();
beforeAll(async () => {
  t = await buildTestApp();
  for (const role of roles) sessions.set(role, await t.signIn(role));
  const place = await buildExamRoom(t);
  sessions.set('kartu_ruang', await openWithCard(t, place, sessions.get('administrator')));
});
afterAll(() => t.close());

/** Accounts by their role, and whoever came in with the card of a room. */
const holders = [...everybody, 'kartu_ruang'];

const nameOf = (route: { method: string; path: string }) => `${route.method} ${route.path}`;

describe('permission table: every route × every role, and the card of a room', () => {
  test('no route without a row, no row without a route', () => {
    expect(Object.keys(rows).sort()).toEqual([...new Set(t.routes.map(nameOf))].sort());
  });

  test('the capability of each route grants exactly the roles of its row', () => {
    for (const route of t.routes) {
      const row = rows[nameOf(route)];
      const granted = holders.filter((holder) => hasCapability(holder as Holder, route.capability));
      expect([nameOf(route), route.capability === 'publik' ? 'publik' : granted]).toEqual([
        nameOf(route),
        row,
      ]);
    }
  });

  test('the running server refuses everybody else: 401 without a login, 403 with the wrong role', async () => {
    for (const route of t.routes) {
      const row = rows[nameOf(route)];
      if (row === 'publik') continue;
      const path = route.path.replaceAll(/:\w+/g, 'tidak-ada');
      const body = route.method === 'GET' ? undefined : {};
      expect([path, (await t.call(undefined, route.method, path, body)).httpStatus]).toEqual([path, 401]);
      for (const role of holders.filter((one) => !row?.includes(one))) {
        const answer = await t.call(sessions.get(role), route.method, path, body);
        expect([path, role, answer.httpStatus]).toEqual([path, role, 403]);
      }
    }
  });

  test('no other spelling of an address and no header gets past it', async () => {
    const headers = {
      authorization: `Bearer ${sessions.get('peserta')?.token}`,
      'content-type': 'application/json',
      ...{ 'x-http-method-override': 'GET', 'x-method-override': 'GET', 'x-original-url': '/api/info' },
    };
    for (const route of t.routes.filter((one) => !rows[nameOf(one)]?.includes('peserta'))) {
      if (rows[nameOf(route)] === 'publik') continue;
      const path = route.path.replaceAll(/:\w+/g, 'tidak-ada');
      const encoded = path.replace(/[a-z](?=[^/]*$)/, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
      const endings = ['/', '?_method=GET', ';x'].map((end) => path + end);
      const spellings = [...endings, encoded, path.replace('/api', '/api/')];
      for (const spelling of spellings) {
        const body = route.method === 'GET' ? null : '{}';
        const { status } = await t.app.request(spelling, { method: route.method, headers, body });
        expect([spelling, [403, 404].includes(status)]).toEqual([spelling, true]);
      }
    }
  });
});
