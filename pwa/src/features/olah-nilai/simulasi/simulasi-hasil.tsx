import { Alert, Paper, Stack, Typography } from '@mui/material';
import { BERPINDAH_TAMPIL, type PratinjauSeleksi } from '@spmb/shared/seleksi/putaran.ts';
import { angka } from '../program/angka.ts';
import { GrafikSebaran } from './grafik-sebaran.tsx';
import { Tabel } from './tabel.tsx';

const seats = ({ pilihan1, pilihan2, manual }: PratinjauSeleksi['sekarang'][number]) =>
  pilihan1 + pilihan2 + manual;
const beside = (now: number | string, then: number | string) =>
  now === then ? String(now) : `${now} → ${then}`;
const lowest = (hundredths: number | null) => angka(hundredths === null ? null : hundredths / 100);

/** What would be otherwise: seats and cut-offs of each programme, who moves, complaints, and where first choices lead. */
export function SimulasiHasil({ hasil }: { hasil: PratinjauSeleksi }) {
  const { program, sekarang, berpindah, jumlah_berpindah, keberatan, keberatan_sekarang, alur } = hasil;
  const now = new Map(sekarang.map((one) => [one.program, one]));
  return (
    <Stack sx={{ gap: 2 }}>
      <Alert severity="info">
        {jumlah_berpindah === 0
          ? 'Tidak seorang pun mendapat kursi lain.'
          : `${jumlah_berpindah} pendaftar mendapat kursi lain, mendapat, atau kehilangan kursi.`}{' '}
        Keberatan yang beralasan: {beside(keberatan_sekarang, keberatan)}.
      </Alert>
      <Tabel
        label="Program: aturan sekarang → simulasi"
        heads={['Program', 'Pagu', 'Terisi', 'Pilihan 2', 'Cadangan', 'Nilai terendah']}
        rows={program.map((one) => {
          const before = now.get(one.program) ?? one;
          return [
            one.name,
            beside(before.pagu, one.pagu),
            beside(seats(before), seats(one)),
            beside(before.pilihan2, one.pilihan2),
            beside(before.cadangan, one.cadangan),
            beside(lowest(before.nilai_terendah), lowest(one.nilai_terendah)),
          ];
        })}
      />
      <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
        {program
          .filter(({ sebaran }) => sebaran.length > 0)
          .map((one) => (
            <GrafikSebaran key={one.program} program={one} />
          ))}
      </Stack>
      <Tabel
        label="Dari pilihan pertama ke kursi"
        heads={['Pilihan 1', 'Kursi di', 'Pendaftar']}
        rows={alur.map(({ pilihan, kursi, jumlah }) => [pilihan, kursi || 'Tidak diterima', String(jumlah)])}
      />
      {jumlah_berpindah > 0 && (
        <Tabel
          label="Yang berpindah"
          heads={['Nomor', 'Nama', 'Aturan sekarang', 'Simulasi']}
          rows={berpindah.map(({ nomor_register, nama, dari, ke }) => [
            nomor_register,
            nama,
            dari || 'Tidak diterima',
            ke || 'Tidak diterima',
          ])}
        />
      )}
      {jumlah_berpindah > BERPINDAH_TAMPIL && (
        <Paper variant="outlined" sx={{ p: 2 }}>
          <Typography>Ditampilkan {BERPINDAH_TAMPIL} pertama.</Typography>
        </Paper>
      )}
    </Stack>
  );
}
