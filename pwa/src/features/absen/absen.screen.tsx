import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { formatDate } from '../../app/format-date.ts';
import { useAppInfo } from '../../app/services.tsx';
import { SessionFilterFields } from '../../app/staff/session-filter-fields.tsx';
import { useSessionFilter } from '../../app/staff/use-session-filter.ts';
import { useTitle } from '../../app/use-title.ts';
import { EmptyState } from '../../crud/display/states.tsx';
import { useOptions } from '../../crud/list/use-list.ts';
import { Room, type RoomDialogs } from './room.tsx';

/** Attendance and the proctor's commands for a date and session, with the dialogs of other domains. */
export function AbsenScreen(dialogs: RoomDialogs) {
  useTitle('Pengawasan Ujian');
  const { zona } = useAppInfo();
  const filter = useSessionFilter();
  const { tanggal, sesi } = filter;
  const nama = useOptions('/api/jadwal-ujian-sesi-combo').data?.find(({ value }) => value === sesi)?.label;
  const fields = <SessionFilterFields filter={filter} />;
  return (
    <Stack sx={{ gap: 2 }}>
      <Box>
        <Stack direction="row" sx={{ gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h1">Pengawasan Ujian</Typography>
          {sesi !== '' && (
            <Button
              component={Link}
              to={`/backend/kertas-ujian?tanggal=${tanggal}&sesi=${sesi}`}
              startIcon={<PrintOutlined />}
              sx={{ whiteSpace: 'nowrap', flexShrink: 0 }}
            >
              Kertas ujian
            </Button>
          )}
        </Stack>
        {nama !== undefined && (
          // On a phone the fields that say so are folded away.
          <Typography variant="body2" sx={{ color: 'text.secondary', display: { sm: 'none' } }}>
            {nama} · {formatDate(tanggal)}
          </Typography>
        )}
      </Box>
      {sesi === '' ? (
        <>
          <Stack direction="row" sx={{ columnGap: 1, rowGap: 1.5, flexWrap: 'wrap' }}>
            {fields}
          </Stack>
          <EmptyState text="Pilih tanggal dan sesi untuk mengawasi ujian." />
        </>
      ) : (
        <Room
          key={`${tanggal} ${sesi}`}
          tanggal={tanggal}
          sesi={sesi}
          zona={zona}
          filter={fields}
          {...dialogs}
        />
      )}
    </Stack>
  );
}
