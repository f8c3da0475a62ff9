import {
  insertPeralihan,
  insertPromosi,
  saveDaftarUlang,
} from '../../daftar-ulang/daftar-ulang.mutations.ts';
import { isianBiodata } from '@spmb/shared/biodata/biodata.ts';
import { resources } from '@spmb/shared/resources.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { listTables } from '../../../db/columns.ts';
import { verifyChain } from '../../../db/chain/verify-chain.ts';
import { schoolId } from '../../../db/school-id.ts';
import { nameOf } from '../../../db/table-rows.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { buatTautanSandi } from '../../akun/sandi/tautan-sandi.mutations.ts';
import { openWithCard } from '../../absen/testing/open-with-card.ts';
import { saveBiodata } from '../../biodata/biodata.mutations.ts';
import { beralih, insertPermohonan } from '../../permohonan/permohonan.mutations.ts';
import { saveDokumenPeserta } from '../../dokumen-peserta/dokumen-peserta.mutations.ts';
import { insertSanggahan } from '../../sanggahan/sanggahan.mutations.ts';
import { saveNilai } from '../../olah-nilai/skor/nilai-peserta.mutations.ts';
import { lockNilai } from '../../olah-nilai/skor/nilai-peserta.queries.ts';
import { insertPublikasi } from '../../olah-nilai/publikasi/publikasi.mutations.ts';
import { insertPotret, placeKursi, savePutaran } from '../../seleksi/kursi.mutations.ts';
import { packJson } from '../../../server/work/packed-json.ts';
import { hasilSeleksi } from '../../seleksi/seleksi.table.ts';
import { insertBerhenti } from '../../pesan-keluar/antrean/atur.mutations.ts';
import { insertBlast } from '../../pesan-keluar/blast/blast-pesan.mutations.ts';
import { antrekanPesan } from '../../pesan-keluar/antrean/antrekan.mutations.ts';
import { buildBrowser } from '../../pesan-keluar/testing/push-service.ts';
import { ambilPesan } from '../../pesan-keluar/antrean/kirim.mutations.ts';
import { saveRencana } from '../../privasi/retensi/retensi.mutations.ts';
import { insertPembaca } from '../../pengumuman/pengumuman.mutations.ts';
import { buildPendaftar } from '../../pendaftaran/testing/build-pendaftar.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { saveImport } from '../../peserta/import/import.mutations.ts';
import { readTables } from '../testing/read-tables.ts';
import { buildSchool, finish, restoreBackup, type School } from '../testing/school.ts';

const t = perTest(buildTestApp);
let school: School;
beforeEach(async () => {
  school = await buildSchool(t);
});

const reset = (konfirmasi?: string, alasan = 'tahun baru') =>
  t.call(school.admin, 'POST', '/api/profile-reset-data', { konfirmasi, alasan });
const backups = async () =>
  (await t.call(await t.signIn('administrator'), 'GET', '/api/pencadangan')).body as { sebab: string }[];

test('N33, S1-CALL-34: without the school’s name, or with another, nothing is deleted and the answer names it', async () => {
  await finish(school.device);
  const before = (await readTables(t)).get('peserta');
  for (const konfirmasi of [undefined, '', 'SMK Lain']) {
    const { httpStatus, body } = await reset(konfirmasi);
    expect([httpStatus, body]).toEqual([
      200,
      expect.objectContaining({
        status: false,
        message: 'Ketik nama sekolah, SMK Uji, untuk melanjutkan.',
        kesalahan: { konfirmasi: 'Ketik nama sekolah, SMK Uji, untuk melanjutkan.' },
      }),
    ]);
  }
  // As the specification writes the call: with nothing.
  expect((await t.call(school.admin, 'POST', '/api/profile-reset-data')).body).toMatchObject({
    status: false,
    message: 'Ketik nama sekolah, SMK Uji, untuk melanjutkan.',
    kesalahan: { konfirmasi: expect.any(String), alasan: 'Isi alasan, paling sedikit 3 huruf.' },
  });
  expect((await reset('SMK Uji', '')).body).toMatchObject({
    status: false,
    kesalahan: { alasan: expect.any(String) },
  });
  expect((await readTables(t)).get('peserta')).toEqual(before);
  expect(await backups()).toEqual([]);
});

test('S1-CALL-34: refused while somebody sits an exam; no backup is made for it', async () => {
  const { body } = await reset('SMK Uji');
  expect(body).toMatchObject({
    status: false,
    message: expect.stringContaining('1 peserta masih mengerjakan ujian'),
  });
  expect((await readTables(t)).get('ujian')).toHaveLength(1);
  expect(await backups()).toEqual([]);
});

test('S1-CALL-34: what belongs to applicants goes, what belongs to the school stays, and both can be taken back', async () => {
  await finish(school.device);
  const before = await readTables(t);
  const { body } = await reset(' smk uji ');
  expect(body).toMatchObject({
    status: true,
    message: 'Data 2 pendaftar dihapus. Pencadangan sebelum reset tersimpan.',
    data: { pencadangan_id: expect.any(String) },
  });
  const after = await readTables(t);
  const gone = ['aliran', 'jadwal_ujian_peserta', 'operasi', 'peserta', 'ujian'];
  for (const nama of gone) expect([nama, after.get(nama)]).toEqual([nama, []]);
  expect(after.get('akun')).toMatchObject([{ authent: 'administrator' }]);
  expect(after.get('sesi_masuk')).toMatchObject([{ akun_id: school.admin.akun_id }]);
  const resets = after.get('audit')?.filter(({ tindakan }) => tindakan === 'reset data pendaftar');
  expect(resets?.at(-1)).toMatchObject({
    nama: 'Uji administrator',
    alasan: 'tahun baru',
    sebelum: { jumlah: 2 },
    sesudah: body.data,
  });
  expect((await t.call(school.siswa, 'GET', '/api/peserta/dashboard')).httpStatus).toBe(401);
  expect(await backups()).toMatchObject([{ sebab: 'sebelum-reset', terverifikasi: true }]);

  expect((await restoreBackup(t, school.admin, body.data.pencadangan_id)).body.status).toBe(true);
  const back = await readTables(t);
  for (const nama of [...gone, 'akun']) expect([nama, back.get(nama)]).toEqual([nama, before.get(nama)]);
});

/** Which tables a reset empties, of which it keeps what is of staff, and which it leaves alone. */
const sides = {
  emptied: [
    'aliran',
    'geser_sesi',
    'jadwal_ujian_peserta',
    'kabar_perangkat',
    'operasi',
    'operasi_bentrok',
    'berita_acara',
    'hapusan',
    'hapusan_isi',
    'daftar_ulang',
    'hasil_seleksi',
    'kursi_seleksi',
    'nilai_peserta',
    'potret_seleksi',
    'publikasi',
    'putaran_seleksi',
    'berkas',
    'biodata',
    'berkas_terkirim',
    'dokumen_dilihat',
    'dokumen_peserta',
    'nomor_urut',
    'pemeriksaan',
    'peralihan_permohonan',
    'permohonan',
    'persetujuan',
    'rencana_retensi',
    'peralihan_berkas',
    'peralihan_daftar_ulang',
    'promosi_cadangan',
    'sanggahan',
    'tanda_berkas',
    'kartu_ruang',
    'sesi_kartu',
    'penutupan_ruang',
    'pesan',
    'pesan_keluar',
    'percobaan_kirim',
    'blast_pesan',
    'berhenti_pesan',
    'percakapan',
    'serahan_percakapan',
    'pengumuman_pembaca',
    'peserta',
    'tindakan',
    'tautan_sandi',
    'ujian',
  ],
  staffOnly: ['akun', 'gagal_masuk', 'impor', 'langganan_push', 'permintaan_sandi', 'sesi_masuk'],
  kept: [
    // Master data and references are the school's.
    ...resources.filter(({ menu }) => menu?.group).map(({ name }) => name),
    'audit',
    'desa',
    'formasi',
    'gladi_bersih',
    'jadwal_ujian',
    'jadwal_ujian_sesi',
    'jurusan_pendidikan',
    'kabupaten',
    'keadaan_server',
    'kepala_audit',
    'kerja_latar',
    'koreksi_kunci',
    'kecamatan',
    'kunci_pesan',
    'master_soal',
    'media',
    'naskah_persetujuan',
    'paket',
    'paket_gambar',
    'pengawas_ruang',
    'pengaturan',
    'pengumuman',
    'penolakan',
    'rahasia_sesi',
    'sekolah',
    'slider',
    'soal',
    'unggahan',
  ],
};

/** The room is closed once its session, five minutes late, has begun and nobody has time left. */
async function closeRuang(): Promise<void> {
  t.clock.advance(6 * 60_000);
  const { tanggal, sesiId: jadwal_ujian_sesi_id } = school.room;
  const closing = { tanggal, jadwal_ujian_sesi_id, ruang: 'Lab 1', alasan: 'listrik', tindakan_id: 'b' };
  expect((await t.call(school.admin, 'POST', '/api/tutup-ruang', closing)).body.status).toBe(true);
}

/** Whatever else belongs to a participant, and the same of staff. */
async function leaveTraces() {
  const nomor = school.room.rows[0]!.nomor;
  const [staff] = (await readTables(t)).get('akun')!.filter(({ authent }) => authent === 'administrator');
  for (const email of [nomor, String(staff?.['email'])]) {
    await t.call(undefined, 'POST', '/api/auth/token', { email, password: 'salah' });
    await t.call(undefined, 'POST', '/api/lupa-kata-sandi', { email });
  }
  for (const [one, nama] of [
    [school.siswa, 'siswa'],
    [school.admin, 'admin'],
  ] as const) {
    const { p256dh, auth } = buildBrowser();
    const endpoint = `https://push.example.com/${nama}`;
    await t.call(one, 'POST', '/api/pemberitahuan', { endpoint, p256dh, auth });
  }
  const waktu = { ids: [school.room.rows[0]!.barisId], menit: 5, alasan: 'listrik padam', tambahan_id: 'a' };
  await t.call(school.admin, 'POST', '/api/tambah-waktu', waktu);
  const pesan = { ids: [school.room.rows[0]!.barisId], teks: 'Tenang.', tindakan_id: 'd' };
  await t.call(school.admin, 'POST', '/api/pesan-layar', pesan);
  const kirim = { title: 'Tanya', body: 'Kapan tes?' };
  await t.call(school.siswa, 'POST', '/api/peserta/dashboard-kirim-pesan', kirim);
  const serah = { id: school.room.rows[0]!.pesertaId, akun_id: school.admin.akun_id };
  await t.call(school.admin, 'POST', '/api/pesan-petugas', serah);
  const kabar = { baterai: 80, mengisi: true, ruang_mb: 900, tetap: true };
  await school.device.post({ ...school.device.batch(), kabar });
  const lab = { tanggal: school.room.tanggal, jadwal_ujian_sesi_id: school.room.sesiId, ruang: 'Lab 1' };
  const geser = { ...lab, menit: 5, alasan: 'listrik', tindakan_id: 'c' };
  await t.call(school.admin, 'POST', '/api/geser-sesi', geser);
  await openWithCard(t, school.room, school.admin);
  const isi = { seharusnya: 2, hadir: 2, tidak_hadir: 0 };
  await t.call(school.admin, 'POST', '/api/berita-acara', { ...lab, versi: 0, isi });
  const { data } = (await t.call(school.admin, 'POST', '/api/opd', { name: 'Dinas' })).body;
  await t.call(school.admin, 'DELETE', `/api/opd/${data.id}`);
  const pendaftar = await buildPendaftar(t, 'p-9');
  await pendaftar.send();
  await t.call(school.admin, 'POST', '/api/verifikasi-klaim', { id: 'p-9' });
  await t.call(school.admin, 'POST', '/api/verifikasi-lihat', { id: 'p-9', kolom: 'foto' });
  const fork = {
    ...school.device.batch(1, 1),
    operasi: [school.device.operations[1]!.replace('"seq":2', '"seq":1')],
  };
  await school.device.post(fork);
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, async (tx) => {
    await buatTautanSandi(tx, 0, t.context.secrets, { akunId: school.siswa.akun_id, pesan: 'p-1' });
    // An id stays in the trail, a number does not.
    await tx.update(peserta).set({ nomor_peserta: '25-01-9999' }).where(eq(peserta.id, 'p-9'));
    const hasil = {
      peserta_id: school.room.rows[0]!.pesertaId,
      status: 'L' as const,
      program_keahlian_id: 'p',
      dibuat_ms: 0,
    };
    await tx.insert(hasilSeleksi).values({ sekolah_id: schoolId, ...hasil });
    const { peserta_id } = hasil;
    const isi = { peserta_id, nomor: 1, body: 'Nilai saya 85.', path: null, operasi: 'operasi-1' };
    await insertSanggahan(tx, 0, isi);
    const kursi = { peserta_id, program_keahlian_id: 'p', operasi_id: 'operasi-3' };
    await saveDaftarUlang(tx, 0, { ...kursi, status: 'belum', versi: 0 });
    await insertPeralihan(tx, 0, { ...kursi, dari: 'belum', ke: 'mundur', keterangan: '', sidik: '' });
    await insertPromosi(tx, 0, { ...kursi, dari_program_id: null, urutan: 1, batas_ms: 0 });
    await saveNilai(tx, 0, peserta_id, await lockNilai(tx, peserta_id));
    await placeKursi(tx, 0, { peserta_id, program_keahlian_id: 'p', alasan: 'rapat' });
    const putaran = { jenis: 'pg2' as const, program_keahlian_id: '', masukan: '', otomatis: false };
    await savePutaran(tx, 0, putaran);
    const aturan = { nilai_minimum: 0, urutan_seri: [], persen_afirmasi: 15 };
    await insertPotret(tx, 0, {
      nomor: 1,
      mode: 'grade',
      masukan: packJson({ calon: [], program: [], penempatan: [], aturan }),
      aturan,
      sha256: '',
      hasil: packJson({}),
      alasan: '',
    });
    await insertPublikasi(tx, 0, { potret_nomor: 1, terbit_ms: 0, angka: [], alasan: '' });
    await saveBiodata(tx, 0, { peserta_id, isi: isianBiodata({}), versi: 1 });
    const shown = { id: 'u.1', pengumuman_id: 'u', naskah: 1, title: 'U', body: 'U', sejak_ms: 0 };
    await insertPembaca(tx, [shown], { pembaca: 'siti', pengunjung: false }, true);
    const asal = { tindakan: 'k', jenis_informasi: 'informasi-umum' as const, program_keahlian_id: null };
    const surat = [{ peserta_id, nama: 'Siti', nomor: '628', pesan: 'Halo' }];
    await antrekanPesan(tx, 0, { ...asal, media: 'wa', generasi: 1 }, surat);
    await ambilPesan(tx, 0, { kanal: 'gerbang', generasi: 1, sewa: 's' });
    const hasilBlast = { jumlah: 1, tanpa_tujuan: 0, berhenti: 0, sama: 0 };
    await insertBlast(tx, 0, { ...asal, ...hasilBlast, sidik: '', pesan: 'Halo' });
    await insertBerhenti(tx, 0, '629', 'petugas');
    const lamaran = await insertPermohonan(tx, 0, { peserta_id, formasi_id: 'f' });
    const kabar = { judul: 'terkirim', isi: '' };
    const ajukan = { ke: 'PENGAJUAN' as const, tindakan: 'ajukan_permohonan', operasi: 'operasi-2', kabar };
    await beralih(tx, 0, lamaran, ajukan);
    const rencana = { peserta_id, pertama_ms: 0, terakhir_ms: 0, hari: 1 };
    await saveRencana(tx, 'dokumen', [rencana]);
    await saveDokumenPeserta(tx, 0, { peserta_id, dokumen_persyaratan_id: 'd', path: 'berkas' });
    for (const jenis of ['peserta', 'soal'] as const)
      await saveImport(tx, t.clock.nowMs(), { jenis, nama_berkas: 'daftar.xlsx', laporan: {} });
  });
}

test('S1-CALL-34: every table has its side in a reset', async () => {
  expect([...sides.emptied, ...sides.staffOnly, ...sides.kept].toSorted()).toEqual(listTables().map(nameOf));
  await leaveTraces();
  await finish(school.device);
  await closeRuang();
  const before = await readTables(t);
  for (const nama of [...sides.emptied, ...sides.staffOnly])
    expect([nama, before.get(nama)!.length > 0]).toEqual([nama, true]);
  expect((await reset('SMK Uji')).body.status).toBe(true);
  const after = await readTables(t);
  for (const nama of sides.emptied) expect([nama, after.get(nama)]).toEqual([nama, []]);
  for (const nama of sides.staffOnly) expect([nama, after.get(nama)!.length]).toEqual([nama, 1]);
  for (const nama of sides.kept.filter((one) => !one.endsWith('audit')))
    expect([nama, after.get(nama)]).toEqual([nama, before.get(nama)]);
});

test('8.3.2: the audit trail keeps that acts happened, by whom and when, and nothing of what it said of applicants', async () => {
  const { admin, room } = school;
  const [siti] = (await readTables(t)).get('peserta') ?? [];
  // What the trail says of people: an import, an own password, a new card, a berita acara with its absent ones.
  const file = `nomor_peserta;nama;nisn;sesi\nX-77;Siti Rahmawati;0091234567;1\n`;
  const form = new FormData();
  form.append('file_excel', new File([file], 'pendaftar.csv'));
  expect((await t.call(admin, 'POST', '/api/import-data-peserta', form)).body.status).toBe(true);
  await t.call(admin, 'POST', '/api/data-peserta-sandi-baru', { id: siti?.['id'], alasan: 'lupa' });
  await leaveTraces();
  await t.call(admin, 'POST', '/api/tutup-ruang', {
    tanggal: room.tanggal,
    jadwal_ujian_sesi_id: room.sesiId,
    ruang: 'Lab 2',
    alasan: 'x',
    tindakan_id: 'z',
  });
  await finish(school.device);
  const before = await readTables(t);
  const people = before.get('peserta') ?? [];
  const told = people.flatMap(({ nama, nomor_peserta, nisn }) => [nama, nomor_peserta, nisn].filter(Boolean));
  const saysOf = (tables: Awaited<ReturnType<typeof readTables>>) =>
    (tables.get('audit') ?? []).filter((row) =>
      told.some((text) => JSON.stringify(row).includes(String(text))),
    );
  expect(saysOf(before).length).toBeGreaterThan(2);
  expect((await reset('SMK Uji')).body.status).toBe(true);
  const after = await readTables(t);
  expect(saysOf(after)).toEqual([]);
  const actsOf = (tables: typeof after) =>
    tables.get('audit')!.map(({ id, waktu_ms, akun_id, tindakan, tabel, baris_id }) => ({
      id,
      waktu_ms,
      akun_id,
      tindakan,
      tabel,
      baris_id,
    }));
  expect(actsOf(after)).toEqual(expect.arrayContaining(actsOf(before)));
  const { salah, kosong } = await verifyChain(t.context.store.read);
  expect([salah, kosong > 2]).toEqual([[], true]);
  const shown = (await t.call(admin, 'GET', '/api/audit?tindakan=sandi+baru&page=1')).body.rows;
  expect(shown).toMatchObject([{ nama: 'Uji administrator', sebelum: null, sesudah: null, alasan: null }]);

  const [{ id }] = (await t.call(admin, 'GET', '/api/pencadangan')).body;
  expect((await restoreBackup(t, admin, id)).body.status).toBe(true);
  expect(saysOf(await readTables(t))).toHaveLength(saysOf(before).length);
  expect((await verifyChain(t.context.store.read)).salah).toEqual([]);
});

test('N33: where no backup can be written nothing is deleted', async () => {
  await finish(school.device);
  const { backups: folder } = t.context;
  const before = (await readTables(t)).get('peserta');
  const { add } = folder;
  folder.add = () => Promise.reject(Object.assign(new Error('full'), { code: 'ENOSPC' }));
  const { body } = await reset('SMK Uji');
  folder.add = add;
  expect(body).toMatchObject({
    status: false,
    message: expect.stringContaining('Ruang disk server hampir habis'),
  });
  expect((await readTables(t)).get('peserta')).toEqual(before);
  expect((await reset('SMK Uji')).body.status).toBe(true);
});
