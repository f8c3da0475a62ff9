import { useRef, useState } from 'react';
import { textOfProblem } from '../../http/failure.ts';
import { sendWatched, type Running } from '../../kit/upload/send-watched.ts';
import { usePhoto } from '../../shell/isian/use-photo.ts';
import { useServices } from '../../shell/services.tsx';
import { createUploader } from '../../shell/upload/create-uploader.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';

/** Between the end of an upload and the photo in its place (2 §4). */
const settleMs = 1_000;

interface FotoBiodataProps {
  /** Stored name; null: none. */
  nama: string | null;
  salah: string | undefined;
  onChange: (nama: string | null) => void;
}

/** The photo: stored as soon as it is chosen, and the applicant's once the biodata is saved. */
export function FotoBiodata({ nama, salah, onChange }: FotoBiodataProps) {
  const { session } = useServices();
  const [upload] = useState(() => createUploader(session));
  const [running, setRunning] = useState<Running>();
  const [problem, setProblem] = useState('');
  const file = useRef<HTMLInputElement>(null);
  const photo = usePhoto(nama);
  async function choose(chosen: File): Promise<void> {
    setProblem('');
    try {
      const stored = await sendWatched(upload, { doctype: 'peserta', file: chosen, settleMs }, setRunning);
      if (stored) onChange(stored.name);
    } catch (error) {
      setProblem(textOfProblem(error));
    }
  }
  const wrong = problem || salah;
  return (
    <div className="biodata-foto" role="group" aria-label="Foto">
      {photo ? <img src={photo} alt="Foto Anda" /> : <Icon name="user" size={48} />}
      <input
        ref={file}
        type="file"
        accept=".jpg,.jpeg,.png"
        className="visually-hidden"
        tabIndex={-1}
        aria-label="Pilih foto"
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          target.value = '';
          if (chosen) void choose(chosen);
        }}
      />
      <Button disabled={running !== undefined} onClick={() => file.current?.click()}>
        {running
          ? `Mengunggah ${Math.round(running.percent)}%`
          : nama === null
            ? 'Unggah foto'
            : 'Ganti foto'}
      </Button>
      {running && (
        <Button look="quiet" onClick={running.cancel}>
          Batal
        </Button>
      )}
      {running?.waiting && (
        <p role="status" className="muted">
          {running.waiting}
        </p>
      )}
      {wrong && (
        <p role="alert" className="text-field-error">
          {wrong}
        </p>
      )}
    </div>
  );
}
