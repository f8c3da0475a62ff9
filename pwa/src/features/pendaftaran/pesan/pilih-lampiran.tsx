import { PilihPdf } from '../../../shell/isian/pilih-pdf.tsx';
import type { Unggah } from '../../../shell/isian/use-unggah.ts';
import { Button } from '../../../ui/button.tsx';
import { siapkanGambar } from '../berkas/siapkan-gambar.ts';

export const terimaLampiran = { akhiran: ['.pdf', '.jpg', '.jpeg', '.png'], nama: 'PDF, JPG atau PNG' };

interface PilihLampiranProps {
  /** Name of the file as it was chosen; '' for none. */
  nama: string;
  unggah: Unggah;
  /** Stored name and name of the chosen file; '' twice: it is taken off again. */
  chosen: (lampiran: string, nama: string) => void;
}

/** The file that goes with a message. A photo is made smaller before it is sent. */
export function PilihLampiran({ nama, unggah, chosen }: PilihLampiranProps) {
  const { progress, upload, cancel } = unggah;
  const send = async (file: File) => {
    const isPhoto = /[.](jpe?g|png)$/i.test(file.name);
    // What this browser cannot read the server judges.
    const small = isPhoto ? await siapkanGambar(file).catch(() => undefined) : undefined;
    const sent = small ? new File([small.jpeg], file.name.replace(/[.]\w+$/, '.jpg')) : file;
    await upload(sent, async (stored) => chosen(stored, file.name));
  };
  return (
    <>
      {nama !== '' && <p>Lampiran: {nama}</p>}
      {progress && <p role="status">{progress}</p>}
      <div className="dasbor-acts">
        <PilihPdf
          label={nama === '' ? 'Lampirkan berkas (boleh tidak)' : 'Ganti lampiran'}
          accept={terimaLampiran.akhiran.join(',')}
          disabled={progress !== ''}
          chosen={(file) => void send(file)}
        />
        {progress !== '' && <Button onClick={cancel}>Batal unggah</Button>}
        {progress === '' && nama !== '' && <Button onClick={() => chosen('', '')}>Lepas lampiran</Button>}
      </div>
      <p className="muted">PDF, JPG atau PNG, paling besar 2 MB. Dibaca panitia saja.</p>
    </>
  );
}
