import { mundurDaftarUlang } from '@spmb/shared/daftar-ulang/calls.ts';
import { useState } from 'react';
import { useKirim } from '../../../shell/isian/use-kirim.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';

interface MundurDialogProps {
  jurusan: string;
  nama: string;
  close: () => void;
  changed: () => void;
}

/** Gives the seat up for good, once the applicant has typed his name. */
export function MundurDialog({ jurusan, nama, close, changed }: MundurDialogProps) {
  const { http } = useServices();
  const { sending, problem, kesalahan, send } = useKirim();
  const [konfirmasi, setKonfirmasi] = useState('');
  const leave = async () => {
    if (!(await send({ konfirmasi }, (sent) => http.call(mundurDaftarUlang, sent)))) return;
    close();
    changed();
  };
  return (
    <Dialog
      title="Mengundurkan diri?"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Batal</Button>
          <Button look="danger" disabled={sending} onClick={() => void leave()}>
            Mengundurkan diri
          </Button>
        </>
      }
    >
      <p>
        Kursi Anda di {jurusan} diberikan kepada pendaftar cadangan. Anda tidak dapat membatalkannya sendiri.
      </p>
      <TextField
        label={`Ketik ${nama} untuk melanjutkan`}
        value={konfirmasi}
        error={kesalahan['konfirmasi']}
        autoComplete="off"
        onChange={({ target }) => setKonfirmasi(target.value)}
      />
      {problem && !kesalahan['konfirmasi'] && (
        <MessageBox tone="red" role="alert">
          {problem}
        </MessageBox>
      )}
    </Dialog>
  );
}
