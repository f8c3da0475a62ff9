import {
  Box,
  Button,
  Chip,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Stack,
  Switch,
} from '@mui/material';
import { TextArea } from '../../../kit/form/text-area.tsx';
import { useRef, useState } from 'react';
import { messageOf } from '../../../kit/port/staff-port.ts';
import { SoalHtml } from '../html/soal-html.tsx';
import type { Rumus } from './rumus.ts';
import { useRumusPreview } from './use-rumus-preview.ts';

/** What teachers write most, with the place where they go on. */
const patterns: readonly (readonly [string, string])[] = [
  ['Pecahan', '\\frac{a}{b}'],
  ['Akar', '\\sqrt{x}'],
  ['Pangkat', 'x^{2}'],
  ['Indeks', 'x_{1}'],
  ['Kali', '\\times '],
  ['≤', '\\le '],
  ['π', '\\pi '],
  ['Derajat', '^{\\circ}'],
  ['Integral', '\\int_{a}^{b} '],
  ['Matriks', '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}'],
];

interface RumusDialogProps {
  /** The formula that is changed; absent: a new one. */
  rumus: Rumus | undefined;
  onDone: (rumus: Rumus) => void;
  onClose: () => void;
}

/** LaTeX of a formula, and how the sheet will show it. */
export function RumusDialog({ rumus, onDone, onClose }: RumusDialogProps) {
  const [tex, setTex] = useState(rumus?.tex ?? '');
  const [baris, setBaris] = useState(rumus?.baris ?? false);
  const input = useRef<HTMLTextAreaElement>(null);
  const { mathml, error } = useRumusPreview(tex, baris);
  const insert = (pattern: string) => {
    const { selectionStart: start = tex.length, selectionEnd: end = tex.length } = input.current ?? {};
    setTex(tex.slice(0, start) + pattern + tex.slice(end));
    input.current?.focus();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="rumus-title">
      <DialogTitle id="rumus-title">{rumus ? 'Ubah rumus' : 'Sisipkan rumus'}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 1.5, pt: 1 }}>
          <TextArea
            label="Rumus LaTeX"
            value={tex}
            onChange={(event) => setTex(event.target.value)}
            inputRef={input}
            autoFocus
            minRows={2}
            error={error !== null}
            helperText={error ? messageOf(error) : 'Misalnya \\frac{a}{b} atau x^2'}
            area={{ spellCheck: false, style: { fontFamily: 'monospace' } }}
          />
          <Stack direction="row" role="group" aria-label="Pola rumus" sx={{ gap: 0.75, flexWrap: 'wrap' }}>
            {patterns.map(([name, pattern]) => (
              <Chip key={name} label={name} variant="outlined" onClick={() => insert(pattern)} />
            ))}
          </Stack>
          <FormControlLabel
            control={<Switch checked={baris} onChange={(_, checked) => setBaris(checked)} />}
            label="Di baris sendiri"
          />
          <Box
            role="group"
            aria-label="Hasil rumus"
            sx={{
              minHeight: 72,
              p: 2,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
              fontSize: '1.25rem',
            }}
          >
            {mathml !== undefined && <SoalHtml html={mathml} />}
          </Box>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Batal</Button>
        <Button
          variant="contained"
          disabled={mathml === undefined}
          onClick={() => mathml !== undefined && onDone({ tex: tex.trim(), baris, mathml })}
        >
          {rumus ? 'Ubah rumus' : 'Sisipkan'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
