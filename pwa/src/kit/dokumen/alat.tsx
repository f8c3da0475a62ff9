import ChevronLeftOutlined from '@mui/icons-material/ChevronLeftOutlined';
import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined';
import CropFreeOutlined from '@mui/icons-material/CropFreeOutlined';
import RotateLeftOutlined from '@mui/icons-material/RotateLeftOutlined';
import RotateRightOutlined from '@mui/icons-material/RotateRightOutlined';
import ZoomInOutlined from '@mui/icons-material/ZoomInOutlined';
import ZoomOutOutlined from '@mui/icons-material/ZoomOutOutlined';
import { IconButton, Stack, Tooltip, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import type { Pandangan } from './use-pandangan.ts';

interface AlatProps {
  pandangan: Pandangan;
  children?: ReactNode;
}

/** Turns and enlarges a document, and turns its pages. */
export function Alat({ pandangan, children }: AlatProps) {
  const { putar, perbesar, pulihkan, balik, halaman, jumlah } = pandangan;
  const tools: [label: string, icon: ReactNode, act: () => void][] = [
    ['Putar ke kiri (Shift+R)', <RotateLeftOutlined key="kiri" />, () => putar(-1)],
    ['Putar ke kanan (R)', <RotateRightOutlined key="kanan" />, () => putar(1)],
    ['Perkecil (-)', <ZoomOutOutlined key="kecil" />, () => perbesar(1 / 1.5)],
    ['Perbesar (+)', <ZoomInOutlined key="besar" />, () => perbesar(1.5)],
    ['Seluruh halaman (0)', <CropFreeOutlined key="utuh" />, pulihkan],
  ];
  if (jumlah > 1)
    tools.unshift(
      ['Halaman sebelumnya (Page Up)', <ChevronLeftOutlined key="sebelum" />, () => balik(-1)],
      ['Halaman berikutnya (Page Down)', <ChevronRightOutlined key="sesudah" />, () => balik(1)],
    );
  return (
    <Stack
      direction="row"
      role="toolbar"
      aria-label="Alat dokumen"
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      {jumlah > 1 && (
        <Typography role="status">
          Halaman {halaman} dari {jumlah}
        </Typography>
      )}
      {tools.map(([label, icon, act]) => (
        <Tooltip key={label} title={label}>
          <IconButton aria-label={label.replace(/ \(.*/, '')} onClick={act}>
            {icon}
          </IconButton>
        </Tooltip>
      ))}
      {children}
    </Stack>
  );
}
