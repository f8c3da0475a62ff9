import {
  Button,
  FormControlLabel,
  FormHelperText,
  InputAdornment,
  MenuItem,
  Stack,
  Switch,
  TextField,
} from '@mui/material';
import type { Option } from '@spmb/shared/kernel/resource.ts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useController, useWatch, type FieldValues } from 'react-hook-form';
import { TextArea } from './text-area.tsx';

interface FieldProps {
  name: string;
  label: string;
  hint?: string;
}

interface InputProps extends FieldProps {
  type?: 'text' | 'number' | 'decimal' | 'date' | 'time' | 'datetime-local' | 'color';
  /** Rows of a text of several lines. */
  rows?: number;
  /** Shown behind the number. */
  unit?: string;
  autoFocus?: boolean;
}

/** Fields in which the browser shows something while they are empty. */
const shrunk: readonly string[] = ['date', 'time', 'datetime-local', 'color'];

/** A text, number, date, time or colour. An empty number is '', which schemas read as "not filled in". */
export function InputField({ name, label, hint, type = 'text', rows, unit, autoFocus }: InputProps) {
  const { field, fieldState } = useController<FieldValues>({ name });
  const { ref, ...input } = field;
  const value: unknown = field.value;
  const isNumber = type === 'number' || type === 'decimal';
  const toValue = (text: string) => (isNumber && text !== '' ? Number(text) : text);
  const shown = {
    ...input,
    value: value ?? '',
    inputRef: ref,
    label,
    error: fieldState.error !== undefined,
    helperText: fieldState.error?.message ?? hint,
    autoFocus: autoFocus ?? false,
    fullWidth: true,
  };
  if (rows !== undefined) return <TextArea {...shown} minRows={rows} />;
  return (
    <TextField
      {...shown}
      onChange={(event) => field.onChange(toValue(event.target.value))}
      type={isNumber ? 'number' : type}
      slotProps={{
        ...(shrunk.includes(type) && { inputLabel: { shrink: true } }),
        input: { endAdornment: unit && <InputAdornment position="end">{unit}</InputAdornment> },
        htmlInput: isNumber
          ? {
              min: 0,
              ...(type === 'decimal' ? { inputMode: 'decimal', step: 'any' } : { inputMode: 'numeric' }),
            }
          : {},
      }}
    />
  );
}

/** Something that the form shows and does not change. */
export function ReadOnlyField({ name, label }: Pick<FieldProps, 'name' | 'label'>) {
  const value: unknown = useWatch<FieldValues>({ name });
  return (
    <TextField
      label={label}
      value={value ?? ''}
      fullWidth
      variant="filled"
      slotProps={{ input: { readOnly: true }, inputLabel: { shrink: true } }}
    />
  );
}

interface SelectFieldProps extends FieldProps {
  /** The choices, or the call that answers them. */
  options: readonly Option[] | UseQueryResult<Option[]>;
  /** Label of the empty choice, where one is allowed. */
  none?: string;
  loading?: boolean;
  disabled?: boolean;
  /** Called after the user has chosen. */
  onPick?: () => void;
}

/** One of a list. Choices that cannot be read are none, and the field says so (S1-GEN-13). */
export function SelectField(props: SelectFieldProps) {
  const { name, label, hint, options, none, loading, disabled = false, onPick } = props;
  const call = 'refetch' in options ? options : undefined;
  const choices = 'refetch' in options ? (options.data ?? []) : options;
  const { field, fieldState } = useController<FieldValues>({ name });
  const { ref, ...input } = field;
  const value: unknown = field.value;
  const known = choices.some((option) => option.value === value);
  const select = (
    <TextField
      {...input}
      onChange={(event) => {
        field.onChange(event);
        onPick?.();
      }}
      select
      disabled={disabled}
      value={known ? value : ''}
      inputRef={ref}
      label={label}
      error={fieldState.error !== undefined}
      helperText={fieldState.error?.message ?? (loading || call?.isPending ? 'Memuat pilihan…' : hint)}
      fullWidth
      slotProps={{
        select: { displayEmpty: none !== undefined, sx: { '& .MuiSelect-select': { whiteSpace: 'normal' } } },
        ...(none !== undefined && { inputLabel: { shrink: true } }),
      }}
    >
      {none !== undefined && <MenuItem value="">{none}</MenuItem>}
      {choices.map((option) => (
        <MenuItem key={option.value} value={option.value}>
          {option.label}
        </MenuItem>
      ))}
    </TextField>
  );
  if (!call?.isError || call.data) return select;
  return (
    <Stack>
      {select}
      <MissingChoices label={label} retry={call.refetch} />
    </Stack>
  );
}

/** Under a field whose choices could not be read. */
export function MissingChoices({ label, retry }: { label: string; retry: () => unknown }) {
  return (
    <FormHelperText error role="alert" component="div" sx={{ display: 'flex', alignItems: 'center' }}>
      Pilihan {label} tidak dapat dimuat.
      <Button size="small" onClick={() => void retry()}>
        Coba lagi
      </Button>
    </FormHelperText>
  );
}

interface SwitchProps extends FieldProps {
  /** What the field holds when it is on and off; true and false unless said. */
  on?: unknown;
  off?: unknown;
}

/** Yes or no, with what it means. */
export function SwitchField({ name, label, hint, on = true, off = false }: SwitchProps) {
  const { field, fieldState } = useController<FieldValues>({ name });
  const text = fieldState.error?.message ?? hint;
  return (
    <Stack>
      <FormControlLabel
        control={
          <Switch
            checked={field.value === on}
            onChange={(_, checked) => field.onChange(checked ? on : off)}
            onBlur={field.onBlur}
            slotProps={{ input: { ref: field.ref } }}
          />
        }
        label={label}
      />
      {text && <FormHelperText error={fieldState.error !== undefined}>{text}</FormHelperText>}
    </Stack>
  );
}
