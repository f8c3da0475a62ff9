import { Button, Stack } from '@mui/material';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { useState } from 'react';
import { RencanaDialog } from './rencana-dialog.tsx';
import { TarikDialog } from './tarik-dialog.tsx';
import { TerbitkanDialog } from './terbitkan-dialog.tsx';

const kataRencana: Record<KeadaanPublikasi['status'], string> = {
  belum: 'Rencanakan waktu terbit',
  ditarik: 'Rencanakan waktu terbit',
  rencana: 'Ubah rencana',
  terbit: 'Rencanakan gelombang berikutnya',
};

/** What may be done with results now. */
export function TindakanTerbit({ keadaan }: { keadaan: KeadaanPublikasi }) {
  const [asking, setAsking] = useState<'terbitkan' | 'rencana' | 'tarik'>();
  const close = () => setAsking(undefined);
  const { status, halangan, halangan_tarik, terbit_sejak_ms, berpindah } = keadaan;
  const isBlocked = halangan !== null;
  const isPublic = terbit_sejak_ms !== null;
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant={isPublic ? 'outlined' : 'contained'}
          disabled={isBlocked}
          onClick={() => setAsking('terbitkan')}
        >
          {isPublic ? 'Ganti dengan hasil sekarang' : 'Terbitkan sekarang'}
        </Button>
        {(status !== 'terbit' || berpindah) && (
          <Button variant="outlined" disabled={isBlocked} onClick={() => setAsking('rencana')}>
            {kataRencana[status]}
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
