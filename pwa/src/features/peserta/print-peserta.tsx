import { kelasPesertaCombo, ruangPesertaCombo } from '@spmb/shared/peserta/calls.ts';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { Alert, Button, MenuItem, Stack, TextField } from '@mui/material';
import { printDaftar, printKartu } from '@spmb/shared/peserta/calls.ts';
import type { printPesertaContract } from '@spmb/shared/peserta/print-peserta.schema.ts';
import { useState } from 'react';
import type { z } from 'zod';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { LoadingDialog } from '../../kit/dialog/loading-dialog.tsx';
import { AlamatKertasNotice } from '../../shell/staff/alamat-kertas-notice.tsx';
import { ErrorDetail } from '../../kit/display/error-detail.tsx';
import { messageOf } from '../../kit/port/staff-port.ts';
import { useFile } from '../../kit/call/use-file.ts';
import { useOptions } from '../../kit/list/use-list.ts';

const papers = {
  kartu: {
    title: 'Cetak kartu',
    text: 'Kartu ujian pada kertas A4, sepuluh per halaman, dengan garis potong. Kartu memuat kata sandi: simpan baik-baik.',
    call: printKartu,
    fileName: 'kartu-peserta.pdf',
  },
  daftar: {
    title: 'Cetak daftar',
    text: 'Daftar peserta per ruang pada kertas A4, dengan kolom tanda tangan.',
    call: printDaftar,
    fileName: 'daftar-peserta.pdf',
  },
} as const;
type Paper = keyof typeof papers;
const leading = { kartu: ['kartu'], daftar: [] } as const;
type Untuk = 'pilihan' | 'ruang' | 'kelas' | 'semua';

/** Whose papers are printed. */
function askedOf(
  untuk: Untuk,
  chosen: readonly string[],
  nama: string,
): z.input<typeof printPesertaContract> {
  if (untuk === 'pilihan') return { ids: [...chosen] };
  if (untuk === 'ruang') return { ruang: nama };
  return untuk === 'kelas' ? { kelas: nama } : {};
}

/** Buttons that print cards and lists of participants: the chosen ones, a room, a class, or all. */
export function PrintPeserta({ chosen }: { chosen: readonly string[] }) {
  const [paper, setPaper] = useState<Paper>();
  return (
    <>
      <Button startIcon={<PrintOutlined />} onClick={() => setPaper('kartu')}>
        {chosen.length > 0 ? `Cetak kartu (${chosen.length})` : 'Cetak kartu'}
      </Button>
      <Button startIcon={<PrintOutlined />} onClick={() => setPaper('daftar')}>
        Cetak daftar
      </Button>
      {paper && <PrintDialog paper={paper} chosen={chosen} onClose={() => setPaper(undefined)} />}
    </>
  );
}

interface PrintDialogProps {
  paper: Paper;
  chosen: readonly string[];
  onClose: () => void;
}

function PrintDialog({ paper, chosen, onClose }: PrintDialogProps) {
  const { title, text, call, fileName } = papers[paper];
  const [untuk, setUntuk] = useState<Untuk>(chosen.length > 0 ? 'pilihan' : 'ruang');
  const [nama, setNama] = useState('');
  const options = useOptions(
    untuk === 'kelas' ? kelasPesertaCombo : ruangPesertaCombo,
    undefined,
    untuk === 'ruang' || untuk === 'kelas',
  );
  const download = useFile(call, 'form');
  const isNamed = untuk === 'ruang' || untuk === 'kelas';
  if (download.isPending) return <LoadingDialog words="Menyiapkan PDF…" />;
  return (
    <ConfirmDialog
      title={title}
      text={text}
      yes="Unduh PDF"
      no="Batal"
      disabled={isNamed && nama === ''}
      onYes={() => download.mutate({ input: askedOf(untuk, chosen, nama), fileName }, { onSuccess: onClose })}
      onNo={onClose}
    >
      <AlamatKertasNotice of={leading[paper]} />
      <Stack sx={{ gap: 2, mt: 2 }}>
        <TextField
          select
          label="Cetak untuk"
          value={untuk}
          onChange={(event) => {
            setUntuk(event.target.value as Untuk);
            setNama('');
          }}
        >
          {chosen.length > 0 && <MenuItem value="pilihan">{chosen.length} peserta yang dipilih</MenuItem>}
          <MenuItem value="ruang">Satu ruang</MenuItem>
          <MenuItem value="kelas">Satu kelas</MenuItem>
          <MenuItem value="semua">Semua peserta</MenuItem>
        </TextField>
        {isNamed && (
          <TextField
            select
            label={untuk === 'ruang' ? 'Ruang' : 'Kelas'}
            value={nama}
            onChange={(event) => setNama(event.target.value)}
            helperText={
              options.data?.length === 0 ? `Belum ada peserta yang punya ${untuk}. Pilih yang lain.` : ''
            }
          >
            {(options.data ?? []).map(({ value, label }) => (
              <MenuItem key={value} value={value}>
                {label}
              </MenuItem>
            ))}
          </TextField>
        )}
        {download.isError && (
          <Alert severity="error">
            {messageOf(download.error)}
            <ErrorDetail error={download.error} />
          </Alert>
        )}
        {options.isError && (
          <Alert severity="error">
            {messageOf(options.error)}
            <ErrorDetail error={options.error} />
          </Alert>
        )}
      </Stack>
    </ConfirmDialog>
  );
}
