import { Alert, Paper, Stack, Typography } from '@mui/material';
import { TextArea } from '../../../kit/form/text-area.tsx';
import type { Acted, PlacedCall } from '@spmb/shared/kernel/call.ts';
import type { pesanProgramContract } from '@spmb/shared/publikasi/publikasi.schema.ts';
import type { SuratHasil } from '@spmb/shared/publikasi/publikasi.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import { useAction } from '../../../kit/call/use-action.ts';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { ListSkeleton } from '../../../kit/display/states.tsx';
import { messageOf, useStaffPort } from '../../../kit/port/staff-port.ts';
import { Masalah } from './masalah.tsx';

interface KirimHasilDialogProps {
  /** To all of a programme, or to one. */
  call: PlacedCall<
    z.input<typeof pesanProgramContract>,
    Acted<{ data: { jumlah: number; surat: SuratHasil[] } }>
  >;
  id: string;
  /** Whom it goes to. */
  name: string;
  close: () => void;
}

/** Tells published results, after the letters were shown; refused before publication. */
export function KirimHasilDialog({ call, id, name, close }: KirimHasilDialogProps) {
  const port = useStaffPort();
  const letters = useQuery({
    queryKey: ['surat-hasil', call.path, id],
    queryFn: () => port.call(call, { id, pratinjau: true }),
    gcTime: 0,
    retry: false,
  });
  const act = useAction(call, 'form');
  const [teks, setTeks] = useState('');
  const { jumlah, surat = [] } = letters.data?.data ?? {};
  const problem = act.error ?? letters.error;
  return (
    <ConfirmDialog
      title={`Kirim hasil kepada ${name}?`}
      text={
        jumlah === undefined
          ? 'Hasil dikirim ke kotak masuk pendaftar, satu kali untuk setiap publikasi.'
          : `Hasil dikirim ke kotak masuk ${jumlah.toLocaleString('id-ID')} pendaftar. Yang sudah menerimanya dari publikasi ini tidak dikirimi lagi.`
      }
      yes="Kirim"
      busy={act.isPending}
      disabled={jumlah === undefined}
      onYes={() => act.mutate({ id, teks }, { onSuccess: close })}
      onNo={close}
    >
      <Stack sx={{ gap: 1, mt: 2 }}>
        {letters.isPending && <ListSkeleton rows={2} />}
        {surat.map((one) => (
          <Paper key={one.title} variant="outlined" sx={{ p: 1.5 }}>
            <Typography variant="h3">{one.title}</Typography>
            <Typography variant="body2">{one.body}</Typography>
          </Paper>
        ))}
        {surat.length > 1 && (
          <Alert severity="info">Contoh setiap hasil; setiap pendaftar menerima hasilnya sendiri.</Alert>
        )}
        {jumlah !== undefined && (
          <TextArea
            label="Tambahan (boleh kosong)"
            value={teks}
            onChange={({ target }) => setTeks(target.value)}
            minRows={2}
            area={{ maxLength: 500 }}
          />
        )}
      </Stack>
      <Masalah problem={problem === null ? undefined : messageOf(problem)} />
    </ConfirmDialog>
  );
}
