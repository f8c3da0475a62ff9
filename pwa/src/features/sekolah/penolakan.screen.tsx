import { clockText, type Zone } from '@spmb/shared/kernel/zone.ts';
import { penolakan } from '@spmb/shared/sistem/calls.ts';
import type { Penolakan } from '@spmb/shared/sistem/penolakan.ts';
import { useMemo } from 'react';
import { formatDate } from '../../shell/format-date.ts';
import { useTitle } from '../../shell/use-title.ts';
import type { Column } from '../../kit/table/column.ts';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { ExportButton } from '../../kit/spreadsheet/list-files.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useLinkFilters, type LinkFilters } from '../../kit/list/link-filters.tsx';
import { pageOfRows, rowsFound } from '../../kit/list/page-of-rows.ts';
import { useAll } from '../../kit/list/use-list.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';

type Row = Penolakan & { id: string };
/** One row a day, kind and call. */
const withId = (row: Penolakan): Row => ({ ...row, id: `${row.tanggal} ${row.jenis} ${row.panggilan}` });
const last = ({ terakhir_ms }: Penolakan, zona: Zone) => `${clockText(terakhir_ms, zona)} ${zona}`;

/** A filter to which the start page leads. */
const saringan: LinkFilters = { unggahan: (tanggal) => `Unggahan yang ditolak ${formatDate(tanggal)}` };

const columnsIn = (zona: Zone): Column<Row>[] => [
  { field: 'tanggal', label: 'Tanggal', width: 130, render: ({ tanggal }) => formatDate(tanggal) },
  { field: 'jenis', label: 'Jenis', width: 130 },
  { field: 'panggilan', label: 'Panggilan', flex: 1, width: 220 },
  { field: 'jumlah', label: 'Jumlah', width: 90, align: 'right' },
  { field: 'terakhir_ms', label: 'Terakhir', width: 110, align: 'right', render: (row) => last(row, zona) },
  { field: 'contoh', label: 'Contoh pesan', flex: 1, width: 220, minor: true },
];

/** Requests that the server refused, counted: broken clients and attacks show here. */
export function PenolakanScreen() {
  useTitle('Permintaan Ditolak');
  const address = useListAddress();
  const zona = useSchoolZone();
  const columns = useMemo(() => columnsIn(zona), [zona]);
  const { narrowed, fields } = useLinkFilters(saringan);
  const list = useAll(penolakan, narrowed);
  const rows = useMemo(() => list.data?.map(withId), [list.data]);
  const page = rows && pageOfRows(rows, address.query);
  // A row counts many: the heading tells how many requests they are.
  const total = rows && rowsFound(rows, address.query).reduce((sum, { jumlah }) => sum + jumlah, 0);
  return (
    <>
      <ListHeader
        title="Permintaan Ditolak"
        total={total}
        address={address}
        refresh={list.refetch}
        filters={fields}
        actions={
          <ExportButton
            list={penolakan}
            label="Permintaan ditolak"
            query={{ ...address.query, sort: '' }}
            narrowed={narrowed}
          />
        }
      />
      <ListView
        label="Permintaan yang ditolak"
        list={{ ...list, data: page }}
        address={address}
        columns={columns}
        card={(row) => ({
          main: `${row.jumlah.toLocaleString('id-ID')} × ${row.panggilan}`,
          lines: [row.contoh, `${formatDate(row.tanggal)}, terakhir ${last(row, zona)} · ${row.jenis}`],
        })}
        empty={
          Object.keys(narrowed).length > 0
            ? { text: 'Tidak ada yang ditolak menurut saringan ini.' }
            : { text: 'Tidak ada permintaan yang ditolak. Yang ditolak server dihitung dan tampil di sini.' }
        }
      />
    </>
  );
}
