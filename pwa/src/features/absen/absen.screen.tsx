import { Stack, Typography } from '@mui/material';
import { SessionFilterFields } from '../../app/staff/session-filter-fields.tsx';
import { useSessionFilter } from '../../app/staff/use-session-filter.ts';
import { useTitle } from '../../app/use-title.ts';
import { EmptyState } from '../../crud/states.tsx';
import { Room } from './room.tsx';

/** Attendance and the proctor's commands for a date and session. */
export function AbsenScreen() {
  useTitle('Pengawasan Ujian');
  const filter = useSessionFilter();
  const { tanggal, sesi } = filter;
  const fields = <SessionFilterFields filter={filter} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h1">Pengawasan Ujian</Typography>
      {sesi === '' ? (
        <>
          <Stack direction="row" sx={{ columnGap: 1, rowGap: 1.5, flexWrap: 'wrap' }}>
            {fields}
          </Stack>
          <EmptyState text="Pilih tanggal dan sesi untuk mengawasi ujian." />
        </>
      ) : (
        <Room key={`${tanggal} ${sesi}`} tanggal={tanggal} sesi={sesi} filter={fields} />
      )}
    </Stack>
  );
}
