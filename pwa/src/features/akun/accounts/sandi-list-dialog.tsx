import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  GlobalStyles,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
} from '@mui/material';
import { z } from 'zod';
import { saveFile } from '../../../ui/save-file.ts';

/** What an import tells once of a new account. */
export const sandiImportContract = z.object({ username: z.string(), email: z.string(), sandi: z.string() });
export type SandiImport = z.output<typeof sandiImportContract>;

const heads = ['Nama', 'Masuk sebagai', 'Kata sandi sekali pakai'];

/** One-time passwords of imported accounts, shown this once: to print, or to keep as a table. */
export function SandiListDialog({ rows, onClose }: { rows: readonly SandiImport[]; onClose: () => void }) {
  const cells = rows.map(({ username, email, sandi }) => [username, email, sandi]);
  const download = () =>
    saveFile(
      new Blob([`\ufeff${[heads, ...cells].map(lineOf).join('\r\n')}`], { type: 'text/csv' }),
      'Kata sandi akun.csv',
    );
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="sandi-impor">
      <GlobalStyles styles={onPaper} />
      <DialogTitle id="sandi-impor">Kata sandi {rows.length} akun baru</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }} tabIndex={0}>
        <Alert severity="warning" sx={{ displayPrint: 'none' }}>
          Hanya tampil sekali ini. Cetak atau unduh, lalu bagikan; pemiliknya memilih kata sandi sendiri saat
          masuk.
        </Alert>
        <Table size="small" aria-labelledby="sandi-impor">
          <TableHead>
            <TableRow>
              {heads.map((head) => (
                <TableCell key={head}>{head}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map(({ username, email, sandi }) => (
              <TableRow key={email}>
                <TableCell sx={long}>{username}</TableCell>
                <TableCell sx={long}>{email}</TableCell>
                <TableCell sx={{ fontFamily: 'monospace', whiteSpace: 'nowrap' }}>{sandi}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, displayPrint: 'none' }}>
        <Button startIcon={<DownloadOutlined />} onClick={download}>
          Unduh
        </Button>
        <Button startIcon={<PrintOutlined />} onClick={() => window.print()}>
          Cetak
        </Button>
        <Button variant="contained" onClick={onClose}>
          Sudah dicatat
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** A line for a spreadsheet of this country, in which a text that looks like a formula stays a text. */
const lineOf = (cells: readonly string[]) =>
  cells.map((cell) => `"${(/^[=+\-@]/.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(';');

const long = { overflowWrap: 'anywhere' } as const;

/** The list alone, as long as it is. */
const onPaper = {
  '@media print': {
    '#root': { display: 'none !important' },
    // By itself: Firefox 115 passes over a rule with a selector that it does not know.
    '.MuiDialog-root:not(:has([aria-labelledby="sandi-impor"]))': { display: 'none !important' },
    '.MuiDialog-root, .MuiDialog-container': { position: 'static !important', height: 'auto !important' },
    '.MuiDialog-paper': {
      maxHeight: 'none !important',
      margin: '0 !important',
      boxShadow: 'none !important',
    },
  },
};
