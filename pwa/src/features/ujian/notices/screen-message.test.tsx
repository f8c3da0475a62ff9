// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { World } from '../../../sync/testing/build-device.ts';
import { openApp, openBegun, press } from '../../../testing/open-exam.tsx';

afterEach(cleanup);

const message = { id: 'p1', teks: 'Tenang, listrik segera menyala.', dari: 'Bu Pengawas', dibuat_ms: 1 };
/** The server has a message that it has no receipt of. */
const send = ({ server }: World): void => {
  server.attempt.state.versi++;
  server.tamper = (answer) => ({ ...answer, pesan: [message] });
};
const operations = ({ server }: World) => server.batches.flatMap(({ request }) => request.operasi).join();

test('S23: a message stands in the header, covers nothing, and stays until it is confirmed, which is an operation', async () => {
  const { world, pass } = await openBegun();
  send(world);
  await pass(61_000);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('log', { name: 'Kabar' }).textContent).toContain(message.teks);
  press(`Pesan dari Bu Pengawas: ${message.teks}`);
  expect(screen.getByRole('dialog').textContent).toContain(message.teks);
  press('Tutup');
  press(`Pesan dari Bu Pengawas: ${message.teks}`);
  const before = screen.getByRole('timer').textContent;
  await pass(2_000);
  expect(screen.getByRole('timer').textContent).not.toBe(before);
  world.server.network = 'down';
  press('Sudah saya baca');
  await pass(500);
  expect(screen.queryByText(message.teks)).toBeNull();
  world.server.network = 'up';
  await pass(120_000);
  expect(operations(world)).toContain('"nama":"pesan_dibaca","rincian":"p1"');
  expect(screen.queryByText(message.teks)).toBeNull();
});

test('S23: an unread letter stands open on the dashboard, a read one folds away', async () => {
  const letter = { tanggal: '2026-09-20', title: 'Jadwal', body: 'Datang pukul 07.00.', dari: 'Panitia' };
  const { requests, answers, pass } = await openApp('/peserta/dashboard', {
    'peserta/dashboard': {
      body: {
        peserta: { nama: 'Siti Rahmawati', nisn: null, nomor_peserta: '26-0231-7' },
        pesans: [{ ...letter, id: 'k1', dibaca: false, dibuat_ms: 1 }],
      },
    },
    'peserta/pesan-dibaca': { body: { status: true, message: '' } },
  });
  await pass(500);
  expect(await screen.findByText('Datang pukul 07.00.')).toBeTruthy();
  answers['peserta/dashboard'] = {
    body: {
      peserta: { nama: 'Siti Rahmawati', nisn: null, nomor_peserta: '26-0231-7' },
      pesans: [{ ...letter, id: 'k1', dibaca: true, dibuat_ms: 1 }],
    },
  };
  press('Sudah saya baca');
  await pass(500);
  expect(requests.find(({ path }) => path === 'peserta/pesan-dibaca')?.body).toEqual({ ids: ['k1'] });
  expect(screen.getByText('Pesan yang sudah dibaca (1)')).toBeTruthy();
});
