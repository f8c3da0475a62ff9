import { eq } from 'drizzle-orm';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { masterSoal } from '../../soal/bank/soal.table.ts';
import { jadwalUjian } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { ensurePaket } from '../paket/build-paket.ts';
import { deletePaket } from '../paket/paket.mutations.ts';
import { paket, paketGambar } from '../paket/paket.table.ts';
import { sweepPaket } from './sweep-paket.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const build = async () => {
  const [jadwal] = await t.context.store.read.select().from(jadwalUjian);
  return ensurePaket(t.context, jadwal!, room.tanggal, room.sesiId);
};
const changeBank = (versi: number) =>
  t.context.store.tx(system, (tx) =>
    tx.update(masterSoal).set({ versi }).where(eq(masterSoal.id, room.bankId)),
  );
const sheets = async () =>
  (await t.context.store.read.select({ id: paket.id }).from(paket)).map(({ id }) => id);

/** Gives a sheet an image; its name in the data folder. */
async function addImage(paketId: string): Promise<string> {
  const sealed = await t.context.media.put(new Uint8Array([1, 2, 3]));
  const alamat = Buffer.from(sealed, 'hex').toString('base64url');
  const image = { sekolah_id: schoolId, alamat, paket_id: paketId, ukuran: 3 };
  await t.context.store.tx(system, (tx) => tx.insert(paketGambar).values(image));
  return sealed;
}

test('a build that a newer one replaced goes after an hour, with its images', async () => {
  const first = await build();
  const sealed = await addImage(first);
  t.clock.advance(5 * hourMs);
  await changeBank(2);
  const second = await build();
  await sweepPaket(t.context);
  t.clock.advance(hourMs);
  await sweepPaket(t.context);
  expect(await sheets()).toHaveLength(2);
  t.clock.advance(1);
  await sweepPaket(t.context);
  expect(await sheets()).toEqual([second]);
  expect(await t.context.store.read.select().from(paketGambar)).toEqual([]);
  expect(readdirSync(join(t.context.dataDir, 'media', sealed.slice(0, 2)))).toEqual([]);
});

test('S20: what an attempt was made with stays, replaced and past', async () => {
  await new TestDevice(t).begin(await room.signIn(0), room.rows[0]!.barisId);
  const begun = await build();
  await changeBank(2);
  await build();
  t.clock.advance(5 * dayMs);
  await sweepPaket(t.context);
  expect(await sheets()).toEqual([begun]);
});

test('S20: nor does it go where the attempt began after the sweep had looked', async () => {
  const begun = await build();
  await addImage(begun);
  await new TestDevice(t).begin(await room.signIn(0), room.rows[0]!.barisId);
  expect(await t.context.store.tx(system, (tx) => deletePaket(tx, begun))).toEqual([]);
  expect(await sheets()).toEqual([begun]);
  expect(await t.context.store.read.select().from(paketGambar)).toHaveLength(1);
});

test('a sheet of a coming session stays, however old', async () => {
  t.clock.advance(-20 * dayMs);
  const early = await build();
  t.clock.advance(20 * dayMs);
  await sweepPaket(t.context);
  expect(await sheets()).toEqual([early]);
});
