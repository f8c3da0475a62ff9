import { Alert, Link, List, ListItem, ListItemText, Paper, Stack, Typography } from '@mui/material';
import { dateInWords, dayMs, localDate, type Zone } from '@spmb/shared/kernel/zone.ts';
import { retensi } from '@spmb/shared/privasi/calls.ts';
import {
  hariDiumumkan,
  type AturanRetensi,
  type BagianRetensi,
  type BarisRetensi,
} from '@spmb/shared/privasi/rencana-retensi.ts';
import { Link as RouterLink } from 'react-router-dom';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { ErrorState, ListSkeleton } from '../../kit/display/states.tsx';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { TanggalDiragukan } from './tanggal-diragukan.tsx';

interface Kata {
  judul: string;
  mati: string;
  /** What will go of so many people. */
  akan: (pendaftar: string) => string;
  /** What is counted of one of them. */
  benda: string;
  /** The act in the trail. */
  tindakan: string;
}

const kata: Readonly<Record<AturanRetensi, Kata>> = {
  dokumen: {
    judul: 'Dokumen pendaftar yang tidak diterima',
    mati: 'Dokumen tidak dihapus sendiri.',
    akan: (pendaftar) => `Dokumen ${pendaftar} akan dihapus. Isian dan hasilnya tetap.`,
    benda: 'berkas',
    tindakan: 'hapus dokumen',
  },
  percakapan: {
    judul: 'Percakapan dan surat di kotak masuk',
    mati: 'Percakapan tidak dihapus sendiri.',
    akan: (pendaftar) => `Percakapan, surat, dan lampiran ${pendaftar} akan dihapus.`,
    benda: 'pesan',
    tindakan: 'hapus percakapan',
  },
  pesan_keluar: {
    judul: 'Pesan WhatsApp dan surel yang selesai',
    mati: 'Pesan yang sudah dikirim tidak dihapus sendiri.',
    akan: (pendaftar) => `Pesan lama kepada ${pendaftar} akan dihapus dari daftar pesan.`,
    benda: 'pesan',
    tindakan: 'hapus pesan keluar',
  },
};

/** Of whom the rules will delete what, before anything is. */
export function RetensiSection() {
  const answer = useAnswer(retensi);
  return (
    <Stack component="section" aria-labelledby="judul-retensi" sx={{ gap: 1.5 }}>
      <Typography variant="h2" id="judul-retensi">
        Masa simpan
      </Typography>
      {answer.isError && <ErrorState error={answer.error} retry={answer.refetch} />}
      {answer.isPending && <ListSkeleton rows={2} />}
      {answer.data && <TanggalDiragukan retensi={answer.data} onConfirmed={() => void answer.refetch()} />}
      {answer.data?.bagian.map((one) => (
        <Bagian key={one.aturan} bagian={one} isRagu={answer.data.ragu !== null} />
      ))}
      <Typography variant="body2">
        <Link component={RouterLink} to="/backend/pengaturan">
          Aturan di Pengaturan
        </Link>
      </Typography>
    </Stack>
  );
}

function Bagian({ bagian, isRagu }: { bagian: BagianRetensi; isRagu: boolean }) {
  const { aturan, jumlah } = bagian;
  const { judul, tindakan } = kata[aturan];
  return (
    <Stack sx={{ gap: 1, mt: 1 }}>
      <Typography variant="h3">{judul}</Typography>
      <Keadaan bagian={bagian} isRagu={isRagu} />
      {jumlah > 0 && <Daftar bagian={bagian} />}
      {bagian.aktif && (
        <Typography variant="body2">
          <Link component={RouterLink} to={`/backend/audit?tindakan=${encodeURIComponent(tindakan)}`}>
            Yang sudah dihapus
          </Link>
        </Typography>
      )}
    </Stack>
  );
}

function Keadaan({ bagian, isRagu }: { bagian: BagianRetensi; isRagu: boolean }) {
  const zona = useSchoolZone();
  return (
    <Alert severity={bagian.jumlah > 0 ? 'warning' : 'info'} role="note">
      {kalimat(bagian, isRagu, zona)}
    </Alert>
  );
}

function kalimat({ aturan, aktif, mulai_ms, jumlah }: BagianRetensi, isRagu: boolean, zona: Zone): string {
  if (!aktif)
    return `${kata[aturan].mati} Nyalakan di Pengaturan, bagian Privasi; usulan: 365 hari sesudah pengumuman.`;
  if (mulai_ms === null) return 'Belum ada hasil yang diumumkan, jadi belum ada yang dihitung.';
  if (jumlah > 0) return kata[aturan].akan(`${jumlah.toLocaleString('id-ID')} pendaftar`);
  if (isRagu) return 'Belum dihitung: tanggal server belum dipastikan.';
  return `Tidak ada yang akan dihapus. Masa simpan yang pertama habis ${dateInWords(localDate(mulai_ms, zona))}.`;
}

function Daftar({ bagian: { aturan, daftar, jumlah } }: { bagian: BagianRetensi }) {
  const zona = useSchoolZone();
  const { judul, benda } = kata[aturan];
  return (
    <Paper variant="outlined">
      <List
        dense
        aria-label={`${judul} yang akan dihapus`}
        sx={{ maxHeight: 360, overflowY: 'auto' }}
        tabIndex={0}
      >
        {daftar.map((one) => (
          <ListItem key={one.id} divider>
            <ListItemText
              primary={one.nama}
              secondary={`${one.nomor} · ${one.jumlah} ${benda}${one.ukuran > 0 ? `, ${megabytes(one.ukuran)} MB` : ''} · dihapus ${kapan(one, zona)}`}
            />
          </ListItem>
        ))}
      </List>
      {jumlah > daftar.length && (
        <Typography variant="body2" sx={{ p: 2 }}>
          Dan {(jumlah - daftar.length).toLocaleString('id-ID')} pendaftar lain.
        </Typography>
      )}
    </Paper>
  );
}

const kapan = ({ siap, pertama_ms }: BarisRetensi, zona: Zone): string =>
  siap
    ? 'pada pemeriksaan berikutnya'
    : `paling cepat ${dateInWords(localDate(pertama_ms + hariDiumumkan * dayMs, zona))}`;
const megabytes = (bytes: number) =>
  (bytes / 1_048_576).toLocaleString('id-ID', { maximumFractionDigits: 1 });
