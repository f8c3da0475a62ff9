import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Answer, type Session } from '../../testing/test-app.ts';
import { audit } from '../../db/audit.table.ts';
import { alasanVerifikasi } from '../alasan-verifikasi/alasan-verifikasi.table.ts';
import { peralihanBerkas } from '../pendaftaran/berkas.table.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { openPendaftaran, write } from '../situs/testing/admission.ts';
import { sendFile } from './testing/send-file.ts';

const t = perTest(buildTestApp);
let rina: Session;
let budi: Session;
let siti: Session;
beforeEach(async () => {
  await openPendaftaran(t);
  rina = await t.signIn('operator', { nama: 'Rina' });
  budi = await t.signIn('administrator', { nama: 'Budi' });
  ({ session: siti } = await sendFile(t, 'siti'));
});

/** Acts of one file lie apart, as those of people do. */
async function act(who: Session, path: string, body: object): Promise<Answer> {
  t.clock.advance(1_000);
  return t.call(who, 'POST', `/api/${path}`, body);
}
const see = async (who = rina, id = 'siti') => (await t.call(who, 'GET', `/api/verifikasi/${id}`)).body;
const decide = (verifikasi_status: number, more: object = {}, who = rina) =>
  act(who, 'verifikasi', { id: 'siti', verifikasi_status, ...more });
const reason = { alasan_kode: ['buram'], pesan: 'Kartu Keluarga tidak terbaca. Foto lagi.' };
const back = { ...reason, dokumen: [{ kolom: 'dok_kartu_keluarga', putusan: 'buram' }] };
const lookAtAll = async (who = rina) => {
  const kolom = (await see(who)).dokumen.map((one: { kolom: string }) => one.kolom);
  return act(who, 'verifikasi-lihat', { id: 'siti', kolom });
};
const accept = async (who = rina) => {
  await lookAtAll(who);
  return decide(4, { semua_baik: true }, who);
};
const own = async () => (await t.call(siti, 'GET', '/api/peserta/pendaftaran')).body;
const inbox = async () => (await t.call(siti, 'GET', '/api/peserta/dashboard')).body.pesans;
const setting = (isi: object) =>
  t.call(budi, 'PUT', '/api/pengaturan/pendaftaran', {
    format_nomor_register: 'SPMB-{tahun}-{nomor:4}',
    tahun_lulus_banyak: 5,
    menit_klaim: 15,
    versi: 0,
    ...isi,
  });

describe('S2-VFORM-27: the record', () => {
  test('S2-VREC: has every field by the names of the specification, averages, and all that a verdict needs', async () => {
    const record = await see();
    expect(record).toMatchObject({
      id: 'siti',
      nomor_register: 'SPMB-2025-0001',
      verifikasi_status: 1,
      path_dok_kartu_keluarga: expect.stringMatching(/^\/api\/media\/./),
      path_smt_5_dokumen: expect.stringMatching(/^\/api\/media\/./),
      path: expect.stringMatching(/^\/api\/media\/./),
      dok_domisili: '',
      smt_1_nr: 80,
      nr_pai: 80,
      nilai_rapor: 80,
      pernyataan_status: true,
      pesan: '',
      versi: 1,
      ke: 1,
      pemeriksa: null,
      usulan: null,
      beda: [],
      ganda: [],
    });
    expect(record).not.toHaveProperty('dok_kartu_keluarga');
    expect(record.nama_acuan).toMatchObject({ province_id: expect.any(String) });
    expect(record.dokumen[0]).toMatchObject({ kolom: 'foto', wajib: true, putusan: null, dilihat: false });
    expect(record.riwayat).toMatchObject([{ peristiwa: 'kirim', dari: 0, ke: 1 }]);
    expect(record.alasan_pilihan).toContainEqual({ value: 'lainnya', label: 'Lainnya, lihat pesan' });
  });

  test('covers NIK and the number of the family card', async () => {
    expect(await see()).toMatchObject({
      nik: expect.stringMatching(/^82\*{12}\d\d$/),
      nokk: '82************01',
    });
  });

  test('shows who else sent the same NISN, NIK or document, and merges nothing', async () => {
    await sendFile(t, 'kembar', { nisn: (await own()).nisn });
    expect((await see()).ganda).toEqual([
      {
        kolom: 'nisn',
        label: 'NISN',
        id: 'kembar',
        nama: 'kembar',
        nomor_register: 'SPMB-2025-0002',
        status: 1,
      },
    ]);
  });

  test('names who was imported with the same NISN, in both records; the draft of a third one is nobody’s business', async () => {
    const { nisn } = await own();
    await seedPeserta(t, [
      { nomor_peserta: 'impor', nisn, status: 4 },
      { nomor_peserta: 'ujian', nisn },
      { nomor_peserta: 'draf', nisn, status: 0 },
      { nomor_peserta: 'lain', nisn: '0099999999', status: 4 },
    ]);
    const bearer = (id: string, status: number | null, nomor_register = '') => {
      return { kolom: 'nisn', label: 'NISN', id, nama: id, nomor_register, status };
    };
    expect((await see()).ganda).toEqual([bearer('impor', 4), bearer('ujian', null)]);
    expect((await see(rina, 'impor')).ganda).toEqual([
      bearer('siti', 1, 'SPMB-2025-0001'),
      bearer('ujian', null),
    ]);
    expect((await see(rina, 'lain')).ganda).toEqual([]);
  });

  test('is none of a draft, of who only takes part in exams, and of nobody', async () => {
    await seedPeserta(t, [{ nomor_peserta: 'draf', status: 0 }, { nomor_peserta: 'ujian' }]);
    for (const id of ['draf', 'ujian', 'tidak-ada']) {
      expect((await t.call(rina, 'GET', `/api/verifikasi/${id}`)).httpStatus).toBe(404);
      expect((await decide(4, { id })).httpStatus).toBe(404);
    }
  });
});

describe('S2-VFORM-28: a verdict', () => {
  test('4 in one act: every document seen, all of them good; the applicant is told', async () => {
    const { body } = await accept();
    expect(body).toMatchObject({ status: true, data: { verifikasi_status: 4, versi: 2 } });
    for (const { path, putusan } of body.data.dokumen) expect(putusan).toBe(path === '' ? null : 'baik');
    expect(await own()).toMatchObject({ status: 4 });
    expect((await inbox())[0]).toMatchObject({ title: 'Berkas diterima' });
  });

  test('"all are good" is not taken from who did not open a document since it was sent', async () => {
    expect((await decide(4, { semua_baik: true })).body.kesalahan.dokumen).toContain('Kartu Keluarga');
    await lookAtAll(budi);
    expect((await decide(4, { semua_baik: true })).body.status).toBe(false);
    await lookAtAll();
    await decide(2, back);
    t.clock.advance(1_000);
    await t.call(siti, 'POST', '/api/peserta/pendaftaran', await own());
    expect((await decide(4, { semua_baik: true })).body.kesalahan).toHaveProperty('dokumen');
    expect((await see()).verifikasi_status).toBe(3);
  });

  test('nobody has seen what was sent anew by a page that shows the submission before', async () => {
    await decide(2, back);
    t.clock.advance(1_000);
    await t.call(siti, 'POST', '/api/peserta/pendaftaran', await own());
    const kolom = (await see()).dokumen.map((one: { kolom: string }) => one.kolom);
    const late = await act(rina, 'verifikasi-lihat', { id: 'siti', ke: 1, kolom });
    expect(late).toMatchObject({ httpStatus: 409, body: { status: false, jenis: 'versi-lama' } });
    expect((await decide(4, { semua_baik: true })).body.kesalahan).toHaveProperty('dokumen');
    await act(rina, 'verifikasi-lihat', { id: 'siti', ke: 2, kolom });
    expect((await decide(4, { semua_baik: true })).body.data.verifikasi_status).toBe(4);
  });

  test('4 is refused while a required document is not good', async () => {
    const { dokumen } = await see();
    const all = dokumen.map(({ kolom }: { kolom: string }) => ({ kolom, putusan: 'baik' }));
    const bad = [...all.slice(1), { ...all[0], putusan: 'lainnya', catatan: 'bukan dia' }];
    expect((await decide(4, { dokumen: all.slice(1) })).body.kesalahan.dokumen).toContain('Foto 3x4');
    expect((await decide(4, { dokumen: bad })).body.kesalahan.dokumen).toContain('Foto 3x4');
    expect((await decide(4, { dokumen: all })).body.status).toBe(true);
  });

  test('2 opens what is bad or flagged and nothing else, with the committee’s words', async () => {
    const { body } = await decide(2, { ...back, perbaiki: ['tanggal_lahir', 'regency_id'] });
    expect(body.data.terbuka).toEqual([
      'tanggal_lahir',
      'dok_kartu_keluarga',
      'regency_id',
      'district_id',
      'village_id',
    ]);
    expect(await own()).toMatchObject({ status: 2, pesan: reason.pesan, terbuka: body.data.terbuka });
    expect((await inbox())[0]).toMatchObject({
      title: 'Berkas harus diperbaiki',
      body: expect.stringContaining(reason.pesan),
    });
    t.clock.advance(1_000);
    await t.call(siti, 'POST', '/api/peserta/pendaftaran', {
      ...(await own()),
      nama: 'Lain',
      tanggal_lahir: '2010-03-05',
    });
    expect(await see()).toMatchObject({
      verifikasi_status: 3,
      ke: 2,
      nama: 'siti',
      beda: [{ kolom: 'tanggal_lahir', sebelum: '04 Maret 2010', sesudah: '05 Maret 2010' }],
      peringatan: { nik: expect.any(String) },
    });
    expect((await see()).dokumen[1]).toMatchObject({ putusan: null, putusan_lalu: 'buram', baru: false });
  });

  test.each([
    [2, { ...back, alasan_kode: [] }, 'alasan_kode'],
    [2, { ...back, alasan_kode: ['tidak-ada'] }, 'alasan_kode'],
    [2, { ...back, pesan: '' }, 'pesan'],
    [2, { ...back, pesan: 'x'.repeat(256) }, 'pesan'],
    [2, reason, 'perbaiki'],
    [2, { ...back, perbaiki: ['status'] }, 'perbaiki'],
    [2, { ...reason, dokumen: [{ kolom: 'nik', putusan: 'buram' }] }, 'dokumen'],
    [2, { ...reason, dokumen: [{ kolom: 'dok_skl', putusan: 'lainnya' }] }, 'dokumen'],
    [5, { pesan: 'Tidak memenuhi syarat.' }, 'alasan_kode'],
    [5, { alasan_kode: ['buram'] }, 'pesan'],
    [3, reason, 'verifikasi_status'],
    [0, reason, 'verifikasi_status'],
  ])('N24: %i with %j is refused at %s, and nothing is written', async (status, more, field) => {
    expect(Object.keys((await decide(status, more)).body.kesalahan)).toEqual([field]);
    expect(await see()).toMatchObject({ verifikasi_status: 1, versi: 1 });
  });

  test('a reason that is out of use is refused', async () => {
    await write(t, (tx) =>
      tx.update(alasanVerifikasi).set({ is_active: false }).where(eq(alasanVerifikasi.id, 'buram')),
    );
    expect((await decide(5, reason)).body.kesalahan).toHaveProperty('alasan_kode');
  });

  test('N24: a withdrawal by the committee needs no reason, and its record says so', async () => {
    await decide(6, { pesan: 'Diminta orang tua.' });
    expect((await see()).riwayat[0]).toMatchObject({ ke: 6, alasan: ['Lainnya, lihat pesan'] });
    const trail = await t.context.store.read.select().from(audit).where(eq(audit.tindakan, 'verifikasi'));
    expect(trail).toMatchObject([{ alasan: 'tanpa alasan', sebelum: { status: 1 } }]);
  });

  test('from 4 and 5 everything is decided again only with a reason; from 6 nothing is', async () => {
    await accept();
    expect((await decide(1)).body.kesalahan).toHaveProperty('alasan_kode');
    expect((await decide(1, reason)).body.data.verifikasi_status).toBe(1);
    await decide(5, reason);
    expect((await decide(2, back)).body.data.verifikasi_status).toBe(2);
    await decide(6, { pesan: 'Pindah.' });
    for (const status of [1, 2, 4, 5, 6])
      expect(await decide(status, back)).toMatchObject({
        httpStatus: 409,
        body: { status: false, jenis: 'status-lain', verifikasi_status: 6 },
      });
  });

  test('what was typed but not sent while a file was sent back is no part of what is accepted', async () => {
    await decide(2, { ...back, perbaiki: ['alamat'] });
    await t.call(siti, 'POST', '/api/peserta/pendaftaran-draf', { alamat: 'Jl. Lain' });
    await accept();
    expect(await own()).toMatchObject({ status: 4, alamat: 'Jl. Bahari 1' });
  });
});

describe('who comes late, twice or as somebody else', () => {
  test('an answer that was lost is asked for again, and nothing is decided twice', async () => {
    const asked = { ...back, operasi_id: 'operasi-1', versi: 1 };
    const [first, again] = [await decide(2, asked), await decide(2, asked)];
    expect(again.body).toEqual(first.body);
    expect((await see()).versi).toBe(2);
    expect(
      (await inbox()).filter(({ title }: { title: string }) => title.includes('diperbaiki')),
    ).toHaveLength(1);
  });

  test('an id of another file, or of what the applicant did, opens nothing', async () => {
    await sendFile(t, 'ani');
    await decide(2, { ...back, operasi_id: 'operasi-1' });
    expect((await decide(2, { ...back, id: 'ani', operasi_id: 'operasi-1' })).httpStatus).toBe(409);
    expect((await see(rina, 'ani')).verifikasi_status).toBe(1);
    const sent = await t.context.store.read.select().from(peralihanBerkas);
    const theirs = sent.find(({ peserta_id }) => peserta_id === 'ani')?.operasi_id;
    expect((await decide(2, { ...back, id: 'ani', operasi_id: theirs })).httpStatus).toBe(409);
  });

  test('of two reviewers the later one is told who was first, and overwrites nothing', async () => {
    await decide(5, { ...reason, versi: 1 }, budi);
    const late = await decide(2, { ...back, versi: 1 });
    expect(late).toMatchObject({
      httpStatus: 409,
      body: {
        status: false,
        jenis: 'versi-lama',
        verifikasi_status: 5,
        oleh: 'Budi',
        message: expect.stringContaining('Budi'),
      },
    });
    expect((await see()).verifikasi_status).toBe(5);
  });

  test('an applicant who withdraws meanwhile is not decided on', async () => {
    await t.call(siti, 'POST', '/api/peserta/pendaftaran-cabut', { konfirmasi: 'siti' });
    expect(await decide(2, { ...back, versi: 1 })).toMatchObject({
      httpStatus: 409,
      body: { status: false, verifikasi_status: 6 },
    });
    expect(await decide(4, { semua_baik: true })).toMatchObject({
      httpStatus: 409,
      body: { jenis: 'status-lain' },
    });
  });

  test('an applicant, teachers and supervisors are refused every call', async () => {
    const others = [siti, await t.signIn('guru'), await t.signIn('supervisor')];
    for (const who of others) {
      expect((await t.call(who, 'GET', '/api/verifikasi/siti')).httpStatus).toBe(403);
      expect((await decide(4, { semua_baik: true }, who)).httpStatus).toBe(403);
    }
  });

  test('S1-CALL-34: a reset takes claims, verdicts and looks along, and what was is not there any more', async () => {
    await act(rina, 'verifikasi-klaim', { id: 'siti' });
    await lookAtAll();
    const sure = { konfirmasi: 'SMK Uji', alasan: 'tahun baru' };
    expect((await act(budi, 'profile-reset-data', sure)).body.status).toBe(true);
    expect((await decide(4, { semua_baik: true })).httpStatus).toBe(404);
    await sendFile(t, 'siti');
    expect(await see()).toMatchObject({ pemeriksa: null, versi: 1 });
    expect((await see()).dokumen.some(({ dilihat }: { dilihat: boolean }) => dilihat)).toBe(false);
  });
});

describe('fields that differ', () => {
  test('are neither taken nor dropped in silence', async () => {
    const record = await see();
    const changed = { ...record, verifikasi_status: 5, ...reason, nama_ibu: 'Fatimah Zahra' };
    expect((await act(rina, 'verifikasi', changed)).body.kesalahan.alasan).toContain('Nama ibu');
    expect(await see()).toEqual(record);
    const whole = { ...record, verifikasi_status: 5, ...reason };
    expect((await act(rina, 'verifikasi', whole)).body.data.verifikasi_status).toBe(5);
  });

  test('are corrections where the parent stood by: in one piece with the verdict', async () => {
    const changed = { ...(await see()), ...back, verifikasi_status: 2, smt_1_pai: 90, nilai_rapor: 1 };
    const { body } = await act(rina, 'verifikasi', { ...changed, alasan: 'Di hadapan wali: ibu' });
    expect(body.data).toMatchObject({
      verifikasi_status: 2,
      smt_1_pai: 90,
      nilai_rapor: 80.29,
      beda: [{ kolom: 'smt_1_pai', sebelum: '80', sesudah: '90' }],
    });
    expect((await own()).smt_1_pai).toBe(90);
  });
});

describe('rules.md: a rejection with a second look', () => {
  beforeEach(() => setting({ pemeriksaan_kedua: true }));

  test('is a proposal of which the applicant hears nothing, until another account confirms it', async () => {
    const before = await own();
    const { body } = await decide(5, reason);
    expect(body.data).toMatchObject({
      verifikasi_status: 1,
      usulan: { nama: 'Rina', saya: true, ...reason },
    });
    expect([await own(), (await inbox()).length]).toEqual([before, 1]);
    expect((await see(budi)).usulan.saya).toBe(false);
    expect((await decide(5, {}, budi)).body.data).toMatchObject({ verifikasi_status: 5, usulan: null });
    expect(await own()).toMatchObject({ status: 5, pesan: reason.pesan });
  });

  test('cannot be confirmed by who proposed it, nor by sending it again', async () => {
    const asked = { ...reason, operasi_id: 'operasi-1' };
    await decide(5, asked);
    expect((await decide(5, asked)).body.data.verifikasi_status).toBe(1);
    expect(await decide(5, reason)).toMatchObject({ httpStatus: 409, body: { jenis: 'pemeriksaan-kedua' } });
    expect((await see()).verifikasi_status).toBe(1);
  });

  test('is carried out by who proposed it once the school asks for no second look any more', async () => {
    await decide(5, reason);
    await setting({ pemeriksaan_kedua: false, versi: 1 });
    expect((await see()).usulan).toBeNull();
    expect((await decide(5)).body.data).toMatchObject({ verifikasi_status: 5, usulan: null });
    expect(await own()).toMatchObject({ status: 5, pesan: reason.pesan });
  });

  test('ends with any other verdict, and with what the applicant sends anew', async () => {
    await decide(2, back);
    await decide(5, reason);
    t.clock.advance(1_000);
    await t.call(siti, 'POST', '/api/peserta/pendaftaran', await own());
    expect((await see()).usulan).toBeNull();
    await decide(5, reason);
    expect((await accept(budi)).body.data).toMatchObject({ verifikasi_status: 4, usulan: null });
  });
});
