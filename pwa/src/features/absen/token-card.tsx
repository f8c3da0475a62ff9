import { Button, Stack, Typography } from '@mui/material';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { messageOf, useStaffPort } from '../../crud/port/staff-port.ts';
import { useNow } from '../../crud/port/use-now.ts';
import { ActDialog } from './act-dialog.tsx';
import { isReason, ReasonField } from './reason-field.tsx';
import { useIsRoomCard } from './room-card-context.ts';
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
  /** Rises when something of the session changed, the token among it. */
  perubahan: number;
  /** Whoever looks watches the whole session: the token is one for all of it. undefined: not known yet. */
  seluruhSesi: boolean | undefined;
}

/** The token that participants type to begin, large enough for a projector, with the time until the next one. */
export function TokenCard({ tanggal, sesi, offsetMs, perubahan, seluruhSesi }: TokenCardProps) {
  const port = useStaffPort();
  const client = useQueryClient();
  const path = `/api/token-sesi/${tanggal}/${sesi}`;
  const queryKey = ['token', path];
  const query = useQuery({
    queryKey: [...queryKey, perubahan],
    queryFn: async () => tokenContract.parse(await port.read(path)),
    placeholderData: keepPreviousData,
  });
  const [isAsking, setAsking] = useState(false);
  const isRoomCard = useIsRoomCard();
  const mayAct = seluruhSesi === true && !isRoomCard;
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
      {query.data && mayAct && <Button onClick={() => setAsking(true)}>Ganti token</Button>}
      {isAsking && (
        <GantiToken
          path={path}
          onClose={() => setAsking(false)}
          onDone={() => void client.invalidateQueries({ queryKey })}
        />
      )}
      {query.data && mayAct && <TokenDarurat tanggal={tanggal} sesi={sesi} />}
      {query.data && !mayAct && seluruhSesi !== undefined && (
        <Typography variant="body2" sx={{ color: 'text.secondary', maxWidth: '38ch' }}>
          Token diganti dan token darurat dibuka oleh panitia atau pengawas seluruh sesi. Hubungi mereka bila
          perlu.
        </Typography>
      )}
    </Stack>
  );
}

interface GantiTokenProps {
  path: string;
  onClose: () => void;
  onDone: () => void;
}

/** The token is one for all rooms of the session: what one proctor renews concerns every other. */
function GantiToken({ path, onClose, onDone }: GantiTokenProps) {
  const [alasan, setAlasan] = useState('');
  return (
    <ActDialog
      title="Ganti token"
      text="Token yang sekarang langsung tidak berlaku di semua ruang sesi ini, dan layar semua pengawas menampilkan yang baru. Yang sudah mulai tetap mengerjakan."
      yes="Ganti token"
      isReady={isReason(alasan)}
      path={path}
      body={() => ({ alasan: alasan.trim() })}
      onClose={onClose}
      onDone={onDone}
    >
      {(disabled) => (
        <ReasonField
          value={alasan}
          onChange={setAlasan}
          disabled={disabled}
          suggestions={['token tersebar ke luar ruang']}
        />
      )}
    </ActDialog>
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
