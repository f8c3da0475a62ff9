import { FormControlLabel, Radio, RadioGroup, Stack, TextField, Typography } from '@mui/material';
import { terimaTertahan, tolakTertahan } from '@spmb/shared/hasil-ujian/calls.ts';
import { sebabWords } from '@spmb/shared/hasil-ujian/rekonsiliasi.schema.ts';
import { useState } from 'react';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { useAction } from '../../kit/call/use-action.ts';
import { useStaffPort } from '../../kit/port/staff-port.ts';

type Putusan = 'terima' | 'tolak';
const reasonMin = 3;

interface PutusanProps {
  /** Participants' rows. */
  ids: readonly string[];
  onClose: () => void;
  onDone: () => void;
}

/** Decides about the held answers of participants: they count, or they do not. */
export function PutusanTertahan({ ids, onClose, onDone }: PutusanProps) {
  const port = useStaffPort();
  const [putusan, setPutusan] = useState<Putusan>();
  const act = useAction(putusan === 'terima' ? terimaTertahan : tolakTertahan);
  const [alasan, setAlasan] = useState('');
  const [tindakan_id] = useState(() => port.newId());
  const send = () => act.mutate({ ids: [...ids], alasan: alasan.trim(), tindakan_id }, { onSuccess: onDone });
  return (
    <ConfirmDialog
      title="Putuskan jawaban tertahan"
      text={`Jawaban tertahan dari ${ids.length} peserta tersimpan, tetapi belum dinilai. Sebabnya ada di Rincian, misalnya "${sebabWords.SESUDAH_SELESAI.toLowerCase()}".`}
      yes="Simpan keputusan"
      no="Batal"
      busy={act.isPending}
      disabled={putusan === undefined || alasan.trim().length < reasonMin}
      onNo={onClose}
      onYes={send}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <RadioGroup
          aria-label="Keputusan"
          value={putusan ?? ''}
          onChange={(_, value) => setPutusan(value as Putusan)}
        >
          <FormControlLabel value="terima" control={<Radio />} label="Terima: ikut dinilai" />
          <FormControlLabel value="tolak" control={<Radio />} label="Jangan terima: tidak dinilai" />
        </RadioGroup>
        <TextField
          label="Alasan"
          value={alasan}
          onChange={(event) => setAlasan(event.target.value)}
          slotProps={{ htmlInput: { maxLength: 255 } }}
        />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Keputusan dicatat dan tidak dapat diulang.
        </Typography>
      </Stack>
    </ConfirmDialog>
  );
}
