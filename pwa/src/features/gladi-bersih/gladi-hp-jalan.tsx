import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { GladiJalan } from '@spmb/shared/gladi-bersih/gladi-bersih.ts';
import { useAppInfo } from '../../app/services.tsx';
import { useAct } from '../../crud/port/use-act.ts';
import { gladiAddress, isOnlyHere } from './gladi-address.ts';
import { KelompokTable } from './kelompok-table.tsx';
import { Panel } from './panel.tsx';
import { gladiPath } from './use-gladi-jalan.ts';

interface GladiHpJalanProps {
  hp: NonNullable<GladiJalan['hp']>;
  mayStop: boolean;
}

/** The poster for the rooms, and what their devices meet. */
export function GladiHpJalan({ hp, mayStop }: GladiHpJalanProps) {
  const { nama, kode, sisa_ms, laporan } = hp;
  const act = useAct();
  const { wifi_nama, alamat_server } = useAppInfo();
  const address = gladiAddress(alamat_server, window.location.origin, kode);
  const kosong = laporan.ruang_kosong;
  return (
    <Box sx={{ mb: 3 }}>
      <Panel title={`${nama} sedang dibuka`}>
        <Box
          sx={{
            textAlign: 'center',
            p: 2,
            borderRadius: 1.5,
            bgcolor: 'var(--blue-soft)',
            color: 'var(--on-blue-soft)',
          }}
        >
          <Typography>
            {wifi_nama && `Sambungkan Wi-Fi ${wifi_nama}, lalu buka`}
            {!wifi_nama && 'Buka'} alamat ini di setiap HP dan komputer ruang
          </Typography>
          <Typography
            sx={{ fontSize: { xs: '1.25rem', sm: '2rem' }, fontWeight: 700, overflowWrap: 'anywhere' }}
          >
            {address}
          </Typography>
        </Box>
        {isOnlyHere(address) && (
          <Alert severity="warning">
            Alamat ini hanya terbuka di komputer server. Isi Alamat server di Profil Sekolah, atau buka layar
            ini dengan alamat server di jaringan sekolah.
          </Alert>
        )}
        <Typography role="status" className="figures">
          {laporan.perangkat.toLocaleString('id-ID')} perangkat bergabung · sisa {Math.ceil(sisa_ms / 60_000)}{' '}
          menit
        </Typography>
        {laporan.temuan.map((teks) => (
          <Alert key={teks} severity="warning">
            {teks}
          </Alert>
        ))}
        {kosong.length > 0 && <Alert severity="info">Belum ada perangkat dari: {kosong.join(', ')}.</Alert>}
        {laporan.perangkat > 0 && (
          <>
            <KelompokTable label="Ruang" rows={laporan.ruang} />
            <KelompokTable label="Alamat" rows={laporan.rentang} />
          </>
        )}
        {mayStop && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="contained"
              disabled={act.isPending}
              onClick={() => act.mutate({ path: `${gladiPath}-serentak` })}
            >
              Muat soal serentak
            </Button>
            <Button
              variant="outlined"
              disabled={act.isPending}
              onClick={() => act.mutate({ path: `${gladiPath}-berhenti` })}
            >
              Tutup gladi dan simpan laporan
            </Button>
          </Stack>
        )}
      </Panel>
    </Box>
  );
}
