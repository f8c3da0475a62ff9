import { Box } from '@mui/material';
import type { ReactNode } from 'react';

interface FactListProps {
  facts: readonly (readonly [name: string, value: ReactNode])[];
  /** The same for lists that stand one below the other; without it as wide as the longest name. */
  nameWidth?: string;
}

/** Names and values of one thing, one below the other. */
export function FactList({ facts, nameWidth = 'fit-content(44%)' }: FactListProps) {
  return (
    <Box
      component="dl"
      sx={{ display: 'grid', gridTemplateColumns: `${nameWidth} 1fr`, columnGap: 2, rowGap: 0.5, m: 0 }}
    >
      {facts.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary' }}>
            {name}
          </Box>
          <Box component="dd" className="figures" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
            {value}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
