import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { askFile } from '../../../http/ask-file.ts';
import { useServices } from '../../../shell/services.tsx';

/** The own photo of the form by its stored name, with the login; its children stand there until it has come. */
export function FotoPendaftar({ name, children }: { name: string; children: ReactNode }) {
  const { http } = useServices();
  const [foto, setFoto] = useState<Blob>();
  useEffect(() => {
    let gone = false;
    askFile(http, at(bacaMedia, { name })).then(
      (blob) => {
        if (!gone) setFoto(blob);
      },
      () => {
        // The card is read without it; the next visit asks again.
      },
    );
    return () => {
      gone = true;
    };
  }, [http, name]);
  const show = useCallback(
    (at: HTMLImageElement | null) => {
      if (!at || !foto) return;
      at.src = URL.createObjectURL(foto);
      return () => URL.revokeObjectURL(at.src);
    },
    [foto],
  );
  return foto ? <img ref={show} className="identity-photo" alt="Foto Anda" /> : children;
}
