import { Alert, Button, Stack } from '@mui/material';
import { pengajuanPerbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { RekamVerifikasi, RiwayatRekam } from '@spmb/shared/verifikasi/rekam.ts';
import { Link } from 'react-router-dom';
import type { Klaim } from '../rekam/use-klaim.ts';
import { diBawah } from './di-bawah.ts';
import { RiwayatList } from './riwayat-dialog.tsx';

interface PeringatanBerkasProps {
  rekam: RekamVerifikasi;
  klaim: Klaim;
  /** What others did meanwhile. */
  baru: readonly RiwayatRekam[];
  onPegang: () => void;
}

const isTanpaPerubahan = ({ verifikasi_status, ke, beda, dokumen_tambahan }: RekamVerifikasi): boolean =>
  verifikasi_status === pengajuanPerbaikan &&
  ke > 1 &&
  beda.length === 0 &&
  !dokumen_tambahan.some(({ baru }) => baru);

/** What a reviewer has to know before he reads: others at work, and others with the same papers. */
export function PeringatanBerkas({ rekam, klaim, baru, onPegang }: PeringatanBerkasProps) {
  return (
    <Stack sx={{ gap: 1 }}>
      {klaim.alasan !== undefined && (
        <Alert
          severity="warning"
          sx={diBawah}
          action={
            <Button color="inherit" onClick={onPegang}>
              Coba pegang
            </Button>
          }
        >
          {klaim.alasan} Berkas ini hanya dapat dibaca.
        </Alert>
      )}
      {baru.length > 0 && (
        <Alert severity="warning">
          Berkas ini berubah sejak Anda buka. Yang Anda ketik masih ada; periksa, lalu putuskan lagi bila
          perlu.
          <RiwayatList riwayat={baru} />
        </Alert>
      )}
      {isTanpaPerubahan(rekam) && (
        <Alert severity="warning" sx={diBawah}>
          Perbaikan ini dikirim tanpa perubahan: isian dan dokumennya sama seperti sebelumnya.
        </Alert>
      )}
      {rekam.ganda.map(({ kolom, label, id, nama, nomor_register, status }) => (
        <Alert
          key={`${kolom}-${id}`}
          severity="error"
          sx={diBawah}
          action={
            status !== null && (
              <Button color="inherit" component={Link} to={`/backend/verifikasi-form/${id}`} target="_blank">
                Lihat
              </Button>
            )
          }
        >
          {label} sama dengan milik {nama} ({nomor_register || 'tanpa nomor'}, {statusBerkasText(status)}).
          {status === null && ' Cari namanya di Data Peserta.'}
        </Alert>
      ))}
    </Stack>
  );
}
