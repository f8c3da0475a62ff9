import { Avatar, Box, Typography } from '@mui/material';
import { dasborIndex, dasborPesan } from '@spmb/shared/dasbor-staf/calls.ts';
import { daftarFormasi, daftarPermohonan } from '@spmb/shared/dasbor-staf/tautan.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { StatusChip, type Tone } from '../../kit/display/status-chip.tsx';
import { formatInstant } from '../../shell/format-date.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Angka } from './angka.tsx';
import { Panel } from './panel.tsx';
import { useStatistik } from './use-statistik.ts';

/** What applicants wrote last; each leads to its conversation. */
export function PesanPanel() {
  const zona = useSchoolZone();
  return (
    <Panel
      title="Pesan"
      query={useStatistik(dasborPesan)}
      empty={({ pesans }) => (pesans.length === 0 ? 'Belum ada pesan dari pendaftar.' : undefined)}
    >
      {({ pesans }) => (
        <Box component="ul" sx={list}>
          {pesans.map(({ id, sender, title, body, dibuat_ms, dibaca }) => (
            <Baris key={id} nama={sender} to={`/backend/pesan-masuk?form=${encodeURIComponent(id)}`}>
              <Typography variant="body2" sx={{ fontWeight: dibaca ? 400 : 700 }}>
                {dibaca ? title : `${title} · belum dibaca`}
              </Typography>
              <Typography variant="body2" sx={cut}>
                {body}
              </Typography>
              <Kecil>{formatInstant(dibuat_ms, zona)}</Kecil>
            </Baris>
          ))}
        </Box>
      )}
    </Panel>
  );
}

const tones: Readonly<Record<string, Tone>> = {
  PENGAJUAN: 'grey',
  PERBAIKAN: 'amber',
  TERVERIFIKASI: 'green',
};

/** Applications to positions under the specification's word (N16); nothing for who may not open them. */
export function PengaduanPanel() {
  const zona = useSchoolZone();
  const query = useStatistik(dasborIndex);
  if (query.data?.permohonan === 'tertutup') return null;
  return (
    <Panel
      title="Pengaduan"
      note={
        query.data?.permohonan === 'ada' && (
          <>
            Permohonan formasi:{' '}
            <Angka jumlah={query.data.jmlpelamar} label="Permohonan formasi" to={daftarPermohonan} />{' '}
            permohonan pada <Angka jumlah={query.data.jmlformasi} label="Formasi" to={daftarFormasi} />{' '}
            formasi.
          </>
        )
      }
      query={query}
      empty={({ permohonan, pelamars }) => {
        if (permohonan === 'mati')
          return 'Bagian ini menampilkan permohonan formasi, yang sedang dimatikan. Administrator dapat menyalakannya di Pengaturan, kelompok Pendaftaran.';
        return pelamars.length === 0 ? 'Belum ada permohonan.' : undefined;
      }}
    >
      {({ pelamars }) => (
        <Box component="ul" sx={list}>
          {pelamars.map(({ id, nama, opd, jabatan, waktu, status }) => (
            <Baris key={id} nama={nama} to={`/backend/permohonan-index?form=${encodeURIComponent(id)}`}>
              <Typography variant="body2">{[jabatan, opd].join(' · ')}</Typography>
              <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
                <StatusChip tone={tones[status] ?? 'red'} label={status} />
                <Kecil>{formatInstant(waktu, zona)}</Kecil>
              </Box>
            </Baris>
          ))}
        </Box>
      )}
    </Panel>
  );
}

/**
 * One person of a list. His initial stands for his photo: each look at a file of an applicant is on record, and nobody looks at
 * fourteen by opening the start page.
 */
const Baris = ({ nama, to, children }: { nama: string; to: string; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', gap: 1.5, py: 1, borderBottom: '1px solid var(--line)' }}>
    <Avatar
      aria-hidden
      sx={{ width: 36, height: 36, bgcolor: 'var(--grey-soft)', color: 'var(--on-grey-soft)' }}
    >
      {nama.charAt(0).toUpperCase()}
    </Avatar>
    <Box sx={{ minWidth: 0, flex: 1 }}>
      <Box component={Link} to={to} sx={{ color: 'text.primary', fontWeight: 600 }}>
        {nama}
      </Box>
      {children}
    </Box>
  </Box>
);

const Kecil = ({ children }: { children: ReactNode }) => (
  <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
    {children}
  </Typography>
);

const list = { m: 0, p: 0, listStyle: 'none', '& > li:last-of-type': { borderBottom: 0 } } as const;
const cut = {
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
