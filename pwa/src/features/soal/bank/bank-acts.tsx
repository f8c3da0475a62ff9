import { Button } from '@mui/material';
import type { MasterSoal } from '@spmb/shared/soal/master-soal.schema.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FoldedActs } from '../../../kit/list/folded-acts.tsx';
import { ExportSoal } from './export-soal.tsx';
import { LampiranLink } from './lampiran-link.tsx';

interface BankActsProps {
  bankId: string;
  /** undefined: not read yet. */
  bank: MasterSoal | undefined;
  /** The bank has no question. */
  isEmpty: boolean;
  /** How questions are added. */
  children: ReactNode;
}

/** What can be done with a bank: look at it, take it along, add to it. */
export function BankActs({ bankId, bank, isEmpty, children }: BankActsProps) {
  return (
    <>
      <Button component={Link} to={`/backend/ujian-master-soal-detail-preview/${bankId}`}>
        Pratinjau
      </Button>
      {bank && (!isEmpty || bank.lampiran !== null) && (
        <FoldedActs>
          {!isEmpty && <ExportSoal bankId={bankId} mapel={bank.mapel} />}
          {bank.lampiran !== null && <LampiranLink name={bank.lampiran} mapel={bank.mapel} />}
        </FoldedActs>
      )}
      {children}
    </>
  );
}

/** How questions get into a bank: from a file, or typed. */
export function Beginnings({ bankId, onAdd }: { bankId: string; onAdd: () => void }) {
  return (
    <>
      <Button component={Link} to={`/backend/ujian-master-soal-detail/${bankId}/impor`}>
        Impor
      </Button>
      <Button variant="contained" onClick={onAdd}>
        Tambah soal
      </Button>
    </>
  );
}
