import { bukaRuang } from '@spmb/shared/absen/calls.ts';
import type { TertahanRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { useState } from 'react';
import { ActDialog } from '../commands/act-dialog.tsx';
import { isReason, ReasonField } from '../commands/reason-field.tsx';
import type { PlaceProps } from './geser-dialog.tsx';
import { roomOf } from '../rows/ruang-of.ts';

type BukaProps = PlaceProps & {
  /** The room is open, and this was held while it was closed. */
  onHeld: (tertahan: TertahanRuang) => void;
};

/** Opens a closed room again, and hands on what was held meanwhile. */
export function BukaDialog({ at, state, ruang, onClose, onHeld }: BukaProps) {
  const [alasan, setAlasan] = useState('');
  const room = roomOf(state, ruang)?.ruang ?? ruang;
  return (
    <ActDialog
      title={`Buka ${room || 'ruang tanpa nama'}`}
      text="Peserta ruang ini dapat mulai lagi selama waktu sesinya masih ada, dan jawaban yang tiba dihitung lagi. Yang mulai tanpa server dan tertahan karena ruang ditutup melanjutkan ujiannya."
      yes="Buka ruang"
      isReady={isReason(alasan)}
      call={bukaRuang}
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
