import { jawabanSiapResource, type JawabanSiap } from '@spmb/shared/pesan/jawaban-siap.schema.ts';
import { useTitle } from '../../shell/use-title.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import { InputField } from '../../kit/form/form-fields.tsx';
import type { Column } from '../../kit/table/column.ts';

const { labels } = jawabanSiapResource;

const columns: Column<JawabanSiap>[] = [
  { field: 'name', label: labels.name, flex: 1, width: 180 },
  { field: 'body', label: labels.body, flex: 2, width: 260 },
];

/** Answers that are kept ready for the inbox. */
export function JawabanSiapScreen() {
  useTitle('Jawaban Siap');
  return (
    <CrudScreen
      title="Jawaban Siap"
      source={jawabanSiapResource}
      look="dialog"
      note="Dipilih saat membalas pesan pendaftar, dan masih dapat diubah sebelum dikirim."
      columns={columns}
      card={({ name, body }) => ({
        main: name,
        lines: [body.length > 120 ? `${body.slice(0, 119)}…` : body],
      })}
      nameOf={({ name }) => name}
      empty="Belum ada jawaban siap. Tambahkan satu untuk pertanyaan yang sering datang."
      initial={{ name: '', body: '' }}
    >
      <InputField
        name="name"
        label={labels.name}
        hint="Dicari dengan nama ini saat membalas. Tidak boleh sama dengan yang sudah ada"
        autoFocus
      />
      <InputField
        name="body"
        label={labels.body}
        rows={6}
        hint="{nama} dan {nomor} diganti nama dan nomor pendaftar"
      />
    </CrudScreen>
  );
}
