// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { buildAbsenRow } from '../testing/build-absen-row.ts';
import { at, done, openRuang, press, pressMenu, session, working } from '../testing/open-ruang.tsx';

afterEach(cleanup);

describe('buka kembali', () => {
  const finished = { ...done, sebab_selesai: 'sendiri' } as const;

  test('is offered where the participant finished, and is sent with its reason', async () => {
    const data = { berhasil: ['a'], gagal: [] };
    const port = openRuang({ 'POST /api/buka-kembali': { message: 'Ujian dibuka kembali.', data } }, [
      buildAbsenRow({ id: 'a', nama: 'Ani', ...finished }),
      buildAbsenRow({ id: 'b', nama: 'Budi', ...done, sebab_selesai: 'waktu_habis' }),
    ]);
    fireEvent.click(await screen.findByRole('button', { name: 'Perintah untuk Budi' }));
    const item = (name: string) => screen.queryByRole('menuitem', { name });
    await screen.findByRole('menuitem', { name: 'Rincian' });
    expect([item('Buka kembali'), item('Tambah waktu')?.getAttribute('aria-disabled')]).toEqual([null, null]);
    fireEvent.keyDown(screen.getByRole('menu'), { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Perintah untuk Ani' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Buka kembali' }));
    const dialog = await screen.findByRole('dialog', { name: 'Buka kembali' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'salah menekan Selesai' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Buka kembali' }));
    await screen.findByText('Ujian dibuka kembali.');
    expect(port.sent[0]?.body).toEqual({
      ids: ['a'],
      alasan: 'salah menekan Selesai',
      tindakan_id: 'id-1',
    });
  });

  test('stands in the bar of chosen ones as soon as one of them finished by himself', async () => {
    openRuang({}, [
      buildAbsenRow({ id: 'a', nama: 'Ani', ...finished }),
      buildAbsenRow({ id: 'd', nama: 'Dedi', ...working }),
    ]);
    const bar = () => within(screen.getByRole('toolbar'));
    fireEvent.click(await screen.findByRole('checkbox', { name: /Dedi/ }));
    expect(bar().queryByRole('button', { name: 'Buka kembali' })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: /Ani/ }));
    expect(bar().getByRole('button', { name: 'Buka kembali' })).toBeTruthy();
  });
});

describe('kartu ruang', () => {
  const kartu = {
    ruang: 'Lab 1',
    kode: 'ABCDEFGH',
    berlaku_sampai_ms: at('11:30'),
    dibuka: [{ nama: 'Pak Budi', nip: '1978', sejak_ms: at('07:20') }],
  };
  const one = { ...session, ruang: session.ruang.slice(0, 1) };

  test('shows code, end and who came in, and is replaced with a reason', async () => {
    const port = openRuang(
      {
        '/api/sesi-ruang/2026-06-01/s1': one,
        '/api/kartu-ruang/2026-06-01/s1': [kartu],
        'POST /api/kartu-ruang': { message: 'Kartu Lab 1 diganti.' },
      },
      [],
    );
    await pressMenu('Kartu ruang');
    expect((await screen.findByLabelText('Kode kartu')).textContent).toBe('ABCD EFGH');
    screen.getByText('Berlaku pada hari ujian sampai pukul 11.30 WIB.');
    screen.getByText('Pak Budi, NIP 1978 · 07.20');
    await press('Ganti kode');
    const dialog = await screen.findByRole('dialog', { name: 'Ganti kode Lab 1' });
    const yes = within(dialog).getByRole<HTMLButtonElement>('button', { name: 'Ganti kode' });
    expect(yes.disabled).toBe(true);
    fireEvent.click(within(dialog).getByRole('button', { name: 'kartu hilang' }));
    fireEvent.click(yes);
    await screen.findByText('Kartu Lab 1 diganti.');
    expect(port.sent[0]?.body).toMatchObject({ ruang: 'Lab 1', alasan: 'kartu hilang' });
  });

  test('who watches a part of the room has none to show', async () => {
    openRuang({ '/api/sesi-ruang/2026-06-01/s1': one, '/api/kartu-ruang/2026-06-01/s1': [] }, []);
    await pressMenu('Kartu ruang');
    await screen.findByText(/Minta kartunya kepada panitia/);
    expect(screen.queryByRole('button', { name: 'Buat kartu' })).toBeNull();
  });
});
