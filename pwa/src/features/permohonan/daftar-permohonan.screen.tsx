import GavelOutlined from '@mui/icons-material/GavelOutlined';
import { daftarPermohonan } from '@spmb/shared/permohonan/calls.ts';
import type { BarisPermohonan } from '@spmb/shared/permohonan/permohonan.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useMemo } from 'react';
import { TwoLines } from '../../kit/display/two-lines.tsx';
import { useFormAddress } from '../../kit/form/use-form-address.ts';
import { ListWithForm } from '../../kit/frame/list-with-form.tsx';
import { nothingFound } from '../../kit/list/list-filters.tsx';
import { ListHeader } from '../../kit/list/list-header.tsx';
import { ListView } from '../../kit/list/list-view.tsx';
import { useListAddress } from '../../kit/list/use-list-address.ts';
import { useList } from '../../kit/list/use-list.ts';
import { useSchoolZone } from '../../kit/port/school-zone.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { formatInstant } from '../../shell/format-date.ts';
import { useTitle } from '../../shell/use-title.ts';
import { PutusanPermohonan } from './putusan-permohonan.tsx';
import { ChipPermohonan } from './chip-permohonan.tsx';
import { useSaringanPermohonan } from './use-saringan-permohonan.ts';

const columnsIn = (zona: Zone): Column<BarisPermohonan>[] => [
  { field: 'noreg', label: 'Nomor pendaftaran', width: 160, minor: true },
  { field: 'nama', label: 'Nama', flex: 1, width: 130, render: ({ nama }) => <TwoLines text={nama} /> },
  {
    field: 'nama_jabatan',
    label: 'Jabatan',
    flex: 1,
    width: 140,
    render: ({ nama_jabatan }) => <TwoLines text={nama_jabatan} />,
  },
  {
    field: 'opd',
    label: 'OPD',
    flex: 1,
    width: 120,
    minor: true,
    render: ({ opd }) => <TwoLines small text={opd} />,
  },
  {
    field: 'diajukan_ms',
    label: 'Diajukan',
    width: 120,
    minor: true,
    render: ({ diajukan_ms }) => <TwoLines small text={formatInstant(diajukan_ms, zona)} />,
  },
  {
    field: 'status',
    label: 'Status',
    width: 140,
    render: ({ status }) => <ChipPermohonan status={status} />,
  },
];

export function DaftarPermohonanScreen() {
  useTitle('Permohonan Formasi');
  return <DaftarPermohonan />;
}

/** Applications to positions: those that wait first, each decided on beside the list. */
export function DaftarPermohonan() {
  const zona = useSchoolZone();
  const address = useListAddress();
  const { form, ...formAddress } = useFormAddress(address);
  const { narrowed, fields } = useSaringanPermohonan();
  const list = useList(daftarPermohonan, address.query, narrowed);
  const columns = useMemo(() => columnsIn(zona), [zona]);
  const { open } = address;
  const actions = useMemo<RowAction<BarisPermohonan>[]>(
    () => [{ label: 'Putuskan', icon: <GavelOutlined fontSize="small" />, run: ({ id }) => open(id) }],
    [open],
  );
  return (
    <ListWithForm
      isFormWide
      form={form !== undefined && <PutusanPermohonan key={form} id={form} address={formAddress} />}
    >
      <ListHeader
        title="Permohonan Formasi"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        filters={fields}
      />
      <ListView
        label="Permohonan formasi"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: row.nama,
          lines: [
            `${row.nama_jabatan} · ${row.opd}`,
            `${row.noreg} · ${formatInstant(row.diajukan_ms, zona)}`,
          ],
          status: <ChipPermohonan status={row.status} />,
        })}
        actions={actions}
        empty={
          Object.keys(narrowed).length > 0
            ? nothingFound
            : {
                text: 'Belum ada permohonan. Yang diajukan pendaftar pada formasi yang menerima tampil di sini.',
              }
        }
      />
    </ListWithForm>
  );
}
