import { formasiResource, type Formasi } from '@spmb/shared/formasi/formasi.schema.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { TwoLines } from '../../kit/display/two-lines.tsx';
import { InputField } from '../../kit/form/form-fields.tsx';
import type { Column } from '../../kit/table/column.ts';
import { formatDate } from '../../shell/format-date.ts';
import { useTitle } from '../../shell/use-title.ts';
import { Keadaan } from './keadaan-formasi.tsx';
import { OpdField } from './opd-field.tsx';

const { labels } = formasiResource;

/** Majors stand one below the other in the form. */
const source = {
  ...formasiResource,
  toForm: ({ detjurusan, ...row }: Formasi) => ({ ...row, detjurusan: detjurusan.join('\n') }),
};

/** Broken between its days, not within one. */
const masa = ({ tanggal_mulai, tanggal_selesai }: Formasi) =>
  [tanggal_mulai, tanggal_selesai].map((one) => formatDate(one).replaceAll(' ', '\u00a0')).join('\u00a0– ');
const terisi = ({ terverifikasi, jumlah }: Formasi) => `${terverifikasi} dari ${jumlah}`;

const columns: Column<Formasi>[] = [
  {
    field: 'nama_jabatan',
    label: labels.nama_jabatan,
    flex: 1,
    width: 150,
    render: ({ nama_jabatan }) => <TwoLines text={nama_jabatan} />,
  },
  { field: 'jenis_jabatan', label: labels.jenis_jabatan, width: 120, minor: true },
  { field: 'opd', label: 'OPD', flex: 1, width: 130, render: ({ opd }) => <TwoLines small text={opd} /> },
  { field: 'pelamar', label: 'Pelamar', width: 84, align: 'right', sortable: false },
  { field: 'jumlah', label: 'Terverifikasi', width: 122, align: 'right', render: terisi },
  {
    field: 'tanggal_selesai',
    label: 'Masa',
    width: 128,
    render: (row) => <TwoLines small text={masa(row)} />,
  },
  {
    field: 'tanggal_mulai',
    label: 'Keadaan',
    width: 116,
    sortable: false,
    render: (row) => <Keadaan formasi={row} />,
  },
];

/** Positions that applicants may apply to. */
export function FormasiScreen() {
  useTitle('Formasi');
  return (
    <CrudScreen
      title="Formasi"
      source={source}
      columns={columns}
      card={(row) => ({
        main: row.nama_jabatan,
        lines: [`${row.opd} · ${masa(row)}`, `${row.pelamar} pelamar · terverifikasi ${terisi(row)}`],
        status: <Keadaan formasi={row} />,
      })}
      nameOf={({ nama_jabatan, opd }) => `${nama_jabatan}, ${opd}`}
      empty="Belum ada formasi. Tambahkan satu, lalu pendaftar dapat mengajukan permohonan selama masanya."
      initial={{ detjurusan: '', keterangan: '', tanggal_mulai: '', tanggal_selesai: '' }}
    >
      <InputField name="jenis_jabatan" label={labels.jenis_jabatan} hint="Misalnya Fungsional" autoFocus />
      <InputField name="nama_jabatan" label={labels.nama_jabatan} />
      <OpdField name="opd" label={labels.opd} />
      <InputField
        name="detjurusan"
        label={labels.detjurusan}
        rows={3}
        hint="Satu jurusan tiap baris. Kosong: semua jurusan"
      />
      <InputField name="keterangan" label={labels.keterangan} rows={3} />
      <InputField
        name="jumlah"
        label={labels.jumlah}
        type="number"
        unit="orang"
        hint="Tidak membatasi permohonan: panitia yang memutuskan"
      />
      <InputField name="tanggal_mulai" label={labels.tanggal_mulai} type="date" />
      <InputField
        name="tanggal_selesai"
        label={labels.tanggal_selesai}
        type="date"
        hint="Hari terakhir permohonan diterima"
      />
    </CrudScreen>
  );
}
