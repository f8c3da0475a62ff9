import { Suspense, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { Busy } from '../ui/busy.tsx';
import { Notices } from '../ui/notices.tsx';
import { CrashPage } from './frame/crash-page.tsx';
import { SessionKeeper } from './session/session-keeper.tsx';

/** What stands around the screens of every document. */
export function Router({ children }: { children: ReactNode }) {
  return (
    <BrowserRouter>
      <Notices>
        <CrashPage>
          <Suspense fallback={<Busy words="Membuka halaman…" />}>
            <SessionKeeper />
            {children}
          </Suspense>
        </CrashPage>
      </Notices>
    </BrowserRouter>
  );
}
