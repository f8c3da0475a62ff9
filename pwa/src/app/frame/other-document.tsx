import { useEffect } from 'react';
import { untilLoaded } from '../../ports/until-loaded.ts';
import { lazyScreen } from '../../shell/lazy-screen.ts';
import { useServices } from '../../shell/services.tsx';
import { Busy } from '../../ui/busy.tsx';

const NotFound = lazyScreen(() => import('./not-found.tsx'), 'NotFound');

/** The address for which the server gave this document: asked for it again, it would give no other. */
const given = location.pathname;

/** Without a service worker the server has to be there: what a browser shows in its place leads nowhere. */
async function untilGiven(): Promise<void> {
  if ('serviceWorker' in navigator && navigator.serviceWorker.controller) return;
  await untilLoaded(async () => {
    const { ok } = await fetch(location.href, { cache: 'no-cache' });
    if (!ok) throw new Error('no page');
  });
}

/**
 * An address that this document does not have: the browser loads the one that has it, at the same place of its history,
 * so that what the address was opened with is still there.
 */
export function OtherDocument() {
  const { session } = useServices();
  const isOurs = location.pathname === given;
  useEffect(() => {
    if (isOurs) return;
    let load = () => location.reload();
    // What ended or began the login has its last word first, on the disk and on where it leads.
    const isReady = session.settled().then(untilGiven);
    void isReady.then(() => setTimeout(() => load()));
    return () => {
      load = () => undefined;
    };
  }, [isOurs, session]);
  return isOurs ? <NotFound /> : <Busy words="Membuka halaman… Bila lama, periksa jaringan ke server." />;
}
