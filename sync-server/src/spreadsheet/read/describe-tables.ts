import type { TabelTerbaca } from '@spmb/shared/kernel/tabel-terbaca.schema.ts';
import { columnLetters, findColumns, type FoundHeader, type HeaderTexts } from './header.ts';

const mostTables = 20;
const mostColumns = 40;
const searchedRows = 20;
const examples = 3;
const exampleLength = 80;

/**
 * The tables of a file as people choose columns from them, with what is understood of their heads. What the field
 * `secret` holds (a password) is not among the examples.
 */
export function describeTables<Field extends string>(
  tables: readonly { name: string; rows: readonly (readonly string[])[] }[],
  texts: HeaderTexts<Field>,
  secret?: NoInfer<Field>,
): TabelTerbaca[] {
  return tables.slice(0, mostTables).flatMap(({ name, rows }, tabel) => {
    const header = likelyHeader(rows, texts);
    const isSecret = (column: number) => secret !== undefined && header.columns[secret] === column;
    const width = Math.min(mostColumns, Math.max(0, ...rows.slice(0, 200).map((cells) => cells.length)));
    const kolom = Array.from({ length: width }, (_, indeks) => ({
      indeks,
      huruf: columnLetters(indeks),
      judul: shorten(rows[header.row]?.[indeks] ?? ''),
      contoh: isSecret(indeks) ? [] : samplesOf(rows, header.row + 1, indeks),
    })).filter(({ judul, contoh }) => judul !== '' || contoh.length > 0);
    if (kolom.length < 2) return [];
    const terbaca = Object.fromEntries(
      Object.entries<number | undefined>(header.columns).flatMap(([field, column]) =>
        column === undefined || column >= mostColumns ? [] : [[field, column]],
      ),
    );
    return [{ tabel, nama: name.slice(0, exampleLength), baris: header.row + 1, kolom, terbaca }];
  });
}

function samplesOf(rows: readonly (readonly string[])[], from: number, column: number): string[] {
  const found: string[] = [];
  for (let row = from; row < rows.length && found.length < examples; row += 1) {
    const text = shorten(rows[row]?.[column] ?? '');
    if (text !== '') found.push(text);
  }
  return found;
}

const shorten = (text: string) => text.slice(0, 400).replaceAll(/\s+/g, ' ').trim().slice(0, exampleLength);

/** The row with the most known heads; without any, the first that is filled. */
function likelyHeader<Field extends string>(
  rows: readonly (readonly string[])[],
  texts: HeaderTexts<Field>,
): FoundHeader<Field> {
  const found = rows
    .slice(0, searchedRows)
    .map((cells, row) => ({ row, columns: findColumns(cells, texts) }));
  const [best] = found.toSorted((a, b) => Object.keys(b.columns).length - Object.keys(a.columns).length);
  if (best && Object.keys(best.columns).length > 0) return best;
  const first = rows.findIndex((cells) => cells.some((text) => text.trim() !== ''));
  return { row: Math.max(0, first), columns: {} };
}

/**
 * What is missing in the header that is nearest to a known one, in a sentence; undefined where none is near. `words` are
 * the needed fields as people call them.
 */
export function sayMissing(
  tables: readonly TabelTerbaca[],
  words: Readonly<Record<string, string>>,
): string | undefined {
  const needed = Object.keys(words);
  const found = ({ terbaca }: TabelTerbaca) => needed.filter((field) => terbaca[field] !== undefined).length;
  const [nearest] = tables.toSorted((a, b) => found(b) - found(a));
  if (!nearest || found(nearest) === 0) return undefined;
  const places = Object.values(nearest.terbaca);
  const known = nearest.kolom.flatMap(({ indeks, huruf, judul }) =>
    places.includes(indeks) ? [`${judul} (${huruf})`] : [],
  );
  const missing = needed.flatMap((field) =>
    nearest.terbaca[field] === undefined ? [words[field] ?? field] : [],
  );
  if (missing.length === 0)
    return `Judul kolom ada di baris ${nearest.baris}, padahal harus di enam baris pertama. Pilih kolomnya di bawah ini, atau hapus baris di atasnya.`;
  return `Kolom ${missing.join(' dan ')} tidak ditemukan. Yang dikenali di baris ${nearest.baris}: ${known.join(', ')}. Pilih kolomnya di bawah ini, atau betulkan judulnya di berkas.`;
}
