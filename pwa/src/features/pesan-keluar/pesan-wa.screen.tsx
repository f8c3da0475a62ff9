import AddOutlined from '@mui/icons-material/AddOutlined';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Button } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { clockText, dateInWords, localDate } from '@spmb/shared/kernel/zone.ts';
import { daftarBlast, daftarWa, hapusWa } from '@spmb/shared/pesan-keluar/calls.ts';
import { kataJenisInformasi } from '@spmb/shared/pesan-keluar/isi-pesan.ts';
import type { PesanWa } from '@spmb/shared/pesan-keluar/pesan-keluar.ts';
import { useMemo, useState } from 'react';
import { useAction } from '../../kit/call/use-action.ts';
import { useAnswer } from '../../kit/call/use-answer.ts';
import { ConfirmDialog } from '../../kit/dialog/confirm-dialog.tsx';
import { TwoLines } from '../../kit/display/two-lines.tsx';
import { useFormAddress } from '../../kit/form/use-form-address.ts';
import { nothingFound, useFilters, type ListFilter } from '../../kit/list/list-filters.tsx';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { newRecord, useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { useAppInfo } from '../../shell/services.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { AntreanBar } from './antrean-bar.tsx';
import { BlastForm } from './blast-form.tsx';
import { KeadaanChip } from './keadaan-chip.tsx';
import { PutuskanSemua } from './putuskan-semua.tsx';
import { usePutuskan } from './use-putuskan.tsx';

const keadaan: ListFilter = {
  name: 'saring',
  label: 'Keadaan',
  options: [
    { value: 'menunggu', label: 'Menunggu' },
    { value: 'tidak_pasti', label: 'Tidak pasti' },
    { value: 'gagal', label: 'Gagal' },
    { value: 'terkirim', label: 'Terkirim' },
  ],
};
const isDecided = (saring: string | undefined): saring is 'gagal' | 'tidak_pasti' =>
  saring === 'gagal' || saring === 'tidak_pasti';

/** The last blasts, to see the messages of one alone. */
function useSaringBlast(): ListFilter {
  const { zona } = useAppInfo();
  const { data = [] } = useAnswer(daftarBlast);
  const options = data.map(({ tindakan, jenis_informasi, jumlah, dibuat_ms }) => ({
    value: tindakan,
    label: `${kataJenisInformasi[jenis_informasi]} · ${jumlah} pesan · ${dateInWords(localDate(dibuat_ms, zona))} ${clockText(dibuat_ms, zona)}`,
  }));
  return { name: 'blast', label: 'Blast', options };
}

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
    sortable: false,
    render: ({ sebab }) => <TwoLines small text={sebab} />,
  },
];

/** Messages to phones: the list of the specification, its blast, and the queue behind it. */
export function PesanWaScreen() {
  useTitle('WhatsApp Blast');
  const address = useListAddress();
  const formAddress = useFormAddress(address);
  const { narrowed, fields } = useFilters([keadaan, useSaringBlast()]);
  const { saring, blast } = narrowed;
  const list = useList(daftarWa, address.query, narrowed);
  const found = list.isPlaceholderData ? 0 : (list.data?.total ?? 0);
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
            {isDecided(saring) && found > 0 && (
              <PutuskanSemua keadaan={saring} jumlah={found} blast={blast} q={address.query.q} />
            )}
            <HapusSemua disabled={!list.data?.total} />
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
          saring === undefined && blast === undefined
            ? { text: 'Belum ada pesan. Tambahkan satu untuk semua pendaftar atau satu jurusan.' }
            : nothingFound
        }
      />
      {formAddress.form !== undefined && <BlastForm address={formAddress} />}
      {dialog}
    </>
  );
}

/** Deletes every message of the list, after a question (N43). */
function HapusSemua({ disabled }: { disabled: boolean }) {
  const [isAsked, ask] = useState(false);
  const removeAll = useAction(at(hapusWa, { id: '1' }));
  return (
    <>
      <Button color="error" disabled={disabled} onClick={() => ask(true)}>
        Hapus semua
      </Button>
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
