import { useState } from 'react';
import { openSafeStorage } from '../../ports/safe-storage.ts';
import { Button } from '../../ui/button.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { usePush } from './use-push.ts';

const key = 'spmb-tanpa-tawaran-push';

/** Offers notifications once to whoever has sent his form, where this device can show them and nobody has answered yet. */
export function TawaranPush() {
  const storage = openSafeStorage(() => localStorage);
  const [isRefused, setRefused] = useState(() => storage.getItem(key) !== null);
  const { keadaan, isBusy, failure, nyalakan } = usePush();
  if (keadaan !== 'mati' || isRefused) return null;
  return (
    <MessageBox tone="blue" title="Ingin diberi tahu bila ada pesan panitia?">
      <p>
        Perangkat ini memberi tahu Anda, juga saat aplikasi tertutup. Isi pesan tidak ditampilkan di layar
        kunci. Dapat dimatikan di Profil.
      </p>
      {failure && <p role="alert">{failure.text}</p>}
      <p>
        <Button look="main" disabled={isBusy} onClick={() => void nyalakan()}>
          {isBusy ? 'Menyalakan…' : 'Nyalakan pemberitahuan'}
        </Button>{' '}
        <Button
          look="quiet"
          onClick={() => {
            storage.setItem(key, '1');
            setRefused(true);
          }}
        >
          Tidak usah
        </Button>
      </p>
    </MessageBox>
  );
}
