import { Button, FormControlLabel, Stack, Switch, Typography } from '@mui/material';
import { nadaBerkas, statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import { clockText } from '@spmb/shared/kernel/zone.ts';
import type { RekamVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { StatusChip } from '../../../../kit/display/status-chip.tsx';
import { useSchoolZone } from '../../../../kit/port/school-zone.ts';
import type { Klaim } from '../rekam/use-klaim.ts';
import { SisaWaktu } from './sisa-waktu.tsx';

interface KepalaBerkasProps {
  rekam: RekamVerifikasi;
  klaim: Klaim;
  lanjut: [boolean, (isOn: boolean) => void];
  onRiwayat: () => void;
  onPintasan: () => void;
  onTutup: () => void;
}

/** Whose file it is, how it stands, and for how long it is this reviewer's. */
export function KepalaBerkas({ rekam, klaim, lanjut, onRiwayat, onPintasan, onTutup }: KepalaBerkasProps) {
  const zona = useSchoolZone();
  const { nomor_register, verifikasi_status, ke } = rekam;
  const [isLanjut, setLanjut] = lanjut;
  const { pemeriksa, alasan } = klaim;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 0, pb: 1 }}>
      <Typography variant="h1" sx={{ mr: 'auto', fontSize: '1.25rem' }}>
        {String(rekam['nama'])}{' '}
        <Typography component="span" className="figures" sx={{ color: 'text.secondary' }}>
          {nomor_register}
        </Typography>
      </Typography>
      <StatusChip
        tone={nadaBerkas(verifikasi_status)}
        label={
          ke > 1
            ? `${statusBerkasText(verifikasi_status)}, terkirim ke-${ke}`
            : statusBerkasText(verifikasi_status)
        }
      />
      {pemeriksa?.saya && alasan === undefined && (
        <Typography variant="body2" className="figures" sx={{ color: 'text.secondary' }}>
          Anda pegang sampai {clockText(pemeriksa.sampai_ms, zona)}{' '}
          <SisaWaktu sampai_ms={pemeriksa.sampai_ms} />
        </Typography>
      )}
      {/* Together also where they have no room beside the name. */}
      <Stack direction="row" sx={{ ml: 'auto', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5 }}>
        <FormControlLabel
          label="Lanjut otomatis"
          slotProps={{ typography: { variant: 'body2' } }}
          sx={{ mr: 0 }}
          control={<Switch size="small" checked={isLanjut} onChange={(_, isOn) => setLanjut(isOn)} />}
        />
        <Button size="small" onClick={onRiwayat}>
          Riwayat
        </Button>
        <Button size="small" onClick={onPintasan}>
          Pintasan (?)
        </Button>
        <Button size="small" variant="outlined" onClick={onTutup}>
          TUTUP
        </Button>
      </Stack>
    </Stack>
  );
}
