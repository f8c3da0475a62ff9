import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  MenuItem,
  Stack,
  TextField,
  useMediaQuery,
} from '@mui/material';
import { laporanImporContract, MAKS_BERKAS_PESERTA } from '@spmb/shared/peserta/laporan-impor.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FileChooser } from '../../crud/file-chooser.tsx';
import { messageOf, useStaffPort } from '../../crud/staff-port.ts';
import { ImporReport } from './impor-report.tsx';
import { statusBerkas } from './status-berkas.tsx';

const extensions = ['.xls', '.xlsx'];
type Mode = 'periksa' | 'impor';

/** Import of participants: choose a file, see what it would change, then import. Nothing is written before. */
export function ImporDialog({ onClose }: { onClose: () => void }) {
  const port = useStaffPort();
  const client = useQueryClient();
  const phone = useMediaQuery('(max-width:599px)', { noSsr: true });
  const [file, setFile] = useState<File>();
  const [status, setStatus] = useState('');
  const send = useMutation({
    mutationFn: async ({ chosen, mode }: { chosen: File; mode: Mode }) => {
      const body = new FormData();
      body.set('file_excel', chosen);
      body.set('mode', mode);
      body.set('status_berkas', status);
      return laporanImporContract.parse((await port.act('/api/import-data-peserta', body)).data);
    },
    onSuccess: (report) =>
      report.mode === 'impor' ? client.invalidateQueries({ queryKey: ['list'] }) : undefined,
  });
  const report = send.data;
  const imported = report?.mode === 'impor';
  const canImport = report?.mode === 'periksa' && report.baru + report.diubah > 0;
  const choose = ([chosen]: File[]) => {
    if (!chosen) return;
    setFile(chosen);
    send.mutate({ chosen, mode: 'periksa' });
  };
  return (
    <Dialog
      open
      onClose={send.isPending ? undefined : onClose}
      fullScreen={phone}
      fullWidth
      maxWidth="md"
      aria-labelledby="impor-peserta"
    >
      <DialogTitle id="impor-peserta">Impor data peserta</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2, pt: 1 }}>
          {!imported && (
            <>
              <TextField
                select
                label="Status berkas peserta baru"
                value={status}
                onChange={(event) => setStatus(event.target.value)}
                helperText="Peserta yang sudah ada tetap dengan statusnya"
                slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
              >
                <MenuItem value="">Hanya peserta ujian</MenuItem>
                {statusBerkas.map(({ label }, code) => (
                  <MenuItem key={label} value={String(code)}>
                    {label}
                  </MenuItem>
                ))}
              </TextField>
              <FileChooser
                label="Pilih berkas"
                accept={extensions}
                maxBytes={MAKS_BERKAS_PESERTA}
                files={file ? [file] : []}
                hint="XLS atau XLSX, paling besar 2 MB: templat kami, GarudaCBT, Candy, Beesmart, ZYA, ExtraordinaryCBT"
                disabled={send.isPending}
                onChoose={choose}
              />
            </>
          )}
          {send.isPending && <LinearProgress aria-label="Berkas sedang diproses" />}
          {send.isError && <Alert severity="error">{messageOf(send.error)}</Alert>}
          {report && <ImporReport report={report} />}
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
            onClick={() => file && send.mutate({ chosen: file, mode: 'impor' })}
          >
            Impor{canImport ? ` ${report.baru + report.diubah} peserta` : ''}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}
