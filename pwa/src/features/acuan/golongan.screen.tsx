import { golonganResource } from '@spmb/shared/acuan/acuan.schema.ts';
import { AcuanScreen } from './acuan-screen.tsx';

/** Ranks of civil servants. */
export const GolonganScreen = () => (
  <AcuanScreen
    title="Golongan"
    source={golonganResource}
    empty="Belum ada golongan. Tambahkan satu: formulir permohonan menanyakannya."
    hint="Golongan ruang pegawai, misalnya III/a"
  />
);
