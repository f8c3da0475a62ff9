import { createRoot } from 'react-dom/client';
import { Router } from './app/router.tsx';
import { Screens } from './app/screens.tsx';
import { wireServices } from './app/wire-services.ts';
import { ClockDb } from './local-db/clock-db.ts';
import { DeviceDb } from './local-db/device-db.ts';
import { getPerangkat } from './local-db/perangkat.ts';
import { openSafeStorage } from './ports/safe-storage.ts';
import { untilAtRest } from './ports/until-at-rest.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import { ServicesProvider } from './shell/services.tsx';
import { drawLabel, keepLabel, readLabel } from './shell/session/device-label.ts';
import { createDurableSlot } from './shell/session/durable-slot.ts';
import { createSessionStore } from './shell/session/session-store.ts';
import { createSignInVault } from './shell/session/sign-in-vault.ts';
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
const { clock, randomness } = ports;
const engine = createExamEngine(ports);
const hasRunningAttempt = async (akun: string): Promise<boolean> =>
  (await engine.listHeld(akun)).some(({ berjalan }) => berjalan);
const session = createSessionStore(
  clock,
  createSignInVault(
    openSafeStorage(() => sessionStorage),
    createDurableSlot(db, clock),
    hasRunningAttempt,
  ),
);

const draw = (): string => readLabel(storage) ?? drawLabel(randomness);

async function start(): Promise<void> {
  // In this order: a device that is new is asked nothing before its first screen.
  const loaded = session.load();
  const perangkat = getPerangkat(db, draw).then((label) => keepLabel(storage, label), draw);
  await loaded;
  const services = wireServices({ session, clock, storage, perangkat });
  const { info } = services;
  const asked = info.refresh();
  // Where the root leads is the school's choice, of which a new device knows nothing yet.
  if (location.pathname === '/') {
    if (!info.current().version) await asked;
    // The public site is another document.
    if (info.current().halaman_awal === 'home') {
      location.replace('/home');
      return;
    }
  }
  createRoot(document.getElementById('root') as HTMLElement).render(
    <ServicesProvider value={{ ...services, engine }}>
      <Router>
        <Screens />
      </Router>
    </ServicesProvider>,
  );
  // What is kept and sent for later waits for the screen that is looked at.
  await untilAtRest();
  void engine.flushAll();
  await registerServiceWorker();
}

void start();
