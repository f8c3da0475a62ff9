import { Stack, Typography } from '@mui/material';
import * as calls from '@spmb/shared/pengaturan/calls.ts';
import { useTitle } from '../../shell/use-title.ts';
import { DrawnLater } from '../../kit/display/drawn-later.tsx';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useFreshAnswer } from '../../kit/call/use-fresh-answer.ts';
import { KunciPesanSection } from './kunci-pesan.tsx';
import { KelompokForm, knownGroups } from './kelompok-form.tsx';

/** Groups that fill a screen. */
const firstLook = 2;

/** Settings by group. */
export function PengaturanScreen() {
  useTitle('Pengaturan');
  const settings = useFreshAnswer(calls.pengaturan);
  const forms = knownGroups(settings.data ?? {}).map((group) => (
    <KelompokForm key={`${group.nama} ${group.isi.versi}`} group={group} reload={settings.refetch} />
  ));
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h1">Pengaturan</Typography>
      {settings.isError && <ErrorState error={settings.error} retry={settings.refetch} />}
      {settings.isPending && <ListSkeleton />}
      {forms.slice(0, firstLook)}
      {settings.data && <DrawnLater>{forms.slice(firstLook)}</DrawnLater>}
      <KunciPesanSection />
    </Stack>
  );
}
