import { openRuang } from '@spmb/shared/absen/calls.ts';
import type { TertahanRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { useState } from 'react';
import { ActDialog } from '../commands/act-dialog.tsx';
import { isReason, ReasonField } from '../commands/reason-field.tsx';
import type { PlaceProps } from './geser-dialog.tsx';
import { ruangOf } from '../rows/ruang-of.ts';

type ReopenProps = PlaceProps & {
  /** The room is open, and this was held while it was closed. */
  onHeld: (tertahan: TertahanRuang) => void;
};

/** Opens a closed room again, and hands on what was held meanwhile. */
export function ReopenDialog({ at, state, ruang, onClose, onHeld }: ReopenProps) {
  const [alasan, setAlasan] = useState('');
  const room = ruangOf(state, ruang)?.ruang ?? ruang;
  return (
    <ActDialog
      title={`Buka ${room || 'ruang tanpa nama'}`}
      text="Peserta ruang ini dapat mulai lagi selama waktu sesinya masih ada, dan jawaban yang tiba dihitung lagi. Yang mulai tanpa server dan tertahan karena ruang ditutup melanjutkan ujiannya."
      yes="Buka ruang"
      isReady={isReason(alasan)}
      call={openRuang}
      input={(tindakan_id) => ({ ...at, ruang: room, alasan: alasan.trim(), tindakan_id })}
      onClose={onClose}
      onDone={({ data }) => {
        if (data.tertahan.length > 0) onHeld(data.tertahan);
      }}
    >
      {(disabled) => (
        <ReasonField
          value={alasan}
          onChange={setAlasan}
          disabled={disabled}
          suggestions={['peserta terlambat', 'salah tutup']}
        />
      )}
    </ActDialog>
  );
}
