import { Alert, Button, Paper, Stack, Typography } from '@mui/material';
import { pratinjauBlast } from '@spmb/shared/pesan-keluar/calls.ts';
import { isianBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.schema.ts';
import type { RencanaBlast } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch, type FieldValues } from 'react-hook-form';
import { messageOf, useStaffPort } from '../../kit/port/staff-port.ts';

/** How many messages the form would send, and the texts of three who are really there. It is of what is typed now, or none. */
export function PratinjauBlast() {
  const port = useStaffPort();
  const values = useWatch<FieldValues>();
  const [asked, ask] = useState<string>();
  const text = JSON.stringify(values);
  const isAsked = asked === text;
  const plan = useQuery({
    queryKey: ['pratinjau-blast', text],
    queryFn: () => port.call(pratinjauBlast, isianBlast.parse(values)),
    enabled: isAsked,
    gcTime: 0,
    retry: false,
  });
  return (
    <Stack sx={{ gap: 1 }}>
      <Button variant="outlined" disabled={isAsked && plan.isFetching} onClick={() => ask(text)}>
        {isAsked && plan.isFetching ? 'Menghitung…' : 'Lihat pratinjau'}
      </Button>
      {isAsked && plan.isError && <Alert severity="warning">{messageOf(plan.error)}</Alert>}
      {isAsked && plan.data && <Rencana rencana={plan.data} />}
    </Stack>
  );
}

function Rencana({ rencana }: { rencana: RencanaBlast }) {
  const { jumlah, tanpa_tujuan, berhenti, sama, contoh } = rencana;
  const left = [
    tanpa_tujuan > 0 && `${tanpa_tujuan} tanpa nomor atau alamat`,
    berhenti > 0 && `${berhenti} tidak ingin menerima pesan`,
    sama > 0 && `${sama} sama dengan penerima lain di nomor yang sama`,
  ].filter(Boolean);
  return (
    <>
      <Alert severity={jumlah > 0 ? 'info' : 'warning'}>
        {jumlah.toLocaleString('id-ID')} pesan akan dikirim.
        {left.length > 0 && ` Tidak dikirimi: ${left.join(', ')}.`}
      </Alert>
      {contoh.map(({ nama, nomor, pesan }) => (
        <Paper key={`${nomor} ${nama}`} variant="outlined" sx={{ p: 1.5 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {nama} · {nomor}
          </Typography>
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {pesan}
          </Typography>
        </Paper>
      ))}
    </>
  );
}
