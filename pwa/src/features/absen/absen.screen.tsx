import { Stack, Typography } from '@mui/material';
import { formatDate } from '../../shell/format-date.ts';
import { useAppInfo } from '../../shell/services.tsx';
import { useWatchedSession } from '../../shell/staff/sesi/use-watched-session.ts';
import { WatchedSessionFields, WatchedSessionList } from '../../shell/staff/sesi/watched-session.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { LiveRuang } from './live-ruang.tsx';
import type { PersonDialogs } from './commands/use-person-dialogs.tsx';

/** Attendance and the proctor's commands for a date and session, with the dialogs of other domains. */
export function AbsenScreen(dialogs: PersonDialogs) {
  useTitle('Pengawasan Ujian');
  const { zona } = useAppInfo();
  const watched = useWatchedSession();
  const { tanggal, sesi } = watched.filter;
  const chosen = watched.sesis.data?.find(({ id }) => id === sesi);
  const fields = <WatchedSessionFields watched={watched} />;
  if (sesi === '')
    return (
      <Stack sx={{ gap: 2 }}>
        <Typography variant="h1">Pengawasan Ujian</Typography>
        <Stack direction="row" sx={{ columnGap: 1, rowGap: 1.5, flexWrap: 'wrap' }}>
          {fields}
        </Stack>
        <WatchedSessionList watched={watched} />
      </Stack>
    );
  const title = (
    <>
      <Typography variant="h1" noWrap sx={{ fontSize: { xs: '0.9375rem', md: '1.125rem' } }}>
        Pengawasan Ujian
      </Typography>
      <Typography
        noWrap
        variant="caption"
        sx={{ display: 'block', lineHeight: 1.2, color: 'text.secondary' }}
      >
        {[chosen?.name, formatDate(tanggal)].filter(Boolean).join(' · ')}
      </Typography>
    </>
  );
  return (
    <LiveRuang
      key={`${tanggal} ${sesi}`}
      title={title}
      tanggal={tanggal}
      sesi={sesi}
      zona={zona}
      filter={fields}
      {...dialogs}
    />
  );
}
