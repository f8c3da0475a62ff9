import { useMemo, useState, type ReactNode } from 'react';
import { TextField } from '../../../ui/field/text-field.tsx';
import { pencari, ribuan, teksCari } from './cari.ts';
import { Pager } from './pager.tsx';
import './search-table.css';

export const rowsPerPage = 10;

export interface Column<Row> {
  head: string;
  cell: (row: Row) => ReactNode;
  /** `main`: heads the row's card on a phone, `nomor`: is left out there, `kode`: stays on one line, `count`: stands at the right. */
  kind?: 'main' | 'nomor' | 'kode' | 'count';
}

interface SearchTableProps<Row> {
  /** What the table is called. */
  label: string;
  rows: readonly Row[];
  columns: readonly Column<Row>[];
  /** What a row is found by. */
  textsOf: (row: Row) => readonly string[];
  keyOf: (row: Row) => number;
  /** Said of a table without rows. */
  empty: ReactNode;
}

/** A list that is searched and turned over in the page: of 10,000 rows ten are drawn. On a phone each is a card. */
export function SearchTable<Row>({ label, rows, columns, textsOf, keyOf, empty }: SearchTableProps<Row>) {
  const [dicari, setDicari] = useState('');
  const [isFocused, setFocused] = useState(false);
  const [halaman, setHalaman] = useState(0);
  const isSearched = dicari.trim() !== '';
  // Of a long list they take a moment, so that they are made while the keyboard comes up.
  const isReady = isFocused || isSearched;
  const texts = useMemo(
    () => (isReady ? rows.map((row) => teksCari(textsOf(row))) : []),
    [isReady, rows, textsOf],
  );
  const found = useMemo(() => {
    const isMeant = pencari(dicari);
    return isSearched ? rows.filter((_, index) => isMeant(texts[index] ?? '')) : rows;
  }, [rows, texts, dicari, isSearched]);
  if (rows.length === 0) return <p className="search-table-empty">{empty}</p>;
  const last = Math.max(0, Math.ceil(found.length / rowsPerPage) - 1);
  const shown = Math.min(halaman, last);
  const page = found.slice(shown * rowsPerPage, (shown + 1) * rowsPerPage);
  return (
    <div className="search-table">
      <TextField
        label="Cari"
        type="search"
        autoComplete="off"
        value={dicari}
        onFocus={() => setFocused(true)}
        onChange={(event) => {
          setDicari(event.target.value);
          setHalaman(0);
        }}
      />
      <Rows label={label} rows={page} columns={columns} keyOf={keyOf} />
      <p role="status">
        {found.length === 0
          ? `Tidak ada yang cocok dengan “${dicari.trim()}”. Periksa ejaannya, atau kosongkan pencarian.`
          : `${ribuan(shown * rowsPerPage + 1)}–${ribuan(shown * rowsPerPage + page.length)} dari ${ribuan(found.length)}`}
      </p>
      <Pager shown={shown} last={last} onTurn={setHalaman} />
    </div>
  );
}

type RowsProps<Row> = Pick<SearchTableProps<Row>, 'label' | 'rows' | 'columns' | 'keyOf'>;

// The roles are those that the elements have: drawn as cards, browsers take them away.
function Rows<Row>({ label, rows, columns, keyOf }: RowsProps<Row>) {
  return (
    <table role="table" aria-label={label}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map(({ head, kind }) => (
            <th key={head} role="columnheader" scope="col" className={kind}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row) => (
          <tr key={keyOf(row)} role="row">
            {columns.map(({ head, cell, kind }) => (
              <td key={head} role="cell" className={kind} data-head={head}>
                {cell(row)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
