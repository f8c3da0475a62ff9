import { useEffect, useState } from 'react';
import { CallError, isUnanswered } from '../../http/call-error.ts';
import { textOfProblem } from '../../http/failure.ts';
import { Busy } from '../../ui/busy.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { GambarBesar } from './gambar-besar.tsx';
import { PdfBesar } from './pdf-besar.tsx';

/** Gives the bytes of a stored file; undefined: they cannot be had now. Rejects with CallError. */
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
  const [found, setFound] = useState<{ tries: number; blob?: Blob | undefined; problem?: unknown }>();
  useEffect(() => {
    port.buka(nilai).then(
      (blob) => setFound({ tries, blob }),
      (problem: unknown) => setFound({ tries, problem }),
    );
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
      {isReading ? <Busy words="Berkas sedang dibuka…" /> : <Isi title={title} {...found} />}
    </Dialog>
  );
}

const outOfReach =
  'Berkas ini ada di server dan belum dapat diambil. Periksa sambungan internet, lalu tekan Coba lagi.';

const gone =
  'Berkas ini tidak ada di server. Unggah sekali lagi, atau hubungi panitia bila tidak dapat diganti.';

function whyNot(problem: unknown): string {
  if (problem === undefined || isUnanswered(problem)) return outOfReach;
  return problem instanceof CallError && problem.httpStatus === 404 ? gone : textOfProblem(problem);
}

function Isi({ title, blob, problem }: { title: string; blob?: Blob | undefined; problem?: unknown }) {
  if (!blob) return <p role="alert">{whyNot(problem)}</p>;
  return blob.type === 'application/pdf' ? (
    <PdfBesar blob={blob} alt={title} />
  ) : (
    <GambarBesar blob={blob} alt={title} />
  );
}
