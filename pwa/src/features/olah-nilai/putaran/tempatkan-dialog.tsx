import { Alert } from '@mui/material';
import type { Nilai } from '@spmb/shared/olah-nilai/nilai.ts';
import { tempatkan } from '@spmb/shared/seleksi/calls.ts';
import { useState } from 'react';
import { CallError } from '../../../http/call-error.ts';
import { useAction } from '../../../kit/call/use-action.ts';
import { AlasanField } from '../../../kit/dialog/alasan-field.tsx';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { messageOf } from '../../../kit/port/staff-port.ts';

interface TempatkanDialogProps {
  jurusanId: string;
  name: string;
  nilai: Nilai;
  close: () => void;
}

/** Places an applicant by hand, with a reason; over the quota it says so and asks again. */
export function TempatkanDialog({ jurusanId, name, nilai, close }: TempatkanDialogProps) {
  const act = useAction(tempatkan, 'form');
  const [alasan, setAlasan] = useState('');
  const isOver =
    act.error instanceof CallError &&
    (act.error.data as { jenis?: string } | undefined)?.jenis === 'lewat-pagu';
  return (
    <ConfirmDialog
      title={`Tempatkan ${nilai.nama} di ${name}?`}
      text="Ia mendapat kursi tanpa menunggu seleksi. Kursinya dihitung dalam pagu, dan tidak seorang pun dikeluarkan."
      yes={isOver ? 'Ya, lewati pagu' : 'Tempatkan'}
      danger={isOver}
      busy={act.isPending}
      disabled={alasan.trim() === ''}
      onYes={() =>
        act.mutate(
          { jurusan_id: jurusanId, id: nilai.id, alasan, ...(isOver && { konfirmasi: true }) },
          { onSuccess: close },
        )
      }
      onNo={close}
    >
      <AlasanField value={alasan} onChange={setAlasan} />
      {act.error !== null && (
        <Alert severity={isOver ? 'warning' : 'error'} sx={{ mt: 2 }}>
          {messageOf(act.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
