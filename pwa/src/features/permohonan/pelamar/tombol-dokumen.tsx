import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import { useMemo, useState } from 'react';
import { askFile } from '../../../http/ask-file.ts';
import { LihatBerkas } from '../../../shell/berkas/lihat-berkas.tsx';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';

/** Shows the PDF of an application to its applicant. */
export function TombolDokumen({ dokumen, nama }: { dokumen: string; nama: string }) {
  const { http } = useServices();
  const [isOpen, setOpen] = useState(false);
  const port = useMemo(
    () => ({ buka: (stored: string) => askFile(http, at(bacaMedia, { name: stored })) }),
    [http],
  );
  return (
    <>
      <Button onClick={() => setOpen(true)}>Lihat dokumen</Button>
      {isOpen && <LihatBerkas title={nama} nilai={dokumen} port={port} onClose={() => setOpen(false)} />}
    </>
  );
}
