import { Chip } from '@mui/material';

export type Tone = 'grey' | 'amber' | 'green' | 'red' | 'blue' | 'violet';

/** A status in the product's colours, always with its word. */
export function StatusChip({ tone, label, title }: { tone: Tone; label: string; title?: string }) {
  return (
    <Chip
      size="small"
      label={label}
      {...(title !== undefined && { title })}
      sx={{
        bgcolor: `var(--${tone}-soft)`,
        color: `var(--on-${tone}-soft)`,
        fontWeight: 600,
        maxWidth: '100%',
      }}
    />
  );
}
