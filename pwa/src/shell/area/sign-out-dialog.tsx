import { keluarAkun } from '@spmb/shared/akun/calls.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { useEngine, useServices } from '../services.tsx';

/** Asks before signing out and says what happens to answers that are still on this device. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { http, session } = useServices();
  const engine = useEngine();
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState(0);
  const [unfinished, setUnfinished] = useState(0);
  useEffect(() => {
    void engine.listHeld().then((held) => {
      setUnsent(held.reduce((sum, { belum_terkirim }) => sum + belum_terkirim, 0));
      setUnfinished(held.filter(({ selesai }) => !selesai).length);
    });
  }, [engine]);
  async function leave(): Promise<void> {
    // The server learns of it when it can be reached; the device forgets the login in any case.
    const goodbye = http.call(keluarAkun).catch(() => undefined);
    await engine.seal().catch(() => undefined);
    await session.end();
    void navigate('/login', { replace: true });
    await goodbye;
  }
  return (
    <Dialog
      title="Keluar dari perangkat ini?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button look="main" onClick={() => void leave()}>
            Keluar
          </Button>
        </>
      }
    >
      {unfinished > 0 && <p>Ujian Anda belum selesai. Waktu ujian tetap berjalan.</p>}
      {unsent > 0 && (
        <p>{unsent} jawaban belum terkirim. Jawaban tetap tersimpan di perangkat ini dan terus dikirim.</p>
      )}
      {unfinished === 0 && unsent === 0 && <p>Anda perlu nomor peserta dan kata sandi untuk masuk lagi.</p>}
    </Dialog>
  );
}
