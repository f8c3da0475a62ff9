import { describe, expect, test } from 'vitest';
import { hapusan, hapusanIsi } from '../../crud/delete/hapusan.table.ts';
import { makeRow } from '../../testing/make-row.ts';
import { perTest } from '../../testing/per-test.ts';
import { buildTestApp } from '../../testing/test-app.ts';
import { buildPendaftar } from '../pendaftaran/testing/build-pendaftar.ts';
import { saveImport } from '../peserta/import/import.mutations.ts';
import { readTables } from '../pencadangan/testing/read-tables.ts';
import { write } from '../situs/testing/admission.ts';

const t = perTest(buildTestApp);
const admin = perTest(() => t.signIn('administrator'));

const hapus = async (id: string, konfirmasi: string) =>
  t.call(admin, 'POST', `/api/privasi-hapus/${id}`, { konfirmasi, alasan: 'diminta orangnya' });
const preview = async (id: string) => {
  const { ikut } = (await t.call(admin, 'GET', `/api/privasi-hapus/${id}`)).body as {
    ikut: { kata: string; jumlah: number }[];
  };
  return new Map(ikut.map(({ kata, jumlah }) => [kata, jumlah]));
};

describe('records of the committee that name many lose one of them', () => {
  test('a deletion on record gives up his rows and what hangs on them; the others can still come back', async () => {
    await buildPendaftar(t, 'siti', 'Siti Aini');
    const others = Array.from({ length: 3 }, (_, at) => ({ id: `baris-${at}`, peserta_id: `lain-${at}` }));
    await write(t, async (tx) => {
      await makeRow(tx, hapusan, {
        id: 'sesi',
        baris_id: 'sesi-1',
        jumlah: { jadwal_ujian_peserta: 4, tindakan: 2 },
      });
      const isi = [
        ['jadwal_ujian_peserta', [{ id: 'baris-siti', peserta_id: 'siti' }, ...others]],
        [
          'tindakan',
          [
            { id: 'a', jadwal_ujian_peserta_id: 'baris-siti' },
            { id: 'b', jadwal_ujian_peserta_id: 'baris-0' },
          ],
        ],
      ] as const;
      for (const [urutan, [tabel, baris]] of isi.entries())
        await makeRow(tx, hapusanIsi, { hapusan_id: 'sesi', urutan, tabel, baris });
      // One of his alone, and one that came back: their title is his name.
      await makeRow(tx, hapusan, {
        id: 'dia',
        baris_id: 'x',
        judul: 'Siti Aini',
        jumlah: { jadwal_ujian_peserta: 1 },
      });
      const baris = [{ id: 'y', peserta_id: 'siti' }];
      await makeRow(tx, hapusanIsi, { hapusan_id: 'dia', tabel: 'jadwal_ujian_peserta', baris });
      await makeRow(tx, hapusan, { id: 'kembali', baris_id: 'siti', judul: 'Siti Aini', jumlah: {} });
    });
    expect((await preview('siti')).get('Baris terhapus yang dapat diurungkan')).toBe(3);
    expect((await hapus('siti', 'Siti Aini')).body.status).toBe(true);
    const tables = await readTables(t);
    expect(tables.get('hapusan')).toMatchObject([
      { id: 'sesi', jumlah: { jadwal_ujian_peserta: 3, tindakan: 1 } },
    ]);
    expect(tables.get('hapusan_isi')?.map(({ baris }) => baris)).toEqual([
      others,
      [{ id: 'b', jadwal_ujian_peserta_id: 'baris-0' }],
    ]);
  });

  test('a report of an import loses his lines alone, and who is called like the beginning of another takes nothing of his', async () => {
    await buildPendaftar(t, 'ani', 'Ani');
    const laporan = (more: object = {}) => ({
      dibaca: 2,
      temuan: [{ baris: 3, message: 'Nomor HP Anita kosong.' }],
      contoh: [
        { baris: 2, nama: 'Anita' },
        { baris: 3, nama: 'Rani Ani Wijaya' },
      ],
      ...more,
    });
    const named = laporan({
      temuan: [
        { baris: 2, message: 'Ani: nomor HP kosong.' },
        { baris: 3, message: 'Anita: nomor HP kosong.' },
      ],
      perubahan: [{ kunci: 'ani', kolom: 'alamat', sebelum: 'Jalan Mawar', sesudah: 'Jalan Melati' }],
    });
    await write(t, async (tx) => {
      for (const [at, one] of [laporan(), named].entries())
        await saveImport(tx, at, { jenis: 'peserta', nama_berkas: 'a.csv', laporan: one });
    });
    expect((await preview('ani')).get('Laporan impor yang menyebutnya')).toBe(1);
    expect((await hapus('ani', 'Ani')).body.status).toBe(true);
    const left = (await readTables(t)).get('impor') ?? [];
    const inOrder = left.toSorted((one, other) => Number(one['dibuat_ms']) - Number(other['dibuat_ms']));
    expect(inOrder.map((row) => row['laporan'])).toEqual([
      laporan(),
      laporan({ temuan: [{ baris: 3, message: 'Anita: nomor HP kosong.' }], perubahan: [] }),
    ]);
  });
});

test('who is called as those who were deleted are called is deleted as anybody', async () => {
  await buildPendaftar(t, 'siti', 'Data dihapus');
  const [first, again] = [await hapus('siti', 'Data dihapus'), await hapus('siti', 'Data dihapus')];
  expect([first.body.status, again.body.status]).toEqual([true, true]);
  expect((await readTables(t)).get('peserta')).toEqual([]);
});
