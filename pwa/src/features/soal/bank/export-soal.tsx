import DownloadOutlined from '@mui/icons-material/DownloadOutlined';
import { Button } from '@mui/material';
import { at } from '@spmb/shared/kernel/call.ts';
import { exportSoal } from '@spmb/shared/soal/calls.ts';
import type { FormatExportSoal } from '@spmb/shared/soal/export-soal.schema.ts';
import { useFile } from '../../../kit/call/use-file.ts';

const files = [
  ['xlsx', 'Unduh .xlsx', 'xlsx'],
  ['moodle-xml', 'Unduh Moodle XML', 'xml'],
] as const satisfies readonly (readonly [FormatExportSoal, string, string])[];

/** Buttons that take a bank home as a file, key included: to edit and import again, or for another program. */
export function ExportSoal({ bankId, mapel }: { bankId: string; mapel: string }) {
  const download = useFile(at(exportSoal, { id: bankId }));
  return files.map(([format, label, extension]) => (
    <Button
      key={format}
      startIcon={<DownloadOutlined />}
      disabled={download.isPending}
      onClick={() => download.mutate({ input: { format }, fileName: `Soal ${mapel}.${extension}` })}
    >
      {label}
    </Button>
  ));
}
