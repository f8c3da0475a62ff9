import { Button } from '@mui/material';
import { ColumnChooser } from './column-chooser.tsx';
import type { ColumnField } from './column-fields.tsx';
import type { useImport } from './use-import.ts';

interface ImportColumnsProps {
  columns: readonly ColumnField[];
  impor: ReturnType<typeof useImport>;
  /** Somebody has asked to choose. */
  isChoosing: boolean;
  onChoosing: () => void;
}

/** The columns of a file: to be chosen where they were not understood, and on request where they were. */
export function ImportColumns({ columns, impor, isChoosing, onChoosing }: ImportColumnsProps) {
  const { send, tabel, heads, peta, chooseColumns } = impor;
  if (tabel.length === 0) return null;
  if (!isChoosing && !send.isError)
    return (
      <Button onClick={onChoosing} sx={{ alignSelf: 'flex-start' }}>
        Kolomnya terbaca keliru? Pilih kolom sendiri
      </Button>
    );
  return (
    <ColumnChooser
      key={heads}
      tabel={tabel}
      peta={peta}
      fields={columns}
      disabled={send.isPending}
      onChoose={(by) => {
        onChoosing();
        chooseColumns(by);
      }}
    />
  );
}
