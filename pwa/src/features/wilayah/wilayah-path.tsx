import { Breadcrumbs, Link as MuiLink, Typography } from '@mui/material';
import { Link } from 'react-router-dom';

interface WilayahPathProps {
  /** Regions from the province down to the one whose list is shown, with the list in which each stands. */
  steps: readonly { name: string; list: string }[];
}

/** Where a list lies; a region above leads to its own list, the one in which the next region stands. */
export function WilayahPath({ steps }: WilayahPathProps) {
  if (steps.length === 0) return null;
  const names = ['Wilayah', ...steps.map(({ name }) => name)];
  return (
    <Breadcrumbs data-own-path aria-label="Letak halaman" sx={{ mb: 1, displayPrint: 'none' }}>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        Referensi
      </Typography>
      {steps.map(({ list }, index) => (
        <MuiLink key={list} component={Link} to={list} variant="body2" color="inherit">
          {names[index]}
        </MuiLink>
      ))}
      <Typography variant="body2" aria-current="page">
        {names.at(-1)}
      </Typography>
    </Breadcrumbs>
  );
}
