import { bacaBukti } from '@spmb/shared/bukti-seleksi/baca-bukti.ts';
import { hitungBukti } from '@spmb/shared/bukti-seleksi/hitung-bukti.ts';
import type { ProgramDaftarUlang } from '@spmb/shared/daftar-ulang/daftar-ulang.ts';
import { keadaanFormasi } from '@spmb/shared/formasi/masa-formasi.ts';
import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { localDate } from '@spmb/shared/kernel/zone.ts';
import { statusPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import { periksaFormulir } from '@spmb/shared/pendaftaran/periksa.ts';
import { nilaiRaporDari } from '@spmb/shared/pendaftaran/rata-rata.ts';
import { peringatan } from '@spmb/shared/pendaftaran/peringatan.ts';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { formasi } from '../features/formasi/formasi.table.ts';
import { permohonan } from '../features/permohonan/permohonan.table.ts';
import { verifyRuns } from '../features/olah-nilai/putaran/verify-runs.ts';
import { checkAcuan } from '../features/pendaftaran/nama-acuan.queries.ts';
import { berkasTerkirim, tandaBerkas } from '../features/pendaftaran/berkas.table.ts';
import { jadwalUjianPeserta } from '../features/jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { dokumenPeserta } from '../features/dokumen-peserta/dokumen-peserta.table.ts';
import { getSyarat } from '../features/pendaftaran/syarat.queries.ts';
import { peserta } from '../features/peserta/rows/peserta.table.ts';
import { prepareFile, pdf, gambar } from '../media/file-formats.ts';
import { media } from '../media/media.table.ts';
import { loadWilayah } from '../features/wilayah/load-wilayah.ts';
import { readDataWilayah } from '../features/wilayah/read-data-wilayah.ts';
import { readPdf } from './read-pdf.ts';
import { perFile } from './per-test.ts';
import { buildTestApp, type Session } from './test-app.ts';
import { seedDemo } from './demo/seed-demo.ts';

const t = perFile(() => buildTestApp({ isSetUp: false }));
// A thousand papers of 600 people, which a busy machine with PostgreSQL takes more than a minute for.
beforeAll(async () => {
  await seedDemo(t.context);
}, 180_000);

const everybody = () => t.context.store.read.select().from(peserta);
const sent = () => t.context.store.read.select().from(berkasTerkirim);

async function operator(email = 'operator') {
  const sign = { email, password: 'demo-admin-2025' };
  const { body } = await t.call(undefined, 'POST', '/api/auth/token', sign);
  return { token: (body as { token: string }).token, akun_id: '' };
}

test('600 applicants stand in every state, with numbers that leave no gap', async () => {
  const rows = await everybody();
  const by = Map.groupBy(rows, ({ status }) => status);
  expect([0, 1, 2, 3, 4, 5, 6].map((status) => by.get(status)?.length)).toEqual([
    50, 140, 45, 45, 255, 40, 25,
  ]);
  const numbers = rows.flatMap(({ nomor_register: nomor }) => (nomor?.startsWith('SPMB-') ? [nomor] : []));
  expect(numbers.toSorted().map((nomor) => Number(nomor.slice(-4)))).toEqual(
    Array.from({ length: 310 }, (_, at) => at + 1),
  );
});

test('whoever was accepted in the first round has scores, but for one in twelve, who waits for the interview', async () => {
  const session = await operator();
  const programs = (await t.call(session, 'GET', '/api/olah-nilai-jurusan')).body as { id: string }[];
  const rows = [];
  for (const { id } of programs)
    rows.push(...((await t.call(session, 'GET', `/api/olah-nilai/${id}`)).body as Nilai[]));
  const first = rows.filter(({ pilihan, nomor_register }) => pilihan === 1 && !/^SPMB-/.test(nomor_register));
  expect(Map.groupBy(first, ({ kurang }) => kurang.join()).get('')).toHaveLength(220);
  expect(first.filter(({ kurang }) => kurang.join() === 'wawancara')).toHaveLength(20);
});

test('the first round was run and published by this server: anybody proves it, applicants read why, and seats are moved', async () => {
  const { body } = await t.call(undefined, 'GET', '/api/bukti-seleksi');
  expect(hitungBukti(bacaBukti(JSON.stringify(body)).isi).beda).toEqual([]);
  expect((await verifyRuns(t.context.store.read)).salah).toEqual([]);
  const sign = { email: 'DEMO-0100', password: 'demo-peserta' };
  const { body: session } = await t.call(undefined, 'POST', '/api/auth/token', sign);
  const own = (await t.call(session as Session, 'GET', '/api/peserta/hasil')).body;
  expect(own.hasil).toMatchObject({ nilai: { akhir: expect.any(Number) }, pilihan: [{ ke: 1 }, { ke: 2 }] });
  const admin = await operator('admin');
  const { id } = (await everybody()).find(({ nomor_peserta }) => nomor_peserta === 'DEMO-0100') ?? {};
  const why = (await t.call(admin, 'GET', `/api/olah-nilai-penjelasan/${id}`)).body;
  expect(why).toMatchObject({ pilihan: [{ ke: 1 }, { ke: 2 }] });
  const programs = (await t.call(admin, 'GET', '/api/daftar-ulang-jurusan')).body as ProgramDaftarUlang[];
  for (const { pagu, terverifikasi, terkirim, belum, perbaikan, kosong, lebih } of programs)
    expect([terverifikasi + terkirim + belum + perbaikan + kosong, lebih]).toEqual([pagu, 0]);
  const sum = (of: 'dilepas' | 'terverifikasi' | 'perbaikan' | 'terkirim' | 'cadangan') =>
    programs.reduce((total, one) => total + one[of], 0);
  expect(sum('dilepas')).toBe(3);
  for (const one of ['terverifikasi', 'perbaikan', 'terkirim', 'cadangan'] as const)
    expect(sum(one)).toBeGreaterThan(0);
});

test('applicants sign in by their NISN, as the school takes them, and one of them may object this week', async () => {
  const [ditolak] = (await everybody()).filter(({ status }) => status === 5);
  const sign = { email: ditolak?.nomor_peserta ?? '', password: 'demo-pendaftar' };
  expect(sign.email).toMatch(/^99\d{8}$/);
  const { body } = await t.call(undefined, 'POST', '/api/auth/token', sign);
  const session = { token: (body as { token: string }).token, akun_id: ditolak?.akun_id ?? '' };
  const { sanggahan } = (await t.call(session, 'GET', '/api/peserta/dasbor-pendaftar')).body;
  expect(sanggahan).toMatchObject({ selesai: expect.any(String) });
  const staff = await operator('admin');
  const all = (await t.call(staff, 'GET', '/api/sanggahan')).body as { jawaban: string }[];
  expect(all.length).toBe(9);
  expect(all.filter(({ jawaban }) => jawaban === '').length).toBe(6);
  expect((await t.context.store.read.select().from(dokumenPeserta)).length).toBeGreaterThan(200);
});

test('in the newest form of each applicant nothing is missing, wrong or unknown', async () => {
  const syarat = await getSyarat(t.context.store.read, t.clock.nowMs());
  const newest = new Map((await sent()).toSorted((a, b) => a.ke - b.ke).map((row) => [row.peserta_id, row]));
  expect(newest.size).toBe(550);
  for (const { isi, nilai_rapor } of newest.values()) {
    expect(periksaFormulir(isi, syarat)).toEqual({});
    expect(nilai_rapor).toBe(nilaiRaporDari(isi));
  }
  expect([...newest.values()].filter(({ isi }) => peringatan(isi)['nik']).length).toBeGreaterThan(3);
  const aborted = new AbortController();
  await loadWilayah(t.context, readDataWilayah, aborted.signal);
  const some = [...newest.values()].filter((_, at) => at % 25 === 0);
  for (const { isi } of some)
    expect(
      await t.context.store.tx({ sekolah_id: '', akun_id: null, nama: '' }, (tx) => checkAcuan(tx, isi)),
    ).toEqual({});
}, 120_000);

test('every stored paper is what an upload would take, and says what the form says', async () => {
  const files = await t.context.store.read.select().from(media).where(eq(media.doctype, 'peserta'));
  for (const { sha256, mime } of files.filter((_, at) => at % 40 === 0)) {
    const bytes = await t.context.media.get(sha256);
    expect((await prepareFile(bytes, [pdf, gambar], 'a')).mime).toBe(mime);
  }
  const [first] = (await sent()).filter(({ isi }) => isi.dok_skl !== isi.dok_akte_lahir);
  const rapor = files.find(({ id }) => id === String(first?.isi.smt_3_dokumen));
  const [text] = await readPdf(
    await t.context.media.get(rapor?.sha256 ?? '').then((bytes) => bytes.slice().buffer),
  );
  expect(text).toContain(first?.isi.nama);
  expect(text).toContain(first?.isi.smt_3_mtk?.toFixed(2).replace('.', ','));
});

test('only what is meant to be found twice is found twice', async () => {
  const rows = await t.context.store.read.select().from(tandaBerkas);
  const owners = Map.groupBy(rows, ({ nilai }) => nilai);
  const shared = [...owners.values()].filter((all) => new Set(all.map((one) => one.peserta_id)).size > 1);
  expect(shared.map((all) => all[0]?.kolom).toSorted()).toEqual([
    'dok_kartu_keluarga',
    'dok_skl',
    'nik',
    'nik',
    'nisn',
    'nisn',
    'smt_2_dokumen',
  ]);
});

test('the committee has files and messages to work on, and exams keep to their 240 participants', async () => {
  const who = await operator();
  const get = async (path: string) => (await t.call(who, 'GET', path)).body;
  expect(await get('/api/pesan')).not.toEqual([]);
  expect(
    new Set((await get('/api/utility-wa')).map(({ keadaan }: { keadaan: string }) => keadaan)).size,
  ).toBe(6);
  const sitting = await t.context.store.read.select().from(jadwalUjianPeserta);
  expect(new Set(sitting.map((row) => row.peserta_id)).size).toBe(240);
});

test('applications to positions stand in every state, each with its PDF and within the days of its position', async () => {
  const rows = await t.context.store.read.select().from(permohonan);
  expect(rows).toHaveLength(60);
  const states = Map.groupBy(rows, ({ keadaan }) => keadaan);
  expect(statusPermohonan.filter((keadaan) => (states.get(keadaan)?.length ?? 0) < 5)).toEqual([]);
  expect(rows.filter(({ path }) => path === null)).toEqual([]);
  const positions = new Map((await t.context.store.read.select().from(formasi)).map((one) => [one.id, one]));
  expect(positions.size).toBe(8);
  const late = rows.filter(({ formasi_id, diajukan_ms, versi }) => {
    const position = positions.get(formasi_id)!;
    return versi === 1 && keadaanFormasi(position, localDate(diajukan_ms, 'WIB')) !== 'terbuka';
  });
  expect(late).toEqual([]);
});
