import { useState } from 'react';
import { openSafeStorage } from '../../../ports/safe-storage.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import './splash.css';

const key = 'spmb-splash';
const storage = () => openSafeStorage(() => sessionStorage);

/** What the school wants everybody to read first, once in a visit. */
export function Splash({ body }: { body: string | undefined }) {
  const [read, setRead] = useState(() => storage().getItem(key));
  if (!body || body === read) return null;
  const close = () => {
    storage().setItem(key, body);
    setRead(body);
  };
  return (
    <Dialog
      title="Informasi Sekolah"
      onClose={close}
      actions={
        <Button look="main" onClick={close}>
          OK
        </Button>
      }
    >
      <p className="splash-body">{body}</p>
    </Dialog>
  );
}
