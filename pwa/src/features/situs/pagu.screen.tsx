import type { BarisPagu } from '@spmb/shared/situs/baris.ts';
import { pagu } from '@spmb/shared/situs/calls.ts';
import { useAppInfo } from '../../shell/site.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { MessageBox } from '../../ui/message-box.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DataNote } from './data/data-note.tsx';
import { usePublicData } from './data/use-public-data.ts';
import { ribuan } from './table/cari.ts';
import { SearchTable, type Column } from './table/search-table.tsx';
import { WarnaMap } from './table/warna-map.tsx';

const textsOf = ({ nama }: BarisPagu) => [nama];
const keyOf = ({ num }: BarisPagu) => num;
const nama: Column<BarisPagu> = { head: 'PRO. KEAHLIAN', kind: 'main', cell: (row) => row.nama };
const seats: Column<BarisPagu> = {
  head: 'PAGU/KUOTA',
  kind: 'count',
  cell: (row) => (row.pagu === undefined ? '' : ribuan(row.pagu)),
};
const others: readonly Column<BarisPagu>[] = [
  { head: '#', kind: 'nomor', cell: (row) => row.num },
  nama,
  { head: 'WARNA MAP', cell: (row) => <WarnaMap warna={row.warna} /> },
];
const withSeats = [...others.slice(0, 2), seats, ...others.slice(2)];

/** The school's programmes, with their seats where it shows them. */
export function PaguScreen() {
  useTitle('Program Keahlian');
  const info = useAppInfo();
  const source = usePublicData(pagu);
  const rows = source.kept?.answer;
  const isHidden = info.version !== '' && !info.pagu;
  return (
    <>
      <h1>Program Keahlian</h1>
      {isHidden ? (
        <MessageBox tone="blue">
          Sekolah tidak menampilkan daftar program keahlian di sini. Tanyakan kepada panitia pendaftaran.
        </MessageBox>
      ) : (
        <>
          <DataNote sources={[source]} />
          {source.isBusy && !rows && <Skeleton lines={10} words="Program keahlian sedang dimuat" />}
          {rows && (
            <SearchTable
              label="Program keahlian"
              rows={rows}
              columns={info.showpagu ? withSeats : others}
              textsOf={textsOf}
              keyOf={keyOf}
              empty="Belum ada program keahlian. Buka lagi halaman ini setelah sekolah mengisinya."
            />
          )}
        </>
      )}
    </>
  );
}
