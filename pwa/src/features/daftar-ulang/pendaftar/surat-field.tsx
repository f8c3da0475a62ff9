import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import { askFile } from '../../../http/ask-file.ts';
import { textOfProblem } from '../../../http/failure.ts';
import type { SuratRow } from '../../../local-db/pendaftaran/pendaftaran-db.ts';
import { PilihPdf } from '../../../shell/isian/pilih-pdf.tsx';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import type { KeadaanSurat } from './use-surat.ts';

interface SuratFieldProps {
  label: string;
  hint: string;
  /** What was chosen on this device. */
  surat: SuratRow | undefined;
  /** Address of what the server has; '' for nothing. */
  terkirim: string;
  keadaan: KeadaanSurat | undefined;
  salah: string | undefined;
  terbuka: boolean;
  pilih: (file: File) => void;
  ulangi: () => void;
}

/** One PDF of the re-registration: what it is, where it is, and its choice while it may be handed in. */
export function SuratField(props: SuratFieldProps) {
  const { label, hint, surat, terkirim, keadaan, salah, terbuka, pilih, ulangi } = props;
  const wrong = salah ?? (keadaan?.salah ? keadaan.words : undefined);
  const where = surat?.tersimpan ? `${surat.nama}: sudah di server.` : keadaan?.words;
  return (
    <div role="group" aria-label={label} className="surat">
      <strong>{label}</strong>
      {terbuka && <p className="muted">{hint}</p>}
      {surat && <p className="surat-nama">Dipilih: {surat.nama}</p>}
      {where !== undefined && !keadaan?.salah && <p role="status">{where}</p>}
      {!surat && terkirim === '' && <p className="muted">Belum ada berkas.</p>}
      {wrong !== undefined && (
        <p role="alert" className="text-field-error">
          {wrong}
        </p>
      )}
      <div className="surat-acts">
        {!surat && terkirim !== '' && <LihatSurat label={label} path={terkirim} />}
        {terbuka && surat?.tersimpan === null && keadaan?.salah && (
          <Button onClick={ulangi}>Kirim ulang berkas</Button>
        )}
        {terbuka && (
          <PilihPdf label={`${surat || terkirim !== '' ? 'Ganti' : 'Pilih'} ${label} (PDF)`} chosen={pilih} />
        )}
      </div>
    </div>
  );
}

function LihatSurat({ label, path }: { label: string; path: string }) {
  const { http } = useServices();
  const notify = useNotify();
  const open = () => {
    askFile(http, at(bacaMedia, { name: path.split('/').at(-1) ?? '' })).then(
      (file) => saveFile(file, `${label}.pdf`),
      (problem: unknown) => notify('error', textOfProblem(problem)),
    );
  };
  return <Button onClick={open}>Lihat {label}</Button>;
}
