import { Alert, Button } from '@mui/material';
import { alamatKertas } from '@spmb/shared/sekolah/calls.ts';
import { Link } from 'react-router-dom';
import { useAnswer } from '../../kit/call/use-answer.ts';

/** Said before printing: that papers lead to no server, or to one that phones do not find. `of`: which papers. */
export function AlamatKertasNotice({ of }: { of: readonly ('kertas' | 'kartu')[] }) {
  const { data } = useAnswer(alamatKertas, { enabled: of.length > 0 });
  const mayMend = data?.boleh_ubah === true;
  const sentences = [...new Set(of.map((one) => data?.[one] ?? ''))].filter((text) => text !== '');
  return sentences.map((text) => (
    <Alert
      key={text}
      severity="warning"
      sx={{ mt: 2 }}
      action={
        mayMend && (
          <Button color="inherit" component={Link} to="/backend/master-profil-sekolah">
            Perbaiki
          </Button>
        )
      }
    >
      {text}
      {!mayMend && ' Minta administrator memperbaikinya.'}
    </Alert>
  ));
}
