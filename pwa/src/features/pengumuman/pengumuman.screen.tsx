import { kataKeadaan, keadaanPengumuman, waktuSetempat } from '@spmb/shared/pengumuman/keadaan-pengumuman.ts';
import {
  kataLevel,
  pengumumanResource,
  periksaPengumuman,
  type Pengumuman,
} from '@spmb/shared/pengumuman/pengumuman.schema.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import { InputField, SelectField, SwitchField } from '../../kit/form/form-fields.tsx';
import { useStaffPort } from '../../kit/port/staff-port.ts';
import type { Column } from '../../kit/table/column.ts';
import { useAppInfo } from '../../shell/services.tsx';
import { useTitle } from '../../shell/use-title.ts';
import { Preview } from './preview.tsx';

const { labels } = pengumumanResource;
const source = { ...pengumumanResource, check: periksaPengumuman };
const tones = { draf: 'grey', terjadwal: 'blue', tampil: 'green', berakhir: 'amber' } as const;
const levels = Object.entries(kataLevel).map(([value, label]) => ({ value, label }));

/** Where an announcement stands now. */
function Keadaan(row: Pengumuman) {
  const { zona } = useAppInfo();
  const keadaan = keadaanPengumuman(row, waktuSetempat(useStaffPort().nowMs(), zona));
  return <StatusChip tone={tones[keadaan]} label={kataKeadaan[keadaan]} />;
}

const columns: Column<Pengumuman>[] = [
  { field: 'title', label: labels.title, flex: 1, width: 200, render: ({ title }) => title },
  { field: 'level', label: labels.level, width: 170, minor: true, render: ({ level }) => kataLevel[level] },
  { field: 'status', label: 'Keadaan', width: 150, sortable: false, render: (row) => <Keadaan {...row} /> },
  { field: 'dibaca', label: 'Dibaca', width: 90, align: 'right', sortable: false },
];

/** Announcements of the school. */
export function PengumumanScreen() {
  useTitle('Kelola Pengumuman');
  return (
    <CrudScreen
      title="Kelola Pengumuman"
      source={source}
      columns={columns}
      numbered
      card={(row) => ({
        main: row.title,
        lines: [kataLevel[row.level], `Dibaca ${row.dibaca}`],
        status: <Keadaan {...row} />,
      })}
      nameOf={({ title }) => title}
      note="Yang terbaru untuk peserta tampil sebagai dialog di situs publik, dan semuanya di dasbor pendaftar. Dibaca dihitung satu kali untuk tiap akun, atau tiap perangkat yang tidak masuk."
      empty="Belum ada pengumuman. Tambahkan satu untuk peserta, atau untuk petugas sekolah."
      initial={{ title: '', body: '', level: 'peserta', mulai: '', selesai: '', status: false }}
    >
      <InputField name="title" label={labels.title} autoFocus />
      <InputField
        name="body"
        label={labels.body}
        rows={6}
        hint="Teks biasa; ganti baris dengan Enter. Alamat https://… menjadi tautan"
      />
      <SelectField name="level" label={labels.level} options={levels} />
      <InputField
        name="mulai"
        type="datetime-local"
        label={labels.mulai}
        hint="Kosong: tampil begitu dipublish"
      />
      <InputField name="selesai" type="datetime-local" label={labels.selesai} hint="Kosong: tampil terus" />
      <SwitchField name="status" label={labels.status} hint="Yang dipublish tampil selama waktunya" />
      <Preview />
    </CrudScreen>
  );
}
