import { Stack } from '@mui/material';
import type { ReactNode } from 'react';

/**
 * The fields of a form. While it is being saved they take nothing: what came after the values that are on their way
 * would be lost when the form closes or empties.
 */
export function BusyFields({ isBusy, children }: { isBusy: boolean; children: ReactNode }) {
  return (
    <Stack inert={isBusy} sx={{ gap: 'inherit', flex: 1, ...(isBusy && slow) }}>
      {children}
    </Stack>
  );
}

/** A save that is over at once flickers not. */
const slow = { opacity: 0.6, transition: 'opacity 0.2s 0.3s' } as const;
