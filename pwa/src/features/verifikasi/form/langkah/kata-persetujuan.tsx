import { Typography } from '@mui/material';
import type { Disetujui } from '@spmb/shared/persetujuan/naskah.ts';
import { whenText } from '../../../../kit/history/audit-words.ts';
import { useSchoolZone } from '../../../../kit/port/school-zone.ts';

/** Which version of the declaration somebody agreed to, and when. */
export function KataPersetujuan({ persetujuan }: { persetujuan: Disetujui | null }) {
  const zona = useSchoolZone();
  return (
    <Typography variant="body2" sx={{ px: 1, mt: 0.5 }}>
      {persetujuan
        ? `Naskah versi ${persetujuan.versi}, disetujui ${whenText(persetujuan.dibuat_ms, zona)}.`
        : 'Persetujuan atas naskah belum tercatat.'}
    </Typography>
  );
}
