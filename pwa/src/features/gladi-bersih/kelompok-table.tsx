import { Box, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { KelompokGladi } from '@spmb/shared/gladi-bersih/gladi-hp.schema.ts';
import { lamaText } from '@spmb/shared/gladi-bersih/judge-simulasi.ts';

const time = (ms: number | null): string => (ms === null ? '–' : lamaText(ms));
const heads = ['Perangkat', 'Baik', 'Lambat', 'Gagal', 'Muat terlama', 'Kirim terlama', 'Serentak terlama'];

/** Devices of rooms or address ranges, those in trouble first. */
export function KelompokTable({ label, rows }: { label: string; rows: readonly KelompokGladi[] }) {
  return (
    <Box
      sx={{ overflowX: 'auto' }}
      tabIndex={0}
      role="region"
      aria-label={`Perangkat per ${label.toLowerCase()}`}
    >
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{label}</TableCell>
            {heads.map((head) => (
              <TableCell key={head} align="right">
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.nama}>
              <TableCell component="th" scope="row">
                {row.nama || 'Tidak diketahui'}
              </TableCell>
              {[
                row.perangkat,
                row.baik,
                row.lambat,
                row.gagal,
                time(row.muat_maks_ms),
                time(row.kirim_maks_ms),
                time(row.serentak_maks_ms),
              ].map((cell, index) => (
                <TableCell key={heads[index]} align="right" className="figures">
                  {cell}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
