import { profilSekolahContract } from '@spmb/shared/sekolah/profil-sekolah.schema.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { saveMedia } from '../../media/media.mutations.ts';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { TestDevice } from '../../testing/test-device.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator', { nama: 'Bu Rina' }));

const path = '/api/profil-sekolah/1';
const read = async () => (await t.call(admin, 'GET', path)).body;
const save = async (fields: object) =>
  (await t.call(admin, 'POST', `${path}?_method=PUT`, { ...(await read()), ...fields })).body;
const info = async () => (await t.call(undefined, 'GET', '/api/info')).body;

describe('school profile', () => {
  test('S1-CALL-28, S1-CALL-29: every field is read, saved and read again', async () => {
    const before = profilSekolahContract.parse(await read());
    const written = {
      nama: 'SMK Negeri 1 Ternate',
      npsn: '60203456',
      program_keahlian: 'Maju bersama',
      alamat: 'Jl. Bahari 1',
      telpon: '0921-312',
      email: 'tu@smkn1.sch.id',
      facebook: 'smkn1ternate',
      twitter: '@smkn1',
      instagram: 'smkn1',
      kepalasekolah: 'Dra. Siti',
      nip: '1970',
      ketua_panitia_nama: 'Budi',
      ketua_panitia_nip: '1980',
      titi_mangsa_ttd: 'Ternate, 1 Juli 2026',
      pendaftaran_dibuka: true,
      tanggal_mulai: '2025-06-20',
      tanggal_selesai: '2025-07-05',
      jam_mulai: '07:00',
      jam_selesai: '15:00',
      tanggal_pengumuman: '2025-07-10',
      jam_pengumuman: '10:00',
      regby: 'email',
      skck: true,
      butawarna: true,
      pagu: true,
      materai: true,
      sms: true,
      showpagu: true,
      slider: true,
      tanpa_berkas: true,
      pesertas: [4, 3],
      limit_sesi: 120,
      zona: 'WIT',
      wifi_nama: 'UJIAN',
      alamat_tetap: true,
      alamat_server: 'http://10.0.0.9',
      apps_name: 'SPMB 2025',
      apps_ver: '1.0',
      apps_desc: 'Ujian masuk',
      url: 'https://smkn1.sch.id',
      color: 'dark',
      theme: 'deep orange',
    };
    expect(await save(written)).toMatchObject({ status: true, message: 'Profil sekolah disimpan.' });
    expect(await read()).toEqual({ ...before, ...written, versi: 2 });
    // N54: at the foot of every page, as addresses.
    expect((await t.call(undefined, 'GET', '/api/info')).body).toMatchObject({
      facebook: 'https://www.facebook.com/smkn1ternate',
      twitter: 'https://x.com/smkn1',
      apps_url: 'https://smkn1.sch.id',
    });
    expect((await t.call(admin, 'GET', '/api/profil-sekolah/2')).httpStatus).toBe(404);
  });

  test('D-RULE-03: the profile tells who changed what', async () => {
    await save({ nama: 'SMK Berganti' });
    expect((await t.call(admin, 'GET', `${path}/riwayat`)).body).toMatchObject([
      { tindakan: 'ubah', sebelum: { nama: expect.any(String) }, sesudah: { nama: 'SMK Berganti' } },
    ]);
  });

  test('S1-CALL-13: what everybody may know of it stands in the public information', async () => {
    await save({
      nama: 'SMK Baru',
      apps_name: 'SPMB',
      apps_ver: '3.1',
      apps_desc: 'Seleksi masuk',
      theme: 'teal',
      color: 'dark',
      regby: 'email',
      slider: true,
    });
    expect(await info()).toMatchObject({
      company: 'SMK Baru',
      apps_title: 'SPMB',
      apps_ver: '3.1',
      apps_desc: 'Seleksi masuk',
      apps_theme: 'teal',
      apps_thememode: 'dark',
      regby: 'email',
      slider: true,
      apps_logo: '',
      tema_css: expect.stringContaining('--primary:#'),
    });
  });

  test('V5: an address of mail is one address, without further lines', async () => {
    expect(await save({ email: 'tu@smkn1.sch.id\r\nBcc: x@y' })).toMatchObject({
      status: false,
      kesalahan: { email: expect.stringContaining('tanpa spasi') },
    });
  });

  test('S1-SCHOOL-12, N23: the key is kept when it is left empty, and never answered or recorded', async () => {
    expect((await save({ apikey: 'kunci-rahasia-77' })).data).toMatchObject({ apikey: '', apikey_ada: true });
    expect(await save({ nama: 'SMK Lain' })).toMatchObject({ data: { apikey_ada: true } });
    const trail = await t.context.store.read.select().from(audit).where(eq(audit.tabel, 'sekolah'));
    expect(trail).toHaveLength(2);
    expect(JSON.stringify([trail, await read(), await info()])).not.toContain('kunci-rahasia-77');
  });

  test('N21: registration is open by its switch, its dates and its hours in the school’s zone', async () => {
    const days = {
      tanggal_mulai: '2025-07-01',
      tanggal_selesai: '2025-07-01',
      jam_mulai: '07:00',
      jam_selesai: '15:00',
    };
    await save({ ...days, pendaftaran_dibuka: true });
    expect(await info()).toMatchObject({ apps_pendaftaran: true }); // 07.30 WIB
    t.clock.advance(7.5 * 3_600_000);
    expect(await info()).toMatchObject({ apps_pendaftaran: false }); // 15.00 WIB
    t.clock.advance(16 * 3_600_000);
    expect(await info()).toMatchObject({ apps_pendaftaran: false }); // 07.00 the day after
  });

  test.each([
    ['nama', { nama: ' ' }],
    ['npsn', { npsn: '123' }],
    ['theme', { theme: 'rainbow' }],
    ['pesertas', { pesertas: [4, 9] }],
    ['facebook', { facebook: 'javascript:alert(1)' }],
    ['tanggal_mulai', { pendaftaran_dibuka: true }],
    ['tanggal_selesai', { tanggal_mulai: '2025-07-02', tanggal_selesai: '2025-07-01' }],
    ['jam_selesai', { jam_mulai: '08:00', jam_selesai: '08:00' }],
    ['tanggal_pengumuman', { jam_pengumuman: '08:00' }],
    ['logo', { logo: 'tidak-ada' }],
  ])('a wrong %s is named at its field and nothing is saved', async (field, fields) => {
    const refused = await save(fields);
    expect([refused.status, Object.keys(refused.kesalahan)]).toEqual([false, [field]]);
    expect((await read()).versi).toBe(1);
  });

  test('S1-SCHOOL-19: an uploaded logo has its address in the profile and in the information', async () => {
    const image = {
      doctype: 'logo' as const,
      nama: 'l.png',
      mime: 'image/png',
      ukuran: 1,
      lebar: 1,
      tinggi: 1,
    };
    const actor = { sekolah_id: '1', akun_id: admin.akun_id, nama: 'uji' };
    const ids = await t.context.store.tx(actor, (tx) =>
      saveMedia(tx, 0, [{ ...image, sha256: 'a'.repeat(64) }]),
    );
    const [logo] = [...ids.values()];
    await save({ logo });
    expect(await read()).toMatchObject({ logo, path: `/api/media/${logo}`, path_bg: null });
    expect(await info()).toMatchObject({ apps_logo: `/api/media/${logo}` });
  });

  test('two people editing the profile: the second is refused and told who was first', async () => {
    const seen = await read();
    await save({ nama: 'SMK Pertama' });
    const late = await t.call(admin, 'POST', `${path}?_method=PUT`, { ...seen, nama: 'SMK Kedua' });
    expect([late.httpStatus, late.body.message]).toEqual([409, expect.stringContaining('Bu Rina')]);
  });

  test('S1-SCHOOL-23: the zone stays while somebody sits an exam: its times would jump', async () => {
    const ruang = await buildExamRuang(t, { participants: 1 });
    const device = new TestDevice(t);
    await device.begin(await ruang.signIn(0), ruang.rows[0]!.barisId);
    expect(await save({ zona: 'WITA' })).toMatchObject({
      status: false,
      message: expect.stringContaining('Zona waktu'),
    });
    expect(await save({ nama: 'SMK Lain' })).toMatchObject({ status: true });
  });
});
