import { beforeEach, describe, expect, test } from 'vitest';
import { buildFormulir } from '@spmb/shared/testing/build-formulir.ts';
import type { Formulir } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { eq } from 'drizzle-orm';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { buildPicture } from '../media/testing/build-file.ts';
import { peserta } from '../peserta/rows/peserta.table.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { openPendaftaran, setSchool, write } from '../situs/testing/admission.ts';
import { seedAcuan } from './testing/seed-acuan.ts';
import { berkas, berkasTerkirim, peralihanBerkas } from './berkas.table.ts';

const t = perTest(buildTestApp);
let siti: Session;
let foto: string;
beforeEach(async () => {
  await openPendaftaran(t);
  await seedAcuan(t);
  // Documents have tests of their own.
  await setSchool(t, { tanpa_berkas: true });
  siti = await applicant('siti');
  foto = await upload(siti);
});

async function applicant(id: string): Promise<Session> {
  const session = await t.signIn('peserta', { nama: id });
  await seedPeserta(t, [{ nomor_peserta: id, nama: 'Siti Aini', akun_id: session.akun_id, status: 0 }]);
  return session;
}
async function upload(session: Session, side = 20): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(await buildPicture('png', side))], 'foto.png'));
  return (await t.call(session, 'POST', '/api/media?doctype=peserta', form)).body.name;
}

const path = '/api/peserta/pendaftaran';
const whole = (more: Partial<Formulir> = {}) => {
  const files = Object.entries(buildFormulir()).filter(([, value]) => String(value).startsWith('berkas-'));
  return buildFormulir({ ...Object.fromEntries(files.map(([name]) => [name, null])), foto, ...more });
};
const see = async (session = siti) => (await t.call(session, 'GET', path)).body;
const keep = (fields: object, session = siti) => t.call(session, 'POST', `${path}-draf`, fields);
const send = (fields: object = whole(), session = siti) => t.call(session, 'POST', path, fields);
const setStatus = (status: number, id = 'siti') =>
  write(t, (tx) => tx.update(peserta).set({ status }).where(eq(peserta.id, id)));
const rows = {
  terkirim: () => t.context.store.read.select().from(berkasTerkirim),
  peralihan: () => t.context.store.read.select().from(peralihanBerkas),
};

describe('a draft', () => {
  test('S3-REGF-20: begins with what was said at the sign-up, and keeps each field as it was typed', async () => {
    expect(await see()).toMatchObject({
      nama: 'Siti Aini',
      nisn: '',
      status: 0,
      versi: 0,
      nomor_register: '',
    });
    expect((await keep({ versi: 0, nisn: '12', smt_1_pai: '80,5', alamat: 'Jl. <b>' })).body).toMatchObject({
      status: true,
      data: { versi: 1 },
    });
    expect(await see()).toMatchObject({ nisn: '12', smt_1_pai: 80.5, alamat: 'Jl. <b>', versi: 1 });
  });

  test('of two devices the later one is shown what the other has written, and overwrites nothing', async () => {
    await keep({ versi: 0, nama_ayah: 'Ahmad' });
    const late = await keep({ versi: 0, nama_ayah: 'Budi' });
    expect([late.httpStatus, late.body]).toEqual([
      409,
      expect.objectContaining({ status: false, jenis: 'versi-lama', versi: 1, isi: { nama_ayah: 'Ahmad' } }),
    ]);
    expect((await see()).nama_ayah).toBe('Ahmad');
  });

  test('takes nothing that is not the applicant’s to write', async () => {
    await keep({ status: 4, nomor_register: '0001', versi: 0, nama: 'Siti' });
    expect(await see()).toMatchObject({ status: 0, nomor_register: '', nama: 'Siti' });
  });

  test('names no file of somebody else, of another kind, or that is gone', async () => {
    const budi = await applicant('budi');
    const form = new FormData();
    form.append('file', new File([new Uint8Array(await buildPicture('png'))], 'a.png'));
    const avatar = (await t.call(siti, 'POST', '/api/media?doctype=avatar', form)).body.name;
    for (const name of [await upload(budi), avatar, 'tidak-ada'])
      expect((await keep({ foto: name })).body.kesalahan).toEqual({ foto: expect.any(String) });
    expect((await see()).foto).toBeNull();
  });

  test('of somebody else is not there: nobody names an id', async () => {
    await keep({ nama_ayah: 'Ahmad' });
    expect((await see(await applicant('budi'))).nama_ayah).toBe('');
    expect((await t.call(await t.signIn('peserta'), 'GET', path)).httpStatus).toBe(404);
  });
});

describe('a send', () => {
  test('names only what the lists have, and the school of origin by its name', async () => {
    const forged = { jurusan_id_1: 'entah', village_id: '8271019999', pekerjaan_id: '77' };
    const { body } = await send(whole(forged));
    expect(Object.keys(body.kesalahan).sort()).toEqual(Object.keys(forged).sort());
    expect(body.kesalahan.jurusan_id_1).toContain('Pilih lagi');
    expect((await send(whole({ jurusan_id_2: 'tkj' }))).body.status).toBe(true);
    const [own] = await t.context.store.read.select().from(peserta);
    expect(own).toMatchObject({ nama_sekolah_asal: 'SMP Negeri 1 Ternate', jurusan_id_2: 'tkj' });
  });

  test('S3-REGF-21, D-RULE-06: gives the next number, keeps what was sent, writes where it led and a message', async () => {
    const { body } = await send();
    expect(body).toMatchObject({
      status: true,
      message: 'Formulir terkirim dengan nomor pendaftaran SPMB-2025-0001.',
      data: { status: 1, nomor_register: 'SPMB-2025-0001', dikirim_ms: t.clock.nowMs() },
    });
    expect(await rows.terkirim()).toMatchObject([{ ke: 1, nilai_rapor: 8000, isi: { nama: 'Siti Aini' } }]);
    expect(await rows.peralihan()).toMatchObject([{ dari: 0, ke: 1, peristiwa: 'kirim', alasan: [] }]);
    const inbox = (await t.call(siti, 'GET', '/api/peserta/dashboard')).body.pesans;
    expect(inbox).toMatchObject([{ title: 'Formulir pendaftaran terkirim' }]);
    const budi = await applicant('budi');
    const next = await send(whole({ foto: await upload(budi) }), budi);
    expect(next.body.data.nomor_register).toBe('SPMB-2025-0002');
  });

  test('N24: an answer that was lost is asked for again, and nothing is sent twice', async () => {
    const fields = { ...whole(), operasi_id: 'operasi-1' };
    const [first, again] = [await send(fields), await send(fields)];
    expect(again.body).toEqual(first.body);
    expect([(await rows.terkirim()).length, (await rows.peralihan()).length]).toEqual([1, 1]);
    const budi = await applicant('budi');
    const other = await send({ ...whole({ foto: await upload(budi) }), operasi_id: 'operasi-1' }, budi);
    expect(other.body.status).toBe(false);
    expect((await rows.terkirim()).length).toBe(1);
  });

  test('what is missing or wrong is named at its field, no number is used up, and what was typed stays', async () => {
    const typed = { nisn: '12', tinggi_badan: 'seratus' };
    await keep(typed);
    expect((await send({ ...whole({ nama_ibu: '' }), ...typed })).body.kesalahan).toEqual({
      nisn: expect.any(String),
      tinggi_badan: expect.stringContaining('diisi angka'),
      nama_ibu: 'Nama ibu wajib diisi.',
    });
    expect(await see()).toMatchObject({ ...typed, status: 0 });
    expect((await send()).body.data.nomor_register).toBe('SPMB-2025-0001');
  });

  test('D-RULE-05: outside the registration window the first send is refused, a correction is not', async () => {
    await setSchool(t, { pendaftaran_dibuka: false });
    expect((await send()).body).toMatchObject({ status: false, jenis: 'pendaftaran-tutup' });
    await openPendaftaran(t);
    await send();
    await setSchool(t, { pendaftaran_dibuka: false });
    await setStatus(2);
    expect((await send()).body.data.status).toBe(3);
  });

  test.each([1, 3, 4, 5, 6])(
    'D-RULE-05: at status %i nothing is written, drafted or sent',
    async (status) => {
      await send();
      const before = await see();
      await setStatus(status);
      for (const answer of [await keep({ nama: 'Lain' }), await send(whole({ nama: 'Lain' }))])
        expect([answer.httpStatus, answer.body.jenis]).toEqual([409, 'terkunci']);
      expect(await see()).toEqual({ ...before, status });
    },
  );

  test('D-RULE-05: a correction writes only what the committee has opened, whatever is sent', async () => {
    await send();
    await setStatus(2);
    await write(t, (tx) => tx.update(berkas).set({ terbuka: ['alamat'] }));
    await keep({ nama: 'Nama Lain', alamat: 'Jl. Baru 2' });
    const { body } = await send(whole({ nama: 'Nama Lain', alamat: 'Jl. Baru 3', smt_1_pai: 100 }));
    expect(body.data).toMatchObject({
      nama: 'Siti Aini',
      alamat: 'Jl. Baru 3',
      smt_1_pai: 80,
      status: 3,
      nomor_register: 'SPMB-2025-0001',
      terbuka: null,
    });
    expect((await rows.terkirim()).map(({ ke }) => ke)).toEqual([1, 2]);
  });

  test('averages are the server’s, whatever was sent with the form', async () => {
    await send({ ...whole(), nilai_rapor: 100, smt_1_nr: 100, nr_pai: 100 });
    expect(await rows.terkirim()).toMatchObject([{ nilai_rapor: 8000 }]);
  });

  test('hundreds at the last hour get numbers without a gap, each his own', async () => {
    const many = await Promise.all(Array.from({ length: 30 }, (_, at) => applicant(`p-${at}`)));
    const photos = await Promise.all(many.map((one) => upload(one)));
    const sent = await Promise.all(many.map((one, at) => send(whole({ foto: photos[at] ?? '' }), one)));
    const numbers = sent.map(({ body }) => body.data.nomor_register as string).toSorted();
    expect(numbers).toEqual(
      Array.from({ length: 30 }, (_, at) => `SPMB-2025-${String(at + 1).padStart(4, '0')}`),
    );
  });
});

describe('S3-REGF-22: a withdrawal', () => {
  const withdraw = (fields: object = { konfirmasi: ' siti  aini ' }) =>
    t.call(siti, 'POST', `${path}-cabut`, fields);

  test.each([1, 2, 3])('from status %i is for good, once the own name was typed', async (status) => {
    await send();
    await setStatus(status);
    expect((await withdraw({ konfirmasi: 'Budi' })).body.kesalahan).toHaveProperty('konfirmasi');
    expect((await withdraw()).body.data.status).toBe(6);
    expect((await withdraw()).httpStatus).toBe(409);
    expect((await send()).httpStatus).toBe(409);
  });

  test.each([0, 4, 5, 6])('from status %i is refused', async (status) => {
    if (status > 0) await send();
    await setStatus(status);
    expect((await withdraw()).httpStatus).toBe(409);
    expect((await see()).status).toBe(status);
  });
});

describe('a document', () => {
  const open = async (who: Session | undefined, name = foto) =>
    (await t.call(who, 'GET', `/api/media/${name}`)).httpStatus;

  test('is opened by its owner and, once it was sent, by staff, and by no other applicant', async () => {
    const operator = await t.signIn('operator');
    await keep({ foto });
    expect([await open(siti), await open(operator)]).toEqual([200, 404]);
    await send();
    expect([await open(siti), await open(operator)]).toEqual([200, 200]);
    const others = [await applicant('budi'), await t.signIn('guru'), await t.signIn('supervisor'), undefined];
    for (const who of others) expect([404, 401, 403]).toContain(await open(who));
  });

  test('stays open to staff once another one was sent in its place; what was never sent is not', async () => {
    const operator = await t.signIn('operator');
    await send();
    await setStatus(2);
    const later = await upload(siti, 21);
    const unsent = await upload(siti, 22);
    await send({ foto: later });
    expect(await Promise.all([foto, later, unsent].map((name) => open(operator, name)))).toEqual([
      200, 200, 404,
    ]);
  });
});

test('S1-CALL-34: a reset takes files and numbers along', async () => {
  await send();
  const admin = await t.signIn('administrator');
  const sure = { konfirmasi: 'SMK Uji', alasan: 'tahun baru' };
  expect((await t.call(admin, 'POST', '/api/profile-reset-data', sure)).body.status).toBe(true);
  expect([await rows.terkirim(), await rows.peralihan()]).toEqual([[], []]);
  siti = await applicant('siti');
  expect((await send(whole({ foto: await upload(siti) }))).body.data.nomor_register).toBe('SPMB-2025-0001');
});
