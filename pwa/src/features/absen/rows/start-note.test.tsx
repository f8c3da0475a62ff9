// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { buildAbsenRow } from '../testing/build-absen-row.ts';
import { done, openRuang as open, working } from '../testing/open-ruang.tsx';

afterEach(cleanup);

describe('a start without the server', () => {
  const held = { ...working, mulai_luring: true, ditahan: 'terlalu_dini' } as const;

  test('S25: that is held says why, is let in by name with a reason, also for many', async () => {
    const data = { berhasil: ['a'], gagal: [] };
    const port = open({ 'POST /api/izinkan-mulai': { message: 'Mulai diizinkan untuk 1 peserta.', data } }, [
      buildAbsenRow({ id: 'a', nama: 'Ani', ...held }),
      buildAbsenRow({ id: 'b', nama: 'Budi', ...working }),
    ]);
    await screen.findByText(/^mulai terlalu dini/);
    fireEvent.click(await screen.findByRole('button', { name: 'Perintah untuk Budi' }));
    await screen.findByRole('menuitem', { name: 'Rincian' });
    expect(screen.queryByRole('menuitem', { name: 'Izinkan mulai' })).toBeNull();
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    fireEvent.click(screen.getByRole('checkbox', { name: /Ani/ }));
    fireEvent.click(within(screen.getByRole('toolbar')).getByRole('button', { name: 'Izinkan mulai' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Izinkan mulai' }));
    fireEvent.click(dialog.getByRole('button', { name: 'jam perangkat salah' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Izinkan mulai' }));
    await screen.findByText('Mulai diizinkan untuk 1 peserta.');
    expect(port.sent[0]).toEqual({
      path: '/api/izinkan-mulai',
      body: { ids: ['a'], alasan: 'jam perangkat salah', tindakan_id: 'id-1' },
    });
  });

  test('S25: all that are held stand above the list by seat, and are let in with one tap and one reason', async () => {
    const data = { berhasil: ['a', 'b'], gagal: [] };
    const port = open({ 'POST /api/izinkan-mulai': { message: 'Mulai diizinkan untuk 2 peserta.', data } }, [
      buildAbsenRow({ id: 'a', nama: 'Ani', kursi: '01', ...held }),
      buildAbsenRow({ id: 'b', nama: 'Budi', kursi: '02', ...held, ditahan: 'tanpa_bukti' }),
      buildAbsenRow({ id: 'c', nama: 'Cici', kursi: '03', ...held, keadaan: 'menunggu_kiriman' }),
    ]);
    const strip = (await screen.findByText('2 peserta')).closest<HTMLElement>('[role=alert]')!;
    expect(strip.textContent).toMatch(
      /mulai tanpa server dan menunggu persetujuan panitia. Kursi: Lab 1: 01, 02/,
    );
    fireEvent.click(within(strip).getByRole('button', { name: 'Izinkan mulai' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Izinkan mulai' }));
    fireEvent.click(dialog.getByRole('button', { name: 'hadir sejak awal' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Izinkan mulai' }));
    await screen.findByText('Mulai diizinkan untuk 2 peserta.');
    expect(port.sent[0]?.body).toMatchObject({ ids: ['a', 'b'] });
  });

  test('S25: with a code that nobody had seen stands in the list and in its detail', async () => {
    open({ '/api/absen-tindakan/a': [] }, [
      buildAbsenRow({ id: 'a', nama: 'Ani', ...working, mulai_luring: true, kode_belum_dibuka: true }),
    ]);
    const text = /^Mulai tanpa server, padahal Token darurat belum pernah dibuka/;
    await screen.findByText(/^kode belum dibuka/);
    const strip = screen.getByText('1 peserta').closest('[role=alert]');
    expect(strip?.textContent).toMatch(/padahal Token darurat belum pernah dibuka.*Kursi: Lab 1: 01/);
    fireEvent.click(screen.getByRole('button', { name: 'Perintah untuk Ani' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Rincian' }));
    within(await screen.findByRole('dialog', { name: 'Ani' })).getByText(text);
  });
});

test('S27: minutes by which answers came after the time was over stand in the list and in the detail', async () => {
  open({ '/api/absen-tindakan/a': [] }, [buildAbsenRow({ id: 'a', nama: 'Ani', ...done, telat_menit: 34 })]);
  const text = /Jawaban baru tiba 34 menit setelah waktu habis/;
  await screen.findByText(/telat tiba 34 mnt/);
  fireEvent.click(screen.getByRole('button', { name: 'Perintah untuk Ani' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Rincian' }));
  within(await screen.findByRole('dialog', { name: 'Ani' })).getByText(text);
});
