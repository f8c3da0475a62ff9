import { useState } from 'react';
import { textOfProblem } from '../../../http/failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import type { BerkasPort } from './berkas-port.ts';
import type { FieldBerkas } from './terpilih.ts';

interface HapusBerkasProps {
  field: FieldBerkas;
  port: BerkasPort;
  onClose: () => void;
}

/** Asks before a document is taken out of the form. */
export function HapusBerkas({ field, port, onClose }: HapusBerkasProps) {
  const [salah, setSalah] = useState<string>();
  return (
    <Dialog
      title={`Hapus ${field.label}?`}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button
            look="danger"
            onClick={() => {
              port
                .kosongkan(field.name)
                .then(onClose, (problem: unknown) => setSalah(textOfProblem(problem)));
            }}
          >
            Hapus
          </Button>
        </>
      }
    >
      <p>Berkas ini dilepas dari formulir. Anda dapat mengambil fotonya lagi kapan saja.</p>
      {salah !== undefined && (
        <p role="alert" className="berkas-salah">
          {salah}
        </p>
      )}
    </Dialog>
  );
}
