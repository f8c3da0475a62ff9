import { tarikCall } from '@spmb/shared/publikasi/calls.ts';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { useState } from 'react';
import { useAction } from '../../../kit/call/use-action.ts';
import { AlasanField } from '../../../kit/dialog/alasan-field.tsx';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { Masalah } from './masalah.tsx';

interface TarikDialogProps {
  keadaan: KeadaanPublikasi;
  close: () => void;
}

/** Takes back what is public or planned, with a reason. */
export function TarikDialog({ keadaan: { status, versi, terbit_sejak_ms }, close }: TarikDialogProps) {
  const act = useAction(tarikCall, 'form');
  const [alasan, setAlasan] = useState('');
  const isPublic = status === 'terbit';
  return (
    <ConfirmDialog
      title={isPublic ? 'Tarik hasil yang terbit?' : 'Batalkan rencana terbit?'}
      text={
        isPublic
          ? 'Daftar publik menjadi kosong dan tidak seorang pun membaca hasilnya lagi. Pesan yang sudah dikirim tidak terhapus. Penarikan tercatat dengan alasannya.'
          : `Hasil tidak terbit pada waktu itu${terbit_sejak_ms === null ? '' : '; yang terbit sekarang tetap tampil'}. Pembatalan tercatat dengan alasannya.`
      }
      yes={isPublic ? 'Tarik' : 'Batalkan rencana'}
      danger
      busy={act.isPending}
      disabled={alasan.trim() === ''}
      onYes={() => act.mutate({ alasan, versi }, { onSuccess: close })}
      onNo={close}
    >
      <AlasanField value={alasan} onChange={setAlasan} />
      <Masalah problem={act.error === null ? undefined : messageOf(act.error)} />
    </ConfirmDialog>
  );
}
