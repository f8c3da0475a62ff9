import { PlainPage } from '../../shell/display/plain-page.tsx';

export function NotFound() {
  return (
    <PlainPage title="halaman tidak ditemukan">
      <p>Alamat ini tidak ada, atau sudah dipindahkan.</p>
      <a className="button button-main" href="/">
        Ke halaman depan
      </a>
    </PlainPage>
  );
}
