import { at } from '@spmb/shared/kernel/call.ts';
import { gantiToken } from '@spmb/shared/ujian/calls.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from '../commands/act-dialog.tsx';
import { isReason, ReasonField } from '../commands/reason-field.tsx';

interface GantiTokenProps {
  tanggal: string;
  sesi: string;
  onClose: () => void;
}

/** The token is one for all rooms of the session: what one proctor renews concerns every other. */
export function GantiToken({ tanggal, sesi, onClose }: GantiTokenProps) {
  const client = useQueryClient();
  const [alasan, setAlasan] = useState('');
  const call = at(gantiToken, { tanggal, sesi });
  return (
    <ActDialog
      title="Ganti token"
      text="Token yang sekarang langsung tidak berlaku di semua ruang sesi ini, dan layar semua pengawas menampilkan yang baru. Yang sudah mulai tetap mengerjakan."
      yes="Ganti token"
      isReady={isReason(alasan)}
      call={call}
      input={() => ({ alasan: alasan.trim() })}
      onClose={onClose}
      onDone={() => void client.invalidateQueries({ queryKey: ['token', call.path] })}
    >
      {(disabled) => (
        <ReasonField
          value={alasan}
          onChange={setAlasan}
          disabled={disabled}
          suggestions={['token tersebar ke luar ruang']}
        />
      )}
    </ActDialog>
  );
}
