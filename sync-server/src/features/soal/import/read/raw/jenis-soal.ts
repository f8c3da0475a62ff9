/** Question types that are no single choice, by the name their format gives them. */
const names: Record<string, string> = {
  essay: 'Soal esai',
  kompleks: 'Soal pilihan ganda kompleks',
  short: 'Soal isian singkat',
  shortanswer: 'Soal isian singkat',
  numerical: 'Soal jawaban angka',
  calculated: 'Soal hitungan dengan angka acak',
  calculatedsimple: 'Soal hitungan dengan angka acak',
  calculatedmulti: 'Soal hitungan dengan angka acak',
  matching: 'Soal menjodohkan',
  randomsamatch: 'Soal menjodohkan',
  gapselect: 'Soal melengkapi teks',
  ddwtos: 'Soal seret teks',
  ddmarker: 'Soal seret ke gambar',
  ddimageortext: 'Soal seret ke gambar',
  ordering: 'Soal mengurutkan',
  cloze: 'Soal dengan jawaban di dalam teks',
  multianswer: 'Soal dengan jawaban di dalam teks',
};

/** Why an entry of this type is not imported. */
export function jenisLain(jenis: string): string {
  const type = jenis.toLowerCase();
  if (type === 'description') {
    return 'Ini teks tanpa jawaban (pengantar), bukan soal. Salin isinya ke soal yang memerlukannya.';
  }
  const name = names[type] ?? `Soal berjenis "${jenis.slice(0, 40)}"`;
  return `${name} belum dapat diimpor. Yang diimpor hanya pilihan ganda dengan satu jawaban benar.`;
}
