import ArrowDownwardOutlined from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpwardOutlined from '@mui/icons-material/ArrowUpwardOutlined';
import {
  Checkbox,
  FormControl,
  FormHelperText,
  FormLabel,
  IconButton,
  Stack,
  Typography,
} from '@mui/material';
import { useController, type FieldValues } from 'react-hook-form';

interface UrutanFieldProps<Value extends string> {
  name: string;
  label: string;
  hint?: string;
  options: readonly { value: Value; label: string }[];
}

/** Some of a few in an order of one's own; the form holds those that are ticked, from the first to the last. */
export function UrutanField<Value extends string>({ name, label, hint, options }: UrutanFieldProps<Value>) {
  const { field, fieldState } = useController<FieldValues>({ name });
  const chosen = Array.isArray(field.value) ? (field.value as Value[]) : [];
  const text = fieldState.error?.message ?? hint;
  const wordsOf = (value: Value) => options.find((one) => one.value === value)?.label ?? value;
  const others = options.map(({ value }) => value).filter((value) => !chosen.includes(value));
  const move = (from: number, to: number) => {
    const next = chosen.filter((_, at) => at !== from);
    next.splice(to, 0, ...chosen.slice(from, from + 1));
    field.onChange(next);
  };
  const toggle = (value: Value, isOn: boolean) =>
    field.onChange(isOn ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <FormControl component="fieldset" error={fieldState.error !== undefined}>
      <FormLabel component="legend">{label}</FormLabel>
      <Stack component="ol" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {[...chosen, ...others].map((value, at) => {
          const isOn = at < chosen.length;
          const words = wordsOf(value);
          return (
            <Stack key={value} component="li" direction="row" sx={{ alignItems: 'center' }}>
              <Checkbox
                checked={isOn}
                onChange={(_, now) => toggle(value, now)}
                onBlur={field.onBlur}
                slotProps={{ input: { 'aria-label': words, ...(at === 0 && { ref: field.ref }) } }}
              />
              <Typography sx={{ flex: 1, color: isOn ? 'text.primary' : 'text.secondary' }}>
                {isOn ? `${at + 1}. ${words}` : words}
              </Typography>
              <IconButton
                aria-label={`Naikkan ${words}`}
                disabled={!isOn || at === 0}
                onClick={() => move(at, at - 1)}
              >
                <ArrowUpwardOutlined fontSize="small" />
              </IconButton>
              <IconButton
                aria-label={`Turunkan ${words}`}
                disabled={!isOn || at === chosen.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <ArrowDownwardOutlined fontSize="small" />
              </IconButton>
            </Stack>
          );
        })}
      </Stack>
      {text !== undefined && <FormHelperText>{text}</FormHelperText>}
    </FormControl>
  );
}
