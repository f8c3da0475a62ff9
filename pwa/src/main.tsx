import { createRoot } from 'react-dom/client';
import { createInfoStore } from './shell/theme/app-info.ts';
import { createDurableSlot } from './shell/session/durable-slot.ts';
import { createDeviceProofs } from './shell/session/device-proofs.ts';
import { createHttpClient } from './http/http-client.ts';
import { Router } from './app/router.tsx';
import { ServicesProvider } from './shell/services.tsx';
import { createSessionStore } from './shell/session/session-store.ts';
import { createSignInVault } from './shell/session/sign-in-vault.ts';
import { wearBranding } from './shell/theme/branding.ts';
import { ClockDb } from './local-db/clock-db.ts';
import { DeviceDb } from './local-db/device-db.ts';
import { getPerangkat } from './local-db/perangkat.ts';
import { untilIdle } from './ports/until-idle.ts';
import { openSafeStorage } from './ports/safe-storage.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import { createBrowserPorts } from './sync/browser/browser-ports.ts';
import { createExamEngine } from './sync/create-exam-engine.ts';
import './ui/tokens.css';
import './ui/base.css';

const storage = openSafeStorage(() => localStorage);

const db = new DeviceDb();
const ports = createBrowserPorts({
  db,
  clockDb: new ClockDb(),
  authorization: () => Promise.resolve(session.authorization()),
  marks: storage,
  akun: () => (session.current() ?? session.ended())?.user.email,
});
const engine = createExamEngine(ports);
const hasRunningAttempt = async (akun: string): Promise<boolean> =>
  (await engine.listHeld(akun)).some(({ berjalan }) => berjalan);
const session = createSessionStore(
  ports.clock,
  createSignInVault(
    openSafeStorage(() => sessionStorage),
    createDurableSlot(db, ports.clock),
    hasRunningAttempt,
  ),
);

const drawLabel = (): string =>
  Array.from(ports.randomness.bytes(6), (byte) => (byte % 36).toString(36).toUpperCase()).join('');

async function start(): Promise<void> {
  // In this order: a device that is new is asked nothing before its first screen.
  const loaded = session.load();
  const perangkat = getPerangkat(db, drawLabel).catch(drawLabel);
  await loaded;
  const http = createHttpClient({
    fetch: (...request) => fetch(...request),
    perangkat,
    authorization: session.authorization,
    onUnauthorized: () => void session.lapse(),
  });
  const info = createInfoStore(http, storage);
  const proofs = createDeviceProofs(storage);
  wearBranding(info, storage);
  const asked = info.refresh();
  // Where the root leads is the school's choice, of which a new device knows nothing yet.
  if (location.pathname === '/' && !info.current().version) await asked;
  createRoot(document.getElementById('root') as HTMLElement).render(
    <ServicesProvider value={{ http, session, info, engine, proofs, clock: ports.clock }}>
      <Router />
    </ServicesProvider>,
  );
  // What is kept and sent for later waits for the screen that is looked at.
  await untilIdle();
  void engine.flushAll();
  await registerServiceWorker();
}

void start();
