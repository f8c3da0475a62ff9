import PlayArrowOutlined from '@mui/icons-material/PlayArrowOutlined';
import { Alert, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { daftarKerja, jalankanKerja, type KerjaLatar } from '@spmb/shared/kerja-latar/calls.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { KerjaCard } from './kerja-card.tsx';

/** Work that the server does by itself, and its start by hand. */
export function KerjaLatarScreen() {
  useTitle('Pekerjaan Latar');
  const list = useAnswer(daftarKerja, { everyMs: 5_000 });
  return (
    <Stack sx={{ gap: 3 }}>
      <Typography variant="h1">Pekerjaan Latar</Typography>
      <Alert severity="info">
        Pekerjaan ini dikerjakan server sendiri; menjalankannya sekarang tidak menerbitkan apa pun.
        {list.data?.some(({ kode }) => kode === 'pencadangan') &&
          ' Daftar pencadangan dan tempat keduanya ada di menu Pencadangan.'}
      </Alert>
      {list.isError && <ErrorState error={list.error} retry={list.refetch} />}
      {list.isPending && <ListSkeleton rows={6} />}
      {list.data && <Start jobs={list.data} />}
      <Stack sx={{ gap: 1.5 }}>
        {list.data?.map((job) => (
          <KerjaCard key={job.kode} job={job} />
        ))}
      </Stack>
    </Stack>
  );
}

/** The choice of the specification: a job, and its start. */
function Start({ jobs }: { jobs: readonly KerjaLatar[] }) {
  const [kode, setKode] = useState(jobs[0]?.kode ?? '');
  const act = useAction(at(jalankanKerja, { kode }));
  return (
    <Stack direction="row" sx={{ gap: 1.5, flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        select
        label="Woker"
        value={kode}
        onChange={(event) => setKode(event.target.value)}
        sx={{ flex: '1 1 240px', maxWidth: 420 }}
      >
        {jobs.map((job) => (
          <MenuItem key={job.kode} value={job.kode}>
            {job.nama}
          </MenuItem>
        ))}
      </TextField>
      <Button
        variant="contained"
        startIcon={<PlayArrowOutlined />}
        disabled={act.isPending}
        onClick={() => act.mutate(undefined)}
      >
        {act.isPending ? 'Sedang berjalan…' : 'Jalankan'}
      </Button>
    </Stack>
  );
}
