import { Box, Typography } from '@mui/material';
import { useAppInfo } from '../../shell/services.tsx';

interface AlamatGladiProps {
  alamat: string;
  /** The address as a QR code (address of an image). */
  qr: string;
  /** For a projector or a wall. */
  large?: boolean;
}

/** Where the devices of the rooms open a rehearsal: to type, and to scan. */
export function AlamatGladi({ alamat, qr, large = false }: AlamatGladiProps) {
  const { wifi_nama } = useAppInfo();
  return (
    <Box sx={large ? poster : { ...poster, ...panel }}>
      <Typography sx={{ fontSize: large ? '1.25rem' : undefined }}>
        {wifi_nama && `Sambungkan Wi-Fi ${wifi_nama}, lalu buka`}
        {!wifi_nama && 'Buka'} alamat ini di setiap HP dan komputer ruang, atau pindai kodenya
      </Typography>
      <Typography sx={{ fontSize: { xs: '1.25rem', sm: '2rem' }, fontWeight: 700, overflowWrap: 'anywhere' }}>
        {alamat}
      </Typography>
      <Box
        component="img"
        src={qr}
        alt={`Kode QR alamat ${alamat}`}
        sx={{ width: large ? 'min(100%, 62vh)' : 'min(100%, 240px)', borderRadius: 1 }}
      />
    </Box>
  );
}

const poster = { display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' } as const;
const panel = { p: 2, borderRadius: 1.5, bgcolor: 'var(--blue-soft)', color: 'var(--on-blue-soft)' } as const;
