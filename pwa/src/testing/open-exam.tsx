import './one-realm.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { fetchLaterPart } from '../features/ujian/lembar/load-later-part.ts';
import { fetchImageZoom } from '../features/ujian/question/use-image-zoom.tsx';
import { jadwalUjianId, type World } from '../sync/testing/build-device.ts';
import { settle } from '../sync/testing/fake-time.ts';
import { buildServices, siti, type Answer, type TestServices } from './build-services.ts';
import { renderApp } from './render-app.tsx';

export const lembarPath = `/peserta/lembar-soal/${jadwalUjianId}`;
export const startPath = `/peserta/konfirmasi-mulai-ujian/${jadwalUjianId}`;
export const finishPath = `/peserta/konfirmasi-selesai-ujian/${jadwalUjianId}`;

export interface OpenedApp extends TestServices {
  /** Lets time pass at the device and everything that follows from it reach the screen. */
  pass(ms: number): Promise<void>;
}

async function build(answers: Record<string, Answer>, bolehMs = 3_600_000): Promise<OpenedApp> {
  localStorage.clear();
  const test = buildServices(answers, { bolehMs });
  const { jadwal } = test.world.server;
  answers['peserta/dashboard'] ??= { body: { peserta: siti.peserta } };
  answers['peserta/dashboard-jadwal-ujian'] ??= { body: [jadwal] };
  answers['peserta/fetch-info-status-ujian'] ??= { body: { selesai: false } };
  answers['peserta/fetch-info-soal'] ??= { body: { ...jadwal, ujian: jadwal.jadwal } };
  await test.services.session.begin({ token: 't', type: 'Bearer', expires_in: 43_200 }, siti, false);
  const pass = (ms: number) =>
    act(async () => {
      await test.world.time.advance(ms);
      await settle();
    });
  return { ...test, pass };
}

/** The application with Siti signed in, at an address. */
export async function openApp(address: string, answers: Record<string, Answer> = {}): Promise<OpenedApp> {
  const app = await build(answers);
  renderApp(app.services, address);
  await app.pass(200);
  return app;
}

/** The application with an exam begun on this device, at one of its addresses. `meanwhile` happens before the page opens; `bolehMs` is its time. */
export async function openBegun(
  address = lembarPath,
  meanwhile: (world: World) => unknown = () => undefined,
  bolehMs?: number,
): Promise<OpenedApp> {
  const app = await build({}, bolehMs);
  (await app.world.device.start()).close();
  await meanwhile(app.world);
  await Promise.all([fetchLaterPart(), fetchImageZoom()]);
  renderApp(app.services, address);
  await app.pass(200);
  return app;
}

export const press = (name: string | RegExp): void => {
  fireEvent.click(screen.getByRole('button', { name }));
};
export const address = (): string => screen.getByTestId('alamat').textContent;
