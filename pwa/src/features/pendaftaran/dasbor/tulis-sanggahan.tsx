import { ajukanSanggahan } from '@spmb/shared/sanggahan/calls.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { KotakTeks } from '../pesan/kotak-teks.tsx';
import { PilihPdf } from '../../../shell/isian/pilih-pdf.tsx';
import { useKirim } from '../../../shell/isian/use-kirim.ts';
import { useTulisan } from '../../../shell/isian/use-tulisan.ts';
import { useUnggah } from '../../../shell/isian/use-unggah.ts';

/** An objection, with a file where there is one to show. */
export function TulisSanggahan({ close, changed }: { close: () => void; changed: () => void }) {
  const { http } = useServices();
  const notify = useNotify();
  const { sending, problem, kesalahan, send } = useKirim();
  const unggah = useUnggah();
  const { tulisan, tulis, lupakan } = useTulisan('tulisan-sanggahan', { body: '', berkas: '', nama: '' });
  const { body, berkas, nama } = tulisan;
  const submit = async (): Promise<void> => {
    const isSent = await send({ body, berkas: berkas || null }, async (sent) => {
      const { message } = await http.call(ajukanSanggahan, sent);
      notify('success', message);
    });
    if (!isSent) return;
    lupakan();
    changed();
    close();
  };
  const wrong = problem || unggah.problem;
  return (
    <Dialog
      title="Ajukan sanggahan"
      actions={
        <>
          <Button onClick={close}>Batal</Button>
          <Button
            look="main"
            disabled={sending || unggah.progress !== '' || body.trim() === ''}
            onClick={() => void submit()}
          >
            {sending ? 'Mengirim…' : 'Kirim sanggahan'}
          </Button>
        </>
      }
    >
      {wrong && (
        <MessageBox tone="red" role="alert">
          {wrong}
        </MessageBox>
      )}
      <p>Tulis apa yang menurut Anda keliru dan alasannya. Sekolah menjawab secara tertulis.</p>
      <KotakTeks
        label="Isi sanggahan"
        value={body}
        maxLength={2_000}
        error={kesalahan['body']}
        onChange={(event) => {
          tulis({ body: event.target.value });
        }}
      />
      {berkas && <p>Lampiran: {nama}</p>}
      {unggah.progress && <p role="status">{unggah.progress}</p>}
      <PilihPdf
        label={berkas ? 'Ganti lampiran (PDF)' : 'Lampirkan PDF (boleh tidak)'}
        disabled={unggah.progress !== ''}
        chosen={(file) =>
          void unggah.upload(file, async (stored) => {
            tulis({ berkas: stored, nama: file.name });
          })
        }
      />
    </Dialog>
  );
}
