import { useCallback } from 'react';
import type { BarisPengumuman, HitungMundur as Waktu } from '@spmb/shared/situs/baris.ts';
import { countdown, pengumuman } from '@spmb/shared/situs/calls.ts';
import { useAppInfo } from '../../shell/site.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DataNote } from './data/data-note.tsx';
import { HitungMundur } from './data/hitung-mundur.tsx';
import { RefreshButton } from './data/refresh-button.tsx';
import { usePublicData } from './data/use-public-data.ts';
import { waktuLengkap } from './data/waktu.ts';
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
  const source = usePublicData(pengumuman);
  const waktu = usePublicData(countdown);
  const rows = source.kept?.answer;
  const { refresh } = source;
  const ask = useCallback(() => void refresh(), [refresh]);
  return (
    <>
      <h1>Daftar Pengumuman</h1>
      <HitungMundur waktu={waktu.kept?.answer} onEnd={ask} />
      <div className="situs-row">
        <p className="muted">
          Tidak ada peringkat sementara: daftar ini berisi hasil akhir yang sudah diterbitkan sekolah. Pilihan
          2 hanya mengisi kursi yang tersisa setelah pilihan 1, walaupun nilainya lebih tinggi.
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
          empty={<BelumTerbit waktu={waktu.kept?.answer} />}
        />
      )}
    </>
  );
}

/** Nothing is published: until when one waits, where that is known. */
function BelumTerbit({ waktu }: { waktu: Waktu | undefined }) {
  const { zona } = useAppInfo();
  return (
    <>
      Belum ada hasil yang diumumkan.{' '}
      {waktu?.countdownshow
        ? `Hasil diumumkan ${waktuLengkap(waktu.countdowntime, zona)}.`
        : 'Tanggalnya ada pada jadwal di halaman Beranda.'}
    </>
  );
}
