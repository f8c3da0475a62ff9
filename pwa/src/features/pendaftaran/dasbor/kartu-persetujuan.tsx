import { setujuiNaskah } from '@spmb/shared/persetujuan/calls.ts';
import type { Naskah } from '@spmb/shared/persetujuan/naskah.ts';
import { useState } from 'react';
import { textOfProblem } from '../../../http/failure.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { useNotify } from '../../../ui/notices.tsx';

/** The declaration that came after somebody sent his form, and his agreement to it. */
export function KartuPersetujuan({ naskah, changed }: { naskah: Naskah; changed: () => void }) {
  const { http } = useServices();
  const notify = useNotify();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const agree = async () => {
    setSending(true);
    setProblem('');
    try {
      const { message } = await http.call(setujuiNaskah, { versi: naskah.versi });
      notify('success', message);
    } catch (reason) {
      setProblem(textOfProblem(reason));
    }
    setSending(false);
    changed();
  };
  return (
    <Card className="dasbor-status">
      <h3>Pernyataan diperbarui</h3>
      <p>Sekolah memperbarui pernyataan yang Anda setujui saat mendaftar. Baca, lalu setujui yang baru.</p>
      <p className="pernyataan">{naskah.isi}</p>
      {problem && (
        <MessageBox tone="red" role="alert">
          {problem}
        </MessageBox>
      )}
      <Button look="main" disabled={isSending} onClick={() => void agree()}>
        {isSending ? 'Menyimpan…' : 'Saya menyetujui pernyataan ini'}
      </Button>
    </Card>
  );
}
