import { Box, Checkbox, FormControl, FormControlLabel, FormLabel, Typography } from '@mui/material';

interface PickListProps<Value extends string> {
  title: string;
  options: readonly { value: Value; label: string; detail: string }[];
  chosen: readonly Value[];
  /** In the order of the options. */
  onChange: (chosen: Value[]) => void;
}

/** Any of many, or all at once; a long list scrolls in its own box. */
export function PickList<Value extends string>({ title, options, chosen, onChange }: PickListProps<Value>) {
  const isAll = chosen.length === options.length;
  const toggle = (value: Value, isOn: boolean) =>
    onChange(options.map((one) => one.value).filter((one) => (one === value ? isOn : chosen.includes(one))));
  return (
    <FormControl component="fieldset" sx={{ minWidth: 0 }}>
      <FormLabel component="legend">
        {title} ({chosen.length} dari {options.length})
      </FormLabel>
      {options.length > 1 && (
        <FormControlLabel
          control={
            <Checkbox
              checked={isAll}
              indeterminate={!isAll && chosen.length > 0}
              onChange={() => onChange(isAll ? [] : options.map(({ value }) => value))}
            />
          }
          label={`Semua ${title.toLowerCase()}`}
        />
      )}
      <Box
        component="ul"
        tabIndex={options.length > 8 ? 0 : undefined}
        aria-label={title}
        sx={{ m: 0, p: 0, listStyle: 'none', maxHeight: 340, overflowY: 'auto' }}
      >
        {options.map(({ value, label, detail }) => (
          <li key={value}>
            <FormControlLabel
              control={
                <Checkbox
                  size="small"
                  checked={chosen.includes(value)}
                  onChange={(_, isOn) => toggle(value, isOn)}
                />
              }
              label={
                <>
                  {label}{' '}
                  <Typography component="span" variant="body2" sx={{ color: 'text.secondary', ml: 0.5 }}>
                    {detail}
                  </Typography>
                </>
              }
            />
          </li>
        ))}
      </Box>
    </FormControl>
  );
}
