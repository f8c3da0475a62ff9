import { Alert, AlertTitle, Link } from '@mui/material';
import { instantInWords } from '@spmb/shared/kernel/zone.ts';
import type { KeadaanPublikasi } from '@spmb/shared/publikasi/publikasi.ts';
import { useSchoolZone } from '../../../kit/port/school-zone.ts';

const rahasia = 'Sampai terbit, tidak seorang pun di luar administrator dapat membacanya.';

/** Whether results are public, since or until when, by whom. */
export function KeadaanTerbit({ keadaan }: { keadaan: KeadaanPublikasi }) {
  const { status, riwayat, terbit_sejak_ms: sejakMs } = keadaan;
  const zona = useSchoolZone();
  const [last] = riwayat;
  if (!last || status === 'belum')
    return (
      <Alert severity="info">
        <AlertTitle>Hasil seleksi belum terbit</AlertTitle>
        {rahasia}
      </Alert>
    );
  const when = instantInWords(last.terbit_ms, zona);
  if (status === 'ditarik')
    return (
      <Alert severity="warning">
        <AlertTitle>Hasil seleksi ditarik, tidak ada yang terbit</AlertTitle>
        Ditarik {last.ditarik?.nama}, {instantInWords(last.ditarik?.ms ?? 0, zona)}: {last.ditarik?.alasan}
      </Alert>
    );
  if (status === 'rencana')
    return (
      <Alert severity="info">
        <AlertTitle>Hasil seleksi terbit {when}</AlertTitle>
        Direncanakan {last.nama}. Hasilnya sudah dibekukan dan terbit sendiri pada saat itu. {rahasia}
        {sejakMs !== null &&
          ` Hasil yang terbit sejak ${instantInWords(sejakMs, zona)} tetap tampil sampai saat itu.`}
      </Alert>
    );
  return (
    <Alert severity="success">
      <AlertTitle>Hasil seleksi sudah terbit</AlertTitle>
      Sejak {when}, oleh {last.nama}.{' '}
      <Link href="/pengumuman" target="_blank">
        Lihat halaman publik
      </Link>
    </Alert>
  );
}
