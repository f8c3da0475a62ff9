import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Stack,
  Typography,
} from '@mui/material';
import { emergencyBytesMax, emergencyFileEnding } from '@spmb/shared/sync/protocol/emergency-file.ts';
import type { HasilDarurat } from '@spmb/shared/sync/protocol/emergency-file.schema.ts';
import { jawabanDarurat } from '@spmb/shared/ujian/calls.ts';
import { useState } from 'react';
import { messageOf, useStaffPort } from '../../../kit/port/staff-port.ts';
import { FileChooser } from '../../../kit/upload/file-chooser.tsx';

type Line = Pick<HasilDarurat, 'berkas' | 'peserta' | 'message'> & { tone: keyof typeof words };

const words = { success: 'Diterima', info: 'Sudah ada', warning: 'Perlu diperiksa', error: 'Belum masuk' };
const tones = {
  diterima: 'success',
  sudah_ada: 'info',
  tertahan: 'warning',
  rusak: 'error',
  ditolak: 'error',
} as const satisfies Record<HasilDarurat['hasil'], Line['tone']>;

/** Brings in the files of devices that could not reach the server, one after the other, and says what became of each. */
export function DaruratDialog({ onClose }: { onClose: () => void }) {
  const port = useStaffPort();
  const [files, setFiles] = useState<File[]>([]);
  const [lines, setLines] = useState<Line[]>([]);
  const [sent, setSent] = useState<number>();
  const busy = sent !== undefined;

  async function send(chosen: File[]) {
    setFiles(chosen);
    setLines([]);
    for (const [index, file] of chosen.entries()) {
      setSent(index);
      const added = await sendOne(file);
      setLines((before) => [...before, ...added]);
    }
    setSent(undefined);
  }
  async function sendOne(file: File): Promise<Line[]> {
    try {
      const body = new FormData();
      body.append('file', file);
      const { data } = await port.call(jawabanDarurat, body);
      return data.map(({ hasil, ...line }) => ({ ...line, tone: tones[hasil] }));
    } catch (error) {
      return [{ berkas: file.name, peserta: '', tone: 'error', message: messageOf(error) }];
    }
  }
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="darurat-title" onClose={() => !busy && onClose()}>
      <DialogTitle id="darurat-title">Unggah jawaban darurat</DialogTitle>
      <DialogContent>
        <Stack sx={{ gap: 2 }}>
          <Typography>
            Berkas dari perangkat yang tidak dapat mencapai server (tombol <q>Simpan jawaban darurat</q>).
            Banyak berkas sekaligus boleh; yang sudah ada di server tidak dihitung dua kali.
          </Typography>
          <FileChooser
            label="Pilih berkas"
            accept={[emergencyFileEnding]}
            maxBytes={emergencyBytesMax}
            files={lines.length > 0 || busy ? [] : files}
            multiple
            disabled={busy}
            onChoose={(chosen) => void send(chosen)}
          />
          {busy && (
            <>
              <LinearProgress
                variant="determinate"
                value={(sent / files.length) * 100}
                aria-labelledby="darurat-sent"
              />
              <Typography id="darurat-sent" className="figures">
                Berkas {sent + 1} dari {files.length}
              </Typography>
            </>
          )}
          <Stack role="status" sx={{ gap: 1 }}>
            {lines.map(({ berkas, peserta, tone, message }, index) => (
              <Alert key={index} severity={tone} sx={{ overflowWrap: 'anywhere' }}>
                <strong>
                  {words[tone]}: {peserta || berkas}
                </strong>
                <br />
                {message}
              </Alert>
            ))}
          </Stack>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Tutup
        </Button>
      </DialogActions>
    </Dialog>
  );
}
