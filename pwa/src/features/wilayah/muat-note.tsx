import { Alert } from '@mui/material';
import { muatWilayah } from '@spmb/shared/wilayah/calls.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useStaffPort } from '../../kit/port/staff-port.ts';

const askEveryMs = 2_000;
const all = 100;

/** Says that the regions are still being loaded, and how far, until they all are; lists are read again as they grow. */
export function MuatNote() {
  const port = useStaffPort();
  const client = useQueryClient();
  const { data: persen = all } = useQuery({
    queryKey: ['wilayah-muat'],
    queryFn: async () => (await port.call(muatWilayah)).persen,
    refetchInterval: ({ state }) => (state.data === undefined || state.data < all ? askEveryMs : false),
  });
  const isLoading = persen < all;
  useEffect(() => {
    if (!isLoading) return;
    return () => void client.invalidateQueries({ queryKey: ['list'] });
  }, [isLoading, persen, client]);
  if (!isLoading) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      Data wilayah sedang dimuat ({persen} %). Yang belum tampak menyusul sendiri.
    </Alert>
  );
}
