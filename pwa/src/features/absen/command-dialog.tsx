import { Alert, Box, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { ConfirmDialog } from '../../crud/confirm-dialog.tsx';
import { messageOf, useStaffPort } from '../../crud/staff-port.ts';
import { useNotify } from '../../ui/notices.tsx';
import type { AbsenRow } from './absen-row.ts';
import { runCommand, type CommandKind, type CommandResult } from './command.ts';
import { commandWords } from './command-words.ts';

interface CommandDialogProps {
  kind: CommandKind;
  rows: readonly AbsenRow[];
  /** `done`: the command was carried out. */
  onClose: (done: boolean) => void;
}

/** Asks for what a command needs, carries it out, and shows whom it could not reach. */
export function CommandDialog({ kind, rows, onClose }: CommandDialogProps) {
  const port = useStaffPort();
  const notify = useNotify();
  const words = commandWords[kind];
  const [alasan, setAlasan] = useState('');
  const [menit, setMenit] = useState('10');
  const [konfirmasi, setKonfirmasi] = useState('');
  const [tambahanId] = useState(() => port.newId());
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [result, setResult] = useState<CommandResult>();
  const nomor = rows[0]?.nomor_peserta ?? '';
  const isReset = kind === 'reset-ujian';
  const isTime = kind === 'tambah-waktu';
  const minutes = Number(menit);
  const incomplete =
    (isReset && konfirmasi.trim() !== nomor) ||
    (isTime && !(Number.isInteger(minutes) && minutes >= 1 && minutes <= 180 && alasan.trim().length >= 3));

  async function run() {
    setBusy(true);
    setProblem(undefined);
    try {
      const outcome = await runCommand(port, kind, rows, {
        alasan: alasan.trim(),
        menit: minutes,
        tambahanId,
        konfirmasi: konfirmasi.trim(),
      });
      if (outcome.gagal.length > 0) {
        setResult(outcome);
        return;
      }
      notify('success', outcome.message);
      onClose(true);
    } catch (error) {
      setProblem(messageOf(error));
    } finally {
      setBusy(false);
    }
  }

  if (result) return <ResultDialog title={words.title} result={result} onClose={() => onClose(true)} />;
  return (
    <ConfirmDialog
      title={words.title}
      text={words.text}
      yes={words.yes}
      no="Batal"
      danger={words.danger}
      busy={busy}
      disabled={incomplete}
      onYes={() => void run()}
      onNo={() => onClose(false)}
    >
      <Stack sx={{ gap: 2, mt: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>{nameAll(rows)}</Typography>
        {isTime && (
          <TextField
            label="Tambahan (menit)"
            type="number"
            value={menit}
            onChange={(event) => setMenit(event.target.value)}
            helperText="1 sampai 180 menit"
            slotProps={{ htmlInput: { min: 1, max: 180 } }}
          />
        )}
        <TextField
          label={isTime ? 'Alasan' : 'Alasan (boleh kosong)'}
          value={alasan}
          onChange={(event) => setAlasan(event.target.value)}
          helperText={isTime ? 'Paling sedikit 3 huruf; dicatat di jejak audit' : 'Dicatat di jejak audit'}
        />
        {isReset && (
          <TextField
            label="Ketik nomor peserta"
            helperText={`Ketik ${nomor} untuk melanjutkan`}
            value={konfirmasi}
            onChange={(event) => setKonfirmasi(event.target.value)}
            autoComplete="off"
            color="error"
          />
        )}
        {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      </Stack>
    </ConfirmDialog>
  );
}

function nameAll(rows: readonly AbsenRow[]): string {
  const names = rows.slice(0, 3).map(({ nama, nomor_peserta }) => `${nama} (${nomor_peserta})`);
  return rows.length > 3 ? `${names.join(', ')} dan ${rows.length - 3} peserta lain` : names.join(', ');
}

function ResultDialog({
  title,
  result,
  onClose,
}: {
  title: string;
  result: CommandResult;
  onClose: () => void;
}) {
  return (
    <ConfirmDialog
      title={title}
      text={
        <>
          {result.message}
          <Box component="ul" sx={{ pl: 2.5, mb: 0 }}>
            {result.gagal.map(({ nama, message }) => (
              <li key={nama}>
                <strong>{nama}</strong>: {message}
              </li>
            ))}
          </Box>
        </>
      }
      yes="Mengerti"
      no="Tutup"
      onYes={onClose}
      onNo={onClose}
    />
  );
}
