import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Button } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { daftarWa, hapusWa } from '@spmb/shared/pesan-keluar/calls.ts';
import { kataJenisInformasi } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import type { PesanWa } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { useMemo, useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { TwoLines } from '../../kit/display/two-lines.tsx';
import { useFormAddress } from '../../kit/form/use-form-address.ts';
import { nothingFound, useFilters, type ListFilter } from '../../kit/list/list-filters.tsx';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { newRecord, useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { useTitle } from '../../shell/use-title.ts';
import { AntreanBar } from './antrean-bar.tsx';
import { BlastForm } from './blast-form.tsx';
import { KeadaanChip } from './keadaan-chip.tsx';
import { usePutuskan } from './use-putuskan.tsx';

const filters: readonly ListFilter[] = [
  {
    name: 'saring',
    label: 'Keadaan',
    options: [
      { value: 'menunggu', label: 'Menunggu' },
      { value: 'tidak_pasti', label: 'Tidak pasti' },
      { value: 'gagal', label: 'Gagal' },
      { value: 'terkirim', label: 'Terkirim' },
    ],
  },
];

const columns: Column<PesanWa>[] = [
  { field: 'name', label: 'Nama', width: 130, sortable: false },
  { field: 'nomor', label: 'Nomor', width: 135, sortable: false },
  {
    field: 'jenis_informasi',
    label: 'Jenis informasi',
    width: 110,
    minor: true,
    sortable: false,
    render: ({ jenis_informasi }) => kataJenisInformasi[jenis_informasi],
  },
  {
    field: 'keadaan',
    label: 'Status',
    width: 150,
    sortable: false,
    render: ({ keadaan }) => <KeadaanChip keadaan={keadaan} />,
  },
  {
    field: 'pesan',
    label: 'Pesan',
    flex: 1,
    width: 130,
    minor: true,
    sortable: false,
    render: ({ pesan }) => <TwoLines small text={pesan} />,
  },
  {
    field: 'sebab',
    label: 'Keterangan',
    flex: 1,
    width: 130,
    minor: true,
    sortable: false,
    render: ({ sebab }) => <TwoLines small text={sebab} />,
  },
];

/** Messages to phones: the list of the specification, its blast, and the queue behind it. */
export function PesanWaScreen() {
  useTitle('WhatsApp Blast');
  const address = useListAddress();
  const formAddress = useFormAddress(address);
  const { narrowed, fields } = useFilters(filters);
  const list = useList(daftarWa, address.query, narrowed);
  const [isAsked, ask] = useState(false);
  const removeAll = useAction(at(hapusWa, { id: '1' }));
  const { ulang, hapus, dialog } = usePutuskan();
  const actions = useMemo<RowAction<PesanWa>[]>(
    () => [
      {
        label: 'Kirim ulang',
        icon: <ReplayOutlined fontSize="small" />,
        off: ({ keadaan }) => !['gagal', 'tidak_pasti', 'dibatalkan'].includes(keadaan),
        run: ulang,
      },
      { label: 'Hapus', icon: <DeleteOutlined fontSize="small" />, danger: true, run: hapus },
    ],
    [ulang, hapus],
  );
  return (
    <>
      <ListHeader
        title="WhatsApp Blast"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        filters={fields}
        actions={
          <>
            <Button color="error" disabled={!list.data?.total} onClick={() => ask(true)}>
              Hapus semua
            </Button>
            <Button variant="contained" startIcon={<AddOutlined />} onClick={() => address.open(newRecord)}>
              Tambah
            </Button>
          </>
        }
      />
      <AntreanBar />
      <ListView
        label="Daftar pesan"
        list={list}
        address={address}
        columns={columns}
        numbered
        card={(row) => ({
          main: row.name,
          lines: [`${row.nomor} · ${kataJenisInformasi[row.jenis_informasi]}`, row.sebab || row.pesan],
          status: <KeadaanChip keadaan={row.keadaan} />,
        })}
        actions={actions}
        empty={
          narrowed['saring'] === undefined
            ? { text: 'Belum ada pesan. Tambahkan satu untuk semua pendaftar atau satu jurusan.' }
            : nothingFound
        }
      />
      {formAddress.form !== undefined && <BlastForm address={formAddress} />}
      {dialog}
      {isAsked && (
        <ConfirmDialog
          title="Hapus semua pesan"
          text="Semua pesan dihapus dari daftar. Yang masih antre tidak dikirim. Dapat diurungkan di menu Penghapusan."
          yes="Hapus semua"
          danger
          busy={removeAll.isPending}
          onYes={() => removeAll.mutate(undefined, { onSettled: () => ask(false) })}
          onNo={() => ask(false)}
        />
      )}
    </>
  );
}
