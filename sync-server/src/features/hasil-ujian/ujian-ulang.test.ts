import { beforeEach, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { TestDevice } from '../../testing/test-device.ts';
import { jadwalUjianPeserta, jadwalUjianSesi } from '../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { assignRuang } from '../jadwal-ujian/testing/assign-ruang.ts';
import { verifyLog } from '../ujian/replay/verify-log.ts';
import { findNilaiTeori } from './nilai-teori.queries.ts';
import { endDay, sitExam } from './testing/sit-exam.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { participants: 3 }));
const later = { tanggal_susulan: '2025-07-03', jam_mulai: '10:00', jam_selesai: '11:30' };

/** Two sat, with 60 and 100; the third is absent. It is the day after. */
beforeEach(async () => {
  await sitExam(t, room, 0, 3);
  await sitExam(t, room, 1, 5);
  await endDay(t);
});

const ids = () => room.rows.map(({ barisId }) => barisId);
const post = async (path: string, body: object) =>
  (await t.call(await t.signIn('operator'), 'POST', `/api/${path}`, body)).body;
const lines = async () =>
  (await t.call(await t.signIn('operator'), 'GET', `/api/daftar-nilai/${room.jadwalId}`)).body;

/** A participant sits the row that was made for him, at its time. */
async function sitAgain(index: number, right: number) {
  t.clock.advance(Date.parse('2025-07-03T03:05:00Z') - t.clock.nowMs());
  const siswa = await room.signIn(index);
  const { body } = await t.call(siswa, 'POST', '/api/peserta/dashboard-jadwal-ujian');
  const row = body.find(({ tanggal }: { tanggal: string }) => tanggal === later.tanggal_susulan);
  const device = new TestDevice(t);
  await device.begin(siswa, row.jadwal_ujian_id);
  for (const [place, [butir, key]] of Object.entries(room.keys).entries())
    if (place < right) device.answer(butir, key);
  device.finish();
  await device.send();
  await endDay(t);
}

test('N56: the specification’s call gives everybody who was absent a row; old rows stay; a repeat adds none', async () => {
  const spec = { tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId, ...later };
  expect((await post('jadwal-ujian-susulan', spec)).data).toEqual({ dibuat: 1, dilewati: [] });
  expect(await post('jadwal-ujian-susulan', spec)).toMatchObject({
    status: false,
    data: { dibuat: 0, dilewati: [{ alasan: 'Sudah dijadwalkan susulan dan belum mengerjakannya.' }] },
  });
  expect((await lines())[2]).toMatchObject({ catatan: 'Susulan Kamis, 03 Juli 2025 10.00', nilai: null });
  await sitAgain(2, 4);
  expect((await lines())[2]).toMatchObject({ nilai: 80, asli: 80, remedial: null, catatan: '' });
  expect((await findNilaiTeori(t.context.store.read)).get(room.rows[2]!.pesertaId)?.nilai).toBe(80);
  expect((await verifyLog(t.context.store.read, t.context.secrets)).differences).toEqual([]);
});

test('a remedial is for whoever is below the KKTP; the first score is kept and N.T stays', async () => {
  const remedial = { jenis: 'remedial', ids: ids(), ...later };
  const plan = await post('ujian-ulang-rencana', remedial);
  expect(plan.peserta).toEqual([{ id: ids()[0], nama: 'Peserta P-0001' }]);
  expect(plan.dilewati.map(({ alasan }: { alasan: string }) => alasan)).toEqual([
    'Sudah tuntas (100 dari KKTP 75).',
    'Belum mempunyai nilai; yang belum hadir mengikuti susulan.',
  ]);
  expect((await post('ujian-ulang', { ...remedial, alasan: 'belum tuntas' })).data.dibuat).toBe(1);
  await sitAgain(0, 5);
  expect((await lines())[0]).toMatchObject({ nilai: 75, asli: 60, remedial: 100, ket: 'tuntas' });
  expect((await findNilaiTeori(t.context.store.read)).get(room.rows[0]!.pesertaId)?.nilai).toBe(60);
  const { body } = await t.call(
    await t.signIn('administrator'),
    'GET',
    '/api/audit?tindakan=remedial&page=1',
  );
  expect(body.rows[0]).toMatchObject({ alasan: 'belum tuntas', tabel: 'jadwal_ujian_peserta' });
});

test('a choice of which nobody can sit again is refused with the reasons and the way out; nothing is written', async () => {
  const written = () =>
    Promise.all(
      [jadwalUjianSesi, jadwalUjianPeserta, audit].map((table) => t.context.store.read.select().from(table)),
    );
  const before = await written();
  const chosen = { ...later, alasan: 'belum tuntas' };
  const remedial = { ...chosen, jenis: 'remedial', ids: ids().slice(1) };
  expect(await post('ujian-ulang', remedial)).toMatchObject({
    status: false,
    message:
      'Tidak ada peserta terpilih yang dapat dijadwalkan remedial. ' +
      'Peserta P-0002: Sudah tuntas (100 dari KKTP 75). ' +
      'Peserta P-0003: Belum mempunyai nilai; yang belum hadir mengikuti susulan. ' +
      'Pilih peserta lain, atau ubah tanggal dan jamnya.',
  });
  const susulan = { ...chosen, jenis: 'susulan', ids: ids().slice(0, 2) };
  expect((await post('ujian-ulang', susulan)).message).toContain('2 peserta: Sudah menyelesaikan ujiannya.');
  expect(await written()).toEqual(before);
});

test('a time that is over, and a session that still runs, are refused in words', async () => {
  const past = { jenis: 'susulan', ids: ids(), ...later, tanggal_susulan: '2025-07-01' };
  expect((await post('ujian-ulang-rencana', past)).message).toContain('sudah lewat');
  await post('ujian-ulang', { jenis: 'susulan', ids: ids(), ...later, alasan: 'sakit' });
  t.clock.advance(Date.parse('2025-07-03T03:05:00Z') - t.clock.nowMs());
  const again = {
    jenis: 'susulan',
    ids: [(await lines())[2].id],
    ...later,
    jam_mulai: '13:00',
    jam_selesai: '14:30',
  };
  // Its row is the one that waits: it can still be sat.
  expect((await post('ujian-ulang-rencana', again)).dilewati[0].alasan).toMatch(
    /Sudah dijadwalkan|belum berakhir/,
  );
  expect((await post('ujian-ulang', { jenis: 'susulan', ids: ids(), ...later })).kesalahan).toHaveProperty(
    'alasan',
  );
});

test('N39: a supervisor gives make-ups in his own room, and no remedial, which would tell scores', async () => {
  const inRuang = async (ruang: string) => {
    const session = await t.signIn('supervisor', { nama: ruang });
    await assignRuang(t, room, session.akun_id, ruang);
    return (path: string, body: object) => t.call(session, 'POST', `/api/${path}`, body);
  };
  const susulan = { jenis: 'susulan', ids: ids(), ...later, alasan: 'sakit' };
  const [mine, other] = [await inRuang('Lab 1'), await inRuang('Lab 9')];
  expect((await other('ujian-ulang', susulan)).body.data).toMatchObject({
    dibuat: 0,
    dilewati: ids().map((id) => ({ id, nama: '' })),
  });
  const spec = { tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId, ...later };
  expect((await other('jadwal-ujian-susulan', spec)).body.message).toContain('Tidak ada peserta');
  expect((await mine('ujian-ulang-rencana', { ...susulan, jenis: 'remedial' })).httpStatus).toBe(403);
  expect((await mine('ujian-ulang', { ...susulan, jenis: 'remedial' })).httpStatus).toBe(403);
  expect((await mine('ujian-ulang-rencana', susulan)).body).toMatchObject({
    peserta: [{ id: ids()[2], nama: 'Peserta P-0003' }],
  });
  expect((await mine('ujian-ulang', susulan)).body.data.dibuat).toBe(1);
});
