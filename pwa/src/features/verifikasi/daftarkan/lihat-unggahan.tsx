import { Box, Typography } from '@mui/material';
import { alamatBerkas } from '@spmb/shared/verifikasi/kolom.ts';
import { useCallback } from 'react';
import { LihatDokumen } from '../../../kit/dokumen/lihat-dokumen.tsx';
import { useBerkas } from '../../../kit/dokumen/use-berkas.ts';
import { messageOf } from '../../../kit/port/staff-port.ts';

/** A stored document as a small picture or by its name, which opens it large. */
export function LihatUnggahan({ nama, label }: { nama: string; label: string }) {
  const path = alamatBerkas(nama);
  const { data: blob, error } = useBerkas(path, '');
  const show = useCallback(
    (image: HTMLImageElement | null) => {
      if (!image || !blob) return;
      image.src = URL.createObjectURL(blob);
      return () => URL.revokeObjectURL(image.src);
    },
    [blob],
  );
  if (error) return <Typography color="error">{messageOf(error)}</Typography>;
  if (!blob) return <Typography>Memuat {label}…</Typography>;
  return (
    <LihatDokumen label={label} path={path}>
      {blob.type === 'application/pdf' ? (
        `Lihat ${label} (PDF)`
      ) : (
        <Box component="img" ref={show} alt={`Lihat ${label}`} sx={{ maxHeight: 160, maxWidth: '100%' }} />
      )}
    </LihatDokumen>
  );
}
