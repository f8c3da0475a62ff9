import {
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';

interface TabelProps {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly string[])[];
}

/** A short table under its title; a wide one scrolls in itself. */
export function Tabel({ label, heads, rows }: TabelProps) {
  return (
    <Paper variant="outlined">
      <Typography variant="h3" sx={{ px: 2, pt: 2 }}>
        {label}
      </Typography>
      <TableContainer tabIndex={0} role="region" aria-label={label}>
        <Table size="small" aria-label={label}>
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((cells) => (
              <TableRow key={cells.join('|')}>
                {cells.map((cell, at) => (
                  <TableCell key={heads[at]}>{cell}</TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </Paper>
  );
}
