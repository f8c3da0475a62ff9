import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Who can help with a forgotten password. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      title="Lupa kata sandi"
      onClose={onClose}
      actions={
        <Button look="main" onClick={onClose}>
          Mengerti
        </Button>
      }
    >
      <p>
        <strong>Peserta:</strong> angkat tangan atau datangi panitia. Tunjukkan kartu peserta; panitia dapat
        membuat kata sandi baru dalam satu menit.
      </p>
      <p>
        <strong>Guru dan panitia:</strong> minta administrator sekolah membuatkan kata sandi baru.
      </p>
    </Dialog>
  );
}
