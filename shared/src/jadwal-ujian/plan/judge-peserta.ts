/** What decides whether a participant sits an exam. */
export interface PesertaDinilai {
  /** Code of the file's status; null: takes part in exams only. */
  status: number | null;
  jurusan_id_1: string | null;
  /** Session as the school's list spells it; null or '': any. */
  sesi: string | null;
}

export interface AturanPeserta {
  /** Codes of file status whose applicants sit exams. */
  pesertas: readonly number[];
  /** Programme of the schedule; null: all. */
  program_keahlian_id: string | null;
}

/** Why a participant takes no part in a schedule; undefined where he does. Source: school profile, `pesertas`. */
export function refusePeserta(peserta: PesertaDinilai, aturan: AturanPeserta): string | undefined {
  if (peserta.status !== null && !aturan.pesertas.includes(peserta.status)) {
    return 'Status berkasnya tidak ikut ujian menurut Profil Sekolah.';
  }
  if (aturan.program_keahlian_id !== null && peserta.jurusan_id_1 !== aturan.program_keahlian_id) {
    return 'Pilihan pertamanya program keahlian lain.';
  }
  return undefined;
}

/**
 * The session that a participant's list names, of the known ones: compared without case, spaces and the word
 * "sesi", so that `1` and `Sesi 1` mean the same. Undefined where it names none of them.
 */
export function findSesi<Sesi extends { name: string }>(
  text: string | null,
  sesis: readonly Sesi[],
): Sesi | undefined {
  const wanted = key(text ?? '');
  return wanted === '' ? undefined : sesis.find(({ name }) => key(name) === wanted);
}

const key = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')
    .replace(/^sesi/, '')
    .replace(/^0+(?=\d)/, '');
