import OpenInFullOutlined from '@mui/icons-material/OpenInFullOutlined';
import { Box, Button, Dialog, IconButton, Stack, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { tokenSesi } from '@spmb/shared/ujian/calls.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { messageOf, useStaffPort } from '../../../kit/port/staff-port.ts';
import { useNow } from '../time/use-now.ts';

interface TokenLineProps {
  tanggal: string;
  sesi: string;
  /** Server's clock minus this device's. */
  offsetMs: number;
  /** Rises when something of the session changed, the token among it. */
  perubahan: number;
  /** A sheet is covered until the token is typed. */
  isAsked: boolean;
}

/**
 * The token that participants type to begin, with the time until the next one; large enough for a projector on demand.
 * Where no exam of the session needs it, a line says so.
 */
export function TokenLine({ tanggal, sesi, offsetMs, perubahan, isAsked }: TokenLineProps) {
  const port = useStaffPort();
  const call = at(tokenSesi, { tanggal, sesi });
  const query = useQuery({
    queryKey: ['token', call.path, perubahan],
    queryFn: () => port.call(call),
    placeholderData: keepPreviousData,
  });
  const [isLarge, setLarge] = useState(false);
  const nowMs = useNow(1_000) + offsetMs;
  const leftMs = query.data && Math.max(0, query.data.berlaku_sampai_ms - nowMs);
  const { refetch } = query;
  const expired = leftMs === 0;
  useEffect(() => {
    if (expired) void refetch();
  }, [expired, refetch]);
  if (query.isError && !query.data) return <Typography variant="body2">{messageOf(query.error)}</Typography>;
  if (!query.data) return null;
  const { token, wajib } = query.data;
  if (!wajib && !isAsked)
    return (
      <Typography
        variant="body2"
        title="Peserta langsung menekan Mulai ujian."
        sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}
      >
        Sesi ini tanpa token
      </Typography>
    );
  const text = `${token.slice(0, 3)}-${token.slice(3)}`;
  const next = leftMs === undefined ? '' : clock(leftMs);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
      <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
        Token
      </Typography>
      <Typography component="output" aria-label="Token sesi" className="figures" sx={tokenStyle}>
        {text}
      </Typography>
      <Typography
        variant="body2"
        component="span"
        className="figures"
        role="timer"
        title={`Token berganti dalam ${next}`}
        sx={{ color: 'text.secondary' }}
      >
        ⟳ {next}
      </Typography>
      <IconButton size="small" aria-label="Token besar" title="Token besar" onClick={() => setLarge(true)}>
        <OpenInFullOutlined fontSize="inherit" />
      </IconButton>
      {isLarge && (
        <Dialog open fullScreen onClose={() => setLarge(false)} aria-labelledby="token-besar">
          <Box sx={large}>
            <Typography id="token-besar" variant="h1">
              Token untuk mulai ujian
            </Typography>
            <Box className="figures" sx={{ fontSize: 'min(20vw, 14rem)', fontWeight: 800, lineHeight: 1.1 }}>
              {text}
            </Box>
            <Typography className="figures">berganti dalam {next}</Typography>
            <Button variant="outlined" onClick={() => setLarge(false)}>
              Tutup
            </Button>
          </Box>
        </Dialog>
      )}
    </Stack>
  );
}

const tokenStyle = { fontSize: '1.25rem', lineHeight: 1.2, fontWeight: 800, letterSpacing: '0.06em' };
const large = {
  minHeight: '100%',
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: 3,
  p: 2,
} as const;

function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}.${String(seconds % 60).padStart(2, '0')}`;
}
