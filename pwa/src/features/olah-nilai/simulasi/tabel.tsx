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
import type { ReactNode } from 'react';

interface TabelProps {
  label: string;
  heads: readonly string[];
  rows: readonly (readonly ReactNode[])[];
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
            {rows.map((cells, row) => (
              // Rows never move: what is simulated next is another table.
              <TableRow key={row}>
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
