import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import {
  dokumenPersyaratanResource,
  type DokumenPersyaratan,
} from '@spmb/shared/dokumen-persyaratan/dokumen-persyaratan.schema.ts';
import { useTitle } from '../../shell/use-title.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { fileAddress } from '../../kit/upload/file-address.ts';
import { InputField, SwitchField } from '../../kit/form/form-fields.tsx';
import { StatusChip } from '../../kit/display/status-chip.tsx';
import { UploadField } from '../../kit/upload/upload-field.tsx';

const { labels } = dokumenPersyaratanResource;

const NeedChip = ({ wajib }: { wajib: boolean }) => (
  <StatusChip tone={wajib ? 'green' : 'red'} label={wajib ? 'Wajib' : 'Opsional'} />
);

const columns: Column<DokumenPersyaratan>[] = [
  { field: 'name', label: labels.name, flex: 1, width: 160, render: ({ name }) => name },
  {
    field: 'description',
    label: labels.description,
    flex: 2,
    width: 160,
    render: ({ description }) => description,
  },
  { field: 'status', label: 'Syarat', width: 120, render: ({ status }) => <NeedChip wajib={status} /> },
];

const rowActions: readonly RowAction<DokumenPersyaratan>[] = [
  {
    label: 'Unduh',
    icon: <DownloadOutlined fontSize="small" />,
    off: ({ path }) => path === null,
    run: ({ path }) => path !== null && window.open(fileAddress(path), '_blank', 'noopener'),
  },
];

/** Requirement documents. */
export function DokumenPersyaratanScreen() {
  useTitle('Dokumen Persyaratan');
  return (
    <CrudScreen
      title="Dokumen Persyaratan"
      source={dokumenPersyaratanResource}
      look="dialog"
      columns={columns}
      card={({ name, description, status }) => ({
        main: name,
        lines: [description],
        status: <NeedChip wajib={status} />,
      })}
      nameOf={({ name }) => name}
      empty="Belum ada dokumen persyaratan. Tambahkan berkas yang harus diserahkan pendaftar."
      initial={{ name: '', description: '', path: null, status: true }}
      rowActions={rowActions}
    >
      <InputField
        name="name"
        label={labels.name}
        hint="Misalnya Kartu Keluarga. Tidak boleh sama dengan yang sudah ada"
        autoFocus
      />
      <InputField name="description" label={labels.description} rows={2} />
      <SwitchField name="status" label={labels.status} hint="Dokumen yang tidak wajib ditandai Opsional" />
      <UploadField
        name="path"
        label={labels.path}
        doctype="dokumen"
        accept={['.docx', '.pdf']}
        hint="Contoh atau formulir kosong untuk diunduh pendaftar, DOCX atau PDF, maksimal 2 MB. Boleh kosong"
      />
    </CrudScreen>
  );
}
