import { pekerjaanResource } from '@spmb/shared/acuan/acuan.schema.ts';
import { AcuanScreen } from './acuan-screen.tsx';

/** Occupations of parents. */
export const PekerjaanScreen = () => (
  <AcuanScreen
    title="Pekerjaan"
    source={pekerjaanResource}
    empty="Belum ada pekerjaan. Tambahkan satu: formulir pendaftaran menanyakan pekerjaan orang tua."
    hint="Pekerjaan orang tua atau wali, misalnya Nelayan"
  />
);
