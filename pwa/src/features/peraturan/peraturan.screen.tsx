import { Link } from '@mui/material';
import { peraturanResource, type Peraturan } from '@spmb/shared/peraturan/peraturan.schema.ts';
import { useTitle } from '../../shell/use-title.ts';
import type { Column } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { fileAddress } from '../../kit/upload/file-address.ts';
import { InputField } from '../../kit/form/form-fields.tsx';
import { UploadField } from '../../kit/upload/upload-field.tsx';

const { labels } = peraturanResource;

const FileLink = ({ name, path }: Peraturan) => (
  <Link href={fileAddress(path)} target="_blank" rel="noopener" aria-label={`Buka PDF ${name}`} title={path}>
    Buka PDF
  </Link>
);

const columns: Column<Peraturan>[] = [
  { field: 'name', label: labels.name, flex: 1, width: 200, render: ({ name }) => name },
  { field: 'path', label: 'Berkas', width: 130, sortable: false, render: FileLink },
];

/** Regulations. */
export function PeraturanScreen() {
  useTitle('Peraturan');
  return (
    <CrudScreen
      title="Peraturan"
      source={peraturanResource}
      columns={columns}
      card={(row) => ({ main: row.name, lines: [<FileLink key="path" {...row} />] })}
      nameOf={({ name }) => name}
      empty="Belum ada peraturan. Tambahkan petunjuk teknis atau keputusan sebagai PDF untuk dibaca pendaftar."
      initial={{ name: '', path: null }}
    >
      <InputField
        name="name"
        label={labels.name}
        hint="Misalnya Petunjuk Teknis SPMB. Tidak boleh sama dengan yang sudah ada"
        autoFocus
      />
      <UploadField
        name="path"
        label={labels.path}
        doctype="peraturan"
        accept={['.pdf']}
        hint="PDF, maksimal 2 MB"
      />
    </CrudScreen>
  );
}
