import { printBukti } from '@spmb/shared/kertas-ujian/calls.ts';
import { useState } from 'react';
import { askFile } from '../../../http/ask-file.ts';
import { textOfProblem } from '../../../http/failure.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { saveFile } from '../../../ui/save-file.ts';

/** Papers of the application. */
export function PrintMenu({ nomorRegister }: { nomorRegister: string }) {
  const { http } = useServices();
  const notify = useNotify();
  const [printing, setPrinting] = useState(false);
  const print = async (): Promise<void> => {
    setPrinting(true);
    try {
      saveFile(
        await askFile(http, printBukti),
        `bukti-pendaftaran-${nomorRegister.replaceAll(/[^\w-]/g, '-')}.pdf`,
      );
    } catch (problem) {
      notify('error', textOfProblem(problem));
    } finally {
      setPrinting(false);
    }
  };
  return (
    <Card className="dasbor-cetak">
      <h3>Cetak</h3>
      <Button disabled={nomorRegister === '' || printing} onClick={() => void print()}>
        {printing ? 'Menyiapkan bukti…' : 'Bukti pendaftaran'}
      </Button>
      {nomorRegister === '' && <p className="muted">Bukti pendaftaran ada sesudah formulir terkirim.</p>}
      <Button disabled>Bukti pengumuman</Button>
      <p className="muted">Bukti pengumuman ada sesudah hasil seleksi diumumkan.</p>
    </Card>
  );
}
