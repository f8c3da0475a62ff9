import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { TempatRencana } from '@spmb/shared/jadwal-ujian/rencana.schema.ts';

const heads = ['Terisi', 'Baru', 'Sisa kursi'];

/** How full each room of each session would be. */
export function TempatTable({ tempat }: { tempat: readonly TempatRencana[] }) {
  const sesis = new Map(tempat.map(({ sesi_id, sesi }) => [sesi_id, sesi]));
  return [...sesis].map(([sesiId, sesi]) => (
    <section key={sesiId}>
      <Typography variant="h3" id={`sesi-${sesiId}`}>
        {sesi}
      </Typography>
      <Table size="small" aria-labelledby={`sesi-${sesiId}`} sx={{ fontVariantNumeric: 'tabular-nums' }}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ pl: 0 }}>Ruang</TableCell>
            {heads.map((head) => (
              <TableCell key={head} align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {tempat
            .filter(({ sesi_id }) => sesi_id === sesiId)
            .map(({ ruang, kapasitas, terisi, baru }) => (
              <TableRow key={ruang}>
                <TableCell component="th" scope="row" sx={{ pl: 0 }}>
                  {ruang ?? 'Tanpa ruang'}
                </TableCell>
                <TableCell align="right">{terisi}</TableCell>
                <TableCell align="right">{baru}</TableCell>
                <TableCell align="right">{kapasitas === null ? '–' : kapasitas - terisi - baru}</TableCell>
              </TableRow>
            ))}
        </TableBody>
      </Table>
    </section>
  ));
}
