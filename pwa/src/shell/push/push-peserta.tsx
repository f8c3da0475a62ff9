import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { pushWords, usePush } from './use-push.ts';

/** Notifications of a participant's own account: on, off, or why there are none here. */
export function PushPeserta() {
  const { keadaan, alasan, isBusy, failure, nyalakan, matikan } = usePush();
  if (keadaan === 'memuat') return null;
  return (
    <section aria-labelledby="judul-pemberitahuan">
      <h2 id="judul-pemberitahuan">{pushWords.title}</h2>
      {keadaan === 'tanpa' ? (
        <p>{alasan}</p>
      ) : (
        <p>
          {pushWords[keadaan]}
          {keadaan === 'menyala' && ' Selama ujian tidak ada pemberitahuan.'}
        </p>
      )}
      {keadaan === 'menyala' && alasan !== '' && (
        <p className="muted">Pemberitahuan terakhir gagal. {alasan}</p>
      )}
      {failure && (
        <MessageBox tone="red" role="alert">
          {failure.text}
        </MessageBox>
      )}
      {keadaan === 'mati' && (
        <Button disabled={isBusy} onClick={() => void nyalakan()}>
          {isBusy ? 'Menyalakan…' : pushWords.nyalakan}
        </Button>
      )}
      {keadaan === 'menyala' && (
        <Button disabled={isBusy} onClick={() => void matikan()}>
          {pushWords.matikan}
        </Button>
      )}
    </section>
  );
}
