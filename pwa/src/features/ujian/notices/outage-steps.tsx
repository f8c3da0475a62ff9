import { useAppInfo } from '../../../shell/services.tsx';
import { WifiSteps } from '../../../shell/display/wifi-steps.tsx';
import type { ExamSession, ExamView } from '../../../sync/ports/exam-session.ts';
import { Button } from '../../../ui/button.tsx';
import { SaveEmergency } from './save-emergency.tsx';

/** The page without the server: a service worker has it, and that is only on https and on the server's own computer. */
const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** The way back to the school's network, and what must not be done until then. */
export function OutageSteps({
  view,
  lembar,
}: {
  view: Pick<ExamView, 'belum_terkirim'>;
  lembar: Pick<ExamSession, 'sendNow'>;
}) {
  const info = useAppInfo();
  return (
    <>
      <WifiSteps info={info} />
      {!isKept() && (
        <p>
          <strong>Jangan muat ulang dan jangan tutup halaman ini</strong>: selama terputus, halaman mungkin
          tidak dapat dibuka lagi. Bila terlanjur, ketik <strong>{location.host}</strong> di tempat alamat;
          jawaban Anda tetap ada.
        </p>
      )}
      <div className="notice-acts">
        <Button
          onClick={() => {
            lembar.sendNow();
          }}
        >
          Coba sambungkan sekarang
        </Button>
        {view.belum_terkirim > 0 && <SaveEmergency />}
      </div>
    </>
  );
}
