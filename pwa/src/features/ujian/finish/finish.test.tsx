// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { FinishRefused } from '../notices/finish-refused.tsx';
import { refuseDisk } from '../../../sync/testing/refuse-disk.ts';
import { address, finishPath, openBegun, press, lembarPath } from '../../../testing/open-exam.tsx';

afterEach(cleanup);

const selesai = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Selesai' });

describe('finish', () => {
  test('the empty and doubtful questions are listed, each a link to its question', async () => {
    const { pass } = await openBegun();
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.keyDown(document.body, { key: 'r' });
    await pass(100);
    press('Ke halaman selesai');
    await pass(0);
    expect(screen.getAllByRole('link', { name: /, kosong$/ })).toHaveLength(3);
    fireEvent.click(screen.getByRole('link', { name: 'Soal 1, ragu-ragu' }));
    expect(address()).toBe(`${lembarPath}?nomor=1`);
  });

  test('Kembali ke soal leads to the question where he was', async () => {
    const { pass } = await openBegun();
    press('Berikutnya');
    press('Berikutnya');
    press('Ke halaman selesai');
    await pass(0);
    fireEvent.click(screen.getByRole('link', { name: 'Kembali ke soal' }));
    await pass(200);
    expect(screen.getByRole('heading', { name: 'Soal 3 dari 4' })).toBeTruthy();
  });

  test('S3-XFIN-01: Selesai waits for "Saya yakin"; green only when the server has everything, then back to the dashboard', async () => {
    const { world, pass } = await openBegun(lembarPath);
    fireEvent.keyDown(document.body, { key: 'a' });
    await pass(1000);
    press('Ke halaman selesai');
    expect(selesai().disabled).toBe(true);
    fireEvent.click(screen.getByLabelText('Saya yakin'));
    world.server.network = 'down';
    fireEvent.click(selesai());
    await pass(500);
    expect(screen.getByRole('heading', { name: 'JANGAN DITUTUP' })).toBeTruthy();
    expect(screen.queryByText('BOLEH MENINGGALKAN RUANG')).toBeNull();
    world.server.network = 'up';
    press('Coba kirim sekarang');
    await pass(1000);
    expect(screen.getByRole('heading', { name: 'BOLEH MENINGGALKAN RUANG' })).toBeTruthy();
    expect(screen.getByRole('status').textContent).toContain('1 jawaban di server');
    press('Kembali ke dashboard');
    expect(address()).toBe('/peserta/dashboard');
  });

  test('S3-XFIN-02: a finish that neither disk nor server takes says the written text and calls nothing safe', async () => {
    const { world, pass } = await openBegun(finishPath);
    world.server.network = 'down';
    refuseDisk(world.device.ports.db, 'operasi');
    fireEvent.click(screen.getByLabelText('Saya yakin'));
    fireEvent.click(selesai());
    await pass(500);
    expect(screen.getByRole('alert').textContent).toContain('Silah shkan ulang beberapa saat');
    expect(screen.queryByText(/aman di perangkat ini/)).toBeNull();
    world.server.network = 'up';
    press('Coba kirim sekarang');
    await pass(1000);
    expect(screen.getByRole('heading', { name: 'BOLEH MENINGGALKAN RUANG' })).toBeTruthy();
  });

  test('S3-XFIN-02: with the finish on disk and no server the answers are called safe here', async () => {
    const { world, pass } = await openBegun(finishPath);
    world.server.network = 'down';
    fireEvent.click(screen.getByLabelText('Saya yakin'));
    fireEvent.click(selesai());
    await pass(500);
    expect(screen.getByText(/^Jawaban Anda aman di perangkat ini dan terus dikirim\./)).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('S1-ROUTE-19, N29: konfirmasi-selesai with the id of the attempt leads to its finish', async () => {
    await openBegun('/peserta/konfirmasi-selesai/ujian-1');
    await screen.findByRole('heading', { name: 'Selesaikan ujian?' });
    expect(address()).toBe(finishPath);
  });

  test('S1-ROUTE-19, N29: with any other id it leads to the dashboard', async () => {
    await openBegun('/peserta/konfirmasi-selesai/ujian-lain');
    await screen.findByRole('heading', { name: 'Jadwal ujian' });
    expect(address()).toBe('/peserta/dashboard');
  });

  test('amber counts the answers that no server has', async () => {
    const { world, pass } = await openBegun(lembarPath);
    world.server.network = 'down';
    fireEvent.keyDown(document.body, { key: 'a' });
    fireEvent.keyDown(document.body, { key: 'ArrowRight' });
    await pass(100);
    fireEvent.keyDown(document.body, { key: 'b' });
    await pass(100);
    press('Ke halaman selesai');
    fireEvent.click(screen.getByLabelText('Saya yakin'));
    fireEvent.click(selesai());
    await pass(100);
    expect(screen.getByRole('status').textContent).toBe(
      'JANGAN DITUTUP2 jawaban belum terkirimangkat tangan',
    );
  });

  test('S3-XSHEET-07: when the time is over the sheet closes and leads to the confirmation', async () => {
    const bolehMs = 60_000;
    const { pass } = await openBegun(lembarPath, undefined, bolehMs);
    await pass(bolehMs + 5000);
    expect(address()).toBe(finishPath);
    expect(screen.getByText('Waktu habis. Lembar soal sudah ditutup.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'BOLEH MENINGGALKAN RUANG' })).toBeTruthy();
  });

  test('BEDA_LAYAR asks to raise the hand instead of letting go', async () => {
    const { world, pass } = await openBegun(finishPath);
    world.server.tamper = (answer) => ({ ...answer, keadaan: { ...answer.keadaan, beda_layar: true } });
    fireEvent.click(screen.getByLabelText('Saya yakin'));
    await act(async () => fireEvent.click(selesai()));
    await pass(1000);
    expect(screen.getByText('Perlu dicek: layar peserta berbeda dari server')).toBeTruthy();
    expect(screen.queryByText('BOLEH MENINGGALKAN RUANG')).toBeNull();
  });

  test('a finish that the server gives back is told, with the words for a minute that this device does not know', async () => {
    const { pass } = await openBegun(finishPath, ({ server }) => {
      server.attempt.finishAfterMs = 10 * 60_000;
    });
    fireEvent.click(screen.getByLabelText('Saya yakin'));
    fireEvent.click(selesai());
    await pass(1_000);
    expect(screen.getByText('Ujian belum boleh diselesaikan tadi')).toBeTruthy();
    expect(screen.getByText(/Tanyakan kepada pengawas, mulai kapan Selesai boleh ditekan\.$/)).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Selesaikan ujian?' })).toBeTruthy();
  });

  test('a finish that was given back says how many minutes are left until Selesai', () => {
    const view = { selesai_terlalu_dini: true, menit_minimum_selesai_ms: 600_000, terpakai_ms: 130_000 };
    const { rerender } = render(<FinishRefused view={view} />);
    const words = () => screen.getByRole('status').textContent;
    expect(words()).toContain('Selesai dapat ditekan setelah 10 menit mengerjakan: 8 menit lagi.');
    rerender(<FinishRefused view={{ ...view, terpakai_ms: 600_000 }} />);
    expect(words()).toContain('sekarang sudah boleh.');
  });
});
