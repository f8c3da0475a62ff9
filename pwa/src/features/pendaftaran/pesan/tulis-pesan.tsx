import { kirimPesan } from '@spmb/shared/pesan/calls.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { MessageBox } from '../../../ui/message-box.tsx';
import { useNotify } from '../../../ui/notices.tsx';
import { KotakTeks } from './kotak-teks.tsx';
import { PilihLampiran, terimaLampiran } from './pilih-lampiran.tsx';
import { useKirim } from '../../../shell/isian/use-kirim.ts';
import { useTulisan } from '../../../shell/isian/use-tulisan.ts';
import { useUnggah } from '../../../shell/isian/use-unggah.ts';

const kosong = { title: '', body: '', lampiran: '', nama: '', sent: '', operasi_id: '' };

/** A message to the committee. */
export function TulisPesan({ close, changed }: { close: () => void; changed: () => void }) {
  const { http } = useServices();
  const notify = useNotify();
  const { tulisan, tulis, lupakan } = useTulisan('tulisan-pesan', kosong);
  const { title, body, lampiran, nama } = tulisan;
  const { sending, problem, kesalahan, send } = useKirim(tulisan, tulis);
  const unggah = useUnggah('pesan', terimaLampiran);
  const submit = async (): Promise<void> => {
    const isSent = await send({ title, body, lampiran: lampiran || null, to_id: null }, async (sent) => {
      const { message } = await http.call(kirimPesan, sent);
      notify('success', message);
    });
    if (!isSent) return;
    lupakan();
    changed();
    close();
  };
  const wrong = problem || kesalahan['lampiran'] || unggah.problem;
  return (
    <Dialog
      title="Pesan ke panitia"
      actions={
        <>
          <Button onClick={close}>Batal</Button>
          <Button
            look="main"
            disabled={sending || unggah.progress !== '' || title.trim() === '' || body.trim() === ''}
            onClick={() => void submit()}
          >
            {sending ? 'Mengirim…' : 'Kirim'}
          </Button>
        </>
      }
    >
      {wrong && (
        <MessageBox tone="red" role="alert">
          {wrong}
        </MessageBox>
      )}
      <TextField
        label="Judul"
        value={title}
        maxLength={100}
        error={kesalahan['title']}
        onChange={(event) => {
          tulis({ title: event.target.value });
        }}
      />
      <KotakTeks
        label="Isi pesan"
        value={body}
        maxLength={1_000}
        error={kesalahan['body']}
        onChange={(event) => {
          tulis({ body: event.target.value });
        }}
      />
      <PilihLampiran
        nama={nama}
        unggah={unggah}
        chosen={(stored, name) => {
          tulis({ lampiran: stored, nama: name });
        }}
      />
    </Dialog>
  );
}
