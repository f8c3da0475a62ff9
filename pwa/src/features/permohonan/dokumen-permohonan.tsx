import PictureAsPdfOutlined from '@mui/icons-material/PictureAsPdfOutlined';
import { Button, Typography } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import type { BarisPermohonan } from '@spmb/shared/permohonan/permohonan.ts';
import { useFile } from '../../kit/call/use-file.ts';

/** The PDF of an application; each reading is on record. */
export function DokumenPermohonan({ dokumen, noreg, nama_jabatan }: BarisPermohonan) {
  const file = useFile(at(bacaMedia, { name: dokumen ?? '' }));
  if (dokumen === null) return <Typography>Tanpa dokumen.</Typography>;
  const fileName = `permohonan-${noreg}-${nama_jabatan}.pdf`.replaceAll(/[^\w.-]+/g, '-');
  return (
    <Button
      variant="outlined"
      startIcon={<PictureAsPdfOutlined />}
      disabled={file.isPending}
      onClick={() => file.mutate({ fileName })}
      sx={{ alignSelf: 'flex-start' }}
    >
      Lihat dokumen (PDF)
    </Button>
  );
}
