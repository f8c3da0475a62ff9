import { PilihPdf } from '../../../shell/isian/pilih-pdf.tsx';
import type { Unggah } from '../../../shell/isian/use-unggah.ts';
import { Button } from '../../../ui/button.tsx';

/** A PDF that was chosen for an application. */
export interface Dokumen {
  stored: string;
  nama: string;
}

interface DokumenIsianProps {
  label: string;
  unggah: Unggah;
  dokumen: Dokumen | undefined;
  onChange: (dokumen: Dokumen | undefined) => void;
}

/** Chooses the PDF of an application, which is sent at once and goes on after a drop. */
export function DokumenIsian({ label, unggah, dokumen, onChange }: DokumenIsianProps) {
  const { progress, problem, upload, cancel } = unggah;
  const choose = (file: File) =>
    void upload(file, (stored) => {
      onChange({ stored, nama: file.name });
      return Promise.resolve();
    });
  return (
    <div className="pelamar-dokumen">
      <p className="muted">PDF, paling besar 2 MB.</p>
      {dokumen && <p role="status">{dokumen.nama}</p>}
      {progress && <p role="status">{progress}</p>}
      {problem && (
        <p role="alert" className="text-field-error">
          {problem}
        </p>
      )}
      <div className="pelamar-acts">
        {progress ? (
          <Button onClick={cancel}>Batalkan unggahan</Button>
        ) : (
          <PilihPdf label={dokumen ? 'Ganti dokumen (PDF)' : label} chosen={choose} />
        )}
        {dokumen && !progress && (
          <Button look="quiet" onClick={() => onChange(undefined)}>
            Lepas dokumen
          </Button>
        )}
      </div>
    </div>
  );
}
