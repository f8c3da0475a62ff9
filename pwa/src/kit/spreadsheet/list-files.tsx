import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import type { LaporanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { labelsOf, type Addressed } from '@spmb/shared/kernel/resource.ts';
import { callsOf, fileOf } from '@spmb/shared/resource-calls.ts';
import { useState } from 'react';
import { ImportDialog } from './import-dialog.tsx';
import type { ListQuery } from '../list/page-of-rows.ts';
import type { ListCall, Narrowed } from '../list/use-list.ts';
import { useFile } from '../call/use-file.ts';

interface ExportProps {
  list: ListCall<object>;
  /** Name of the file. */
  label: string;
  query: ListQuery;
  narrowed?: Narrowed | undefined;
}

/** The list as an Excel file, as it is narrowed, searched and sorted now. */
export function ExportButton({ list, label, query: { q, sort }, narrowed }: ExportProps) {
  const download = useFile(fileOf(list));
  return (
    <Button
      startIcon={<DownloadOutlined />}
      disabled={download.isPending}
      onClick={() =>
        download.mutate({
          input: { ...narrowed, ...(q && { q }), ...(sort && { sort }) },
          fileName: `${label}.xlsx`,
        })
      }
    >
      {download.isPending ? 'Menyiapkan…' : 'Ekspor Excel'}
    </Button>
  );
}

/** What a list's import needs to know of its resource. */
interface ImportSource<Values extends object, Row extends { id: string }> extends Addressed<
  Values,
  Row,
  never
> {
  label: string;
  labels?: Readonly<Partial<Record<string, string>>>;
  readLabels?: Readonly<Partial<Record<string, string>>>;
  importKey?: string;
}

interface ImportProps<Values extends object, Row extends { id: string }> {
  source: ImportSource<Values, Row>;
  onImported?: ((report: LaporanImport) => void) | undefined;
}

/** Import of a list whose records are recognised by a key. */
export function ImportButton<Values extends object, Row extends { id: string }>({
  source,
  onImported,
}: ImportProps<Values, Row>) {
  const [open, setOpen] = useState(false);
  const calls = callsOf(source);
  const download = useFile(calls.template);
  const { label, labels: written = {}, readLabels, importKey } = source;
  if (importKey === undefined) return null;
  const labels = Object.fromEntries(labelsOf({ readLabels, labels: written }));
  return (
    <>
      <Button startIcon={<UploadFileOutlined />} onClick={() => setOpen(true)}>
        Impor
      </Button>
      {open && (
        <ImportDialog
          title={`Impor ${label.toLowerCase()}`}
          call={calls.imported}
          noun="data"
          hint="XLS atau XLSX, paling besar 2 MB dan 20.000 baris, dengan judul kolom seperti di templat atau hasil ekspor"
          contoh={Object.entries(labels)}
          kunci={labels[importKey] ?? importKey}
          onImported={onImported}
          onClose={() => setOpen(false)}
        >
          <Button
            startIcon={<DownloadOutlined />}
            disabled={download.isPending}
            onClick={() => download.mutate({ fileName: `Templat ${label}.xlsx` })}
            sx={{ alignSelf: 'flex-start' }}
          >
            Unduh templat
          </Button>
        </ImportDialog>
      )}
    </>
  );
}
