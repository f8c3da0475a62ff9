import { Alert, Button } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { rekamVerifikasi } from '@spmb/shared/verifikasi/calls.ts';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ErrorDetail } from '../../../kit/display/error-detail.tsx';
import { LoadingDialog } from '../../../kit/dialog/loading-dialog.tsx';
import { useFreshAnswer } from '../../../kit/call/use-fresh-answer.ts';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { useTitle } from '../../../shell/use-title.ts';
import { BerkasTerbuka } from './berkas-terbuka.tsx';
import { daftarBerkas } from './use-kirim.ts';

/** The file of one applicant, to be decided on (2 §2). */
export function VerifikasiFormScreen() {
  const { id = '' } = useParams();
  const { data, isError, error, refetch } = useFreshAnswer(at(rekamVerifikasi, { id }));
  const navigate = useNavigate();
  const [decided, setDecided] = useState<typeof data>();
  const rekam = decided?.id === id && decided.versi >= (data?.versi ?? 0) ? decided : data;
  useTitle(rekam ? `Verifikasi ${String(rekam['nama'])}` : 'Verifikasi berkas');
  if (rekam)
    return (
      <BerkasTerbuka
        key={id}
        rekam={rekam}
        onRekam={setDecided}
        muatUlang={async () => (await refetch()).data}
      />
    );
  if (!isError) return <LoadingDialog words="Proses Buka Data Peserta..." />;
  return (
    <Alert
      severity="error"
      action={
        <>
          <Button color="inherit" onClick={() => void refetch()}>
            Coba lagi
          </Button>
          <Button color="inherit" onClick={() => void navigate(daftarBerkas)}>
            TUTUP
          </Button>
        </>
      }
    >
      Opps terjadi kesalahan, silahkan ulang lagi. {messageOf(error)}
      <ErrorDetail error={error} />
    </Alert>
  );
}
