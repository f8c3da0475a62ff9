// @vitest-environment jsdom
import type { KeadaanSeleksi } from '@spmb/shared/seleksi/putaran.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { PutaranProgram } from './putaran-program.tsx';

afterEach(cleanup);

const keadaan: KeadaanSeleksi = {
  putaran: [],
  program: [],
  kurang: [],
  urutan_seri: [],
  sanggahan: 2,
  penempatan_lepas: [],
};

test.each(['Passing grade 1', 'Passing grade 2'])(
  '%s asks before it goes on while objections are open',
  async (name) => {
    const address = `POST /api/olah-nilai-grade${name.endsWith('2') ? '2' : ''}`;
    const port = buildFakePort({
      '/api/seleksi': keadaan,
      [address]: { status: true, message: 'Selesai.' },
    });
    renderScreen(port, <PutaranProgram jurusanId="rpl" name="RPL" />);
    fireEvent.click(await screen.findByRole('button', { name }));
    const dialog = screen.getByRole('dialog');
    expect(dialog.textContent).toContain('2 sanggahan belum dijawab');
    expect(port.sent).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Ya, jalankan juga' }));
    await waitFor(() => expect(port.sent).toHaveLength(1));
  },
);
