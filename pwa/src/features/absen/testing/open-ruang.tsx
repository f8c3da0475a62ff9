import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import type { SesiRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { fireEvent, screen } from '@testing-library/react';
import { buildFakePort } from '../../../kit/testing/fake-port.ts';
import { renderScreen } from '../../../kit/testing/render-screen.tsx';
import { LiveRuang } from '../live-ruang.tsx';

/** An instant of the session's day. */
export const at = (jam: string) => Date.parse(`2026-06-01T${jam}:00+07:00`);
export const times = { geser_menit: 0, mulai_ms: at('07:30'), selesai_ms: at('09:30') };
export const open1 = { ditutup_ms: null, ditutup_oleh: '' };
/** Two open rooms, and a session after it. */
export const session: SesiRuang = {
  name: 'Sesi 1',
  jam_mulai: '07:30',
  jam_selesai: '09:30',
  ...times,
  seluruh_sesi: true,
  ruang: [
    { ruang: 'Lab 1', ...times, ...open1 },
    { ruang: 'Lab 2', ...times, ...open1 },
  ],
  sesudahnya: [{ id: 's2', name: 'Sesi 2', mulai_ms: at('09:45') }],
};
export const working = { status: 'SEDANG MENGERJAKAN', keadaan: 'mengerjakan', kontak_ms: 1_000 } as const;
export const done = { status: 'SELESAI', keadaan: 'selesai', kontak_ms: 1_000 } as const;

/** The room's screen with these rows, over a port that answers so. */
export function openRuang(answers: Record<string, unknown>, shown: readonly AbsenRow[]) {
  const port = buildFakePort({
    '/api/token-sesi/2026-06-01/s1': {
      token: 'ABCDEF',
      berlaku_sampai_ms: 301_000,
      rotasi_menit: 15,
      wajib: true,
    },
    '/api/sesi-ruang/2026-06-01/s1': session,
    ...answers,
  });
  port.events = async () =>
    new ReadableStream({
      start(stream) {
        const data = JSON.stringify({ rows: shown, server_ms: 1_000 });
        stream.enqueue(new TextEncoder().encode(`event: snapshot\ndata: ${data}\n\n`));
      },
    });
  renderScreen(
    port,
    <LiveRuang
      title="Pengawasan"
      tanggal="2026-06-01"
      sesi="s1"
      zona="WIB"
      filter={<p>tanggal dan sesi</p>}
    />,
  );
  return port;
}
export const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
/** An act on the session that stands in its menu, once the server has said what may be done. */
export async function pressMenu(name: string) {
  await screen.findByText(/ WIB$/);
  await press('Lainnya ▾');
  fireEvent.click(await screen.findByRole('menuitem', { name }));
}
