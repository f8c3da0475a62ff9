import { kataKeadaanPesan, type KeadaanPesan } from '@spmb/shared/pesan-keluar/keadaan-pesan.ts';
import { StatusChip, type Tone } from '../../kit/display/status-chip.tsx';

const tones: Readonly<Record<KeadaanPesan, Tone>> = {
  antre: 'grey',
  ditahan: 'amber',
  mengirim: 'blue',
  tidak_pasti: 'violet',
  terkirim: 'green',
  gagal: 'red',
  sampai: 'green',
  dibaca: 'green',
  dibatalkan: 'grey',
};

/** Where a message stands, in the specification's words where it has some. */
export const KeadaanChip = ({ keadaan }: { keadaan: KeadaanPesan }) => (
  <StatusChip tone={tones[keadaan]} label={kataKeadaanPesan[keadaan]} />
);
