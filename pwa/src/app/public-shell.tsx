import { Outlet } from 'react-router-dom';
import { UpdatePrompt } from './update-prompt.tsx';
import { ThemeToggle } from './theme-toggle.tsx';
import './public-shell.css';

/** Frame of the pages without a login. */
export function PublicShell() {
  return (
    <div className="public-shell">
      <UpdatePrompt />
      <main>
        <Outlet />
      </main>
      <footer>
        <span>© 2025-2026</span>
        <ThemeToggle />
      </footer>
    </div>
  );
}
