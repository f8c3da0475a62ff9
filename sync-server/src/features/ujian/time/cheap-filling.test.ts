import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { hasilDaruratContract } from '@spmb/shared/sync/protocol/emergency-file.schema.ts';
import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { getKodeLuring } from '../../jadwal-ujian/jadwal/kode-luring.mutations.ts';
import { minuteMs } from '../testing/exam-page.ts';
import { aliran, operasiBentrok } from '../attempt/ujian.table.ts';
import { verifyLog } from '../replay/verify-log.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const siswa = perTest(() => room.signIn(0));

const id = () => room.rows[0]!.barisId;
const countStreams = async () => (await t.context.store.read.select().from(aliran)).length;
const differences = async () => (await verifyLog(t.context.store.read, t.context.secrets)).differences;
const tooMany = { lanjut: false, jenis: 'terlalu-banyak-perangkat' };

/** Takes the exam to one device after the other; the last that got in, and the answer that ended it. */
async function moveOnAndOn(): Promise<{ last: TestDevice; body: unknown }> {
  let last = new TestDevice(t);
  for (let count = 0; count <= 70; count++) {
    const next = new TestDevice(t);
    const { body } = await next.begin(siswa, id());
    if (!(body as { lanjut: boolean }).lanjut) return { last, body };
    last = next;
  }
  return { last, body: undefined };
}

async function upload(file: File) {
  const form = new FormData();
  form.append('file', file);
  const { body } = await t.call(await t.signIn('supervisor'), 'POST', '/api/jawaban-darurat', form);
  return hasilDaruratContract.array().parse(body.data);
}

describe('S8: streams of one attempt are bounded', () => {
  test('S8, S15: the last device goes on, also by the direct calls, and staff let another one in', async () => {
    const { last, body } = await moveOnAndOn();
    expect(body).toMatchObject({ ...tooMany, message: expect.stringContaining('Reset login') });
    expect(await countStreams()).toBe(60);
    expect((await last.begin(siswa, id())).body).toMatchObject({ lanjut: true });
    last.answer(last.start.urutan[0]!, 'A');
    expect(await last.send()).toMatchObject({ ack: 1, verdik: [] });
    const direct = { id: `${last.start.ujian_id}-2`, pilihan: 'B' };
    const stored = await t.call(siswa, 'POST', '/api/peserta/store-jawaban', direct);
    expect(stored.body).toMatchObject({ status: true });
    const proctor = await t.signIn('supervisor');
    await t.call(proctor, 'POST', '/api/reset-login', { ids: [id()], alasan: 'HP rusak' });
    const next = new TestDevice(t);
    expect((await next.begin(siswa, id())).body).toMatchObject({ lanjut: true });
    expect((await new TestDevice(t).begin(siswa, id())).body).toMatchObject(tooMany);
    expect(await differences()).toEqual([]);
  });

  test('S15: clients without a stream of their own do not move without end either', async () => {
    const start = async (session: Session, pindah: boolean) => {
      const asked = { jadwal_ujian_id: id(), pindah };
      return (await t.call(session, 'POST', '/api/peserta/create-soals', asked)).body;
    };
    const logins = [siswa, await room.signIn(0)];
    for (let count = 0; count < 60; count++)
      expect(await start(logins[count % 2]!, count > 0)).toMatchObject({ lanjut: true });
    expect(await start(logins[0]!, true)).toMatchObject(tooMany);
    expect(await start(logins[1]!, false)).toMatchObject({ lanjut: true });
    expect(await countStreams()).toBe(60);
  });

  test('S10: starts without the server that arrive, held ones too, and who begins with the server gets in', async () => {
    const at = { tanggal: room.tanggal, jadwal_ujian_sesi_id: room.sesiId };
    const device = new TestDevice(t);
    await device.beginOffline(siswa, id(), await getKodeLuring(t.context, at));
    const { bukti: _, ...start } = device.offline!;
    const statuses: number[] = [];
    for (let count = 0; count < 62; count++) {
      const named = { ...start.aliran, aliran: toBase64Url(randomBytes(16)) };
      const sent = { ...start, aliran: named };
      statuses.push((await t.call(undefined, 'POST', '/api/mulai-luring', sent)).httpStatus);
    }
    expect(statuses.filter((one) => one === 200)).toHaveLength(60);
    expect(statuses.slice(60)).toEqual([409, 409]);
    expect((await new TestDevice(t).begin(siswa, id())).body).toMatchObject({ lanjut: true });
  });

  test('S24: a file of a stream that is unknown is refused with its own word, one that is known comes in', async () => {
    const { last } = await moveOnAndOn();
    const stranger = new TestDevice(t);
    stranger.start = last.start;
    for (const one of [stranger, last]) one.answer(last.start.urutan[0]!, 'A');
    const file = (one: TestDevice) => one.emergencyFile(t.context.secrets.publicKey);
    const [refused] = await upload(file(stranger));
    expect(refused).toMatchObject({ hasil: 'ditolak', peserta: 'P-0001 Peserta P-0001' });
    expect(refused?.message).toContain('Simpan berkas ini');
    expect(await upload(file(last))).toMatchObject([{ hasil: 'diterima', diterima: 1 }]);
    expect(await countStreams()).toBe(60);
  });
});

describe('S2, S24: what is set aside is bounded', () => {
  const junk = new Uint8Array(32).fill(7);
  const countAside = async () => (await t.context.store.read.select().from(operasiBentrok)).length;

  test('S24: at 500 texts of a stream no more are kept, whoever brings them in is told, and a repeat is none', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    const forge = async () => {
      device.operations = [];
      device.links.length = 1;
      for (let one = 0; one < 50; one++)
        device.record({ jenis: 'peristiwa', nama: randomBytes(9).toString('hex') });
      return device.emergencyFile(t.context.secrets.publicKey, { key: junk });
    };
    const first = await forge();
    for (let count = 0; count < 9; count++) await upload(count === 0 ? first : await forge());
    expect(await upload(first)).toMatchObject([{ disisihkan: 50 }]);
    expect(await countAside()).toBe(450);
    expect(await upload(await forge())).toMatchObject([{ disisihkan: 50 }]);
    const [full] = await upload(await forge());
    expect(full).toMatchObject({ hasil: 'tertahan', disisihkan: 0 });
    expect(full?.message).toContain('50 tidak disimpan');
    expect(await upload(first)).toMatchObject([{ disisihkan: 50 }]);
    expect(await countAside()).toBe(500);
    t.clock.advance(minuteMs);
    device.operations = [];
    device.links.length = 1;
    device.answer(device.start.urutan[0]!, 'A');
    expect(await device.send()).toMatchObject({ ack: 1, verdik: [] });
  });

  test('S2: at 500 forks of a stream the answer stays the same, and no more are kept', async () => {
    const device = new TestDevice(t);
    await device.begin(siswa, id());
    device.answer(device.start.urutan[0]!, 'A');
    await device.send();
    for (let count = 0; count < 12; count++) {
      device.operations = [];
      device.links.length = 1;
      for (let one = 0; one < 50; one++)
        device.record({ jenis: 'peristiwa', nama: randomBytes(9).toString('hex') });
      const { body } = await device.post(device.batch(1));
      expect(body).toMatchObject({ bentrok: true, ack: 1, verdik: [] });
    }
    expect(await countAside()).toBe(500);
  });
});
