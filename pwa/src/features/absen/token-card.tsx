import { Button, Stack, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { z } from 'zod';
import { messageOf, useStaffPort } from '../../crud/port/staff-port.ts';
import { useAct } from '../../crud/port/use-act.ts';
import { useNow } from '../../crud/port/use-now.ts';
import { TokenDarurat } from './token-darurat.tsx';

const tokenContract = z.object({
  token: z.string(),
  berlaku_sampai_ms: z.number(),
  rotasi_menit: z.number(),
});

interface TokenCardProps {
  tanggal: string;
  sesi: string;
  /** Server's clock minus this device's. */
  offsetMs: number;
}

/** The token that participants type to begin, large enough for a projector, with the time until the next one. */
export function TokenCard({ tanggal, sesi, offsetMs }: TokenCardProps) {
  const port = useStaffPort();
  const client = useQueryClient();
  const path = `/api/token-sesi/${tanggal}/${sesi}`;
  const queryKey = ['token', path];
  const query = useQuery({ queryKey, queryFn: async () => tokenContract.parse(await port.read(path)) });
  const renew = useAct();
  const nowMs = useNow(1_000) + offsetMs;
  const leftMs = query.data && Math.max(0, query.data.berlaku_sampai_ms - nowMs);
  const { refetch } = query;
  const expired = leftMs === 0;
  useEffect(() => {
    if (expired) void refetch();
  }, [expired, refetch]);
  return (
    <Stack direction="row" sx={{ alignItems: 'center', columnGap: { xs: 1, sm: 2 }, flexWrap: 'wrap' }}>
      <Stack>
        <Stack direction="row" sx={{ gap: 1.5, color: 'text.secondary' }}>
          <Typography variant="body2">Token sesi</Typography>
          {leftMs !== undefined && (
            <Typography variant="body2" className="figures" role="timer">
              berganti dalam {clock(leftMs)}
            </Typography>
          )}
        </Stack>
        {query.data && (
          <Typography component="output" aria-label="Token sesi" className="figures" sx={tokenStyle}>
            {query.data.token.slice(0, 3)}-{query.data.token.slice(3)}
          </Typography>
        )}
      </Stack>
      {query.isError && <Typography variant="body2">{messageOf(query.error)}</Typography>}
      {query.data && (
        <Button
          disabled={renew.isPending}
          onClick={() => renew.mutate({ path }, { onSuccess: () => client.invalidateQueries({ queryKey }) })}
        >
          Ganti token
        </Button>
      )}
      {query.data && <TokenDarurat tanggal={tanggal} sesi={sesi} />}
    </Stack>
  );
}

const tokenStyle = {
  fontSize: { xs: '2rem', sm: '2.5rem' },
  lineHeight: 1.1,
  fontWeight: 800,
  letterSpacing: '0.06em',
};

function clock(ms: number): string {
  const seconds = Math.ceil(ms / 1_000);
  return `${String(Math.floor(seconds / 60)).padStart(2, '0')}.${String(seconds % 60).padStart(2, '0')}`;
}
