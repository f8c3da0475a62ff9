// @vitest-environment jsdom
import type { Ikut } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { deleteCall, getCall, type Acted } from '@spmb/shared/kernel/call.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { CallError } from '../../http/call-error.ts';
import { useAction } from '../call/use-action.ts';
import { buildFakePort } from '../testing/fake-port.ts';
import { renderScreen } from '../testing/render-screen.tsx';
import { DeleteDialog } from './delete-dialog.tsx';

afterEach(cleanup);
const nothing = () => undefined;
const path = '/api/jadwal/a/hapus';
const foresee = getCall(path, 'kelolaJadwal').of<undefined, { ikut: Ikut[] }>();
const remove = deleteCall('/api/jadwal/a', 'kelolaJadwal').of<undefined, Acted>();
const ikut = (jumlah: number) => ({ ikut: [{ tabel: 'baris', kata: 'jadwal peserta', jumlah }] });
const yes = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ya, Saya Yakin' });

test('what goes along is counted and named, and goes with a reason alone', async () => {
  const onYes = vi.fn();
  renderScreen(
    buildFakePort({ [path]: ikut(2_000) }),
    <DeleteDialog name="Tes" foresee={foresee} busy={false} onYes={onYes} onNo={nothing} />,
  );
  await screen.findByText('2.000');
  expect(screen.getByRole('dialog').textContent).toContain('Ikut terhapus:2.000 jadwal peserta');
  for (const [alasan, isOpen] of [
    ['', false],
    [' ab ', false],
    [' abc ', true],
  ] as const) {
    fireEvent.change(screen.getByLabelText('Alasan'), { target: { value: alasan } });
    expect([alasan, yes().disabled]).toEqual([alasan, !isOpen]);
  }
  fireEvent.click(yes());
  expect(onYes).toHaveBeenCalledExactlyOnceWith({ ikut: { baris: 2_000 }, alasan: 'abc' });
});

test('what takes nothing along asks for no reason', async () => {
  renderScreen(
    buildFakePort({ [path]: { ikut: [] } }),
    <DeleteDialog name="Tes" foresee={foresee} busy={false} onYes={nothing} onNo={nothing} />,
  );
  await screen.findByText(/Dapat diurungkan sesudahnya/);
  expect([yes().disabled, screen.queryByLabelText('Alasan')]).toEqual([false, null]);
});

test('what cannot be deleted says why and stays', async () => {
  const text = 'Ruang ini masih dipakai.';
  renderScreen(
    buildFakePort({ [path]: new CallError(text, 409) }),
    <DeleteDialog name="Tes" foresee={foresee} busy={false} onYes={nothing} onNo={nothing} />,
  );
  await screen.findByText(text);
  expect(yes().disabled).toBe(true);
});

test('a refusal asks the counts again, and keeps the reason', async () => {
  const port = buildFakePort({ [path]: ikut(3) });
  function Refused() {
    const [refused, refuse] = useState<unknown>();
    const onYes = () => refuse(new CallError('berubah', 200));
    return (
      <DeleteDialog
        name="Tes"
        foresee={foresee}
        busy={false}
        refused={refused}
        onYes={onYes}
        onNo={nothing}
      />
    );
  }
  renderScreen(port, <Refused />);
  await screen.findByText('3');
  fireEvent.change(screen.getByLabelText('Alasan'), { target: { value: 'salah' } });
  port.answers[path] = ikut(4);
  fireEvent.click(yes());
  await screen.findByText('4');
  expect(screen.getByDisplayValue('salah')).toBeTruthy();
});

function Deleting() {
  const act = useAction(remove);
  return <button onClick={() => act.mutate(undefined)}>hapus</button>;
}
const deleted = { 'POST /api/jadwal/a?_method=DELETE': { message: 'Dihapus.', hapusan_id: 'h1' } };

test('the message of a deletion takes it back, and says so in its place', async () => {
  const port = buildFakePort({ ...deleted, 'POST /api/hapusan-urungkan': { message: 'Tes dikembalikan.' } });
  renderScreen(port, <Deleting />);
  fireEvent.click(screen.getByText('hapus'));
  fireEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await screen.findByText('Tes dikembalikan.');
  expect(port.sent.at(-1)).toEqual({ path: '/api/hapusan-urungkan', body: { id: 'h1' } });
  expect([screen.queryByText('Dihapus.'), screen.queryByText('Urungkan')]).toEqual([null, null]);
});

test('where nothing was deleted nothing is taken back', async () => {
  const address = 'POST /api/jadwal/a?_method=DELETE';
  renderScreen(
    buildFakePort({ [address]: { message: 'Tidak ada yang dihapus.', hapusan_id: null } }),
    <Deleting />,
  );
  fireEvent.click(screen.getByText('hapus'));
  await screen.findByText('Tidak ada yang dihapus.');
  expect(screen.queryByRole('button', { name: 'Urungkan' })).toBeNull();
});

test('what stands in the way of the return is told, and it can be tried again', async () => {
  const text = 'Belum dapat diurungkan: kursi dipakai.';
  renderScreen(
    buildFakePort({ ...deleted, 'POST /api/hapusan-urungkan': new CallError(text, 409) }),
    <Deleting />,
  );
  fireEvent.click(screen.getByText('hapus'));
  fireEvent.click(await screen.findByRole('button', { name: 'Urungkan' }));
  await screen.findByText(text);
  fireEvent.click(screen.getByRole('button', { name: 'Tutup' }));
  const undo = await screen.findByRole<HTMLButtonElement>('button', { name: 'Urungkan' });
  await waitFor(() => expect(undo.disabled).toBe(false));
});
