import { useCallback } from 'react';
import { Link } from 'wouter';
import type { BarisPengumuman, HitungMundur as Waktu } from '@spmb/shared/situs/baris.ts';
import { countdown, nilaiTerendah, pengumuman } from '@spmb/shared/situs/calls.ts';
import { instantInWords } from '@spmb/shared/kernel/zone.ts';
import { kataDuaPilihan } from '@spmb/shared/seleksi/aturan.ts';
import { useAppInfo } from '../../shell/site.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DataNote } from './data/data-note.tsx';
import { HitungMundur } from './data/hitung-mundur.tsx';
import { NilaiTerendah } from './data/nilai-terendah.tsx';
import { RefreshButton } from './data/refresh-button.tsx';
import { usePublicData, type PublicSource } from './data/use-public-data.ts';
import { useSaatTerbit } from './data/use-saat-terbit.ts';
import { SearchTable, type Column } from './table/search-table.tsx';

const columns: readonly Column<BarisPengumuman>[] = [
  { head: '#', kind: 'nomor', cell: (row) => row.num },
  { head: 'NISN', kind: 'kode', cell: (row) => row.nisn },
  { head: 'NAMA PESERTA', kind: 'main', cell: (row) => <bdi>{row.nama}</bdi> },
  { head: 'ASAL SEKOLAH', cell: (row) => row.sekolah },
  { head: 'PROG. KEAHLIAN', cell: (row) => <Chip tone="green">{row.jurusan}</Chip> },
];
const textsOf = (row: BarisPengumuman) => [row.nisn, row.nama, row.sekolah, row.jurusan];
const keyOf = ({ num }: BarisPengumuman) => num;

/** Whoever is accepted, once the result is published. */
export function PengumumanScreen() {
  useTitle('Pengumuman');
  const { pilihan_setara = false } = useAppInfo();
  const source = usePublicData(pengumuman);
  const waktu = usePublicData(countdown);
  const terendah = usePublicData(nilaiTerendah);
  const rows = source.kept?.answer;
  const ask = useAskAll(source, waktu, terendah);
  const isDue = useSaatTerbit(waktu.kept?.answer.countdowntime, (rows?.length ?? 0) > 0, ask);
  return (
    <>
      <h1>Daftar Pengumuman</h1>
      <HitungMundur waktu={waktu.kept?.answer} />
      <div className="situs-row">
        <p className="muted">
          Tidak ada peringkat sementara: daftar ini berisi hasil akhir yang sudah diterbitkan sekolah.{' '}
          {kataDuaPilihan(pilihan_setara)}
        </p>
        <RefreshButton source={source} />
      </div>
      <DataNote sources={[source]} />
      {source.isBusy && !rows && <Skeleton lines={10} words="Pengumuman sedang dimuat" />}
      {rows && (
        <SearchTable
          label="Daftar pengumuman"
          rows={rows}
          columns={columns}
          textsOf={textsOf}
          keyOf={keyOf}
          empty={<BelumTerbit waktu={waktu.kept?.answer} isDue={isDue} />}
        />
      )}
      {rows && rows.length > 0 && terendah.kept && <NilaiTerendah rows={terendah.kept.answer} />}
      {rows && rows.length > 0 && (
        <p>
          <Link href="/bukti-seleksi">Hitung sendiri seleksi ini di peramban Anda</Link>
        </p>
      )}
    </>
  );
}

/** All that changes when the result is published. */
function useAskAll(
  { refresh: list }: PublicSource,
  { refresh: time }: PublicSource,
  { refresh: scores }: PublicSource,
) {
  return useCallback(() => {
    for (const refresh of [list, time, scores]) void refresh();
  }, [list, time, scores]);
}

/** Nothing is published: until when one waits, where that is known. */
function BelumTerbit({ waktu, isDue }: { waktu: Waktu | undefined; isDue: boolean }) {
  const { zona } = useAppInfo();
  if (isDue)
    return 'Waktu pengumuman sudah tiba, hasilnya belum terbit. Halaman ini memeriksanya lagi sendiri setiap satu sampai dua menit.';
  return (
    <>
      Belum ada hasil yang diumumkan.{' '}
      {waktu?.countdownshow
        ? `Hasil diumumkan ${instantInWords(waktu.countdowntime, zona)}.`
        : 'Tanggalnya ada pada jadwal di halaman Beranda.'}
    </>
  );
}
