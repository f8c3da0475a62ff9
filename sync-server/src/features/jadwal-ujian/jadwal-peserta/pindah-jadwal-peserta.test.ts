import type { JadwalPeserta } from '@spmb/shared/jadwal-ujian/jadwal-peserta.schema.ts';
import { hasilPindahContract } from '@spmb/shared/jadwal-ujian/pindah.schema.ts';
import { buildIsianJadwalUjian } from '@spmb/shared/testing/build-isian-jadwal-ujian.ts';
import { and, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { schoolId } from '../../../db/school-id.ts';
import { audit } from '../../../db/audit.table.ts';
import { liveTopic, rosterChanged } from '../../../live/live-topic.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { rahasiaSesi } from '../jadwal/jadwal-ujian.table.ts';
import { recordStart } from '../jadwal/record-start.mutations.ts';
import { seedBank, seedPeserta } from '../testing/seed.ts';

const tanggal = '2025-07-02';
const system = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };
const t = perTest(buildTestApp);
const staff = perTest(() => t.signIn('operator'));
let pagi: string;
let siang: string;
let lab: string;
beforeEach(async () => {
  pagi = await create('jadwal-ujian-sesi', { name: 'Pagi', jam_mulai: '07:30', jam_selesai: '09:30' });
  siang = await create('jadwal-ujian-sesi', { name: 'Siang', jam_mulai: '10:00', jam_selesai: '12:00' });
  lab = await create('ruang', { name: 'Lab 1', kapasitas: 2 });
  await create('jadwal-ujian', buildIsianJadwalUjian({ master_soal_id_1: await seedBank(t, 20), tanggal }));
  await seedPeserta(
    t,
    ['A', 'B', 'C'].map((nama, index) => ({ nama, nomor_peserta: `K${index}` })),
  );
  await post('generate', { tanggal, jadwal_ujian_sesi_id: pagi });
});

async function create(path: string, fields: object): Promise<string> {
  return ((await t.call(staff, 'POST', `/api/${path}`, fields)).body as { data: { id: string } }).data.id;
}
const post = (act: string, body: object) => t.call(staff, 'POST', `/api/jadwal-ujian-peserta-${act}`, body);
const list = async (id: string) =>
  (await t.call(staff, 'GET', `/api/jadwal-ujian-peserta/${tanggal}/${id}`)).body as JadwalPeserta[];
const move = async (names: string[], fields: object = {}) => {
  const rows = [...(await list(pagi)), ...(await list(siang))];
  const ids = names.map((nama) => rows.find((row) => row.nama === nama)?.id ?? nama);
  const body = { tanggal, ids, jadwal_ujian_sesi_id: siang, ruang_id: lab, alasan: 'sakit', ...fields };
  return (await post('pindah', body)).body;
};
const seats = async (id: string) => (await list(id)).map(({ nama, ruang, kursi }) => [nama, ruang, kursi]);

describe('moving participants', () => {
  test('several at once get a seat in the room until it is full; each answer has its row', async () => {
    expect(await move(['A', 'B', 'C'])).toEqual({
      status: true,
      message: '2 jadwal peserta dipindahkan. 1 tidak dapat dipindahkan.',
      data: {
        berhasil: [expect.any(String), expect.any(String)],
        gagal: [{ id: expect.any(String), nama: 'C', message: 'Lab 1 sudah penuh pada Siang.' }],
        peringatan: [],
      },
    });
    expect(await seats(siang)).toEqual([
      ['A', 'Lab 1', '1'],
      ['B', 'Lab 1', '2'],
    ]);
    expect(await seats(pagi)).toEqual([['C', null, null]]);
    const secrets = await t.context.store.read.select().from(rahasiaSesi);
    expect(secrets.map((row) => row.jadwal_ujian_sesi_id).sort()).toEqual([pagi, siang].sort());
  });

  test('a room that an overlapping session fills as well is told of, once', async () => {
    await move(['A', 'B']);
    const antara = await create('jadwal-ujian-sesi', {
      name: 'Antara',
      jam_mulai: '11:00',
      jam_selesai: '13:00',
    });
    const crowded = 'Lab 1 mempunyai 2 kursi, tetapi ditempati 3 peserta sekaligus pada Siang dan Antara.';
    const toAntara = { jadwal_ujian_sesi_id: antara };
    expect((await move(['C'], toAntara)).data).toMatchObject({ peringatan: [crowded] });
    expect((await move(['A'], { ruang_id: '', kursi: '2' })).data).toMatchObject({ peringatan: [] });
  });

  test('each move is on record with the place before, and both live screens hear of it', async () => {
    const told = [pagi, siang].map(
      (id) => new Promise((tell) => t.context.live.subscribe(liveTopic(tanggal, id), tell)),
    );
    const { berhasil } = hasilPindahContract.parse((await move(['A'])).data);
    const [entry] = await t.context.store.read
      .select()
      .from(audit)
      .where(and(eq(audit.baris_id, berhasil[0] ?? ''), isNotNull(audit.sebelum)));
    expect(entry).toMatchObject({
      tindakan: 'pindah jadwal peserta',
      alasan: 'sakit',
      sebelum: { jadwal_ujian_sesi_id: pagi, ruang: null, kursi: null },
      sesudah: { jadwal_ujian_sesi_id: siang, ruang: 'Lab 1', kursi: '1' },
    });
    expect(await Promise.all(told)).toEqual([[rosterChanged], [rosterChanged]]);
  });

  test('who has begun stays, and so does who is already gone', async () => {
    const begun = (await list(pagi)).find(({ nama }) => nama === 'A');
    await t.context.store.tx(system, (tx) => recordStart(tx, begun?.id ?? '', null, 1));
    expect((await move(['A', 'tidak-ada'])).data).toMatchObject({
      berhasil: [],
      gagal: [
        { nama: 'A', message: expect.stringMatching(/sudah dimulai/) },
        { nama: '', message: expect.stringMatching(/Muat ulang/) },
      ],
    });
    expect(await list(siang)).toEqual([]);
  });

  test('two moves at once to the same seat give it to one', async () => {
    const answers = await Promise.all([move(['A'], { kursi: '1' }), move(['B'], { kursi: '1' })]);
    expect(answers.flatMap(({ data }) => (data as { berhasil: string[] }).berhasil)).toHaveLength(1);
    expect(await seats(siang)).toHaveLength(1);
  });

  test.each([
    ['several in one seat', { kursi: '1' }, /beberapa peserta/],
    ['a session that is gone', { jadwal_ujian_sesi_id: 'x' }, /Sesi ini sudah dihapus/],
    ['a room that is gone', { ruang_id: 'x' }, /Ruang ini sudah dihapus/],
  ])('%s is refused', async (_name, fields, message) => {
    expect(await move(['A', 'B'], fields)).toMatchObject({
      status: false,
      message: expect.stringMatching(message),
    });
  });
});
