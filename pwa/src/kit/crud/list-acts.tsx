import AddOutlined from '@mui/icons-material/AddOutlined';
import { Button } from '@mui/material';
import type { LaporanImport } from '@spmb/shared/kernel/laporan-import.schema.ts';
import { callsOf } from '@spmb/shared/resource-calls.ts';
import type { ReactNode } from 'react';
import type { CrudSource } from './crud-source.ts';
import { FoldedActs } from '../list/folded-acts.tsx';
import { newRecord, type ListAddress } from '../list/use-list-address.ts';
import { ExportButton, ImportButton } from '../spreadsheet/list-files.tsx';

interface BeginningsProps<Values extends object, Row extends { id: string }> {
  source: CrudSource<Values, Row>;
  address: ListAddress;
  onImported: ((report: LaporanImport) => void) | undefined;
}

interface ListActsProps<Values extends object, Row extends { id: string }> extends BeginningsProps<
  Values,
  Row
> {
  /** What the filters narrow it to. */
  narrowed: Readonly<Record<string, string>>;
  /** Acts of the screen before the others; `moreActions` stand folded on a phone. */
  actions: ReactNode;
  moreActions: ReactNode;
}

/** What can be done with a list as a whole. */
export function ListActs<Values extends object, Row extends { id: string }>(
  props: ListActsProps<Values, Row>,
) {
  const { source, address, onImported, narrowed, actions, moreActions } = props;
  const files = (
    <>
      {!source.unexported && (
        <ExportButton
          list={callsOf(source).list}
          label={source.label}
          query={address.query}
          narrowed={narrowed}
        />
      )}
      <ImportButton source={source} onImported={onImported} />
    </>
  );
  return (
    <>
      {actions}
      {source.fixed ? (
        files
      ) : (
        <FoldedActs>
          {moreActions}
          {files}
        </FoldedActs>
      )}
      <AddButton isFixed={source.fixed} address={address} />
    </>
  );
}

/** How an empty list is filled. */
export function Beginnings<Values extends object, Row extends { id: string }>(
  props: BeginningsProps<Values, Row>,
) {
  const { source, address, onImported } = props;
  return (
    <>
      <AddButton isFixed={source.fixed} address={address} />
      <ImportButton source={source} onImported={onImported} />
    </>
  );
}

function AddButton({ isFixed = false, address }: { isFixed: boolean | undefined; address: ListAddress }) {
  if (isFixed) return null;
  return (
    <Button variant="contained" startIcon={<AddOutlined />} onClick={() => address.open(newRecord)}>
      Tambah
    </Button>
  );
}
