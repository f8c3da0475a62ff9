import { Box } from '@mui/material';
import { dasborCorong, dasborIndex } from '@spmb/shared/dasbor-staf/calls.ts';
import { daftarBerstatus, daftarUjian } from '@spmb/shared/dasbor-staf/tautan.ts';
import { AngkaBesar } from './angka-besar.tsx';
import { Panel } from './panel.tsx';
import { useStatistik } from './use-statistik.ts';

/** The row of counts above (1 §2), and today's exams. */
export function Ringkas() {
  const index = useStatistik(dasborIndex);
  const corong = useStatistik(dasborCorong);
  return (
    <Box sx={pair}>
      <Panel title="Berkas pendaftar" query={index}>
        {({ jmlpengajuan, jmlditolak, jmlditerima }) => (
          <Box component="dl" sx={figures}>
            <AngkaBesar label="Pengajuan" jumlah={jmlpengajuan} to={daftarBerstatus('1')} />
            <AngkaBesar label="Berkas Ditolak" jumlah={jmlditolak} to={daftarBerstatus('5')} />
            <AngkaBesar label="Berkas Diterima" jumlah={jmlditerima} to={daftarBerstatus('4')} />
          </Box>
        )}
      </Panel>
      <Panel
        title="Ujian hari ini"
        query={corong}
        empty={({ ujian }) =>
          ujian.terjadwal === 0 ? 'Tidak ada peserta yang dijadwalkan ujian hari ini.' : undefined
        }
      >
        {({ ujian: { tanggal, terjadwal, mulai, selesai } }) => (
          <Box component="dl" sx={figures}>
            <AngkaBesar label="Peserta terjadwal" jumlah={terjadwal} to={daftarUjian('terjadwal', tanggal)} />
            <AngkaBesar label="Sudah mulai" jumlah={mulai} to={daftarUjian('mulai', tanggal)} />
            <AngkaBesar label="Sudah selesai" jumlah={selesai} to={daftarUjian('selesai', tanggal)} />
          </Box>
        )}
      </Panel>
    </Box>
  );
}

const pair = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(320px, 100%), 1fr))',
} as const;
const figures = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: 1,
  m: 0,
} as const;
