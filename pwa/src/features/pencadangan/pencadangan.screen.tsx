import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import RestoreOutlined from '@mui/icons-material/RestoreOutlined';
import { Alert, Link } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { hapusPencadangan, pencadangan, tiketPencadangan } from '@spmb/shared/pencadangan/calls.ts';
import type { Pencadangan } from '@spmb/shared/pencadangan/pencadangan.schema.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useMemo, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useTitle } from '../../shell/use-title.ts';
import { whenText } from '../../kit/history/audit-words.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { DeleteDialog } from '../../kit/dialog/delete-dialog.tsx';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { useAction } from '../../kit/call/use-action.ts';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { CreateButton } from './create-button.tsx';
import { downloadBackup } from './download-backup.ts';
import { OtomatisSection } from './otomatis-section.tsx';
import { isiText, sebabText, sizeText, tempatText } from './pencadangan-words.ts';
import { RestoreDialog } from './restore-dialog.tsx';

const stateOf = ({ terverifikasi }: Pencadangan) =>
  terverifikasi ? (
    <StatusChip tone="green" label="Sudah diperiksa" />
  ) : (
    <StatusChip tone="red" label="Tidak terbaca" title="Berkas ini rusak atau bukan pencadangan." />
  );

const columnsIn = (zona: Zone): Column<Pencadangan>[] => [
  { field: 'dibuat_ms', label: 'Waktu', width: 170, render: ({ dibuat_ms }) => whenText(dibuat_ms, zona) },
  { field: 'sebab', label: 'Sebab', flex: 1, width: 150, render: sebabText },
  { field: 'berkas', label: 'Isi', width: 190, render: isiText },
  { field: 'di_tempat_kedua', label: 'Ada di', width: 160, render: tempatText },
  { field: 'ukuran', label: 'Ukuran', width: 90, align: 'right', render: ({ ukuran }) => sizeText(ukuran) },
  { field: 'terverifikasi', label: 'Keadaan', width: 150, render: stateOf },
];

/** Backups: make, keep elsewhere, take back. */
export function PencadanganScreen() {
  useTitle('Pencadangan');
  const address = useListAddress();
  const list = useList(pencadangan, address.query);
  const zona = useSchoolZone();
  const columns = useMemo(() => columnsIn(zona), [zona]);
  const [restored, restore] = useState<Pencadangan>();
  const [deleted, remove] = useState<Pencadangan>();
  const ticket = useAction(tiketPencadangan);
  const removal = useAction(at(hapusPencadangan, { id: deleted?.id ?? '' }));
  const actions: RowAction<Pencadangan>[] = [
    {
      label: 'Unduh',
      icon: <DownloadOutlined fontSize="small" />,
      run: ({ id }) => ticket.mutate({ id }, { onSuccess: ({ data }) => downloadBackup(data.tiket) }),
    },
    {
      label: 'Pulihkan',
      icon: <RestoreOutlined fontSize="small" />,
      off: ({ terverifikasi }) => !terverifikasi,
      run: restore,
    },
    { label: 'Hapus', icon: <DeleteOutlined fontSize="small" />, danger: true, run: remove },
  ];
  return (
    <>
      <ListHeader
        title="Pencadangan"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        actions={<CreateButton />}
      />
      <OtomatisSection />
      <Alert severity="info" sx={{ mb: 2 }}>
        Semua pencadangan dapat dipulihkan di server ini dan di komputer lain, dengan SQLite maupun
        PostgreSQL. Pencadangan cepat menyimpan foto dan dokumen di folder <code>berkas</code> di sebelahnya:
        salin folder itu bersamanya. Di komputer lain pencadangan dibuka dengan{' '}
        <Link component={RouterLink} to="/backend/pencadangan/kode-pemulihan">
          kode pemulihan
        </Link>
        . Data pendaftar dikosongkan dari{' '}
        <Link component={RouterLink} to="/backend/master-profil-sekolah">
          Profil Sekolah
        </Link>
        .
      </Alert>
      <ListView
        label="Pencadangan"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: whenText(row.dibuat_ms, zona),
          lines: [sebabText(row), isiText(row), `${sizeText(row.ukuran)} · ${tempatText(row)}`],
          status: stateOf(row),
        })}
        actions={actions}
        empty={{
          text: 'Belum ada pencadangan. Buat satu sebelum ujian dan sebelum perubahan besar.',
        }}
      />
      {restored && <RestoreDialog row={restored} onClose={() => restore(undefined)} />}
      {deleted && (
        <DeleteDialog
          name={`Pencadangan ${whenText(deleted.dibuat_ms, zona)}`}
          isFinal
          busy={removal.isPending}
          onYes={() => removal.mutate(undefined, { onSettled: () => remove(undefined) })}
          onNo={() => remove(undefined)}
        />
      )}
    </>
  );
}
