import type { BatchAnswer } from '@spmb/shared/sync/protocol/protocol.ts';
import { verifySurat, type SignedSurat } from '@spmb/shared/sync/start/surat.ts';
import { beforeEach, expect, test } from 'vitest';
import { nativeDigest } from '../../../server/secrets/native-digest.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));
const proctor = perTest(() => t.signIn('supervisor'));
const device = perTest(() => new TestDevice(t));

beforeEach(async () => {
  await device.begin(siswa, id());
});

const id = () => room.rows[0]!.barisId;
const command = (call: string, body: Record<string, unknown>) =>
  t.call(proctor, 'POST', `/api/${call}`, { alasan: 'uji coba', ...body });
const grant = (tambahan_id: string) => command('tambah-waktu', { ids: [id()], menit: 10, tambahan_id });
const read = (signed: SignedSurat) => verifySurat(nativeDigest, t.context.secrets.key('surat'), signed);
/** A batch of a device that has not applied what it was told since `versi`. */
const sendWith = async (versi: number): Promise<BatchAnswer> => {
  const { body } = await device.post({ ...device.batch(), versi });
  return body;
};

test('S18: the decisions of a start leave the server signed', () => {
  const { surat, ujian_id, aliran, paket, keadaan } = device.start;
  expect(read(surat)).toEqual({
    server_id: t.context.state.serverId,
    generasi: 1,
    ujian_id,
    jadwal_ujian_peserta_id: id(),
    percobaan: 1,
    undian: 0,
    paket,
    aliran,
    epoch: 1,
    boleh_ms: keadaan.boleh_ms,
    batas_akhir_ms: keadaan.batas_akhir_ms,
    mulai_ms: t.clock.nowMs(),
    status: 'mengerjakan',
    versi: keadaan.versi,
    isi: {
      dibuat_ms: t.clock.nowMs(),
      sebab: null,
      selesai_ms: null,
      urutan: device.start.urutan,
      paket_undian: null,
      terpakai_ms: 0,
      hilang_ms: 0,
      mulai_luring: false,
      ditahan: null,
      kode_belum_dibuka: false,
      keluar_batas: 0,
      aliran_semua: [
        {
          id: aliran,
          pintu: 0,
          epoch: 1,
          akhir_ms: null,
          luring: false,
          perangkat: 'uji',
          kunci: expect.any(String),
        },
      ],
    },
  });
  const forged = { ...surat, teks: surat.teks.replace('"epoch":1', '"epoch":9') };
  expect(read(forged)).toBeUndefined();
});

test('S18: every decision that follows travels signed with the next batch', async () => {
  const before = device.start.keadaan;
  await grant('hibah-1');
  const granted = await device.send();
  expect(read(granted.surat!)).toMatchObject({
    boleh_ms: before.boleh_ms + 600_000,
    batas_akhir_ms: before.batas_akhir_ms + 600_000,
    versi: granted.keadaan.versi,
  });
  await command('reset-login', { ids: [id()] });
  expect(read((await device.send()).surat!)).toMatchObject({ aliran: null, epoch: 1 });
  await command('set-selesai', { id: id() });
  expect(read((await device.send()).surat!)).toMatchObject({ status: 'selesai' });
});

test('S18: a finish of the device is signed with its own batch', async () => {
  device.finish();
  const { surat, keadaan } = await device.send();
  expect(read(surat!)).toMatchObject({ status: 'selesai', versi: keadaan.versi });
});

test('S19: what was decided is told absolutely and again until the device reports its number', async () => {
  const { versi, boleh_ms } = device.start.keadaan;
  await grant('hibah-1');
  await grant('hibah-2');
  const told = await sendWith(versi);
  expect(told.keadaan).toMatchObject({ boleh_ms: boleh_ms + 2 * 600_000 });
  expect(told.keadaan.versi).toBeGreaterThan(versi);
  expect([told.surat, told.lembar]).toEqual([expect.any(Object), {}]);
  expect(await sendWith(versi)).toEqual(told);
  const reported = await sendWith(told.keadaan.versi);
  expect(reported).toMatchObject({ keadaan: told.keadaan, surat: null, lembar: null });
});

test('S19: so is a forced finish, and the answers another device brought in', async () => {
  const { versi, urutan } = { ...device.start.keadaan, ...device.start };
  await command('reset-login', { ids: [id()] });
  const next = new TestDevice(t);
  await next.begin(siswa, id());
  next.answer(urutan[0]!, 'D');
  await next.send();
  await command('set-selesai', { id: id() });
  for (const told of [await sendWith(versi), await sendWith(versi)])
    expect(told).toMatchObject({
      keadaan: { status: 'selesai', sebab_selesai: 'paksa', pemegang: false },
      lembar: { [urutan[0]!]: ['D', false] },
    });
});
