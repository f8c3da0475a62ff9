import GavelOutlined from '@mui/icons-material/GavelOutlined';
import { dateInWords, localDate, type Zone } from '@spmb/shared/kernel/zone.ts';
import { daftarSanggahan } from '@spmb/shared/sanggahan/calls.ts';
import type { BarisSanggahan } from '@spmb/shared/sanggahan/sanggahan.ts';
import { useMemo } from 'react';
import { formatDate, formatInstant } from '../../shell/format-date.ts';
import { useTitle } from '../../shell/use-title.ts';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import { useFormAddress } from '../../kit/form/use-form-address.ts';
import { ListWithForm } from '../../kit/frame/list-with-form.tsx';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import { ExportButton } from '../../kit/spreadsheet/list-files.tsx';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { JawabSanggahan } from './jawab-sanggahan.tsx';

function Keadaan({ dijawab_ms, jawab_sampai }: BarisSanggahan) {
  const { nowMs } = useStaffPort();
  const zona = useSchoolZone();
  if (dijawab_ms !== null) return <StatusChip tone="green" label="Dijawab" />;
  const isLate = localDate(nowMs(), zona) > jawab_sampai;
  return <StatusChip tone={isLate ? 'red' : 'amber'} label={isLate ? 'Lewat batas' : 'Menunggu jawaban'} />;
}

const columnsIn = (zona: Zone): Column<BarisSanggahan>[] => [
  { field: 'nomor', label: 'Nomor', width: 84, align: 'right', sortable: false },
  { field: 'nama', label: 'Pendaftar', flex: 1, width: 160, sortable: false },
  { field: 'nomor_register', label: 'Nomor pendaftaran', width: 172, minor: true, sortable: false },
  {
    field: 'dibuat_ms',
    label: 'Diajukan',
    width: 144,
    minor: true,
    sortable: false,
    render: ({ dibuat_ms }) => formatInstant(dibuat_ms, zona),
  },
  {
    field: 'jawab_sampai',
    label: 'Jawab sampai',
    width: 120,
    sortable: false,
    render: ({ jawab_sampai }) => formatDate(jawab_sampai),
  },
  { field: 'dijawab_ms', label: 'Keadaan', width: 170, sortable: false, render: Keadaan },
];

export function SanggahanScreen() {
  useTitle('Sanggahan');
  return <DaftarSanggahan />;
}

/** Objections of applicants: open ones first, each read and answered beside the list. */
export function DaftarSanggahan() {
  const zona = useSchoolZone();
  const address = useListAddress();
  const formAddress = useFormAddress(address);
  const list = useList(daftarSanggahan, address.query);
  const columns = useMemo(() => columnsIn(zona), [zona]);
  const { open } = address;
  const actions = useMemo<RowAction<BarisSanggahan>[]>(
    () => [{ label: 'Buka sanggahan', icon: <GavelOutlined fontSize="small" />, run: ({ id }) => open(id) }],
    [open],
  );
  const opened = list.data?.rows.find(({ id }) => id === formAddress.form);
  return (
    <ListWithForm
      isFormWide
      form={opened && <JawabSanggahan key={opened.id} sanggahan={opened} address={formAddress} />}
    >
      <ListHeader
        title="Sanggahan"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        actions={<ExportButton list={daftarSanggahan} label="Sanggahan" query={address.query} />}
      />
      <ListView
        label="Sanggahan"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: `${row.nomor}. ${row.nama}`,
          lines: [row.nomor_register, `Jawab sampai ${dateInWords(row.jawab_sampai)}`],
          status: <Keadaan {...row} />,
        })}
        actions={actions}
        empty={{
          text: 'Tidak ada sanggahan. Hari-hari sanggahan diterima diatur di Pengaturan, bagian Seleksi.',
        }}
      />
    </ListWithForm>
  );
}
