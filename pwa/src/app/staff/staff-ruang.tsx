import { Box, CssBaseline, ThemeProvider, Typography } from '@mui/material';
import { keluarKartu } from '@spmb/shared/absen/calls.ts';
import type { TiketKartu } from '@spmb/shared/absen/kartu-ruang.schema.ts';
import { clockText, dateInWords } from '@spmb/shared/kernel/zone.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { useCallback, useMemo, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { StaffPortContext } from '../../kit/port/staff-port.ts';
import { KartuRuangContext } from '../../features/absen/look/kartu-ruang-context.ts';
import { LiveRuang } from '../../features/absen/live-ruang.tsx';
import { RuangDisk } from '../../features/sekolah/ruang-disk.tsx';
import { forgetTicket, readTicket } from '../../shell/session/card-ticket.ts';
import { useAppInfo, useServices } from '../../shell/services.tsx';
import { RuangTopBar } from './frame/ruang-top-bar.tsx';
import { sayGoodbye } from '../../shell/staff/say-goodbye.ts';
import { createStaffPort } from '../../shell/staff/staff-http.ts';
import { buildQueryClient } from '../../shell/staff/staff-query-client.ts';
import { useStaffTheme } from './frame/use-staff-theme.ts';
import { useTitle } from '../../shell/use-title.ts';

const over =
  'Layar ruang ini sudah ditutup: kartunya diganti, dicabut, atau waktunya habis. Buka lagi dengan kartu yang berlaku.';
const left = 'Anda sudah keluar dari layar ruang.';

/** The live screen of one room, opened with its card. */
export function StaffRuang() {
  const [ticket, setTicket] = useState(readTicket);
  const [pesan, setPesan] = useState<string>();
  const [client] = useState(buildQueryClient);
  const theme = useStaffTheme();
  const end = useCallback(
    (message: string) => {
      forgetTicket();
      client.clear();
      setPesan(message);
      setTicket(undefined);
    },
    [client],
  );
  if (!ticket) return <Navigate to="/ruang" replace state={{ pesan }} />;
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      <QueryClientProvider client={client}>
        <RuangFrame ticket={ticket} onEnd={end} />
      </QueryClientProvider>
    </ThemeProvider>
  );
}

function RuangFrame({ ticket, onEnd }: { ticket: TiketKartu; onEnd: (message: string) => void }) {
  const { http, clock } = useServices();
  const { zona } = useAppInfo();
  const { tanggal, jadwal_ujian_sesi_id, ruang, sesi, nama, berlaku_sampai_ms } = ticket;
  const name = ruang || 'Tanpa ruang';
  useTitle(`Ruang ${name}`);
  const port = useMemo(() => {
    const authorization = () => `${ticket.type} ${ticket.token}`;
    const end = () => onEnd(over);
    const lapse = () => {
      end();
      return Promise.resolve();
    };
    return createStaffPort(http.as(ticket, end), { authorization, current: () => undefined, lapse }, clock);
  }, [http, ticket, clock, onEnd]);
  const title = (
    <>
      <Typography variant="h1" noWrap sx={{ fontSize: '1.125rem' }}>
        {name}
      </Typography>
      <Typography
        noWrap
        variant="caption"
        sx={{ display: 'block', lineHeight: 1.2, color: 'text.secondary' }}
      >
        {sesi} · {dateInWords(tanggal)} · layar ini terbuka sampai pukul {clockText(berlaku_sampai_ms, zona)}{' '}
        {zona}
      </Typography>
    </>
  );
  return (
    <StaffPortContext value={port}>
      <RuangTopBar
        nama={nama}
        onLeave={() => void sayGoodbye(http.as(ticket), keluarKartu).then(() => onEnd(left))}
      />
      <Box component="main" sx={{ px: { xs: 2, md: 3 }, py: 1, maxWidth: 1600, mx: 'auto' }}>
        <RuangDisk />
        <KartuRuangContext value={true}>
          <LiveRuang title={title} tanggal={tanggal} zona={zona} sesi={jadwal_ujian_sesi_id} filter={null} />
        </KartuRuangContext>
      </Box>
    </StaffPortContext>
  );
}
