import { Alert, Button, Stack, Typography } from '@mui/material';
import { printBuktiPendaftar } from '@spmb/shared/kertas-ujian/calls.ts';
import { selesaikanPercakapan } from '@spmb/shared/pesan/calls.ts';
import type { BarisPercakapan } from '@spmb/shared/pesan/percakapan.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { useFile } from '../../kit/call/use-file.ts';
import { SerahkanDialog } from './serahkan-dialog.tsx';

/** Who looks after a conversation, whether it is done, and the applicant's proof of registration. */
export function UrusPercakapan({ baris }: { baris: BarisPercakapan }) {
  const { id, nomor, petugas, selesai, saat_ujian, versi } = baris;
  const [isHanding, setHanding] = useState(false);
  const finish = useAction(selesaikanPercakapan);
  const print = useFile(printBuktiPendaftar);
  const isBegun = versi > 0;
  return (
    <Stack sx={{ gap: 1.5 }}>
      {saat_ujian && (
        <Alert severity="error">
          Ditulis saat ujian berlangsung. Pengawas ruangnya juga melihat pesan ini.
        </Alert>
      )}
      <Typography sx={{ color: 'text.secondary' }}>
        Nomor {nomor}
        {isBegun && ` · Petugas: ${petugas?.nama ?? 'belum ada'}`}
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        {isBegun && (
          <>
            <Button variant="outlined" onClick={() => setHanding(true)}>
              Serahkan
            </Button>
            <Button
              disabled={finish.isPending}
              onClick={() => finish.mutate({ id, selesai: !selesai, versi })}
            >
              {selesai ? 'Buka lagi' : 'Tandai selesai'}
            </Button>
          </>
        )}
        <Button
          disabled={print.isPending}
          onClick={() => print.mutate({ input: { id }, fileName: 'bukti-pendaftaran.pdf' })}
        >
          Bukti pendaftaran
        </Button>
      </Stack>
      {isHanding && <SerahkanDialog baris={baris} close={() => setHanding(false)} />}
    </Stack>
  );
}
