import { Button, Stack } from '@mui/material';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { useState } from 'react';
import { RencanaDialog } from './rencana-dialog.tsx';
import { TarikDialog } from './tarik-dialog.tsx';
import { TerbitkanDialog } from './terbitkan-dialog.tsx';

/** What may be done with results now. */
export function TindakanTerbit({ keadaan }: { keadaan: KeadaanPublikasi }) {
  const [asking, setAsking] = useState<'terbitkan' | 'rencana' | 'tarik'>();
  const close = () => setAsking(undefined);
  const { status, halangan, halangan_tarik } = keadaan;
  const isBlocked = halangan !== null;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant={status === 'terbit' ? 'outlined' : 'contained'}
          disabled={isBlocked}
          onClick={() => setAsking('terbitkan')}
        >
          {status === 'terbit' ? 'Ganti dengan hasil sekarang' : 'Terbitkan sekarang'}
        </Button>
        {status !== 'terbit' && (
          <Button variant="outlined" disabled={isBlocked} onClick={() => setAsking('rencana')}>
            {status === 'rencana' ? 'Ubah rencana' : 'Rencanakan waktu terbit'}
          </Button>
        )}
        {(status === 'terbit' || status === 'rencana') && (
          <Button color="error" disabled={halangan_tarik !== null} onClick={() => setAsking('tarik')}>
            {status === 'terbit' ? 'Tarik hasil' : 'Batalkan rencana'}
          </Button>
        )}
      </Stack>
      {asking === 'terbitkan' && <TerbitkanDialog keadaan={keadaan} close={close} />}
      {asking === 'rencana' && <RencanaDialog keadaan={keadaan} close={close} />}
      {asking === 'tarik' && <TarikDialog keadaan={keadaan} close={close} />}
    </>
  );
}
