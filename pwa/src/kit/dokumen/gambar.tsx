import { Alert, Box } from '@mui/material';
import { useCallback, useRef, useState, type PointerEvent } from 'react';
import type { Pandangan } from './use-pandangan.ts';

export interface GambarProps {
  blob: Blob;
  label: string;
  pandangan: Pandangan;
  onTampil: (jumlah: number) => void;
}

/** A picture that fits its box, turned and enlarged; what is larger than the box is dragged. One that cannot be read says so. */
export function Gambar({ blob, label, pandangan: { putaran, zoom }, onTampil }: GambarProps) {
  const [isRusak, setRusak] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const show = useCallback(
    (at: HTMLImageElement | null) => {
      if (!at) return;
      at.src = URL.createObjectURL(blob);
      return () => URL.revokeObjectURL(at.src);
    },
    [blob],
  );
  const drag = ({ buttons, pointerType, movementX, movementY }: PointerEvent) => {
    if (buttons === 1 && pointerType === 'mouse') box.current?.scrollBy(-movementX, -movementY);
  };
  if (isRusak)
    return (
      <Alert severity="warning">
        Gambar ini tidak terbaca. Nilai sebagai buram dan minta pendaftar mengunggahnya lagi.
      </Alert>
    );
  const isSideways = putaran % 2 === 1;
  const look = {
    position: 'absolute',
    left: '50%',
    top: '50%',
    border: 0,
    width: isSideways ? '100cqh' : '100cqw',
    height: isSideways ? '100cqw' : '100cqh',
    objectFit: 'contain',
    transform: `translate(-50%, -50%) rotate(${putaran * 90}deg)`,
  } as const;
  return (
    <Box
      ref={box}
      onPointerMove={drag}
      // What is enlarged is moved by the arrow keys too.
      tabIndex={0}
      role="group"
      aria-label={`Tampilan ${label}`}
      sx={{ height: '100%', overflow: 'auto', cursor: zoom > 1 ? 'grab' : undefined }}
    >
      <Box
        sx={{
          position: 'relative',
          containerType: 'size',
          overflow: 'hidden',
          width: `${zoom * 100}%`,
          height: `${zoom * 100}%`,
        }}
      >
        <img
          ref={show}
          alt={label}
          draggable={false}
          onLoad={() => onTampil(1)}
          onError={() => setRusak(true)}
          style={look}
        />
      </Box>
    </Box>
  );
}
