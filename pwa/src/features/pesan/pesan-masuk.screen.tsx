import ForumOutlined from '@mui/icons-material/ForumOutlined';
import { daftarPercakapan } from '@spmb/shared/pesan/calls.ts';
import { lamaTunggu, type BarisPercakapan } from '@spmb/shared/pesan/percakapan.ts';
import type { Zone } from '@spmb/shared/kernel/zone.ts';
import { useMemo } from 'react';
import { formatInstant } from '../../shell/format-date.ts';
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
import type { Column, RowAction } from '../../kit/table/column.ts';
import { PercakapanForm } from './percakapan-form.tsx';
import { SaringanField } from './saringan-field.tsx';
import { useSaringan } from './use-saringan.ts';
import { WaktuJawab } from './waktu-jawab.tsx';

function Keadaan({ belum_dibaca, selesai, saat_ujian, serahan_baru, menunggu_ms }: BarisPercakapan) {
  if (saat_ujian) return <StatusChip tone="red" label="Saat ujian" />;
  if (serahan_baru) return <StatusChip tone="violet" label="Serahan baru" />;
  if (belum_dibaca > 0) return <StatusChip tone="amber" label={`${belum_dibaca} belum dibaca`} />;
  if (menunggu_ms !== null) return <StatusChip tone="blue" label="Belum dijawab" />;
  return <StatusChip tone={selesai ? 'green' : 'grey'} label={selesai ? 'Selesai' : 'Dibaca'} />;
}

const columnsIn = (zona: Zone, nowMs: () => number): Column<BarisPercakapan>[] => [
  { field: 'nama', label: 'Pendaftar', flex: 1, width: 130, sortable: false },
  { field: 'nomor', label: 'Nomor', width: 148, sortable: false },
  { field: 'belum_dibaca', label: 'Keadaan', width: 160, sortable: false, render: Keadaan },
  {
    field: 'menunggu_ms',
    label: 'Menunggu',
    width: 148,
    minor: true,
    sortable: false,
    render: ({ menunggu_ms }) => (menunggu_ms === null ? '–' : lamaTunggu(nowMs() - menunggu_ms)),
  },
  {
    field: 'petugas',
    label: 'Petugas',
    width: 150,
    minor: true,
    sortable: false,
    render: ({ petugas }) => petugas?.nama ?? '–',
  },
  {
    field: 'terakhir_ms',
    label: 'Terakhir',
    width: 160,
    sortable: false,
    render: ({ terakhir_ms }) => formatInstant(terakhir_ms, zona),
  },
];

export function PesanMasukScreen() {
  useTitle('Pesan Masuk');
  return <PesanMasuk />;
}

/** What applicants have written to the committee: whoever waits longest first, each opened beside the list. */
export function PesanMasuk() {
  const zona = useSchoolZone();
  const { nowMs } = useStaffPort();
  const address = useListAddress();
  const formAddress = useFormAddress(address);
  const [saring, setSaring] = useSaringan();
  const narrowed = useMemo(() => ({ saring }), [saring]);
  const list = useList(daftarPercakapan, address.query, narrowed);
  const columns = useMemo(() => columnsIn(zona, nowMs), [zona, nowMs]);
  const { open } = address;
  const actions = useMemo<RowAction<BarisPercakapan>[]>(
    () => [{ label: 'Buka percakapan', icon: <ForumOutlined fontSize="small" />, run: ({ id }) => open(id) }],
    [open],
  );
  const opened = formAddress.form;
  return (
    <ListWithForm
      isFormWide
      form={opened !== undefined && <PercakapanForm key={opened} id={opened} address={formAddress} />}
    >
      <ListHeader
        title="Pesan Masuk"
        total={list.data?.total}
        address={address}
        refresh={list.refetch}
        filters={<SaringanField saring={saring} set={setSaring} />}
      />
      <WaktuJawab />
      <ListView
        label="Percakapan"
        list={list}
        address={address}
        columns={columns}
        card={(row) => ({
          main: row.nama,
          lines: [
            `${row.nomor} · ${row.petugas?.nama ?? 'belum ada petugas'}`,
            row.menunggu_ms === null
              ? formatInstant(row.terakhir_ms, zona)
              : `Menunggu ${lamaTunggu(nowMs() - row.menunggu_ms)}`,
          ],
          status: <Keadaan {...row} />,
        })}
        actions={actions}
        empty={{
          text: 'Tidak ada percakapan di sini. Pesan yang ditulis pendaftar di dashboard-nya tampil di sini.',
        }}
      />
    </ListWithForm>
  );
}
