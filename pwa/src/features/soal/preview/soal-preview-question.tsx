import {
  Button,
  Chip,
  FormControlLabel,
  MenuItem,
  Paper,
  Stack,
  Switch,
  TextField,
  ToggleButton,
  ToggleButtonGroup,
} from '@mui/material';
import type { Soal } from '@spmb/shared/soal/soal.schema.ts';
import type { PlainItem } from '@spmb/shared/sync/seal/sealed-paket.ts';
import { useState, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { usePlainItem } from './use-plain-item.ts';

/** A question for the part that draws it; `item` is absent until its images are open. */
interface ShownQuestion {
  butir: string;
  nomor: number;
  item: PlainItem | undefined;
  /** Of its text in px. */
  textSize: number;
  failed: boolean;
  retry: () => void;
}

/** Draws a question as the exam sheet does. */
export type DrawQuestion = (question: ShownQuestion) => ReactNode;

/** How questions are looked at: whether with their key, and the size of their text in px. */
export function useQuestionLook() {
  const [hasKey, setHasKey] = useState(false);
  const [textSize, setTextSize] = useState(18);
  return { hasKey, setHasKey, textSize, setTextSize };
}

interface PreviewQuestionProps {
  soal: Soal;
  draw: DrawQuestion;
  look: ReturnType<typeof useQuestionLook>;
}

/** A question as participants see it, in the size of text that is chosen; its key on demand. */
export function PreviewQuestion({ soal, draw, look }: PreviewQuestionProps) {
  const { hasKey, setHasKey, textSize, setTextSize } = look;
  const plain = usePlainItem(soal);
  return (
    <>
      <Paper variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
        {draw({ butir: soal.id, nomor: soal.nomor, textSize, ...plain })}
      </Paper>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <FormControlLabel
          control={<Switch checked={hasKey} onChange={(_, checked) => setHasKey(checked)} />}
          label="Tampilkan kunci"
        />
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Ukuran huruf"
          value={textSize}
          onChange={(_, size: number | null) => size !== null && setTextSize(size)}
        >
          {textSizes.map(([size, label]) => (
            <ToggleButton
              key={size}
              value={size}
              aria-label={label}
              sx={{ fontSize: size, width: 44, height: 44 }}
            >
              A
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {hasKey && <Chip color="success" label={`Jawaban benar: ${soal.jawaban}`} />}
        {soal.status !== 'siap' && <Chip label="Nonaktif: tidak diambil untuk ujian" />}
      </Stack>
    </>
  );
}

interface PreviewTurnerProps {
  all: readonly Soal[];
  /** Place of the question that is shown, from 0. */
  at: number;
  onTurn: (at: number) => void;
}

/** Goes from question to question. */
export function PreviewTurner({ all, at, onTurn }: PreviewTurnerProps) {
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      <Button variant="outlined" sx={turn} disabled={at === 0} onClick={() => onTurn(at - 1)}>
        ‹ Sebelumnya
      </Button>
      <TextField
        select
        size="small"
        label="Nomor"
        value={at}
        onChange={(event) => onTurn(Number(event.target.value))}
        sx={{ width: { xs: 84, sm: 100 } }}
      >
        {all.map(({ id, nomor }, index) => (
          <MenuItem key={id} value={index}>
            {nomor}
          </MenuItem>
        ))}
      </TextField>
      <Button variant="outlined" sx={turn} disabled={at === all.length - 1} onClick={() => onTurn(at + 1)}>
        Berikutnya ›
      </Button>
      <Button
        component={Link}
        to="/backend/ujian-master-soal"
        variant="contained"
        sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 'auto' } }}
      >
        Selesai
      </Button>
    </Stack>
  );
}

/** Those of the exam sheet. */
const textSizes = [
  [16, 'Huruf kecil'],
  [18, 'Huruf sedang'],
  [22, 'Huruf besar'],
] as const;

const turn = { flex: { xs: 1, sm: 'none' }, whiteSpace: 'nowrap', px: { xs: 1, sm: 2 } };
