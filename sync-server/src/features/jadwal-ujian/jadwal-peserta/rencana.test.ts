import type { JadwalPeserta } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { rencanaContract } from '@spmb/shared/jadwal-ujian/rencana.schema.ts';
import { buildIsianJadwalUjian } from '@spmb/shared/testing/build-isian-jadwal-ujian.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { audit } from '../../../db/audit.table.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { sekolah } from '../../sekolah/sekolah.table.ts';
import { seedBank, seedPeserta } from '../testing/seed.ts';

const tanggal = '2025-07-02';
const t = perTest(buildTestApp);
const staff = perTest(() => t.signIn('operator'));
let bank: string;
let pagi: string;
let siang: string;
let lab1: string;
let lab2: string;
beforeEach(async () => {
  bank = await seedBank(t, 20);
  pagi = await create('jadwal-ujian-sesi', { name: 'Pagi', jam_mulai: '07:30', jam_selesai: '09:30' });
  siang = await create('jadwal-ujian-sesi', { name: 'Siang', jam_mulai: '10:00', jam_selesai: '12:00' });
  lab2 = await create('ruang', { name: 'Lab 10', kapasitas: 1 });
  lab1 = await create('ruang', { name: 'Lab 2', kapasitas: 2 });
});

const post = (path: string, body: unknown) => t.call(staff, 'POST', `/api/${path}`, body);
async function create(path: string, fields: object): Promise<string> {
  return ((await post(path, fields)).body as { data: { id: string } }).data.id;
}
const createJadwal = (fields: Record<string, unknown> = {}) =>
  create('jadwal-ujian', buildIsianJadwalUjian({ master_soal_id_1: bank, tanggal, ...fields }));
const seed = (count: number) =>
  seedPeserta(
    t,
    Array.from({ length: count }, (_, index) => ({
      nama: `Nama ${index + 1}`,
      nomor_peserta: `K-${String(index + 1).padStart(3, '0')}`,
    })),
  );
const asked = (fields: object = {}) => ({
  tanggal,
  sesi_ids: [pagi, siang],
  ruang_ids: [lab1, lab2],
  ...fields,
});
const plan = async (fields: object = {}) =>
  rencanaContract.parse((await post('jadwal-ujian-peserta-rencana', asked(fields))).body);
const generate = async (fields: object) => (await post('jadwal-ujian-peserta-generate', asked(fields))).body;
const list = async (id: string) =>
  (await t.call(staff, 'GET', `/api/jadwal-ujian-peserta/${tanggal}/${id}`)).body as JadwalPeserta[];
const seats = async (id: string) =>
  (await list(id)).map(({ nama, jadwal, ruang, kursi }) => `${nama}, ${jadwal}: ${ruang}/${kursi}`).sort();

describe('generating over sessions and rooms', () => {
  test('S3-JADP-07: the plan is shown with seats free, nothing written; then it is carried out as shown', async () => {
    await createJadwal();
    await createJadwal({ name: 'Bahasa', waktu: 30 });
    await seed(7);
    const shown = await plan();
    const place = { terisi: 0, baru: 1, kapasitas: 1, sesi: 'Pagi', sesi_id: pagi };
    expect(shown).toEqual({
      rencana: expect.stringMatching(/^[\w-]{43}$/),
      dibuat: 12,
      peserta: 6,
      sudah_ada: 0,
      peringatan: [],
      tempat: [
        { ...place, ruang: 'Lab 2', kapasitas: 2, baru: 2 },
        { ...place, ruang: 'Lab 10' },
        { ...place, sesi: 'Siang', sesi_id: siang, ruang: 'Lab 2', kapasitas: 2, baru: 2 },
        { ...place, sesi: 'Siang', sesi_id: siang, ruang: 'Lab 10' },
      ],
      dilewati: [{ alasan: expect.stringMatching(/^Semua ruang penuh/), jumlah: 1, contoh: ['Nama 7'] }],
    });
    expect(await list(pagi)).toEqual([]);

    expect(await generate({ rencana: shown.rencana })).toMatchObject({
      status: true,
      data: { dibuat: 12, sudah_ada: 0, dilewati: shown.dilewati },
    });
    expect(await seats(pagi)).toEqual([
      'Nama 1, Bahasa: Lab 2/1',
      'Nama 1, Matematika: Lab 2/1',
      'Nama 2, Bahasa: Lab 2/2',
      'Nama 2, Matematika: Lab 2/2',
      'Nama 3, Bahasa: Lab 10/1',
      'Nama 3, Matematika: Lab 10/1',
    ]);
    expect(await list(siang)).toHaveLength(6);
    const sesi = { id: pagi, name: 'Pagi', jam_mulai: '07:30', jam_selesai: '09:30', peserta: 3 };
    expect((await t.call(staff, 'GET', `/api/jadwal-ujian-peserta/${tanggal}`)).body).toEqual([
      sesi,
      { id: siang, name: 'Siang', jam_mulai: '10:00', jam_selesai: '12:00', peserta: 3 },
    ]);
    const jadwals = (await t.call(staff, 'GET', '/api/jadwal-ujian')).body as { peserta: number }[];
    expect(jadwals.map(({ peserta }) => peserta)).toEqual([6, 6]);
  });

  test('a repeat of the same plan adds nothing, another plan is refused and writes nothing', async () => {
    await createJadwal();
    await seed(2);
    const { rencana } = await plan();
    await generate({ rencana });
    expect(await generate({ rencana })).toMatchObject({ status: true, data: { dibuat: 0, sudah_ada: 2 } });
    await seedPeserta(t, [{ nama: 'Baru', nomor_peserta: 'K-900' }]);
    expect(await generate({ rencana })).toMatchObject({
      status: false,
      message: expect.stringMatching(/Lihat rencana terbarunya/),
    });
    expect(await list(pagi)).toHaveLength(2);
    const next = await plan();
    expect(next).toMatchObject({ dibuat: 1, sudah_ada: 2 });
    expect(next.tempat[0]).toMatchObject({ ruang: 'Lab 2', terisi: 2, baru: 0 });
    expect(await generate({ rencana: next.rencana })).toMatchObject({ data: { dibuat: 1, sudah_ada: 2 } });
    expect(await seats(pagi)).toContain('Baru, Matematika: Lab 10/1');
  });

  test('two plans at once give no seat twice', async () => {
    await createJadwal();
    await createJadwal({ name: 'Bahasa', program_keahlian_id: null });
    await seed(6);
    await Promise.all([generate({ sesi_ids: [pagi] }), generate({}), generate({ sesi_ids: [siang] })]);
    for (const id of [pagi, siang]) {
      const here = new Set((await list(id)).map(({ nama, ruang, kursi }) => `${nama} ${ruang} ${kursi}`));
      expect(new Set([...here].map((seat) => seat.replace(/^Nama \d+ /, ''))).size).toBe(here.size);
    }
    expect([...(await list(pagi)), ...(await list(siang))]).toHaveLength(12);
  });

  test('only the chosen schedules are made; the rest of a participant’s day joins his seat', async () => {
    const [first, second] = [await createJadwal(), await createJadwal({ name: 'Bahasa' })];
    await seed(1);
    await generate({ jadwal_ujian_ids: [second] });
    expect(await seats(pagi)).toEqual(['Nama 1, Bahasa: Lab 2/1']);
    await generate({ jadwal_ujian_ids: [first], sesi_ids: [siang, pagi] });
    expect(await seats(pagi)).toEqual(['Nama 1, Bahasa: Lab 2/1', 'Nama 1, Matematika: Lab 2/1']);
  });

  test('S1-SCHOOL-16: a session takes no more than the school’s limit, in the specification’s call too', async () => {
    await createJadwal();
    await seed(3);
    const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
    await t.context.store.tx(actor, (tx) => tx.update(sekolah).set({ limit_sesi: 1 }));
    expect((await plan({ ruang_ids: [] })).tempat).toMatchObject([
      { sesi: 'Pagi', ruang: null, kapasitas: null, baru: 1 },
      { sesi: 'Siang', ruang: null, baru: 1 },
    ]);
    const at = { tanggal, jadwal_ujian_sesi_id: pagi };
    const { body } = await post('jadwal-ujian-peserta-generate', at);
    expect(body.data).toMatchObject({
      dibuat: 1,
      dilewati: [{ alasan: expect.stringMatching(/naikkan batasnya di Profil Sekolah/), jumlah: 2 }],
    });
  });

  test('rooms that two sessions share at the same time are told beforehand', async () => {
    await createJadwal();
    await seed(2);
    await generate({ sesi_ids: [pagi], rencana: (await plan({ sesi_ids: [pagi] })).rencana });
    await seedPeserta(t, [{ nomor_peserta: 'K-900' }]);
    const same = { name: 'Pagi B', jam_mulai: '08:00', jam_selesai: '10:00' };
    const { peringatan } = await plan({ sesi_ids: [await create('jadwal-ujian-sesi', same)] });
    expect(peringatan).toEqual([
      expect.stringMatching(/^Lab 2 mempunyai 2 kursi.*3 peserta.*Pagi dan Pagi B/),
    ]);
  });

  test('what was chosen and is gone is told with the way out', async () => {
    const jadwal = await createJadwal();
    const other = await createJadwal({ tanggal: '2025-07-03' });
    const message = async (fields: object) =>
      (await post('jadwal-ujian-peserta-rencana', asked(fields))).body.message;
    expect(await message({ sesi_ids: [] })).toMatch(/paling sedikit satu sesi/);
    expect(await message({ sesi_ids: ['x'] })).toMatch(/sudah dihapus/);
    expect(await message({ ruang_ids: [lab1, 'x'] })).toMatch(/Ruang yang dipilih/);
    expect(await message({ jadwal_ujian_ids: [jadwal, other] })).toMatch(/tidak ada lagi pada tanggal ini/);
    expect(await message({ tanggal: '2025-07-09' })).toMatch(/Belum ada jadwal ujian/);
  });

  test('what was made is on record by schedule and session', async () => {
    const jadwal = await createJadwal();
    await seed(4);
    await generate({});
    const entries = await t.context.store.read.select().from(audit).where(eq(audit.baris_id, jadwal));
    const made = entries.filter(({ tindakan }) => tindakan === 'buat jadwal peserta');
    expect(made.map(({ sesudah }) => sesudah)).toEqual([
      { tanggal, jadwal_ujian_sesi_id: pagi, jumlah: 3 },
      { tanggal, jadwal_ujian_sesi_id: siang, jumlah: 1 },
    ]);
  });
});
