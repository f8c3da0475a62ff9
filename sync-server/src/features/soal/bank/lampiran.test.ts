import { masterSoalContract } from '@spmb/shared/soal/master-soal.schema.ts';
import { fromBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { openItem, type SealedPaket } from '@spmb/shared/sync/seal/sealed-paket.ts';
import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { schoolId } from '../../../db/school-id.ts';
import { sweepMedia } from '../../../media/sweep-media.ts';
import { buildExamRuang, type ExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { buildPdf, buildPicture } from '../../media/testing/build-file.ts';
import { paket, paketGambar } from '../../ujian/paket/paket.table.ts';
import { masterSoal } from './soal.table.ts';

const t = perTest(buildTestApp);
let admin: Session;
let room: ExamRuang;
beforeEach(async () => {
  admin = await t.signIn('administrator');
  room = await buildExamRuang(t, { participants: 1, questions: 3 });
});

async function upload(bytes: Uint8Array, doctype = 'lampiran', session = admin): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'kisi-kisi matematika.pdf'));
  return (await t.call(session, 'POST', `/api/media?doctype=${doctype}`, form)).body.name;
}
const bank = async (id = room.bankId) =>
  masterSoalContract.parse((await t.call(admin, 'GET', `/api/master-soal-header/${id}`)).body);
const attach = async (lampiran: string | null) =>
  (
    await t.call(admin, 'POST', `/api/master-soal/${room.bankId}?_method=PUT`, {
      ...(await bank()),
      lampiran,
    })
  ).body;
const read = (session: Session | undefined, name: string) =>
  t.app.request(`/api/media/${name}`, {
    headers: session ? { authorization: `Bearer ${session.token}` } : {},
  });
const startOf = async (siswa: Session) => {
  const device = new TestDevice(t);
  await device.begin(siswa, room.rows[0]!.barisId);
  return device.start;
};

test('S3-BANK-02: a bank keeps the PDF that is uploaded for it, and gives it up again', async () => {
  const pdf = buildPdf('Kisi-kisi');
  const name = await upload(pdf);
  expect((await attach(name)).data).toMatchObject({ lampiran: name, lampiran_path: `/api/media/${name}` });
  const answer = await read(admin, name);
  expect([answer.status, Buffer.from(await answer.arrayBuffer())]).toEqual([200, pdf]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect((await attach(null)).data).toMatchObject({ lampiran: null, lampiran_path: null });
  for (const wrong of ['tidak-ada', await upload(await buildPicture('png'), 'soal')])
    expect((await attach(wrong)).kesalahan).toHaveProperty('lampiran');
});

test('N39, S3-BANK-02: a teacher reads it of the banks that he may open, and what he has uploaded himself', async () => {
  const name = await upload(buildPdf('Kisi-kisi'));
  await attach(name);
  const [rpl, other] = [await t.signIn('guru', { jurusan_id: 'rpl' }), await t.signIn('guru')];
  const statuses = async () => [(await read(rpl, name)).status, (await read(other, name)).status];
  expect(await statuses()).toEqual([404, 404]);
  await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.update(masterSoal).set({ program_keahlian_id: 'rpl' }),
  );
  expect(await statuses()).toEqual([200, 404]);
  const own = await upload(buildPdf('Belum dipasang'), 'lampiran', other);
  expect([(await read(other, own)).status, (await read(rpl, own)).status]).toEqual([200, 404]);
});

test('S3-BANK-02: who keeps no questions cannot tell it from an unknown name; each reading is recorded', async () => {
  const name = await upload(buildPdf('Kisi-kisi'));
  for (const role of ['operator', 'supervisor', 'peserta'] as const)
    expect((await read(await t.signIn(role), name)).status).toBe(404);
  expect((await read(undefined, name)).status).toBe(404);
  expect((await read(admin, name)).status).toBe(200);
  const readings = await t.context.store.read
    .select({ akun_id: audit.akun_id })
    .from(audit)
    .where(and(eq(audit.baris_id, name), eq(audit.tindakan, 'baca')));
  expect(readings).toEqual([{ akun_id: admin.akun_id }]);
});

test('N49: nothing of it reaches a participant who sits the bank, neither in a call nor in the paket', async () => {
  const pdf = buildPdf('Kisi-kisi');
  const name = await upload(pdf);
  await attach(name);
  const siswa = await room.signIn(0);
  const start = await startOf(siswa);
  const jadwal_ujian_id = room.rows[0]!.barisId;
  const calls = await Promise.all([
    t.call(siswa, 'POST', '/api/peserta/dashboard-jadwal-ujian'),
    t.call(siswa, 'GET', '/api/peserta/dashboard'),
    t.call(siswa, 'POST', '/api/peserta/fetch-info-soal', { jadwal_ujian_id }),
    t.call(siswa, 'POST', '/api/peserta/fetch-soal', { jadwal_ujian_id, nomor: 1 }),
    t.call(siswa, 'GET', start.paket_alamat),
  ]);
  expect(calls.map(({ httpStatus }) => httpStatus)).toEqual(calls.map(() => 200));
  const sheet = calls.at(-1)?.body as SealedPaket;
  const opened = start.urutan.map((id) =>
    openItem(fromBase64Url(start.kunci[id]!)!, sheet, id, sheet.butir[id]!),
  );
  expect(opened).toHaveLength(3);
  const answers = [start, ...calls, ...opened, await t.context.store.read.select().from(paket)].map(
    (answer) => JSON.stringify(answer),
  );
  const sum = createHash('sha256').update(pdf).digest();
  for (const trace of [name, 'lampiran', 'kisi-kisi', sum.toString('hex'), sum.toString('base64url')])
    expect(answers.filter((text) => text.includes(trace))).toEqual([]);
  expect(await t.context.store.read.select().from(paketGambar)).toEqual([]);
  expect((await read(siswa, name)).status).toBe(404);
});

test('S3-BANK-02: an earlier version keeps its own; the sweep takes only what no version names', async () => {
  const [first, second, orphan] = [
    await upload(buildPdf('Kisi-kisi 1')),
    await upload(buildPdf('Kisi-kisi 2')),
    await upload(buildPdf('Batal')),
  ];
  await attach(first);
  await startOf(await room.signIn(0));
  await t.call(admin, 'POST', `/api/master-soal-versi/${room.bankId}`);
  expect((await bank()).lampiran).toBe(first);
  await attach(second);
  const [earlier] = (await t.call(admin, 'GET', `/api/master-soal-versi/${room.bankId}`)).body;
  expect((await bank(earlier.id)).lampiran).toBe(first);
  t.clock.advance(24 * 3_600_000 + 1);
  await sweepMedia(t.context, t.mediaHolders);
  admin = await t.signIn('administrator');
  const statuses = await Promise.all(
    [first, second, orphan].map(async (name) => (await read(admin, name)).status),
  );
  expect(statuses).toEqual([200, 200, 404]);
});
