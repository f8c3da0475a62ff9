import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
} from '@mui/material';
import type { Acted, PlacedCall } from '@spmb/shared/kernel/call.ts';
import type { LaporanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { MAKS_BERKAS_IMPORT } from '@spmb/shared/kernel/maks-berkas-import.ts';
import { useState, type ReactNode } from 'react';
import { useIsPhone } from '../port/use-is-phone.ts';
import { FileChooser } from '../upload/file-chooser.tsx';
import type { ColumnField } from './column-fields.tsx';
import { ImportColumns } from './import-columns.tsx';
import { ImportReport } from './import-report.tsx';
import { ErrorDetail } from '../display/error-detail.tsx';
import { messageOf } from '../port/staff-port.ts';
import { useImport } from './use-import.ts';

const extensions = ['.xls', '.xlsx'];

const oldFormats = {
  '.doc': 'dokumen Word, bukan lembar Excel. Salin tabelnya ke Excel, lalu simpan sebagai .xlsx.',
  '.docx': 'dokumen Word, bukan lembar Excel. Salin tabelnya ke Excel, lalu simpan sebagai .xlsx.',
  '.ods': 'berkas LibreOffice. Buka, lalu simpan sebagai .xlsx.',
};

interface ImportDialogProps {
  title: string;
  /** The call that takes the file. */
  call: PlacedCall<FormData, Acted<{ data: LaporanImport }>>;
  /** What a row is: 'peserta'. */
  noun: string;
  /** Which files are understood. */
  hint: string;
  /** Columns in which the first rows of the file are shown. */
  contoh: readonly (readonly [field: string, head: string])[];
  /** What a stored record is recognised by. */
  kunci: string;
  /** Goes with the file. */
  fields?: Readonly<Record<string, string>>;
  /** Fields above the file, and what else helps to choose one. */
  children?: ReactNode;
  /** Fields that columns may be chosen for by hand. */
  columns?: readonly ColumnField[];
  /** Hears what was written. */
  onImported?: ((report: LaporanImport) => void) | undefined;
  onClose: () => void;
}

/** Import of a file: choose it, see what it would change, then import. Nothing is written before. */
export function ImportDialog({ title, call, hint, fields, children, columns, ...rest }: ImportDialogProps) {
  const { noun, onImported, onClose, ...shown } = rest;
  const phone = useIsPhone();
  const [isChoosing, setChoosing] = useState(false);
  const impor = useImport({ call, fields, onImported });
  const { send, file } = impor;
  const report = send.data;
  const imported = report?.mode === 'impor';
  const canImport = report?.mode === 'periksa' && report.baru + report.diubah > 0;
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    setChoosing(false);
    impor.choose(chosen);
  };
  return (
    <Dialog
      open
      onClose={send.isPending ? undefined : onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="md"
      aria-labelledby="impor-title"
    >
      <DialogTitle id="impor-title">{title}</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {!imported && (
            <>
              {children}
              <FileChooser
                label="Pilih berkas"
                accept={extensions}
                maxBytes={MAKS_BERKAS_IMPORT}
                files={file ? [file] : []}
                hint={hint}
                disabled={send.isPending}
                instead={oldFormats}
                onChoose={choose}
              />
            </>
          )}
          {send.isPending && <LinearProgress aria-label="Berkas sedang diproses" />}
          {send.isError && (
            <Alert severity="error">
              {messageOf(send.error)}
              <ErrorDetail error={send.error} />
            </Alert>
          )}
          {columns && !imported && (
            <ImportColumns
              columns={columns}
              impor={impor}
              isChoosing={isChoosing}
              onChoosing={() => setChoosing(true)}
            />
          )}
          {report && <ImportReport report={report} {...shown} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={send.isPending}>
          {imported ? 'Tutup' : 'Batal'}
        </Button>
        {!imported && (
          <Button variant="contained" disabled={!canImport || send.isPending} onClick={impor.start}>
            Impor{canImport ? ` ${report.baru + report.diubah} ${noun}` : ''}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
