import { Box, Stack, Typography } from '@mui/material';
import type { KeadaanPermohonan } from '@spmb/shared/permohonan/peralihan-permohonan.ts';
import type { RiwayatPermohonan } from '@spmb/shared/permohonan/permohonan.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { formatInstant } from '../../shell/format-date.ts';

/** Where an act has led, in words: what came from nothing was sent, what leads to nothing was taken away. */
function tindakan(dari: KeadaanPermohonan, ke: KeadaanPermohonan): string {
  if (dari === 'TIDAK_ADA') return 'Diajukan';
  return ke === 'TIDAK_ADA' ? 'Dihapus pendaftar' : `${dari} → ${ke}`;
}

/** What was done to an application, the newest first. */
export function Riwayat({ riwayat }: { riwayat: readonly RiwayatPermohonan[] }) {
  const zona = useSchoolZone();
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ mb: 1 }}>
        Riwayat
      </Typography>
      <Stack component="ol" sx={{ m: 0, p: 0, gap: 1.5, listStyle: 'none' }}>
        {riwayat.map(({ dari, ke, keterangan, oleh, dibuat_ms }, at) => (
          <Box component="li" key={riwayat.length - at}>
            <Typography sx={{ fontWeight: 600 }}>{tindakan(dari, ke)}</Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {oleh}, {formatInstant(dibuat_ms, zona)}
            </Typography>
            {keterangan && (
              <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
                {keterangan}
              </Typography>
            )}
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
