import { LinearProgress, Stack, Typography } from '@mui/material';
import { cariPendaftar } from '@spmb/shared/verifikasi/calls.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorState } from '../../../kit/display/states.tsx';
import { useStaffPort } from '../../../kit/port/staff-port.ts';
import { useTitle } from '../../../shell/use-title.ts';
import { daftarBaruOf } from '../daftar/form-of.ts';
import { CariForm } from './cari-form.tsx';
import { Temuan } from './temuan.tsx';
import { Terdaftar, type Didaftarkan } from './terdaftar.tsx';

/** Registers somebody who stands at the desk: who is it, his form, his number. */
export function DaftarBaruScreen() {
  useTitle('Daftarkan atas nama');
  const { nomor = '' } = useParams();
  const navigate = useNavigate();
  const [hasil, setHasil] = useState<Didaftarkan>();
  if (hasil)
    return (
      <Terdaftar
        hasil={hasil}
        onLagi={() => {
          setHasil(undefined);
          void navigate(daftarBaruOf());
        }}
      />
    );
  return (
    <Stack sx={{ gap: 2 }}>
      <Typography variant="h1">Daftarkan atas nama</Typography>
      {nomor === '' ? <CariForm /> : <Pencarian key={nomor} nomor={nomor} onTerdaftar={setHasil} />}
    </Stack>
  );
}

interface PencarianProps {
  nomor: string;
  onTerdaftar: (hasil: Didaftarkan) => void;
}

function Pencarian({ nomor, onTerdaftar }: PencarianProps) {
  const port = useStaffPort();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['record', cariPendaftar.path, nomor],
    queryFn: async () => (await port.call(cariPendaftar, { nomor })).data,
    // Never read again under what is being filled in.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (data) return <Temuan nomor={nomor} temuan={data} muatUlang={refetch} onTerdaftar={onTerdaftar} />;
  return (
    <>
      <CariForm nomor={nomor} />
      {isFetching && <LinearProgress aria-label="Mencari" />}
      {error && !isFetching && <ErrorState error={error} retry={refetch} />}
    </>
  );
}
