import { at } from '@spmb/shared/kernel/call.ts';
import { perbaikiPermohonan } from '@spmb/shared/permohonan/calls.ts';
import type { Permohonan } from '@spmb/shared/permohonan/permohonan.ts';
import { useState } from 'react';
import { useKirim } from '../../../shell/isian/use-kirim.ts';
import { useUnggah } from '../../../shell/isian/use-unggah.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { DokumenIsian, type Dokumen } from './dokumen-isian.tsx';

interface PerbaikiDialogProps {
  permohonan: Permohonan;
  changed: () => void;
  close: () => void;
}

/** Sends an application again that the committee has sent back, with its document or another. */
export function PerbaikiDialog({ permohonan, changed, close }: PerbaikiDialogProps) {
  const { id, versi, nama_jabatan, keterangan, dokumen: before } = permohonan;
  const { http } = useServices();
  const notify = useNotify();
  const { sending, problem, send } = useKirim();
  const unggah = useUnggah('permohonan');
  const [dokumen, setDokumen] = useState<Dokumen>();
  const submit = async () => {
    const isSent = await send({ dokumen: dokumen?.stored ?? null, versi }, async (isian) => {
      const { message } = await http.call(at(perbaikiPermohonan, { id }), isian);
      notify('success', message);
    });
    if (!isSent) return;
    changed();
    close();
  };
  return (
    <Dialog
      title="Ajukan Perbaikan"
      actions={
        <>
          <Button disabled={sending} onClick={close}>
            Batal
          </Button>
          <Button
            look="main"
            icon="sending"
            disabled={sending || unggah.progress !== ''}
            onClick={() => void submit()}
          >
            {sending ? 'Proses kirim data…' : 'Ajukan Perbaikan'}
          </Button>
        </>
      }
    >
      <p>{nama_jabatan}</p>
      {keterangan && <p className="pelamar-keterangan">Dari panitia: {keterangan}</p>}
      <p>
        {before === null
          ? 'Permohonan ini belum punya dokumen.'
          : 'Tanpa dokumen baru, dokumen yang lama tetap dipakai.'}
      </p>
      <DokumenIsian
        label={before === null ? 'Pilih dokumen (PDF)' : 'Ganti dokumen (PDF)'}
        unggah={unggah}
        dokumen={dokumen}
        onChange={setDokumen}
      />
      {problem && (
        <p role="alert" className="text-field-error">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
