import { Button } from '@mui/material';
import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import { KOLOM_PETA, KOLOM_WAJIB, kataKolom } from '@spmb/shared/soal/import/peta-kolom.ts';
import { useState } from 'react';
import { ColumnChooser, headsOf, type Peta } from '../../../kit/spreadsheet/column-chooser.tsx';
import type { AskedImport, SendImport } from './use-soal-import.ts';

const needed: readonly string[] = KOLOM_WAJIB;
const fields = KOLOM_PETA.map((name) => ({ name, label: kataKolom[name], isNeeded: needed.includes(name) }));

interface SoalImportColumnsProps {
  tabel: readonly TabelTerbaca[];
  send: SendImport;
  asked: AskedImport;
  check: (change: { peta: Peta }) => void;
}

/** The columns of a file of questions: to be chosen where its header is not known, and on request where it is. */
export function SoalImportColumns({ tabel, send, asked, check }: SoalImportColumnsProps) {
  const [open, setOpen] = useState(false);
  const [last, setLast] = useState<{ heads: string; peta: Peta }>();
  if (tabel.length === 0) return null;
  const heads = headsOf(tabel);
  if (!open && !send.isError)
    return (
      <Button onClick={() => setOpen(true)} sx={{ alignSelf: 'flex-start' }}>
        Kolomnya terbaca keliru? Pilih kolom sendiri
      </Button>
    );
  return (
    <ColumnChooser
      key={heads}
      tabel={tabel}
      fields={fields}
      peta={asked.peta ?? (last?.heads === heads ? last.peta : undefined)}
      disabled={send.isPending}
      onChoose={(peta) => {
        setOpen(true);
        setLast({ heads, peta });
        check({ peta });
      }}
    />
  );
}
