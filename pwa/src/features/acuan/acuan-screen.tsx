import type { Acuan, IsianAcuan } from '@spmb/shared/acuan/acuan.schema.ts';
import type { ReactNode } from 'react';
import { useTitle } from '../../shell/use-title.ts';
import type { Column, RowAction } from '../../kit/table/column.ts';
import { CrudScreen } from '../../kit/crud/crud-screen.tsx';
import type { CrudSource } from '../../kit/crud/crud-source.ts';
import { InputField } from '../../kit/form/form-fields.tsx';

const columns: Column<Acuan>[] = [{ field: 'name', label: 'Nama', flex: 1, width: 200 }];

interface AcuanScreenProps {
  title: string;
  source: CrudSource<IsianAcuan, Acuan>;
  empty: string;
  /** What the list is for, or an example of an entry. */
  hint: string;
  actions?: ReactNode;
  rowActions?: readonly RowAction<Acuan>[];
}

/** A reference list: names in a dialog. */
export function AcuanScreen({ title, hint, ...rest }: AcuanScreenProps) {
  useTitle(title);
  return (
    <CrudScreen
      title={title}
      look="dialog"
      numbered
      columns={columns}
      card={({ name }) => ({ main: name, lines: [] })}
      nameOf={({ name }) => name}
      initial={{ name: '' }}
      {...rest}
    >
      <InputField
        name="name"
        label="Nama"
        hint={`${hint}. Tidak boleh sama dengan yang sudah ada`}
        autoFocus
      />
    </CrudScreen>
  );
}
