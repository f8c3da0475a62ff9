import { Alert, Box, Button, Skeleton, Stack, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { ErrorDetail } from './error-detail.tsx';
import { messageOf } from '../port/staff-port.ts';

/** Says what is missing and what to do about it. */
export function EmptyState({ text, action }: { text: string; action?: ReactNode }) {
  return (
    <Stack className="empty-state" sx={{ alignItems: 'center', gap: 2, px: 2, py: 6, textAlign: 'center' }}>
      <Typography sx={{ color: 'text.secondary', maxWidth: '48ch' }}>{text}</Typography>
      {action}
    </Stack>
  );
}

/** A read that failed, with the way to try again. */
export function ErrorState({ error, retry }: { error: unknown; retry: () => unknown }) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" onClick={() => void retry()}>
          Coba lagi
        </Button>
      }
    >
      {messageOf(error)}
      <ErrorDetail error={error} />
    </Alert>
  );
}

export function ListSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <Box role="status" aria-label="Memuat data" sx={{ p: 2 }}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} variant="rounded" height={28} sx={{ my: 1.5 }} />
      ))}
    </Box>
  );
}
