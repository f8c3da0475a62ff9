import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { useAppInfo, useSite } from '../../shell/site.tsx';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { SchoolFooter } from '../frame/school-footer.tsx';
import { ThemeToggle } from '../frame/theme-toggle.tsx';
import { UpdatePrompt } from '../frame/update-prompt.tsx';
import { menuOf } from './menu.ts';

/** The school above and below every public page. On a phone its menu lies under the thumb. */
export function SitusFrame({ children }: { children: ReactNode }) {
  const info = useAppInfo();
  const [path] = useLocation();
  const main = useRef<HTMLElement>(null);
  const opened = useRef(path);
  // A page of the same document begins at its top, for eyes and for screen readers.
  useEffect(() => {
    if (opened.current === path) return;
    opened.current = path;
    scrollTo(0, 0);
    main.current?.focus();
  }, [path]);
  return (
    <div className="situs">
      <UpdatePrompt />
      <header>
        <Link className="situs-mark" href="/home">
          <img src={info.apps_logo || '/icon.svg'} width={40} height={40} alt="" />
          <strong>{info.company}</strong>
        </Link>
        <nav aria-label="Menu utama">
          {menuOf(info).map((entry) => (
            <Link key={entry.path} href={entry.path} aria-current={path === entry.path ? 'page' : undefined}>
              {entry.words}
            </Link>
          ))}
          <a href="/login">Login</a>
        </nav>
      </header>
      <main ref={main} tabIndex={-1}>
        <SchoolNote />
        {children}
      </main>
      <footer>
        <SchoolFooter />
        {info.tahun_ajaran && <span className="muted">Tahun ajaran {info.tahun_ajaran}</span>}
        <ThemeToggle />
      </footer>
    </div>
  );
}

/** Asks who the school is, and says so where that cannot be known yet. */
function SchoolNote() {
  const { info } = useSite();
  const { version } = useAppInfo();
  const [isAsked, setAsked] = useState(false);
  const ask = useCallback(
    () =>
      void info.refresh().then(() => {
        setAsked(true);
      }),
    [info],
  );
  useEffect(ask, [ask]);
  if (version !== '' || !isAsked) return null;
  return (
    <MessageBox tone="red" role="alert">
      Data sekolah belum dapat diambil. Periksa sambungan internet, lalu coba lagi.
      <div>
        <Button onClick={ask}>Coba lagi</Button>
      </div>
    </MessageBox>
  );
}
