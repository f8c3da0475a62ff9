import { Outlet } from 'react-router-dom';
import { SchoolFooter } from '../frame/school-footer.tsx';
import { UpdatePrompt } from '../frame/update-prompt.tsx';
import { ThemeToggle } from '../frame/theme-toggle.tsx';
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
