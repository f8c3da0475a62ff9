/** Fields of a row that are typed in the grid, in the order of its columns. */
export const kolomKisi = ['wawancara', 'keterangan'] as const;
export type KolomKisi = (typeof kolomKisi)[number];
export type BarisKisi = Readonly<Record<KolomKisi, string>>;

/** What was typed and is not saved, by row; a field that says what is stored again is not in it. */
export type Ketikan = Readonly<Record<string, Partial<BarisKisi>>>;

/** A grid while it is typed in: what was typed, and what it was before each step. */
export interface Kisi {
  ketikan: Ketikan;
  sebelum: readonly Ketikan[];
  /** Cell of the last step, where it was typed: the next letter there is the same step. */
  terakhir: string | undefined;
}

export const kisiOf = (ketikan: Ketikan): Kisi => ({ ketikan, sebelum: [], terakhir: undefined });

export interface Sel {
  id: string;
  kolom: KolomKisi;
  teks: string;
}

/** Cells are filled, in one step; `terakhir` names the cell where it was typed and not pasted. */
export function isiSel(
  kisi: Kisi,
  sel: readonly Sel[],
  stored: (id: string) => BarisKisi | undefined,
  terakhir?: string,
): Kisi {
  const rows = new Map(Object.entries(kisi.ketikan));
  for (const { id, kolom, teks } of sel) {
    const { [kolom]: _, ...others } = rows.get(id) ?? {};
    const row = teks === stored(id)?.[kolom] ? others : { ...others, [kolom]: teks };
    if (Object.keys(row).length > 0) rows.set(id, row);
    else rows.delete(id);
  }
  const ketikan = Object.fromEntries(rows);
  const isSameStep = terakhir !== undefined && terakhir === kisi.terakhir;
  return { ketikan, sebelum: isSameStep ? kisi.sebelum : [...kisi.sebelum, kisi.ketikan], terakhir };
}

/** One step back. */
export function urungkan(kisi: Kisi): Kisi {
  const last = kisi.sebelum.at(-1);
  return last ? { ketikan: last, sebelum: kisi.sebelum.slice(0, -1), terakhir: undefined } : kisi;
}

/** Once `tersimpan` is saved; what was typed in its rows meanwhile stays, and nothing is stepped back into. */
export const tanpa = ({ ketikan }: Kisi, tersimpan: Ketikan): Kisi =>
  kisiOf(Object.fromEntries(Object.entries(ketikan).filter(([id, row]) => row !== tersimpan[id])));

/** Cells that a pasted text fills, from a cell on to the right and down, as spreadsheets do; what lies outside is left out. */
export function selTempelan(
  teks: string,
  ids: readonly string[],
  from: { id: string; kolom: KolomKisi },
): Sel[] {
  const rows = teks.replace(/\r?\n$/, '').split(/\r?\n/);
  const [top, left] = [ids.indexOf(from.id), kolomKisi.indexOf(from.kolom)];
  return rows.flatMap((row, down) =>
    row.split('\t').flatMap((cell, right) => {
      const [id, kolom] = [ids[top + down], kolomKisi[left + right]];
      return id !== undefined && kolom !== undefined ? [{ id, kolom, teks: cell.trim() }] : [];
    }),
  );
}
