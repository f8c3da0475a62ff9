import { useState } from 'react';
import { openSafeStorage } from '../../../ports/safe-storage.ts';
import { LinkedText } from '../../../shell/display/linked-text.tsx';
import { useCountShown } from '../../../shell/use-count-shown.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';

const key = 'spmb-splash';
const storage = () => openSafeStorage(() => sessionStorage);

interface SplashProps {
  id?: string;
  title?: string;
  body?: string;
}

/** What the school wants everybody to read first, once in a visit. */
export function Splash({ id = '', title = '', body = '' }: SplashProps) {
  const [read, setRead] = useState(() => storage().getItem(key));
  const isShown = body !== '' && body !== read;
  useCountShown(isShown && id ? [id] : [], '');
  if (!isShown) return null;
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
      {title && <h3>{title}</h3>}
      <LinkedText text={body} />
    </Dialog>
  );
}
