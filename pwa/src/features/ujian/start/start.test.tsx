// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { address, openApp, openBegun, press, lembarPath, startPath } from '../../../testing/open-exam.tsx';
import { siti } from '../../../testing/build-services.ts';
import { renderApp } from '../../../testing/render-app.tsx';

afterEach(cleanup);

describe('dashboard of the participant', () => {
  test('S3-PDASH-02, S3-PDASH-03, S3-PDASH-09: identity, the list with BUKA and TUTUP, and the prepared state', async () => {
    const app = await openApp('/entah');
    cleanup();
    const { jadwal } = app.world.server;
    const closed = { ...jadwal, jadwal_ujian_id: 'baris-2', jadwal: 'Bahasa', aktif: false, paket: null };
    const { pass } = await openApp('/peserta/dashboard', {
      'peserta/dashboard-jadwal-ujian': { body: [jadwal, closed] },
    });
    await pass(500);
    expect(screen.getByText('26-0231-7')).toBeTruthy();
    const [open, shut] = screen.getAllByRole('region', { name: /Matematika|Bahasa/ });
    expect(open?.textContent).toContain('BUKA');
    expect(shut?.textContent).toContain('TUTUP');
    expect(shut?.querySelector('a')).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'Mulai ujian' }));
    expect(address()).toBe(startPath);
  });

  test('the own photo is shown, but not fetched on the day of an exam, when a whole room opens this page', async () => {
    URL.createObjectURL = () => 'blob:foto';
    URL.revokeObjectURL = () => undefined;
    const peserta = { nama: 'Siti', nisn: null, nomor_peserta: '26-0231-7', path: 'siti.jpg' };
    const answers = { 'peserta/dashboard': { body: { peserta } }, 'media/siti.jpg': { body: 'gambar' } };
    const { world, requests, pass } = await openApp('/peserta/dashboard', answers);
    await pass(500);
    expect(screen.getByRole('img', { name: 'Foto belum tampil' })).toBeTruthy();
    expect(requests.map(({ path }) => path)).not.toContain('media/siti.jpg');
    cleanup();
    const tomorrow = { ...world.server.jadwal, tanggal: '2026-09-22' };
    await openApp('/peserta/dashboard', {
      ...answers,
      'peserta/dashboard-jadwal-ujian': { body: [tomorrow] },
    });
    expect(await screen.findByRole('img', { name: 'Foto Anda' })).toBeTruthy();
  });

  test('on the day of an exam its sheet comes first: an application is asked for once that is here', async () => {
    const peserta = { nama: 'Siti', nisn: null, nomor_peserta: '26-0231-7', status: 4 };
    const answers = { 'peserta/dashboard': { body: { peserta } } };
    const { world, services, requests, pass } = await openApp('/entah', answers);
    const isAsked = () => requests.some(({ path }) => path === 'peserta/dasbor-pendaftar');
    cleanup();
    world.server.network = 'silent';
    renderApp(services, '/peserta/dashboard');
    await pass(500);
    expect([screen.queryByText('Soal siap di perangkat ini'), isAsked()]).toEqual([null, false]);
    const nanti = () => screen.queryByText(/^Pendaftaran Anda tampil di sini sesudah/);
    expect(nanti()).toBeTruthy();
    world.server.network = 'up';
    await pass(61_000);
    press('Muat ulang');
    await pass(500);
    expect(screen.getByText('Soal siap di perangkat ini')).toBeTruthy();
    await waitFor(() => expect(isAsked()).toBe(true));
    expect(nanti()).toBeNull();
  });

  test('who is not known yet is not told that exams are all that he has here', async () => {
    const { answers, services, pass } = await openApp('/peserta/dashboard', { 'peserta/dashboard': 'diam' });
    const jadwal = () => screen.queryByRole('heading', { name: 'Jadwal ujian' });
    expect(jadwal()).toBeNull();
    expect(screen.getByText('Memuat pendaftaran dan jadwal ujian…')).toBeTruthy();
    answers['peserta/dashboard'] = { body: { peserta: siti.peserta } };
    cleanup();
    renderApp(services, '/peserta/dashboard');
    await pass(500);
    expect(jadwal()).toBeTruthy();
  });

  test('a prepared exam says so, and without the server what was known is shown with its time', async () => {
    const { answers, pass } = await openApp('/peserta/dashboard');
    await pass(500);
    expect(screen.getByText('Soal siap di perangkat ini')).toBeTruthy();
    answers['peserta/dashboard'] = 'putus';
    press('Muat ulang');
    await pass(500);
    expect(screen.getByText(/^Data di bawah ini diambil pukul \d\d\.\d\d\.$/)).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Matematika' })).toBeTruthy();
  });
});

describe('an exam that was begun', () => {
  test('on another device too it is gone on with: nothing says that it would start now', async () => {
    const { world } = await openApp('/entah');
    cleanup();
    const begun = { ...world.server.jadwal, ujian_id: 'ujian-lain' };
    const { pass } = await openApp('/peserta/dashboard', {
      'peserta/dashboard-jadwal-ujian': { body: [begun] },
      'peserta/fetch-info-soal': { body: { ...begun, ujian: begun.jadwal } },
    });
    fireEvent.click(screen.getByRole('link', { name: 'Lanjutkan ujian' }));
    await pass(200);
    press('Ya, ini saya');
    expect(screen.getByText(/^Waktu Anda sudah berjalan\. Jawaban yang sudah di server/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Lanjutkan ujian' })).toBeTruthy();
    expect(screen.queryByText(/Mulai ujian/)).toBeNull();
  });

  test('without the server the device that holds it says that the answers are safe', async () => {
    const { answers, pass } = await openBegun('/peserta/dashboard');
    answers['peserta/dashboard'] = 'putus';
    press('Muat ulang');
    await pass(500);
    expect(screen.getByRole('region', { name: 'Matematika' }).textContent).toContain(
      'Jawaban Anda di perangkat ini aman.',
    );
  });

  test('what is finished stands below what is still to come', async () => {
    const { world } = await openApp('/entah');
    cleanup();
    const { jadwal } = world.server;
    const done = { ...jadwal, jadwal_ujian_id: 'baris-0', jadwal: 'Bahasa', aktif: false, selesai: true };
    await openApp('/peserta/dashboard', { 'peserta/dashboard-jadwal-ujian': { body: [done, jadwal] } });
    expect(screen.getAllByRole('heading', { level: 3 }).map((name) => name.textContent)).toEqual([
      'Matematika',
      'Bahasa',
    ]);
  });
});

describe('confirmation of the start', () => {
  test('the exam of whoever sat here before leads to the own list', async () => {
    await openApp(startPath, {
      'peserta/fetch-info-soal': { status: 404, body: { message: 'halaman tidak ditemukan' } },
    });
    expect(address()).toBe('/peserta/dashboard');
  });

  test('the participant says who he is; Bukan saya leads to signing out', async () => {
    await openApp(startPath);
    expect(screen.getByRole('heading', { name: 'Apakah ini Anda?' })).toBeTruthy();
    for (const fact of ['Siti Rahmawati', '26-0231-7', 'Lab 2', '07', 'Matematika'])
      expect(screen.getByText(fact)).toBeTruthy();
    press('Bukan saya');
    expect((await screen.findByRole('dialog')).textContent).toContain('Keluar dari perangkat ini?');
  });

  test('S1-LOGIN-15: Keluar ends the session here and at the server, and goes to the login', async () => {
    const { services, requests, pass } = await openApp('/peserta/dashboard');
    press('Keluar');
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Keluar' }));
    await pass(500);
    expect(address()).toBe('/login');
    expect(services.session.current()).toBeUndefined();
    expect(requests.map(({ path }) => path)).toContain('auth/logout');
    expect(screen.queryByText('Siti Rahmawati')).toBeNull();
  });

  test('S3-XCONF-01, S3-XCONF-02, S3-XCONF-04: facts, token, start, LANJUT to the sheet', async () => {
    const { pass } = await openApp(startPath);
    press('Ya, ini saya');
    expect(screen.getByText('4 soal')).toBeTruthy();
    expect(screen.getByText('60 menit')).toBeTruthy();
    expect(screen.getByText('07.30 WIB')).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Mulai ujian' }).disabled).toBe(true);
    fireEvent.change(screen.getByLabelText('Token'), { target: { value: 'abcdef' } });
    press('Mulai ujian');
    expect(screen.getByText('Proses pembuatan soal ujian')).toBeTruthy();
    await pass(200);
    press('LANJUT');
    await pass(0);
    expect(address()).toBe(lembarPath);
    expect(screen.getByText('PENANDA-butir-1')).toBeTruthy();
  });

  test('S3-XCONF-08: a refused start shows the server’s message and keeps the token typed', async () => {
    const { world, pass } = await openApp(startPath);
    world.server.startRefusal = 'Token sudah berganti.';
    press('Ya, ini saya');
    fireEvent.change(screen.getByLabelText('Token'), { target: { value: 'ABCDEF' } });
    press('Mulai ujian');
    await pass(200);
    expect(screen.getByRole('alert').textContent).toContain('Token sudah berganti.');
    expect(screen.getByLabelText<HTMLInputElement>('Token').value).toBe('ABCDEF');
  });

  test.each([
    [45_000, 'Menurut kabar terakhirnya, 45 detik sebelum Mulai ditekan, perangkat lama tidak memegang'],
    [1_800_000, 'Menurut kabar terakhirnya, 30 menit sebelum Mulai ditekan, perangkat lama tidak memegang'],
    [undefined, 'Ujian dapat dipindah ke sini.'],
  ])(
    'S8: what the old device holds is told with the age of its word (%s ms), or not at all',
    async (kabar_ms, words) => {
      const { world, pass } = await openApp(startPath);
      world.server.startRefusal = 'Ujian ini sedang dikerjakan di perangkat lain.';
      world.server.refusalPart = { jenis: 'perangkat-lain', boleh_pindah: true, kabar_ms };
      press('Ya, ini saya');
      fireEvent.change(screen.getByLabelText('Token'), { target: { value: 'ABCDEF' } });
      press('Mulai ujian');
      await pass(200);
      const told = within(screen.getByRole('alert')).getByRole('paragraph').textContent;
      expect(told.startsWith(words)).toBe(true);
      expect(told).toContain('Biarkan perangkat lama menyala dan tersambung');
      expect(screen.getByRole('button', { name: 'Pindah ke perangkat ini' })).toBeTruthy();
    },
  );

  test('S3-XCONF-03: an exam that is finished thanks and leads back', async () => {
    await openApp(startPath, { 'peserta/fetch-info-status-ujian': { body: { selesai: true } } });
    expect(screen.getByRole('heading', { name: 'Terima kasih' })).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Kembali' }));
    expect(address()).toBe('/peserta/dashboard');
  });

  test('an attempt that runs on this device goes on without a token and without a network', async () => {
    const { world } = await openBegun(startPath);
    world.server.network = 'down';
    press('Ya, ini saya');
    expect(screen.queryByLabelText('Token')).toBeNull();
    press('LANJUT');
    expect(address()).toBe(lembarPath);
  });

  test('S25: an exam that the server holds says that the answers are safe, and offers the token again', async () => {
    const { world, pass } = await openBegun(lembarPath, ({ server }) => {
      Object.assign(server.attempt.state, { status: 'siap', versi: 9 });
      server.attempt.holder = undefined;
    });
    await pass(500);
    expect(screen.getByRole('heading', { name: 'Ujian Anda menunggu pengawas' })).toBeTruthy();
    expect(screen.getByText(/^Jawaban Anda aman/)).toBeTruthy();
    fireEvent.click(screen.getByRole('link', { name: 'Ke halaman Mulai ujian' }));
    await pass(200);
    press('Ya, ini saya');
    fireEvent.change(screen.getByLabelText('Token'), { target: { value: 'ABCDEF' } });
    world.server.startRefusal = 'Ujian belum dibuka.';
    press('Mulai ujian');
    await pass(200);
    expect(screen.getByText('Ujian belum dibuka.')).toBeTruthy();
  });
});
