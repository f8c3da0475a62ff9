import type { RencanaBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { turnsWhile } from '../../server/work/testing/turns-while.ts';
import { perTest } from '../../testing/per-test.ts';
import { systemActor as system } from '../../identity/keadaan-server.mutations.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { insertAkun } from '../akun/account/akun.mutations.ts';
import { seedPeserta } from '../peserta/testing/seed-peserta.ts';
import { setSchool } from '../situs/testing/admission.ts';
import { insertBerhenti } from './antrean/atur.mutations.ts';
import { antrekanPesan } from './antrean/antrekan.mutations.ts';
import { pesanKeluar } from './antrean/pesan-keluar.table.ts';
import { listCalon, listCalonById } from './blast/penerima.queries.ts';
import { openQueue, readPesan, seedCalon, setPesan } from './testing/open-queue.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator'));

const post = async (path: string, body: object) => (await t.call(operator, 'POST', path, body)).body;
const plan = async (body: object) => (await post('/api/utility-wa-pratinjau', body)) as RencanaBlast;
const texts = ({ contoh }: RencanaBlast) => contoh.map(({ pesan }) => pesan);
const open = () => openQueue(t, { kanal: 'tangan' });

describe('whom a blast reaches', () => {
  test('S2-WA-13: by a number as 62…; who has none, wants none, or shares number and text with another is counted', async () => {
    await open();
    const row = { nama: 'Sama', nomor_hp: '0812-0000-1111' };
    await seedPeserta(t, [
      { ...row, nomor_peserta: 'P-1' },
      { ...row, nomor_peserta: 'P-2' },
      { nomor_peserta: 'P-3', nomor_hp: 'tidak ada' },
      { nomor_peserta: 'P-4', nomor_hp: null },
      { nomor_peserta: 'P-5', nomor_hp: '+62 812 0000 2222' },
    ]);
    await post('/api/utility-wa-berhenti', { nomor: '081200002222', berhenti: true });
    expect(await plan({ pesan: 'Halo {nama}' })).toMatchObject({
      jumlah: 1,
      tanpa_tujuan: 2,
      berhenti: 1,
      sama: 1,
      contoh: [{ nama: 'Sama', nomor: '6281200001111' }],
    });
    // Of two children with one phone each is told his own.
    expect(await plan({ pesan: 'Halo {nomor}' })).toMatchObject({ jumlah: 2, sama: 0 });
  });

  test('of a programme, by the first choice; nothing is queued by looking', async () => {
    await open();
    await seedCalon(t, 5);
    await seedPeserta(t, [
      { nomor_peserta: 'R-1', jurusan_id_1: 'rpl', jurusan_id_2: 'tkj', nomor_hp: '6281' + '11112222' },
      { nomor_peserta: 'R-2', jurusan_id_1: 'tkj', jurusan_id_2: 'rpl', nomor_hp: '6281' + '11113333' },
    ]);
    expect(await plan({ pesan: 'Halo', program_keahlian_id: 'rpl' })).toMatchObject({
      jumlah: 1,
      contoh: [{ nomor: '628111112222' }],
    });
    const whole = await plan({ pesan: 'Halo {nama}' });
    expect([whole.jumlah, whole.contoh.length]).toEqual([7, 3]);
    expect(await readPesan(t, operator)).toEqual({});
  });

  test('without a receiver, a text, or the switch nothing is queued, and the answer names the way out', async () => {
    await open();
    expect(await post('/api/utility-kirim-informasi', { pesan: 'Halo' })).toMatchObject({
      status: false,
      message: 'Tidak ada penerima. Pilih jurusan atau jenis informasi lain.',
    });
    await seedPeserta(t, [{ nomor_peserta: 'P-1', nomor_hp: null }]);
    expect(await post('/api/utility-kirim-informasi', { pesan: 'Halo' })).toMatchObject({
      message: expect.stringContaining('1 tanpa nomor atau alamat'),
    });
    expect(await post('/api/utility-kirim-informasi', { pesan: ' ' })).toMatchObject({
      status: false,
      kesalahan: { pesan: 'Tulis pesan yang akan dikirim.' },
    });
    expect(
      await post('/api/utility-kirim-informasi', { pesan: 'x', jenis_informasi: 'informasi-akun' }),
    ).toMatchObject({
      status: false,
      kesalahan: { jenis_informasi: expect.any(String) },
    });
    await setSchool(t, { sms: false });
    expect(await plan({ pesan: 'Halo' })).toMatchObject({ status: false });
  });

  test('by e-mail it reaches who signs in with an address, whatever the switch of WhatsApp says, without the words of STOP', async () => {
    await setPesan(t, { kanal: 'surel' });
    const account = (id: string, email: string) =>
      ({
        id,
        username: id,
        email,
        authent: 'peserta',
        sandi_jenis: 'kartu',
        sandi_hash: '',
        jurusan_id: null,
      }) as const;
    await t.context.store.tx(system, (tx) =>
      insertAkun(tx, 0, [account('a-1', 'Siti@A.id'), account('a-2', '0012345678')]),
    );
    await seedPeserta(t, [
      { nomor_peserta: 'P-1', akun_id: 'a-1' },
      { nomor_peserta: 'P-2', akun_id: 'a-2', nomor_hp: '08120000111' },
    ]);
    expect(await plan({ pesan: 'Halo' })).toMatchObject({
      jumlah: 1,
      tanpa_tujuan: 1,
      contoh: [{ nomor: 'siti@a.id', pesan: 'Halo' }],
    });
  });
});

describe('what a blast tells', () => {
  test('S2-WA-10: the number and the way in, and nothing that opens an account', async () => {
    await open();
    await seedCalon(t, 1);
    const asked = { jenis_informasi: 'informasi-akun', pesan: 'Salam {nama}.' };
    expect(await post('/api/utility-send-bulk-message-account', asked)).toMatchObject({ status: true });
    expect((await readPesan(t, operator))['Calon 1']?.pesan).toBe(
      [
        'Salam Calon 1.\n',
        'Akun Calon 1 di SMK Uji:',
        'Masuk di http://10.0.0.2:8080/login dengan nomor peserta P-1.',
        'Kata sandi ada pada kartu peserta. Bila hilang, pilih Lupa kata sandi di halaman masuk, atau datang ke meja panitia.\n',
        'Balas STOP bila tidak ingin menerima pesan dari sekolah.',
      ].join('\n'),
    );
  });

  test('S2-WA-11: exams from today on, and only to who has some', async () => {
    await open();
    const room = await buildExamRuang(t, { participants: 2 });
    await seedCalon(t, 1);
    const told = await plan({ jenis_informasi: 'informasi-jadwal-ujian' });
    expect(told.jumlah + told.tanpa_tujuan).toBe(2);
    expect(room.rows).toHaveLength(2);
    t.clock.advance(3 * 86_400_000);
    Object.assign(operator, await t.signIn('operator'));
    const later = await plan({ jenis_informasi: 'informasi-jadwal-ujian' });
    expect(later.jumlah + later.tanpa_tujuan).toBe(0);
  });

  test('S2-WA-12: the rehearsal that is open, by the school’s own address; none is open, none is told', async () => {
    await open();
    await seedCalon(t, 1);
    const ask = () => plan({ jenis_informasi: 'informasi-jadwal-ujian-simulasi' });
    expect(await ask()).toMatchObject({
      status: false,
      message: expect.stringContaining('Gladi HP belum dibuka'),
    });
    t.context.sandbox.open({ key: 'ABCD2345', fetch: () => new Response() });
    expect(texts(await ask())[0]).toContain('buka http://10.0.0.2:8080/gladi#ABCD2345 di HP');
    expect(await post('/api/utility-send-jadwal-simulasi', {})).toMatchObject({
      status: true,
      data: { jumlah: 1 },
    });
    await setSchool(t, { alamat_server: null });
    expect(await ask()).toMatchObject({ status: false, message: expect.stringContaining('Alamat server') });
  });
});

describe('who wants no messages', () => {
  test('is a number or an e-mail address: anything else is refused at its field, and taken back where it stands', async () => {
    const say = (nomor: string, berhenti = true) => post('/api/utility-wa-berhenti', { nomor, berhenti });
    const listed = async () => (await t.call(operator, 'GET', '/api/utility-wa-berhenti')).body;
    for (const nomor of ['besok', 'a@', '12', '@b.id'])
      expect(await say(nomor)).toMatchObject({
        status: false,
        kesalahan: { nomor: 'Isi nomor HP, misalnya 0812…, atau alamat surel.' },
      });
    expect(await listed()).toEqual([]);
    await say('0812-0000-1111');
    await say('Siti@A.id');
    expect(await listed()).toEqual(['6281200001111', 'siti@a.id']);
    await say('siti@a.id', false);
    await t.context.store.tx(system, (tx) => insertBerhenti(tx, 0, 'besok', 'petugas'));
    expect(await say('besok', false)).toMatchObject({ status: true });
    expect(await listed()).toEqual(['6281200001111']);
  });
});

test('a blast whose id other messages have already is refused whole: it is not told as queued', async () => {
  await openQueue(t, { kanal: 'gerbang' });
  await seedCalon(t, 2);
  const [first] = await listCalon(t.context.store.read, null, 'wa');
  const asal = {
    tindakan: 'lama-0001',
    jenis_informasi: 'informasi-umum',
    program_keahlian_id: null,
    media: 'wa',
    generasi: 1,
  } as const;
  const old = { peserta_id: first!.id, nama: 'Lama', nomor: '6281', pesan: 'Lama' };
  await t.context.store.tx(system, (tx) => antrekanPesan(tx, 0, asal, [old]));
  const { httpStatus, body } = await t.call(operator, 'POST', '/api/utility-kirim-informasi', {
    pesan: 'Halo',
    tindakan_id: 'lama-0001',
  });
  expect([httpStatus, body.message]).toEqual([409, expect.stringContaining('belum dikirim')]);
  expect(Object.keys(await readPesan(t, operator))).toEqual(['Lama']);
});

test('a text is queued as it was typed, whatever it holds, for each under his own name, and what fills no column stays empty', async () => {
  await openQueue(t, { kanal: 'gerbang' });
  await seedPeserta(t, [
    { nomor_peserta: 'P-1', nama: `O'Neil "Ani" \\ 😀`, nomor_hp: '081200000001' },
    { nomor_peserta: 'P-2', nama: 'Budi', nomor_hp: '081200000002' },
  ]);
  const pesan = `{nama}: "kutip", 'satu', \\ , 50%, ?1 $1 {"a":[1]}\nbaris 😀 é`;
  await post('/api/utility-kirim-informasi', { pesan });
  const rows = await t.context.store.read.select().from(pesanKeluar).orderBy(asc(pesanKeluar.giliran));
  expect(rows).toMatchObject(
    [`O'Neil "Ani" \\ 😀`, 'Budi'].map((nama, at) => ({
      nama,
      pesan: expect.stringContaining(pesan.replace('{nama}', nama)),
      nomor: `628120000000${at + 1}`,
      giliran: at,
      mendesak: false,
      keadaan: 'antre',
      putaran: 1,
      percobaan: 0,
      coba: 0,
      sewa: '',
      sewa_sampai_ms: 0,
      sebab: '',
      kanal: null,
      id_luar: null,
      pemegang: null,
      pesanan: null,
      program_keahlian_id: null,
      lanjut_ms: t.clock.nowMs(),
      dibuat_ms: t.clock.nowMs(),
    })),
  );
});

test('what is told to many names nobody who was not asked for, by number, and others have their turn while it is read', async () => {
  await seedCalon(t, 1_010);
  const all = await listCalon(t.context.store.read, null, 'wa');
  for (const [many, turnsLeast] of [
    [1, 1],
    [1_005, 3],
  ] as const) {
    const asked = all.slice(0, many).map(({ id }) => id);
    const { given, turns } = await turnsWhile(() =>
      listCalonById(t.context.store.read, asked.toReversed(), 'wa'),
    );
    expect(given.map(({ id }) => id)).toEqual(asked);
    expect(turns).toBeGreaterThanOrEqual(turnsLeast);
  }
});

describe('by hand', () => {
  test('what staff have asked for again comes first', async () => {
    await open();
    await seedCalon(t, 2);
    await post('/api/utility-kirim-informasi', { pesan: 'Halo {nama}' });
    const waiting = async () => (await t.call(operator, 'GET', '/api/utility-wa-tangan')).body.pesan;
    const [, second] = await waiting();
    await post('/api/utility-wa-nyatakan', { id: second.id, terkirim: false });
    await post('/api/utility-wa-kirim-ulang', { id: second.id });
    expect((await waiting()).map(({ nama }: { nama: string }) => nama)).toEqual(['Calon 2', 'Calon 1']);
  });

  test('chats wait in their order, and what staff say of one is its end', async () => {
    await open();
    await seedCalon(t, 2);
    await post('/api/utility-kirim-informasi', { pesan: 'Halo {nama}' });
    const waiting = async () => (await t.call(operator, 'GET', '/api/utility-wa-tangan')).body.pesan;
    const [first, second] = await waiting();
    expect(first).toMatchObject({
      nama: 'Calon 1',
      tautan: expect.stringMatching(/^https:\/\/wa\.me\/6281200000001\?text=Halo%20Calon%201/),
    });
    await post('/api/utility-wa-nyatakan', { id: first.id, terkirim: true });
    await post('/api/utility-wa-nyatakan', { id: second.id, terkirim: false });
    expect(await waiting()).toEqual([]);
    expect(await readPesan(t, operator)).toMatchObject({
      'Calon 1': { status: true, kanal: 'tangan' },
      'Calon 2': { status: false },
    });
    expect(await post('/api/utility-wa-nyatakan', { id: first.id, terkirim: false })).toMatchObject({
      status: false,
    });
  });
});
