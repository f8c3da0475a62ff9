import { Box, Typography } from '@mui/material';
import { dasborCorong } from '@spmb/shared/dasbor-staf/calls.ts';
import { kataTahap } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import { daftarTahap } from '@spmb/shared/dasbor-staf/tautan.ts';
import { Angka, formatPersen } from './angka.tsx';
import { Panel } from './panel.tsx';
import { useStatistik } from './use-statistik.ts';

/** From sign-up to re-registration: how many stand at each stage, as a bar and a share of the first. */
export function CorongPanel() {
  const query = useStatistik(dasborCorong);
  return (
    <Panel
      title="Dari pendaftaran sampai daftar ulang"
      note="Keadaan sekarang: berkas yang dicabut atau ditolak tidak dihitung lagi sesudah pengiriman."
      query={query}
      empty={({ tahap }) =>
        (tahap[0]?.jumlah ?? 0) === 0
          ? 'Belum ada pendaftar. Bagian ini terisi sesudah ada yang mendaftar.'
          : undefined
      }
    >
      {({ tahap }) => (
        <Box component="ol" sx={list}>
          {tahap.map(({ tahap: one, jumlah }) => (
            <li key={one}>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
                <Typography variant="body2" sx={{ flex: 1 }}>
                  {kataTahap[one]}
                </Typography>
                <Typography component="span" sx={{ fontWeight: 700 }}>
                  <Angka jumlah={jumlah} label={kataTahap[one]} to={daftarTahap(one)} />
                </Typography>
                <Typography component="span" variant="body2" className="figures" sx={share}>
                  {formatPersen(jumlah, tahap[0]?.jumlah ?? 0)}
                </Typography>
              </Box>
              <Box aria-hidden sx={track}>
                <Box sx={bar} style={{ width: `${(jumlah / (tahap[0]?.jumlah ?? 1)) * 100}%` }} />
              </Box>
            </li>
          ))}
        </Box>
      )}
    </Panel>
  );
}

const list = { m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1.25 } as const;
const share = { width: 48, textAlign: 'right', color: 'text.secondary' } as const;
const track = {
  height: 10,
  borderRadius: 1,
  bgcolor: 'var(--surface-sunken)',
  border: '1px solid var(--line)',
  overflow: 'hidden',
} as const;
const bar = { height: '100%', bgcolor: 'primary.main', printColorAdjust: 'exact' } as const;
