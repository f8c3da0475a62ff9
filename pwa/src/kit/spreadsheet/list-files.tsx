import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Button } from '@mui/material';
import type { LaporanImpor } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { besideList, labelsOf } from '@spmb/shared/kernel/resource.ts';
import { useState } from 'react';
import { ImporDialog } from './import-dialog.tsx';
import type { ListQuery } from '../list/page-of-rows.ts';
import { useDownload } from '../call/use-download.ts';

/** What a list needs for its files: a resource, at its address or below a parent. */
interface ListSource {
  label: string;
  path: string;
  labels?: Readonly<Partial<Record<string, string>>> | undefined;
  readLabels?: Readonly<Partial<Record<string, string>>> | undefined;
  importKey?: string | undefined;
  unexported?: true | undefined;
}

interface ExportProps {
  source: ListSource;
  query: ListQuery;
  /** Query of the filters: '?authent=guru'. */
  narrowed?: string;
}

/** The list as an Excel file, as it is narrowed, searched and sorted now. */
export function ExportButton({ source, query, narrowed = '' }: ExportProps) {
  const download = useDownload();
  if (source.unexported) return null;
  const params = new URLSearchParams(narrowed);
  for (const [name, value] of Object.entries({ q: query.q, sort: query.sort }))
    if (value) params.set(name, value);
  return (
    <Button
      startIcon={<DownloadOutlined />}
      disabled={download.isPending}
      onClick={() =>
        download.mutate({
          path: `${besideList(source.path, 'export')}${params.size > 0 ? `?${params.toString()}` : ''}`,
          fileName: `${source.label}.xlsx`,
        })
      }
    >
      {download.isPending ? 'Menyiapkan…' : 'Ekspor Excel'}
    </Button>
  );
}

interface ImportProps {
  source: ListSource;
  onImported?: ((report: LaporanImpor) => void) | undefined;
}

/** Import of a list whose records are recognised by a key. */
export function ImportButton({ source, onImported }: ImportProps) {
  const [open, setOpen] = useState(false);
  const download = useDownload();
  const { label, path, labels: written = {}, readLabels, importKey } = source;
  if (importKey === undefined) return null;
  const labels = Object.fromEntries(labelsOf({ readLabels, labels: written }));
  const listPath = path.split('/').slice(0, 3).join('/');
  return (
    <>
      <Button startIcon={<UploadFileOutlined />} onClick={() => setOpen(true)}>
        Impor
      </Button>
      {open && (
        <ImporDialog
          title={`Impor ${label.toLowerCase()}`}
          path={besideList(path, 'impor')}
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
            onClick={() =>
              download.mutate({
                path: besideList(listPath, 'impor-template'),
                fileName: `Templat ${label}.xlsx`,
              })
            }
            sx={{ alignSelf: 'flex-start' }}
          >
            Unduh templat
          </Button>
        </ImporDialog>
      )}
    </>
  );
}
