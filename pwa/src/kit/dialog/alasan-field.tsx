import { TextField } from '@mui/material';

interface AlasanFieldProps {
  value: string;
  onChange: (alasan: string) => void;
  label?: string;
  helperText?: string;
}

/** The reason of an act that is asked before it is done, as acts of the committee keep one: up to 255 characters. */
export const AlasanField = ({ value, onChange, label = 'Alasan', helperText }: AlasanFieldProps) => (
  <TextField
    label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    helperText={helperText}
    fullWidth
    sx={{ mt: 2 }}
    slotProps={{ htmlInput: { maxLength: 255 } }}
  />
);
