import { PanelPendaftar } from '../../features/pendaftaran/dasbor/panel-pendaftar.tsx';

/** An applicant's part of his start page: his application. What is announced stands among his messages. */
export const PanelPeserta = () => <PanelPendaftar />;
