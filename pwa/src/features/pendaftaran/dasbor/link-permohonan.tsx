import { Link } from 'react-router-dom';
import { Card } from '../../../ui/card.tsx';

/** The ways to biodata, applications and positions, where the school takes them. */
export function LinkPermohonan() {
  return (
    <Card>
      <h3>Permohonan formasi</h3>
      <p>Lengkapi biodata, lalu pilih formasi dan ajukan permohonan.</p>
      <div className="dasbor-acts">
        <Link className="button button-plain" to="/peserta/biodata">
          Biodata
        </Link>
        <Link className="button button-plain" to="/peserta/permohonan">
          Permohonan saya
        </Link>
        <Link className="button button-plain" to="/peserta/buat-permohonan">
          Daftar formasi
        </Link>
      </div>
    </Card>
  );
}
