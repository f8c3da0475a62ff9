import { simpanDokumen, type DokumenPeserta } from '@spmb/shared/dokumen-peserta/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import { useMemo, useState } from 'react';
import { askFile } from '../../../http/ask-file.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { PilihPdf } from '../../../shell/isian/pilih-pdf.tsx';
import { useUnggah } from '../../../shell/isian/use-unggah.ts';
import { LihatBerkas } from '../../../shell/berkas/lihat-berkas.tsx';
import { PeriksaDokumen } from './periksa-dokumen.tsx';

/** One required document: whether it is there, its file, and its upload where it may be handed in. */
export function BarisDokumen({ dokumen, changed }: { dokumen: DokumenPeserta; changed: () => void }) {
  const { http } = useServices();
  const notify = useNotify();
  const { progress, problem, mayBeSent, upload, cancel } = useUnggah();
  const { id, name, status, keterangan, path, contoh, terbuka, di_formulir } = dokumen;
  const [chosen, setChosen] = useState<File>();
  const [isLooking, setLooking] = useState(false);
  const send = (file: File) => {
    setChosen(undefined);
    void upload(file, async (stored) => {
      const { message } = await http.call(simpanDokumen, { id, path: stored });
      notify('success', message);
      changed();
    });
  };
  const port = useMemo(
    () => ({ buka: (stored: string) => askFile(http, at(bacaMedia, { name: stored })) }),
    [http],
  );
  return (
    <li>
      <div className="dasbor-head">
        <strong>{name}</strong>
        <Chip tone={status ? 'amber' : 'grey'}>{status ? 'Wajib' : 'Opsional'}</Chip>
      </div>
      {keterangan && <p>{keterangan}</p>}
      <p className="muted">{whereIs(dokumen)}</p>
      {progress && <p role="status">{progress}</p>}
      {problem && (
        <p role="alert" className="text-field-error">
          {problem}
        </p>
      )}
      <div className="dasbor-acts">
        {contoh !== null && (
          <a className="button button-plain" href={contoh} download>
            Unduh contoh
          </a>
        )}
        {path !== null && <Button onClick={() => setLooking(true)}>Lihat berkas</Button>}
        {progress ? (
          <Button onClick={cancel}>Batalkan</Button>
        ) : (
          terbuka &&
          !di_formulir &&
          !chosen && (
            <PilihPdf
              label={`${path === null ? 'Unggah' : 'Ganti'} ${name} (PDF)`}
              chosen={(file) => {
                if (mayBeSent(file)) setChosen(file);
              }}
            />
          )
        )}
      </div>
      {chosen && (
        <PeriksaDokumen
          name={name}
          file={chosen}
          onYa={() => send(chosen)}
          onBatal={() => setChosen(undefined)}
        />
      )}
      {isLooking && path !== null && (
        <LihatBerkas
          title={name}
          nilai={path.split('/').at(-1) ?? ''}
          port={port}
          onClose={() => setLooking(false)}
        />
      )}
    </li>
  );
}

function whereIs({ path, di_formulir, diminta_ganti }: DokumenPeserta): string {
  if (di_formulir) return path === null ? 'Diminta di formulir pendaftaran.' : 'Ada di formulir pendaftaran.';
  if (path === null) return 'Belum diserahkan.';
  return diminta_ganti
    ? 'Panitia minta berkas lain. Ganti di sini, lalu kirim perbaikan di formulir pendaftaran.'
    : 'Sudah diserahkan.';
}
