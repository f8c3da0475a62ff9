import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { buatSandi, lihatSandi } from '@spmb/shared/peserta/calls.ts';
import type { RincianPeserta } from '@spmb/shared/peserta/rincian-peserta.schema.ts';
import { tanpaSandiKartu } from '@spmb/shared/peserta/sandi-peserta.schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorDetail } from '../../kit/display/error-detail.tsx';
import { messageOf, useStaffPort } from '../../kit/port/staff-port.ts';
import { Slip } from './slip.tsx';

interface SandiPesertaProps {
  peserta: RincianPeserta;
  onShown: () => void;
  onRenewed: () => void;
}

/** A participant's password: shown from his card, or a new one; each on record at the server. */
export function SandiPeserta({ peserta, onShown, onRenewed }: SandiPesertaProps) {
  const port = useStaffPort();
  const client = useQueryClient();
  // Without a notice: it would cover the slip on a phone.
  const act = useMutation({
    mutationFn: (call: typeof lihatSandi) => port.call(call, { id: peserta.id }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['list'] }),
  });
  const [sandi, setSandi] = useState<string>();
  const ask = (call: typeof lihatSandi, then: () => void) =>
    act.mutate(call, {
      onSuccess: ({ data }) => {
        setSandi(data.sandi);
        onShown();
        then();
      },
    });
  const isKnown = peserta.sandi === 'kartu';
  return (
    <>
      {sandi !== undefined && <Slip peserta={peserta} sandi={sandi} />}
      <Box sx={{ displayPrint: 'none' }}>
        {act.isError && (
          <Alert severity="error" sx={{ mb: 1 }}>
            {messageOf(act.error)}
            <ErrorDetail error={act.error} />
          </Alert>
        )}
        {sandi === undefined && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
            {peserta.sandi === 'kartu'
              ? 'Melihat sandi tercatat. Sandi baru menggantikan sandi kartu yang lama dan mengakhiri login peserta; ujian yang sedang berjalan tidak hilang.'
              : tanpaSandiKartu[peserta.sandi].pesan}
          </Typography>
        )}
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 1 }}>
          {isKnown && sandi === undefined && (
            <Button
              variant="outlined"
              disabled={act.isPending}
              onClick={() => ask(lihatSandi, () => undefined)}
            >
              Lihat sandi kartu
            </Button>
          )}
          <Button
            variant={sandi === undefined ? 'contained' : 'text'}
            disabled={act.isPending}
            onClick={() => ask(buatSandi, onRenewed)}
          >
            {act.isPending ? 'Menyiapkan…' : 'Sandi baru'}
          </Button>
        </Stack>
      </Box>
    </>
  );
}
