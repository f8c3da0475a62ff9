import { Button, TextField } from '@mui/material';
import type { CommandKind } from './command.ts';
import type { TimeProposal } from './lost-time.ts';

/** What is typed in a command's dialog. */
export interface CommandDraft {
  alasan: string;
  menit: string;
  konfirmasi: string;
}

interface CommandFieldsProps {
  kind: CommandKind;
  draft: CommandDraft;
  onChange: (changed: Partial<CommandDraft>) => void;
  /** The participant's number, to be typed before what destroys. */
  nomor: string;
  proposal: TimeProposal | undefined;
  disabled: boolean;
}

/** The fields that a command needs. */
export function CommandFields({ kind, draft, onChange, nomor, proposal, disabled }: CommandFieldsProps) {
  const isTime = kind === 'tambah-waktu';
  const isMessage = kind === 'pesan';
  return (
    <>
      {isTime && proposal && (
        <Button
          variant="outlined"
          disabled={disabled}
          onClick={() => onChange({ menit: String(proposal.menit), alasan: proposal.alasan })}
          sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
        >
          Ganti {proposal.menit} menit yang hilang ({proposal.alasan})
        </Button>
      )}
      {isTime && (
        <TextField
          label="Tambahan (menit)"
          type="number"
          value={draft.menit}
          disabled={disabled}
          onChange={(event) => onChange({ menit: event.target.value })}
          helperText="1 sampai 180 menit"
          slotProps={{ htmlInput: { min: 1, max: 180 } }}
        />
      )}
      <TextField
        label={isMessage ? 'Pesan' : isTime ? 'Alasan' : 'Alasan (boleh kosong)'}
        multiline={isMessage}
        value={draft.alasan}
        disabled={disabled}
        onChange={(event) => onChange({ alasan: event.target.value })}
        helperText={
          isMessage || isTime ? 'Paling sedikit 3 huruf; dicatat di jejak audit' : 'Dicatat di jejak audit'
        }
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
      {kind === 'reset-ujian' && (
        <TextField
          label="Ketik nomor peserta"
          helperText={`Ketik ${nomor} untuk melanjutkan`}
          value={draft.konfirmasi}
          disabled={disabled}
          onChange={(event) => onChange({ konfirmasi: event.target.value })}
          autoComplete="off"
          color="error"
        />
      )}
    </>
  );
}

/** Whether all that the command needs is typed. */
export function isComplete(kind: CommandKind, draft: CommandDraft, nomor: string): boolean {
  if (kind === 'reset-ujian') return draft.konfirmasi.trim() === nomor;
  if (kind === 'pesan') return draft.alasan.trim().length >= 3;
  if (kind !== 'tambah-waktu') return true;
  const menit = Number(draft.menit);
  return Number.isInteger(menit) && menit >= 1 && menit <= 180 && draft.alasan.trim().length >= 3;
}
