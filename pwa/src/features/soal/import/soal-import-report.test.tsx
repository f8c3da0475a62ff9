// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { SoalImportReport } from './soal-import-report.tsx';

afterEach(cleanup);

const small = 'data:image/png;base64,iVBORw0KGgo=';

test('S4-IMP-01: an option that is only a picture stands in the preview like the others', () => {
  const soal = {
    nomor: 1,
    asal: 'soal 1',
    soal: 'Manakah segitiga?',
    jawaban: 'B' as const,
    pilihan: { a: 'tidak ada', b: '', c: 'ini <img src="media:0" />', d: '', e: '' },
    gambar: ['b' as const, 'c' as const],
    jumlah_media: 1,
    kelompok: 'Hindu',
    kecil: { c: small },
  };
  const counts = { siap: 1, gagal: 0, dilewati: 0, baru: 1, tetap: 0, dihapus: 0 };
  const file = { id: null, mode: 'periksa', cara: 'tambah', nama_berkas: 'a.docx', layout: 'Candy' } as const;
  renderScreen(
    buildFakePort({}),
    <SoalImportReport
      report={{ ...file, ...counts, temuan: [], pratinjau: [soal], tabel: [], kelompok: [], bank: [] }}
    />,
  );
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Atidak ada',
    'B[gambar]',
    'Cini [gambar]',
  ]);
  expect(screen.getByRole('img', { name: 'Gambar pilihan C' }).getAttribute('src')).toBe(small);
  expect(screen.getByText('Hindu')).toBeDefined();
});
