import { Box, Link } from '@mui/material';
import { clockText } from '@spmb/shared/kernel/zone.ts';
import { perbaikan } from '@spmb/shared/pendaftaran/peralihan.ts';
import { waLink } from '@spmb/shared/peserta/wa-link.ts';
import type { BarisVerifikasi } from '@spmb/shared/verifikasi/rekam.ts';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';
import { umurText } from './umur.ts';
import { usulanText } from './usulan-text.ts';

/** What else is known of a file: who has it and until when, what alerts, how long it waits, and the way to call who lets it lie. */
export function Keterangan({ row, sekolah }: { row: BarisVerifikasi; sekolah: string }) {
  const zona = useSchoolZone();
  const { pemeriksa, usulan, ganda, tanpa_perubahan, umur_jam, status } = row;
  const facts = [
    pemeriksa &&
      `${pemeriksa.saya ? 'Anda periksa' : `Diperiksa ${pemeriksa.nama}`} sampai ${clockText(pemeriksa.sampai_ms, zona)}`,
    usulan && usulanText(usulan),
    ganda && 'Data ganda',
    tanpa_perubahan && 'Tanpa perubahan',
    umur_jam !== null && status !== perbaikan && `Menunggu ${umurText(umur_jam)}`,
  ].filter(Boolean);
  const link = row.belum_diperbaiki && waLink(row.nomor_hp, ingatkan(sekolah, row));
  const text = facts.join(' · ');
  if (!link && text === '') return '–';
  return (
    <Box component="span" title={text} sx={small}>
      {link && (
        <Link
          href={link}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Hubungi ${row.nama} lewat WhatsApp`}
        >
          Hubungi lewat WhatsApp
        </Link>
      )}
      {text !== '' && <span>{text}</span>}
    </Box>
  );
}

/** What who was asked for a correction is reminded of. */
const ingatkan = (sekolah: string, { nama, nomor_register }: BarisVerifikasi): string =>
  `${sekolah}: berkas pendaftaran ${nama} (${nomor_register}) menunggu perbaikan Anda. Masuk ke dashboard pendaftar, perbaiki yang diminta panitia, lalu kirim lagi.`;

const small = {
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  height: '100%',
  fontSize: '0.75rem',
  lineHeight: 1.25,
  whiteSpace: 'normal',
  overflow: 'hidden',
  '& > span': {
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 2,
    overflow: 'hidden',
  },
} as const;
