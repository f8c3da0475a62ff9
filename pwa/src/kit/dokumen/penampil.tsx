import VisibilityOutlined from '@mui/icons-material/VisibilityOutlined';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { EmptyState, ErrorState, ListSkeleton } from '../display/states.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { Alat } from './alat.tsx';
import { Gambar } from './gambar.tsx';
import { HalamanPdf } from './halaman-pdf.tsx';
import { LayarPenuh } from './layar-penuh.tsx';
import { useBerkas } from './use-berkas.ts';
import { useTampak } from './use-tampak.ts';
import type { Pandangan } from './use-pandangan.ts';

/** What is looked at: `path` is its address, '' where nothing is there. */
export interface Dokumen {
  kolom: string;
  label: string;
  path: string;
}

interface PenampilProps {
  dokumen: Dokumen;
  /** Address of the one that is looked at next. */
  next: string;
  pandangan: Pandangan;
  isPenuh: boolean;
  setPenuh: (isPenuh: boolean) => void;
  /** A page of it stands before the reviewer's eyes, of so many. */
  onTampil: (kolom: string, halaman: number, jumlah: number) => void;
}

const frame = {
  // Below the step it has a height of its own: what it shows takes its size from here.
  flex: { xs: 'none', md: 1 },
  height: { xs: '60dvh', md: 'auto' },
  minHeight: 120,
  bgcolor: 'var(--surface-sunken)',
  borderRadius: 1.5,
};

/** One document, large, also on the whole screen. */
export function Penampil({ dokumen, next, pandangan, isPenuh, setPenuh, onTampil }: PenampilProps) {
  const { kolom, label, path } = dokumen;
  const berkas = useBerkas(path, next);
  const { ref, isTampak } = useTampak();
  const [loaded, setLoaded] = useState({ path: '', halaman: 0, jumlah: 0 });
  const { halaman } = pandangan;
  const isSeen = loaded.path === path && path !== '' && (isTampak || isPenuh);
  useEffect(() => {
    if (isSeen) onTampil(kolom, loaded.halaman, loaded.jumlah);
  }, [isSeen, kolom, loaded, onTampil]);
  const isPdf = berkas.data?.type === 'application/pdf';
  const Tampilan = isPdf ? HalamanPdf : Gambar;
  const shown = berkas.data && (
    <Tampilan
      key={path}
      blob={berkas.data}
      label={label}
      pandangan={pandangan}
      onTampil={(jumlah) => setLoaded({ path, halaman, jumlah })}
    />
  );
  return (
    <>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography variant="h3" component="h2">
          {label}
        </Typography>
        <Alat pandangan={pandangan}>
          <Tooltip title="Layar penuh (F)">
            <IconButton aria-label="Layar penuh" onClick={() => setPenuh(true)}>
              <VisibilityOutlined />
            </IconButton>
          </Tooltip>
        </Alat>
      </Stack>
      <Box ref={ref} sx={frame}>
        {path === '' && <EmptyState text="Pendaftar tidak mengunggah dokumen ini." />}
        {path !== '' && berkas.isPending && <ListSkeleton rows={6} />}
        {berkas.isError && <ErrorState error={berkas.error} retry={berkas.refetch} />}
        {!isPenuh && shown}
      </Box>
      {isPdf && (
        <Button
          onClick={() => {
            if (berkas.data) saveFile(berkas.data, `${label}.pdf`);
            // What cannot be drawn here is looked at outside this page.
            setLoaded({ path, halaman: 1, jumlah: 1 });
          }}
        >
          PDF tidak tampil? Simpan lalu buka
        </Button>
      )}
      <LayarPenuh
        withKeys
        isOpen={isPenuh}
        label={label}
        pandangan={pandangan}
        onClose={() => setPenuh(false)}
      >
        {shown}
      </LayarPenuh>
    </>
  );
}
