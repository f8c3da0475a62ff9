import { Alert, Button } from '@mui/material';
import { alamatKertasContract } from '@spmb/shared/sekolah/pilihan-alamat.schema.ts';
import { Link } from 'react-router-dom';
import { useRead } from '../../crud/list/use-list.ts';

/** Said before printing: that papers lead to no server, or to one that phones do not find. `of`: which papers. */
export function AlamatKertasNotice({ of }: { of: readonly ('kertas' | 'kartu')[] }) {
  const { data } = useRead('/api/alamat-kertas', alamatKertasContract, of.length > 0);
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
