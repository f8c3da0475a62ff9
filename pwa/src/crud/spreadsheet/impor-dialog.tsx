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
import type { LaporanImpor } from '@spmb/shared/kernel/laporan-impor.schema.ts';
import { MAKS_BERKAS_IMPOR } from '@spmb/shared/kernel/maks-berkas-impor.ts';
import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { useIsPhone } from '../port/use-is-phone.ts';
import { FileChooser } from '../upload/file-chooser.tsx';
import { ColumnChooser, headsOf, tablesOf, type ColumnField, type Peta } from './column-chooser.tsx';
import { ImporReport } from './impor-report.tsx';
import { ErrorDetail } from '../display/error-detail.tsx';
import { messageOf, useStaffPort } from '../port/staff-port.ts';

const extensions = ['.xls', '.xlsx'];

interface Sent {
  chosen: File;
  mode: LaporanImpor['mode'];
  by: Peta | undefined;
}

const oldFormats = {
  '.doc': 'dokumen Word, bukan lembar Excel. Salin tabelnya ke Excel, lalu simpan sebagai .xlsx.',
  '.docx': 'dokumen Word, bukan lembar Excel. Salin tabelnya ke Excel, lalu simpan sebagai .xlsx.',
  '.ods': 'berkas LibreOffice. Buka, lalu simpan sebagai .xlsx.',
};

interface ImporDialogProps {
  title: string;
  /** The call that takes the file. */
  call: PlacedCall<FormData, Acted<{ data: LaporanImpor }>>;
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
  onImported?: ((report: LaporanImpor) => void) | undefined;
  onClose: () => void;
}

/** Import of a file: choose it, see what it would change, then import. Nothing is written before. */
export function ImporDialog({
  title,
  call,
  noun,
  hint,
  fields,
  children,
  columns,
  onImported,
  onClose,
  ...shown
}: ImporDialogProps) {
  const port = useStaffPort();
  const client = useQueryClient();
  const phone = useIsPhone();
  const [file, setFile] = useState<File>();
  const [peta, setPeta] = useState<Peta>();
  const [last, setLast] = useState<{ heads: string; peta: Peta }>();
  // Kept while the file is read again, so that the choice of columns stays under the hand.
  const [tabel, setTabel] = useState<readonly TabelTerbaca[]>([]);
  const [choosing, setChoosing] = useState(false);
  const send = useMutation({
    mutationFn: async ({ chosen, mode, by }: Sent) => {
      const body = new FormData();
      body.set('file_excel', chosen);
      body.set('mode', mode);
      if (by) body.set('peta', JSON.stringify(by));
      for (const [name, value] of Object.entries(fields ?? {})) body.set(name, value);
      return (await port.call(call, body)).data;
    },
    onError: (error) => setTabel(tablesOf(error)),
    onSuccess: (report) => {
      setTabel(report.tabel ?? []);
      if (report.mode !== 'impor') return undefined;
      onImported?.(report);
      return client.invalidateQueries({ queryKey: ['list'] });
    },
  });
  const report = send.data;
  const imported = report?.mode === 'impor';
  const canImport = report?.mode === 'periksa' && report.baru + report.diubah > 0;
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    setFile(chosen);
    setPeta(undefined);
    setChoosing(false);
    setTabel([]);
    send.mutate({ chosen, mode: 'periksa', by: undefined });
  };
  const isChoosing = choosing || send.isError;
  const heads = headsOf(tabel);
  const chooseColumns = (by: Peta) => {
    setPeta(by);
    setLast({ heads, peta: by });
    setChoosing(true);
    if (file) send.mutate({ chosen: file, mode: 'periksa', by });
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
                maxBytes={MAKS_BERKAS_IMPOR}
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
          {columns && !imported && tabel.length > 0 && isChoosing && (
            <ColumnChooser
              key={heads}
              tabel={tabel}
              peta={peta ?? (last?.heads === heads ? last.peta : undefined)}
              fields={columns}
              disabled={send.isPending}
              onChoose={chooseColumns}
            />
          )}
          {columns && !imported && tabel.length > 0 && !isChoosing && (
            <Button onClick={() => setChoosing(true)} sx={{ alignSelf: 'flex-start' }}>
              Kolomnya terbaca keliru? Pilih kolom sendiri
            </Button>
          )}
          {report && <ImporReport report={report} {...shown} />}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={send.isPending}>
          {imported ? 'Tutup' : 'Batal'}
        </Button>
        {!imported && (
          <Button
            variant="contained"
            disabled={!canImport || send.isPending}
            onClick={() => file && send.mutate({ chosen: file, mode: 'impor', by: peta })}
          >
            Impor{canImport ? ` ${report.baru + report.diubah} ${noun}` : ''}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
