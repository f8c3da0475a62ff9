import { emptyLembar, rankOf, withWrite } from '@spmb/shared/sync/stream/lembar.ts';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import type { Transaction } from '../../../db/store.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { aliran, operasi, ujian } from '../attempt/ujian.table.ts';
import { verifyLog } from './verify-log.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t, { questions: 10 }));
const siswa = perTest(() => room.signIn(0));
const device = perTest(() => new TestDevice(t));

beforeEach(async () => {
  await device.begin(siswa, room.rows[0]!.barisId);
});

const item = (index: number) => device.start.urutan[index]!;
const verify = () => verifyLog(t.context.store.read, t.context.secrets);
const found = async () => (await verify()).differences.map(({ pesan }) => pesan).join('\n');
const tamper = (work: (tx: Transaction) => Promise<unknown>) =>
  t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'penyusup' }, work);
const placeOf = (seq: number) => and(eq(operasi.aliran_id, device.aliran), eq(operasi.seq, seq));

/** Answers three questions, one of them twice, and finishes. */
async function sitAndFinish() {
  device.elapsedMs = 1_000;
  device.answer(item(0), 'A');
  device.answer(item(1), 'B');
  device.record({ jenis: 'ragu', butir: item(1), ragu: true });
  device.answer(item(1), 'C');
  device.answer(item(2), null);
  device.finish();
  await device.send();
}

describe('S6: replaying the log gives state, score and receipt', () => {
  test('of an attempt that was sat and finished', async () => {
    await sitAndFinish();
    expect(await verify()).toEqual({ ujian: 1, aliran: 1, operasi: 6, differences: [] });
  });

  test('of poison, held and refused operations', async () => {
    device.answer(item(0), 'A');
    device.push('{"bukan": "operasi"');
    device.record({ jenis: 'jawaban', butir: 'soal-orang-lain', pilihan: 'A' });
    device.record({ jenis: 'jawaban', butir: item(1), pilihan: 'A' }, 7);
    device.elapsedMs = 9_000_000;
    device.answer(item(2), 'B');
    await device.send();
    expect(await verify()).toMatchObject({ operasi: 5, differences: [] });
  });

  test('of two devices, direct calls, a grant and a reset', async () => {
    const admin = await t.signIn('administrator');
    const { barisId } = room.rows[0]!;
    device.answer(item(0), 'A');
    await device.send();
    t.clock.advance(60_000);
    await t.call(admin, 'POST', '/api/reset-login', { ids: [barisId] });
    device.answer(item(1), 'A');
    const second = new TestDevice(t);
    await second.begin(siswa, barisId);
    second.answer(item(1), 'B');
    await second.send();
    await t.call(siswa, 'POST', '/api/peserta/store-jawaban', {
      id: `${second.start.ujian_id}-3`,
      pilihan: 'D',
    });
    await device.send();
    await t.call(admin, 'POST', '/api/tambah-waktu', {
      ids: [barisId],
      menit: 10,
      alasan: 'listrik',
      tambahan_id: 'g1',
    });
    second.finish('waktu_habis', 70 * 60_000);
    await second.send();
    t.clock.advance(1_000);
    await t.call(admin, 'POST', '/api/tambah-waktu', {
      ids: [barisId],
      menit: 5,
      alasan: 'listrik',
      tambahan_id: 'g2',
    });
    expect(await found()).toBe('');
    await t.call(admin, 'POST', '/api/reset-ujian-private', { id: barisId, alasan: 'salah sesi' });
    const third = new TestDevice(t);
    await third.begin(siswa, barisId);
    third.answer(item(0), 'E');
    third.finish();
    await third.send();
    expect(await verify()).toMatchObject({ ujian: 2, aliran: 4, differences: [] });
  });
});

describe('a tampered database is found', () => {
  beforeEach(sitAndFinish);

  test('S2: the text of an operation', async () => {
    const teks = device.operations[0]!.replace('"pilihan":"A"', '"pilihan":"E"');
    await tamper((tx) => tx.update(operasi).set({ teks }).where(placeOf(1)));
    expect(await found()).toMatch(/nomor 1: jejak tidak cocok/);
  });

  test('S2: two rows that changed places', async () => {
    await tamper(async (tx) => {
      await tx.update(operasi).set({ teks: device.operations[1]! }).where(placeOf(1));
      await tx.update(operasi).set({ teks: device.operations[0]! }).where(placeOf(2));
    });
    expect(await found()).toMatch(/nomor 1: jejak[^]*nomor 2: jejak/);
  });

  test('S2: a row taken out of the middle, and the last one', async () => {
    await tamper((tx) => tx.delete(operasi).where(placeOf(6)));
    expect(await found()).toMatch(/ack tercatat 6, menurut log 5/);
    await tamper((tx) => tx.delete(operasi).where(placeOf(2)));
    expect(await found()).toMatch(/nomor 3: seharusnya nomor 2/);
  });

  test('S3: a verdict', async () => {
    await tamper((tx) =>
      tx.update(operasi).set({ verdik: 'ditolak', alasan: 'BENTUK_TIDAK_DIKENAL' }).where(placeOf(1)),
    );
    expect(await found()).toMatch(/padahal isinya sah/);
  });

  test('S6: an answer, score and receipt', async () => {
    const lembar = withWrite(
      emptyLembar,
      { butir: item(0), register: 'pilihan', nilai: 'B' },
      rankOf(1, 0, 0, 1),
    );
    await tamper((tx) => tx.update(ujian).set({ lembar, nilai: 99, kode_terima: 'AAAAAAAAAA' }));
    const pesan = await found();
    expect(pesan).toMatch(new RegExp(`soal ${item(0)}: tercatat`));
    expect(pesan).toMatch(/nilai tercatat 99/);
    expect(pesan).toMatch(/kode_terima tercatat AAAAAAAAAA/);
  });

  test('S13: a finish that nobody made, and one made undone', async () => {
    await tamper((tx) =>
      tx.update(ujian).set({ status: 'mengerjakan', sebab_selesai: null, selesai_epoch: null }),
    );
    expect(await found()).toMatch(/menurut log selesai \(sendiri\), tercatat mengerjakan/);
  });

  test('S8: another holder of the sheet', async () => {
    await tamper((tx) => tx.update(aliran).set({ epoch: 4 }));
    expect(await found()).toMatch(/nomor perangkat tercatat 1, menurut aliran 4/);
  });

  test('S20: another draw', async () => {
    await tamper((tx) => tx.update(ujian).set({ urutan: device.start.urutan.toReversed() }));
    expect(await found()).toMatch(/bukan hasil undian/);
  });

  test('S11: an operation moved to another attempt', async () => {
    await tamper((tx) => tx.update(operasi).set({ ujian_id: 'ujian-lain' }).where(placeOf(3)));
    expect(await found()).toMatch(/tidak punya aliran/);
  });
});
