import type { Masukan } from './passing-grade.ts';

/**
 * What keeps a run from being one, each as a sentence: it is refused whole before anything is counted. A score that is
 * missing never gets here: who runs decides before whether it blocks or counts as 0. `names`: of programmes, where they have any.
 */
export function periksaMasukan(
  { calon, program, penempatan, aturan }: Masukan,
  names: ReadonlyMap<string, string> = new Map(),
): string[] {
  const known = new Map(program.map((one) => [one.id, one]));
  const ids = new Set(calon.map(({ id }) => id));
  const wrong: string[] = [];
  if (ids.size < calon.length)
    wrong.push('Ada pendaftar yang tercatat dua kali. Muat ulang, lalu jalankan lagi.');
  if (!(aturan.persen_afirmasi >= 0 && aturan.persen_afirmasi <= 100))
    wrong.push('Persen kursi afirmasi harus 0 sampai 100. Perbaiki di pengaturan seleksi.');
  for (const { id, pagu } of program)
    if (!Number.isInteger(pagu) || pagu < 0)
      wrong.push(
        `Program ${names.get(id) ?? id} belum mempunyai pagu. Isi pagunya di data program keahlian.`,
      );
  for (const { nomor, nilai, pilihan } of calon) {
    const [first, second] = pilihan;
    if (!Number.isInteger(nilai) || nilai < 0)
      wrong.push(`Nilai akhir pendaftar ${nomor} tidak dapat dihitung. Periksa nilainya.`);
    if (!known.has(first) || (second !== null && !known.has(second)))
      wrong.push(`Pilihan pendaftar ${nomor} menyebut program yang tidak ada lagi. Perbaiki di berkasnya.`);
    else if (first === second) wrong.push(`Kedua pilihan pendaftar ${nomor} sama. Perbaiki di berkasnya.`);
  }
  for (const { id, program: where, terbit } of penempatan)
    if (!ids.has(id) || !known.has(where))
      wrong.push(
        terbit
          ? 'Ada kursi terbit milik pendaftar yang berkasnya tidak sedang diterima. Putuskan dahulu berkasnya di Verifikasi.'
          : 'Ada penempatan manual untuk pendaftar atau program yang tidak ada lagi. Batalkan dahulu.',
      );
  return wrong;
}
