import { absenSnapshotContract } from '@spmb/shared/absen/absen-row.schema.ts';
import { assignRuang } from '../../jadwal-ujian/ruang/pengawas-ruang.mutations.ts';
import { ruangDiawasiContract } from '@spmb/shared/jadwal-ujian/pengawas-ruang.schema.ts';
import { tugasContract } from '@spmb/shared/kerangka/beranda.schema.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { schoolId } from '../../../db/school-id.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp, type Session } from '../../../testing/test-app.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildExamRuang(t));
const staff = perTest(() => t.signIn('operator'));
const budi = perTest(() => t.signIn('supervisor', { nama: 'Pak Budi' }));
const sari = perTest(() => t.signIn('supervisor', { nama: 'Bu Sari' }));

beforeEach(async () => {
  await t.context.store.tx(actor, (tx) =>
    tx.update(jadwalUjianPeserta).set({ ruang: 'Lab 2' }).where(eq(jadwalUjianPeserta.id, second())),
  );
});

const actor = { sekolah_id: schoolId, akun_id: null, nama: 'uji' };

const second = () => room.rows[1]!.barisId;
const path = (rest = '') => `/api/pengawas-ruang/${room.tanggal}/${room.sesiId}${rest}`;
const idOf = async (nama: string) =>
  ((await t.call(staff, 'POST', '/api/pengawas-combo')).body as { value: string; label: string }[]).find(
    ({ label }) => label === nama,
  )?.value ?? '';
const assign = async (nama: string, ruang: string) =>
  t.call(staff, 'POST', path(), { user_id: await idOf(nama), ruang });
const rooms = async () => ruangDiawasiContract.array().parse((await t.call(staff, 'GET', path())).body);
const list = async (session: Session) =>
  (
    (await t.call(session, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`)).body as {
      noreg: string;
    }[]
  ).map(({ noreg }) => noreg);

describe('who watches which room (N39)', () => {
  test('the sessions of a date are those in which the account watches somebody, with how many', async () => {
    const day = async (session: Session, tanggal = room.tanggal) =>
      (await t.call(session, 'GET', `/api/sesi-ruang/${tanggal}`)).body;
    const all = await day(staff);
    expect(all).toEqual([
      {
        id: room.sesiId,
        name: 'Sesi 1',
        jam_mulai: '07:30',
        jam_selesai: '09:30',
        peserta: room.rows.length,
      },
    ]);
    await assign('Pak Budi', 'Lab 2');
    expect(await day(budi)).toMatchObject([{ id: room.sesiId, peserta: 1 }]);
    expect(await day(await t.signIn('supervisor', { semua_program: false, jurusan_id: 'lain' }))).toEqual([]);
    expect(await day(staff, '2025-01-01')).toEqual([]);
    expect((await t.call(staff, 'GET', '/api/sesi-ruang/kemarin')).httpStatus).toBe(404);
  });

  test('rooms of a date and session with participants and supervisors; given, given again, taken back, on record', async () => {
    expect(await rooms()).toEqual([
      { id: 'Lab 1', ruang: 'Lab 1', peserta: 1, pengawas: [] },
      { id: 'Lab 2', ruang: 'Lab 2', peserta: 1, pengawas: [] },
    ]);
    await assign('Pak Budi', 'Lab 2');
    expect((await assign('Pak Budi', 'Lab 2')).body.status).toBe(true);
    const one = { id: expect.any(String), user_id: await idOf('Pak Budi'), nama: 'Pak Budi' };
    const [, lab2] = await rooms();
    expect(lab2?.pengawas).toEqual([one]);
    const id = lab2?.pengawas[0]?.id ?? '';
    expect((await t.call(staff, 'DELETE', path(`/${id}`))).body.status).toBe(true);
    expect((await t.call(staff, 'POST', `${path(`/${id}`)}?_method=DELETE`)).httpStatus).toBe(404);
    expect((await rooms())[1]?.pengawas).toEqual([]);
    const entries = await t.context.store.read
      .select()
      .from(audit)
      .where(eq(audit.baris_id, id))
      .orderBy(audit.nomor);
    expect(entries.map(({ tindakan }) => tindakan)).toEqual(['tambah', 'hapus']);
  });

  test('an account that is no supervisor is refused at the field', async () => {
    const { body } = await t.call(staff, 'POST', path(), { user_id: 'siapa', ruang: 'Lab 1' });
    expect(body).toMatchObject({ status: false, kesalahan: { user_id: expect.any(String) } });
  });
});

describe('a supervisor with rooms sees these only, one without sees his programme as before (N39)', () => {
  test('list, commands, cards and the start page', async () => {
    await assign('Pak Budi', 'Lab 2');
    expect(await list(budi)).toEqual(['P-0002']);
    expect(await list(sari)).toEqual(['P-0001', 'P-0002']);
    expect(await list(staff)).toEqual(['P-0001', 'P-0002']);

    const [first, other] = [room.rows[0]!.barisId, second()];
    const act = async (call: string, body: object) => t.call(budi, 'POST', `/api/${call}`, body);
    expect((await act('reset-login', { ids: [first, other] })).body.data).toMatchObject({
      berhasil: [other],
      gagal: [{ id: first }],
    });
    const tambahan_id = 't'.repeat(22);
    expect(
      (await act('tambah-waktu', { ids: [first], menit: 5, alasan: 'listrik', tambahan_id })).body,
    ).toMatchObject({ data: { berhasil: [], gagal: [{ id: first }] } });
    expect((await act('set-selesai', { id: first })).httpStatus).toBe(404);
    expect((await act('reset-ujian-private', { id: first })).httpStatus).toBe(404);

    const card = (index: number) => t.call(budi, 'GET', `/api/data-peserta/${room.rows[index]!.pesertaId}`);
    expect([(await card(0)).httpStatus, (await card(1)).httpStatus]).toEqual([404, 200]);

    const tasks = tugasContract.array().parse((await t.call(budi, 'GET', '/api/beranda')).body);
    expect(tasks.find(({ sifat }) => sifat === 'hari_ini')?.jumlah).toBe(1);
  });

  test('a room brings in participants of other programmes; another date or session brings nothing', async () => {
    const lain = await t.signIn('supervisor', { nama: 'Bu Lain', jurusan_id: 'program-lain' });
    expect(await list(lain)).toEqual([]);
    await assign('Bu Lain', 'Lab 1');
    expect(await list(lain)).toEqual(['P-0001']);
    const elsewhere = { tanggal: '2025-07-09', jadwal_ujian_sesi_id: room.sesiId, ruang: 'Lab 1' };
    const user_id = await idOf('Bu Sari');
    await t.context.store.tx(actor, (tx) => assignRuang(tx, 1, { ...elsewhere, user_id }));
    expect(await list(sari)).toEqual(['P-0001', 'P-0002']);
  });

  test('a room in which nobody sits any more, of a session that is gone too, is given to nobody', async () => {
    const user_id = await idOf('Bu Sari');
    const refused = { status: false, message: 'Lab 9 tidak dipakai lagi pada sesi ini. Muat ulang daftar.' };
    expect((await assign('Bu Sari', 'Lab 9')).body).toMatchObject(refused);
    const gone = `/api/pengawas-ruang/${room.tanggal}/hilang`;
    expect((await t.call(staff, 'POST', gone, { user_id, ruang: 'Lab 9' })).body).toMatchObject(refused);
    expect((await t.call(staff, 'GET', gone)).body).toEqual([]);
  });

  test('the live screen shows the own rooms and follows a change of them at once', async () => {
    await assign('Pak Budi', 'Lab 2');
    const open = async ({ token }: Session) => {
      const answer = await t.app.request(`/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}/live`, {
        headers: { authorization: `Bearer ${token}` },
      });
      return answer.body!.pipeThrough(new TextDecoderStream()).getReader();
    };
    const [his, hers] = [await open(budi), await open(sari)];
    const names = async (reader: typeof his) => {
      const { rows } = absenSnapshotContract.parse(
        JSON.parse((await reader.read()).value!.split('data: ')[1]!),
      );
      return rows.map(({ noreg }) => noreg);
    };
    expect([await names(his), await names(hers)]).toEqual([['P-0002'], ['P-0001', 'P-0002']]);
    await assign('Bu Sari', 'Lab 1');
    expect([await names(his), await names(hers)]).toEqual([['P-0002'], ['P-0001']]);
    await Promise.all([his.cancel(), hers.cancel()]);
  });
});
