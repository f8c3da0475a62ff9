import { Box } from '@mui/material';
import { pandanganKeys } from '../../../kit/dokumen/pandangan-keys.ts';
import { Penampil } from '../../../kit/dokumen/penampil.tsx';
import { usePandangan } from '../../../kit/dokumen/use-pandangan.ts';
import { usePintasan } from '../../../kit/dokumen/use-pintasan.ts';
import { NilaiDokumen } from './dokumen/nilai-dokumen.tsx';
import type { useMeja } from './use-meja.ts';

/** The document beside the step, with what is said of it. */
export function Samping({ meja }: { meja: ReturnType<typeof useMeja> }) {
  const { tempat, isian, isReadOnly, dilihat } = meja;
  const [isPenuh, setPenuh] = meja.penuh;
  const { dokumen, next } = tempat;
  const pandangan = usePandangan(dokumen?.kolom);
  usePintasan(pandanganKeys(pandangan, () => setPenuh(!isPenuh)));
  usePintasan({
    r: () => pandangan.putar(1),
    'shift+r': () => pandangan.putar(-1),
    '+': () => pandangan.perbesar(1.5),
    '=': () => pandangan.perbesar(1.5),
    '-': () => pandangan.perbesar(1 / 1.5),
    '0': pandangan.pulihkan,
    pageup: () => pandangan.balik(-1),
    pagedown: () => pandangan.balik(1),
    f: () => setPenuh(!isPenuh),
  });
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
