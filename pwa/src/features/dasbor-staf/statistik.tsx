import PrintOutlined from '@mui/icons-material/PrintOutlined';
import RefreshOutlined from '@mui/icons-material/RefreshOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import {
  dasborCorong,
  dasborJenisKelamin,
  dasborJurusan,
  dasborStatus,
} from '@spmb/shared/dasbor-staf/calls.ts';
import { daftarBerstatus, daftarTerkirim } from '@spmb/shared/dasbor-staf/tautan.ts';
import { clockText } from '@spmb/shared/kernel/zone.ts';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { findPlace, useMenu } from '../../shell/staff/staff-menu.tsx';
import { AntreanPanel } from './antrean-panel.tsx';
import { CorongPanel } from './corong-panel.tsx';
import { IrisanPanel } from './irisan-panel.tsx';
import { PengaduanPanel, PesanPanel } from './pesan-panel.tsx';
import { Ringkas } from './ringkas.tsx';
import { TabelPerHari, TabelPilihan, TabelVerifikasi } from './tabel-program.tsx';
import { useStatistik } from './use-statistik.ts';
import { warnaStatus } from './warna.ts';
import { HariPanel, JamPanel } from './waktu-panel.tsx';

/** How the admission stands, below what waits for this account: of all programmes, or of its own. */
export function Statistik() {
  const places = useMenu().data ?? [];
  const has = (route: string) => findPlace(places, route) !== undefined;
  return (
    <Stack component="section" aria-label="Statistik" sx={{ gap: 2 }}>
      <Kepala />
      <Ringkas />
      <Kolom>
        <CorongPanel />
        {has('/backend/verifikasi-index') && <AntreanPanel />}
      </Kolom>
      <Kolom least={260}>
        <IrisanPanel
          title="Jenis kelamin"
          kolom="Jenis kelamin"
          call={dasborJenisKelamin}
          daftar={(jenis_kelamin) => daftarTerkirim({ jenis_kelamin })}
        />
        <IrisanPanel
          title="Program keahlian"
          kolom="Program keahlian"
          call={dasborJurusan}
          daftar={(jurusan_id_1) => daftarTerkirim({ jurusan_id_1 })}
        />
        <IrisanPanel
          title="Status berkas"
          kolom="Status"
          call={dasborStatus}
          daftar={daftarBerstatus}
          warna={warnaStatus}
        />
      </Kolom>
      <Kolom>
        <HariPanel />
        <JamPanel />
      </Kolom>
      <TabelPerHari />
      <TabelVerifikasi />
      <TabelPilihan />
      <Kolom>
        <PengaduanPanel />
        {has('/backend/pesan-masuk') && <PesanPanel />}
      </Kolom>
    </Stack>
  );
}

/** Of whom the figures are and of when, with the acts on all of them. */
function Kepala() {
  const zona = useSchoolZone();
  const { data } = useStatistik(dasborCorong);
  const client = useQueryClient();
  const facts = [
    data && `Data per ${clockText(data.dihitung_ms, zona)} ${zona}`,
    data && data.program !== null && (data.program || 'akun ini belum punya program keahlian'),
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: '1 1 240px' }}>
        <Typography variant="h2">Statistik pendaftaran</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', minHeight: 24 }}>
          {facts.filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      <Button
        startIcon={<RefreshOutlined />}
        sx={{ displayPrint: 'none' }}
        onClick={() => void client.invalidateQueries({ queryKey: ['list'] })}
      >
        Muat ulang
      </Button>
      <Button startIcon={<PrintOutlined />} sx={{ displayPrint: 'none' }} onClick={() => window.print()}>
        Cetak
      </Button>
    </Box>
  );
}

/** Parts beside each other, as far as each keeps `least` pixels. */
const Kolom = ({ least = 340, children }: { least?: number; children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: `repeat(auto-fit, minmax(min(${least}px, 100%), 1fr))`,
    }}
  >
    {children}
  </Box>
);
