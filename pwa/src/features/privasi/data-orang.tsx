import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import FolderSharedOutlined from '@mui/icons-material/FolderSharedOutlined';
import FolderZipOutlined from '@mui/icons-material/FolderZipOutlined';
import { Stack, Typography } from '@mui/material';
import { dataPeserta } from '@spmb/shared/peserta/calls.ts';
import type { Peserta } from '@spmb/shared/peserta/peserta.schema.ts';
import { salinanData } from '@spmb/shared/privasi/calls.ts';
import { namaDihapus } from '@spmb/shared/privasi/hapus-orang.ts';
import { statusBerkasText } from '@spmb/shared/peserta/status-berkas.ts';
import { useMemo, useState } from 'react';
import { useFile } from '../../kit/call/use-file.ts';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { HapusOrangDialog } from './hapus-orang-dialog.tsx';

const nomorOf = ({ nomor_register, nomor_peserta }: Peserta) => nomor_register ?? nomor_peserta;
const columns: Column<Peserta>[] = [
  { field: 'nama', label: 'Nama', flex: 1, width: 180 },
  { field: 'nomor_peserta', label: 'Nomor', width: 200, sortable: false, render: nomorOf },
  {
    field: 'status',
    label: 'Berkas',
    width: 200,
    minor: true,
    render: ({ status }) => (status === null ? 'Ujian saja' : statusBerkasText(status)),
  },
];

/** One person: a copy of all that is kept about him, or its deletion. */
export function DataOrang() {
  const address = useListAddress();
  const list = useList(dataPeserta, address.query);
  const [doomed, setDoomed] = useState<string>();
  const { mutate: fetchCopy, isPending } = useFile(salinanData);
  const actions = useMemo<RowAction<Peserta>[]>(() => {
    const copy = (untuk: 'pendaftar' | 'panitia') => (row: Peserta) =>
      fetchCopy({ input: { id: row.id, untuk }, fileName: `salinan-data-${nomorOf(row)}-${untuk}.zip` });
    const off = ({ nama }: Peserta) => isPending || nama === namaDihapus;
    return [
      {
        label: 'Salinan untuk orangnya',
        icon: <FolderSharedOutlined fontSize="small" />,
        run: copy('pendaftar'),
        off,
      },
      {
        label: 'Salinan untuk panitia',
        icon: <FolderZipOutlined fontSize="small" />,
        run: copy('panitia'),
        off,
      },
      { label: 'Hapus data', icon: <DeleteOutlined fontSize="small" />, run: ({ id }) => setDoomed(id), off },
    ];
  }, [fetchCopy, isPending]);
  return (
    <Stack component="section" aria-label="Data seseorang">
      <ListHeader
        level={2}
        title="Data seseorang"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
      />
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>
        Cari orangnya, lalu unduh salinan semua datanya atau hapus datanya. Keduanya tercatat di Riwayat
        Perubahan.
      </Typography>
      <ListView
        label="Data seseorang"
        list={list}
        address={address}
        columns={columns}
        actions={actions}
        card={(row) => ({
          main: row.nama,
          lines: [nomorOf(row), row.status === null ? 'Ujian saja' : statusBerkasText(row.status)],
        })}
        empty={{ text: 'Belum ada pendaftar atau peserta.' }}
      />
      {doomed !== undefined && <HapusOrangDialog id={doomed} onClose={() => setDoomed(undefined)} />}
    </Stack>
  );
}
