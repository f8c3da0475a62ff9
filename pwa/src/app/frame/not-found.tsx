import { Link } from 'react-router-dom';
import { PlainPage } from '../../shell/display/plain-page.tsx';

export function NotFound() {
  return (
    <PlainPage title="halaman tidak ditemukan">
      <p>Alamat ini tidak ada, atau sudah dipindahkan.</p>
      <Link className="button button-main" to="/">
        Ke halaman depan
      </Link>
    </PlainPage>
  );
}
