import { sebabRuangTertutup, type TertahanRuang } from '@spmb/shared/absen/sesi-ruang.schema.ts';
import { terimaTertahan } from '@spmb/shared/hasil-ujian/calls.ts';
import { Checkbox, FormControlLabel, FormGroup } from '@mui/material';
import { useState } from 'react';
import { ActDialog } from '../commands/act-dialog.tsx';
import { isReason, ReasonField } from '../commands/reason-field.tsx';

interface TerimaDialogProps {
  /** What a closed room held, by participant. */
  tertahan: TertahanRuang;
  onClose: () => void;
}

/** Accepts what a closed room held, all of it in one act; single ones can be left out. */
export function TerimaDialog({ tertahan, onClose }: TerimaDialogProps) {
  const [alasan, setAlasan] = useState('');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = tertahan.filter(({ id }) => !left.has(id));
  const jumlah = chosen.reduce((sum, one) => sum + one.jumlah, 0);
  return (
    <ActDialog
      title="Terima jawaban yang tertahan"
      text="Jawaban ini tiba setelah ruang ditutup. Yang diterima ikut dinilai; jawaban lain yang lebih baru tidak tergantikan."
      yes={`Terima ${jumlah} jawaban dari ${chosen.length} peserta`}
      isReady={chosen.length > 0 && isReason(alasan)}
      call={terimaTertahan}
      input={(tindakan_id) => ({
        ids: chosen.map(({ id }) => id),
        sebab: [...sebabRuangTertutup],
        alasan: alasan.trim(),
        tindakan_id,
      })}
      onClose={onClose}
    >
      {(disabled) => (
        <>
          <FormGroup role="group" aria-label="Peserta yang jawabannya diterima">
            {tertahan.map((one) => (
              <FormControlLabel
                key={one.id}
                control={
                  <Checkbox
                    checked={!left.has(one.id)}
                    disabled={disabled}
                    onChange={(_, isChosen) =>
                      setLeft(new Set(isChosen ? [...left].filter((id) => id !== one.id) : [...left, one.id]))
                    }
                  />
                }
                label={`${one.kursi ?? ''} ${one.nama} (${one.jumlah})`.trim()}
                sx={{ minHeight: 44, overflowWrap: 'anywhere' }}
              />
            ))}
          </FormGroup>
          <ReasonField
            value={alasan}
            onChange={setAlasan}
            disabled={disabled}
            suggestions={['titik akses mati', 'salah tutup', 'hadir dan mengerjakan']}
          />
        </>
      )}
    </ActDialog>
  );
}
