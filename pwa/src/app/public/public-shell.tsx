import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { askDashboardAhead } from '../../features/ujian/dashboard/dashboard-memory.ts';
import { useServices, useSignIn } from '../../shell/services.tsx';
import { pathAfterLogin, startPathOf } from '../../shell/session/sign-in.ts';
import { ScreenOutlet } from '../../shell/screen-outlet.tsx';
import { SchoolFooter } from '../frame/school-footer.tsx';
import { UpdatePrompt } from '../frame/update-prompt.tsx';
import { ThemeToggle } from '../frame/theme-toggle.tsx';
import './public-shell.css';

/** Frame of the pages without a login. */
export function PublicShell() {
  const { http, session, clock, engine } = useServices();
  const token = useSignIn()?.token;
  const leadsHome = pathAfterLogin(useLocation().state, 'peserta') === startPathOf('peserta');
  useEffect(() => {
    // Who goes back to a sheet has it here, and what this device holds is not tidied up before he is there.
    if (!token || !leadsHome) return;
    // The dashboard goes on with it: the sheets are on their way while the login still says that it succeeded.
    void askDashboardAhead(http, session, clock).then(
      (ahead) => ahead && engine?.prepare(ahead.jadwal, () => undefined),
    );
  }, [http, session, clock, engine, token, leadsHome]);
  return (
    <div className="public-shell">
      <UpdatePrompt />
      <main>
        <ScreenOutlet />
      </main>
      <footer>
        <SchoolFooter />
        <ThemeToggle />
      </footer>
    </div>
  );
}
