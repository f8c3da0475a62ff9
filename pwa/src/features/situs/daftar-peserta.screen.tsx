import type { BarisPendaftar } from '@spmb/shared/situs/baris.ts';
import { pendaftars } from '@spmb/shared/situs/calls.ts';
import { nadaStatus } from '@spmb/shared/situs/status-chip.ts';
import { instantInWords } from '@spmb/shared/kernel/zone.ts';
import { useAppInfo } from '../../shell/site.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { Chip } from '../../ui/chip.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ArtiStatus } from './table/arti-status.tsx';
import { DataNote } from './data/data-note.tsx';
import { RefreshButton } from './data/refresh-button.tsx';
import { usePublicData } from './data/use-public-data.ts';
import { SearchTable, type Column } from './table/search-table.tsx';

const columns: readonly Column<BarisPendaftar>[] = [
  { head: '#', kind: 'nomor', cell: (row) => row.num },
  { head: 'NISN', kind: 'kode', cell: (row) => row.nisn },
  { head: 'Nama Peserta', kind: 'main', cell: (row) => <bdi>{row.nama}</bdi> },
  { head: 'Asal Sekolah', cell: (row) => row.nama_sekolah_asal },
  { head: 'Pil. 1', cell: (row) => row.pil1 },
  { head: 'Pil. 2', cell: (row) => row.pil2 },
  { head: 'STATUS', cell: (row) => <Chip tone={nadaStatus(row.status)}>{row.status}</Chip> },
];
const textsOf = (row: BarisPendaftar) => [
  row.nisn,
  row.nama,
  row.nama_sekolah_asal,
  row.pil1,
  row.pil2,
  row.status,
];
const keyOf = ({ num }: BarisPendaftar) => num;

/** Everybody who has sent a file, as the list stands every five minutes. */
export function DaftarPesertaScreen() {
  useTitle('Daftar Peserta');
  const { zona } = useAppInfo();
  const source = usePublicData(pendaftars);
  const answer = source.kept?.answer;
  return (
    <>
      <h1>Daftar Peserta</h1>
      <ArtiStatus />
      <div className="situs-row">
        <p>
          {answer && <strong>Data per tanggal {instantInWords(answer.timestamps, zona)}. </strong>}
          Data diperbarui setiap 5 menit.
        </p>
        <RefreshButton source={source} />
      </div>
      <DataNote sources={[source]} />
      {source.isBusy && !answer && <Skeleton lines={10} words="Daftar peserta sedang dimuat" />}
      {answer && (
        <SearchTable
          label="Daftar peserta"
          rows={answer.datas}
          columns={columns}
          textsOf={textsOf}
          keyOf={keyOf}
          empty="Belum ada pendaftar. Nama muncul di sini setelah berkasnya dikirim."
        />
      )}
    </>
  );
}
