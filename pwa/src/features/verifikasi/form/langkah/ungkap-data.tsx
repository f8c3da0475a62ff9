import { Button, Typography } from '@mui/material';
import { ungkapData } from '@spmb/shared/verifikasi/calls.ts';
import type { KolomTertutup } from '@spmb/shared/verifikasi/kolom.ts';
import { useState } from 'react';
import { useAction } from '../../../../kit/call/use-action.ts';

/** Uncovers a number, on record. */
export function UngkapData({ id, kolom, label }: { id: string; kolom: KolomTertutup; label: string }) {
  const act = useAction(ungkapData);
  const [nilai, setNilai] = useState<string>();
  if (nilai !== undefined)
    return (
      <Typography className="figures" component="div" sx={{ fontWeight: 600 }}>
        {nilai}
      </Typography>
    );
  return (
    <Button
      size="small"
      aria-label={`Tampilkan ${label}`}
      disabled={act.isPending}
      sx={{ ml: 1, minHeight: 24, py: 0 }}
      onClick={() => act.mutate({ id, kolom, alasan: '' }, { onSuccess: ({ data }) => setNilai(data.nilai) })}
    >
      Tampilkan
    </Button>
  );
}
