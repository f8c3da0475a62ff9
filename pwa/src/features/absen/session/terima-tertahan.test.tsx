// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { TerimaTertahan } from './terima-tertahan.tsx';
import { buildAbsenRow } from '../testing/build-absen-row.ts';

afterEach(cleanup);

const held = { status: 'SELESAI', keadaan: 'selesai', tertahan: 2 } as const;
const rows = [
  buildAbsenRow({ id: 'a', nama: 'Ani', kursi: '01', ...held, mulai_luring: true }),
  buildAbsenRow({ id: 'b', nama: 'Budi', kursi: '02', ...held }),
  buildAbsenRow({ id: 'c', nama: 'Cici', kursi: '03', ...held }),
];
const accept = (count: number) =>
  screen.getByRole<HTMLButtonElement>('button', { name: `Terima jawaban ${count} peserta` });

test('S10: what is held is accepted once for the room, who began without the server chosen already', async () => {
  const port = buildFakePort({ 'POST /api/tertahan-terima': { message: 'Diterima untuk 2 peserta.' } });
  renderScreen(port, <TerimaTertahan rows={rows} alasan="titik akses mati" />);
  expect(accept(1).disabled).toBe(false);
  fireEvent.click(screen.getByLabelText('03 Cici'));
  fireEvent.click(accept(2));
  await screen.findByText('Diterima untuk 2 peserta.');
  expect(port.sent[0]?.body).toMatchObject({ ids: ['a', 'c'], alasan: 'titik akses mati' });
});

test('it waits for the reason of the closing', () => {
  renderScreen(buildFakePort({}), <TerimaTertahan rows={rows} alasan="" />);
  expect(accept(1).disabled).toBe(true);
});
