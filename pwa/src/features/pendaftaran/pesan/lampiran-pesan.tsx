import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import type { Lampiran } from '@spmb/shared/pesan/percakapan.ts';
import { useMemo, useState } from 'react';
import { askFile } from '../../../http/ask-file.ts';
import { LihatBerkas } from '../../../shell/berkas/lihat-berkas.tsx';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';

/** A file that came with a message: a button that shows it at reading size. */
export function LampiranPesan({ lampiran: { nama, path } }: { lampiran: Lampiran }) {
  const { http } = useServices();
  const [isOpen, setOpen] = useState(false);
  const port = useMemo(
    () => ({ buka: (stored: string) => askFile(http, at(bacaMedia, { name: stored })) }),
    [http],
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Lampiran: {nama}</Button>
      {isOpen && (
        <LihatBerkas
          title={nama}
          nilai={path.split('/').at(-1) ?? ''}
          port={port}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
