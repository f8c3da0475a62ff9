import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import type { GladiJalan } from '@spmb/shared/gladi-bersih/gladi-bersih.ts';
import { useAct } from '../../crud/port/use-act.ts';
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
  const address = `${window.location.origin}/gladi#${kode}`;
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
          <Typography>Buka alamat ini di setiap HP dan komputer ruang</Typography>
          <Typography
            sx={{ fontSize: { xs: '1.25rem', sm: '2rem' }, fontWeight: 700, overflowWrap: 'anywhere' }}
          >
            {address}
          </Typography>
        </Box>
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
