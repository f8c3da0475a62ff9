import type { HasilPendaftar } from '@spmb/shared/hasil-pendaftar/hasil-pendaftar.ts';
import { Chip } from '../../../ui/chip.tsx';

/** A result in a word. */
export function ChipHasil({ hasil: { status, urutan, lepas } }: { hasil: HasilPendaftar }) {
  if (lepas) return <Chip tone="red">KURSI DILEPAS</Chip>;
  if (status === 'L') return <Chip tone="green">DITERIMA</Chip>;
  if (status === 'CADANGAN') return <Chip tone="amber">CADANGAN {urutan}</Chip>;
  return <Chip tone="red">TIDAK DITERIMA</Chip>;
}
