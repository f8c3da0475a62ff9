import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { buildCsv, buildXls, buildXlsxOf } from '../../../spreadsheet/testing/build-file.ts';
import { impor } from '../rows/peserta.table.ts';
import { buildImportSchool, buildSchool, type ImportSchool } from '../testing/build-import-school.ts';

let room: ImportSchool;
beforeEach(async () => {
  room = await buildImportSchool();
});
afterEach(() => room.t.close());

describe('files of other programs', () => {
  const candy = [
    'ID',
    'NIS',
    'No_PES',
    'Nama',
    'Level',
    'Kelas',
    'Jurusan',
    'Sesi',
    'Ruang',
    'Username',
    'Password',
  ];
  const beesmart = [
    'NOMER UJIAN',
    'NAMA SISWA',
    'NIS',
    'SESI UJIAN',
    'RUANG UJIAN',
    'KODE LEVEL',
    'KODE KELAS',
  ];
  const bee = [...beesmart, 'JENISKELAMIN', 'PASSOWRD', 'JURUSAN', 'FOTO', 'AGAMA', 'PILIHAN'];
  const zya = ['No', 'Username', 'Password', 'Nama Lengkap', 'Email', 'Group', 'Keterangan'];
  const exo = ['Sesi', 'no_ujian', 'nama', 'password', 'jurusan_kode', 'agama_kode'];

  test.each([
    [
      'Candy',
      async () =>
        buildXlsxOf([candy, ['1', '11', 'C1', 'Siti', 'X', 'X-A', 'TKJ', '1', 'R1', 'siti', 'sandi77']]),
    ],
    [
      'Beesmart',
      async () =>
        buildXls([bee, [], ['C1', 'Siti', '11', '1', 'R1', 'X', 'X-A', 'P', 'sandi77', '', '', '', '']]),
    ],
    ['ZYA', async () => buildXls([zya, ['1', 'C1', 'sandi77', 'Siti', 's@x.id', 'X-A', '']])],
    ['ExtraordinaryCBT', async () => buildXlsxOf([exo, ['1', 'C1', 'Siti', 'sandi77', '', 'Islam']])],
  ])('%s: the participant is stored and can sign in', async (format, build) => {
    const { body } = await room.upload(await build());
    expect(body.data.format).toContain(format);
    expect((await room.stored()).map(({ nomor_peserta, nama }) => [nomor_peserta, nama])).toEqual([
      ['C1', 'Siti'],
    ]);
    expect((await room.login('C1', 'sandi77')).httpStatus).toBe(200);
  });

  test('our own template is downloaded and read back: its example is no participant', async () => {
    const answer = await room.t.app.request('/api/import-data-peserta-template', {
      headers: { authorization: `Bearer ${room.staff.token}` },
    });
    expect(answer.headers.get('content-disposition')).toContain('.xlsx');
    const { body } = await room.upload(new Uint8Array(await answer.arrayBuffer()), { mode: 'periksa' });
    expect(body.data).toMatchObject({ format: 'Templat SIM-SPMB', dibaca: 0 });
  });
});

describe('what cannot be imported is said with the way out', () => {
  test('no file, no form, an unknown mode', async () => {
    expect(
      (await room.t.call(room.staff, 'POST', '/api/import-data-peserta', new FormData())).body.message,
    ).toMatch(/Pilih berkas/);
    expect((await room.t.call(room.staff, 'POST', '/api/import-data-peserta', {})).httpStatus).toBe(400);
    expect((await room.importRows(buildSchool(1), { mode: 'coba' })).body.kesalahan).toHaveProperty('mode');
    expect((await room.importRows(buildSchool(1), { status_berkas: '7' })).body.kesalahan).toHaveProperty(
      'status_berkas',
    );
  });

  test('a file that is no spreadsheet, and one without the columns', async () => {
    const pdf = await room.upload(new TextEncoder().encode('%PDF-1.7 …'));
    expect(pdf.body).toMatchObject({
      status: false,
      kesalahan: { file_excel: expect.stringMatching(/bukan lembar kerja/) },
    });
    const other = await room.upload(buildCsv([['Judul', 'Isi']]));
    expect(other.body.message).toMatch(/unduh templat/);
  });

  test('over 2 MB', async () => {
    const { httpStatus, body } = await room.upload(new Uint8Array(2 * 1024 * 1024 + 1));
    expect(httpStatus).toBe(413);
    expect(body).toMatchObject({ status: false, message: expect.stringMatching(/2 MB/) });
  });

  test('a file of which nothing is good is a refusal with the report, and nothing is kept', async () => {
    const { body } = await room.importRows([['K1', '', '', '', '', '', '', '']]);
    expect(body).toMatchObject({ status: false, data: { dibaca: 1, ditolak: 1, temuan: [{ sel: 'C2' }] } });
    expect(await room.t.context.store.read.select().from(impor)).toEqual([]);
  });

  test.each(['supervisor', 'guru', 'peserta'] as const)('%s may not', async (role) => {
    const session = await room.t.signIn(role);
    expect((await room.upload(buildCsv([['nomor_peserta', 'nama']]), {}, session)).httpStatus).toBe(403);
    for (const [method, path] of [
      ['GET', 'import-data-peserta-template'],
      ['GET', 'data-peserta'],
      ['POST', 'generate-account'],
    ] as const) {
      expect((await room.t.call(session, method, `/api/${path}`)).httpStatus).toBe(403);
    }
    expect(await room.stored()).toEqual([]);
  });
});
