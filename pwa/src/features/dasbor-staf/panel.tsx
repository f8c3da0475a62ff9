import { Box, Paper, Skeleton, Typography } from '@mui/material';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '../../kit/display/states.tsx';

interface PanelProps<Answer> {
  title: string;
  /** What is counted, or what the figures mean. */
  note?: ReactNode;
  /** Beside the title. */
  action?: ReactNode;
  query: UseQueryResult<Answer>;
  /** The sentence in its place where there is nothing to show. */
  empty?: (answer: Answer) => string | undefined;
  children: (answer: Answer) => ReactNode;
}

/** A part of the statistics: its shape while it is asked, a sentence where it is empty or failed. */
export function Panel<Answer>({ title, note, action, query, empty, children }: PanelProps<Answer>) {
  const { data, isError, error, refetch } = query;
  const sentence = data === undefined ? undefined : empty?.(data);
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={paper}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
        <Typography variant="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {action}
      </Box>
      {note && (
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
          {note}
        </Typography>
      )}
      {data === undefined && isError && <ErrorState error={error} retry={refetch} />}
      {data === undefined && !isError && (
        <Skeleton variant="rounded" height={160} role="status" aria-label={`Memuat ${title}`} />
      )}
      {sentence !== undefined && <Typography sx={{ color: 'text.secondary', py: 2 }}>{sentence}</Typography>}
      {data !== undefined && sentence === undefined && children(data)}
    </Paper>
  );
}

const paper = { p: 2, minWidth: 0, breakInside: 'avoid' } as const;
