import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import type { RiwayatRekam } from '@spmb/shared/verifikasi/rekam.ts';
import { useIsPhone } from '../../../../kit/port/use-is-phone.ts';
import { useSchoolZone } from '../../../../kit/port/school-zone.ts';
import { formatInstant } from '../../../../shell/format-date.ts';

const kata: Readonly<Record<string, string>> = {
  kirim: 'Dikirim pendaftar',
  'kirim-perbaikan': 'Perbaikan dikirim pendaftar',
  cabut: 'Dicabut pendaftar',
  'usul-tolak': 'Penolakan diusulkan',
  koreksi: 'Dibetulkan di hadapan wali',
};

/** Acts on a file, the newest first. */
export function RiwayatList({ riwayat }: { riwayat: readonly RiwayatRekam[] }) {
  const zona = useSchoolZone();
  return (
    <Box component="ol" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.5 }}>
      {riwayat.map(({ peristiwa, dari, ke, nama, alasan, pesan, dibuat_ms }) => (
        <li key={`${dibuat_ms}-${peristiwa}-${ke}`}>
          <Typography sx={{ fontWeight: 600 }}>
            {kata[peristiwa] ?? `${statusBerkasText(dari)} → ${statusBerkasText(ke)}`}
          </Typography>
          {alasan.length > 0 && <Typography>Alasan: {alasan.join(', ')}</Typography>}
          {pesan && (
            <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{pesan}</Typography>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {nama}, {formatInstant(dibuat_ms, zona)}
          </Typography>
        </li>
      ))}
    </Box>
  );
}

/** The same over the page. */
export function RiwayatDialog({
  riwayat,
  onClose,
}: {
  riwayat: readonly RiwayatRekam[];
  onClose: () => void;
}) {
  const phone = useIsPhone();
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="sm"
      fullScreen={phone}
      aria-labelledby="riwayat-berkas"
    >
      <DialogTitle id="riwayat-berkas">Riwayat berkas</DialogTitle>
      <DialogContent>
        <RiwayatList riwayat={riwayat} />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Tutup</Button>
      </DialogActions>
    </Dialog>
  );
}
