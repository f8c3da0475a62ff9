import CloseOutlined from '@mui/icons-material/CloseOutlined';
import { Button, IconButton, Paper, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useNotify } from '../../ui/notices.tsx';
import { noticeOf } from '../display/error-detail.tsx';
import { useStaffPort } from '../port/staff-port.ts';
import type { ListQuery } from '../list/page-of-rows.ts';
import type { Chosen } from './use-chosen.ts';
import { readAllIds, type ListCall, type Narrowed } from '../list/use-list.ts';

interface ChosenBarProps {
  chosen: Chosen;
  /** What the list shows: where it is read, what narrows it and is looked for, how many rows were found. */
  list: ListCall<{ id: string }>;
  narrowed?: Narrowed | undefined;
  query: ListQuery;
  total: number | undefined;
  /** What can be done with the chosen rows. */
  children: ReactNode;
}

/** How many rows are chosen over all pages, the way to choose all that were found, and what can be done with them. */
export function ChosenBar({
  chosen: { chosen, add, clear },
  list,
  narrowed,
  query,
  total = 0,
  children,
}: ChosenBarProps) {
  const port = useStaffPort();
  const notify = useNotify();
  const all = useMutation({
    mutationFn: () => readAllIds(port, list, query, narrowed),
    onSuccess: add,
    onError: (error) => notify('error', noticeOf(error)),
  });
  if (chosen.size === 0) return null;
  return (
    <Paper role="region" aria-label="Pilihan" variant="outlined" sx={bar}>
      <IconButton edge="start" size="small" aria-label="Batal pilih" title="Batal pilih" onClick={clear}>
        <CloseOutlined fontSize="small" />
      </IconButton>
      <Typography role="status" className="figures" sx={{ mr: 'auto' }}>
        {chosen.size.toLocaleString('id-ID')} dipilih
      </Typography>
      {total > chosen.size && (
        <Button disabled={all.isPending} onClick={() => all.mutate()}>
          {all.isPending ? 'Memilih…' : `Pilih semua ${total.toLocaleString('id-ID')} hasil`}
        </Button>
      )}
      {children}
    </Paper>
  );
}

const bar = {
  position: 'sticky',
  top: 64,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  mb: 2,
  px: 2,
  py: 0.5,
} as const;
