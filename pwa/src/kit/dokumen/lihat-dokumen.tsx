import { Box, Button } from '@mui/material';
import { useState, type ReactNode } from 'react';
import { saveFile } from '../../ui/save-file.ts';
import { ErrorState, ListSkeleton } from '../display/states.tsx';
import { Gambar } from './gambar.tsx';
import { HalamanPdf } from './halaman-pdf.tsx';
import { LayarPenuh } from './layar-penuh.tsx';
import { useBerkas } from './use-berkas.ts';
import { usePandangan } from './use-pandangan.ts';

interface LihatDokumenProps {
  label: string;
  /** Address or name of the stored file. */
  path: string;
  /** What the button shows. */
  children: ReactNode;
}

/** A button that opens a stored document on the whole screen: a picture, or a PDF page by page. */
export function LihatDokumen({ label, path, children }: LihatDokumenProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
        {children}
      </Button>
      {isOpen && <Dibuka label={label} path={path} onClose={() => setOpen(false)} />}
    </>
  );
}

function Dibuka({ label, path, onClose }: { label: string; path: string; onClose: () => void }) {
  const { data: blob, isError, error, refetch } = useBerkas(path, '');
  const pandangan = usePandangan(path);
  const isPdf = blob?.type === 'application/pdf';
  const Tampilan = isPdf ? HalamanPdf : Gambar;
  return (
    <LayarPenuh isOpen label={label} pandangan={pandangan} onClose={onClose}>
      <Box sx={{ display: 'flex', flexDirection: 'column', height: '100%' }}>
        <Box sx={{ flex: 1, minHeight: 0 }}>
          {!blob && !isError && <ListSkeleton rows={6} />}
          {isError && <ErrorState error={error} retry={refetch} />}
          {blob && <Tampilan blob={blob} label={label} pandangan={pandangan} onTampil={() => undefined} />}
        </Box>
        {isPdf && (
          <Button onClick={() => saveFile(blob, `${label}.pdf`)}>PDF tidak tampil? Simpan lalu buka</Button>
        )}
      </Box>
    </LayarPenuh>
  );
}
