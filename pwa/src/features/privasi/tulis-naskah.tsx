import { Alert, FormControlLabel, Switch } from '@mui/material';
import { TextArea } from '../../kit/form/text-area.tsx';
import { tambahNaskah } from '@spmb/shared/persetujuan/calls.ts';
import { naskahMax, type NaskahTercatat } from '@spmb/shared/persetujuan/naskah.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { messageOf } from '../../kit/port/staff-port.ts';

/** A new version of the declaration, on top of the one in force. What is typed stays until it has arrived. */
export function TulisNaskah({ now, onClose }: { now: NaskahTercatat; onClose: () => void }) {
  const [isi, setIsi] = useState(now.isi);
  const [minta_lagi, setMinta] = useState(false);
  const act = useAction(tambahNaskah, 'form');
  return (
    <ConfirmDialog
      title="Tulis naskah baru"
      text="Berlaku bagi formulir yang dikirim sesudah ini."
      yes="Berlakukan"
      no="Batal"
      busy={act.isPending}
      disabled={isi.trim() === '' || isi.trim() === now.isi}
      onNo={onClose}
      onYes={() => act.mutate({ isi, minta_lagi, versi: now.versi }, { onSuccess: onClose })}
    >
      <TextArea
        label="Naskah"
        value={isi}
        onChange={({ target }) => setIsi(target.value)}
        minRows={4}
        maxRows={14}
        fullWidth
        autoFocus
        sx={{ mt: 2 }}
        area={{ maxLength: naskahMax }}
      />
      <FormControlLabel
        sx={{ mt: 1 }}
        control={<Switch checked={minta_lagi} onChange={(_, isOn) => setMinta(isOn)} />}
        label="Minta persetujuan lagi dari yang sudah mengirim formulir"
      />
      {act.isError && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {messageOf(act.error)}
        </Alert>
      )}
    </ConfirmDialog>
  );
}
