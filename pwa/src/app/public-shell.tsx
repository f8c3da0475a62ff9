import { Outlet } from 'react-router-dom';
import { SchoolLinks } from './school-links.tsx';
import { UpdatePrompt } from './update-prompt.tsx';
import { useAppInfo } from './services.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import './public-shell.css';

/** Frame of the pages without a login. */
export function PublicShell() {
  const { company, alamat, telepon } = useAppInfo();
  return (
    <div className="public-shell">
      <UpdatePrompt />
      <main>
        <Outlet />
      </main>
      <footer>
        <span>
          {alamat} {telepon}
        </span>
        <span>© 2025-2026 {company}</span>
        <SchoolLinks />
        <ThemeToggle />
      </footer>
    </div>
  );
}
