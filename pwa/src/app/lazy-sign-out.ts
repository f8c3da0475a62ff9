import { lazy } from 'react';
import { untilLoaded } from '../ports/until-loaded.ts';

/** Loaded when somebody wants to leave: nothing of the exam waits for it. */
export const SignOutDialog = lazy(async () => ({
  default: (await untilLoaded(() => import('./sign-out-dialog.tsx'))).SignOutDialog,
}));
