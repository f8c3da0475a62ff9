import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { useState } from 'react';
import { AlasanField } from '../../../kit/dialog/alasan-field.tsx';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { Masalah } from './masalah.tsx';
import { kataPerubahan } from './perubahan.tsx';
import { useTerbitkan } from './use-terbitkan.ts';

interface TerbitkanDialogProps {
  keadaan: KeadaanPublikasi;
  close: () => void;
}

/** Publishes at once; what is public is replaced with a reason alone. */
export function TerbitkanDialog({
  keadaan: { terbit_sejak_ms, versi, perubahan },
  close,
}: TerbitkanDialogProps) {
  const { run, isPending, isAsked, problem } = useTerbitkan(versi, close);
  const [alasan, setAlasan] = useState('');
  const isReplacing = terbit_sejak_ms !== null;
  return (
    <ConfirmDialog
      title={isReplacing ? 'Ganti hasil yang terbit?' : 'Terbitkan hasil sekarang?'}
      text={
        isReplacing
          ? `Semua orang langsung membaca hasil yang baru. Hasil yang lama tidak tampil lagi; alasan dan namanya tercatat. ${perubahan ? kataPerubahan(perubahan) : ''}`
          : 'Semua orang langsung dapat membaca siapa yang diterima, dan setiap pendaftar membaca hasilnya sendiri.'
      }
      yes={isAsked ? 'Ya, terbitkan juga' : isReplacing ? 'Ganti' : 'Terbitkan'}
      danger={isReplacing || isAsked}
      busy={isPending}
      disabled={isReplacing && alasan.trim() === ''}
      onYes={() => run({ sekarang: true, alasan })}
      onNo={close}
    >
      {isReplacing && <AlasanField label="Alasan diganti" value={alasan} onChange={setAlasan} />}
      <Masalah problem={problem} isAsked={isAsked} />
    </ConfirmDialog>
  );
}
