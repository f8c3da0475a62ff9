import type { BarisPeserta, Temuan } from './import-peserta.schema.ts';

/** A programme as an import names it. */
export interface ImportedProgram {
  id: string;
  name: string;
  singkat: string;
}

/** Finds a programme by name or short name, without regard to case, spaces and signs. */
export function buildProgramFinder<Program extends ImportedProgram>(
  programs: readonly Program[],
): (text: string) => Program | undefined {
  const byKey = new Map<string, Program>();
  for (const program of programs) byKey.set(key(program.singkat), program);
  for (const program of programs) byKey.set(key(program.name), program);
  byKey.delete('');
  // A file names few programmes very often.
  const byText = new Map<string, Program | undefined>();
  return (text) => {
    if (!byText.has(text)) byText.set(text, byKey.get(key(text)));
    return byText.get(text);
  };
}

/**
 * The rows with every choice spelt as the programme's `name`, and blank where no programme is meant: exams need
 * none. Each unknown text is reported once, with the first row that has it and the number of rows.
 */
export function resolvePilihan(
  rows: readonly BarisPeserta[],
  programs: readonly ImportedProgram[],
): { baris: BarisPeserta[]; temuan: Temuan[] } {
  const find = buildProgramFinder(programs);
  const unknown = new Map<string, { baris: number; kolom: string; jumlah: number }>();
  const resolve = (row: BarisPeserta, kolom: 'pilihan_1' | 'pilihan_2'): string => {
    const text = row[kolom];
    const program = find(text);
    if (program !== undefined || text === '') return program?.name ?? '';
    const seen = unknown.get(text) ?? { baris: row.baris, kolom, jumlah: 0 };
    unknown.set(text, { ...seen, jumlah: seen.jumlah + 1 });
    return '';
  };
  const baris = rows.map((row) => ({
    ...row,
    pilihan_1: resolve(row, 'pilihan_1'),
    pilihan_2: resolve(row, 'pilihan_2'),
  }));
  const temuan = [...unknown].map(([text, { baris, kolom, jumlah }]): Temuan => {
    const pesan = `Program keahlian “${text}” tidak dikenal (${jumlah} baris), jadi pilihan dikosongkan. Tambahkan programnya, lalu impor lagi.`;
    return { baris, sel: '', kolom, tingkat: 'peringatan', pesan };
  });
  return { baris, temuan };
}

function key(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');
}
