import { useEffect, useState } from 'react';
import { Busy } from '../../ui/busy.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { GambarBesar } from './gambar-besar.tsx';
import { PdfBesar } from './pdf-besar.tsx';

/** Gives the bytes of a stored file; undefined: they cannot be had now. */
export interface PembukaBerkas {
  buka(nilai: string): Promise<Blob | undefined>;
}

interface LihatBerkasProps {
  title: string;
  nilai: string;
  port: PembukaBerkas;
  onClose: () => void;
}

/** A stored document at reading size. */
export function LihatBerkas({ title, nilai, port, onClose }: LihatBerkasProps) {
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<{ tries: number; blob: Blob | undefined }>();
  useEffect(() => {
    const read = () => port.buka(nilai).catch(() => undefined);
    void read().then((blob) => setFound({ tries, blob }));
  }, [port, nilai, tries]);
  const isReading = found?.tries !== tries;
  return (
    <Dialog
      title={title}
      shape="wide"
      onClose={onClose}
      actions={
        <>
          {!isReading && !found.blob && <Button onClick={() => setTries(tries + 1)}>Coba lagi</Button>}
          <Button look="main" onClick={onClose}>
            Tutup
          </Button>
        </>
      }
    >
      {isReading ? <Busy words="Berkas sedang dibuka…" /> : <Isi title={title} blob={found.blob} />}
    </Dialog>
  );
}

function Isi({ title, blob }: { title: string; blob: Blob | undefined }) {
  if (!blob)
    return (
      <p role="alert">
        Berkas ini ada di server dan belum dapat diambil. Periksa sambungan internet, lalu tekan Coba lagi.
      </p>
    );
  return blob.type === 'application/pdf' ? (
    <PdfBesar blob={blob} alt={title} />
  ) : (
    <GambarBesar blob={blob} alt={title} />
  );
}
