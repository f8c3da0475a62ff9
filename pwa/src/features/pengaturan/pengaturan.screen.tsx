import { Stack, Typography } from '@mui/material';
import { z } from 'zod';
import { useTitle } from '../../app/use-title.ts';
import { ErrorState, ListSkeleton } from '../../crud/display/states.tsx';
import { useRecord } from '../../crud/list/use-list.ts';
import { KelompokForm, knownGroups } from './kelompok-form.tsx';

const answer = z.record(z.string(), z.looseObject({ versi: z.int() }));

/** Settings by group. */
export function PengaturanScreen() {
  useTitle('Pengaturan');
  const settings = useRecord('/api/pengaturan', answer);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h1">Pengaturan</Typography>
      {settings.isError && <ErrorState error={settings.error} retry={settings.refetch} />}
      {settings.isPending && <ListSkeleton />}
      {settings.data &&
        knownGroups(settings.data).map((group) => (
          <KelompokForm key={`${group.nama} ${group.isi.versi}`} group={group} reload={settings.refetch} />
        ))}
    </Stack>
  );
}
