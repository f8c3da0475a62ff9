import { createRoot } from 'react-dom/client';
import { Router } from './app/router.tsx';
import { deliverUnsent } from './app/session/deliver-unsent.ts';
import { OfficeScreens } from './app/staff/office-screens.tsx';
import { wireServices } from './app/wire-services.ts';
import { readMasuk, readPerangkat } from './local-db/read-device-rows.ts';
import { browserClock } from './ports/browser-clock.ts';
import { browserRandomness } from './ports/browser-randomness.ts';
import { openSafeStorage } from './ports/safe-storage.ts';
import { untilIdle } from './ports/until-idle.ts';
import { registerServiceWorker } from './service-worker/register.ts';
import { ServicesProvider } from './shell/services.tsx';
import { drawLabel, keepLabel, readLabel } from './shell/session/device-label.ts';
import { signInOf } from './shell/session/durable-slot.ts';
import { createSessionStore } from './shell/session/session-store.ts';
import { createSignInVault } from './shell/session/sign-in-vault.ts';
import './ui/tokens.css';
import './ui/base.css';

const storage = openSafeStorage(() => localStorage);

/** What writes the device's database comes when it is needed; a page opens without its library. */
const loadSlot = () => import('./app/session/device-slot.ts');
const session = createSessionStore(
  browserClock,
  createSignInVault(
    openSafeStorage(() => sessionStorage),
    {
      read: async () => {
        const kept = await readMasuk();
        return kept && signInOf(kept.masuk, kept.dasbor);
      },
      write: async (signIn) => (await loadSlot()).slot.write(signIn),
      remove: async () => (await loadSlot()).slot.remove(),
    },
    // Whether a participant's exam runs is for his own document to find out: here his login stays as it is.
    () => Promise.resolve(true),
  ),
);

/** The device's label, which its database takes over where it has none. */
const findLabel = async (): Promise<string> =>
  readLabel(storage) ??
  keepLabel(storage, (await readPerangkat().catch(() => undefined)) ?? drawLabel(browserRandomness));

async function start(): Promise<void> {
  await session.load();
  const services = wireServices({ session, clock: browserClock, storage, perangkat: findLabel() });
  void services.info.refresh();
  createRoot(document.getElementById('root') as HTMLElement).render(
    <ServicesProvider value={services}>
      <Router>
        <OfficeScreens />
      </Router>
    </ServicesProvider>,
  );
  await untilIdle();
  void deliverUnsent().catch(() => undefined);
  await registerServiceWorker();
  // A login that is remembered is forgotten also where the network is gone.
  if (session.current()?.ingat) await loadSlot();
}

void start();
