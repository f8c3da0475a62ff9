import { cabutPendaftaran } from '@spmb/shared/pendaftaran/calls.ts';
import { toBase64Url } from '@spmb/shared/kernel/text/bytes.ts';
import { useState } from 'react';
import { CallError } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import { browserRandomness } from '../../ports/browser-randomness.ts';
import { useServices } from '../../shell/services.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { TextField } from '../../ui/field/text-field.tsx';
import { MessageBox } from '../../ui/message-box.tsx';
import { usePendaftar } from './draf/use-draf.ts';

/** Withdraws the application for good, once the applicant has typed his name. */
export function CabutDialog({ nama, onClose }: { nama: string; onClose: () => void }) {
  const { http } = useServices();
  const { draf } = usePendaftar();
  const [konfirmasi, setKonfirmasi] = useState('');
  const [problem, setProblem] = useState<unknown>();
  const [operasi_id] = useState(() => toBase64Url(browserRandomness.bytes(15)));
  const withdraw = async () => {
    try {
      await http.call(cabutPendaftaran, { konfirmasi, operasi_id });
      onClose();
      await draf.refresh();
    } catch (reason) {
      setProblem(reason);
    }
  };
  const salah = problem instanceof CallError ? problem.kesalahan['konfirmasi'] : undefined;
  return (
    <Dialog
      title="Cabut pendaftaran?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button look="danger" onClick={() => void withdraw()}>
            Cabut pendaftaran
          </Button>
        </>
      }
    >
      <p>Pendaftaran {nama} dibatalkan. Anda tidak dapat membatalkan pencabutan ini sendiri.</p>
      <TextField
        label={`Ketik ${nama} untuk melanjutkan`}
        value={konfirmasi}
        error={salah}
        autoComplete="off"
        onChange={(event) => {
          setKonfirmasi(event.target.value);
        }}
      />
      {problem !== undefined && salah === undefined && (
        <MessageBox tone="red" role="alert">
          {textOfProblem(problem)}
        </MessageBox>
      )}
    </Dialog>
  );
}
