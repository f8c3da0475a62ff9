/**
 * Why a new region cannot have the code `id` under the region `induk` ('' for a province), at the field `id`. A code
 * begins with that of the region above (N4); a province's is not of four digits, by which addresses know a regency (N3).
 */
export function checkKodeWilayah(id: string, induk: string): Record<string, string> {
  if (!id.startsWith(induk) || id === induk)
    return { id: `Kode diawali ${induk}, kode wilayah di atasnya, misalnya ${induk}01.` };
  if (induk === '' && id.length === 4)
    return { id: 'Empat angka adalah kode kabupaten atau kota. Kode provinsi dua angka, misalnya 34.' };
  return {};
}
