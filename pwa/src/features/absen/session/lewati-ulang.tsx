import { lewatiKirimUlang } from '@spmb/shared/absen/calls.ts';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useAction } from '../../../kit/call/use-action.ts';
import { isReason } from '../commands/reason-field.tsx';
import { nameSeats } from '../release/release.ts';

interface LewatiUlangProps {
  /** Participants of a room whose devices have not sent again since the server was restored. */
  rows: readonly AbsenRow[];
  alasan: string;
}

/** Who keeps a room open after a restore, and the act that waits for none of them any more, with the reason typed above. */
export function LewatiUlang({ rows, alasan }: LewatiUlangProps) {
  const port = useStaffPort();
  const act = useAction(lewatiKirimUlang);
  const [tindakan_id] = useState(() => port.newId());
  const lewati = () => act.mutate({ ids: rows.map(({ id }) => id), alasan: alasan.trim(), tindakan_id });
  return (
    <Box role="group" aria-label="Belum mengirim ulang">
      <Typography sx={{ fontWeight: 600 }}>
        {rows.length} belum mengirim ulang setelah server dipulihkan
      </Typography>
      <Typography variant="body2">
        Kursi: {nameSeats(rows)}. Sambungkan perangkatnya dan buka halaman ujian: jawabannya terkirim sendiri.
        Hanya bila perangkat itu tidak dapat dipakai lagi, tulis alasannya di atas lalu tekan tombol ini.
      </Typography>
      <Button
        variant="outlined"
        sx={{ mt: 1 }}
        disabled={act.isPending || !isReason(alasan)}
        onClick={lewati}
      >
        Tidak menunggu mereka
      </Button>
    </Box>
  );
}
