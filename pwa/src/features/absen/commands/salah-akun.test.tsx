// @vitest-environment jsdom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { LiveRuang } from '../live-ruang.tsx';
import { buildAbsenRow } from '../testing/build-absen-row.ts';

const working = { status: 'SEDANG MENGERJAKAN', kontak_ms: 1_000 } as const;
const rows = [
  buildAbsenRow({ id: 'a', nama: 'Ani', nomor_peserta: 'P-1', ...working }),
  buildAbsenRow({ id: 'b', nama: 'Budi', nomor_peserta: 'P-2' }),
];

afterEach(cleanup);

test('Salah akun names who sat there, and then offers him the time that he lost', async () => {
  const port = buildFakePort({
    '/api/token-sesi/2026-06-01/s1': {
      token: 'ABCDEF',
      berlaku_sampai_ms: 301_000,
      rotasi_menit: 15,
      wajib: true,
    },
    'POST /api/salah-akun': { message: 'Pekerjaan diarsipkan.', data: { usul_menit: 12 } },
  });
  port.events = async () =>
    new ReadableStream({
      start(stream) {
        const data = JSON.stringify({ rows, server_ms: 1_000 });
        stream.enqueue(new TextEncoder().encode(`event: snapshot\ndata: ${data}\n\n`));
      },
    });
  renderScreen(
    port,
    <LiveRuang title="Pengawasan" tanggal="2026-06-01" sesi="s1" zona="WIB" filter={null} />,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Perintah untuk Ani' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Salah akun' }));
  const dialog = await screen.findByRole('dialog', { name: 'Salah akun' });
  const act = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Perbaiki akun' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'kartu tertukar' }));
  expect(act.disabled).toBe(true);
  fireEvent.mouseDown(within(dialog).getByRole('combobox'));
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['Budi (P-2)']);
  fireEvent.click(options[0]!);
  fireEvent.click(act);
  await screen.findByText('Pekerjaan diarsipkan.');
  expect(port.sent[0]?.body).toEqual({
    id: 'a',
    benar_id: 'b',
    alasan: 'kartu tertukar',
    tindakan_id: 'id-1',
  });
  const more = await screen.findByRole('dialog', { name: 'Tambah waktu' });
  within(more).getByText('Budi (P-2)');
  expect(screen.getByLabelText<HTMLInputElement>(/Tambahan/).value).toBe('12');
});
