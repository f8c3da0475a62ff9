import { useState } from 'react';
import { Link } from 'react-router-dom';
import { UpdatePrompt } from '../frame/update-prompt.tsx';
import { Button } from '../../ui/button.tsx';
import { SchoolFooter } from '../frame/school-footer.tsx';
import { useAppInfo, useSignIn } from '../../shell/services.tsx';
import { ScreenOutlet } from '../../shell/screen-outlet.tsx';
import { SignOutDialog } from '../../shell/area/lazy-sign-out.tsx';
import { ThemeToggle } from '../frame/theme-toggle.tsx';
import './participant-shell.css';

/** Frame of the participant's pages: whose they are, and the way out. */
export function ParticipantShell() {
  const { company, apps_logo } = useAppInfo();
  const user = useSignIn()?.user;
  const [leaving, setLeaving] = useState(false);
  return (
    <div className="participant-shell">
      <header>
        <img src={apps_logo || '/icon.svg'} alt="" />
        <div className="participant-shell-name">
          <strong>{company}</strong>
          <span className="muted">{user?.peserta?.nama ?? user?.username}</span>
        </div>
        <Button
          icon="logout"
          onClick={() => {
            setLeaving(true);
          }}
        >
          Keluar
        </Button>
      </header>
      <UpdatePrompt />
      <main>
        <ScreenOutlet />
      </main>
      <footer>
        <Link className="button button-quiet" to="/peserta/profil-akun">
          Profil
        </Link>
        <Link className="button button-quiet" to="/peserta/chngpwd">
          Ganti Kata Sandi
        </Link>
        <ThemeToggle />
        <SchoolFooter />
      </footer>
      {leaving && (
        <SignOutDialog
          onClose={() => {
            setLeaving(false);
          }}
        />
      )}
    </div>
  );
}
