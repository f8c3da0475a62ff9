import { PanelPendaftar } from '../../features/pendaftaran/dasbor/panel-pendaftar.tsx';
import { DaftarPengumuman } from '../../features/pengumuman/daftar-pengumuman.tsx';

/** An applicant's part of his start page: what is announced, and his application. */
export const PanelPeserta = () => (
  <>
    <DaftarPengumuman />
    <PanelPendaftar />
  </>
);
