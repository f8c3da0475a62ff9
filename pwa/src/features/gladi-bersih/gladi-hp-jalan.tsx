import OpenInFullOutlined from '@mui/icons-material/OpenInFullOutlined';
import { Alert, Box, Button, Stack, Typography } from '@mui/material';
import { hentikanGladi, muatSerentak } from '@spmb/shared/gladi-bersih/calls.ts';
import type { GladiJalan } from '@spmb/shared/gladi-bersih/gladi-bersih.schema.ts';
import { isOnlyHere } from '@spmb/shared/gladi-bersih/gladi-address.ts';
import { useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { AlamatGladi } from './alamat-gladi.tsx';
import { AlamatGladiDialog } from './alamat-gladi-dialog.tsx';
import { KelompokTable } from './kelompok-table.tsx';
import { Panel } from './panel.tsx';

interface GladiHpJalanProps {
  hp: NonNullable<GladiJalan['hp']>;
  mayStop: boolean;
}

/** Where the rooms' devices open it, and what they meet. */
export function GladiHpJalan({ hp, mayStop }: GladiHpJalanProps) {
  const { nama, alamat, qr, sisa_ms, laporan } = hp;
  const together = useAction(muatSerentak);
  const stop = useAction(hentikanGladi);
  const busy = together.isPending || stop.isPending;
  const [isLarge, setIsLarge] = useState(false);
  const kosong = laporan.ruang_kosong;
  return (
    <Box sx={{ mb: 3 }}>
      <Panel title={`${nama} sedang dibuka`}>
        {alamat && qr ? (
          <>
            <AlamatGladi alamat={alamat} qr={qr} />
            <Button
              startIcon={<OpenInFullOutlined />}
              onClick={() => setIsLarge(true)}
              sx={{ alignSelf: 'center' }}
            >
              Tampilkan besar atau cetak
            </Button>
            {isLarge && (
              <AlamatGladiDialog nama={nama} alamat={alamat} qr={qr} onClose={() => setIsLarge(false)} />
            )}
          </>
        ) : (
          <Typography role="status">Sedang menyiapkan soal dan peserta gladi…</Typography>
        )}
        {alamat && isOnlyHere(alamat) && (
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
            <Button variant="contained" disabled={busy} onClick={() => together.mutate(undefined)}>
              Muat soal serentak
            </Button>
            <Button variant="outlined" disabled={busy} onClick={() => stop.mutate(undefined)}>
              Tutup gladi dan simpan laporan
            </Button>
          </Stack>
        )}
      </Panel>
    </Box>
  );
}
