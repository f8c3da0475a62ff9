import { Link } from 'react-router-dom';
import { PlainPage } from '../../../shell/display/plain-page.tsx';
import { Button } from '../../../ui/button.tsx';

interface LembarBlockedProps {
  /** `ditahan`: it began without the server, which does not let it go on yet. */
  cause: 'tab' | 'perangkat' | 'ditahan';
  jadwalUjianId: string;
  unsent: number;
}

/** The sheet is open somewhere else, or held: why, what happens to the answers here, and the way back. */
export function LembarBlocked({ cause, jadwalUjianId, unsent }: LembarBlockedProps) {
  if (cause === 'tab')
    return (
      <PlainPage title="Ujian ini terbuka di tab lain">
        <p>
          Lanjutkan di tab itu. Atau tutup tab itu; lembar soal lalu terbuka sendiri di sini. Jawaban Anda
          aman di perangkat ini.
        </p>
        <Button
          look="main"
          onClick={() => {
            location.reload();
          }}
        >
          Periksa lagi
        </Button>
      </PlainPage>
    );
  const startPath = `/peserta/konfirmasi-mulai-ujian/${jadwalUjianId}`;
  if (cause === 'ditahan')
    return (
      <PlainPage title="Ujian Anda menunggu pengawas">
        <p>
          Ujian ini dimulai tanpa server, dan server belum mengizinkannya. Angkat tangan dan tunggu pengawas,
          atau tekan Mulai ujian lagi setelah sesi dibuka.
        </p>
        <p>
          Jawaban Anda aman{' '}
          {unsent > 0
            ? `di perangkat ini (${unsent} belum terkirim); jangan ditutup.`
            : 'dan sudah di server.'}
        </p>
        <Link className="button button-main" to={startPath}>
          Ke halaman Mulai ujian
        </Link>
        <Link className="button" to="/peserta/dashboard">
          Kembali ke dashboard
        </Link>
      </PlainPage>
    );
  return (
    <PlainPage title="Lembar soal dilepas dari perangkat ini">
      <p>
        Pengawas menekan Reset login, atau ujian Anda dilanjutkan di perangkat lain. Jawaban dari perangkat
        ini{' '}
        {unsent > 0 ? `(${unsent} belum terkirim) tetap tersimpan dan terus dikirim.` : 'sudah di server.'}
      </p>
      <p>Bila tombol di bawah ditolak, angkat tangan dan minta pengawas menekan Reset login.</p>
      <Link className="button button-main" to={startPath}>
        Kerjakan di perangkat ini
      </Link>
      <Link className="button" to="/peserta/dashboard">
        Kembali ke dashboard
      </Link>
    </PlainPage>
  );
}
