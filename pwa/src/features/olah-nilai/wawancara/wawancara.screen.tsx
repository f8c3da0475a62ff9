import { Button, Stack, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { daftarNilaiSeleksi } from '@spmb/shared/olah-nilai/calls.ts';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { useTitle } from '../../../shell/use-title.ts';
import { EmptyState, ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { useAll } from '../../../kit/list/use-list.ts';
import { LembarWawancara } from './lembar-wawancara.tsx';
import { useProgram } from '../program/use-program.ts';

/** Interviews of a programme, typed like a sheet: arrows, Enter, pasted columns, one step back. */
export function WawancaraScreen() {
  const { jurusan_id = '' } = useParams();
  const title = `Wawancara ${useProgram(jurusan_id)?.name ?? ''}`.trim();
  useTitle(title);
  const list = useAll(at(daftarNilaiSeleksi, { jurusan_id }));
  return (
    <Stack sx={{ gap: 2, maxWidth: 900 }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography variant="h1" sx={{ flex: 1 }}>
          {title}
        </Typography>
        <Button component={RouterLink} to={`/backend/olahnilai-index/${jurusan_id}`}>
          Kembali ke nilai
        </Button>
      </Stack>
      {list.isPending && <ListSkeleton />}
      {list.isError && <ErrorState error={list.error} retry={list.refetch} />}
      {list.data?.length === 0 && (
        <EmptyState text="Belum ada pendaftar terverifikasi yang memilih program ini." />
      )}
      {list.data && list.data.length > 0 && (
        <LembarWawancara key={jurusan_id} jurusanId={jurusan_id} rows={list.data} />
      )}
    </Stack>
  );
}
