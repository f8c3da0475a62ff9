import type { AbsenRow } from '@spmb/shared/absen/absen-row.schema.ts';
import { Alert, Stack, Typography } from '@mui/material';
import { useMemo, useState } from 'react';
import { ConfirmDialog } from '../../../kit/dialog/confirm-dialog.tsx';
import { messageOf, useStaffPort } from '../../../kit/port/staff-port.ts';
import { useNotify } from '../../../ui/notices.tsx';
import { CommandFields, isComplete, type CommandDraft } from './command-fields.tsx';
import { CommandResultDialog } from './command-result.tsx';
import { commandWords } from './command-words.ts';
import { isUncertain, runCommand, type CommandKind, type CommandResult } from './command.ts';
import { proposeTime, workingHint, type TimeProposal } from '../time/lost-time.ts';

interface CommandDialogProps {
  kind: CommandKind;
  rows: readonly AbsenRow[];
  /** Everybody of the session: what they have in common tells a disturbance from a closed sheet. */
  all: readonly AbsenRow[];
  /** Server's clock. */
  nowMs: number;
  /** Minutes and reason that stand in the fields already. */
  prefill?: TimeProposal | undefined;
  /** `done`: the command was carried out. */
  onClose: (done: boolean) => void;
}

/** Asks for what a command needs, carries it out, and shows whom it could not reach. */
export function CommandDialog({ kind, rows, all, nowMs, prefill, onClose }: CommandDialogProps) {
  const port = useStaffPort();
  const notify = useNotify();
  const words = commandWords[kind];
  const [draft, setDraft] = useState<CommandDraft>({
    alasan: prefill?.alasan ?? '',
    menit: String(prefill?.menit ?? 10),
    konfirmasi: '',
    kode: '',
  });
  const [tindakanId] = useState(() => port.newId());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  // What may have been carried out is sent again as it was, or the repeat would be another act.
  const [isLocked, setLocked] = useState(false);
  const [result, setResult] = useState<CommandResult>();
  const nomor = rows[0]?.nomor_peserta ?? '';
  // Of many rows it is work that typing must not wait for.
  const proposal = useMemo(() => proposeTime(rows, all), [rows, all]);

  async function run() {
    setBusy(true);
    setProblem(undefined);
    try {
      const outcome = await runCommand(port, kind, rows, {
        alasan: draft.alasan.trim(),
        menit: Number(draft.menit),
        tindakanId,
        konfirmasi: draft.konfirmasi.trim(),
        kode: draft.kode,
      });
      if (outcome.gagal.length > 0 || outcome.sisa.length > 0) {
        setResult(outcome);
        return;
      }
      notify('success', outcome.message);
      onClose(true);
    } catch (error) {
      setProblem(messageOf(error));
      if (isUncertain(error)) setLocked(true);
    } finally {
      setBusy(false);
    }
  }

  if (result)
    return <CommandResultDialog title={words.title} result={result} onClose={() => onClose(true)} />;
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      yes={isLocked ? 'Kirim lagi' : words.yes}
      no="Batal"
      danger={words.danger}
      busy={busy}
      disabled={!isComplete(kind, draft, nomor)}
      onYes={() => void run()}
      onNo={() => onClose(false)}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{nameAll(rows)}</Typography>
        <CommandFields
          kind={kind}
          draft={draft}
          onChange={(changed) => setDraft((before) => ({ ...before, ...changed }))}
          nomor={nomor}
          proposal={prefill === undefined ? proposal : undefined}
          hint={workingHint(rows, nowMs)}
          disabled={isLocked}
        />
        {problem && (
          <Alert severity="error">
            {problem} {isLocked && 'Mungkin perintah ini sudah sampai. Kirim lagi: tetap dihitung satu kali.'}
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}

function nameAll(rows: readonly AbsenRow[]): string {
  const names = rows.slice(0, 3).map(({ nama, nomor_peserta }) => `${nama} (${nomor_peserta})`);
  const count = rows.length > 1 ? `${rows.length.toLocaleString('id-ID')} peserta: ` : '';
  return `${count}${names.join(', ')}${rows.length > 3 ? ` dan ${rows.length - 3} lain` : ''}`;
}
