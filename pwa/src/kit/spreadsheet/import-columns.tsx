import { Button } from '@mui/material';
import { ColumnChooser } from './column-chooser.tsx';
import type { ColumnField } from './column-fields.tsx';
import type { useImpor } from './use-import.ts';

interface ImporColumnsProps {
  columns: readonly ColumnField[];
  impor: ReturnType<typeof useImpor>;
  /** Somebody has asked to choose. */
  isChoosing: boolean;
  onChoosing: () => void;
}

/** The columns of a file: to be chosen where they were not understood, and on request where they were. */
export function ImporColumns({ columns, impor, isChoosing, onChoosing }: ImporColumnsProps) {
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
