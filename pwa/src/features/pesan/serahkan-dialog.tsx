import { MenuItem, Stack, TextField } from '@mui/material';
import { TextArea } from '../../kit/form/text-area.tsx';
import { petugasCombo, serahkanPercakapan } from '@spmb/shared/pesan/calls.ts';
import type { BarisPercakapan, PercakapanTerbuka } from '@spmb/shared/pesan/percakapan.ts';
import { useState } from 'react';
import { CallError } from '../../http/call-error.ts';
import { useAction } from '../../kit/call/use-action.ts';
import { useOperationId } from '../../kit/call/use-operation-id.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { MissingChoices } from '../../kit/form/form-fields.tsx';
import { useOptions } from '../../kit/list/use-list.ts';
import { useStaffPort } from '../../kit/port/staff-port.ts';

const catatanMax = 500;

/** Hands a conversation to a colleague, or takes it, with a note that stays in the thread; what is typed outlives the page. */
export function SerahkanDialog({
  baris: { id, petugas },
  close,
}: {
  baris: BarisPercakapan;
  close: () => void;
}) {
  const name = `serahan-pesan/${id}`;
  const { drafts } = useStaffPort();
  const petugasOptions = useOptions(petugasCombo);
  const options = petugasOptions.data ?? [];
  const [isian, setIsian] = useState(() => ({
    akun_id: petugas?.id ?? '',
    catatan: '',
    ...drafts.read(name),
  }));
  // Whom the page showed as the dialog was opened: a change that came in behind it is not seen.
  const [dari_akun_id, setDari] = useState(petugas?.id ?? null);
  const operationIdOf = useOperationId(name);
  const act = useAction(serahkanPercakapan);
  const change = (part: Partial<typeof isian>) => {
    const now = { ...isian, ...part };
    setIsian(now);
    drafts.keep(name, now);
  };
  const leave = () => {
    drafts.keep(name, undefined);
    close();
  };
  const hand = () => {
    const sent = { id, akun_id: isian.akun_id || null, catatan: isian.catatan };
    const onError = (problem: unknown) => {
      if (!(problem instanceof CallError) || problem.httpStatus !== 409) return;
      // He is told who has it now, and may do it knowingly.
      setDari((problem.data as PercakapanTerbuka).petugas?.id ?? null);
    };
    act.mutate({ ...sent, dari_akun_id, operasi_id: operationIdOf(sent) }, { onSuccess: leave, onError });
  };
  const isKnown = isian.akun_id === '' || options.some(({ value }) => value === isian.akun_id);
  return (
    <ConfirmDialog
      title="Serahkan percakapan"
      text="Petugas yang dipilih melihat percakapan ini sebagai serahan baru. Catatan dibaca petugas saja."
      yes="Serahkan"
      no="Batal"
      busy={act.isPending}
      onYes={hand}
      onNo={leave}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <TextField
          select
          autoFocus
          label="Petugas"
          value={isKnown ? isian.akun_id : ''}
          onChange={({ target }) => change({ akun_id: target.value })}
          slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
        >
          <MenuItem value="">Belum ada</MenuItem>
          {options.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        {petugasOptions.isError && <MissingChoices label="petugas" retry={petugasOptions.refetch} />}
        <TextArea
          label="Catatan"
          minRows={2}
          value={isian.catatan}
          onChange={({ target }) => change({ catatan: target.value })}
          helperText="Boleh kosong"
          area={{ maxLength: catatanMax }}
        />
      </Stack>
    </ConfirmDialog>
  );
}
