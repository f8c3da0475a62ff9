import { Outlet } from 'react-router-dom';
import { SchoolFooter } from './school-footer.tsx';
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
        <SchoolFooter />
        <ThemeToggle />
      </footer>
    </div>
  );
}
