import { Link } from 'react-router-dom';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { MessageBox } from '../../ui/message-box.tsx';

/** Said where a form that was sent back is still as it was; required documents stand on a page of their own. */
export function TanpaPerubahanBox() {
  return (
    <MessageBox tone="amber">
      <p>
        Belum ada isian yang Anda ubah sejak panitia mengembalikan formulir ini. Yang diminta panitia tertulis
        di <Link to="/peserta/dashboard">dashboard</Link>; dokumen persyaratan diganti di{' '}
        <Link to="/peserta/dokumen">halaman dokumen</Link>.
      </p>
    </MessageBox>
  );
}

/** Asks before such a form is sent. */
export function TanpaPerubahanDialog({ onClose, onSend }: { onClose: () => void; onSend: () => void }) {
  return (
    <Dialog
      title="Kirim tanpa mengubah isian?"
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Batal</Button>
          <Button look="main" onClick={onSend}>
            Tetap kirim
          </Button>
        </>
      }
    >
      <p>
        Isian formulir masih sama seperti yang dikembalikan panitia. Lanjutkan bila hanya dokumen persyaratan
        yang Anda ganti, atau bila isiannya memang sudah benar.
      </p>
    </Dialog>
  );
}
