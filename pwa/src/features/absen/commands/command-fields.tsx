import { pelanggaran } from '@spmb/shared/absen/pelanggaran.schema.ts';
import { Button, MenuItem, TextField, Typography } from '@mui/material';
import { TextArea } from '../../../kit/form/text-area.tsx';
import { commandWords } from './command-words.ts';
import type { CommandKind } from './command.ts';
import type { TimeProposal } from '../time/lost-time.ts';
import { isReason, ReasonField } from './reason-field.tsx';

/** What is typed in a command's dialog. */
export interface CommandDraft {
  alasan: string;
  menit: string;
  konfirmasi: string;
  /** Code of a violation; '': none chosen. */
  kode: string;
}

interface CommandFieldsProps {
  kind: CommandKind;
  draft: CommandDraft;
  onChange: (changed: Partial<CommandDraft>) => void;
  /** The participant's number, to be typed before what destroys. */
  nomor: string;
  proposal: TimeProposal | undefined;
  /** Who goes on working without more time; '' where nobody of them is at work. */
  hint: string;
  disabled: boolean;
}

/** The fields that a command needs. */
export function CommandFields({
  kind,
  draft,
  onChange,
  nomor,
  proposal,
  hint,
  disabled,
}: CommandFieldsProps) {
  const isTime = kind === 'tambah-waktu';
  return (
    <>
      {isTime && hint !== '' && <Typography variant="body2">{hint}</Typography>}
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
      {kind === 'pelanggaran' ? (
        <ViolationFields draft={draft} onChange={onChange} disabled={disabled} />
      ) : kind === 'pesan' ? (
        <TextArea
          minRows={2}
          label="Pesan"
          value={draft.alasan}
          disabled={disabled}
          onChange={(event) => onChange({ alasan: event.target.value })}
          helperText="Paling sedikit 3 huruf"
          area={{ maxLength: 255 }}
        />
      ) : (
        <ReasonField
          value={draft.alasan}
          disabled={disabled}
          onChange={(alasan) => onChange({ alasan })}
          suggestions={commandWords[kind].reasons}
        />
      )}
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

type ViolationProps = Pick<CommandFieldsProps, 'draft' | 'onChange' | 'disabled'>;

function ViolationFields({ draft, onChange, disabled }: ViolationProps) {
  const isOther = draft.kode === 'lainnya';
  return (
    <>
      <TextField
        select
        required
        label="Jenis pelanggaran"
        value={draft.kode}
        disabled={disabled}
        onChange={(event) => onChange({ kode: event.target.value })}
      >
        {Object.entries(pelanggaran).map(([kode, words]) => (
          <MenuItem key={kode} value={kode}>
            {words}
          </MenuItem>
        ))}
      </TextField>
      <TextArea
        minRows={2}
        required={isOther}
        label="Keterangan"
        value={draft.alasan}
        disabled={disabled}
        onChange={(event) => onChange({ alasan: event.target.value })}
        helperText={isOther ? 'Paling sedikit 3 huruf' : 'Apa yang terjadi, bila perlu'}
        area={{ maxLength: 255 }}
      />
    </>
  );
}

/** Whether all that the command needs is typed. */
export function isComplete(kind: CommandKind, draft: CommandDraft, nomor: string): boolean {
  if (kind === 'pelanggaran')
    return draft.kode !== '' && (draft.kode !== 'lainnya' || isReason(draft.alasan));
  if (!isReason(draft.alasan)) return false;
  if (kind === 'reset-ujian') return draft.konfirmasi.trim() === nomor;
  const menit = Number(draft.menit);
  return kind !== 'tambah-waktu' || (Number.isInteger(menit) && menit >= 1 && menit <= 180);
}
