import { Alert, AlertTitle } from '@mui/material';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';

/** What replacing what is public means for seats, before it is done. */
export function Perubahan({ perubahan }: Pick<KeadaanPublikasi, 'perubahan'>) {
  if (perubahan === null) return null;
  return (
    <Alert severity={perubahan.hilang > 0 ? 'warning' : 'info'}>
      <AlertTitle>Bila hasil yang terbit diganti sekarang</AlertTitle>
      {kataPerubahan(perubahan)}
    </Alert>
  );
}

/** The counts as a sentence. */
export function kataPerubahan({
  baru,
  tetap,
  pindah,
  hilang,
}: NonNullable<KeadaanPublikasi['perubahan']>): string {
  const angka = (one: number) => one.toLocaleString('id-ID');
  return `${angka(tetap)} kursi tetap, ${angka(baru)} pendaftar mendapat kursi baru, ${angka(pindah)} pindah program, ${angka(hilang)} kehilangan kursi.`;
}
