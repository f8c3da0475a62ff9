import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { RencanaKoreksi } from '@spmb/shared/hasil-ujian/koreksi-kunci.schema.ts';
import { formatNilai } from './format-nilai.ts';

/** More lines than these are not read before an act; the record of each score names the rest. */
const linesMax = 200;

/** Old and new score of everybody whose score changes. */
export function BerubahTable({ rows }: { rows: RencanaKoreksi['berubah'] }) {
  const rest = rows.length - linesMax;
  return (
    <Box tabIndex={0} role="region" aria-label="Nilai yang berubah" sx={{ maxHeight: 260, overflow: 'auto' }}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            <TableCell>Nama</TableCell>
            <TableCell align="right">Lama</TableCell>
            <TableCell align="right">Baru</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.slice(0, linesMax).map(({ id, nama, nis, sebelum, sesudah }) => (
            <TableRow key={id}>
              <TableCell>
                {nama}
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {nis}
                </Typography>
              </TableCell>
              <TableCell align="right">{formatNilai(sebelum)}</TableCell>
              <TableCell align="right">{formatNilai(sesudah)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      {rest > 0 && <Typography sx={{ p: 1 }}>dan {rest} lainnya</Typography>}
    </Box>
  );
}
