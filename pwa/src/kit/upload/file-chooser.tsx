import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Alert, Button, Stack, Typography } from '@mui/material';
import { useRef, useState } from 'react';

interface FileChooserProps {
  label: string;
  /** Extensions with a dot. */
  accept: readonly string[];
  maxBytes: number;
  files: readonly File[];
  multiple?: boolean;
  hint?: string;
  disabled?: boolean;
  /** What to say of a file by its extension, behind its name: 'berkas Word lama. Simpan sebagai .docx.' */
  instead?: Readonly<Record<string, string>>;
  onChoose: (files: File[]) => void;
}

/** Chooses files from this device; type and size are checked before anything is sent, and one that is wrong keeps no other back. */
export function FileChooser({
  label,
  accept,
  maxBytes,
  files,
  multiple,
  hint,
  disabled,
  instead = {},
  onChoose,
}: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const choose = (list: FileList | null) => {
    const chosen = [...(list ?? [])];
    const problems = chosen.map((file) => problemOf(file, accept, maxBytes, instead));
    setProblem(problems.filter(Boolean).join(' ') || undefined);
    const good = chosen.filter((_, index) => problems[index] === undefined);
    if (good.length > 0) onChoose(good);
  };
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<UploadFileOutlined />}
          disabled={disabled === true}
          onClick={() => input.current?.click()}
        >
          {label}
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          aria-label={label}
          accept={accept.join(',')}
          multiple={multiple === true}
          disabled={disabled === true}
          onChange={(event) => {
            choose(event.target.files);
            // The same file, corrected, can be chosen again.
            event.target.value = '';
          }}
        />
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {files.map(({ name }) => name).join(', ')}
        </Typography>
      </Stack>
      {hint !== undefined && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {hint}
        </Typography>
      )}
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </Stack>
  );
}

/** Why a file cannot be taken; undefined where it can. */
function problemOf(
  { name, size }: File,
  accept: readonly string[],
  maxBytes: number,
  instead: Readonly<Record<string, string>>,
): string | undefined {
  const known = instead[/\.\w+$/.exec(name.toLowerCase())?.[0] ?? ''];
  if (known !== undefined) return `${name}: ${known}`;
  if (!accept.some((extension) => name.toLowerCase().endsWith(extension)))
    return `${name} bukan berkas ${accept.join(', ')}. Pilih berkas lain.`;
  if (size > maxBytes)
    return `${name} berukuran ${inMegabytes(size)} MB, paling besar ${inMegabytes(maxBytes)} MB. Kecilkan atau bagi berkasnya.`;
  return undefined;
}

/** Rounded up, so that a file that is too large never seems to fit. */
const inMegabytes = (bytes: number) => (Math.ceil((bytes / 1024 / 1024) * 10) / 10).toLocaleString('id-ID');
