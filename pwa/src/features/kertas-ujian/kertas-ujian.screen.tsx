import { Box, Stack, Typography } from '@mui/material';
import { at as placed } from '@spmb/shared/kernel/call.ts';
import { withDot } from '@spmb/shared/kernel/zone.ts';
import { sesiKertas } from '@spmb/shared/kertas-ujian/calls.ts';
import { formatDay } from '../../shell/format-date.ts';
import { useWatchedSession } from '../../shell/staff/sesi/use-watched-session.ts';
import { WatchedSessionFields, WatchedSessionList } from '../../shell/staff/sesi/watched-session.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { EmptyState, ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { BeritaAcaraList } from './berita-acara-list.tsx';
import { PrintKertas } from './print-kertas.tsx';

/** The papers of a date and session by room. */
export function KertasUjianScreen() {
  useTitle('Kertas Ujian');
  const watched = useWatchedSession();
  const { tanggal, sesi } = watched.filter;
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h1">Kertas Ujian</Typography>
      <Stack direction="row" sx={{ columnGap: 1, rowGap: 1.5, flexWrap: 'wrap' }}>
        <WatchedSessionFields watched={watched} />
      </Stack>
      {sesi === '' ? (
        <WatchedSessionList watched={watched} />
      ) : (
        <KertasOfSesi key={`${tanggal} ${sesi}`} tanggal={tanggal} sesi={sesi} />
      )}
    </Stack>
  );
}

function KertasOfSesi({ tanggal, sesi }: { tanggal: string; sesi: string }) {
  const at = { tanggal, jadwal_ujian_sesi_id: sesi };
  const kertas = useAnswer(placed(sesiKertas, at));
  if (kertas.isError) return <ErrorState error={kertas.error} retry={kertas.refetch} />;
  if (!kertas.data) return <ListSkeleton />;
  const { data } = kertas;
  const hours = `${withDot(data.jam_mulai)}–${withDot(data.jam_selesai)} ${data.zona}`;
  return (
    <Box>
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        {data.sesi} · {formatDay(tanggal)} · {hours}
      </Typography>
      {data.ruang.length === 0 ? (
        <EmptyState text="Belum ada peserta pada tanggal dan sesi ini. Panitia membuatnya di menu Jadwal Peserta." />
      ) : (
        <>
          <PrintKertas at={at} kertas={data} />
          <BeritaAcaraList at={at} kertas={data} />
        </>
      )}
    </Box>
  );
}
