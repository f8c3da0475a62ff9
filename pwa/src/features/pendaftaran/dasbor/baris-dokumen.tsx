import { simpanDokumen, type DokumenPeserta } from '@spmb/shared/dokumen-peserta/calls.ts';
import { at } from '@spmb/shared/kernel/call.ts';
import { bacaMedia } from '@spmb/shared/media/calls.ts';
import { askFile } from '../../../http/ask-file.ts';
import { textOfProblem } from '../../../http/failure.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/chip.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { PilihPdf } from '../../../shell/isian/pilih-pdf.tsx';
import { useUnggah } from '../../../shell/isian/use-unggah.ts';

/** One required document: whether it is there, its file, and its upload where it may be handed in. */
export function BarisDokumen({ dokumen, changed }: { dokumen: DokumenPeserta; changed: () => void }) {
  const { http } = useServices();
  const notify = useNotify();
  const { progress, problem, upload, cancel } = useUnggah();
  const { id, name, status, keterangan, path, contoh, terbuka, di_formulir } = dokumen;
  const choose = (file: File) =>
    void upload(file, async (stored) => {
      const { message } = await http.call(simpanDokumen, { id, path: stored });
      notify('success', message);
      changed();
    });
  const open = () => {
    const stored = path?.split('/').at(-1) ?? '';
    askFile(http, at(bacaMedia, { name: stored })).then(
      (file) => {
        saveFile(file, `${name}.${file.type.split('/').at(-1) ?? 'pdf'}`);
      },
      (error: unknown) => {
        notify('error', textOfProblem(error));
      },
    );
  };
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
        {path !== null && <Button onClick={open}>Lihat berkas</Button>}
        {progress ? (
          <Button onClick={cancel}>Batalkan</Button>
        ) : (
          terbuka &&
          !di_formulir && (
            <PilihPdf label={`${path === null ? 'Unggah' : 'Ganti'} ${name} (PDF)`} chosen={choose} />
          )
        )}
      </div>
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
