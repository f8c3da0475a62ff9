// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import type { World } from '../../../sync/testing/build-device.ts';
import { finishPath, openBegun, press, lembarPath } from '../../../testing/open-exam.tsx';
import { renderApp } from '../../../testing/render-app.tsx';

afterEach(cleanup);

const title = 'Lembar soal tertutup';
const isCovered = () => screen.queryByRole('heading', { name: title }) !== null;
/** The server has counted so many leaves, of two that it lets pass. */
const count = ({ server }: World, kali: number): void => {
  Object.assign(server.attempt.state, {
    keluar: { kali, batas: 2 },
    versi: server.attempt.state.versi + 1,
  });
};
const leave = (): void => {
  for (const value of ['hidden', 'visible']) {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    fireEvent(document, new Event('visibilitychange'));
  }
};
const openCovered = () => openBegun(lembarPath, (world) => count(world, 2));

describe('S22: leaving the page', () => {
  test('S22: the sheet is covered as soon as the server says so, and time runs on', async () => {
    const { world, pass } = await openBegun();
    count(world, 2);
    leave();
    await pass(1_000);
    expect(isCovered()).toBe(true);
    expect(screen.queryByText('PENANDA-butir-1')).toBeNull();
    const before = screen.getByRole('timer').textContent;
    await pass(2_000);
    expect(screen.getByRole('timer').textContent).not.toBe(before);
  });

  test('S22: before that the participant reads what will happen, until he has', async () => {
    const { world, pass } = await openBegun();
    count(world, 1);
    leave();
    await pass(1_000);
    press('Keluar dari halaman ujian: 1 kali');
    expect(screen.getByRole('dialog').textContent).toContain('Pada kali ke-2 lembar soal ditutup');
    press('Mengerti');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByText(/halaman ujian:? 1 kali/)).toBeNull();
  });

  test('S22: a wrong token is told at the field; the right one opens the sheet where it was', async () => {
    const { world, answers, requests, pass } = await openCovered();
    expect(isCovered()).toBe(true);
    answers['peserta/token-halaman'] = ({ token }) => {
      if (token !== 'ABCDEF')
        return { body: { status: false, jenis: 'token-salah', message: 'Token salah.' } };
      count(world, 0);
      return { body: { status: true, message: 'Lembar soal dibuka lagi.' } };
    };
    const type = (value: string) => fireEvent.change(screen.getByLabelText('Token'), { target: { value } });
    type('xyzxyz');
    press('Buka lembar soal');
    await pass(500);
    expect(screen.getByText('Token salah.')).toBeTruthy();
    type('abcdef');
    press('Buka lembar soal');
    await pass(500);
    expect(isCovered()).toBe(false);
    expect(screen.getByText('PENANDA-butir-1')).toBeTruthy();
    expect(requests.findLast(({ path }) => path === 'peserta/token-halaman')?.body).toEqual({
      ujian_id: 'ujian-1',
      token: 'ABCDEF',
    });
  });

  test('S22: a reload keeps the cover; without a server nobody is locked out', async () => {
    const { world, pass } = await openCovered();
    expect(isCovered()).toBe(true);
    cleanup();
    const again = await openBegun(lembarPath, (next) => count(next, 2));
    expect(isCovered()).toBe(true);
    again.world.server.network = 'down';
    await again.pass(61_000);
    expect(isCovered()).toBe(false);
    expect(screen.getByText('PENANDA-butir-1')).toBeTruthy();
    again.world.server.network = 'up';
    await again.pass(61_000);
    expect(isCovered()).toBe(true);
    await pass(0);
    expect(world.server.attempt.state.keluar).toEqual({ kali: 2, batas: 2 });
  });

  test('S22: Back is a leave that is told on the way back, and the time ran on meanwhile', async () => {
    const { world, services, pass } = await openBegun();
    const left = () => screen.getByRole('timer').textContent;
    expect(left()).toBe('Sisa 1:00:00');
    // The screens of the exam make way for another page.
    cleanup();
    await pass(25_000);
    renderApp(services, lembarPath);
    await pass(200);
    expect(
      screen.getByText('Anda keluar dari halaman ujian. Kejadian ini tercatat untuk pengawas.'),
    ).toBeTruthy();
    expect(left()).toBe('Sisa 59:35');
    const texts = Object.values(world.server.attempt.streams).flatMap((stream) => stream.texts);
    expect(texts.filter((teks) => teks.includes('"rincian":"kembali"'))).toHaveLength(1);
  });

  test('S22: the page before the finish is watched as well; nothing is said of a dark screen', async () => {
    const { world, pass } = await openBegun(finishPath);
    leave();
    await pass(1_000);
    const texts = () => Object.values(world.server.attempt.streams).flatMap((stream) => stream.texts);
    expect(texts().filter((teks) => teks.includes('keluar_halaman'))).toHaveLength(1);
    cleanup();
    const dark = await openBegun();
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    await dark.world.device.machine.sleep(40_000, 'stands');
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true });
    fireEvent(document, new Event('visibilitychange'));
    await act(() => dark.world.device.machine.wake());
    expect(screen.queryByText(/^Anda keluar dari halaman ujian\./)).toBeNull();
  });
});
