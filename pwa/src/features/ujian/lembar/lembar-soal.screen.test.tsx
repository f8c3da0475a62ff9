// @vitest-environment jsdom
import { answerOf } from '@spmb/shared/sync/stream/lembar.ts';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { World } from '../../../sync/testing/build-device.ts';
import { refuseDisk } from '../../../sync/testing/refuse-disk.ts';
import { address, finishPath, openBegun, press, lembarPath } from '../../../testing/open-exam.tsx';

afterEach(cleanup);

const rows = () => screen.getAllByRole('radio');
const cell = (name: RegExp) => within(screen.getByRole('complementary')).getByRole('button', { name });
const breakDisk = ({ device }: World) => refuseDisk(device.ports.db, 'operasi');
const key = (name: string) => fireEvent.keyDown(document.body, { key: name });

describe('exam sheet', () => {
  test('S3-XSHEET-01: one question at a time, previous, next and jump by number; the place survives in the address', async () => {
    const { pass } = await openBegun();
    expect(screen.getByRole('heading', { name: 'Soal 1 dari 4' })).toBeTruthy();
    expect(screen.getByText('PENANDA-butir-1')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sebelumnya' }).disabled).toBe(true);
    press('Berikutnya');
    await pass(0);
    expect(screen.getByText('PENANDA-butir-2')).toBeTruthy();
    expect(screen.queryByText('PENANDA-butir-1')).toBeNull();
    fireEvent.click(cell(/^Soal 4,/));
    await pass(0);
    expect(screen.getByText('PENANDA-butir-4')).toBeTruthy();
    expect(address()).toBe(`${lembarPath}?nomor=4`);
    press('Sebelumnya');
    await pass(0);
    expect(screen.getByText('PENANDA-butir-3')).toBeTruthy();
  });

  test('S3-XSHEET-01: Berikutnya shows at once what stands open in memory, and nothing in its place before', async () => {
    await openBegun();
    press('Berikutnya');
    expect(screen.getByText('PENANDA-butir-2')).toBeTruthy();
  });

  test('S3-XSHEET-02: the clock counts every second, and the used time goes to the server each minute', async () => {
    const { world, pass } = await openBegun();
    const timer = () => screen.getByRole('timer').textContent;
    const shown = [timer()];
    for (let second = 0; second < 3; second++) {
      await pass(1_000);
      shown.push(timer());
    }
    expect(shown).toEqual(['Sisa 1:00:00', 'Sisa 59:59', 'Sisa 59:58', 'Sisa 59:57']);
    const before = world.server.batches.length;
    await pass(60_000);
    expect(world.server.batches).toHaveLength(before + 1);
    expect(world.server.attempt.state.terpakai_ms).toBeGreaterThan(55_000);
  });

  test('S3-XSHEET-03: on the last question Selesai leads to the finish confirmation', async () => {
    const { pass } = await openBegun(`${lembarPath}?nomor=4`);
    expect(screen.queryByRole('button', { name: 'Berikutnya' })).toBeNull();
    press('Selesai');
    await pass(0);
    expect(address()).toBe(finishPath);
    expect(screen.getByRole('heading', { name: 'Selesaikan ujian?' })).toBeTruthy();
  });

  test('S5, S1: "Tersimpan di perangkat" without the server, "Terkirim" only after its answer', async () => {
    const { world, pass } = await openBegun();
    world.server.network = 'down';
    fireEvent.click(rows()[1]!);
    await pass(0);
    expect(rows()[1]!.getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('Tersimpan di perangkat')).toBeTruthy();
    expect(screen.queryByText(/^Terkirim/)).toBeNull();
    world.server.network = 'up';
    await act(() => world.device.reconnect());
    await pass(5000);
    expect(screen.getByText(/^Terkirim \d\d\.\d\d$/)).toBeTruthy();
    expect(answerOf(world.server.attempt.sheet, 'butir-1')).toBe('B');
  });

  test('N52: options in a drawn order carry the letters of their places; what is stored is the letter of the bank', async () => {
    const { world, pass } = await openBegun(`${lembarPath}?nomor=3`);
    const shown = () => rows().map((row) => row.textContent);
    expect(shown()).toEqual(['Ab', 'BPENANDA-butir-3-A']);
    fireEvent.click(rows()[1]!);
    await pass(5_000);
    expect(answerOf(world.server.attempt.sheet, 'butir-3')).toBe('A');
    expect(cell(/^Soal 3, jawaban B$/)).toBeTruthy();
    key('a');
    await pass(5_000);
    expect(answerOf(world.server.attempt.sheet, 'butir-3')).toBe('B');
    expect(cell(/^Soal 3, jawaban A$/)).toBeTruthy();
    expect(rows()[0]!.getAttribute('aria-checked')).toBe('true');
  });

  test('N52: an answer that the disk refuses and no server has says so with the written text', async () => {
    const { world, pass } = await openBegun();
    world.server.network = 'down';
    breakDisk(world);
    fireEvent.click(rows()[0]!);
    await pass(100);
    expect(screen.getByText('Belum tersimpan. Silahkan Ulang Kembali')).toBeTruthy();
    expect(screen.getAllByText('Gagal, panggil pengawas').length).toBeGreaterThan(0);
  });

  test('S3-XSHEET-04: an answer that only the server can take says that it is being sent, and the sheet never waits for it', async () => {
    const { world, pass } = await openBegun();
    breakDisk(world);
    world.server.network = 'silent';
    fireEvent.click(rows()[1]!);
    await pass(0);
    expect(rows()[1]!.getAttribute('aria-checked')).toBe('true');
    expect(screen.getByText('Sedang Mengirim Jawaban')).toBeTruthy();
    press('Berikutnya');
    await pass(0);
    expect(screen.getByText('PENANDA-butir-2')).toBeTruthy();
    press('Sebelumnya');
    await pass(30_000);
    expect(screen.getByText('Belum tersimpan. Silahkan Ulang Kembali')).toBeTruthy();
    world.server.network = 'up';
    await pass(60_000);
    expect(screen.getByText(/^Terkirim \d\d\.\d\d$/)).toBeTruthy();
  });

  test('S3-XSHEET-04: a question that is still on its way says so, and the rest of the sheet can be used', async () => {
    const { pass } = await openBegun(lembarPath, async ({ device, server }) => {
      await device.ports.db.paket.clear();
      server.network = 'silent';
    });
    expect(screen.getByText('Proses buka soal..')).toBeTruthy();
    press('Berikutnya');
    await pass(0);
    expect(screen.getByRole('heading', { name: 'Soal 2 dari 4' })).toBeTruthy();
  });

  test('S25: a question whose key the server refuses stands empty with its sentence, until it is given', async () => {
    const { world, pass } = await openBegun(lembarPath, async ({ device, server }) => {
      await device.ports.db.ujian.update('ujian-1', { kunci: null });
      server.startRefusal = 'Ruang sudah ditutup. Angkat tangan dan panggil pengawas.';
    });
    await pass(100);
    expect(screen.getByText('Ruang sudah ditutup. Angkat tangan dan panggil pengawas.')).toBeTruthy();
    world.server.startRefusal = undefined;
    press('Coba lagi');
    await pass(100);
    expect(screen.getByText('PENANDA-butir-1')).toBeTruthy();
  });

  test('S3-XSHEET-05: a question that cannot be loaded stands empty with the written text, until it can', async () => {
    const { world, pass } = await openBegun(lembarPath, async ({ device, server }) => {
      await device.ports.db.paket.clear();
      server.network = 'down';
    });
    expect(screen.getByText('Opps.., jaringan sedang sibuk')).toBeTruthy();
    expect(screen.queryByRole('radiogroup')).toBeNull();
    world.server.network = 'up';
    press('Coba lagi');
    await pass(100);
    expect(screen.getByText('PENANDA-butir-1')).toBeTruthy();
    expect(screen.queryByText('Opps.., jaringan sedang sibuk')).toBeNull();
  });

  test('Hapus jawaban empties the answer, and the grid says so in words', async () => {
    const { world, pass } = await openBegun();
    fireEvent.click(rows()[0]!);
    await pass(500);
    expect(cell(/^Soal 1, jawaban A$/)).toBeTruthy();
    press('Hapus jawaban');
    await pass(500);
    expect(cell(/^Soal 1, kosong$/)).toBeTruthy();
    expect(answerOf(world.server.attempt.sheet, 'butir-1')).toBeNull();
  });

  test('keys A–E choose only what is offered, R marks as doubtful, arrows move, and none of them under a dialog', async () => {
    const { pass } = await openBegun();
    key('b');
    key('r');
    await pass(0);
    expect(cell(/^Soal 1, jawaban B, ragu-ragu$/)).toBeTruthy();
    key('e');
    key('ArrowRight');
    await pass(0);
    expect(screen.getByText('PENANDA-butir-2')).toBeTruthy();
    expect(cell(/^Soal 1, jawaban B, ragu-ragu$/)).toBeTruthy();
    press('Daftar soal');
    await pass(0);
    key('ArrowRight');
    key('a');
    await pass(0);
    expect(screen.getByText('PENANDA-butir-2')).toBeTruthy();
    expect(cell(/^Soal 2, kosong$/)).toBeTruthy();
  });

  test('without the server the steps with the school’s own Wi-Fi are announced after 15 s and open by a tap', async () => {
    const { world, services, answers, pass } = await openBegun();
    answers['info'] = {
      body: { company: 'SMK', zona: 'WIB', wifi_nama: 'UJIAN-1', alamat_server: 'http://10.0.2.5' },
    };
    await act(() => services.info.refresh());
    world.server.network = 'down';
    fireEvent.click(rows()[0]!);
    await pass(10_000);
    expect(screen.getByText(/^Terputus, jawaban aman di perangkat ini \(\d\)$/)).toBeTruthy();
    const steps = () => screen.queryByRole('button', { name: 'Cara menyambung lagi' });
    const said = () => screen.getByRole('log', { name: 'Kabar' }).textContent;
    expect([steps(), said()]).toEqual([null, '']);
    await pass(20_000);
    expect(said()).toContain('Teruskan mengerjakan, jawaban aman di perangkat ini.');
    expect(screen.queryByText('UJIAN-1')).toBeNull();
    press('Cara menyambung lagi');
    expect(screen.getByText('UJIAN-1')).toBeTruthy();
    expect(screen.getByText('http://10.0.2.5')).toBeTruthy();
    expect(screen.getByText('Jangan muat ulang dan jangan tutup halaman ini')).toBeTruthy();
    world.server.network = 'up';
    await pass(60_000);
    // What is being read does not vanish under the finger.
    expect(screen.getByText('Tidak ada kabar lagi. Teruskan mengerjakan.')).toBeTruthy();
    press('Tutup');
    expect(steps()).toBeNull();
  });

  test('a screen reader hears once of each answer where it is, and nothing when another question is opened', async () => {
    const { world, pass } = await openBegun();
    const said = () => screen.getAllByRole('status').map((one) => one.textContent);
    const heard: (string | undefined)[] = [];
    const note = new MutationObserver(() => {
      const words = said().find((one) => one.startsWith('Soal '));
      if (words !== heard.at(-1)) heard.push(words);
    });
    note.observe(document.body, { subtree: true, childList: true, characterData: true });
    fireEvent.click(rows()[1]!);
    await pass(5_000);
    press('Berikutnya');
    await pass(0);
    press('Sebelumnya');
    await pass(0);
    world.server.network = 'down';
    fireEvent.click(rows()[0]!);
    await pass(5_000);
    note.disconnect();
    expect(heard).toEqual([
      'Soal 1, jawaban B: Terkirim',
      undefined,
      'Soal 1, jawaban A: Tersimpan di perangkat',
    ]);
  });

  test('S5: a tap without the server never calls the answer unsaved', async () => {
    const { world, pass } = await openBegun();
    world.server.network = 'down';
    fireEvent.click(rows()[0]!);
    await pass(5_000);
    const shown = new Set<string>();
    const note = new MutationObserver(() => {
      shown.add(document.querySelector('.answer-state')?.textContent ?? '');
    });
    note.observe(document.body, { subtree: true, childList: true, characterData: true });
    fireEvent.click(rows()[1]!);
    await pass(2_000);
    note.disconnect();
    expect([...shown]).toEqual(['Tersimpan di perangkat']);
  });

  test('S12: time that a stop cost is said, with the way to get it back, until it was read', async () => {
    const { world, pass } = await openBegun();
    world.server.attempt.state.terpakai_ms = 20 * 60_000;
    await pass(61_000);
    press(/^Waktu berkurang (19|20) menit$/);
    press('Mengerti');
    expect(screen.queryByText(/Waktu berkurang/)).toBeNull();
  });

  test('leaving the page is recorded and flushed, coming back says that it was recorded', async () => {
    const { world, pass } = await openBegun();
    const turn = (state: string) => {
      Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
      fireEvent(document, new Event('visibilitychange'));
    };
    turn('hidden');
    await pass(1000);
    turn('visible');
    expect(world.server.batches.flatMap(({ request }) => request.operasi).join()).toContain('keluar_halaman');
    expect(screen.getByText(/Kejadian ini tercatat untuk pengawas/)).toBeTruthy();
  });

  test('S8: a sheet that another device holds closes with words and keeps sending', async () => {
    const { world, pass } = await openBegun();
    world.server.endLease();
    fireEvent.click(rows()[0]!);
    await pass(2000);
    expect(screen.getByRole('heading', { name: 'Lembar soal dilepas dari perangkat ini' })).toBeTruthy();
    expect(screen.queryAllByRole('radio')).toEqual([]);
  });

  test('an open sheet is not guarded by the login: it stays when the login has ended', async () => {
    const { services, world, pass } = await openBegun();
    await act(() => services.session.lapse());
    fireEvent.click(rows()[1]!);
    await pass(1000);
    expect(screen.getByText(/^Terkirim/)).toBeTruthy();
    expect(answerOf(world.server.attempt.sheet, 'butir-1')).toBe('B');
  });
});
