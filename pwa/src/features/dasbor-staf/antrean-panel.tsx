import { Alert, Box, Typography } from '@mui/material';
import { dasborAntrean } from '@spmb/shared/dasbor-staf/calls.ts';
import { hariPemeriksa, type DasborAntrean } from '@spmb/shared/dasbor-staf/dasbor-staf.ts';
import {
  daftarBerstatus,
  daftarMenunggu,
  daftarPutusan,
  daftarUnggahanDitolak,
} from '@spmb/shared/dasbor-staf/tautan.ts';
import { dayMs, localDate, type Zone } from '@spmb/shared/kernel/zone.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { formatDate, formatInstant } from '../../shell/format-date.ts';
import { Angka, formatAngka } from './angka.tsx';
import { AngkaBesar } from './angka-besar.tsx';
import { Panel } from './panel.tsx';
import { Tabel } from './tabel.tsx';
import { useStatistik } from './use-statistik.ts';

/** The committee's queue: who waits longest, who works it off, and whether that is enough. */
export function AntreanPanel() {
  const query = useStatistik(dasborAntrean);
  const zona = useSchoolZone();
  return (
    <Panel title="Antrean verifikasi" query={query}>
      {(answer) => (
        <>
          <Box component="dl" sx={figures}>
            <AngkaBesar label="Menunggu panitia" jumlah={answer.menunggu} to={daftarMenunggu} />
            <AngkaBesar label="Di tangan pendaftar" jumlah={answer.dikembalikan} to={daftarBerstatus('2')} />
            <AngkaBesar
              label="Unggahan ditolak hari ini"
              jumlah={answer.unggahan_gagal}
              to={daftarUnggahanDitolak(answer.dihitung_ms)}
            />
          </Box>
          <Kata answer={answer} zona={zona} />
          {answer.pemeriksa.length > 0 && <Pemeriksa answer={answer} zona={zona} />}
        </>
      )}
    </Panel>
  );
}

/** What each of the committee has decided; each figure leads to its verdicts in the trail. */
function Pemeriksa({ answer: { pemeriksa, dihitung_ms }, zona }: { answer: DasborAntrean; zona: Zone }) {
  const today = localDate(dihitung_ms, zona);
  const first = localDate(dihitung_ms - (hariPemeriksa - 1) * dayMs, zona);
  const angka = (jumlah: number, label: string, akun_id: string | null, dari: string) => (
    <Angka
      jumlah={jumlah}
      label={label}
      to={akun_id === null ? undefined : daftarPutusan(akun_id, dari, today)}
    />
  );
  return (
    <Tabel
      label="Putusan tiap pemeriksa"
      baris={pemeriksa}
      kunci={({ akun_id, nama }) => akun_id ?? nama}
      kolom={[
        { label: 'Pemeriksa', isi: ({ nama }) => nama },
        {
          label: 'Hari ini',
          align: 'right',
          isi: ({ hari_ini, nama, akun_id }) => angka(hari_ini, `Putusan ${nama} hari ini`, akun_id, today),
        },
        {
          label: '7 hari',
          align: 'right',
          isi: ({ tujuh_hari, nama, akun_id }) =>
            angka(tujuh_hari, `Putusan ${nama} dalam 7 hari`, akun_id, first),
        },
      ]}
    />
  );
}

/** What the figures mean for the days to come; a warning where the closing date comes first. */
function Kata({ answer, zona }: { answer: DasborAntrean; zona: Zone }) {
  const words = kataAntrean(answer, zona).join(' ');
  if (answer.cukup === false)
    return (
      <Alert severity="warning" sx={{ my: 1 }}>
        {words}
      </Alert>
    );
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', my: 1 }}>
      {words}
    </Typography>
  );
}

export function kataAntrean(answer: DasborAntrean, zona: Zone): string[] {
  const { menunggu, tertua_ms, perkiraan, tutup, cukup, perlu_sehari } = answer;
  if (menunggu === 0) return ['Tidak ada berkas yang menunggu.'];
  const since = tertua_ms === null ? [] : [`Yang terlama menunggu sejak ${formatInstant(tertua_ms, zona)}.`];
  const need =
    perlu_sehari === null || tutup === null
      ? []
      : [`Supaya habis ${formatDate(tutup)}, perlu ${formatAngka(perlu_sehari)} berkas sehari.`];
  if (perkiraan === null) return [...since, 'Hari ini belum ada berkas yang diputus.', ...need];
  const end = `Dengan laju hari ini, antrean habis ${formatDate(perkiraan)}`;
  if (cukup === null) return [...since, `${end}.`, ...need];
  return cukup
    ? [...since, `${end}, tidak lewat dari hari penutupan.`]
    : [...since, `${end}, sesudah hari penutupan.`, ...need];
}

const figures = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(120px, 1fr))',
  gap: 1,
  m: 0,
} as const;
