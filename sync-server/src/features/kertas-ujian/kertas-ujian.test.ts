import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { unpackZip } from '../../archive/unpack-zip.ts';
import { audit } from '../../db/audit.table.ts';
import { schoolId } from '../../db/school-id.ts';
import { readDocx } from '../../testing/read-docx.ts';
import { readPdf } from '../../testing/read-pdf.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { sekolah } from '../sekolah/sekolah.table.ts';
import { askKertas, buildTwoRuang, names } from './testing/build-two-ruang.ts';

const t = perTest(buildTestApp);
const room = perTest(() => buildTwoRuang(t));
const operator = perTest(() => t.signIn('operator', { nama: 'Bu Rina' }));

const print = (asked: object, session = operator) => askKertas(t, session, room, asked);
const pagesOf = async (answer: Response) => readPdf(await answer.arrayBuffer());
const sesi = (session = operator) =>
  t.call(session, 'GET', `/api/kertas-ujian/${room.tanggal}/${room.sesiId}`);
const prints = async () =>
  (await t.context.store.read.select().from(audit)).filter((one) => one.tindakan === 'cetak kertas ujian');
const setSekolah = (values: Partial<typeof sekolah.$inferInsert>) =>
  t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
    tx.update(sekolah).set(values).where(eq(sekolah.id, schoolId)),
  );
const all = [
  'kartu',
  'token_darurat',
  'daftar_pintu',
  'label_meja',
  'daftar_hadir',
  'poster',
  'kartu_ruang',
  'blangko_berita_acara',
];
const afterwards = ['berita_acara', 'bapu'];
const letterhead = {
  alamat: 'Jalan Pendidikan 12, Sleman',
  telpon: '0274 123456',
  npsn: '20401234',
  kepalasekolah: 'Dra. Endang, M.Pd.',
  nip: '19680101 199303 2 001',
};

describe('D-RULE-30: the papers of a room', () => {
  test('a session tells its rooms with their participants, and what the account may print', async () => {
    expect((await sesi()).body).toEqual({
      sesi: 'Sesi 1',
      jam_mulai: '07:30',
      jam_selesai: '09:30',
      zona: 'WIB',
      kertas: [...all, ...afterwards],
      ruang: [
        { ruang: 'Lab 1', peserta: 1, belum_selesai: 1 },
        { ruang: 'Lab 2', peserta: 3, belum_selesai: 3 },
      ],
    });
    const gone = await t.call(operator, 'GET', `/api/kertas-ujian/${room.tanggal}/tidak-ada`);
    expect(gone).toMatchObject({ httpStatus: 404, body: { message: expect.stringContaining('Pilih sesi') } });
  });

  test('every paper as PDF with what it is for: names as they are, the school’s own network, its letterhead', async () => {
    await setSekolah(letterhead);
    const answer = await print({ ruang: ['Lab 2'], kertas: all });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [kartu, token, pintu, label, hadir, poster, kartuRuang, blangko, ...others] = await pagesOf(answer);
    expect(token).toMatch(/TOKEN DARURAT.*Lab 2.*[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{3}.*amplop/s);
    expect(others).toEqual([]);
    for (const page of [kartu, pintu, label, hadir])
      for (const name of names) expect(page?.replaceAll(/\s+/g, ' ')).toContain(name);
    for (const page of [kartu, pintu, poster, kartuRuang]) expect(page).toContain('http://10.0.0.2:8080');
    for (const page of [pintu, poster]) expect(page).toMatch(/Sambungkan Wi-Fi UJIAN-SMK.*Tetap terhubung/s);
    for (const page of [pintu, poster, kartuRuang])
      expect(page).toMatch(/Ruang Lab 2.*Sesi 1.*Selasa, 0?1 Juli 2025.*07\.30–09\.30 WIB/s);
    expect(label).toMatch(/Ruang Lab 2 · Sesi 1 ?Kursi ?8 ?Zoë/);
    for (const page of [hadir, blangko])
      expect(page).toMatch(/SMK Uji.*Jalan Pendidikan 12, Sleman.*Telepon 0274 123456.*NPSN 20401234/s);
    expect(hadir).toMatch(/DAFTAR HADIR.*Tanda tangan.*K3.*K2.*K1.*Seharusnya hadir 3 peserta/s);
    expect(blangko?.replaceAll(/\s+/g, ' ')).toContain(
      'Pada hari ini, Selasa tanggal satu bulan Juli tahun dua ribu dua puluh lima, telah diselenggarakan ujian tahun ajaran 2025/2026 untuk mata uji Tes Matematika dari pukul 07.30 sampai dengan pukul 09.30 WIB.',
    );
    expect(blangko).toMatch(
      /Jumlah seharusnya ?: ?3 peserta.*Jumlah hadir ?: ?\.+ peserta.*yaitu nomor:.*Catatan.*Pengawas 1.*Dra\. Endang, M\.Pd\. ?NIP 19680101/s,
    );
  });

  test('the same as a Word document: each paper on pages of its own, Arabic from the right, pictures in it', async () => {
    const answer = await print({ ruang: ['Lab 2'], kertas: all, format: 'docx' });
    expect(answer.headers.get('content-type')).toContain('wordprocessingml');
    const { text, xml, pictures } = await readDocx(await answer.arrayBuffer());
    for (const name of names) expect(text.split(name)).toHaveLength(5);
    expect(text).toContain('telah diselenggarakan ujian');
    expect(text).toContain('DAFTAR HADIR PESERTA UJIAN 2025/2026');
    expect(xml.match(/<w:sectPr>/g)).toHaveLength(all.length);
    expect(xml).toMatch(/<w:rtl\/><\/w:rPr><w:t xml:space="preserve">محمد عبد الله</);
    expect(xml).not.toMatch(/<w:rtl\/><\/w:rPr><w:t xml:space="preserve">[A-Z]/);
    // Two of the school, and a code of his own on each participant's card.
    expect(pictures).toBe(5);
    expect(xml).not.toMatch(/<\/w:tbl><w:tbl>/);
    // Else LibreOffice draws large letters over one another, and Word one line for all that are to be written on.
    expect(xml).not.toMatch(/<w:spacing(?=[^>]*w:line=)(?![^>]*w:lineRule=)/);
    expect(xml).not.toMatch(/<w:pBdr>(?:(?!<w:p>).)*<\/w:p><w:p><w:pPr><w:pBdr>/);
    expect(xml.match(/<w:pBdr>/g)?.length).toBeGreaterThan(11);
  });

  test('several rooms: a document for each in one archive, or all in one; on record with what was asked', async () => {
    const asked = { ruang: ['Lab 2', 'Lab 1'], kertas: ['daftar_pintu'] };
    const answer = await print({ ...asked, proses: 'P1' });
    expect(answer.headers.get('content-type')).toBe('application/zip');
    const files = await unpackZip(new Uint8Array(await answer.arrayBuffer()));
    expect([...files.keys()]).toEqual(['01 Ruang Lab 1.pdf', '02 Ruang Lab 2.pdf']);
    const [second] = await readPdf(new Uint8Array(files.get('02 Ruang Lab 2.pdf') ?? []).buffer);
    expect(second).toContain('Zoë');
    const pages = await pagesOf(await print({ ...asked, satu_berkas: true, proses: 'P2' }));
    for (const id of ['P1', 'P2'])
      expect((await t.call(operator, 'GET', `/api/proses/${id}`)).body).toMatchObject({
        status: 'selesai',
        total: 2,
        selesai: 2,
      });
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/Ruang Lab 1.*Halaman 1 dari 2/s);
    const [entry, ...rest] = await prints();
    expect(rest).toHaveLength(1);
    expect(entry).toMatchObject({
      akun_id: operator.akun_id,
      tabel: 'jadwal_ujian_peserta',
      baris_id: `${room.tanggal}/${room.sesiId}`,
      sesudah: { jumlah: 4, ruang: ['Lab 2', 'Lab 1'], kertas: ['daftar_pintu'], format: 'pdf' },
    });
  });

  test('N39: a supervisor prints for his own rooms, and no cards: they carry passwords', async () => {
    const budi = await t.signIn('supervisor', { nama: 'Pak Budi' });
    await t.call(operator, 'POST', `/api/pengawas-ruang/${room.tanggal}/${room.sesiId}`, {
      user_id: budi.akun_id,
      ruang: 'Lab 1',
    });
    expect((await sesi(budi)).body).toMatchObject({
      ruang: [{ ruang: 'Lab 1', peserta: 1 }],
      kertas: [...all.slice(2), ...afterwards],
    });
    const [page] = await pagesOf(await print({ ruang: ['Lab 1'], kertas: ['daftar_hadir'] }, budi));
    expect(page).toMatch(/Pengawas 1.*Pak Budi/s);
    const foreign = await print({ ruang: ['Lab 2'], kertas: ['daftar_hadir'] }, budi);
    expect(await foreign.json()).toMatchObject({ status: false, message: /tidak ada yang dicetak/ });
    for (const secret of ['kartu', 'token_darurat'])
      expect((await print({ ruang: ['Lab 1'], kertas: [secret] }, budi)).status).toBe(403);
    expect(await prints()).toHaveLength(1);
  });

  test('hours in the school’s own zone; without network and address nothing is made up', async () => {
    await setSekolah({ zona: 'WITA', wifi_nama: null, alamat_server: null });
    const [page] = await pagesOf(await print({ ruang: ['Lab 1'], kertas: ['poster'] }));
    expect(page).toContain('07.30–09.30 WITA');
    expect(page).toContain('Sambungkan Wi-Fi sekolah');
    expect(page).not.toContain('kode QR');
  });

  test('D-ROOM-02: papers carry the hours that hold: those of the session as shifted, in the room that is', async () => {
    await t.call(operator, 'POST', '/api/geser-sesi', {
      tanggal: room.tanggal,
      jadwal_ujian_sesi_id: room.sesiId,
      ruang: 'Lab 2',
      menit: 20,
      alasan: 'listrik padam',
      tindakan_id: 'G1',
    });
    const asked = { ruang: ['Lab 1', 'Lab 2'], kertas: ['kartu', 'poster'], satu_berkas: true };
    const pages = await pagesOf(await print(asked));
    for (const page of pages.slice(0, 2)) expect(page).toContain('07.30–09.30 WIB');
    for (const page of pages.slice(2)) expect(page).toContain('07.50–09.50 WIB');
  });

  test('a full room of 45: everybody once on each list, and the lists stay within their pages', async () => {
    const { seedPeserta } = await import('../peserta/testing/seed-peserta.ts');
    const { jadwalUjianPeserta } = await import('../jadwal-ujian/jadwal/jadwal-ujian.table.ts');
    const ids = Array.from({ length: 45 }, (_, i) => `N${String(i).padStart(2, '0')}`);
    await seedPeserta(
      t,
      ids.map((nomor_peserta, i) => ({
        nomor_peserta,
        nama: `Peserta dengan Nama Sedang ${nomor_peserta}`,
        ...(i % 3 === 0 && { kelas: 'XII Rekayasa Perangkat Lunak 1' }),
      })),
    );
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx.insert(jadwalUjianPeserta).values(
        ids.map((peserta_id, i) => ({
          sekolah_id: schoolId,
          id: peserta_id,
          jadwal_ujian_id: room.jadwalId,
          tanggal: room.tanggal,
          jadwal_ujian_sesi_id: room.sesiId,
          peserta_id,
          ruang: 'Aula',
          kursi: String(i + 1),
          ujian_berlaku: null,
          percobaan: 0,
          status_pesan: false,
          asal: 'jadwal' as const,
          diubah_ms: 0,
        })),
      ),
    );
    const numbers = (pages: string[]) => [...pages.join(' ').matchAll(/\b(N\d\d)\b(?! ?N)/g)].length;
    const door = await pagesOf(await print({ ruang: ['Aula'], kertas: ['daftar_pintu'] }));
    expect(door).toHaveLength(1);
    const labels = await pagesOf(await print({ ruang: ['Aula'], kertas: ['label_meja'] }));
    expect(labels).toHaveLength(5);
    const list = await pagesOf(await print({ ruang: ['Aula'], kertas: ['daftar_hadir'] }));
    expect(list).toHaveLength(2);
    for (const pages of [door, labels, list]) expect(numbers(pages)).toBeGreaterThanOrEqual(45);
  });

  test.each([
    ['a room without participants', { ruang: ['Lab 9'], kertas: ['poster'] }],
    ['no room', { ruang: [], kertas: ['poster'] }],
    ['no paper', { ruang: ['Lab 1'], kertas: [] }],
    ['an unknown paper', { ruang: ['Lab 1'], kertas: ['ijazah'] }],
    ['an unknown format', { ruang: ['Lab 1'], kertas: ['poster'], format: 'odt' }],
    ['a session that is gone', { ruang: ['Lab 1'], kertas: ['poster'], jadwal_ujian_sesi_id: 'x' }],
  ])('%s is refused with a sentence, and nothing stands on record', async (_, asked) => {
    const answer = await print(asked);
    expect(await answer.json()).toMatchObject({ status: false, message: expect.stringMatching(/\w{4}/) });
    expect(await prints()).toEqual([]);
  });
});
