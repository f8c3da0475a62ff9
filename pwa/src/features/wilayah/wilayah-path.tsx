import { Breadcrumbs, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

interface WilayahPathProps {
  /** Regions from the province down to the one whose list is shown, with the list in which each stands. */
  steps: readonly { name: string; list: string }[];
}

/** Where a list lies; a region above leads to its own list, the one in which the next region stands. */
export function WilayahPath({ steps }: WilayahPathProps) {
  if (steps.length === 0) return null;
  const names = ['Semua provinsi', ...steps.map(({ name }) => name)];
  return (
    <Breadcrumbs aria-label="Letak wilayah" sx={{ mb: 1 }}>
      {steps.map(({ list }, index) => (
        <MuiLink key={list} component={Link} to={list}>
          {names[index]}
        </MuiLink>
      ))}
      <Typography sx={{ color: 'text.secondary' }}>{names.at(-1)}</Typography>
    </Breadcrumbs>
  );
}
