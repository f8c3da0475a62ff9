import { Box } from '@mui/material';
import { pandanganKeys } from '../../../kit/dokumen/pandangan-keys.ts';
import { Penampil } from '../../../kit/dokumen/penampil.tsx';
import { usePintasan } from '../../../kit/dokumen/use-pintasan.ts';
import { NilaiDokumen } from './dokumen/nilai-dokumen.tsx';
import type { useMeja } from './use-meja.ts';

/** The document beside the step, with what is said of it. */
export function Samping({ meja }: { meja: ReturnType<typeof useMeja> }) {
  const { tempat, isian, isReadOnly, dilihat } = meja;
  const [isPenuh, setPenuh] = meja.penuh;
  const { dokumen, next } = tempat;
  const { pandangan } = meja;
  usePintasan(pandanganKeys(pandangan, () => setPenuh(!isPenuh)));
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: 0 }}>
      {dokumen && (
        <>
          <Penampil
            dokumen={dokumen}
            next={next}
            pandangan={pandangan}
            isPenuh={isPenuh}
            setPenuh={setPenuh}
            onTampil={dilihat.tandai}
          />
          <NilaiDokumen dokumen={dokumen} isian={isian} isReadOnly={isReadOnly} />
        </>
      )}
    </Box>
  );
}
