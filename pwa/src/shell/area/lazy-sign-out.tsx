import { Suspense } from 'react';
import { untilLoaded } from '../../ports/until-loaded.ts';
import { lazyScreen } from '../lazy-screen.ts';

const Dialog = lazyScreen(() => untilLoaded(() => import('./sign-out-dialog.tsx')), 'SignOutDialog');

/** Loaded when somebody wants to leave: nothing of the exam waits for it. */
export const SignOutDialog = (props: { onClose: () => void }) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
