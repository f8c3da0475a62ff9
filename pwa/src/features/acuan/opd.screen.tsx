import { opdResource } from '@spmb/shared/acuan/acuan.schema.ts';
import { AcuanScreen } from './acuan-screen.tsx';

/** Agencies. */
export const OpdScreen = () => (
  <AcuanScreen
    title="Perangkat Daerah (OPD)"
    source={opdResource}
    empty="Belum ada perangkat daerah. Tambahkan satu: formasi dan permohonan merujuk ke sini."
    hint="Misalnya Dinas Pendidikan"
  />
);
