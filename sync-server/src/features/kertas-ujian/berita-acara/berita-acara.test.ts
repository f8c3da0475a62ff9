import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { audit } from '../../../db/audit.table.ts';
import { catatanOf, describeCatatan, parseCatatan } from '../../../db/chain/catatan.ts';
import { findKepala } from '../../../db/chain/kepala-audit.queries.ts';
import { verifyChain } from '../../../db/chain/verify-chain.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { TestDevice } from '../../../testing/test-device.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { askKertas, buildTwoRuang } from '../testing/build-two-ruang.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildTwoRuang(t));
const operator = perTest(() => t.signIn('operator', { nama: 'Bu Rina' }));

const place = (ruang: string) => ({
  tanggal: room.tanggal,
  jadwal_ujian_sesi_id: room.sesiId,
  ruang,
});
const open = (ruang: string, session = operator) =>
  t.call(
    session,
    'GET',
    `/api/berita-acara/${room.tanggal}/${room.sesiId}?ruang=${encodeURIComponent(ruang)}`,
  );
const save = (ruang: string, versi: number, isi: object, session = operator) =>
  t.call(session, 'POST', '/api/berita-acara', { ...place(ruang), versi, isi });
const printed = async (asked: object) =>
  (await readPdf(await (await askKertas(t, operator, room, asked)).arrayBuffer()))
    .join(' ')
    .replaceAll(/\s+/g, ' ');

/** The participant of Lab 1 begins and is force-finished; K1 of Lab 2 gets a violation. */
async function examDay(): Promise<void> {
  const siswa = await room.signIn(0);
  const barisId = room.rows[0]!.barisId;
  await t.call(siswa, 'POST', '/api/peserta/create-soals', { jadwal_ujian_id: barisId });
  t.clock.advance(20 * 60_000);
  await t.call(operator, 'POST', '/api/tambah-waktu', {
    ids: [barisId],
    menit: 10,
    alasan: 'listrik padam',
    tambahan_id: 'T1',
  });
  await t.call(operator, 'POST', '/api/pelanggaran', {
    ids: ['baris-0'],
    kode: 'menyontek',
    keterangan: 'melihat catatan',
    tindakan_id: 'L1',
  });
  t.clock.advance(60_000);
  await t.call(operator, 'POST', '/api/set-selesai', { id: barisId, alasan: 'sakit', tindakan_id: 'S1' });
  await t.call(operator, 'POST', '/api/tutup-ruang', {
    ...place('Lab 2'),
    alasan: 'semua izin',
    tindakan_id: 'C1',
  });
}

test('D-RULE-31: before the exam it says who should come; afterwards counts, times and what happened, by room', async () => {
  expect((await open('Lab 2')).body).toMatchObject({
    sesi: 'Sesi 1',
    versi: 0,
    disimpan: null,
    sidik_jari: '',
    isi: { seharusnya: 3, hadir: 0, tidak_hadir: 3, nomor_tidak_hadir: 'K1, K2, K3', jam_mulai: null },
  });
  await examDay();
  const { isi, sidik_jari } = (await open('Lab 1')).body;
  expect(isi).toMatchObject({
    seharusnya: 1,
    hadir: 1,
    tidak_hadir: 0,
    nomor_tidak_hadir: '',
    jam_mulai: '07:30',
    jam_selesai: '07:51',
  });
  expect(isi.kejadian.split('\n')).toEqual([
    expect.stringMatching(
      /^07\.50 Peserta P-0001 \(P-0001\): Waktu ditambah 10 menit\. listrik padam \(Bu Rina\)$/,
    ),
    expect.stringMatching(/^07\.51 Peserta P-0001 \(P-0001\): Diselesaikan paksa\. sakit \(Bu Rina\)$/),
    'Ujian diselesaikan: 1 paksa. Soal terjawab di server: 0.',
  ]);
  expect(sidik_jari).toMatch(/^([0-9a-f]{8} ?){8}$/);
  const other = (await open('Lab 2')).body.isi.kejadian;
  expect(other).toMatch(/Pelanggaran: Melihat catatan.*melihat catatan \(Bu Rina\)/);
  expect(other).toMatch(/Ruang ditutup; tidak hadir: K1, K2, K3\. semua izin \(Bu Rina\)/);
});

test('D-RULE-31: while somebody works, has answers on the device or may still begin it says that it is none to sign', async () => {
  const states = async () => (await open('Lab 1')).body.belum_selesai;
  const rooms = async () => {
    const { body } = await t.call(operator, 'GET', `/api/kertas-ujian/${room.tanggal}/${room.sesiId}`);
    return Object.fromEntries(
      (body.ruang as { ruang: string; belum_selesai: number }[]).map((one) => [one.ruang, one.belum_selesai]),
    );
  };
  const paper = () => printed({ ruang: ['Lab 1'], kertas: ['berita_acara'] });
  expect(await states()).toEqual({ mengerjakan: 0, menunggu: 0, belum_mulai: 1 });
  const device = new TestDevice(t);
  await device.begin(await room.signIn(0), room.rows[0]!.barisId);
  expect(await states()).toEqual({ mengerjakan: 1, menunggu: 0, belum_mulai: 0 });
  expect(await rooms()).toEqual({ 'Lab 1': 1, 'Lab 2': 3 });
  expect(await paper()).toMatch(
    /SEMENTARA, ujian ruang ini belum selesai: 1 peserta masih mengerjakan\. Cetak lagi/,
  );
  await save('Lab 1', 0, (await open('Lab 1')).body.isi);
  expect(await paper()).toContain('SEMENTARA');
  device.finish();
  await device.send();
  expect(await states()).toEqual({ mengerjakan: 0, menunggu: 0, belum_mulai: 0 });
  expect(await paper()).not.toContain('SEMENTARA');
  // Lab 2: nobody came; closed, nobody begins any more.
  await t.call(operator, 'POST', '/api/tutup-ruang', {
    ...place('Lab 2'),
    alasan: 'semua izin',
    tindakan_id: 'C1',
  });
  expect(await rooms()).toEqual({ 'Lab 1': 0, 'Lab 2': 0 });
});

test('D-RULE-31: an act on many is one line, a violation without a remark says itself once, a message is no incident', async () => {
  const ids = ['baris-0', 'baris-1', 'baris-2'];
  const { barisId } = room.rows[0]!;
  await t.call(operator, 'POST', '/api/pesan-layar', { ids, teks: 'Kertas coretan di depan.' });
  await t.call(operator, 'POST', '/api/reset-login', { ids, alasan: 'listrik padam', tindakan_id: 'R1' });
  await t.call(operator, 'POST', '/api/reset-login', { ids: [barisId], alasan: 'lupa sandi' });
  t.clock.advance(60_000);
  await t.call(operator, 'POST', '/api/pelanggaran', {
    ids: ['baris-1'],
    kode: 'merekam_soal',
    tindakan_id: 'L2',
  });
  const lines = ((await open('Lab 2')).body.isi.kejadian as string).split('\n');
  expect(lines).toEqual([
    '07.30 3 peserta (K1, K2, K3): Login direset. listrik padam (Bu Rina)',
    expect.stringMatching(/^07\.31 .* \(K2\): Pelanggaran: Memotret atau menyalin soal\. \(Bu Rina\)$/),
  ]);
});

test('D-RULE-31: outages stay on record, also where minutes were given back; so does how often the page was left', async () => {
  const device = new TestDevice(t);
  const [first = '', second = ''] = Object.keys(room.keys);
  await device.begin(await room.signIn(0), room.rows[0]!.barisId);
  device.answer(first, 'A');
  await device.send();
  device.record({ jenis: 'peristiwa', nama: 'keluar_halaman' });
  device.answer(second, 'B');
  t.clock.advance(10 * 60_000);
  await device.send();
  const told = async () => (await open('Lab 1')).body.isi.kejadian.split('\n');
  const kejadian = [
    '07.30 Sambungan 1 peserta terputus sampai 07.40; jawabannya tiba sesudahnya: P-0001',
    '07.30 Pengerjaan 1 peserta terhenti paling lama 7 menit: P-0001',
    'Halaman ujian ditinggalkan 1 kali oleh 1 peserta: P-0001 (1 kali).',
  ];
  expect(await told()).toEqual(kejadian);
  await t.call(operator, 'POST', '/api/tambah-waktu', {
    ids: [room.rows[0]!.barisId],
    menit: 7,
    alasan: 'listrik padam',
    tambahan_id: 'T2',
  });
  expect(await told()).toEqual(expect.arrayContaining(kejadian));
});

test('D-RULE-31: edited, kept with who did it, printed as edited; on record; a second editor is told', async () => {
  await examDay();
  const { isi } = (await open('Lab 1')).body;
  const edited = {
    ...isi,
    catatan: 'Genset dipakai.',
    pengawas_1: 'Pak Budi',
    kejadian: 'Listrik padam 10 menit.',
  };
  expect((await save('Lab 1', 0, edited)).body).toMatchObject({
    status: true,
    message: 'Berita acara Ruang Lab 1 disimpan.',
    data: { versi: 1, isi: edited, disimpan: { nama: 'Bu Rina' } },
  });
  const late = await save('Lab 1', 0, isi);
  expect(late).toMatchObject({ httpStatus: 409, body: { message: expect.stringContaining('oleh Bu Rina') } });
  const page = await printed({ ruang: ['Lab 1'], kertas: ['berita_acara'] });
  for (const text of [
    'telah diselenggarakan ujian',
    'pukul 07.30 sampai dengan pukul 07.51 WIB',
    'Jumlah hadir : 1 peserta',
    'Listrik padam 10 menit.',
    'Genset dipakai.',
    'Pak Budi',
    'Disimpan Bu Rina',
    'Sidik jari jawaban ruang',
  ])
    expect(page).toContain(text);
  expect(page).not.toContain('Diselesaikan paksa');
  const entries = await t.context.store.read
    .select()
    .from(audit)
    .where(eq(audit.tabel, 'berita_acara'))
    .orderBy(audit.nomor);
  expect(entries).toMatchObject([
    { tindakan: 'tambah', akun_id: operator.akun_id, sesudah: { catatan: 'Genset dipakai.' } },
  ]);
});

test('0019: it tells how far the audit trail stood when it was printed, and the trail still shows that later', async () => {
  await examDay();
  const catatan = catatanOf((await findKepala(t.context.store.read))!);
  const page = await printed({ ruang: ['Lab 1'], kertas: ['berita_acara'] });
  expect(page).toContain(describeCatatan(catatan));
  expect(page).not.toMatch(/jejak|rantai|hash/i);
  await save('Lab 1', 0, (await open('Lab 1')).body.isi);
  const { salah, ditemukan } = await verifyChain(
    t.context.store.read,
    parseCatatan(page.match(/s\.d\. (nomor \d+ · sidik \S+)/)?.[1] ?? ''),
  );
  expect([salah, ditemukan]).toEqual([[], true]);
});

test('D-RULE-32: BAPU is a page for each participant with a violation; without any it is refused with a sentence', async () => {
  const asked = { ruang: ['Lab 1', 'Lab 2'], kertas: ['bapu'], satu_berkas: true };
  const none = await askKertas(t, operator, room, asked);
  expect(await none.json()).toMatchObject({ status: false, message: /Belum ada pelanggaran/ });
  await examDay();
  const page = await printed(asked);
  expect(page).toMatch(
    /BERITA ACARA PELANGGARAN UJIAN.*Nomor peserta : K1.*07\.50 ?Melihat catatan.*melihat catatan.*Bu Rina.*Peserta.*Pengawas.*Ketua panitia/,
  );
  // Of the proctor and the head of the committee: a participant has no number of a civil servant.
  expect(page.match(/NIP /g)).toHaveLength(2);
  expect(page).toContain('Halaman 1 dari 1');
});

test('N39: a supervisor opens the record of his room only, and none of a room that he sees in part', async () => {
  const budi = await t.signIn('supervisor', { nama: 'Pak Budi' });
  await t.call(operator, 'POST', `/api/pengawas-ruang/${room.tanggal}/${room.sesiId}`, {
    user_id: budi.akun_id,
    ruang: 'Lab 1',
  });
  expect((await open('Lab 1', budi)).body).toMatchObject({ isi: { pengawas_1: 'Pak Budi' } });
  expect((await open('Lab 2', budi)).httpStatus).toBe(404);
  expect((await save('Lab 2', 0, {}, budi)).body.status).toBe(false);
});

test('whose exam was reset was here: on the record of the room, in its list and at its closing', async () => {
  const barisId = room.rows[0]!.barisId;
  const device = new TestDevice(t);
  await device.begin(await room.signIn(0), barisId);
  const reset = { id: barisId, konfirmasi: 'P-0001', alasan: 'soal salah', tindakan_id: 'R1' };
  await t.call(operator, 'POST', '/api/reset-ujian-private', reset);
  const row = async () =>
    (await t.call(operator, 'GET', `/api/jadwal-ujian-absen/${room.tanggal}/${room.sesiId}`)).body.find(
      (one: { id: string }) => one.id === barisId,
    );
  expect(await row()).toMatchObject({ status: 'BELUM HADIR', direset: true, keadaan: 'siap' });
  expect((await open('Lab 1')).body.isi).toMatchObject({ hadir: 1, tidak_hadir: 0, nomor_tidak_hadir: '' });
  t.clock.advance(2 * 60 * 60_000);
  const closed = await t.call(operator, 'POST', '/api/tutup-ruang', {
    ...place('Lab 1'),
    alasan: 'sesi berakhir',
    tindakan_id: 'C1',
  });
  expect(closed.body.status).toBe(true);
  expect(await row()).toMatchObject({ direset: true, keadaan: 'siap' });
  expect((await open('Lab 1')).body.isi.kejadian).toMatch(
    /Ruang ditutup; hadir, ujian direset dan belum dimulai lagi: P-0001\./,
  );
});

test('an attempt that was archived because somebody else made it tells of no presence', async () => {
  await new TestDevice(t).begin(await room.signIn(0), room.rows[0]!.barisId);
  const salah = { id: room.rows[0]!.barisId, benar_id: 'baris-0', alasan: 'tertukar', tindakan_id: 'A1' };
  await t.call(operator, 'POST', '/api/salah-akun', salah);
  expect((await open('Lab 1')).body.isi).toMatchObject({ hadir: 0, tidak_hadir: 1 });
});
