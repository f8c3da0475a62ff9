import { Suspense } from 'react';
import { Outlet } from 'react-router-dom';
import { Busy } from '../ui/busy.tsx';

/**
 * The place of a screen in its frame. A screen whose part is still being fetched is waited for in here: what holds the frame, such
 * as an exam that runs, goes on meanwhile. Preact ends the effects of all that stands between a waiting part and the next
 * `Suspense` above it.
 */
export const ScreenOutlet = ({ context }: { context?: unknown }) => (
  <Suspense fallback={<Busy words="Membuka halaman…" />}>
    <Outlet context={context} />
  </Suspense>
);
