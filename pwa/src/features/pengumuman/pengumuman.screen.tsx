import { kataKeadaan, keadaanPengumuman, waktuSetempat } from '@spmb/shared/pengumuman/keadaan-pengumuman.ts';
import {
  kataLevel,
  pengumumanResource,
  periksaPengumuman,
  type Pengumuman,
} from '@spmb/shared/pengumuman/pengumuman.schema.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import { TwoLines } from '../../kit/display/two-lines.tsx';
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

const angka = (jumlah: number) => jumlah.toLocaleString('id-ID');

/** Where an announcement stands now. */
function Keadaan(row: Pengumuman) {
  const { zona } = useAppInfo();
  const keadaan = keadaanPengumuman(row, waktuSetempat(useStaffPort().nowMs(), zona));
  return <StatusChip tone={tones[keadaan]} label={kataKeadaan[keadaan]} />;
}

/** Whom it has reached, in one line; visitors are shown what is for participants alone. */
const kataJangkauan = ({ level, ditampilkan, dikonfirmasi, pengunjung }: Pengumuman): string =>
  [
    `${angka(ditampilkan)} ditampilkan`,
    `${angka(dikonfirmasi)} dikonfirmasi`,
    ...(level === 'peserta' ? [`${angka(pengunjung)} pengunjung`] : []),
  ].join(' · ');

const columns: Column<Pengumuman>[] = [
  { field: 'title', label: labels.title, flex: 1, width: 140, render: ({ title }) => title },
  { field: 'level', label: labels.level, width: 220, minor: true, render: ({ level }) => kataLevel[level] },
  { field: 'status', label: 'Keadaan', width: 130, sortable: false, render: (row) => <Keadaan {...row} /> },
  {
    field: 'ditampilkan',
    label: 'Sampai ke',
    width: 220,
    sortable: false,
    render: (row) => <TwoLines text={kataJangkauan(row)} />,
  },
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
        lines: [kataLevel[row.level], kataJangkauan(row)],
        status: <Keadaan {...row} />,
      })}
      nameOf={({ title }) => title}
      note="Yang terbaru untuk peserta tampil sebagai dialog di situs publik, semuanya di dasbor pendaftar. Ditampilkan: akun yang membukanya; dikonfirmasi: akun yang memilih Sudah saya baca; pengunjung: perangkat tanpa akun. Judul, isi, atau tujuan yang diubah dihitung dari awal."
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
