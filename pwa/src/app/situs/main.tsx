import { createRoot } from 'react-dom/client';
import { createPublicData } from '../../features/situs/data/public-data.ts';
import { createHttpClient } from '../../http/http-client.ts';
import { browserClock } from '../../ports/browser-clock.ts';
import { browserRandomness } from '../../ports/browser-randomness.ts';
import { openSafeStorage } from '../../ports/safe-storage.ts';
import { untilIdle } from '../../ports/until-idle.ts';
import { keepAddresses, registerServiceWorker } from '../../service-worker/register.ts';
import { createInfoStore } from '../../shell/theme/app-info.ts';
import { wearBranding } from '../../shell/theme/branding.ts';
import { menuOf } from './menu.ts';
import { Situs } from './situs.tsx';
import '../../ui/tokens.css';
import '../../ui/base.css';
import './situs.css';

const storage = openSafeStorage(() => localStorage);
// Nobody is signed in here, whoever may be elsewhere: everybody is answered the same.
const http = createHttpClient({
  fetch: (...request) => fetch(...request),
  perangkat: '',
  authorization: () => undefined,
  onUnauthorized: () => undefined,
});
const info = createInfoStore(http, storage);
const data = createPublicData({ http, clock: browserClock, randomness: browserRandomness });

wearBranding(info, storage);
createRoot(document.getElementById('root') as HTMLElement).render(
  <Situs services={{ http, info, clock: browserClock }} data={data} />,
);

/** What opens these pages again waits for the page that is looked at. */
async function keep(): Promise<void> {
  await untilIdle();
  // Who signs up will use the application; the many who only look are not made to fetch it.
  if (location.pathname === '/registrasi') await registerServiceWorker();
  await keepAddresses(location.pathname, ...menuOf({ pagu: true }).map(({ path }) => path));
}

if (import.meta.env.PROD) void keep();
