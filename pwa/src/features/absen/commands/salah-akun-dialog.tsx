import { salahAkun } from '@spmb/shared/absen/calls.ts';
import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { Autocomplete, TextField } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from './act-dialog.tsx';
import { isReason, ReasonField } from './reason-field.tsx';

interface SalahAkunDialogProps {
  /** The row under whose account somebody else worked. */
  row: AbsenRow;
  /** Everybody of the session. */
  all: readonly AbsenRow[];
  onClose: () => void;
  /** Carried out: time to give to who sat there. */
  onDone: (right: AbsenRow, menit: number) => void;
}

/** Asks who really sat there, and why it happened. */
export function SalahAkunDialog({ row, all, onClose, onDone }: SalahAkunDialogProps) {
  const [right, setRight] = useState<AbsenRow | null>(null);
  const [alasan, setAlasan] = useState('');
  return (
    <ActDialog
      title="Salah akun"
      text={`Ada peserta lain yang mengerjakan dengan akun ${row.nama} (${row.nomor_peserta}). Pekerjaan itu disimpan sebagai arsip, lalu keduanya mulai dengan akun masing-masing.`}
      yes="Perbaiki akun"
      danger
      isReady={right !== null && isReason(alasan)}
      call={salahAkun}
      input={(tindakan_id) => ({ id: row.id, benar_id: right?.id ?? '', alasan: alasan.trim(), tindakan_id })}
      onClose={onClose}
      onDone={({ data }) => {
        if (right && data.usul_menit > 0) onDone(right, data.usul_menit);
      }}
    >
      {(disabled) => (
        <>
          <Autocomplete
            options={all.filter(({ id }) => id !== row.id)}
            value={right}
            disabled={disabled}
            onChange={(_, chosen) => setRight(chosen)}
            getOptionKey={({ id }) => id}
            getOptionLabel={({ nama, nomor_peserta }) => `${nama} (${nomor_peserta})`}
            isOptionEqualToValue={(a, b) => a.id === b.id}
            noOptionsText="Tidak ada peserta lain dengan nama ini pada sesi ini"
            renderInput={(params) => <TextField {...params} required label="Peserta sebenarnya" />}
          />
          <ReasonField
            value={alasan}
            onChange={setAlasan}
            disabled={disabled}
            suggestions={['kartu tertukar', 'salah duduk']}
          />
        </>
      )}
    </ActDialog>
  );
}
