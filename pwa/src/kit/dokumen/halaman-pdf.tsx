import { Alert } from '@mui/material';
import { ListSkeleton } from '../display/states.tsx';
import { usePdfPage } from '../../pdf/use-pdf-page.ts';
import { Gambar, type GambarProps } from './gambar.tsx';

/** A page of a PDF, looked at as a picture is. */
export function HalamanPdf({ blob, label, pandangan, onTampil }: GambarProps) {
  const { gambar, jumlah, salah } = usePdfPage(blob, pandangan.halaman);
  if (salah) return <Alert severity="warning">{salah}</Alert>;
  if (!gambar) return <ListSkeleton rows={6} />;
  const show = () => {
    pandangan.hitung(jumlah);
    onTampil(jumlah);
  };
  return <Gambar blob={gambar} label={label} pandangan={pandangan} onTampil={show} />;
}
