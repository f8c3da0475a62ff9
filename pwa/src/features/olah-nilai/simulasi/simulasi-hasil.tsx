import { Alert, Link, Stack, Typography } from '@mui/material';
import { NAMA_TAMPIL, type DaftarKeberatan, type PratinjauSeleksi } from '@spmb/shared/seleksi/putaran.ts';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { angka } from '../program/angka.ts';
import { GambarAlur } from './gambar-alur.tsx';
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
        Keberatan yang beralasan: {beside(keberatan_sekarang.jumlah, keberatan.jumlah)}.
      </Alert>
      <Typography sx={{ color: 'text.secondary' }}>
        Untuk memakai aturan ini, ubah {tempat('pengaturan', 'Pengaturan (Seleksi)')}, bobot di{' '}
        {tempat('master-param-nilai', 'Parameter Nilai')}, atau pagu di{' '}
        {tempat('master-program-keahlian', 'Program Keahlian')}, lalu jalankan passing grade di{' '}
        {tempat('olahnilai-jurusan', 'Olah Nilai')}. Aturan, alasan, dan namanya tersimpan bersama hasilnya.
      </Typography>
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
      <GambarAlur alur={alur} />
      <Tabel
        label="Dari pilihan pertama ke kursi: angka"
        heads={['Pilihan 1', 'Kursi di', 'Pendaftar']}
        rows={alur.map(({ pilihan, kursi, jumlah }) => [pilihan, kursi || 'Tidak diterima', String(jumlah)])}
      />
      <Terbatas jumlah={jumlah_berpindah}>
        <Tabel
          label="Yang berpindah"
          heads={['Nomor', 'Nama', 'Aturan sekarang', 'Simulasi']}
          rows={berpindah.map(({ id, jurusan_id, nomor_register, nama, dari, ke }) => [
            nomor_register,
            <KeNilai key={id} id={id} jurusanId={jurusan_id} nama={nama} />,
            dari || 'Tidak diterima',
            ke || 'Tidak diterima',
          ])}
        />
      </Terbatas>
      <KeberatanTabel label="Keberatan yang beralasan: simulasi" keberatan={keberatan} />
      <KeberatanTabel label="Keberatan yang beralasan: aturan sekarang" keberatan={keberatan_sekarang} />
    </Stack>
  );
}

/** Where what was tried is made the rule. */
const tempat = (place: string, label: string) => (
  <Link component={RouterLink} to={`/backend/${place}`}>
    {label}
  </Link>
);

/** Those who have a better right to a seat that they would rather have than somebody who has one. */
function KeberatanTabel({ label, keberatan }: { label: string; keberatan: DaftarKeberatan }) {
  return (
    <Terbatas jumlah={keberatan.jumlah}>
      <Tabel
        label={label}
        heads={['Nomor', 'Nama', 'Lebih berhak atas kursi di', 'Mendapat']}
        rows={keberatan.pertama.map(({ id, jurusan_id, nomor_register, nama, ingin, mendapat }) => [
          nomor_register,
          <KeNilai key={id} id={id} jurusanId={jurusan_id} nama={nama} />,
          ingin,
          mendapat || 'Tidak diterima',
        ])}
      />
    </Terbatas>
  );
}

/** A table of the first of many; none of nobody. */
function Terbatas({ jumlah, children }: { jumlah: number; children: ReactNode }) {
  if (jumlah === 0) return null;
  return (
    <Stack sx={{ gap: 1 }}>
      {children}
      {jumlah > NAMA_TAMPIL && (
        <Typography sx={{ color: 'text.secondary' }}>
          Ditampilkan {NAMA_TAMPIL} pertama dari {jumlah.toLocaleString('id-ID')}.
        </Typography>
      )}
    </Stack>
  );
}

function KeNilai({ id, jurusanId, nama }: { id: string; jurusanId: string; nama: string }) {
  return (
    <Link
      component={RouterLink}
      to={`/backend/olahnilai-index/${jurusanId}?q=${encodeURIComponent(nama)}&form=${id}`}
    >
      {nama}
    </Link>
  );
}
