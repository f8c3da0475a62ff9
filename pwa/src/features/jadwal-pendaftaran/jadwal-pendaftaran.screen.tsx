import {
  jadwalPendaftaranResource,
  type JadwalPendaftaran,
} from '@spmb/shared/jadwal-pendaftaran/jadwal-pendaftaran.schema.ts';
import { formatDate, formatDay } from '../../shell/format-date.ts';
import { useTitle } from '../../shell/use-title.ts';
import type { Column } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { InputField } from '../../kit/form/form-fields.tsx';

const { labels } = jadwalPendaftaranResource;

const columns: Column<JadwalPendaftaran>[] = [
  {
    field: 'tanggal',
    label: labels.tanggal,
    width: 130,
    render: ({ tanggal }) => <span title={formatDay(tanggal)}>{formatDate(tanggal)}</span>,
  },
  { field: 'title', label: labels.title, flex: 1, width: 150, render: ({ title }) => title },
  {
    field: 'descriptions',
    label: labels.descriptions,
    flex: 2,
    width: 160,
    render: ({ descriptions }) => descriptions,
  },
];

/** Schedule of the admission. */
export function JadwalPendaftaranScreen() {
  useTitle('Jadwal Pendaftaran');
  return (
    <CrudScreen
      title="Jadwal Pendaftaran"
      source={jadwalPendaftaranResource}
      look="dialog"
      columns={columns}
      card={({ tanggal, title, descriptions }) => ({
        main: title,
        lines: [formatDay(tanggal), descriptions],
      })}
      nameOf={({ tanggal, title }) => `${title}, ${formatDate(tanggal)}`}
      empty="Belum ada jadwal. Tambahkan tanggal penting, misalnya pendaftaran dibuka dan pengumuman."
      initial={{ tanggal: '', title: '', descriptions: '' }}
    >
      <InputField name="tanggal" label={labels.tanggal} type="date" autoFocus />
      <InputField name="title" label={labels.title} hint="Misalnya Pendaftaran dibuka" />
      <InputField name="descriptions" label={labels.descriptions} rows={3} />
    </CrudScreen>
  );
}
