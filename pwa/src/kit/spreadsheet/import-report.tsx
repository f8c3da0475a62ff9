import type { ReactNode } from 'react';
import {
  Alert,
  Box,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import type { LaporanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { CountStrip } from '../display/count-strip.tsx';
import { FindingList } from './finding-list.tsx';

const changesShown = 100;

interface ImportReportProps {
  report: LaporanImport;
  /** Columns in which the first rows are shown. */
  contoh: readonly (readonly [field: string, head: string])[];
  /** What a record is recognised by. */
  kunci: string;
}

/** What a file says and what becomes of it. */
export function ImportReport({ report, contoh: known, kunci }: ImportReportProps) {
  const { mode, format, baru, diubah, tetap, ditolak, temuan, contoh, perubahan } = report;
  // A file need not have every column.
  const columns = known.filter(([field]) => contoh.some((row) => field in row));
  const findings = temuan.map(({ baris, sel, kolom, tingkat, message }) => ({
    place: [`Baris ${baris}`, sel, kolom].filter(Boolean).join(' · '),
    isError: tingkat === 'tolak',
    text: message,
  }));
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity={mode === 'impor' ? 'success' : 'info'}>
        {mode === 'impor'
          ? 'Impor selesai.'
          : `Berkas dikenali sebagai ${format}. Belum ada yang disimpan: periksa dahulu, lalu impor.`}
      </Alert>
      <CountStrip
        counts={[
          ['Baru', baru],
          ['Diperbarui', diubah],
          ['Sama', tetap],
          ['Dilewati', ditolak],
        ]}
      />
      <FindingList findings={findings} />
      {perubahan.length > 0 && (
        <Section title={`Isian yang ${mode === 'impor' ? 'berubah' : 'akan berubah'} (${perubahan.length})`}>
          <Small
            heads={[kunci, 'Kolom', 'Sebelum', 'Sesudah']}
            rows={perubahan
              .slice(0, changesShown)
              .map((row) => [row.kunci, row.kolom, row.sebelum || '–', row.sesudah || '–'])}
          />
        </Section>
      )}
      {mode === 'periksa' && contoh.length > 0 && (
        <Section title="Baris pertama seperti yang terbaca">
          <Small
            heads={['Baris', ...columns.map(([, head]) => head)]}
            rows={contoh.map((row) =>
              ['baris', ...columns.map(([field]) => field)].map((field) => String(row[field] ?? '')),
            )}
          />
        </Section>
      )}
    </Stack>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Small({ heads, rows }: { heads: readonly string[]; rows: readonly (readonly string[])[] }) {
  return (
    <Box sx={{ overflowX: 'auto', maxHeight: 280 }} tabIndex={0}>
      <Table size="small" stickyHeader>
        <TableHead>
          <TableRow>
            {heads.map((head) => (
              <TableCell key={head} sx={{ whiteSpace: 'nowrap' }}>
                {head}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((cells, index) => (
            <TableRow key={index}>
              {cells.map((cell, column) => (
                <TableCell key={heads[column]}>{cell}</TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
