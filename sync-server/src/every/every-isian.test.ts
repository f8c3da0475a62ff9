import { formulir, formulirKosong, kosong, semuaField } from '@spmb/shared/pendaftaran/formulir/formulir.ts';
import { sekolahLain } from '@spmb/shared/pendaftaran/formulir/pilihan.ts';
import { namaNilai, semesters, semuaMapel } from '@spmb/shared/pendaftaran/formulir/rapor.ts';
import { teksPernyataan } from '@spmb/shared/pendaftaran/formulir/tambahan.ts';
import { labelKolomImport } from '@spmb/shared/pendaftaran/label-peserta.ts';
import { isDitanya, isWajib } from '@spmb/shared/pendaftaran/periksa.ts';
import { teksIsian } from '@spmb/shared/pendaftaran/teks-isian.ts';
import { KOLOM_IMPORT } from '@spmb/shared/peserta/import/import-peserta.schema.ts';
import { buildFormulirPenuh, buildSyarat } from '@spmb/shared/testing/build-formulir.ts';
import { namaRekam, nilaiTertutup } from '@spmb/shared/verifikasi/kolom.ts';
import { beforeAll, expect, test } from 'vitest';
import { buildPdf, buildPicture } from '../features/media/testing/build-file.ts';
import { readNamaAcuan } from '../features/pendaftaran/nama-acuan.queries.ts';
import { seedAcuan } from '../features/pendaftaran/testing/seed-acuan.ts';
import { readPeserta } from '../features/peserta/import/read/read-peserta.ts';
import { seedPeserta } from '../features/peserta/testing/seed-peserta.ts';
import { openPendaftaran, setSchool, write } from '../features/situs/testing/admission.ts';
import { refSekolah } from '../features/ref-sekolah/ref-sekolah.table.ts';
import { schoolId } from '../db/school-id.ts';
import { downloadSheet } from '../spreadsheet/testing/download-sheet.ts';
import { writeWorkbook } from '../spreadsheet/write/template.ts';
import { perFile } from '../testing/per-test.ts';
import { readPdf } from '../testing/read-pdf.ts';
import { buildTestApp, type Session } from '../testing/test-app.ts';

const t = perFile(buildTestApp);
let siti: Session;
let rina: Session;
let penuh: ReturnType<typeof buildFormulirPenuh>;

async function upload(bytes: Buffer): Promise<string> {
  const form = new FormData();
  form.append('file', new File([new Uint8Array(bytes)], 'berkas'));
  return (await t.call(siti, 'POST', '/api/media?doctype=peserta', form)).body.name;
}

beforeAll(async () => {
  await openPendaftaran(t);
  await setSchool(t, { skck: true, butawarna: true });
  await seedAcuan(t);
  const lain = { sekolah_id: schoolId, id: sekolahLain, name: 'Lainnya', npsn: '', versi: 1, diubah_ms: 0 };
  await write(t, (tx) => tx.insert(refSekolah).values(lain).onConflictDoNothing());
  rina = await t.signIn('operator');
  siti = await t.signIn('peserta');
  await seedPeserta(t, [{ nomor_peserta: 'siti', nama: 'Siti', akun_id: siti.akun_id, status: 0 }]);
  const [prestasi] = (await t.call(siti, 'POST', '/api/param-prestasi-combo')).body;
  const [foto, file] = [await upload(await buildPicture('png')), await upload(buildPdf('Rapor'))];
  const files = semuaField.filter(({ jenis }) => jenis === 'berkas').map(({ name }) => [name, file]);
  const scores = semesters.flatMap((semester) => semuaMapel.map((one) => namaNilai(semester, one)));
  penuh = buildFormulirPenuh({
    ...Object.fromEntries(files),
    ...Object.fromEntries(scores.map((name, at) => [name, 60 + at])),
    foto,
    param_prestasi_id: prestasi.value,
  });
});

test('every field of the form is kept in a draft, missed by the server where it must be there, and sent', async () => {
  const path = '/api/peserta/pendaftaran';
  const switches = { prestasi_status: true, afirmasi_status: true, daerah_asal: 'DALAM PROVINSI' };
  const empty = { ...formulirKosong(), ...switches, ref_sekolah_id: sekolahLain };
  const { body: refused } = await t.call(siti, 'POST', path, empty);
  const asked = semuaField.filter((field) => isDitanya(field, empty, buildSyarat()));
  const needed = asked.filter((field) => isWajib(field, buildSyarat())).map(({ name }) => name as string);
  const given = Object.keys({ ...switches, ref_sekolah_id: '' });
  expect(Object.keys(refused.kesalahan).toSorted()).toEqual(
    [...needed.filter((name) => !given.includes(name)), 'pernyataan_status'].toSorted(),
  );
  await t.call(siti, 'POST', `${path}-draf`, { versi: 0, ...penuh });
  expect((await t.call(siti, 'GET', path)).body).toMatchObject(penuh);
  expect((await t.call(siti, 'POST', path, penuh)).body).toMatchObject({ status: true });
});

test('and stands in the record of the verification, and in the workbook of decided files', async () => {
  const record = (await t.call(rina, 'GET', '/api/verifikasi/siti')).body;
  for (const field of semuaField)
    expect(record[namaRekam(field)], field.name).toEqual(
      field.jenis === 'berkas' && field.terima === 'dokumen'
        ? expect.stringContaining(String(penuh[field.name]))
        : ['nik', 'nokk'].includes(field.name)
          ? expect.stringContaining('*')
          : penuh[field.name],
    );
  await t.call(rina, 'POST', '/api/verifikasi', { id: 'siti', verifikasi_status: 6 });
  const { rows } = await downloadSheet(t, rina, '/api/verified-download', {});
  const [heads = [], line = []] = rows;
  for (const { title, fields } of formulir)
    for (const { jenis, label } of fields.filter((field) => field.jenis !== 'berkas')) {
      const at = heads.findIndex((head) => head === label || head === `${title}: ${label}`);
      expect([label, jenis, line[at]]).toEqual([label, jenis, expect.stringMatching(/./)]);
    }
});

test('and on the proof of registration: each beside its label, scores by semester and subject', async () => {
  const proof = await t.app.request('/api/peserta/cetak-bukti-pendaftaran', {
    method: 'POST',
    headers: { authorization: `Bearer ${siti.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  const pages = await readPdf(await proof.arrayBuffer());
  expect(pages).toHaveLength(1);
  const compact = (text: string) => text.replaceAll(/\s+/g, '');
  const text = compact(pages.join(''));
  const namaAcuan = await readNamaAcuan(t.context.store.read, [penuh]);
  const inTable = new Set<string>(
    semesters.flatMap((semester) => semuaMapel.map((one) => namaNilai(semester, one))),
  );
  for (const field of semuaField) {
    const { name, label, jenis } = field;
    if (jenis === 'berkas') expect(text).toContain(compact(label));
    else if (!inTable.has(name) && name !== 'pernyataan_status' && penuh[name] !== kosong(field))
      expect(text).toContain(
        compact(`${label}:${teksIsian(field, nilaiTertutup(field, penuh[name]), namaAcuan)}`),
      );
  }
  for (const semester of semesters)
    expect(text).toContain([semester, ...semuaMapel.map((one) => penuh[namaNilai(semester, one)])].join(''));
  expect(text).toContain(compact(teksPernyataan));
});

test('an import’s template is headed as the form calls its fields, and a list headed so is read by it', async () => {
  const isi: Record<(typeof KOLOM_IMPORT)[number], string> = {
    nomor_peserta: 'A1',
    nisn: '0061234578',
    nama: 'Siti Aini',
    jenis_kelamin: 'P',
    tempat_lahir: 'Ternate',
    tanggal_lahir: '04-03-2010',
    agama: 'ISLAM',
    nama_sekolah_asal: 'SMP Seberang',
    pilihan_1: 'RPL',
    pilihan_2: 'TKJ',
    nomor_hp: '081234567890',
    email: 'siti@contoh.id',
    kelas: 'IX-A',
    ruang: 'R1',
    sesi: '2',
    kata_sandi: 'rahasia-siti',
  };
  const columns = KOLOM_IMPORT.map((name) => ({ header: labelKolomImport[name] }));
  const rows = [KOLOM_IMPORT.map((name) => isi[name])];
  const { layout, baris } = await readPeserta(await writeWorkbook([{ name: 'Daftar', columns, rows }]));
  expect(layout).toBe('Templat SIM-SPMB');
  expect(baris).toEqual([{ ...isi, baris: 2, tanggal_lahir: '2010-03-04', nomor_hp: '6281234567890' }]);
});
