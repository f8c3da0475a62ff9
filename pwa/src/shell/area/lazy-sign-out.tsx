import { lazy, Suspense } from 'react';
import { untilLoaded } from '../../ports/until-loaded.ts';

const Dialog = lazy(async () => ({
  default: (await untilLoaded(() => import('./sign-out-dialog.tsx'))).SignOutDialog,
}));

/** Loaded when somebody wants to leave: nothing of the exam waits for it. */
export const SignOutDialog = (props: { onClose: () => void }) => (
  <Suspense>
    <Dialog {...props} />
  </Suspense>
);
