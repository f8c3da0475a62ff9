import { beforeEach, describe, expect, test } from 'vitest';
import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import { eq } from 'drizzle-orm';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { schoolId } from '../../../db/school-id.ts';
import { akun } from '../../akun/account/akun.table.ts';
import { audit } from '../../../db/audit.table.ts';
import { media } from '../../../media/media.table.ts';
import { buildPdf, buildPicture } from '../../media/testing/build-file.ts';
import { berkas, berkasTerkirim, peralihanBerkas } from '../../pendaftaran/berkas.table.ts';
import { buildPendaftar } from '../../pendaftaran/testing/build-pendaftar.ts';
import { seedAcuan } from '../../pendaftaran/testing/seed-acuan.ts';
import { peserta } from '../../peserta/rows/peserta.table.ts';
import { seedPeserta } from '../../peserta/testing/seed-peserta.ts';
import { openPendaftaran, setSchool, write } from '../../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const nisn = '0061234578';
let rina: Session;
let foto: string;
beforeEach(async () => {
  await openPendaftaran(t);
  await seedAcuan(t);
  // Documents have a test of their own.
  await setSchool(t, { tanpa_berkas: true });
  rina = await t.signIn('operator', { nama: 'Bu Rina' });
  foto = await upload(rina, '#112233');
});

async function upload(who: Session, colour: string): Promise<string> {
  const form = new FormData();
  const bytes = await buildPicture('png', 20, colour);
  form.append('file', new File([new Uint8Array(bytes)], 'foto.png'));
  return (await t.call(who, 'POST', '/api/media?doctype=peserta', form)).body.name;
}
const documents = Object.entries(buildFormulir()).filter(([, value]) => String(value).startsWith('berkas-'));
const whole = (more: Partial<Formulir> = {}) =>
  buildFormulir({ ...Object.fromEntries(documents.map(([name]) => [name, null])), foto, ...more });
const find = (nomor = nisn, who = rina) => t.call(who, 'POST', '/api/verifikasi-cari', { nomor });
const enter = (fields: object = whole(), who = rina) =>
  t.call(who, 'POST', '/api/verifikasi-daftarkan', fields);
const signIn = (email: string, password: string) =>
  t.call(undefined, 'POST', '/api/auth/token', { email, password });
const read = {
  peserta: () => t.context.store.read.select().from(peserta),
  akun: () => t.context.store.read.select().from(akun).where(eq(akun.authent, 'peserta')),
  terkirim: () => t.context.store.read.select().from(berkasTerkirim),
  peralihan: () => t.context.store.read.select().from(peralihanBerkas),
  acts: async () => (await t.context.store.read.select().from(audit)).map(({ tindakan }) => tindakan),
};

describe('N6: somebody who has nothing yet', () => {
  test('gets a number, a file, an account that opens with its one-time password, and a message', async () => {
    expect((await find()).body.data).toMatchObject({ id: null, status: null, isi: { nisn, nama: '' } });
    const { body } = await enter({ ...whole(), operasi_id: 'operasi-1' });
    expect(body).toMatchObject({
      status: true,
      message: 'Terdaftar dengan nomor pendaftaran SPMB-2025-0001.',
      masuk: nisn,
      sandi: expect.stringMatching(/.{8}/),
      data: { nomor_register: 'SPMB-2025-0001', verifikasi_status: 1, nama: 'Siti Aini', ke: 1 },
    });
    expect(await read.peserta()).toMatchObject([
      { nisn, nomor_peserta: nisn, status: 1, kode_verifikasi: expect.stringMatching(/.{20}/) },
    ]);
    expect(await read.peralihan()).toMatchObject([
      { dari: 0, ke: 1, peristiwa: 'kirim', nama: 'Bu Rina', catatan: 'didaftarkan panitia' },
    ]);
    expect(await read.acts()).toEqual(expect.arrayContaining(['buat akun', 'kirim']));
    const { body: login } = await signIn(nisn, body.sandi);
    expect(login.token).toEqual(expect.any(String));
    const siti = { ...rina, token: login.token, akun_id: '' };
    expect((await t.call(siti, 'GET', '/api/user-info')).body.ganti_sandi).toBe(true);
    expect((await read.akun())[0]).toMatchObject({ sandi_tersegel: null, ganti_sandi: true });
  });

  test('is entered though registration is closed, and that it was is on record', async () => {
    await setSchool(t, { pendaftaran_dibuka: false });
    expect((await find()).body.data.dibuka).toBe(false);
    expect((await enter()).body.status).toBe(true);
    expect(await read.peralihan()).toMatchObject([
      { catatan: 'didaftarkan panitia di luar masa pendaftaran' },
    ]);
  });

  test('whose form is wrong leaves nothing behind: no account, no row, no number', async () => {
    const { body } = await enter(whole({ nama_ibu: '', jurusan_id_1: 'rpl' }));
    expect(body.kesalahan).toEqual({ nama_ibu: 'Nama ibu wajib diisi.' });
    expect((await enter(whole({ nisn: '12' }))).body.kesalahan).toHaveProperty('nisn');
    expect((await enter(whole({ jurusan_id_1: 'entah' }))).body.kesalahan).toHaveProperty('jurusan_id_1');
    expect([await read.peserta(), await read.akun(), await read.peralihan()]).toEqual([[], [], []]);
    expect((await enter()).body.data.nomor_register).toBe('SPMB-2025-0001');
  });

  test('takes nothing from what is not a field of the form', async () => {
    const forged = {
      status: 4,
      verifikasi_status: 4,
      nomor_register: 'SPMB-2025-9999',
      akun_id: rina.akun_id,
      peserta_id: 'x',
      masuk: 'admin',
      nilai_rapor: 100,
    };
    expect((await enter({ ...whole(), ...forged })).body.data).toMatchObject({
      verifikasi_status: 1,
      nomor_register: 'SPMB-2025-0001',
      nilai_rapor: 80,
    });
    const [own] = await read.akun();
    expect(own).toMatchObject({ email: nisn, authent: 'peserta' });
    expect((await read.peserta())[0]?.akun_id).toBe(own?.id);
  });

  test.each(['guru', 'supervisor', 'peserta'] as const)(
    'is neither found nor entered by %s',
    async (role) => {
      const who = await t.signIn(role, { nama: 'lain' });
      expect([(await find(nisn, who)).httpStatus, (await enter(whole(), who)).httpStatus]).toEqual([
        403, 403,
      ]);
      expect([(await t.call(undefined, 'POST', '/api/verifikasi-daftarkan', {})).httpStatus]).toEqual([401]);
      expect(await read.peserta()).toEqual([]);
    },
  );
});

describe('N24: an operation', () => {
  test('that is asked for twice, after or beside each other, is carried out once', async () => {
    const fields = { ...whole(), operasi_id: 'operasi-1' };
    const [first, second] = await Promise.all([enter(fields), enter(fields)]);
    const third = await enter(fields);
    const all = [first, second, third].map(({ body }) => body);
    expect(all.map(({ data }) => data.nomor_register)).toEqual(Array(3).fill('SPMB-2025-0001'));
    // The password is told to one of them alone.
    expect(all.filter(({ sandi }) => sandi !== null).length).toBe(1);
    expect([(await read.terkirim()).length, (await read.peserta()).length]).toEqual([1, 1]);
  });

  test('of one person is none of another', async () => {
    await enter({ ...whole(), operasi_id: 'operasi-1' });
    const other = await enter({ ...whole({ nisn: '0061234599' }), operasi_id: 'operasi-1' });
    expect([other.httpStatus, other.body.jenis]).toEqual([409, 'operasi-terpakai']);
    expect((await read.peserta()).length).toBe(1);
  });
});

describe('somebody who is known already', () => {
  test('two desks with one NISN make one file: the later one is led to it', async () => {
    const tono = await t.signIn('administrator', { nama: 'Pak Tono' });
    const his = await upload(tono, '#445566');
    const both = await Promise.all([enter(), enter(whole({ foto: his }), tono)]);
    const [won, lost] = both.toSorted((one, other) => one.httpStatus - other.httpStatus);
    expect(won?.body.status).toBe(true);
    expect([lost?.httpStatus, lost?.body]).toEqual([
      409,
      expect.objectContaining({ jenis: 'sudah-terdaftar', id: won?.body.data.id }),
    ]);
    expect([(await read.peserta()).length, (await read.akun()).length]).toEqual([1, 1]);
  });

  test('with an account and a draft goes on with both, and keeps his password and files', async () => {
    const siti = await buildPendaftar(t, 'siti');
    const [own, ijazah] = [await siti.upload('png'), await siti.upload('pdf')];
    await t.call(siti.session, 'POST', '/api/peserta/pendaftaran-draf', { foto: own, dok_skl: ijazah, nisn });
    await write(t, (tx) => tx.update(peserta).set({ nisn }));
    const { data } = (await find()).body;
    expect(data).toMatchObject({
      id: 'siti',
      status: 0,
      versi: 1,
      isi: { foto: own, dok_skl: ijazah, nama: 'Siti Aini' },
    });
    expect(await read.acts()).toContain('buka draf');
    const { body } = await enter({ ...whole({ dok_skl: ijazah }), id: 'siti', versi: 1 });
    expect(body).toMatchObject({ status: true, sandi: null, data: { id: 'siti' } });
    const seen = (await t.call(siti.session, 'GET', '/api/peserta/pendaftaran')).body;
    expect(seen).toMatchObject({ status: 1, dok_skl: ijazah, nomor_register: 'SPMB-2025-0001' });
    const inbox = (await t.call(siti.session, 'GET', '/api/peserta/dashboard')).body.pesans;
    expect(inbox[0].body).toContain('didaftarkan panitia');
    expect((await read.peserta()).length).toBe(1);
  });

  test('who writes while the desk does is not overwritten', async () => {
    const siti = await buildPendaftar(t, 'siti');
    await t.call(siti.session, 'POST', '/api/peserta/pendaftaran-draf', { nama_ayah: 'Ahmad' });
    const late = await enter({ ...whole(), id: 'siti', versi: 0 });
    expect([late.httpStatus, late.body.jenis]).toEqual([409, 'versi-lama']);
    expect((await t.call(siti.session, 'GET', '/api/peserta/pendaftaran')).body.status).toBe(0);
  });

  test.each([1, 2, 3, 4, 5, 6])(
    'whose file has status %i is shown, and not entered again',
    async (status) => {
      const siti = await buildPendaftar(t, 'siti');
      await siti.send({ foto: await siti.upload('png') });
      await siti.setStatus(status);
      expect((await find()).body.data).toMatchObject({ id: 'siti', status, isi: null });
      for (const fields of [whole(), { ...whole(), id: 'siti' }]) {
        const { httpStatus, body } = await enter(fields);
        expect([httpStatus, body.jenis, body.id]).toEqual([409, 'sudah-terdaftar', 'siti']);
      }
      expect((await read.terkirim()).length).toBe(1);
    },
  );

  test('from an import, without an account and a form, becomes the applicant and gets both', async () => {
    await seedPeserta(t, [{ nomor_peserta: 'K-07', nisn, nama: 'Siti A.', akun_id: null, status: null }]);
    expect((await find()).body.data).toMatchObject({ id: 'K-07', status: null, isi: { nama: 'Siti A.' } });
    // Nobody takes a row that the desk has not looked at.
    expect((await enter()).body.kesalahan.nisn).toContain('Siti A.');
    const { body } = await enter({ ...whole(), id: 'K-07' });
    expect(body).toMatchObject({ status: true, masuk: 'k-07', data: { id: 'K-07' } });
    expect((await signIn(nisn, body.sandi)).body.token).toEqual(expect.any(String));
    expect(await read.peserta()).toMatchObject([{ nomor_peserta: 'K-07', nama: 'Siti Aini', status: 1 }]);
  });

  test('is found by what he signs in with, and a word that is nobody’s asks for a NISN', async () => {
    await buildPendaftar(t, 'siti');
    expect((await find('SITI')).body.data).toMatchObject({ id: 'siti', status: 0 });
    expect((await find('siapa@contoh.id')).body.kesalahan.nomor).toContain('NISN');
  });

  test('a NISN of somebody else is refused at its field, one of two people before anything', async () => {
    await buildPendaftar(t, 'siti');
    await seedPeserta(t, [{ nomor_peserta: 'K-1', nisn, nama: 'Budi', akun_id: null, status: null }]);
    expect((await enter({ ...whole(), id: 'siti' })).body.kesalahan.nisn).toContain('Budi');
    await seedPeserta(t, [{ nomor_peserta: 'K-2', nisn, nama: 'Cici', akun_id: null, status: null }]);
    for (const answer of [await find(), await enter()])
      expect([answer.httpStatus, answer.body.jenis]).toEqual([409, 'nomor-ganda']);
  });

  test('a number that is another account’s or another’s is refused with the way out', async () => {
    const guru = await t.signIn('guru');
    await write(t, (tx) => tx.update(akun).set({ email: nisn }).where(eq(akun.id, guru.akun_id)));
    expect((await enter()).body).toMatchObject({ status: false, message: /menu Akun/ });
    await seedPeserta(t, [{ nomor_peserta: nisn, nisn: '0061234500', nama: 'Budi', akun_id: null }]);
    expect((await enter()).body.kesalahan.nisn).toContain('Data Peserta');
  });

  test('an id that is nobody’s, as on a server that was put back, is not found', async () => {
    expect((await enter({ ...whole(), id: 'tidak-ada' })).httpStatus).toBe(404);
  });
});

describe('files of the desk', () => {
  test('become the applicant’s own, each under a name of his, and no other applicant names one', async () => {
    await setSchool(t, { tanpa_berkas: false });
    const form = new FormData();
    form.append('file', new File([new Uint8Array(buildPdf('Rapor'))], 'rapor.pdf'));
    const pdf = (await t.call(rina, 'POST', '/api/media?doctype=peserta', form)).body.name;
    const all = Object.fromEntries(documents.map(([name]) => [name, name === 'foto' ? foto : pdf]));
    const { body } = await enter(whole(all));
    expect(body.status).toBe(true);
    const [sent] = await read.terkirim();
    const [own] = await read.akun();
    const files = await t.context.store.read
      .select()
      .from(media)
      .where(eq(media.akun_id, own?.id ?? ''));
    expect(files.map(({ id }) => id).toSorted()).toEqual([sent?.isi.foto, sent?.isi.dok_skl].toSorted());
    // The desk keeps its own, for a brother with the same paper.
    const brother = await enter(whole({ ...all, nisn: '0061234599', nik: '8271014403100002' }));
    expect(brother.body.status).toBe(true);
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    const theirs = await t.call(budi.session, 'POST', '/api/peserta/pendaftaran-draf', {
      dok_skl: sent?.isi.dok_skl,
    });
    expect(theirs.body.kesalahan).toHaveProperty('dok_skl');
  });

  test('are opened by him and by staff, and stand in the correction that he sends', async () => {
    const siti = await buildPendaftar(t, 'siti');
    await enter({ ...whole(), id: 'siti' });
    const kept = (await t.call(siti.session, 'GET', '/api/peserta/pendaftaran')).body;
    for (const who of [siti.session, rina])
      expect((await t.call(who, 'GET', `/api/media/${kept.foto}`)).httpStatus).toBe(200);
    await siti.setStatus(2);
    await write(t, (tx) => tx.update(berkas).set({ terbuka: ['foto', 'alamat'] }));
    const fields = { ...whole({ foto: kept.foto, alamat: 'Jl. Baru 3' }) };
    const { body } = await t.call(siti.session, 'POST', '/api/peserta/pendaftaran', fields);
    expect(body.data).toMatchObject({ status: 3, foto: kept.foto, alamat: 'Jl. Baru 3' });
  });

  test('of an applicant, of a colleague or of another kind are named in no form of somebody else', async () => {
    const budi = await buildPendaftar(t, 'budi', 'Budi');
    const tono = await t.signIn('administrator', { nama: 'Pak Tono' });
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await buildPicture('png'))], 'a.png'));
    const avatar = (await t.call(rina, 'POST', '/api/media?doctype=avatar', form)).body.name;
    for (const name of [await budi.upload('png'), await upload(tono, '#778899'), avatar, 'tidak-ada'])
      expect((await enter(whole({ foto: name }))).body.kesalahan).toEqual({ foto: expect.any(String) });
    expect(await read.akun()).toHaveLength(1);
  });

  test('are stored beyond an applicant’s number of a day, and by nobody else of the staff', async () => {
    const row = {
      doctype: 'peserta' as const,
      nama: 'a.png',
      mime: 'image/png',
      ukuran: 1,
      lebar: 1,
      tinggi: 1,
    };
    const many = Array.from({ length: 120 }, (_, at) => ({ ...row, id: `m-${at}`, sha256: `sha-${at}` }));
    await write(t, (tx) =>
      tx.insert(media).values(
        many.map((one) => ({
          ...one,
          sekolah_id: schoolId,
          akun_id: rina.akun_id,
          dibuat_ms: t.clock.nowMs(),
        })),
      ),
    );
    expect(await upload(rina, '#990000')).toEqual(expect.any(String));
    const form = new FormData();
    form.append('file', new File([new Uint8Array(buildPdf())], 'a.pdf'));
    const guru = await t.signIn('guru');
    expect((await t.call(guru, 'POST', '/api/media?doctype=peserta', form)).httpStatus).toBe(403);
  });
});
