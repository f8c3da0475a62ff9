import { Alert, AlertTitle, Box, Button } from '@mui/material';
import { instantInWords } from '@spmb/shared/kernel/zone.ts';
import { periksaPulihCall } from '@spmb/shared/publikasi/calls.ts';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { useAction } from '../../../kit/call/use-action.ts';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';

/** What stands came back with a restored backup: it may have been taken back since that was made. */
export function KembaliPulih({ keadaan: { pulih, status, versi } }: { keadaan: KeadaanPublikasi }) {
  const zona = useSchoolZone();
  const act = useAction(periksaPulihCall);
  if (pulih === null) return null;
  const cadangan = instantInWords(pulih.cadangan_ms, zona);
  return (
    <Alert severity="error">
      <AlertTitle>
        {status === 'rencana' ? 'Rencana terbit ini' : 'Hasil ini'} kembali bersama pemulihan data
      </AlertTitle>
      Server dipulihkan {instantInWords(pulih.ms, zona)} dari pencadangan {cadangan}. Bila sesudah pencadangan
      itu hasilnya ditarik, diganti atau kursinya berpindah, lakukan lagi sekarang: tarik atau ganti di bawah,
      kursi lewat Daftar Ulang. Bila tidak, tekan Sudah benar.
      <Box sx={{ mt: 1 }}>
        <Button
          variant="outlined"
          color="inherit"
          disabled={act.isPending}
          onClick={() => act.mutate({ versi })}
        >
          Sudah benar
        </Button>
      </Box>
    </Alert>
  );
}
