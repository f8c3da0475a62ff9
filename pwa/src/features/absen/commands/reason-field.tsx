import { Box, Chip, Stack, TextField } from '@mui/material';

/** Whether a reason says enough to be recorded. */
export const isReason = (text: string): boolean => text.trim().length >= 3;

interface ReasonFieldProps {
  value: string;
  onChange: (value: string) => void;
  disabled: boolean;
  label?: string;
  /** Frequent ones, put in with one tap. */
  suggestions?: readonly string[];
}

/** Why something is done: every act of staff on participants carries a reason. */
export function ReasonField({ value, onChange, disabled, label, suggestions = [] }: ReasonFieldProps) {
  return (
    <Box>
      <TextField
        fullWidth
        required
        label={label ?? 'Alasan'}
        value={value}
        disabled={disabled}
        onChange={(event) => onChange(event.target.value)}
        helperText="Paling sedikit 3 huruf; tercatat bersama nama Anda"
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
      {suggestions.length > 0 && (
        <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap', mt: 0.5 }}>
          {suggestions.map((text) => (
            <Chip
              key={text}
              label={text}
              variant="outlined"
              disabled={disabled}
              onClick={() => onChange(text)}
            />
          ))}
        </Stack>
      )}
    </Box>
  );
}
