import { Button, Stack, Typography } from '@mui/material';
import { withDot } from '@spmb/shared/kernel/zone.ts';
import { z } from 'zod';
import type { SessionFilter } from '../../app/staff/use-session-filter.ts';
import { ErrorState, ListSkeleton } from '../../crud/display/states.tsx';
import { useAll } from '../../crud/list/use-list.ts';

const sesiContract = z.object({
  id: z.string(),
  name: z.string(),
  jam_mulai: z.string(),
  jam_selesai: z.string(),
  peserta: z.int(),
});

/** The sessions of a date with their participants, each a way to its list. */
export function SesiOfTanggal({ filter: { tanggal, choose } }: { filter: SessionFilter }) {
  const sesis = useAll(`/api/jadwal-ujian-peserta/${tanggal}`, sesiContract);
  if (sesis.isError && !sesis.data) return <ErrorState error={sesis.error} retry={sesis.refetch} />;
  if (!sesis.data) return <ListSkeleton rows={2} />;
  return (
    <Stack component="ul" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
      {sesis.data.map(({ id, name, jam_mulai, jam_selesai, peserta }) => (
        <li key={id}>
          <Button
            fullWidth
            variant="outlined"
            onClick={() => choose({ sesi: id })}
            sx={{ justifyContent: 'space-between', py: 1.5 }}
          >
            <span>
              {name} ({withDot(jam_mulai)}–{withDot(jam_selesai)})
            </span>
            <Typography component="span" className="figures">
              {peserta.toLocaleString('id-ID')} peserta
            </Typography>
          </Button>
        </li>
      ))}
    </Stack>
  );
}
