import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { PdfBesar } from '../../../shell/berkas/pdf-besar.tsx';

interface PeriksaDokumenProps {
  name: string;
  file: File;
  onYa: () => void;
  onBatal: () => void;
}

/** A chosen document at reading size, with the question whether it can be read. Only *Ya* sends it. */
export function PeriksaDokumen({ name, file, onYa, onBatal }: PeriksaDokumenProps) {
  const question = useId();
  return (
    <div className="berkas-periksa">
      <PdfBesar blob={file} alt={name} />
      <p id={question} className="berkas-tanya">
        Terbaca jelas?
      </p>
      <div className="berkas-tombol">
        <Button look="main" aria-describedby={question} onClick={onYa}>
          Ya
        </Button>
        <Button onClick={onBatal}>Batal</Button>
      </div>
    </div>
  );
}
