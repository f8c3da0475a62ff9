// @vitest-environment jsdom
import { kanalKabar } from '@spmb/shared/pesan-keluar/calls.ts';
import type { KanalKabar } from '@spmb/shared/pesan-keluar/kanal-kabar.ts';
import { pesanUmum } from '@spmb/shared/pesan/calls.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildFakePort } from '../../kit/testing/fake-port.ts';
import { renderScreen } from '../../kit/testing/render-screen.tsx';
import { stubWidth } from '../../kit/testing/wide-screen.ts';
import { ServicesProvider } from '../../shell/services.tsx';
import { buildServices, siti } from '../../testing/build-services.ts';
import { KirimPesan } from './kirim-pesan.tsx';

beforeEach(() => stubWidth(1280));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const at = { tanggal: '2025-07-01', jadwal_ujian_sesi_id: 's1' };
const token = { token: 't', type: 'Bearer', expires_in: 3600 };

/** The form as somebody of the staff opens it; `kanal`: what the server says of the school's channel. */
async function open(kanal: KanalKabar | Error, authent: 'administrator' | 'operator' = 'operator') {
  const { services } = buildServices({});
  await services.session.begin(token, { ...siti, authent, peserta: null }, false);
  const port = buildFakePort({
    [kanalKabar.path]: kanal,
    [`POST ${pesanUmum.path}`]: { status: true, message: 'Pesan dikirim.', data: { jumlah: 1 } },
  });
  renderScreen(
    port,
    <ServicesProvider value={services}>
      <KirimPesan ids={[]} at={at} onClose={() => undefined} />
    </ServicesProvider>,
  );
  return port;
}

/** Sends the form, and answers what it asks of the channel. */
async function send(port: Awaited<ReturnType<typeof open>>): Promise<unknown> {
  for (const label of ['Judul', 'Isi pesan'])
    fireEvent.change(screen.getByLabelText(label), { target: { value: 'Datang pagi' } });
  fireEvent.click(screen.getByRole('button', { name: 'KIRIM' }));
  await waitFor(() => expect(port.sent).toHaveLength(1));
  return (port.sent[0]?.body as { lewat_kanal?: boolean }).lewat_kanal;
}

test.each(['wa', 'surel'] as const)(
  'where the school sends %s by itself the switch is on, and can be put off',
  async (media) => {
    const port = await open({ media, tanpa: null });
    const words = { wa: 'Kirim juga lewat WhatsApp', surel: 'Kirim juga lewat surel' };
    const toggle = await screen.findByRole<HTMLInputElement>('switch', { name: words[media] });
    expect(toggle.checked).toBe(true);
    fireEvent.click(toggle);
    expect(await send(port)).toBe(false);
  },
);

test('left on it asks for the channel', async () => {
  const port = await open({ media: 'wa', tanpa: null });
  await screen.findByRole('switch');
  expect(await send(port)).toBe(true);
});

test.each([
  ['tangan', 'Sekolah belum memakai kanal yang mengirim sendiri.', '/backend/pengaturan'],
  ['kurang', 'Kanal pesan sekolah belum lengkap.', '/backend/pengaturan'],
  ['mati', 'Pesan WhatsApp dimatikan di profil sekolah.', '/backend/master-profil-sekolah'],
] as const)(
  'without a channel (%s) there is no switch but a sentence that leads an administrator to where it is set',
  async (tanpa, sebab, route) => {
    const port = await open({ media: 'wa', tanpa }, 'administrator');
    const sentence = await screen.findByText(new RegExp(`^Hanya ke kotak masuk\\. ${sebab}`));
    expect(screen.queryByRole('switch')).toBeNull();
    expect(sentence.querySelector('a')?.getAttribute('href')).toBe(route);
    expect(await send(port)).toBe(false);
  },
);

test('whoever may not set it is told who may, and led nowhere', async () => {
  await open({ media: 'wa', tanpa: 'tangan' });
  await screen.findByText(/Administrator mengaturnya di menu Pengaturan, Pesan WhatsApp dan surel\.$/);
  expect(screen.queryByRole('link')).toBeNull();
});

test('where nothing is known of a channel the server decides', async () => {
  const port = await open(new Error('tidak terjangkau'));
  await waitFor(() => expect(port.asked).toContain(kanalKabar.path));
  expect(await send(port)).toBeUndefined();
  expect(screen.queryByRole('switch')).toBeNull();
});
