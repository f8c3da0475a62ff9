import { Link, useNavigate } from 'react-router-dom';
import { PlainPage } from '../../../shell/display/plain-page.tsx';
import { useAppInfo } from '../../../shell/services.tsx';
import { WifiSteps } from '../../../shell/display/wifi-steps.tsx';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { SaveEmergency } from '../notices/save-emergency.tsx';
import { summarizeLembar } from '../grid/summarize-lembar.ts';
import { stepsAfterMs } from '../notices/use-lembar-notices.tsx';

/** The closing screen: readable from three metres, green only when the server has everything and said so. */
export function FinishMessage({ view, lembar }: { view: ExamView; lembar: ExamSession }) {
  if (view.status === 'diarsipkan') return <StartAgain view={view} />;
  const isSafe = view.kode_terima !== null && view.belum_terkirim === 0;
  return (
    <main className={isSafe && !view.beda_layar ? 'finish finish-safe' : 'finish finish-wait'}>
      {view.sebab_selesai === 'waktu_habis' && (
        <p className="finish-cause">Waktu habis. Lembar soal sudah ditutup.</p>
      )}
      {view.sebab_selesai === 'paksa' && (
        <p className="finish-cause">Ujian ini diselesaikan oleh pengawas.</p>
      )}
      {isSafe ? <Safe view={view} /> : <Waiting view={view} lembar={lembar} />}
    </main>
  );
}

/** Staff have put a new attempt in the place of this one. */
function StartAgain({ view }: { view: ExamView }) {
  return (
    <PlainPage title="Ujian Anda di-reset">
      <p>
        Pengawas mengulang ujian Anda dari awal. Jawaban yang lama tersimpan di arsip dan tidak dinilai. Bila
        Anda tidak tahu sebabnya, angkat tangan.
      </p>
      <p>Periksa nama di halaman berikutnya. Bila itu bukan nama Anda, tekan Bukan saya.</p>
      <Link className="button button-main" to={`/peserta/konfirmasi-mulai-ujian/${view.jadwal_ujian_id}`}>
        Mulai lagi
      </Link>
      <Link className="button" to="/peserta/dashboard">
        Kembali ke dashboard
      </Link>
    </PlainPage>
  );
}

function Safe({ view }: { view: ExamView }) {
  const navigate = useNavigate();
  const { menunggu } = summarizeLembar(view);
  return (
    <>
      <div role="status" className="finish-words">
        <h1>{view.beda_layar ? 'ANGKAT TANGAN' : 'BOLEH MENINGGALKAN RUANG'}</h1>
        <p className="finish-number">
          <span className="figures">{view.jumlah_di_server}</span> jawaban di server
        </p>
        {view.beda_layar && <p>Perlu dicek: layar peserta berbeda dari server</p>}
        {menunggu > 0 && <p>{menunggu} jawaban: Menunggu persetujuan panitia</p>}
      </div>
      <p>
        Kode terima
        <br />
        <strong className="finish-code">{view.kode_terima}</strong>
      </p>
      <p>
        {view.mapel} · {view.sesi}
      </p>
      <Button onClick={() => void navigate('/peserta/dashboard', { replace: true })}>
        Kembali ke dashboard
      </Button>
    </>
  );
}

function Waiting({ view, lembar }: { view: ExamView; lembar: ExamSession }) {
  const info = useAppInfo();
  const { belumTerkirim } = summarizeLembar(view);
  const isAway = (view.putus_selama_ms ?? 0) >= stepsAfterMs;
  return (
    <>
      <div role="status" className="finish-words">
        <h1>JANGAN DITUTUP</h1>
        <p className="finish-number">
          {belumTerkirim > 0 ? (
            <>
              <span className="figures">{belumTerkirim}</span> jawaban belum terkirim
            </>
          ) : (
            'menunggu tanda terima server'
          )}
        </p>
        <p className="finish-number">angkat tangan</p>
      </div>
      <WhereAnswersAre koneksi={view.koneksi} />
      {isAway && <WifiSteps info={info} />}
      <Button
        onClick={() => {
          lembar.sendNow();
        }}
      >
        Coba kirim sekarang
      </Button>
      {(isAway || view.koneksi === 'gagal') && view.belum_terkirim > 0 && <SaveEmergency />}
    </>
  );
}

/** Nothing is called safe before this device's disk or the server has it. */
function WhereAnswersAre({ koneksi }: Pick<ExamView, 'koneksi'>) {
  if (koneksi === 'gagal')
    return (
      <MessageBox tone="red" role="alert" title="Silah shkan ulang beberapa saat">
        <p>
          Selesai belum tercatat. Jangan tutup halaman ini dan jangan matikan perangkat; layar ini terus
          mencoba.
        </p>
      </MessageBox>
    );
  return (
    <p>
      {koneksi === 'terputus'
        ? 'Jawaban Anda aman di perangkat ini dan terus dikirim.'
        : 'Sedang Mengirim Jawaban.'}{' '}
      Layar ini menjadi hijau setelah semuanya di server.
    </p>
  );
}
