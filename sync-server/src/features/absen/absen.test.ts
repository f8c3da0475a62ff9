import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../db/audit.table.ts';
import { buildExamRuang } from '../../testing/build-exam-ruang.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../testing/test-app.ts';
import { TestDevice } from '../../testing/test-device.ts';
import { sweepAttempts } from '../ujian/sweep/sweep-attempts.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
let proctor: Session;
let device: TestDevice;
const minuteMs = 60_000;

beforeEach(async () => {
  proctor = await t.signIn('supervisor', { nama: 'Bu Pengawas' });
  device = new TestDevice(t);
  await device.begin(siswa, id());
});

const id = () => room.rows[0]!.barisId;
const act = async (call: string, body: Record<string, unknown>) =>
  (await t.call(proctor, 'POST', `/api/${call}`, body)).body;
const list = async () =>
  (await t.call(proctor, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`)).body;

test('S3-ABS-07: the list tells states, times and counts, never a letter', async () => {
  device.answer(device.start.urutan[0]!, 'A');
  await device.send();
  const rows = await list();
  expect(rows).toMatchObject([
    {
      noreg: 'P-0001',
      nama: 'Peserta P-0001',
      jam_masuk: '07:30',
      jam_keluar: null,
      nilai: null,
      status: 'SEDANG MENGERJAKAN',
      terjawab: 1,
      jumlah_soal: 5,
      ruang: 'Lab 1',
      kursi: '01',
    },
    { noreg: 'P-0002', jam_masuk: null, status: 'BELUM HADIR', terjawab: 0 },
  ]);
  expect(JSON.stringify(rows)).not.toMatch(/pilihan|lembar/);
});

describe('reset login', () => {
  test('S8, S9: the next device takes the lease; what the old one did until then counts, what is later is held', async () => {
    const [first, second] = [device.start.urutan[0]!, device.start.urutan[1]!];
    t.clock.advance(5 * minuteMs);
    device.elapsedMs = 5 * minuteMs;
    device.answer(first, 'A');
    expect(await act('reset-login', { ids: [id()], alasan: 'pindah PC' })).toMatchObject({
      status: true,
      data: { berhasil: [id()] },
    });
    const other = new TestDevice(t);
    expect((await other.begin(await room.signIn(0), id())).body).toMatchObject({ lanjut: true });
    other.answer(second, 'B');
    await other.send();
    device.elapsedMs = 20 * minuteMs;
    device.answer(second, 'E');
    expect(await device.send()).toMatchObject({
      ack: 2,
      verdik: [{ seq: 2, verdik: 'tertahan', alasan: 'PINDAH' }],
      keadaan: { pemegang: false },
    });
    const learned = await other.send();
    expect(learned.lembar).toMatchObject({ [first]: ['A', false], [second]: ['B', false] });
    expect((await list())[0]).toMatchObject({ terjawab: 2, tertahan: 1 });
  });

  test('D-RULE-03: the act and its reason are on record', async () => {
    await act('reset-login', { ids: [id()], alasan: 'PC mati' });
    const rows = await t.context.store.read.select().from(audit);
    expect(rows).toContainEqual(
      expect.objectContaining({
        tindakan: 'reset_login',
        baris_id: id(),
        alasan: 'PC mati',
        nama: 'Bu Pengawas',
      }),
    );
  });
});

describe('extra minutes', () => {
  const grant = (menit: number, tambahan_id: string) =>
    act('tambah-waktu', { ids: [id()], menit, alasan: 'listrik padam', tambahan_id });

  test('S12: a grant raises the allowance once, however often it is sent', async () => {
    const before = (await device.send()).keadaan;
    await grant(10, 'hibah-1');
    await grant(10, 'hibah-1');
    const after = (await device.send()).keadaan;
    expect(after.boleh_ms - before.boleh_ms).toBe(10 * minuteMs);
    expect(after.batas_akhir_ms - before.batas_akhir_ms).toBe(10 * minuteMs);
    expect(after.versi).toBeGreaterThan(before.versi);
  });

  test('a grant may precede the start', async () => {
    const row = room.rows[1]!.barisId;
    await act('tambah-waktu', { ids: [row], menit: 15, alasan: 'kebutuhan khusus', tambahan_id: 'hibah-2' });
    const other = new TestDevice(t);
    await other.begin(await room.signIn(1), row);
    expect(other.start.keadaan.boleh_ms).toBe(75 * minuteMs);
  });

  test('S13: a time-out that did not know of the grant is void and the sheet opens again', async () => {
    const known = device.start.keadaan.boleh_ms;
    await grant(10, 'hibah-3');
    t.clock.advance(60 * minuteMs);
    device.elapsedMs = 60 * minuteMs;
    device.finish('waktu_habis', known);
    expect(await device.send()).toMatchObject({
      keadaan: { status: 'mengerjakan' },
      verdik: [{ alasan: 'WAKTU_DITAMBAH' }],
    });
  });

  test('a grant after a time-out opens the attempt again', async () => {
    t.clock.advance(60 * minuteMs);
    device.elapsedMs = 60 * minuteMs;
    device.finish('waktu_habis');
    expect((await device.send()).keadaan.status).toBe('selesai');
    await grant(10, 'hibah-4');
    device.answer(device.start.urutan[0]!, 'A');
    expect(await device.send()).toMatchObject({
      keadaan: { status: 'mengerjakan', pemegang: true },
      verdik: [],
    });
  });
});

test('S3-ABS-12: set finished closes the sheet; what was made before and arrives later still counts', async () => {
  t.clock.advance(minuteMs);
  device.elapsedMs = minuteMs;
  const butir = device.start.urutan[0]!;
  device.answer(butir, room.keys[butir]!);
  t.clock.advance(minuteMs);
  const done = await act('set-selesai', { id: id(), alasan: 'sakit' });
  // Until the device has spoken again, the room cannot know that it holds nothing.
  const [ended] = await list();
  expect(ended!.kontak_ms).toBeLessThan(ended!.selesai_ms);
  t.clock.advance(1_000);
  expect(done.data).toMatchObject({ status: 'SELESAI', nilai: null });
  expect(await device.send()).toMatchObject({
    verdik: [],
    keadaan: { status: 'selesai', sebab_selesai: 'paksa' },
  });
  expect((await list())[0]).toMatchObject({
    nilai: null,
    terjawab: 1,
    belum_terkirim: 0,
    kontak_ms: t.clock.nowMs(),
  });
});

test('S3-ABS-11, S11: reset archives the attempt; a new one begins empty and nothing crosses over', async () => {
  const butir = device.start.urutan[0]!;
  device.answer(butir, 'A');
  await device.send();
  expect(await act('reset-ujian-private', { id: id(), konfirmasi: 'P-9999', alasan: 'salah' })).toMatchObject(
    { status: false },
  );
  expect(await act('reset-ujian-private', { id: id(), konfirmasi: 'P-0001', alasan: 'salah' })).toMatchObject(
    { status: true },
  );
  const again = new TestDevice(t);
  await again.begin(siswa, id());
  expect(again.start).toMatchObject({ lembar: {}, keadaan: { percobaan: 2 }, urutan: device.start.urutan });
  device.answer(butir, 'B');
  expect((await device.send()).verdik).toMatchObject([{ verdik: 'tertahan' }]);
  expect((await again.send()).keadaan.jumlah_di_server).toBe(0);
});

test('the clock of the day moves attempts on: waiting for what devices hold, then final', async () => {
  t.clock.advance(121 * minuteMs);
  await sweepAttempts(t.context);
  expect((await list())[0]).toMatchObject({ keadaan: 'menunggu_kiriman', status: 'SEDANG MENGERJAKAN' });
  device.elapsedMs = 50 * minuteMs;
  device.answer(device.start.urutan[0]!, 'A');
  expect((await device.send()).verdik).toEqual([]);
  t.clock.advance(24 * 60 * minuteMs);
  await sweepAttempts(t.context);
  proctor = await t.signIn('supervisor');
  expect((await list())[0]).toMatchObject({
    keadaan: 'final',
    status: 'SELESAI',
    terjawab: 1,
    jam_keluar: '09:30',
    nilai: room.keys[device.start.urutan[0]!] === 'A' ? 20 : 0,
  });
  device.answer(device.start.urutan[0]!, 'B');
  expect((await device.send()).verdik).toMatchObject([{ verdik: 'tertahan', alasan: 'TERLAMBAT' }]);
});

test('the live screen begins with a snapshot and then carries only what changed', async () => {
  const answer = await t.app.request(`/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}/live`, {
    headers: { authorization: `Bearer ${proctor.token}` },
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const snapshot = (await reader.read()).value ?? '';
  expect(snapshot).toMatch(/^event: snapshot\n/);
  expect(JSON.parse(snapshot.split('data: ')[1]!).rows).toHaveLength(2);
  device.answer(device.start.urutan[0]!, 'A');
  await device.send();
  const changes = (await reader.read()).value ?? '';
  expect(changes).toMatch(/^event: changes\n/);
  expect(JSON.parse(changes.split('data: ')[1]!).rows).toMatchObject([
    { id: id(), terjawab: 1, status: 'SEDANG MENGERJAKAN' },
  ]);
  await reader.cancel();
});

test('the live screen follows rows that go and come with a fresh snapshot', async () => {
  const answer = await t.app.request(`/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}/live`, {
    headers: { authorization: `Bearer ${proctor.token}` },
  });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  const names = async () =>
    JSON.parse((await reader.read()).value!.split('data: ')[1]!).rows.map(
      (row: { noreg: string }) => row.noreg,
    );
  expect(await names()).toEqual(['P-0001', 'P-0002']);
  const operator = await t.signIn('operator');
  const at = { tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId };
  const shown = { dihapus: 1, alasan: 'salah sesi' };
  await t.call(operator, 'POST', '/api/jadwal-ujian-peserta-reset', { ...at, ...shown });
  expect(await names()).toEqual(['P-0001']);
  await t.call(operator, 'POST', '/api/jadwal-ujian-peserta-generate', at);
  expect(await names()).toContain('P-0002');
  await reader.cancel();
});

test.each([
  ['of one programme neither sees nor commands others', { jurusan_id: 'program-lain' }],
  ['without a programme nor the choice of all has nobody (N39)', { semua_program: false }],
])('a supervisor %s', async (_, options) => {
  proctor = await t.signIn('supervisor', options);
  expect(await list()).toEqual([]);
  expect(await act('set-selesai', { id: id() })).toMatchObject({ status: false });
  expect(await act('reset-login', { ids: [id()] })).toMatchObject({ data: { berhasil: [] } });
});
