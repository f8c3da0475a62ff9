// @vitest-environment jsdom
import { at } from '@spmb/shared/kernel/call.ts';
import { listUnder } from '@spmb/shared/kernel/resource.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import { wilayahResources } from '@spmb/shared/wilayah/wilayah.schema.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { CrudScreen } from '../crud/crud-screen.tsx';
import { ExportButton, ImportButton } from './list-files.tsx';
import { HistoryButton } from '../history/history.tsx';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';

const source = listUnder(wilayahResources.desa, '3204');
const calls = callsOf(source);
const report = {
  id: null,
  format: 'Desa',
  mode: 'periksa',
  dibaca: 3,
  baru: 1,
  diubah: 1,
  tetap: 0,
  ditolak: 1,
  temuan: [{ baris: 4, sel: 'B4', kolom: 'Nama', tingkat: 'tolak', message: 'Nama wajib diisi.' }],
  contoh: [{ baris: 2, id: '3204010001', name: 'Sukamaju' }],
  perubahan: [{ kunci: '3204010002', kolom: 'Nama', sebelum: 'Lama', sesudah: 'Baru' }],
};
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

afterEach(cleanup);

test('an export asks for what is searched and sorted now, below the parent', async () => {
  const port = buildFakePort({});
  URL.createObjectURL = () => 'blob:x';
  URL.revokeObjectURL = () => undefined;
  renderScreen(
    port,
    <ExportButton list={calls.list} label="Desa" query={{ q: 'suka', page: 3, sort: '-name' }} />,
  );
  press('Ekspor Excel');
  await waitFor(() => expect(port.asked).toEqual(['/api/desa-export/3204?q=suka&sort=-name']));
});

test('an import is tried first, says what it would do, and its result stays', async () => {
  const port = buildFakePort({ 'POST /api/desa-impor/3204': { message: '', data: report } });
  renderScreen(port, <ImportButton source={source} />);
  press('Impor');
  const dialog = await screen.findByRole('dialog');
  const file = new File(['x'], 'desa.xlsx');
  fireEvent.change(within(dialog).getByLabelText('Pilih berkas', { selector: 'input' }), {
    target: { files: [file] },
  });
  await screen.findByText(/Nama wajib diisi/);
  expect(screen.getByText(/Belum ada yang disimpan/)).toBeTruthy();
  expect(screen.getByText('Sukamaju')).toBeTruthy();
  port.answers['POST /api/desa-impor/3204'] = { message: '', data: { ...report, mode: 'impor' } };
  press('Impor 2 data');
  await screen.findByText('Impor selesai.');
  expect(screen.getByText(/Nama wajib diisi/)).toBeTruthy();
  expect(port.sent.map(({ body }) => (body as FormData).get('mode'))).toEqual(['periksa', 'impor']);
});

test('a list without a key has no import, an unexported one no export', async () => {
  const { importKey: _, ...plain } = source;
  renderScreen(
    buildFakePort({ '/api/desa/3204': [] }),
    <CrudScreen
      title="Desa"
      source={{ ...plain, unexported: true }}
      columns={[]}
      card={({ name }) => ({ main: name, lines: [] })}
      nameOf={({ name }) => name}
      empty="Belum ada."
      initial={{}}
    >
      {null}
    </CrudScreen>,
  );
  await screen.findByText('Belum ada.');
  expect(screen.queryByRole('button', { name: /Impor|Ekspor/ })).toBeNull();
});

test('D-RULE-03: a history says who, when, what by its label, and why', async () => {
  const entry = { id: 'e', waktu_ms: 0, akun_id: 'a', nama: 'Bu Rina', tindakan: 'ubah', tabel: 'desa' };
  const change = { sebelum: { name: 'Lama', versi: 1 }, sesudah: { name: 'Baru', versi: 2 } };
  const port = buildFakePort({
    '/api/desa/3204/x/riwayat': [{ ...entry, baris_id: 'x', ...change, alasan: 'salah ketik' }],
  });
  renderScreen(port, <HistoryButton call={at(calls.history, { id: 'x' })} labels={source.labels} />);
  press('Riwayat');
  const dialog = await screen.findByRole('dialog');
  await within(dialog).findByText('Diubah');
  expect(dialog.textContent).toMatch(/Diubah oleh Bu Rina · .*1970/);
  expect(dialog.textContent).toContain('NamaLama → Baru');
  expect(dialog.textContent).not.toContain('ersi');
  expect(dialog.textContent).toContain('Alasan: salah ketik');
});
