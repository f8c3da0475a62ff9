import { Box, Typography } from '@mui/material';

/** A few counts with their words, as an import or a generation reports them. */
export function CountStrip({ counts }: { counts: readonly (readonly [label: string, count: number])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: `repeat(${counts.length > 3 ? 2 : counts.length}, minmax(0, 1fr))`,
          sm: 'repeat(auto-fit, minmax(104px, 1fr))',
        },
        gap: 1,
        m: 0,
      }}
    >
      {counts.map(([label, count]) => (
        <Box key={label} sx={{ px: 1.5, py: 1, border: 1, borderColor: 'divider', borderRadius: 1.5 }}>
          <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
            {label}
          </Typography>
          <Typography component="dd" className="figures" sx={{ m: 0, fontSize: '1.25rem', fontWeight: 700 }}>
            {count.toLocaleString('id-ID')}
          </Typography>
        </Box>
      ))}
    </Box>
  );
}
