import { Suspense } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Busy } from '../ui/busy.tsx';
import { Notices } from '../ui/notices.tsx';
import { CrashPage } from './frame/crash-page.tsx';
import { Screens } from './screens.tsx';
import { SessionKeeper } from './session/session-keeper.tsx';

/** All addresses of the application. */
export function Router() {
  return (
    <BrowserRouter>
      <Notices>
        <CrashPage>
          <Suspense fallback={<Busy words="Membuka halaman…" />}>
            <SessionKeeper />
            <Screens />
          </Suspense>
        </CrashPage>
      </Notices>
    </BrowserRouter>
  );
}
