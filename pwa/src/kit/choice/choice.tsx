import { Checkbox, Stack } from '@mui/material';

interface ChoiceProps {
  row: { id: string; nama: string };
  chosen: ReadonlySet<string>;
  toggle: (id: string) => void;
}

/** Chooses a row for an act on several. */
export function Choice({ row, chosen, toggle }: ChoiceProps) {
  return (
    <Checkbox
      size="small"
      sx={{ p: { xs: 1.25, sm: 0.5 }, ml: { sm: -0.5 } }}
      checked={chosen.has(row.id)}
      onChange={() => toggle(row.id)}
      slotProps={{ input: { 'aria-label': `Pilih ${row.nama}` } }}
    />
  );
}

/** The main line of a card whose row can be chosen. */
export const ChoiceLine = (props: ChoiceProps) => (
  <Stack direction="row" sx={{ alignItems: 'center', gap: 0.5 }}>
    <Choice {...props} />
    {props.row.nama}
  </Stack>
);
