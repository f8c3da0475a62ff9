import { at } from '@spmb/shared/kernel/call.ts';
import { hapusPermohonan } from '@spmb/shared/permohonan/calls.ts';
import type { Permohonan } from '@spmb/shared/permohonan/permohonan.ts';
import { useKirim } from '../../../shell/isian/use-kirim.ts';
import { useServices } from '../../../shell/services.tsx';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { useNotify } from '../../../ui/notices.tsx';

interface HapusDialogProps {
  permohonan: Permohonan;
  changed: () => void;
  close: () => void;
}

/** Takes an application away once its applicant has confirmed. */
export function HapusDialog({ permohonan: { id, nama_jabatan }, changed, close }: HapusDialogProps) {
  const { http } = useServices();
  const notify = useNotify();
  const { sending, problem, send } = useKirim();
  const submit = async () => {
    const isSent = await send({ id }, async () => {
      const { message } = await http.call(at(hapusPermohonan, { id }));
      notify('success', message);
    });
    if (!isSent) return;
    changed();
    close();
  };
  return (
    <Dialog
      title="Hapus permohonan?"
      onClose={close}
      actions={
        <>
          <Button onClick={close}>Batal</Button>
          <Button look="danger" disabled={sending} onClick={() => void submit()}>
            {sending ? 'Proses hapus…' : 'Hapus permohonan'}
          </Button>
        </>
      }
    >
      <p>
        Permohonan {nama_jabatan} dihapus, dan panitia tidak melihatnya lagi. Selama formasi masih menerima
        permohonan, Anda dapat mengajukannya lagi.
      </p>
      {problem && (
        <p role="alert" className="text-field-error">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
