import { keluarAkun } from '@spmb/shared/akun/calls.ts';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Checkbox } from '../../ui/field/checkbox.tsx';
import { endPush } from '../session/end-push.ts';
import { useEngine, useServices } from '../services.tsx';
import { useFormOnDevice } from './use-form-on-device.ts';

/** Asks before signing out and says what happens to answers that are still on this device. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { http, session } = useServices();
  const engine = useEngine();
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState(0);
  const [unfinished, setUnfinished] = useState(0);
  const form = useFormOnDevice();
  const [forgets, setForgets] = useState(false);
  useEffect(() => {
    void engine.listHeld().then((held) => {
      setUnsent(held.reduce((sum, { belum_terkirim }) => sum + belum_terkirim, 0));
      setUnfinished(held.filter(({ selesai }) => !selesai).length);
    });
  }, [engine]);
  async function leave(): Promise<void> {
    // The server learns of it when it can be reached; the device forgets the login in any case.
    const goodbye = http.call(keluarAkun).catch(() => undefined);
    void endPush();
    await engine.seal().catch(() => undefined);
    await session.end();
    // No screen holds it any more.
    if (form && (forgets || form.unsaved === 0)) await form.forget().catch(() => undefined);
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
      {form && form.unsaved > 0 && (
        <>
          <p>
            {form.unsaved} isian formulir pendaftaran belum sampai di server. Isian itu tetap tersimpan di
            perangkat ini dan terbuka lagi saat Anda masuk di sini.
          </p>
          <Checkbox
            checked={forgets}
            onChange={(event) => {
              setForgets(event.target.checked);
            }}
          >
            Hapus isian itu dari perangkat ini (perangkat milik orang lain)
          </Checkbox>
        </>
      )}
      {unfinished === 0 && unsent === 0 && <p>Anda perlu nomor peserta dan kata sandi untuk masuk lagi.</p>}
    </Dialog>
  );
}
