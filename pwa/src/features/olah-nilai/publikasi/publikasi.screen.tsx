import { Alert, Stack, Typography } from '@mui/material';
import { keadaanPublikasi } from '@spmb/shared/publikasi/calls.ts';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { useTitle } from '../../../shell/use-title.ts';
import { useAnswer } from '../../../kit/call/use-answer.ts';
import { ErrorState, ListSkeleton } from '../../../kit/display/states.tsx';
import { BerkasLengkap } from './berkas-lengkap.tsx';
import { Berubah } from './berubah.tsx';
import { KembaliPulih } from './kembali-pulih.tsx';
import { Halangan } from './halangan.tsx';
import { KeadaanTerbit } from './keadaan-terbit.tsx';
import { Pratinjau } from './pratinjau.tsx';
import { Perubahan } from './perubahan.tsx';
import { Riwayat } from './riwayat.tsx';
import { TindakanTerbit } from './tindakan-terbit.tsx';

/** Results are made public here, and taken back: what stands, what everybody would read, and who did what. */
export function PublikasiScreen() {
  useTitle('Publikasi');
  const keadaan = useAnswer(keadaanPublikasi);
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h1">Publikasi</Typography>
      {keadaan.isPending && <ListSkeleton rows={3} />}
      {keadaan.isError && <ErrorState error={keadaan.error} retry={keadaan.refetch} />}
      {keadaan.data && <Isi keadaan={keadaan.data} />}
    </Stack>
  );
}

function Isi({ keadaan }: { keadaan: KeadaanPublikasi }) {
  const { status, halangan, peringatan, sanggahan } = keadaan;
  return (
    <>
      <KeadaanTerbit keadaan={keadaan} />
      <KembaliPulih keadaan={keadaan} />
      <Halangan keadaan={keadaan} />
      {sanggahan > 0 && (
        <Alert severity="warning">{sanggahan} sanggahan belum dijawab. Jawab dahulu, atau lanjutkan.</Alert>
      )}
      {peringatan.map((text) => (
        <Alert key={text} severity="info">
          {text}
        </Alert>
      ))}
      <Perubahan perubahan={keadaan.perubahan} />
      <TindakanTerbit key={keadaan.versi} keadaan={keadaan} />
      <Berubah keadaan={keadaan} />
      {(status === 'rencana' || halangan === null) && <Pratinjau keadaan={keadaan} />}
      <Riwayat keadaan={keadaan} />
      {(status === 'terbit' || status === 'rencana') && <BerkasLengkap />}
    </>
  );
}
