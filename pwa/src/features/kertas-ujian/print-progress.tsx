import { Alert, Box } from '@mui/material';
import { ErrorDetail } from '../../kit/display/error-detail.tsx';
import { ProsesBar } from '../../kit/display/proses-bar.tsx';
import { messageOf } from '../../kit/port/staff-port.ts';
import type { PrintState } from './use-print-kertas.ts';

/** How far the print is, and how it ended. */
export function PrintProgress({ cetak: { download, running, papers } }: { cetak: PrintState }) {
  return (
    <>
      {download.isPending && (
        <Box sx={{ mt: 2 }}>
          <ProsesBar words="Mencetak ruang…" proses={running} />
        </Box>
      )}
      {download.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {messageOf(download.error)}
          <ErrorDetail error={download.error} />
        </Alert>
      )}
      {download.isSuccess && (
        <Alert severity="success" sx={{ mt: 2 }}>
          Berkas diunduh. {papers.includes('kartu') && 'Kartu memuat kata sandi: simpan baik-baik.'}{' '}
          {papers.includes('kartu_ruang') &&
            'Kartu ruang membuka layar ruangnya: serahkan hanya kepada pengawasnya.'}
        </Alert>
      )}
    </>
  );
}
