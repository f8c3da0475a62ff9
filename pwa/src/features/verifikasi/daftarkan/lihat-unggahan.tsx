import { Box, Link, Typography } from '@mui/material';
import { alamatBerkas } from '@spmb/shared/verifikasi/kolom.ts';
import { useCallback } from 'react';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { useBerkas } from '../../../kit/dokumen/use-berkas.ts';

/** A stored document as a small picture or by its name, which opens it large beside this page. */
export function LihatUnggahan({ nama, label }: { nama: string; label: string }) {
  const { data: blob, error } = useBerkas(alamatBerkas(nama), '');
  const show = useCallback(
    (link: HTMLAnchorElement | null) => {
      if (!link || !blob) return;
      link.href = URL.createObjectURL(blob);
      link.querySelector('img')?.setAttribute('src', link.href);
      return () => URL.revokeObjectURL(link.href);
    },
    [blob],
  );
  if (error) return <Typography color="error">{messageOf(error)}</Typography>;
  if (!blob) return <Typography>Memuat {label}…</Typography>;
  return (
    <Link ref={show} target="_blank" rel="noopener">
      {blob.type === 'application/pdf' ? (
        `Lihat ${label} (PDF)`
      ) : (
        <Box component="img" alt={`Lihat ${label}`} sx={{ maxHeight: 160, maxWidth: '100%' }} />
      )}
    </Link>
  );
}
