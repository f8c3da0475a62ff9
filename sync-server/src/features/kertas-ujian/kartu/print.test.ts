import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { audit } from '../../../db/audit.table.ts';
import { schoolId } from '../../../db/school-id.ts';
import { media } from '../../../media/media.table.ts';
import { buildExamRuang } from '../../../testing/build-exam-ruang.ts';
import { readPdf } from '../../../testing/read-pdf.ts';
import { perTest } from '../../../testing/per-test.ts';
import { buildTestApp } from '../../../testing/test-app.ts';
import { jadwalUjianPeserta } from '../../jadwal-ujian/jadwal/jadwal-ujian.table.ts';
import { openKertas } from '../facts/sekolah-kertas.queries.ts';
import { buildCards } from './build-cards.ts';
import { findPrint } from './find-print.ts';
import { seedPeserta } from '../../peserta/testing/seed-peserta.ts';

const t = perTest(buildTestApp);
const operator = perTest(() => t.signIn('operator', { nama: 'Bu Rina' }));

async function print(path: string, body: object): Promise<Response> {
  return t.app.request(path, {
    method: 'POST',
    headers: { authorization: `Bearer ${operator.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
const cards = (body: object) => print('/api/kartu-peserta', body);
const pagesOf = async (answer: Response) => readPdf(await answer.arrayBuffer());
const sandiOf = async (id: string) =>
  (await t.call(operator, 'POST', '/api/data-peserta-sandi', { id })).body.data.sandi as string;
const prints = async () =>
  (await t.context.store.read.select().from(audit).where(eq(audit.tabel, 'peserta'))).filter(({ tindakan }) =>
    tindakan.startsWith('cetak'),
  );

describe('exam cards', () => {
  test('each carries in its code the login page and whose card it is', async () => {
    await seedPeserta(t, [
      { nomor_peserta: 'K1', nama: 'Siti Aminah' },
      { nomor_peserta: '02/TKJ', nama: 'Budi' },
    ]);
    const codesOf = async () => {
      const { sekolah, seated } = await findPrint(t.context, { ids: ['K1', '02/TKJ'] });
      const school = await openKertas(t.context, sekolah, { title: 'Kartu', format: 'pdf' });
      const found: string[] = [];
      for await (const { codes = {} } of buildCards(t.context, school, seated))
        found.push(...Object.values(codes));
      return found.toSorted();
    };
    expect(await codesOf()).toEqual(['http://10.0.0.2:8080/login#02%2FTKJ', 'http://10.0.0.2:8080/login#K1']);
  });

  test('carry name, number, NISN, class, place, exam, login, Wi-Fi and address; by room, on record', async () => {
    const ruang = await buildExamRuang(t, { participants: 2 });
    await seedPeserta(t, [{ nomor_peserta: 'K1', nama: 'Siti Aminah', nisn: '0012345678', kelas: 'IX-A' }]);
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx
        .update(jadwalUjianPeserta)
        .set({ peserta_id: 'K1', kursi: '07' })
        .where(eq(jadwalUjianPeserta.id, ruang.rows[0]!.barisId)),
    );
    await t.call(operator, 'POST', '/api/generate-account');
    const answer = await cards({ ruang: 'Lab 1' });
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const [page, ...others] = await pagesOf(answer);
    expect(others).toEqual([]);
    for (const text of [
      'SMK Uji',
      'Siti Aminah',
      'Nomor K1',
      'NISN 0012345678',
      'Kelas IX-A',
      'Ruang Lab 1',
      'Kursi 07',
      '1 Jul 2025',
      'Sesi 1',
      '07.30–09.30 WIB',
      'Tes Matematika',
      await sandiOf('K1'),
      'UJIAN-SMK',
      'http://10.0.0.2:8080',
      'KARTU PESERTA UJIAN · 2025/2026',
    ])
      expect(page).toContain(text);
    const [entry] = await prints();
    expect(entry).toMatchObject({
      tindakan: 'cetak kartu',
      akun_id: operator.akun_id,
      sesudah: { jumlah: 2, ruang: 'Lab 1' },
    });
    expect(JSON.stringify(entry)).not.toContain(await sandiOf('K1'));
  });

  test(
    '500 participants: ten a page, everybody once, by room and seat, each with the password that opens',
    { timeout: 120_000 },
    async () => {
      const people = Array.from({ length: 500 }, (_, i) => ({
        nomor_peserta: `K${String(i).padStart(3, '0')}`,
        nama: `Peserta ke-${i}`,
        ruang: `Lab ${1 + (i % 12)}`,
        kursi: String(1 + Math.floor(i / 12)),
      }));
      await seedPeserta(t, people);
      await t.call(operator, 'POST', '/api/generate-account');
      let isPrinted = false;
      const printing = cards({}).finally(() => (isPrinted = true));
      // Others are answered meanwhile.
      for (let i = 0; i < 3; i++)
        expect((await t.call(undefined, 'GET', '/api/health')).httpStatus).toBe(200);
      expect(isPrinted).toBe(false);
      const pages = await pagesOf(await printing);
      expect(pages).toHaveLength(50);
      const whole = pages.join(' ');
      expect([...whole.matchAll(/Nomor (K\d{3})/g)].map(([, nomor]) => nomor).sort()).toEqual(
        people.map(({ nomor_peserta }) => nomor_peserta),
      );
      const rooms = [...whole.matchAll(/Ruang Lab (\d+)/g)].map(([, ruang]) => Number(ruang));
      expect(rooms).toEqual(rooms.toSorted((a, b) => a - b));
      for (const id of ['K000', 'K250', 'K499']) expect(whole).toContain(await sandiOf(id));
      expect((await prints())[0]).toMatchObject({ sesudah: { jumlah: 500 } });
    },
  );

  test('whatever the name: sixty letters, Arabic, diacritics, signs that no typeface knows', async () => {
    const long = 'Raden Ajeng Siti Nurhaliza Kusumaningtyas Wijayakusuma Putri';
    expect(long).toHaveLength(60);
    const names = [long, 'محمد عبد الله', 'Zoë Łucja Nguyễn', '漢字 😀', 'X'.repeat(120)];
    await seedPeserta(
      t,
      names.map((nama, i) => ({ nomor_peserta: `K${i}`, nama })),
    );
    const pages = await pagesOf(await cards({}));
    expect(pages).toHaveLength(1);
    const whole = pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const name of names.slice(0, 3)) expect(whole).toContain(name);
    expect(whole).toContain('Nomor K3');
    expect(whole.replaceAll(' ', '')).toContain('X'.repeat(120));
  });

  test('who chose his own password or has no account says so on the card', async () => {
    await seedPeserta(t, [{ nomor_peserta: 'K1' }, { nomor_peserta: 'K2' }]);
    const { sandi } = (await t.call(operator, 'POST', '/api/data-peserta-sandi-baru', { id: 'K1' })).body
      .data;
    const { token } = (await t.call(undefined, 'POST', '/api/auth/token', { email: 'K1', password: sandi }))
      .body;
    const own = { password: 'melati-putih-7', repassword: 'melati-putih-7' };
    await t.call({ token, akun_id: '' }, 'POST', '/api/chngpwd', own);
    const [page] = await pagesOf(await cards({ ids: ['K1', 'K2'] }));
    expect(page).toContain('sandi sendiri');
    expect(page).toContain('belum punya akun');
    expect(page).not.toContain(sandi);
  });

  test('logo and photo stand on it; a picture that is gone is left out', async () => {
    const bytes = new Uint8Array(
      await sharp({ create: { width: 300, height: 400, channels: 3, background: 'red' } })
        .webp()
        .toBuffer(),
    );
    const row = {
      sekolah_id: schoolId,
      doctype: 'avatar' as const,
      nama: 'foto.webp',
      mime: 'image/webp',
      ukuran: 1,
      lebar: 300,
      tinggi: 400,
      akun_id: null,
      dibuat_ms: 0,
    };
    const sha256 = await t.context.media.put(bytes);
    await t.context.store.tx({ sekolah_id: schoolId, akun_id: null, nama: 'uji' }, (tx) =>
      tx.insert(media).values([
        { ...row, id: 'ada', sha256 },
        { ...row, id: 'hilang', sha256: 'a'.repeat(64) },
      ]),
    );
    await seedPeserta(t, [
      { nomor_peserta: 'K1', nama: 'Ada Foto', foto: 'ada' },
      { nomor_peserta: 'K2', nama: 'Foto Hilang', foto: 'hilang' },
    ]);
    const sizeOf = async (id: string) => (await (await cards({ ids: [id] })).arrayBuffer()).byteLength;
    expect((await pagesOf(await cards({})))[0]).toMatch(/Ada Foto.*Foto Hilang/);
    expect(await sizeOf('K1')).toBeGreaterThan(await sizeOf('K2'));
  });

  test('singly it stands in the participant’s history; by class; nobody and nonsense are refused with a sentence', async () => {
    await seedPeserta(t, [
      { nomor_peserta: 'K1', nama: 'Siti', kelas: 'IX-A' },
      { nomor_peserta: 'K2', nama: 'Budi', kelas: 'IX-B' },
    ]);
    await cards({ ids: ['K1'] });
    expect((await prints())[0]).toMatchObject({ baris_id: 'K1', sesudah: { jumlah: 1 } });
    const [page] = await pagesOf(await cards({ kelas: 'IX-B' }));
    expect(page).toMatch(/Budi/);
    expect(page).not.toMatch(/Siti/);
    const refused = await cards({ ruang: 'tidak ada' });
    expect(await refused.json()).toMatchObject({ status: false, message: /tidak ada yang dicetak/i });
    expect(await (await cards({ ids: [] })).json()).toMatchObject({ status: false, kesalahan: {} });
    expect(await prints()).toHaveLength(2);
  });
});

describe('the list of a room', () => {
  test('every room on pages of its own: number, name, class, seat, room to sign; on record', async () => {
    await seedPeserta(t, [
      ...Array.from({ length: 40 }, (_, i) => ({
        nomor_peserta: `K${String(i).padStart(2, '0')}`,
        nama: `Peserta ${i}`,
        kelas: 'IX-A',
        ruang: 'Lab 1',
        kursi: String(i + 1),
      })),
      { nomor_peserta: 'Z1', nama: 'محمد عبد الله', ruang: 'Aula', kursi: '3' },
      { nomor_peserta: 'Z2', nama: 'Tanpa Ruang' },
    ]);
    const pages = await pagesOf(await print('/api/daftar-peserta', {}));
    expect(pages).toHaveLength(4);
    expect(pages[0]).toMatch(/Ruang Aula · 1 peserta.*محمد عبد الله.*Halaman 1 dari 4/s);
    expect(pages[1]).toMatch(/Ruang Lab 1 · 40 peserta.*Tanda tangan.*K00/s);
    expect(pages[2]).toMatch(/Tanda tangan.*K39/s);
    expect(pages[3]).toMatch(/belum punya ruang.*Tanpa Ruang/s);
    expect((await prints())[0]).toMatchObject({ tindakan: 'cetak daftar', sesudah: { jumlah: 42 } });
    const one = await pagesOf(await print('/api/daftar-peserta', { ruang: 'Aula' }));
    expect(one).toHaveLength(1);
  });

  test('rooms and classes to choose from are those of participants and their exams, in their order', async () => {
    await buildExamRuang(t);
    await seedPeserta(t, [
      { nomor_peserta: 'K1', ruang: 'Lab 10', kelas: 'IX-B' },
      { nomor_peserta: 'K2', ruang: 'Lab 2', kelas: 'IX-A' },
    ]);
    const combo = async (name: string) =>
      ((await t.call(operator, 'POST', `/api/data-peserta-${name}-combo`)).body as { value: string }[]).map(
        ({ value }) => value,
      );
    expect(await combo('ruang')).toEqual(['Lab 1', 'Lab 2', 'Lab 10']);
    expect(await combo('kelas')).toEqual(['IX-A', 'IX-B']);
  });
});
