import { useLocation } from 'react-router-dom';
import { ChngpwdPeserta } from './chngpwd-peserta.tsx';
import { ProfilPeserta } from './profil-peserta.tsx';

/** A participant's own account; both of its pages are loaded together, apart from the exam. */
export function AkunPesertaScreen() {
  return useLocation().pathname.endsWith('/chngpwd') ? <ChngpwdPeserta /> : <ProfilPeserta />;
}
