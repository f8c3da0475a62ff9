import UndoOutlined from '@mui/icons-material/UndoOutlined';
import { Alert } from '@mui/material';
import { hapusan, urungkanHapusan } from '@spmb/shared/hapusan/calls.ts';
import { HARI_URUNGKAN, type Hapusan } from '@spmb/shared/hapusan/hapusan.schema.ts';
import { localDate, type Zone } from '@spmb/shared/kernel/zone.ts';
import { useMemo, useState } from 'react';
import { formatDate } from '../../shell/format-date.ts';
import { useTitle } from '../../shell/use-title.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { whenText } from '../../kit/history/audit-words.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { useAction } from '../../kit/call/use-action.ts';

const stateOf = ({ diurungkan_ms, diurungkan_nama, sampai_ms }: Hapusan, zona: Zone): string =>
  diurungkan_ms === null
    ? `Sampai ${formatDate(localDate(sampai_ms, zona))}`
    : `Diurungkan ${diurungkan_nama}`;

const columnsIn = (zona: Zone): Column<Hapusan>[] => [
  { field: 'dibuat_ms', label: 'Waktu', width: 175, render: ({ dibuat_ms }) => whenText(dibuat_ms, zona) },
  { field: 'nama', label: 'Oleh', width: 120, minor: true },
  { field: 'judul', label: 'Yang dihapus', flex: 1, width: 130 },
  { field: 'isi', label: 'Isi', flex: 1, width: 150, sortable: false },
  { field: 'alasan', label: 'Alasan', flex: 1, width: 110, minor: true },
  { field: 'diurungkan_ms', label: 'Dapat diurungkan', width: 165, render: (row) => stateOf(row, zona) },
];

/** What was deleted and can be taken back. */
export function HapusanScreen() {
  useTitle('Penghapusan');
  const address = useListAddress();
  const list = useList(hapusan, address.query);
  const [asked, ask] = useState<Hapusan>();
  const act = useAction(urungkanHapusan);
  const zona = useSchoolZone();
  const columns = useMemo(() => columnsIn(zona), [zona]);
  const actions = useMemo<RowAction<Hapusan>[]>(
    () => [
      {
        label: 'Urungkan',
        icon: <UndoOutlined fontSize="small" />,
        run: ask,
        off: ({ diurungkan_ms }) => diurungkan_ms !== null,
      },
    ],
    [],
  );
  return (
    <>
      <ListHeader title="Penghapusan" total={list.data?.total} address={address} refresh={list.refetch} />
      <Alert severity="info" sx={{ mb: 2 }}>
        Yang dihapus disimpan {HARI_URUNGKAN} hari. Urungkan mengembalikan semuanya seperti sebelum dihapus.
      </Alert>
      <ListView
        label="Penghapusan"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: row.judul,
          lines: [
            `${whenText(row.dibuat_ms, zona)} oleh ${row.nama}`,
            row.isi,
            ...(row.alasan === null ? [] : [`Alasan: ${row.alasan}`]),
            row.diurungkan_ms === null ? `Dapat diurungkan: ${stateOf(row, zona)}` : stateOf(row, zona),
          ],
        })}
        actions={actions}
        empty={{ text: 'Belum ada yang dihapus.' }}
      />
      {asked && (
        <ConfirmDialog
          title="Urungkan penghapusan"
          text={
            <>
              <strong>{asked.judul}</strong>
              <br />
              {asked.isi} dikembalikan seperti sebelum dihapus.
            </>
          }
          yes="Urungkan"
          busy={act.isPending}
          onNo={() => ask(undefined)}
          onYes={() => act.mutate({ id: asked.id }, { onSettled: () => ask(undefined) })}
        />
      )}
    </>
  );
}
